// Every sentence of every game in both languages, by ear: elision, plurals, spaces, leftover code, and one vocabulary for each edition.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { causeText } from '../engine/cause-text.ts';
import { redactEvent } from '../engine/events.ts';
import { type AnyTable, verify } from '../engine/index.ts';
import { type AnyTexts, eventText, LANGS, type Lang, type RuleSection } from '../engine/texts.ts';
import { manifests } from './index.ts';
import { allGames, findGame, insightOf } from './loaded.ts';

/** A vowel, an aspirated and a mute h, an accent, a consonant. */
const NAMES = ['Alcuin', 'Héloïse', 'Hildegard', 'Éloi', 'Bède'];
const names = (seat: number) => NAMES[seat]!;
/** Only people who write moves themselves meet these: in the terminal and in programs. */
const ABOUT_NOTATION = ['unknown-move', 'malformed'];
/** Every so many plies the question, the choices and the situation are read. */
const READ_EVERY = 5;

const COUNTED = {
  en: 'cards|points|chips|pawns|letters|rounds|inks|sketches|tokens|dice|rolls|favours|games',
  fr: 'cartes|points|jetons|pions|lettres|manches|encres|esquisses|pièces|dés|lancers|parties|capturées|sortis',
};
const FAULTS: Readonly<Record<Lang, readonly RegExp[]>> = {
  en: [new RegExp(`(^|[^\\d.,])1 (${COUNTED.en})\\b`), /\b(a) [aeio]\p{Ll}{2,}/u],
  fr: [
    new RegExp(`(^|[^\\d.,])[01] (${COUNTED.fr})(?=\\P{L}|$)`, 'u'),
    // Letters of the board and of cards are read by their names: « le E », « proche de A ».
    /(^|[^\p{L}-])(de|que|le|la|ne|se|jusque) (?!onze|oui|un en un|une par une|huit)([aâàeéèêiîoôuûœ]|h[ée]lo|hild)\p{L}+/iu,
    /[^\u202f][;!?](\s|$|\u00a0»)/,
    /[^\u00a0]:(\s|$)/,
    /«[^\u00a0]|[^\u00a0]»/,
  ],
};
const IN_BOTH = [
  /\p{L}'\p{L}/u,
  /\.\.\.| …/,
  /undefined|NaN|\[object/,
  / {2}| [.,]/,
  // A name from the code, a sketch by its code.
  /\b\p{Ll}+\p{Lu}\p{Ll}+/u,
  /\b[cbtmd][KRGBA]{2,}\b/,
];

type Sentence = readonly [where: string, text: string];

function inTexts(texts: unknown, where: string): Sentence[] {
  if (typeof texts === 'string') return [[where, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => inTexts(value, `${where}.${key}`));
}

/** Why each of some moves would be better than another. */
function inCauses(table: AnyTable, seat: number, texts: AnyTexts): Sentence[] {
  const { explain } = insightOf(table.game);
  if (!explain) return [];
  const moves = table.legalMoves(seat);
  const view = table.view(seat);
  return moves.flatMap((played, i) =>
    explain({ view, seat, played, better: moves[(i * 7 + 1) % moves.length] }).map(
      (cause): Sentence => [`cause ${cause.key}`, causeText(texts, cause, names)],
    ),
  );
}

/** What is said of the golden games, to a player, a spectator and everybody at the end. */
function inGames(id: string, texts: AnyTexts): Sentence[] {
  const folder = new URL(`./${id}/golden/`, import.meta.url);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const answer = verify(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), findGame);
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    const { table } = answer;
    const said: Sentence[] = [];
    for (const { ply, events } of table.steps) {
      for (const reader of [0, null, 'all'] as const)
        for (const event of events)
          said.push([`${file} ${event.key}`, eventText(texts, redactEvent(event, reader), names)]);
      if (ply % READ_EVERY > 0) continue;
      const then = table.at(ply);
      for (const seat of [0, 1, null]) {
        const view = then.view(seat);
        said.push([`${file} prompt`, texts.prompt(view, names)]);
        const { describe } = texts;
        if (!describe) continue;
        for (const text of [
          ...describe.situation(view, names),
          ...describe.hand(view),
          ...(describe.scores?.(view, names) ?? []),
        ])
          said.push([`${file} description`, text]);
      }
      for (const seat of then.deciders)
        for (const move of then.legalMoves(seat).slice(0, 20))
          said.push([`${file} move`, texts.move(move, then.view(seat))]);
      for (const seat of then.deciders) said.push(...inCauses(then, seat, texts));
    }
    const open = table.steps.flatMap(({ events }) => events.map((event) => redactEvent(event, null)));
    for (const { title, lines } of texts.scoreBreakdown?.(open, names) ?? [])
      said.push(...[title, ...lines].map((text) => [`${file} scoring`, text] as const));
    return said;
  });
}

/** A game may have a section about its notation, for the terminal. */
const forPages = (rules: readonly RuleSection[]) =>
  rules.filter(({ id }) => id !== 'typed').map(({ title, text }) => ({ title, text }));

const collected = await Promise.all(
  allGames.map(async ({ game, texts }) => {
    const manifest = manifests.find(({ id }) => id === game.id)!;
    const lesson = (await manifest.lesson?.())?.texts;
    const captions = ((await manifest.figures?.()) ?? []).map(({ caption }) => caption);
    const of = (lang: Lang): Sentence[] => {
      const { about, options, refusals, reasons, rules } = texts[lang];
      const written = Object.fromEntries(
        Object.entries(refusals).filter(([code]) => !ABOUT_NOTATION.includes(code)),
      );
      const fixed = {
        ...{ about, options, reasons, rules: forPages(rules) },
        ...{ refusals: written, lesson: lesson?.[lang], captions: captions.map((each) => each[lang]) },
        tagline: manifest.taglines[lang],
      };
      return [...inTexts(fixed, lang), ...inGames(game.id, texts[lang])];
    };
    return { id: game.id, of: { en: of('en'), fr: of('fr') } };
  }),
);

describe.each(collected)('$id', ({ of }) => {
  test.each(LANGS)('reads well (%s)', (lang) => {
    const found = new Map<string, string>();
    for (const [where, text] of of[lang]) {
      const fault = [...FAULTS[lang], ...IN_BOTH].find((each) => each.test(text));
      if (fault) found.set(`${fault} in ${where.replace(/^\S+\.json /, '')}`, text);
    }
    expect([...found]).toEqual([]);
  });
});

/** Words of the other edition. */
const FOREIGN: Readonly<Record<string, Readonly<Record<Lang, RegExp>>>> = {
  biblios: {
    en: /common pool|auction deck|donat|bishop|\bhands?\b|[+−]2\b/i,
    fr: /réserve commune|paquet d’enchères|donat|évêque|\b(la|votre|sa) main\b|[+−]2\b/i,
  },
  'scripts-and-scribes': {
    en: /public space|auction pile|\bgifts?\b|church|reserve|on two dice/i,
    fr: /place publique|pile d’enchères|\bdons\b|église|(votre|sa|la) réserve(?! commune)|sur deux dés/i,
  },
};

describe.each(Object.entries(FOREIGN))('%s has words of its own', (id, foreign) => {
  test.each(LANGS)('%s', (lang) => {
    const { of } = collected.find((each) => each.id === id)!;
    const found = new Map<string, string>();
    for (const [where, text] of of[lang]) {
      const [word] = foreign[lang].exec(text) ?? [];
      if (word) found.set(`${word} in ${where.replace(/^\S+\.json /, '')}`, text);
    }
    expect([...found]).toEqual([]);
  });
});
