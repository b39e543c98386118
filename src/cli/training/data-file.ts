// The trained network as a source file for the game's folder.
import { packNet } from '../../bots/net/pack.ts';
import type { Training } from '../../bots/net/training.ts';
import { writeWhole } from '../files.ts';

export function writeDataFile(file: string, game: string, { net, plan, played }: Training): void {
  const { seed, hidden, rate, cooling, lambda, warmUp, round, passes } = plan;
  writeWhole(
    file,
    `// The trained network of ${game}: made by \`scriptorium train\`, not by hand; see weights.md.
// ${played} games, seed ${seed}, hidden ${hidden}, rate ${rate} (cooling ${cooling}), lambda ${lambda}, warm-up ${warmUp}, rounds of ${round}, ${passes} passes.
export const weights =
  '${packNet(net)}';
`,
  );
}
