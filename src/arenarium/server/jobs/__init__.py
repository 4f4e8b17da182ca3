"""What takes long: bots that think, matches that are read, people who are called. It knows no open table."""
