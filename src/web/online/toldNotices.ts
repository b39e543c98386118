// Which passing notices this device has shown: the latest few, for none is shown again after many others.
import { readStored, writeStored } from '../browserStorage.ts';

const KEY = 'scriptorium.told-notices';
const MAX_KEPT = 20;

const told = (): readonly string[] => (readStored(KEY) ?? '').split(' ');

export const wasTold = (id: string): boolean => told().includes(id);

export function rememberTold(id: string): void {
  if (!wasTold(id)) writeStored(KEY, [...told(), id].slice(-MAX_KEPT).join(' '));
}
