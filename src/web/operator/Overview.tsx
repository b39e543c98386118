// The figures of the server and the state of its parts; and what operators have done.
import { useEffect, useState } from 'preact/hooks';
import type { Statistics } from './adminApi.ts';
import { useDay, useList } from './useList.ts';
import type { ViewProps } from './viewProps.ts';

export function Overview({ ask, texts }: ViewProps) {
  const [found, setFound] = useState<Statistics | null>(null);
  useEffect(() => {
    void ask<Statistics>('GET', '/statistics').then((asked) => asked.ok && setFound(asked.value));
  }, []);
  if (!found) return null;
  const { figures } = texts;
  const rows: readonly (readonly [string, string | number])[] = [
    [figures.version, found.version],
    [figures.database, texts.databases[found.database]],
    [figures.migration, found.migration],
    [figures.disk, found.diskError ?? texts.diskOk],
    [figures.bus, texts.buses[found.bus]],
    [figures.openReports, found.openReports],
    [figures.people, found.people],
    [figures.passkeys, found.passkeys],
    ...Object.entries(texts.states).map(([state, label]) => [label, found.tables[state] ?? 0] as const),
    [figures.inMemory, found.inMemory],
  ];
  return (
    <dl class="operator-figures">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function AuditLog({ ask, texts }: ViewProps) {
  const { rows } = useList(ask, 'audit');
  const day = useDay();
  if (rows?.length === 0) return <p>{texts.nothing}</p>;
  return (
    <ol class="operator-rows">
      {rows?.map(({ id, at, action, subject, detail }) => (
        <li key={id}>
          <span>
            <small>{day(at)}</small> <strong>{action}</strong> {subject} {detail}
          </span>
        </li>
      ))}
    </ol>
  );
}
