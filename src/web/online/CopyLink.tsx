// A link to send on: read, copied, or handed to the device's own way of sharing.
import { useRef, useState } from 'preact/hooks';
import { copyText, selectAllOf } from '../copyText.ts';
import { useOnlineTexts } from './texts/index.ts';

export function CopyLink({ link }: { readonly link: string }) {
  const texts = useOnlineTexts();
  const shown = useRef<HTMLOutputElement>(null);
  const [state, setState] = useState<'unused' | 'copied' | 'refused'>('unused');
  const copy = async () => {
    const isCopied = await copyText(link);
    setState(isCopied ? 'copied' : 'refused');
    if (!isCopied && shown.current) selectAllOf(shown.current);
  };
  // Only where the browser offers it, which needs https. Whoever changes their mind there has done nothing wrong.
  const canShare = typeof navigator.share === 'function';
  const share = () => navigator.share({ url: link }).catch(() => {});
  return (
    <div class="online-link">
      <output ref={shown} data-link="">
        {link}
      </output>
      <button type="button" class="plain-button" data-copy={state} onClick={() => void copy()}>
        {state === 'copied' ? texts.copied : texts.copy}
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
