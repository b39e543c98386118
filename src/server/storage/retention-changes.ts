// The changes by which old things go, and their statements.
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Query = Kysely<Schema>;

export type RetentionChange =
  /** The moves themselves are deleted by `delete-moves` in the same write. */
  | { readonly kind: 'seal-match'; readonly match: string; readonly moves: Uint8Array }
  /** Everything about a match but its moves, which `delete-moves` deletes. */
  | { readonly kind: 'delete-match'; readonly match: string }
  | { readonly kind: 'delete-chat'; readonly match: string };

export const RETENTION_STATEMENTS = {
  'seal-match': (query: Query, { match, moves }: { match: string; moves: Uint8Array }): Compilable[] => [
    query.insertInto('sealed_moves').values({ match, moves }),
    query.updateTable('matches').set({ is_sealed: 1 }).where('id', '=', match),
  ],
  'delete-match': (query: Query, { match }: { match: string }): Compilable[] => [
    query.deleteFrom('chat').where('match', '=', match),
    query.deleteFrom('orders').where('match', '=', match),
    query.deleteFrom('notices').where('match', '=', match),
    query.deleteFrom('muted_tables').where('match', '=', match),
    query.deleteFrom('sealed_moves').where('match', '=', match),
    query.deleteFrom('sitters').where('match', '=', match),
    query.deleteFrom('matches').where('id', '=', match),
  ],
  'delete-chat': (query: Query, { match }: { match: string }): Compilable[] => [
    query.deleteFrom('chat').where('match', '=', match),
  ],
};
