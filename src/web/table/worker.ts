// The worker in which a local table lives: rules and bots never touch the page's own thread.
import { commitmentTo, proofOf, randomSecret, seedOf } from '../../engine/proof.ts';
import { verify } from '../../engine/record.ts';
import { openTable } from '../../engine/table.ts';
import { loadGame, type SavedGame, saveGame } from '../store.ts';
import { Host } from './host.ts';
import type { Ask, AskName, Asks, Opening, Told } from './messages.ts';
import { rulesOf } from './rules.ts';

let host: Host | null = null;

const say = (told: Told) => self.postMessage(told);

const ANSWERS: { readonly [K in AskName]: (given: Asks[K]['given']) => Promise<Asks[K]['answer']> } = {
  terms: async ({ game }) => {
    const { seatCounts, options } = await rulesOf(game);
    return { seatCounts, options };
  },
  open: async ({ id }) => {
    const saved = await loadGame(id);
    return saved ? openSaved(saved) : { ok: false, fault: 'no-such-table' };
  },
  play: async ({ notations, ply }) => seated().play(notations, ply),
  takeBack: async () => {
    await seated().takeBack();
    return null;
  },
  hint: async () => seated().hint(),
  look: async ({ seat, ply }) => {
    seated().look(seat, ply ?? undefined);
    return null;
  },
  pace: async ({ ms }) => {
    seated().pace(ms);
    return null;
  },
};

function seated(): Host {
  if (!host) throw new Error('no table has been opened');
  return host;
}

async function openSaved(saved: SavedGame): Promise<Opening> {
  const { game: id, sitters, options } = saved;
  const game = await rulesOf(id);
  const opened = saved.record ? verify(saved.record, () => game) : fresh(saved);
  if (!opened.ok) return { ok: false, fault: opened.fault };
  const { table, proof } = 'proof' in opened ? opened : { table: opened.table, proof: opened.record.proof };
  host = new Host(table, proof, sitters, {
    keep: (record) => saveGame({ ...saved, record, playedAt: Date.now() }),
    tell: (snapshot, kept) => say({ kind: 'snapshot', snapshot, kept }),
  });
  queueMicrotask(() => host?.start());
  return { ok: true, game: id, options, sitters };

  function fresh({ seed }: SavedGame) {
    const secret = seed === null ? randomSecret() : commitmentTo(seed);
    const contributions = sitters.map(() => (seed === null ? randomSecret() : ''));
    const table = openTable(game, sitters.length, options, seedOf(secret, contributions));
    return { ok: true, table, proof: proofOf(secret, contributions) } as const;
  }
}

/** The answer to a question of a known kind; the kind ties both together. */
function answer<K extends AskName>(ask: K, given: Asks[K]['given']): Promise<Asks[K]['answer']> {
  return ANSWERS[ask](given);
}

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  answer(data.ask, data.given)
    .then((given) => say({ kind: 'answer', id: data.id, answer: given }))
    .catch((error: unknown) => say({ kind: 'failure', id: data.id, message: String(error) }));
});
