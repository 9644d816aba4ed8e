"""The grammar of the rule language and the schema of the container; data only."""
