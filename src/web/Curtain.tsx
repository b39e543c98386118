// Between two people at one device: the table is covered until the next one says so.
import { useTexts } from './texts/index.ts';

export function Curtain({ name, onLift }: { readonly name: string; onLift(): void }) {
  const { table } = useTexts();
  return (
    <section class="curtain">
      <h2>{table.curtain(name)}</h2>
      <p>{table.curtainText}</p>
      <button type="button" class="big-button" data-lift="" onClick={onLift}>
        {table.lift(name)}
      </button>
    </section>
  );
}
