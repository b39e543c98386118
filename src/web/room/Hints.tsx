// What a master would consider: the best moves with the share of the victory each may bring.
import { useEffect, useState } from 'preact/hooks';
import type { AnyTexts } from '../../engine/texts.ts';
import type { Advice, Snapshot, TableLink } from '../table/link.ts';
import { useTexts } from '../texts/index.ts';

interface HintsProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
  readonly texts: AnyTexts;
  onChoose(notation: string): void;
}

export function Hints({ link, snapshot, texts, onChoose }: HintsProps) {
  const { table } = useTexts();
  const [advice, setAdvice] = useState<readonly Advice[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void link.hint().then((found) => wanted && setAdvice(found));
    return () => {
      wanted = false;
    };
  }, [link]);
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
