// The worker in which a local table lives: rules and bots never touch the page's own thread.
import { rngOf } from '../../engine/chance.ts';
import type { AnyGame } from '../../engine/game.ts';
import { chooseOptions } from '../../engine/options.ts';
import { type Proof, proofFromText, proofOf, randomSecret, seedOf } from '../../engine/proof.ts';
import { readRecord, recordOf, verify } from '../../engine/record.ts';
import { type AnyTable, openTable } from '../../engine/table.ts';
import { isOnlineGame } from '../keptAddress.ts';
import { loadGame, type SavedGame, saveGame } from '../store.ts';
import { Host, type HostPorts } from './host.ts';
import type { Ask, AskName, Asks, Opening, Told } from './messages.ts';
import { experienceOf, rulesOf } from './rules.ts';
import { stage, staged } from './stage.ts';

let host: Host | null = null;

const say = (told: Told) => self.postMessage(told);

const ANSWERS: { readonly [K in AskName]: (given: Asks[K]['given']) => Promise<Asks[K]['answer']> } = {
  terms: async ({ game, finished }) => {
    const { seatCounts, options } = await rulesOf(game);
    const experience = await experienceOf(game);
    if (!experience) return { seatCounts, options, isEarned: false };
    const { option, valueFor } = experience;
    const values = [options[option]![0], valueFor([finished])] as const;
    return { seatCounts, options: { ...options, [option]: values }, isEarned: true };
  },
  choices: async ({ game, view, seat }) => {
    const rules = await rulesOf(game);
    const supposed = rules.determinize(view, rngOf('choices'));
    return rules.legalMoves(supposed, seat).map((move) => ({ move, notation: rules.notation(move) }));
  },
  verify: async ({ record }) => {
    const form = readRecord(record);
    if (!form.ok) return form.fault;
    const rules = await rulesOf(form.record.game);
    const answer = verify(record, () => rules);
    return answer.ok ? null : answer.fault;
  },
  stage: async ({ game, scene }) => staged(stage(await rulesOf(game), scene), scene),
  refuse: async ({ game, scene, notation }) => {
    const answer = stage(await rulesOf(game), scene).play(scene.seat, notation);
    return answer.ok ? null : answer.refusal;
  },
  record: async ({ game, scene }) =>
    recordOf(stage(await rulesOf(game), scene), proofFromText(scene.seed, scene.seats)),
  open: async ({ id }) => {
    const saved = await loadGame(id);
    return saved ? openSaved(saved) : { ok: false, fault: 'no-such-table' };
  },
  play: async ({ notations, ply }) => seated().play(notations, ply),
  takeBack: async () => {
    await seated().takeBack();
    return null;
  },
  practise: async () => {
    await seated().practise();
    return null;
  },
  hint: async () => seated().hint(),
  look: async ({ eyes, ply }) => {
    seated().look(eyes, ply ?? undefined);
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
  const { game: id, sitters } = saved;
  const opened = seatedAt(await rulesOf(id), saved);
  if (!opened.ok) return opened;
  const { table, proof } = opened;
  const ports: HostPorts = {
    keep: (record, isPractice) =>
      saveGame({ ...saved, ...(isPractice && { practice: true }), record, playedAt: Date.now() }).then(
        () => true,
        () => false,
      ),
    tell: (snapshot, kept) => say({ kind: 'snapshot', snapshot, kept }),
  };
  host = new Host(table, proof, sitters, ports, {
    isPractice: saved.practice === true,
    isCopy: isOnlineGame(saved),
  });
  queueMicrotask(() => host?.start());
  return { ok: true, game: id, options: table.options, sitters };
}

type Seated =
  | { readonly ok: true; readonly table: AnyTable; readonly proof: Proof }
  | Extract<Opening, { readonly ok: false }>;

/** The table of a kept record, or a new one. */
function seatedAt(game: AnyGame, { record, options, sitters, seed }: SavedGame): Seated {
  if (record) {
    const answer = verify(record, () => game);
    return answer.ok ? { ok: true, table: answer.table, proof: answer.record.proof } : answer;
  }
  const chosen = chooseOptions(game, options);
  if (!chosen.ok)
    return { ok: false, fault: { code: 'bad-options', name: chosen.name, valid: chosen.valid } };
  const proof = seed
    ? proofFromText(seed, sitters.length)
    : proofOf(randomSecret(), sitters.map(randomSecret));
  const table = openTable(game, sitters.length, chosen.options, seedOf(proof.secret, proof.contributions));
  return { ok: true, table, proof };
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

// A bug in a bot or in the rules is thrown where nobody waits for an answer.
self.addEventListener('unhandledrejection', ({ reason }) => say({ kind: 'broken', message: String(reason) }));
