// Names of players for chat rooms: they are shown as they are, and call nobody, format nothing and lead nowhere.
import type { Content } from '../content.ts';

/** Takes no room, and parts a mention or an address so that it is none. */
const JOINER = '\u2060';

/** For Slack, which reads entities, and for Mattermost, which reads mentions, Markdown and bare addresses. */
export const nameInText = (name: string) =>
  name
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[@[\]():/.*_~`#]/g, `$&${JOINER}`);

/** For Discord: every sign that Markdown reads has a backslash, which is not shown. */
export const nameInContent = (name: string) =>
  name.replace(/[!-&(-+\-/:-@[-`{-~]/g, '\\$&').replace(/[@:/.](?=\S)/g, `$&${JOINER}`);

/** The same content with every name written so. */
export function withNames(content: Content, written: (name: string) => string): Content {
  if (content.kind !== 'tables') return content;
  const tables = content.tables.map((table) => ({
    ...table,
    others: table.others.map(written),
    by: table.by === null ? null : written(table.by),
  }));
  return { kind: 'tables', tables };
}
