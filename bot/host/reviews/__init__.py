"""Looking back at a game that is over: which moves cost somebody most."""
