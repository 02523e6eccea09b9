"""What is printed on the components: the file, its guide, how it is read and checked."""
