// The worker of a local table: rules and bots run here, so that the page's own thread stays free.
import { rngOf } from '../../engine/chance.ts';
import { foresee } from '../../engine/foresight.ts';
import { type AnyGame, OVER } from '../../engine/game.ts';
import { chooseOptions } from '../../engine/options.ts';
import { planIn, plannedOrder } from '../../engine/planned-move.ts';
import { type Proof, proofFromText, proofOf, randomSecret, seedFromProof } from '../../engine/proof.ts';
import { readRecord, recordOf, verify } from '../../engine/record.ts';
import { nameOfSeen } from '../../engine/seen.ts';
import { isOrderOver } from '../../engine/standing-orders.ts';
import { type AnyTable, openTable } from '../../engine/table.ts';
import { isOnlineGame } from '../savedGameAddress.ts';
import { loadGame, type SavedGame, saveGame } from '../savedGames.ts';
import { serveRequests } from '../workers/serveRequests.ts';
import { loadExperience, loadRules } from './loadRules.ts';
import { LocalMatch, type LocalMatchCallbacks } from './localMatch.ts';
import type { OpenResult, SnapshotUpdate, TableRequests } from './messages.ts';
import { openScene, scenePosition } from './scenes.ts';

let match: LocalMatch | null = null;

const sendSnapshot = serveRequests<TableRequests, SnapshotUpdate>({
  setupOptions: async ({ game, finished }) => {
    const { seatCounts, options } = await loadRules(game);
    const experience = await loadExperience(game);
    if (!experience) return { seatCounts, options, isEarned: false };
    const { option, valueFor } = experience;
    const values = [options[option]![0], valueFor([finished])] as const;
    return { seatCounts, options: { ...options, [option]: values }, isEarned: true };
  },
  legalMoves: async ({ game, view, seat }) => {
    const rules = await loadRules(game);
    const state = rules.determinize(view, rngOf('choices'));
    return rules.legalMoves(state, seat).map((move) => ({ move, notation: rules.notation(move) }));
  },
  orders: async ({ game, knowledge: { log, ...known }, orders }) => {
    const rules = await loadRules(game);
    const knowledge = { ...known, log: () => log };
    return {
      offers: rules.standingOrders?.offers(known.view) ?? [],
      states: orders.map((order) => {
        if (!isOrderOver(rules, knowledge, order)) return 'active';
        const plan = planIn(order);
        const hasDecided = plan && log.some(({ ply, by }) => ply > plan.ply && by === known.seat);
        return plan && !hasDecided ? 'missed' : 'over';
      }),
    };
  },
  foresee: async ({ game, view, seat, seats, after }) =>
    foresee(await loadRules(game), view, { seat, seats }, after),
  plan: async ({ log, ...plan }) => plannedOrder({ ...plan, seen: nameOfSeen(log, plan.ply) }),
  refusal: async ({ game, view, seat, notation }) => {
    const rules = await loadRules(game);
    const state = rules.determinize(view, rngOf('choices'));
    const turn = rules.turn(state);
    if (turn === OVER) return { code: 'game-over', notation };
    if (rules.legalMoves(state, seat).length === 0) return { code: 'not-your-turn', seat, turn, notation };
    return { code: 'illegal-move', notation, because: rules.refusal(state, seat, notation) };
  },
  verify: async ({ record }) => {
    const form = readRecord(record);
    if (!form.ok) return form.fault;
    const rules = await loadRules(form.record.game);
    const answer = verify(record, () => rules);
    return answer.ok ? null : answer.fault;
  },
  scenePosition: async ({ game, scene }) => scenePosition(openScene(await loadRules(game), scene), scene),
  sceneRefusal: async ({ game, scene, notation }) => {
    const answer = openScene(await loadRules(game), scene).play(scene.seat, notation);
    return answer.ok ? null : answer.refusal;
  },
  sceneRecord: async ({ game, scene }) =>
    recordOf(openScene(await loadRules(game), scene), proofFromText(scene.seed, scene.seats)),
  open: async ({ id }) => {
    const saved = await loadGame(id);
    return saved ? openSaved(saved) : { ok: false, fault: 'no-such-table' };
  },
  play: async ({ notations, ply }) => openMatch().play(notations, ply),
  takeBack: async () => {
    await openMatch().takeBack();
    return null;
  },
  practise: async () => {
    await openMatch().practise();
    return null;
  },
  hint: async () => openMatch().hint(),
  show: async ({ viewpoint, ply }) => {
    openMatch().show(viewpoint, ply ?? undefined);
    return null;
  },
  release: async ({ ply }) => {
    openMatch().release(ply);
    return null;
  },
});

function openMatch(): LocalMatch {
  if (!match) throw new Error('no table has been opened');
  return match;
}

async function openSaved(saved: SavedGame): Promise<OpenResult> {
  const { game: id, sitters: players } = saved;
  const restored = restoreTable(await loadRules(id), saved);
  if (!restored.ok) return restored;
  const { table, proof } = restored;
  const callbacks: LocalMatchCallbacks = {
    save: (record, isPractice) =>
      saveGame({ ...saved, ...(isPractice && { practice: true }), record, playedAt: Date.now() }).then(
        () => true,
        () => false,
      ),
    send: sendSnapshot,
  };
  match = new LocalMatch(table, proof, players, callbacks, {
    isPractice: saved.practice === true,
    isCopy: isOnlineGame(saved),
    waitsForPage: true,
  });
  queueMicrotask(() => match?.start());
  return { ok: true, game: id, options: table.options, players };
}

type RestoredTable =
  | { readonly ok: true; readonly table: AnyTable; readonly proof: Proof }
  | Extract<OpenResult, { readonly ok: false }>;

/** The table of a saved record, or a new one. */
function restoreTable(game: AnyGame, { record, options, sitters, seed }: SavedGame): RestoredTable {
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
  const table = openTable(game, sitters.length, chosen.options, seedFromProof(proof));
  return { ok: true, table, proof };
}
