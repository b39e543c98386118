// The button that deletes everything the server knows about a person. It asks first.
import { useState } from 'preact/hooks';
import { deleteAccount } from './api.ts';
import { saveDeviceToken } from './onlineStorage.ts';
import { useOnlineTexts } from './texts/index.ts';

interface DeleteMyDataProps {
  readonly label: string;
  /** The server no longer knows this device. */
  onGone(): void;
}

export function DeleteMyData({ label, onGone }: DeleteMyDataProps) {
  const { account: texts } = useOnlineTexts();
  const [note, setNote] = useState<'sure' | 'failed' | null>(null);
  const forget = async () => {
    if (note !== 'sure') return setNote('sure');
    const done = await deleteAccount();
    setNote(done.ok ? null : 'failed');
    if (!done.ok) return;
    saveDeviceToken(null);
    onGone();
  };
  return (
    <>
      <button type="button" class="plain-button" data-forget="" onClick={() => void forget()}>
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
