sandbox-no-answer-in-time = Dockside did not answer in time. Nothing is lost: try again.

# What Discord's own client would not let a person do.
sandbox-refused = Discord refuses this (code { $code }). Nothing has changed.
sandbox-request-lacks = The page asked without saying “{ $field }”. Load it again.
sandbox-unknown-request = The local table does not know the request “{ $request }”. Load the page again.
sandbox-nobody-chosen = Choose who you are first.
sandbox-nobody-called = Nobody here is called { $name }.
sandbox-no-person = There is no such person here.
sandbox-no-role = There is no such role here.
sandbox-no-channel = There is no such channel here.
sandbox-no-channel-called = No channel here is called { $name }.
sandbox-channels-called = { $name } sees { $count } channels called “{ $channel }”.
sandbox-no-language = Discord does not have that language.
sandbox-no-command = There is no command /{ $path } here for { $name }.
sandbox-no-option = /{ $path } has no option “{ $option }”.
sandbox-option-needed = /{ $path } needs “{ $option }”.
sandbox-option-offers-nothing = The option “{ $option }” of /{ $path } offers nothing to choose from.
sandbox-option-length = “{ $option }” takes { $least } to { $most } characters.
sandbox-option-number = “{ $option }” takes a number.
sandbox-option-least = “{ $option }” must be at least { $bound }.
sandbox-option-most = “{ $option }” must be at most { $bound }.
sandbox-option-choice = “{ $option }” must be one of the choices.
sandbox-option-file = “{ $option }” takes a file.
sandbox-message-gone = That message is gone.
sandbox-message-unseen = { $name } does not see that message.
sandbox-message-length = A message has 1 to { $most } characters.
sandbox-cannot-write = { $name } cannot write here.
sandbox-thread-archived = This thread is archived. Write a message in it, and it opens again.
sandbox-thread-locked = This thread is locked. Only those who manage threads can do anything in it.
sandbox-cannot-delete = { $name } cannot delete that message.
sandbox-not-dismissable = Only a message shown to you alone can be dismissed.
sandbox-no-control = The message has no such control.
sandbox-control-unusable = That control cannot be used.
sandbox-not-a-button = That is a list to choose from, not a button.
sandbox-not-a-list = That is a button, not a list to choose from.
sandbox-not-one-control = { $count ->
    [0] There is no control “{ $name }” here, only: { $known }.
   *[other] There are { $count } controls “{ $name }” here: { $known }.
}
sandbox-not-one-question = { $count ->
    [0] There is no question “{ $name }” here, only: { $known }.
   *[other] There are { $count } questions “{ $name }” here: { $known }.
}
sandbox-no-form-opened = The bot opened no form.
sandbox-no-form = No such form is open.
sandbox-no-question = The form has no question “{ $name }”.
sandbox-choose = Choose { $least } to { $most } here, not { $count }.
sandbox-choose-one = Choose one of the answers.
sandbox-not-on-offer = “{ $value }” is not on offer here.
sandbox-write = Write { $least } to { $most } characters here.
sandbox-tick = Tick { $least } to { $most } here, not { $count }.
sandbox-attach = Attach { $least } to { $most } files here, not { $count }.
