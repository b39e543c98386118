// Rules as they are written: paragraphs, lists with "- ", **emphasis**.

export function Prose({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\n\n+/).map((block) => (
        <Block key={block} block={block} />
      ))}
    </>
  );
}

function Block({ block }: { readonly block: string }) {
  const lines = block.split('\n');
  const items = lines.filter((line) => line.startsWith('- '));
  const before = lines.slice(0, lines.length - items.length).join(' ');
  return (
    <>
      {before && (
        <p>
          <Words text={before} />
        </p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Words text={item.slice(2)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Every second piece between double stars is emphasised. */
function Words({ text }: { readonly text: string }) {
  return (
    <>{text.split('**').map((piece, i) => (i % 2 === 1 ? <strong key={piece}>{piece}</strong> : piece))}</>
  );
}
