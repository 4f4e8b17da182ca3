"""One table's life: its mailbox, its commits, who sits there, who plays, who looks on."""
