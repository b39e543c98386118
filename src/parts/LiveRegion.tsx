// The only live regions of the page: two, used in turn, so that the same sentence said twice is heard twice.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '../engine/texts.ts';
import { announcer } from './announcer.ts';

interface Said {
  readonly turn: 0 | 1;
  readonly text: string;
}

/** One for the page, and one in every modal dialog while it is open. What was said in another language is not kept. */
export function LiveRegion({ lang }: { readonly lang?: Lang }) {
  const [said, setSaid] = useState<Said>({ turn: 0, text: '' });
  const region = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      announcer.addRegion(
        (text) => setSaid(({ turn }) => ({ turn: turn === 0 ? 1 : 0, text })),
        () => !region.current?.closest('dialog:not([open])'),
      ),
    [],
  );
  useEffect(() => setSaid(({ turn }) => ({ turn, text: '' })), [lang]);
  return (
    <div ref={region} class="unseen" data-announced="">
      {[0, 1].map((turn) => (
        <p key={turn} role="status" aria-live="polite" aria-atomic="true">
          {said.turn === turn ? said.text : ''}
        </p>
      ))}
    </div>
  );
}
