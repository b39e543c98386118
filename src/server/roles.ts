// What a process is for: people and pages, bots' turns, or both.

export const ROLES = ['all', 'web', 'bots'] as const;
export type Role = (typeof ROLES)[number];
