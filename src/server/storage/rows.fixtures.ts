// For tests: a match and a seat of it as rows of the database.

export const PLAYER = {
  seat: 0,
  kind: 'person',
  level: null,
  person: null,
  name: '',
  contribution: null,
  link_hash: null,
  left_at: null,
  resigned_at: null,
  rematch: null,
  was_helped: 0,
} as const;

export const MATCH = {
  game: 'scout',
  version: 1,
  options: '{}',
  state: 'waiting',
  is_open: 0,
  clock: 'null',
  watch: 'public',
  host: 'h',
  secret: 's',
  seed: null,
  created_at: 1,
  started_at: null,
  ended_at: null,
  result: null,
  next: null,
  duplicate: null,
  end_offer: null,
  hears_spectators: 0,
  changes: 0,
  wants_bot: 0,
  take_back: null,
} as const;
