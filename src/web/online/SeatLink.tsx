// Makes a link to your seat, to continue on another device, and shows it below its button as text and as a QR code.
import { useState } from 'preact/hooks';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { QrCode } from '../waiting-room/QrCode.tsx';
import { CopyLink } from './CopyLink.tsx';
import { LinkReach } from './LinkReach.tsx';
import { seatLink } from './onlineStorage.ts';
import type { RemoteTable } from './remoteTable.ts';
import { useShareOrigin } from './shareOrigin.ts';
import { useOnlineTexts } from './texts/index.ts';

interface SeatLinkProps {
  readonly remote: RemoteTable;
  readonly match: string;
  onRefusal(refusal: AnyRefusal | null): void;
}

export function SeatLink({ remote, match, onRefusal }: SeatLinkProps) {
  const texts = useOnlineTexts();
  const [token, setToken] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const { origin, reach } = useShareOrigin();
  const toggle = async () => {
    if (isShown) return setShown(false);
    // A new link would end the one that was shown before.
    const made = token === null ? await remote.newSeatLink() : { token };
    onRefusal('refusal' in made ? made.refusal : null);
    if (!('token' in made)) return;
    setToken(made.token);
    setShown(true);
  };
  const link = token === null ? null : seatLink(origin, match, token);
  return (
    <>
      <div class="row">
        <button
          type="button"
          class="plain-button"
          data-seat-link=""
          aria-expanded={isShown}
          onClick={() => void toggle()}
        >
          {texts.seatLink}
        </button>
      </div>
      {isShown && link && (
        <section class="online-invite" aria-label={texts.seatLink}>
          <p>{texts.seatLinkText}</p>
          <CopyLink link={link} />
          <LinkReach reach={reach} />
          <QrCode text={link} label={texts.links.qr} />
        </section>
      )}
    </>
  );
}
