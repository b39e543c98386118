// A proxy as a process of its own: the configuration of deploy/ with the names, ports and certificate of this trial.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../services.ts';

export interface ProxyPorts {
  readonly http: number;
  readonly https: number;
  /** The processes behind it. */
  readonly servers: readonly [number, number];
}

export const PROXIES = ['nginx', 'caddy', 'haproxy'] as const;
export type ProxyName = (typeof PROXIES)[number];

const deployed = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8');

/** Replaces each text, all of which the file must have. */
function withReplaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((so, [from, to]) => {
    if (!so.includes(from)) throw new Error(`the configuration has no "${from}"`);
    return so.replaceAll(from, to);
  }, text);
}

/** A certificate for localhost; Caddy, HAProxy and nginx want it in files. */
function certify(folder: string): void {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = [
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
  ];
  const files = ['-keyout', 'key.pem', '-out', 'cert.pem'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files, ...name], { cwd: folder, stdio: 'ignore' });
  const both = ['cert.pem', 'key.pem'].map((file) => readFileSync(join(folder, file), 'utf8'));
  writeFileSync(join(folder, 'both.pem'), both.join(''));
}

type Command = readonly [args: readonly string[], env: Readonly<Record<string, string>>];

const COMMANDS: Readonly<Record<ProxyName, (folder: string, ports: ProxyPorts) => Command>> = {
  nginx: (folder, { http, https, servers: [server] }) => {
    const site = withReplaced(deployed('nginx.conf'), [
      ['play.example.org', 'localhost'],
      ['/etc/ssl/scriptorium/fullchain.pem', join(folder, 'cert.pem')],
      ['/etc/ssl/scriptorium/privkey.pem', join(folder, 'key.pem')],
      ['127.0.0.1:8080', `127.0.0.1:${server}`],
      ['listen 80;', `listen ${http};`],
      ['listen [::]:80;', `listen [::]:${http};`],
      ['listen 443 ', `listen ${https} `],
      ['listen [::]:443 ', `listen [::]:${https} `],
      ['https://$host$request_uri', `https://$host:${https}$request_uri`],
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ');
    const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; ${temporary}\n${site}\n}\n`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    return [['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {}];
  },
  caddy: (folder, { http, https, servers: [server] }) => {
    const site = withReplaced(deployed('Caddyfile'), [
      ['{\n\tservers {', `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tservers {`],
      ['\nplay.example.org {', `\nlocalhost:${https} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`],
      ['127.0.0.1:8080', `127.0.0.1:${server}`],
    ]);
    writeFileSync(join(folder, 'Caddyfile'), site);
    const places = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return [['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], places];
  },
  haproxy: (folder, { http, https, servers: [one, two] }) => {
    const config = withReplaced(deployed('haproxy.cfg'), [
      ['bind :::80 ', `bind :::${http} `],
      ['bind :::443 ', `bind :::${https} `],
      ['/etc/haproxy/scriptorium.pem', join(folder, 'both.pem')],
      ['127.0.0.1:8081', `127.0.0.1:${one}`],
      ['127.0.0.1:8082', `127.0.0.1:${two}`],
      ['redirect scheme https', `redirect prefix https://localhost:${https}`],
    ]);
    writeFileSync(join(folder, 'haproxy.cfg'), config);
    return [['-db', '-f', join(folder, 'haproxy.cfg')], {}];
  },
};

export class ReverseProxy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'scriptorium-proxy-'));
  private readonly child: ChildProcess;

  private constructor(name: ProxyName, program: string, ports: ProxyPorts) {
    certify(this.folder);
    const [args, env] = COMMANDS[name](this.folder, ports);
    this.child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  }

  /** Null where it is not installed. */
  static async open(name: ProxyName, ports: ProxyPorts): Promise<ReverseProxy | null> {
    const program = findProgram(name) ?? findProgram(`../sbin/${name}`);
    if (program === null) return null;
    const proxy = new ReverseProxy(name, program, ports);
    for (const end = Date.now() + 10_000; !(await listens(ports.https)); await pause(50)) {
      if (Date.now() < end && proxy.child.exitCode === null) continue;
      await proxy.close();
      throw new Error(`${name} does not start with its configuration of deploy/`);
    }
    return proxy;
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGTERM');
      await Promise.race([once(this.child, 'exit'), pause(3000).then(() => this.child.kill('SIGKILL'))]);
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
