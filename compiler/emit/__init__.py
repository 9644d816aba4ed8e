"""From the intermediate form to one Python module."""
