## Часовые пояса и сроки так, как их пишут
ui-zone-unknown = «{ $typed }» я не знаю. Назовите крупный город поблизости или напишите, например, UTC+3.
ui-zone-several = «{ $typed }» — это может быть { $zones }: напишите, что именно.
ui-clock-example-bank = 3 дня, 12 ч
ui-clock-example-back = 12 ч
