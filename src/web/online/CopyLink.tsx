// A link to send to friends, with buttons to copy and to share it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { browser } from '../browser.ts';
import { copyText, selectAllOf } from '../copyText.ts';
import { useOnlineTexts } from './texts/index.ts';

/** Long enough to read the button; afterwards the link can be copied again. */
const SHOW_COPIED_MS = 3000;

export function CopyLink({ link }: { readonly link: string }) {
  const texts = useOnlineTexts();
  const shown = useRef<HTMLOutputElement>(null);
  const [state, setState] = useState<'unused' | 'copied' | 'refused'>('unused');
  const copy = async () => {
    const isCopied = await copyText(link);
    setState(isCopied ? 'copied' : 'refused');
    setNew(isCopied);
    if (!isCopied && shown.current) selectAllOf(shown.current);
  };
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    const timer = browser.after(SHOW_COPIED_MS, () => setNew(false));
    return () => timer.cancel();
  }, [isNew]);
  // Only some browsers have `share`, and only over https. Cancelling the dialog is not an error.
  const canShare = typeof navigator.share === 'function';
  const share = () => navigator.share({ url: link }).catch(() => {});
  return (
    <div class="online-link">
      <output ref={shown} data-link="">
        {link}
      </output>
      <button type="button" class="plain-button" data-copy={state} onClick={() => void copy()}>
        {isNew ? texts.copied : texts.copy}
      </button>
      {canShare && (
        <button type="button" class="plain-button" onClick={() => void share()}>
          {texts.share}
        </button>
      )}
      <p class={state === 'refused' ? 'online-copy-note' : 'unseen'} role="status">
        {state === 'refused' ? texts.cannotCopy : state === 'copied' ? texts.copied : ''}
      </p>
    </div>
  );
}
