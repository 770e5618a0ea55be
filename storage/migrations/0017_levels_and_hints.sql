-- How strong a bot plays in this seat. Those who sat there before were all alike.
ALTER TABLE seat ADD COLUMN level TEXT NOT NULL DEFAULT 'club' CHECK (level IN ('easy', 'club', 'expert'));

-- Whether an expert may be asked what one had best do. NULL: where only one person plays.
ALTER TABLE game ADD COLUMN hints INTEGER CHECK (hints IN (0, 1));
