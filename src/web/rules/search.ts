// Search in the rules by words: in any order, without accents and case, by their beginning and in any of their forms; the best section first.
import type { Lang, RuleSection } from '../../engine/texts.ts';
import { stemOf } from './stems.ts';

interface Word {
  /** In lower case, with accents. */
  readonly written: string;
  /** In lower case, without. */
  readonly folded: string;
  readonly stem: string;
}

export interface Query {
  readonly lang: Lang;
  readonly terms: readonly Word[];
}

export interface FoundSection<S> {
  readonly section: S;
  readonly score: number;
  /** How many of the words of the query it has. */
  readonly terms: number;
}

export interface SearchResult<S> {
  /** The best first. */
  readonly found: readonly FoundSection<S>[];
  /** No section has all of the words: these have some. */
  readonly isPartial: boolean;
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Words that say nothing about what is looked for; they count only if there are no others. */
const STOP_WORDS: Readonly<Record<Lang, ReadonlySet<string>>> = {
  en: new Set(
    'a an and are can cannot do does for from how i if in is it my not of on or s t the to what when where which who with you your'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'a au aux avec c ce ces cette comment d de des du elle en est et il ils j je l la le les lui ma mais me mes mon n ne on ou par pas peut peuvent peux pour pouvez pouvoir qu quand que quel quelle qui s sa se ses si son sur un une vos votre vous y'.split(
      ' ',
    ),
  ),
};

/** A number keeps its sign: +1 and −1 are different cards. */
const WORDS = /[+−]?\d+|\p{L}+/gu;
/** How well a word of the text matches; the same word is worth more than a form of it. */
const SAME = 3;
const FORM = 2.5;
const BEGINNING = 1;
const TITLE_WEIGHT = 4;
const TOGETHER_WEIGHT = 5;

const foldText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');

function wordOf(text: string, lang: Lang): Word {
  const written = text.toLowerCase();
  const folded = foldText(written);
  return { written, folded, stem: stemOf(folded, lang) };
}

export function parseQuery(text: string, lang: Lang): Query {
  const all = [...text.replace(/-(?=\d)/g, '−').matchAll(WORDS)].map(([word]) => wordOf(word, lang));
  // « dé » is a die, « de » is nothing.
  const telling = all.filter(({ written }) => !STOP_WORDS[lang].has(written));
  return { lang, terms: telling.length > 0 ? telling : all };
}

/** Which sections have all words of the query, or else those that have most of them. */
export function searchSections<S extends Pick<RuleSection, 'title' | 'text'>>(
  sections: readonly S[],
  query: Query,
): SearchResult<S> {
  const ranked = sections
    .map((section) => rank(section, query))
    .filter(({ terms }) => terms > 0)
    .sort((one, other) => other.terms - one.terms || other.score - one.score);
  const most = ranked[0]?.terms ?? 0;
  return {
    found: ranked.filter(({ terms }) => terms === most),
    isPartial: most < query.terms.length,
  };
}

function rank<S extends Pick<RuleSection, 'title' | 'text'>>(section: S, query: Query): FoundSection<S> {
  const blocks = [section.title, ...section.text.split('\n').filter(Boolean)].map((block) =>
    wordsIn(block, query.lang),
  );
  let score = 0;
  let terms = 0;
  for (const term of query.terms) {
    const [title, ...body] = blocks.map((words) => words.map((word) => matchOf(term, word)).filter(Boolean));
    const inBody = body.flat();
    if (title!.length + inBody.length === 0) continue;
    terms++;
    score += TITLE_WEIGHT * Math.max(0, ...title!) + Math.max(0, ...inBody) + Math.log2(1 + inBody.length);
  }
  // Words that stand in one paragraph belong together.
  const together = blocks.map(
    (words) => query.terms.filter((term) => words.some((word) => matchOf(term, word) > 0)).length,
  );
  return { section, terms, score: score + TOGETHER_WEIGHT * Math.max(0, ...together) };
}

function wordsIn(text: string, lang: Lang): Word[] {
  return [...text.matchAll(WORDS)].map(([word]) => wordOf(word, lang));
}

/** 0 if the word has nothing to do with the term. Accents that were typed are meant, others are not asked for. */
function matchOf(term: Word, word: Word): number {
  const length = Math.min(term.stem.length, word.stem.length);
  const hasAccents = term.written !== term.folded;
  if (hasAccents && term.written.slice(0, length) !== word.written.slice(0, length)) return 0;
  if (term.folded === word.folded) return SAME;
  if (term.stem === word.stem) return FORM;
  return term.folded.length > 1 && word.folded.startsWith(term.folded) ? BEGINNING : 0;
}

/** The text in pieces, with the words that match marked. */
export function highlightPieces(text: string, { lang, terms }: Query): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  let at = 0;
  const flush = () => {
    if (plain) pieces.push({ text: plain, isFound: false });
    plain = '';
  };
  for (const match of text.matchAll(WORDS)) {
    plain += text.slice(at, match.index);
    at = match.index + match[0].length;
    const word = wordOf(match[0], lang);
    if (terms.some((term) => matchOf(term, word) > 0)) {
      flush();
      pieces.push({ text: match[0], isFound: true });
    } else plain += match[0];
  }
  plain += text.slice(at);
  flush();
  return pieces;
}

/** The paragraph or item that shows best why a section was found. */
export function bestPassage({ text }: Pick<RuleSection, 'text'>, { lang, terms }: Query): string {
  const passages = text.split('\n').filter(Boolean);
  const counts = passages.map((passage) => {
    const words = wordsIn(passage, lang);
    return terms.filter((term) => words.some((word) => matchOf(term, word) > 0)).length;
  });
  return (passages[counts.indexOf(Math.max(...counts))] ?? '').replace(/^- /, '').replaceAll('**', '');
}
