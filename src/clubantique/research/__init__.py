"""The games for research: adapters to PettingZoo, OpenSpiel and Gymnasium. No rules inside."""
