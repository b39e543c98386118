// Who may not come: people, devices and address ranges that operators have banned. Read again every few seconds, so that every process knows.
import { BlockList, isIP } from 'node:net';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { System } from '../../protocol/system.ts';
import type { BanRow } from '../storage/admin-schema.ts';
import type { Store } from '../storage/store.ts';

/** Whom a request or a connection belongs to, as far as it is known. */
export interface Comer {
  readonly address?: string;
  readonly device?: string;
  readonly person?: string | null;
}

export class Bans {
  private rows: readonly BanRow[] = [];
  private ranges: readonly { readonly row: BanRow; readonly list: BlockList }[] = [];
  private readonly ports: Pick<System, 'now'> & { readonly store: Pick<Store, 'listBans'> };

  constructor(ports: Pick<System, 'now'> & { readonly store: Pick<Store, 'listBans'> }) {
    this.ports = ports;
  }

  async reload(): Promise<void> {
    this.rows = await this.ports.store.listBans();
    this.ranges = this.rows.flatMap((row) => {
      const list = row.kind === 'address' ? rangeOf(row.value) : null;
      return list ? [{ row, list }] : [];
    });
  }

  /** Null for everybody who may come. */
  refusalFor({ address, device, person }: Comer): ServerRefusal | null {
    if (this.rows.length === 0) return null;
    const found =
      this.rows.find(
        ({ kind, value, until_at }) =>
          this.isInForce(until_at) &&
          ((kind === 'device' && value === device) || (kind === 'person' && value === person)),
      ) ?? this.ranges.find(({ row, list }) => this.isInForce(row.until_at) && isIn(list, address))?.row;
    if (!found) return null;
    const until = found.until_at === null ? null : new Date(found.until_at).toISOString().slice(0, 10);
    return { code: 'banned', reason: found.reason, until };
  }

  private isInForce(until: number | null): boolean {
    return until === null || until > this.ports.now();
  }
}

/** Of `203.0.113.7`, `203.0.113.0/24` or `2001:db8::/32`; null for anything else. */
export function rangeOf(value: string): BlockList | null {
  const [address = '', prefix] = value.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const bits = prefix === undefined ? most : Number(prefix);
  // More than half of all addresses is a mistake.
  if (version === 0 || !Number.isInteger(bits) || bits < 2 || bits > most) return null;
  const list = new BlockList();
  list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4');
  return list;
}

function isIn(list: BlockList, address: string | undefined): boolean {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
