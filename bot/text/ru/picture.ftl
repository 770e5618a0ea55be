picture-amount = { $amount }
picture-place = { $rank }-е место
