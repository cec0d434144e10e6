"""What is kept: the data folder, the database, and a game made from its entries again."""
