// Cuts a failing world down: fewer faults, tables and people, as long as the same thing goes wrong.
import { type Cuts, cutScenario, NO_CUTS, scenarioOf } from './scenario.ts';
import { type Result, simulate } from './simulate.ts';

export interface Shrunk {
  readonly cuts: Cuts;
  readonly result: Result;
  readonly tries: number;
}

/** Null if nothing goes wrong with this seed. */
export async function shrink(seed: string): Promise<Shrunk | null> {
  let [cuts, result, tries] = [NO_CUTS, await simulate(seed), 1];
  const kind = kindOf(result);
  if (kind === null) return null;
  const attempt = async (fewer: Cuts): Promise<boolean> => {
    tries++;
    const shorter = await simulate(seed, fewer);
    if (kindOf(shorter) !== kind) return false;
    [cuts, result] = [fewer, shorter];
    return true;
  };
  await attempt({ ...cuts, noMischief: true });
  await attempt({ ...cuts, noTournament: true });
  await attempt({ ...cuts, noSpectators: true });
  const { tables, faults } = scenarioOf(seed);
  for (let i = 0; i < tables.length; i++)
    if (cutScenario(scenarioOf(seed), cuts).tables.length > 1)
      await attempt({ ...cuts, tables: [...cuts.tables, i] });
  // Half of them at a time, then a quarter, …
  for (let size = Math.ceil(faults.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < faults.length; start += size) {
      const more = faults.map((_, i) => i).slice(start, start + size);
      const left = more.filter((i) => !cuts.faults.includes(i));
      if (left.length > 0) await attempt({ ...cuts, faults: [...cuts.faults, ...left] });
    }
  }
  return { cuts, result, tries };
}

/** What went wrong first, without the names and numbers that another story has. */
function kindOf({ faults }: Result): string | null {
  const [first] = faults;
  return first === undefined
    ? null
    : first
        .replace(/^\S+ /, '')
        .replace(/[\w-]{16}|\d+/g, '…')
        .slice(0, 60);
}

/** The arguments that simulate it again. */
export function argumentsFor(
  seed: string,
  { faults, tables, noTournament, noSpectators, noMischief }: Cuts,
): string {
  return [
    `--seed ${seed}`,
    ...(faults.length > 0 ? [`--without-faults ${[...faults].sort((a, b) => a - b).join()}`] : []),
    ...(tables.length > 0 ? [`--without-tables ${tables.join()}`] : []),
    ...(noTournament ? ['--no-tournament'] : []),
    ...(noSpectators ? ['--no-spectators'] : []),
    ...(noMischief ? ['--no-mischief'] : []),
  ].join(' ');
}

/** What a reader needs: the trouble, who came and went, what was decided and sent, and the faults. */
export function storyOf({ lines }: Result, most: number): string[] {
  const told = lines.filter((line) => !/[<>] \{"kind":"(ping|pong|room|said|done)"/.test(line));
  const fault = told.findIndex((line) => line.includes(' FAULT: '));
  return told.slice(Math.max(0, fault - most), fault + 3);
}
