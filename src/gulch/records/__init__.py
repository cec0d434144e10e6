"""Records read back: played again, gone back in, sent to other processes, proved. The kernel only writes them."""
