// A slow referee for the tests: every way to play a handful of dice is walked to its end as a sequence, nothing is clever.
// It shares no code with the rules; pawns are a plain list of places.

interface PlainSide {
  /** One entry a pawn: 0 still to enter, 1 to 36 a letter, 37 borne off. */
  pawns: number[];
  hits: number;
}

export interface Plain {
  leap: boolean;
  sides: [PlainSide, PlainSide];
  turn: number;
  roller: number;
  dice: number[];
  over: boolean;
}

interface Step {
  name: string;
  from: number;
  dice: number[];
}

/** The first steps of all ways that use the greatest number of dice, by name, sorted. */
export function plainLegal(plain: Plain): string[] {
  return [...bestWays(plain).firsts].sort();
}

/** The greatest number of dice that can be used. */
export function plainMost(plain: Plain): number {
  return bestWays(plain).most;
}

function bestWays(plain: Plain): { most: number; firsts: ReadonlySet<string> } {
  let most = 0;
  let firsts = new Set<string>();
  walkWays(plain, (first, used) => {
    if (used > most) {
      most = used;
      firsts = new Set();
    }
    if (used === most && first !== null) firsts.add(first);
  });
  return { most, firsts };
}

/** Tells of every way to play: its first step (null for the way of doing nothing) and the dice it uses. */
function walkWays(plain: Plain, tell: (first: string | null, used: number) => void): void {
  const inHand = plain.dice.length;
  const walk = (now: Plain, first: string | null) => {
    const won = now.sides[now.turn]!.pawns.every((place) => place === 37);
    tell(first, won ? inHand : inHand - now.dice.length);
    if (won) return;
    for (const step of stepsNow(now)) walk(moved(now, step), first ?? step.name);
  };
  walk(plain, null);
}

/** Every single step that breaks no rule but D8. */
function stepsNow(plain: Plain): Step[] {
  const me = plain.sides[plain.turn]!;
  const foe = plain.sides[1 - plain.turn]!;
  const isClosed = (place: number) => foe.pawns.filter((p) => p === place).length >= 2;
  const inPlay = me.pawns.filter((place) => place !== 37);
  const steps: Step[] = [];
  for (const from of new Set(inPlay)) {
    for (const dice of choices(plain.dice, plain.leap)) {
      const to = from + dice.reduce((a, b) => a + b);
      if (me.hits > 0 && from !== 0) continue;
      if (from === 0 && to > 6) continue;
      if (me.pawns.includes(0) && to > 6) continue;
      if (to > 37) continue;
      if (to === 37 && inPlay.some((place) => place < 31)) continue;
      if (to < 37 && isClosed(to)) continue;
      const sum = dice.join('+');
      const name = from === 0 ? `enter ${sum}` : to === 37 ? `bear ${sum}` : `move ${from} ${sum}`;
      steps.push({ name, from, dice });
    }
  }
  return steps;
}

/** The dice that one move may use: each alone, and under `leap` any two or all three. */
function choices(dice: number[], leap: boolean): number[][] {
  const found = new Map<string, number[]>();
  for (let pick = 1; pick < 2 ** dice.length; pick++) {
    const chosen = dice.filter((_, i) => (pick >> i) % 2 === 1);
    if (leap || chosen.length === 1) found.set(chosen.join(), chosen);
  }
  return [...found.values()];
}

function moved(plain: Plain, { from, dice }: Step): Plain {
  const next: Plain = structuredCopy(plain);
  const me = next.sides[next.turn]!;
  const foe = next.sides[1 - next.turn]!;
  const to = from + dice.reduce((a, b) => a + b);
  me.pawns[me.pawns.indexOf(from)] = to;
  if (from === 0 && me.hits > 0) me.hits--;
  if (to < 37 && foe.pawns.includes(to)) {
    foe.pawns[foe.pawns.indexOf(to)] = 0;
    foe.hits++;
  }
  for (const die of dice) next.dice.splice(next.dice.indexOf(die), 1);
  return next;
}

function structuredCopy(plain: Plain): Plain {
  const copy = ({ pawns, hits }: PlainSide): PlainSide => ({ pawns: [...pawns], hits });
  return { ...plain, sides: [copy(plain.sides[0]), copy(plain.sides[1])], dice: [...plain.dice] };
}

/** The position after a step by name, with the dice handed over or lost where they must be; no dice left means a new roll. */
export function plainPlay(plain: Plain, name: string): Plain {
  const step = stepsNow(plain).find((s) => s.name === name);
  if (!step) throw new Error(`no such step: ${name}`);
  return plainSettle(moved(plain, step));
}

export function plainSettle(plain: Plain): Plain {
  if (plain.sides[plain.turn]!.pawns.every((place) => place === 37)) return { ...plain, over: true };
  if (plain.dice.length > 0 && plainLegal(plain).length > 0) return plain;
  if (plain.dice.length > 0 && plain.turn === plain.roller)
    return plainSettle({ ...plain, turn: 1 - plain.turn });
  return { ...plain, dice: [], turn: 1 - plain.roller };
}
