ui-no-answer-in-time = Dockside did not answer in time. Nothing is lost: try again.
