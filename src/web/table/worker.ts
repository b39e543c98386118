// The worker of a local table: rules and bots run here, so that the page's own thread stays free.
import type { AnyGame } from '../../engine/game.ts';
import { chooseOptions } from '../../engine/options.ts';
import { type Proof, proofFromText, proofOf, seedFromProof } from '../../engine/proof.ts';
import { recordOf, verify } from '../../engine/record.ts';
import { randomSecret } from '../../engine/secret.ts';
import { type AnyTable, openTable } from '../../engine/table.ts';
import { isOnlineGame } from '../savedGameAddress.ts';
import { loadGame, type SavedGame, saveGame } from '../savedGames.ts';
import { serveRequests } from '../workers/serveRequests.ts';
import { loadExperience, loadRules } from './loadRules.ts';
import { LocalMatch, type LocalMatchCallbacks } from './localMatch.ts';
import type { OpenResult, SnapshotUpdate, TableRequests } from './messages.ts';
import { rulesRequests } from './rulesRequests.ts';
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
  ...rulesRequests,
  scenePosition: async ({ game, scene, answer }) => {
    const table = openScene(await loadRules(game), scene);
    if (answer !== null) table.play(scene.seat, answer);
    return scenePosition(table, scene);
  },
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
    isCounted: saved.deal !== undefined,
    waitsForPage: true,
  });
  queueMicrotask(() => match?.start());
  return { ok: true, game: id, options: table.options, players, isCounted: saved.deal !== undefined };
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
