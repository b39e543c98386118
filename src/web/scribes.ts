// What bots and the people of examples are called.
export const SCRIBES = ['Anselm', 'Hildegard', 'Alcuin', 'Héloïse', 'Bede'] as const;
