// For tests: where notices arrive, on loopback. A push service that decrypts, a mail server, a web address.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { SMTPServer } from 'smtp-server';

/** Where the links in notices lead. */
export const SITE = { id: 'play.example.org', origin: 'https://play.example.org', base: '' };

export interface Arrival {
  readonly channel: 'push' | 'mail' | 'webhook';
  /** The part of the address that says whose it is. */
  readonly to: string;
  readonly at: number;
  /** The delivery's own id, where the channel carries one. */
  readonly id: string;
  /** The ids of the notices in it. */
  readonly notices: readonly string[];
  /** Everything that could be read of it. */
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Sinks {
  readonly arrivals: Arrival[];
  readonly smtp: string;
  readonly origin: string;
  /** Answers the next requests with these statuses, then 201. */
  readonly statuses: number[];
  /** The subscription of a browser of this name. */
  subscribe(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  webhook(name: string): string;
  close(): Promise<void>;
  onArrival: (arrival: Arrival) => void;
}

export async function openSinks(): Promise<Sinks> {
  const arrivals: Arrival[] = [];
  const browsers = new Map<string, Browser>();
  const statuses: number[] = [];
  const arrive = (arrival: Arrival) => {
    arrivals.push(arrival);
    sinks.onArrival(arrival);
  };
  const web = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (data: Buffer) => parts.push(data));
    request.on('end', () => {
      const status = statuses.shift() ?? 201;
      if (status < 300) {
        const [, channel, to = ''] = (request.url ?? '').split('/');
        const body = Buffer.concat(parts);
        const text = channel === 'push' ? browsers.get(to)!.decrypt(body) : String(body);
        const data = JSON.parse(text) as { ids?: string[]; tables?: { id: string }[] };
        const notices = data.ids ?? data.tables?.map(({ id }) => id) ?? [];
        const id = String(request.headers['webhook-id'] ?? '');
        const { headers } = request;
        arrive({
          channel: channel === 'push' ? 'push' : 'webhook',
          to,
          at: Date.now(),
          id,
          notices,
          text,
          headers,
        });
      }
      response.writeHead(status).end();
    });
  });
  const origin = `http://127.0.0.1:${await listening(web)}`;
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (data: Buffer) => parts.push(data));
      stream.on('end', () => {
        const text = String(Buffer.concat(parts));
        const header = (name: string) =>
          (new RegExp(`^${name}:((?:.|\\r\\n[ \\t])*)`, 'im').exec(text)?.[1] ?? '')
            .replaceAll(/\r\n\s+/g, ' ')
            .trim();
        const [to] = session.envelope.rcptTo;
        arrive({
          channel: 'mail',
          to: String(to?.address).split('@')[0] ?? '',
          at: Date.now(),
          id: header('message-id').replace(/^<|@.*$/g, ''),
          notices: header('x-notice-ids').split(' ').filter(Boolean),
          text,
          headers: { 'list-unsubscribe': header('list-unsubscribe') },
        });
        callback();
      });
    },
  });
  // A server that is killed resets its connections.
  mail.on('error', () => {});
  const smtpPort = await listening(mail.server as unknown as Server);
  const sinks: Sinks = {
    arrivals,
    origin,
    smtp: `smtp://127.0.0.1:${smtpPort}`,
    statuses,
    subscribe: (name) => {
      const browser = new Browser();
      browsers.set(name, browser);
      return { endpoint: `${origin}/push/${name}`, keys: browser.keys };
    },
    webhook: (name) => `${origin}/webhook/${name}`,
    close: async () => {
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise<void>((resolve) => mail.close(() => resolve())),
      ]);
    },
    onArrival: () => {},
  };
  return sinks;
}

let nextPort = 25_700 + (process.pid % 300) * 6;

async function listening(server: Server): Promise<number> {
  for (;;) {
    const port = nextPort++;
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (isFree) return port;
  }
}

/** The receiving end of RFC 8291. */
class Browser {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly keys: { p256dh: string; auth: string };

  constructor() {
    this.keys = {
      p256dh: this.ecdh.generateKeys().toString('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }

  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length));
    const shared = this.ecdh.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const secret = derive(shared, this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return String(padded.subarray(0, padded.lastIndexOf(2)));
  }
}
