// `npm start`: builds what is needed, serves it, says where.
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { serve } from './index.ts';

/** Where friends on the same network find it. */
function networkAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT should be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}
await buildIfNeeded((line) => console.log(line));
try {
  const data = resolve(process.env.DATA ?? 'data/scriptorium.db');
  const trustsProxy = process.env.TRUST_PROXY === '1';
  const { address, port: taken, close } = await serve({ port, online: { data, trustsProxy } });
  console.log(`Scriptorium is open: ${address}`);
  for (const each of networkAddresses(taken)) console.log(`For friends on the same network: ${each}`);
  console.log(`Online games are kept in ${data}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=8081 npm start`);
  process.exit(1);
}
