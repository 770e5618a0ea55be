## A game that all have left
host-deserted = Everyone has left this table. If nobody takes a seat by <t:{ $when }:D>, it goes into the archive.
host-abandoned = Nobody has come back for a week, so this table is closed. A moderator can bring it back from the archive.
ui-not-deserted = Everyone had left this table, but somebody is playing again: it stays.
