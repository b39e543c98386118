// The hint: sought by a master, marked on the board, and said in one sentence until the question is answered.
import { useEffect, useRef, useState } from 'preact/hooks';
import { causeText } from '../../engine/cause-text.ts';
import type { TurnWords } from '../../engine/turn-text.ts';
import { announcer } from '../../parts/announcer.ts';
import type { Advice } from '../../parts/boardContext.ts';
import type { MoveHint, Snapshot, TableClient } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';
import { alikeMoves } from './alikeMoves.ts';

export interface Hint {
  /** Null if there is none to ask for. */
  readonly ask: (() => void) | null;
  /** The notation of the best move, once it is known. */
  readonly best: string | null;
  /** The best moves, the best first; null until they are known. */
  readonly moves: readonly MoveHint[] | null;
  /** What the prompt says about it; null if nothing was asked, or once the player goes on. */
  readonly advice: Advice | null;
  /** The player goes on: the sentence makes room, the mark stays on the board. */
  before(explain: (text: string | null) => void): (text: string | null) => void;
}

interface Found {
  readonly since: number;
  /** Null while the master is thinking. */
  readonly moves: readonly MoveHint[] | null;
  readonly isHidden: boolean;
}

export function useHint(
  client: TableClient,
  snapshot: Snapshot,
  { texts, names }: Pick<TurnWords, 'texts' | 'names'>,
  openList: () => void,
): Hint {
  const { table } = useTexts();
  const { moves, since, view } = snapshot;
  const [held, setHeld] = useState<Found | null>(null);
  const isHere = useRef(true);
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  const found = moves.length > 0 && held?.since === since ? held : null;
  const legal = new Map(moves.map(({ move, notation }) => [notation, move]));
  const good = found?.moves?.filter(({ notation }) => legal.has(notation)) ?? null;
  const best = good?.[0] ?? null;
  const alike = alikeMoves(good ?? []).map(({ notation }) => texts.move(legal.get(notation), view));
  const sentence =
    best &&
    [
      alike[1] === undefined ? table.bestMove(alike[0] ?? '', best.value) : table.equalMoves(alike),
      ...(best.causes ?? []).map((cause) => causeText(texts, cause, names)),
    ].join(' ');
  // Said once it is known, and again when it is asked for again.
  useEffect(() => {
    if (found && !found.isHidden) announcer.say('notice', sentence ?? table.hinting);
  }, [found, sentence]);
  const ask = () => {
    setHeld({ since, moves: found?.moves ?? null, isHidden: false });
    if (found) return;
    void client.hint().then((moves) => {
      if (isHere.current) setHeld((now) => (now?.since === since ? { ...now, moves } : now));
    });
  };
  const text = sentence ?? (found?.moves ? null : table.hinting);
  return {
    ask: client.place === 'device' && !client.isCounted && moves.length > 1 ? ask : null,
    best: best?.notation ?? null,
    moves: good,
    advice: found && !found.isHidden && text !== null ? { text, more: best ? openList : null } : null,
    before: (explain) => (text) => {
      if (found && !found.isHidden) setHeld({ ...found, isHidden: true });
      explain(text);
    },
  };
}
