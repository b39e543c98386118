// `npm run stress -- proxies [--only NAME] [--people 40] [--port 23400]`: the proxies of deploy/ with a self-signed certificate in front of servers as hosts start them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checksOf } from './proxies/checks.ts';
import { drain, hasCutPoliteOnes } from './proxies/draining.ts';
import { HostProcess } from './proxies/host-process.ts';
import { PROXIES, type ProxyName, type ProxyPorts, ReverseProxy } from './proxies/proxy.ts';
import { findProgram } from './services.ts';

const BASES = ['', '/games'];

async function tryProxy(name: ProxyName, base: string, ports: ProxyPorts): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-host-'));
  const server = new HostProcess(ports.servers[0], {
    DATA: join(folder, 'a.db'),
    PUBLIC_URL: `https://localhost:${ports.https}${base}/`,
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'a token',
  });
  const proxy = await ReverseProxy.open(name, ports);
  if (!proxy) {
    console.log(`${name} is not installed: skipped`);
    return 0;
  }
  try {
    await server.start();
    await untilItAnswers(`https://localhost:${ports.https}${base}/`);
    const checks = await checksOf(base, { name: 'localhost', ...ports });
    for (const { what, isFine, found } of checks)
      console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name} ${base || '/'}: ${what}${isFine ? '' : `: ${found}`}`);
    return checks.filter(({ isFine }) => !isFine).length;
  } finally {
    await server.signal('SIGKILL');
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A proxy that has found the server away looks again every second. */
async function untilItAnswers(url: string): Promise<void> {
  for (
    let i = 0;
    i < 50 &&
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ));
    i++
  )
    await pause(200);
}

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, people: { type: 'string' }, port: { type: 'string' } },
  });
  // The certificates are our own, and every connection stays on this machine.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const first = Number(values.port ?? 23_400);
  const portsFrom = (port: number): ProxyPorts => ({
    http: port,
    https: port + 1,
    servers: [port + 2, port + 3],
  });
  let faults = 0;
  for (const name of PROXIES.filter((each) => values.only === undefined || values.only === each))
    for (const base of BASES) faults += await tryProxy(name, base, portsFrom(first));
  const canDrain = findProgram('initdb') !== null && findProgram('haproxy') !== null;
  if (!canDrain) console.log('HAProxy or PostgreSQL is not installed: draining is skipped');
  else if (values.only === undefined || values.only === 'haproxy') {
    const report = await drain(portsFrom(first + 10), first + 20, Number(values.people ?? 40));
    console.log(JSON.stringify(report, null, 2));
    if (hasCutPoliteOnes(report) || report.failedRequests > 0) faults++;
  }
  if (faults > 0) process.exitCode = 1;
}
