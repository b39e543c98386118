// Covers the table between two people on one device until the next one is ready.
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { Flourish } from '../../parts/Flourish.tsx';
import { Portrait } from '../../parts/Portrait.tsx';
import { useTexts } from '../texts/index.ts';

interface PassDeviceProps {
  readonly name: string;
  readonly seat: Seat;
  onUncover(): void;
}

export function PassDevice({ name, seat, onUncover }: PassDeviceProps) {
  const { table } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="pass-device">
      <Portrait name={name} seat={seat} />
      <Flourish />
      <h2>{table.passDevice(name)}</h2>
      <p>{table.passDeviceText}</p>
      <button ref={button} type="button" class="big-button" data-uncover="" onClick={onUncover}>
        {table.uncover(name)}
      </button>
    </section>
  );
}
