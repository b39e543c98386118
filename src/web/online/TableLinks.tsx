// The links of a table during the game: for players who come back, and for spectators; each as text and as a QR code.
import { useState } from 'preact/hooks';
import type { Watch } from '../../protocol/values.ts';
import { QrCode } from '../waiting-room/QrCode.tsx';
import { CopyLink } from './CopyLink.tsx';
import { spectatorsLink, tableLink } from './entryTokens.ts';
import { LinkReach } from './LinkReach.tsx';
import { useShareOrigin } from './shareOrigin.ts';
import { useOnlineTexts } from './texts/index.ts';

type LinkKind = 'table' | 'spectators';

export function TableLinks({ match, watch }: { readonly match: string; readonly watch: Watch }) {
  const { links: texts } = useOnlineTexts();
  const [shown, setShown] = useState<LinkKind | null>(null);
  const kinds: readonly LinkKind[] = watch === 'nobody' ? ['table'] : ['table', 'spectators'];
  const { origin, reach } = useShareOrigin();
  const link = shown === 'spectators' ? spectatorsLink(origin, match) : tableLink(origin, match);
  return (
    <>
      <div class="row">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            class="plain-button"
            aria-expanded={shown === kind}
            data-show-link={kind}
            onClick={() => setShown(shown === kind ? null : kind)}
          >
            {texts[kind]}
          </button>
        ))}
      </div>
      {shown && (
        <section class="online-invite" aria-label={texts[shown]}>
          <p>{texts.about[shown]}</p>
          <QrCode text={link} label={texts.qr} />
          <CopyLink key={link} link={link} />
          <LinkReach reach={reach} />
        </section>
      )}
    </>
  );
}
