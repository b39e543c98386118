// The entry point of `npm start` and of the compiled server.
import { relative } from 'node:path';
import { start } from './start.ts';

const command = import.meta.url.endsWith('.ts') ? 'npm start' : `node ${relative('', process.argv[1] ?? '')}`;
process.exitCode = await start({
  role: 'all',
  port: null,
  args: process.argv.slice(2),
  commandFor: (port) => `PORT=${port} ${command}`,
});
