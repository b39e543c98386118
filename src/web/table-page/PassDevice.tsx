// Covers the table between two people on one device until the next one is ready.
import { useEffect, useRef } from 'preact/hooks';
import { Flourish } from '../../parts/Ornament.tsx';
import { useTexts } from '../texts/index.ts';

export function PassDevice({ name, onLift }: { readonly name: string; onLift(): void }) {
  const { table } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="curtain">
      <Flourish />
      <h2 aria-live="polite">{table.curtain(name)}</h2>
      <p>{table.curtainText}</p>
      <button ref={button} type="button" class="big-button" data-lift="" onClick={onLift}>
        {table.lift(name)}
      </button>
    </section>
  );
}
