"""The intermediate form: checked, typed, and free of names that could still be wrong."""
