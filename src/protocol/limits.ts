// The size limits of everything that is sent, for server, pages and documentation.

export const LIMITS = {
  /** Characters of a name. */
  name: 24,
  /** Characters of the name of a tournament. */
  tournamentName: 40,
  /** Tournaments of one person that have not ended. */
  tournaments: 10,
  /** Characters of a chat message. */
  line: 200,
  /** Characters of a contribution to the seed; the record allows no more. */
  contribution: 100,
  /** Characters of a move's notation; the record allows 200 with the seat. */
  notation: 190,
  /** Characters of a person's settings. */
  settings: 2000,
  /** Moves in one `play` request. */
  steps: 40,
  /** Standing orders of one seat. */
  orders: 6,
  /** Characters of a decision that a planned move foresees, as JSON. */
  foreseen: 2000,
  /** Tables of one duplicate. */
  tables: 8,
  /** Seat links that are looked up at once. */
  seatLinks: 20,
  /** Channels of a person for notices. */
  channels: 10,
  /** Bytes of a message on the socket. */
  message: 16_384,
  /** Bytes of a body sent by HTTP. */
  body: 65_536,
  /** Stored chat messages per match. */
  chat: 100,
  /** Characters of a report in one's own words. */
  words: 500,
  /** Reports of a person in 24 hours. */
  reports: 10,
  /** People whom one person has blocked or muted. */
  blocks: 500,
  /** Delay in milliseconds for spectators who may see every hand. */
  delay: 180_000,
} as const;

/** Of the bot that takes the seat after a search of a minute. */
export const PAIRING_BOT_LEVEL = 'apprentice';
