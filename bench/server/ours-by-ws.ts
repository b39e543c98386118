// Our server, with all messages sent by `ws` instead of `src/server/api/frames.ts`. For `npm run bench -- frames`.
import { register } from 'node:module';

const urlOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const replacement = JSON.stringify(urlOf('export const encodeTextFrame = () => null;'));
const hooks = `export const resolve = (specifier, context, next) => specifier === './frames.ts'
  ? { url: ${replacement}, format: 'module', shortCircuit: true }
  : next(specifier, context);`;

register(urlOf(hooks));
await import('./ours.ts');
