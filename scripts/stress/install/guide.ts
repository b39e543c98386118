// The commands of the guide: each block of docs/operating.md that is marked `<!-- install: NAME -->`.
import { readFileSync } from 'node:fs';

export type Step =
  | 'tarball'
  | 'checkout'
  | 'service'
  | 'settings'
  | 'start'
  | 'nginx'
  | 'certificate'
  | 'caddyfile'
  | 'internal'
  | 'caddy';

export function commandsOf(guide: string): ReadonlyMap<string, string> {
  const blocks = readFileSync(guide, 'utf8').matchAll(/<!-- install: (\w+) -->\n```sh\n([\s\S]*?)```/g);
  return new Map([...blocks].map(([, name = '', commands = '']) => [name, commands]));
}
