// How friends come to a table: the link to copy or share, and its QR code.
import { CopyLink } from '../online/CopyLink.tsx';
import { tableLink } from '../online/entryTokens.ts';
import { LinkReach } from '../online/LinkReach.tsx';
import type { ShareOrigin } from '../online/shareOrigin.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { QrCode } from './QrCode.tsx';
import { useWaitingTexts } from './texts/index.ts';

interface InviteFriendsProps {
  readonly match: string;
  readonly shared: ShareOrigin;
}

export function InviteFriends({ match, shared: { origin, reach } }: InviteFriendsProps) {
  const { invite } = useOnlineTexts();
  const texts = useWaitingTexts();
  const link = tableLink(origin, match);
  return (
    <section class="online-invite">
      <p>{invite}</p>
      <CopyLink key={link} link={link} />
      <LinkReach reach={reach} />
      <QrCode text={link} label={texts.qrCode} />
    </section>
  );
}
