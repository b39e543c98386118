// The list of a hint: the best moves in a master's opinion, with their chances of winning.
import { causeText } from '../../engine/cause-text.ts';
import type { AnyTexts, Names } from '../../engine/texts.ts';
import type { MoveHint, Snapshot } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';
import { alikeMoves } from './alikeMoves.ts';

interface HintsProps {
  readonly hints: readonly MoveHint[];
  readonly snapshot: Snapshot;
  readonly texts: AnyTexts;
  readonly names: Names;
  onChoose(notation: string): void;
}

export function Hints({ hints, snapshot, texts, names, onChoose }: HintsProps) {
  const { table } = useTexts();
  const moves = new Map(snapshot.moves.map(({ move, notation }) => [notation, move]));
  const [best, second] = hints;
  const areAlike = second !== undefined && alikeMoves(hints).length === hints.length;
  return (
    <>
      <p>{best && areAlike ? table.equalText(table.chance(best.value)) : table.hintText}</p>
      <ol class="advice">
        {hints.map(({ notation, value, causes = [] }) => (
          <li key={notation}>
            <button type="button" onClick={() => onChoose(notation)}>
              <span>{texts.move(moves.get(notation), snapshot.view)}</span>
              {!areAlike && (
                <>
                  <meter min={0} max={1} value={value} aria-hidden="true" />
                  <strong>{table.chance(value)}</strong>
                </>
              )}
            </button>
            {causes.map((cause) => (
              <p key={cause.key} data-cause={cause.key}>
                {causeText(texts, cause, names)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
