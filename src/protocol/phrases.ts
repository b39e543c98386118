// Quick chat phrases: sent as keys, and shown to every reader in their own language.

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'your-turn',
  'oops',
  'close-one',
  'good-game',
  'again',
  'good-bye',
] as const;

export type Phrase = (typeof PHRASES)[number];
