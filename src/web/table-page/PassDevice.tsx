// Covers the table between two people on one device until the next one is ready.
import { useEffect, useRef } from 'preact/hooks';
import { Flourish } from '../../parts/Flourish.tsx';
import { useTexts } from '../texts/index.ts';

export function PassDevice({ name, onUncover }: { readonly name: string; onUncover(): void }) {
  const { table } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="pass-device">
      <Flourish />
      <h2>{table.passDevice(name)}</h2>
      <p>{table.passDeviceText}</p>
      <button ref={button} type="button" class="big-button" data-uncover="" onClick={onUncover}>
        {table.uncover(name)}
      </button>
    </section>
  );
}
