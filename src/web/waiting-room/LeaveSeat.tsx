// The button to leave a seat before the game. The last player is first asked what should happen to the table.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useOnlineTexts } from '../online/texts/index.ts';

interface LeaveSeatProps {
  /** Nobody else sits at the table, and no seat is reserved. */
  readonly isLast: boolean;
  /** Of the buttons that send the request. */
  readonly state: { readonly disabled: boolean; readonly 'aria-busy': boolean };
  /** `closes`: also closes the table. */
  onLeave(closes: boolean): void;
}

export function LeaveSeat({ isLast, state, onLeave }: LeaveSeatProps) {
  const texts = useOnlineTexts();
  const [isAsking, setAsking] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) stay.current?.focus();
  }, [isAsking]);
  // If somebody has come meanwhile, there is nothing to ask.
  if (isAsking && isLast)
    return (
      <section class="online-question" aria-label={texts.stand} data-leaving="">
        <p role="alert">{texts.standText}</p>
        <div class="menu">
          <button ref={stay} type="button" class="plain-button" onClick={() => setAsking(false)}>
            {texts.stay}
          </button>
          <button type="button" class="plain-button" data-leave="" {...state} onClick={() => onLeave(false)}>
            {texts.standOpen}
          </button>
          <button type="button" class="plain-button" data-close="" {...state} onClick={() => onLeave(true)}>
            {texts.closeTable}
          </button>
        </div>
      </section>
    );
  return (
    <button
      type="button"
      class="plain-button"
      data-stand=""
      {...state}
      onClick={() => (isLast ? setAsking(true) : onLeave(false))}
    >
      {texts.stand}
    </button>
  );
}
