// How much of anything may be sent: one place for server, pages and documentation.

export const LIMITS = {
  /** Characters of a name. */
  name: 24,
  /** Characters of a line of chat. */
  line: 200,
  /** Characters of a contribution to the seed; the record allows no more. */
  contribution: 100,
  /** Characters of a move in writing; the record allows 200 with the seat. */
  notation: 190,
  /** Characters of a person's settings. */
  settings: 2000,
  /** Steps played at once. */
  steps: 40,
  /** Bytes of a message on the socket. */
  message: 16_384,
  /** Bytes of a body sent by HTTP. */
  body: 65_536,
  /** Lines of chat that are kept of a match. */
  chat: 100,
  /** Milliseconds by which a spectator sees everything later, where the table allows it. */
  delay: 180_000,
} as const;
