// Renders the text of rules: paragraphs, lists with "- ", **emphasis**, and highlighted search words. A Markdown library would be larger than this subset.
import { highlightPieces, type Query } from './search.ts';

interface ProseProps {
  readonly text: string;
  /** The words to highlight. */
  readonly mark?: Query | undefined;
}

export function Prose({ text, mark }: ProseProps) {
  return (
    <>
      {text.split(/\n\n+/).map((block) => (
        <Block key={block} {...{ text: block, mark }} />
      ))}
    </>
  );
}

function Block({ text, mark }: ProseProps) {
  const lines = text.split('\n');
  const items = lines.filter((line) => line.startsWith('- '));
  const before = lines.slice(0, lines.length - items.length).join(' ');
  return (
    <>
      {before && (
        <p>
          <Words text={before} mark={mark} />
        </p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Words text={item.slice(2)} mark={mark} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Every second piece between double asterisks is emphasized. */
export function Words({ text, mark }: ProseProps) {
  return (
    <>
      {text.split('**').map((part, i) => {
        const marked = <Marked text={part} mark={mark} />;
        return i % 2 === 1 ? <strong key={i}>{marked}</strong> : marked;
      })}
    </>
  );
}

export function Marked({ text, mark }: ProseProps) {
  if (!mark) return <>{text}</>;
  return (
    <>
      {highlightPieces(text, mark).map((piece, i) =>
        piece.isFound ? <mark key={i}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
