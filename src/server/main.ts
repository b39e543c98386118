// `npm start`: builds what is needed, serves it, says where.
import { buildIfNeeded } from './build.ts';
import { serve } from './index.ts';

const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT should be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}
await buildIfNeeded((line) => console.log(line));
try {
  const { address, close } = await serve({ port });
  console.log(`Scriptorium is open: ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=8081 npm start`);
  process.exit(1);
}
