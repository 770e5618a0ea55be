picture-amount = { $amount }
picture-place = place { $rank }
