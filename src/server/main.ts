// `npm start`.
import { start } from './start.ts';

process.exitCode = await start({ role: 'all', port: null });
