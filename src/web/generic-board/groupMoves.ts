// Sorts a long list of moves into groups by the words of their notations, so that a person finds one in a few steps.

export interface LabelledMove {
  readonly notation: string;
  readonly text: string;
}

export interface MoveGroup {
  readonly title: string;
  /** How many moves it holds, in all its groups. */
  readonly size: number;
  readonly moves: readonly LabelledMove[];
  readonly groups: readonly MoveGroup[];
}

/** The most buttons that are offered at once. */
const MAX_BUTTONS = 14;

export function groupMoves(moves: readonly LabelledMove[], title = '', word = 0): MoveGroup {
  const { length: size } = moves;
  const leaf: MoveGroup = { title, size, moves, groups: [] };
  if (size <= MAX_BUTTONS) return leaf;
  const byWord = new Map<string, LabelledMove[]>();
  for (const move of moves) {
    const key = move.notation.split(' ')[word] ?? '';
    byWord.set(key, [...(byWord.get(key) ?? []), move]);
  }
  const hasMoreWords = moves.some(({ notation }) => notation.split(' ').length > word + 1);
  if (byWord.size === 1) return hasMoreWords ? groupMoves(moves, title, word + 1) : inStretches(moves, title);
  if (byWord.size > MAX_BUTTONS) return inStretches(moves, title);
  const parts = [...byWord.values()];
  const groups = parts
    .filter((part) => part.length > 1)
    .map((part) => groupMoves(part, commonBeginning(part), word + 1));
  const single = parts.filter((part) => part.length === 1).flat();
  return { title, size, moves: single, groups };
}

/** For moves that no word sorts into a few groups: each group is a stretch of the list, from … to …. */
function inStretches(moves: readonly LabelledMove[], title: string): MoveGroup {
  const count = Math.min(MAX_BUTTONS, Math.ceil(moves.length / MAX_BUTTONS));
  const length = Math.ceil(moves.length / count);
  const groups = Array.from({ length: count }, (_, i) => moves.slice(i * length, (i + 1) * length))
    .filter((part) => part.length > 0)
    .map((part): MoveGroup => {
      const name = `${part[0]!.text} – ${part.at(-1)!.text}`;
      if (part.length > MAX_BUTTONS) return inStretches(part, name);
      return { title: name, size: part.length, moves: part, groups: [] };
    });
  return { title, size: moves.length, moves: [], groups };
}

/** The words with which all these texts begin; the first text where they have none in common. */
function commonBeginning(moves: readonly LabelledMove[]): string {
  const [first = [], ...others] = moves.map(({ text }) => text.split(' '));
  const end = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  const common = first.slice(0, end < 0 ? first.length : end);
  return common.length > 0 ? `${common.join(' ')} …` : `${first.join(' ')} …`;
}

/** Two moves with the same text get their notations added: otherwise nobody could tell them apart. */
export function uniqueTexts(moves: readonly LabelledMove[]): readonly LabelledMove[] {
  const times = new Map<string, number>();
  for (const { text } of moves) times.set(text, (times.get(text) ?? 0) + 1);
  return moves.map(({ notation, text }) => ({
    notation,
    text: times.get(text)! > 1 ? `${text} (${notation})` : text,
  }));
}
