-- How strong a bot plays in this seat. Those who sat there before were all alike.
ALTER TABLE seat ADD COLUMN level TEXT NOT NULL DEFAULT 'club' CHECK (level IN ('easy', 'club', 'expert'));
