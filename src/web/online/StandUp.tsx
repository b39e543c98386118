// Giving up one's seat before the game: at once while others sit there, else only after saying what becomes of the table.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useOnlineTexts } from './texts/index.ts';

interface StandUpProps {
  /** Nobody else sits at the table, and no seat is kept for anybody. */
  readonly isLast: boolean;
  /** `closes`: the table goes with it. */
  onLeave(closes: boolean): void;
}

export function StandUp({ isLast, onLeave }: StandUpProps) {
  const texts = useOnlineTexts();
  const [isAsking, setAsking] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) stay.current?.focus();
  }, [isAsking]);
  // Somebody has come meanwhile: there is nothing left to ask.
  if (isAsking && isLast)
    return (
      <section class="online-question" aria-label={texts.stand} data-leaving="">
        <p role="alert">{texts.standText}</p>
        <div class="menu">
          <button ref={stay} type="button" class="plain-button" onClick={() => setAsking(false)}>
            {texts.stay}
          </button>
          <button type="button" class="plain-button" data-leave="" onClick={() => onLeave(false)}>
            {texts.standOpen}
          </button>
          <button type="button" class="plain-button" data-close="" onClick={() => onLeave(true)}>
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
      onClick={() => (isLast ? setAsking(true) : onLeave(false))}
    >
      {texts.stand}
    </button>
  );
}
