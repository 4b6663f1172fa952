"""Adel verpflichtet, rule by rule, as the ledger numbers them."""
