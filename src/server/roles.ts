// The roles of a process: `web` serves pages and people, `bots` plays for the bots, `all` does both.

export const ROLES = ['all', 'web', 'bots'] as const;
export type Role = (typeof ROLES)[number];
