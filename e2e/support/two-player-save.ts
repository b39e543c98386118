// A short finished game of Scout between two people, as a save file: each shows the longest set they can.
import { openTable, proofOf, recordOf, seedFromProof } from '../../src/engine/index.ts';
import { scout } from '../../src/games/scout/index.ts';

/** This deal ends after 17 moves, so that the coach is quick with both seats. */
const SECRET = '1652'.repeat(16);

export function twoPlayerSave() {
  const proof = proofOf(SECRET, ['', '']);
  const table = openTable(scout, 2, {}, seedFromProof(proof));
  for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
    const notations = table.legalMoves(seat).map((move) => table.game.notation(move));
    const [longest] = notations.toSorted((a, b) => cardsShown(b) - cardsShown(a));
    table.play(seat, longest!);
  }
  return {
    format: 'scriptorium-save/1',
    people: [
      { name: 'Alcuin', bot: null },
      { name: 'Héloïse', bot: null },
    ],
    record: recordOf(table, proof),
  };
}

/** 0 for other moves. */
function cardsShown(notation: string): number {
  const [, first, last] = /^show (\d+)(?:-(\d+))?/.exec(notation) ?? [];
  return first === undefined ? 0 : Number(last ?? first) - Number(first) + 1;
}
