// Scriptoria in words, for players who listen: the day, the cup, the lecterns, and the own page by its parts.
import type { Descriptions } from '../../../engine/texts.ts';
import { GROUPS_OF_PART, groupsOf } from '../rules/grid.ts';
import { sum } from '../rules/ink-counts.ts';
import { printedOn } from '../rules/printed.ts';
import { NOBODY, type Sketch, type View } from '../rules/state.ts';
import { INKS, PARTS, type Part } from '../rules/tables.ts';
import type { KindLetter, Words } from './word-types.ts';
import { HOUR_LABELS, inkNames, lecternName, sketchName } from './words.ts';

export interface DescriptionPhrases {
  readonly words: Words;
  day(day: number, hour: string, archivist: string): string;
  cup(inks: string): string;
  readonly emptyCup: string;
  grimoire(name: string | null): string;
  /** Between two sketches, whose names have commas. */
  readonly between: string;
  /** `supply` is null where the name says it already. */
  lectern(lectern: string, supply: string | null, sketches: string, owner: string | null): string;
  scriptorium(count: number): string;
  player(name: string, counts: { points: number; inks: string; stock: number; tokens: number }): string;
  readonly you: string;
  ownInks(inks: string): string;
  onLectern(sketches: string): string;
  inStock(sketches: string): string;
  /** What a part of the page still needs: "2 corners and 3 borders". */
  part(part: Part, missing: string): string;
  complete(part: Part): string;
  missing(kind: KindLetter, count: number): string;
  readonly nothing: string;
  score(name: string, points: number): string;
}

/** The manuscript is all the other parts together. */
const ON_PAGE = PARTS.filter((part) => part !== 'manuscript');
/** By group of places, the kind that goes there. */
const KIND_OF_GROUP: readonly KindLetter[] = ['c', 'c', 'b', 'b', 't', 'm', 'd'];

export function describeWith(phrases: DescriptionPhrases): Descriptions<View> {
  const { words } = phrases;
  const inksOf = ({ inks }: View, seat: number) =>
    inkNames(words, INKS.map((ink, i) => ink.repeat(inks[seat * INKS.length + i]!)).join(''));
  const sketches = (view: View, list: readonly Sketch[]) =>
    list.map((each) => sketchName(words, printedOn(view).sketches[each]!)).join(phrases.between);
  const pointsOf = ({ points, achievements }: View, seat: number) =>
    points[seat]! + sum(achievements.slice(seat * PARTS.length, (seat + 1) * PARTS.length));
  const nameIn =
    ({ seat }: View, names: (seat: number) => string) =>
    (each: number) =>
      each === seat ? phrases.you : names(each);

  const lecternLine = (view: View, at: number, name: (seat: number) => string) => {
    const { lecternNames, supplies } = printedOn(view);
    const lectern = view.desks[at]!;
    const owner = view.deskOf.indexOf(at);
    return phrases.lectern(
      lecternName(words, lecternNames[lectern]!),
      supplies[lectern] === 'quill' ? null : words.supplies[supplies[lectern]!],
      sketches(view, view.onDesk[at] ?? []) || phrases.nothing,
      owner === NOBODY ? null : name(owner),
    );
  };

  const pageLines = (view: View, seat: number) => {
    const groups = groupsOf(printedOn(view).grid);
    const size = view.scroll.length / view.seats;
    const isFree = (place: number) => view.scroll[seat * size + place] === 0;
    return ON_PAGE.map((part) => {
      const missing = GROUPS_OF_PART[PARTS.indexOf(part)]!.flatMap((group) => {
        const count = groups[group]!.filter(isFree).length;
        return count === 0 ? [] : [phrases.missing(KIND_OF_GROUP[group]!, count)];
      });
      return missing.length === 0 ? phrases.complete(part) : phrases.part(part, words.list(missing));
    });
  };

  return {
    situation: (view, names) => {
      const name = nameIn(view, names);
      const { phase, cup, desks, seats } = view;
      const poured = inkNames(words, INKS.map((ink, i) => ink.repeat(cup[i]!)).join(''));
      return [
        phrases.day(view.day, words.labels[HOUR_LABELS[phase]], name(view.archivist)),
        ...(phase === 'inks'
          ? [
              poured === '' ? phrases.emptyCup : phrases.cup(poured),
              phrases.grimoire(view.grimoire === NOBODY ? null : name(view.grimoire)),
            ]
          : []),
        ...desks.map((_, at) => lecternLine(view, at, name)),
        phrases.scriptorium(sum(view.scriptorium)),
        ...Array.from({ length: seats }, (_, seat) =>
          phrases.player(name(seat), {
            points: pointsOf(view, seat),
            inks: inksOf(view, seat) || phrases.nothing,
            stock: view.stock[seat]!.length,
            tokens: view.tokens[seat]!,
          }),
        ),
      ];
    },
    hand: (view) => {
      const { seat } = view;
      if (seat === null) return [];
      const desk = view.deskOf[seat]!;
      const lying = desk === NOBODY ? '' : sketches(view, view.onDesk[desk] ?? []);
      return [
        phrases.ownInks(inksOf(view, seat) || phrases.nothing),
        ...(lying === '' ? [] : [phrases.onLectern(lying)]),
        phrases.inStock(sketches(view, view.stock[seat]!) || phrases.nothing),
        ...pageLines(view, seat),
      ];
    },
    scores: (view, names) =>
      view.points.map((_, seat) => phrases.score(nameIn(view, names)(seat), pointsOf(view, seat))),
  };
}
