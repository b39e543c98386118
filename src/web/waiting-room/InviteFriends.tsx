// How friends come to a table: the link to copy or share, and its QR code.
import { CopyLink } from '../online/CopyLink.tsx';
import { tableLink } from '../online/entryTokens.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { QrCode } from './QrCode.tsx';
import { useWaitingTexts } from './texts/index.ts';

export function InviteFriends({ match }: { readonly match: string }) {
  const { invite } = useOnlineTexts();
  const texts = useWaitingTexts();
  const link = tableLink(match);
  return (
    <section class="online-invite">
      <p>{invite}</p>
      <CopyLink link={link} />
      <QrCode text={link} label={texts.qrCode} />
    </section>
  );
}
