// The names of bots and of players in examples.
export const BOT_NAMES = ['Anselm', 'Hildegard', 'Alcuin', 'Héloïse', 'Bede'] as const;
