// The notices of a process: its keys, its channels, and the jobs that send what is due.

import type { System } from '../../protocol/system.ts';
import type { Site } from '../account/passkeys.ts';
import { siteUrl } from '../api/site.ts';
import type { Metrics } from '../operating/metrics.ts';
import type { Store } from '../storage/store.ts';
import { newSecret } from '../tokens.ts';
import { type Mailer, openMailer } from './channels/mail.ts';
import { newVapidKeys, pushSender } from './channels/push.ts';
import { webhookSender } from './channels/webhook.ts';
import { Deliverer, type Senders } from './deliverer.ts';
import { NoticeJobs } from './jobs.ts';
import { SeenTables } from './seen.ts';

export interface NoticesSettings {
  /** How long people may take to see by themselves what happened. */
  readonly graceMs: number;
  /** The URL of an SMTP server, and the sender of e-mails; null: no e-mail. */
  readonly smtp: string | null;
  readonly mailFrom: string | null;
  /** Whether people may enter addresses in the network of the server. */
  readonly allowsPrivate: boolean;
  /** For tests: other ways to reach people. */
  readonly senders: Senders | null;
}

export const NOTICES_SETTINGS: NoticesSettings = {
  graceMs: 5000,
  smtp: null,
  mailFrom: null,
  allowsPrivate: false,
  senders: null,
};

export interface NoticesPorts extends System {
  readonly store: Store;
  readonly metrics: Pick<Metrics, 'noticeSent'>;
  readonly site: Site | null;
  readonly siteName: string;
}

export interface Notices {
  readonly jobs: NoticeJobs;
  readonly seen: SeenTables;
  /** For the browsers that subscribe. */
  readonly publicKey: string;
  readonly hasMail: boolean;
  readonly allowsPrivate: boolean;
  /** Signs the links in e-mails. */
  readonly linkKey: string;
  /** Begins a delivery that was just written. */
  readonly deliverer: Deliverer;
  close(): Promise<void>;
}

export async function openNotices(
  ports: NoticesPorts,
  { smtp, mailFrom, allowsPrivate, senders }: NoticesSettings,
): Promise<Notices> {
  const { store, site, siteName } = ports;
  const keys = JSON.parse(await store.sharedKey('vapid', JSON.stringify(newVapidKeys())));
  const linkKey = await store.sharedKey('links', newSecret(ports));
  const mailer: Mailer | null =
    smtp !== null && mailFrom !== null && site !== null
      ? openMailer({ smtp, from: mailFrom, origin: siteUrl(site), siteName, linkKey })
      : null;
  const contact = site?.origin.startsWith('https:') ? siteUrl(site) : null;
  const deliverer = new Deliverer({
    ...ports,
    senders: senders ?? {
      push: pushSender({ keys, contact, allowsPrivate }),
      mail: mailer?.send ?? null,
      webhook: webhookSender(allowsPrivate),
    },
  });
  const seen = new SeenTables(store, ports);
  return {
    jobs: new NoticeJobs({ ...ports, deliverer }),
    seen,
    publicKey: keys.publicKey,
    hasMail: mailer !== null,
    allowsPrivate,
    linkKey,
    deliverer,
    close: async () => {
      await seen.flush();
      await deliverer.close();
      mailer?.close();
    },
  };
}
