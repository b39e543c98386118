// The hints of a master bot: the best moves with their chances of winning.
import { useEffect, useState } from 'preact/hooks';
import type { AnyTexts } from '../../engine/texts.ts';
import type { MoveHint, Snapshot, TableClient } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';

interface HintsProps {
  readonly client: TableClient;
  readonly snapshot: Snapshot;
  readonly texts: AnyTexts;
  onChoose(notation: string): void;
}

export function Hints({ client, snapshot, texts, onChoose }: HintsProps) {
  const { table } = useTexts();
  const [advice, setAdvice] = useState<readonly MoveHint[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void client.hint().then((found) => wanted && setAdvice(found));
    return () => {
      wanted = false;
    };
  }, [client]);
  if (!advice) return <p aria-live="polite">{table.hinting}</p>;
  const moves = new Map(snapshot.moves.map(({ move, notation }) => [notation, move]));
  return (
    <>
      <p>{table.hintText}</p>
      <ol class="advice">
        {advice
          .filter(({ notation }) => moves.has(notation))
          .map(({ notation, value }) => (
            <li key={notation}>
              <button type="button" onClick={() => onChoose(notation)}>
                <span>{texts.move(moves.get(notation), snapshot.view)}</span>
                <meter min={0} max={1} value={value} aria-hidden="true" />
                <strong>{table.chance(value)}</strong>
              </button>
            </li>
          ))}
      </ol>
    </>
  );
}
