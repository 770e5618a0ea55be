def policy(view, prompt, dice):
    return prompt.sample(dice)
