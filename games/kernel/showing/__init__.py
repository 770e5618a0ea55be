"""What people see: messages, boards, and what is hidden from them."""
