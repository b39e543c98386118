// What a preview card says about an address: only what a stranger with the link may know.
import type { GameManifest } from '../../engine/manifest.ts';
import { LANGS, type Lang } from '../../engine/texts.ts';
import { findManifest, manifests } from '../../games/index.ts';
import type { Clock } from '../../protocol/values.ts';
import { configOf, mayWatch, type Player, playerOf, stateOf } from '../matches/config.ts';
import type { Branding } from '../pages/branding.ts';
import type { StoredMatch } from '../storage/store.ts';
import { CARD_TEXTS, type CardTexts } from './texts/index.ts';

/** Plain data: the picture is drawn from it alone, and its hash is the version of the picture. */
export interface Card {
  readonly lang: Lang;
  /** The name of the site. */
  readonly site: string;
  /** For the tags of the page. */
  readonly title: string;
  readonly description: string;
  /** The id of the game that is drawn; null for all of them. */
  readonly game: string | null;
  /** Whether the page shows the board of the game at once. */
  readonly hasBoard: boolean;
  /** On the picture: a line, the name in large letters, a line of facts. */
  readonly lead: string;
  readonly heading: string;
  readonly facts: readonly string[];
  /** The name at each seat; null for a free one. Empty if there is no table. */
  readonly seats: readonly (string | null)[];
}

export interface CardPorts {
  readonly branding: Branding;
  findMatch(id: string): Promise<StoredMatch | null>;
  /** The language of a person with an account; null if it is not known. */
  langOf(person: string): Promise<Lang | null>;
}

/** The language in the settings that the pages store with an account. */
export function langIn(settings: string | null): Lang | null {
  const [, found] = /"lang":"(\w+)"/.exec(settings ?? '') ?? [];
  return LANGS.find((lang) => lang === found) ?? null;
}

export interface CardAddress {
  readonly path: string;
  readonly search: URLSearchParams;
}

/** Every address has a card: that of an unknown, closed or hidden table is the card of the site. */
export async function cardFor({ path, search }: CardAddress, ports: CardPorts): Promise<Card> {
  const [, kind = '', id = ''] = path.split('/');
  const asked = LANGS.find((lang) => lang === search.get('lang')) ?? null;
  if (kind === 'play') return tableCard(id, asked, search.has('watch'), ports);
  const game = findManifest(kind === 'game' ? id : (search.get('game') ?? ''));
  const { name, lang } = ports.branding;
  if (kind === 'game' && game) return gameCard(game, name, asked ?? lang);
  if (kind === 'replay') return replayCard(game ?? null, name, asked ?? lang);
  return siteCard(name, asked ?? lang);
}

function siteCard(site: string, lang: Lang): Card {
  const texts = CARD_TEXTS[lang];
  return {
    lang,
    site,
    title: site,
    description: texts.about(manifests.map(({ names }) => names[lang])),
    game: null,
    hasBoard: false,
    lead: '',
    heading: site,
    facts: [texts.motto],
    seats: [],
  };
}

function gameCard(game: GameManifest, site: string, lang: Lang): Card {
  const texts = CARD_TEXTS[lang];
  return {
    lang,
    site,
    title: game.names[lang],
    description: game.taglines[lang],
    game: game.id,
    hasBoard: false,
    lead: texts.game,
    heading: game.names[lang],
    facts: [texts.players(game.seatCounts), minutesOf(game, texts)],
    seats: [],
  };
}

/** The game itself is in the fragment of the link, which no server sees. */
function replayCard(game: GameManifest | null, site: string, lang: Lang): Card {
  const texts = CARD_TEXTS[lang];
  return {
    ...(game ? gameCard(game, site, lang) : siteCard(site, lang)),
    title: game ? texts.replayTitle(game.names[lang]) : texts.replay,
    description: texts.replayAbout,
    lead: texts.replay,
    facts: [texts.replayAbout],
  };
}

async function tableCard(
  id: string,
  asked: Lang | null,
  isForSpectators: boolean,
  ports: CardPorts,
): Promise<Card> {
  const { branding } = ports;
  const unknown = () => siteCard(branding.name, asked ?? branding.lang);
  const stored = await ports.findMatch(id);
  const game = stored && findManifest(stored.match.game);
  if (!stored || !game) return unknown();
  const [config, state] = [configOf(stored.match), stateOf(stored.match)];
  if (state === 'closed' || !mayWatch(config, state, null)) return unknown();
  // Those who are asked to watch need not know who waits there, and at a table without spectators nothing at all.
  const isBeforeGame = state === 'waiting' && isForSpectators;
  if (isBeforeGame && config.watch === 'nobody') return unknown();
  const lang = asked ?? (await ports.langOf(config.host)) ?? branding.lang;
  const texts = CARD_TEXTS[lang];
  const name = game.names[lang];
  const players = stored.players.map(playerOf);
  const people = players.flatMap((player) => (player.kind === 'person' && player.name ? [player.name] : []));
  const clock = config.clock === null ? texts.noClock : clockText(config.clock, texts);
  const base = {
    lang,
    site: branding.name,
    game: game.id,
    hasBoard: state !== 'waiting',
    heading: name,
    seats: players.map(nameOf),
  };
  if (isBeforeGame) {
    const facts = [texts.notBegun, clock];
    const description = `${game.taglines[lang]} ${sentence(facts)}`;
    return { ...base, seats: [], title: texts.watchTitle([], name), description, lead: '', facts };
  }
  if (state === 'waiting') {
    const host = players.find((player) => player.kind === 'person' && player.person === config.host)?.name;
    const free = players.filter((player) => nameOf(player) === null).length;
    const facts = [texts.freeSeats(free), minutesOf(game, texts), clock];
    return {
      ...base,
      title: host ? texts.inviteTitle(host, name) : texts.inviteTitleWithoutHost(name),
      description: `${game.taglines[lang]} ${sentence(facts)}`,
      lead: host ? texts.invites(host) : texts.isInvited,
      facts,
    };
  }
  const isOver = state === 'over';
  const facts = [isOver ? texts.isOver : texts.live, clock];
  const lead = isOver ? texts.played(people) : texts.playing(people);
  return {
    ...base,
    title: isOver ? texts.overTitle(people, name) : texts.watchTitle(people, name),
    description: `${game.taglines[lang]} ${sentence(facts)}`,
    lead: people.length > 0 ? lead : '',
    facts,
  };
}

const nameOf = (player: Player): string | null => player.name || null;

const minutesOf = ({ minutes: [from, to] }: GameManifest, texts: CardTexts) =>
  texts.minutes(from === to ? `${from}` : `${from}–${to}`);

function sentence(facts: readonly string[]): string {
  const text = facts.join(' · ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

function clockText(clock: NonNullable<Clock>, texts: CardTexts): string {
  const { seconds } = clock;
  const time =
    seconds >= DAY
      ? texts.days(Math.round(seconds / DAY))
      : seconds >= HOUR
        ? texts.hours(Math.round(seconds / HOUR))
        : seconds >= MINUTE
          ? `${Math.round(seconds / MINUTE)} min`
          : `${seconds} s`;
  return clock.kind === 'move' ? texts.perMove(time) : texts.perGame(time, clock.increment);
}
