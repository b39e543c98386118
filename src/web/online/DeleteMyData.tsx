// The button that deletes everything the server knows about a person, and what this device keeps of their online games. It asks first.
import { useEffect, useRef, useState } from 'preact/hooks';
import { deleteAccount } from './api.ts';
import { forgetOnline } from './forgetOnline.ts';
import { useOnlineTexts } from './texts/index.ts';

interface DeleteMyDataProps {
  readonly label: string;
  /** The server no longer knows this device. */
  onGone(): void;
}

export function DeleteMyData({ label, onGone }: DeleteMyDataProps) {
  const { account: texts } = useOnlineTexts();
  const [note, setNote] = useState<'sure' | 'failed' | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (note === 'sure') keep.current?.focus();
  }, [note]);
  const forget = async () => {
    const done = await deleteAccount();
    setNote(done.ok ? null : 'failed');
    if (!done.ok) return;
    await forgetOnline();
    onGone();
  };
  if (note === 'sure')
    return (
      <section class="online-question delete-my-data" aria-label={label} data-forgetting="">
        <p role="alert">{texts.sure}</p>
        <div class="menu">
          <button ref={keep} type="button" class="plain-button" data-keep="" onClick={() => setNote(null)}>
            {texts.keep}
          </button>
          <button type="button" class="plain-button" data-forget="" onClick={() => void forget()}>
            {texts.forget}
          </button>
        </div>
      </section>
    );
  return (
    <>
      <button type="button" class="plain-button" data-forget="" onClick={() => setNote('sure')}>
        {label}
      </button>
      {note && (
        <p role="alert" class="delete-my-data">
          {texts[note]}
        </p>
      )}
    </>
  );
}
