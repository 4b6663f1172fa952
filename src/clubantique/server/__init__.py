"""The club room: tables that friends share over the network. No rules inside."""
