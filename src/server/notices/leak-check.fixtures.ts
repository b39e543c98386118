// For tests: whether a notice says anything but the sentences that are made of game, names, time left and links.
import { manifests } from '../../games/index.ts';
import { type Arrival, SITE } from './sinks.fixtures.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (texts: readonly string[]) => `(?:${texts.map(escaped).join('|')})`;

/** Answers what is wrong with it; null for nothing. All people have one of these names. */
export function leakIn({ channel, text }: Arrival, names: readonly string[]): string | null {
  const [game, name] = [oneOf(manifests.map((each) => each.names.en)), oneOf(names)];
  const title = `(?:Your turn: ${game}|Your time is running out: ${game}|${game} has begun|${name} has sat down at your ${game} table|${name} wants to play ${game} again)`;
  const several = '\\d+ tables are waiting for you';
  const details = `(?:With ${name}(?:, ${name})*(?: and ${name})?\\.)?(?: ?\\d+ (?:days?|hours?|minutes?) left\\.)?`;
  const url = `${escaped(SITE.origin)}/play/[\\w-]{16}`;
  const id = '[\\w-]{22}';
  const is = (pattern: string, given: string) => new RegExp(`^${pattern}$`).test(given);
  if (channel === 'push') {
    const { title: said, body, path, ids, ...rest } = JSON.parse(text);
    const isTable = is(title, said) && is(details, body) && is('/play/[\\w-]{16}', path);
    const isDigest = is(several, said) && is(`${title}(?:\\n${title})+`, body) && path === '/';
    const isRest = Object.keys(rest).length === 0 && ids.every((each: string) => is(id, each));
    return (isTable || isDigest) && isRest ? null : text;
  }
  if (channel === 'webhook') {
    const { id: delivery, text: said, content, allowed_mentions, tables, ...rest } = JSON.parse(text);
    const line = `${title} · (?:${details} · )?${url}`;
    const isSaid =
      is(`(?:${several}\\n)?${line}(?:\\n${line})*`, said) && content.replaceAll('\\', '') === said;
    const isTables = tables.every(
      ({ id: notice, kind, game: played, match, url: link, deadline, ...more }: Record<string, unknown>) =>
        is(id, String(notice)) &&
        is('turn|started|joined|rematch|low-time', String(kind)) &&
        manifests.some((each) => each.id === played) &&
        is('[\\w-]{16}', String(match)) &&
        is(url, String(link)) &&
        (deadline === null || typeof deadline === 'number') &&
        Object.keys(more).length === 0,
    );
    const isRest =
      is(`${id}\\.[\\w-]{16}`, delivery) &&
      allowed_mentions.parse.length === 0 &&
      Object.keys(rest).length === 0;
    return isSaid && isTables && isRest ? null : text;
  }
  const [head = '', ...encoded] = text.split('\r\n\r\n');
  const body = decoded(encoded.join('\r\n\r\n').replaceAll(/=\r\n/g, ''));
  const subject = subjectIn(head);
  const table = `(?:${title}\r\n)?(?:${details}\r\n)?Open the table: ${url}`;
  const link = `${escaped(SITE.origin)}/notices/stop/[\\w-]{48}`;
  const footer = `-- \r\nScriptorium\r\nChoose what you are told, and when: ${escaped(SITE.origin)}/settings\r\nStop these emails: ${link}\\s*`;
  const isBody = is(`${table}(?:\r\n\r\n${table})*\r\n\r\n${footer}`, body);
  return (is(title, subject) || is(several, subject)) && isBody ? null : `${subject}\n${body}`;
}

/** Quoted-printable. */
const decoded = (text: string) =>
  String(
    Buffer.from(
      text.replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      'latin1',
    ),
  );

function subjectIn(head: string): string {
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const subject = /^Subject: (.*)$/m.exec(unfolded)?.[1]?.trim() ?? '';
  return subject
    .replaceAll(/\?= =\?UTF-8\?Q\?/gi, '')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words) => decoded(words.replaceAll('_', ' ')));
}
