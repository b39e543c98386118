// A link to send on: read, copied, or handed to the device's own way of sharing.
import { useState } from 'preact/hooks';
import { useOnlineTexts } from './texts/index.ts';

export function CopyLink({ link }: { readonly link: string }) {
  const texts = useOnlineTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url: link });
      else await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Not allowed, or changed one's mind: the link can still be read.
      setCopied(false);
    }
  };
  return (
    <div class="online-link">
      <output data-link="">{link}</output>
      <button type="button" class="plain-button" onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copy}
      </button>
    </div>
  );
}
