"""One line of the rules is changed, and everybody says and does the new thing: the changes, and who is asked."""
