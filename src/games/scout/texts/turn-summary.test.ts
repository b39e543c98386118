import { expect, test } from 'vitest';
import { cardOf, type Event } from '../rules/state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const names = (seat: number) => ['Zoé', 'Alcuin', 'Héloïse'][seat]!;
const scouted: Event = {
  key: 'scouted',
  args: { seat: 2, owner: 1, card: cardOf(7, 2), end: 'left', place: 2, andShow: true },
};
const shown: Event = {
  key: 'shown',
  args: { seat: 2, cards: [cardOf(6, 9), cardOf(7, 2), cardOf(8, 7)], first: 1, captured: 2 },
  reveals: true,
};

test('a turn is one short sentence without notation', () => {
  const both = [scouted, shown];
  expect(en.turnSummary?.(both, names)).toBe(
    'Héloïse scouts Alcuin’s 7, shows 6\u00a07\u00a08 and captures 2 cards.',
  );
  expect(fr.turnSummary?.(both, names)).toBe(
    'Héloïse recrute le 7 d’Alcuin, montre 6\u00a07\u00a08 et capture 2 cartes.',
  );
  expect(en.turnSummary?.([scouted], names)).toBe('Héloïse scouts Alcuin’s 7.');
});

test('advice to Scout & Show says what to show', () => {
  expect(en.restOfTurn?.([scouted, shown])).toBe('then show 6\u00a07\u00a08');
  expect(fr.restOfTurn?.([scouted, shown])).toBe('puis montrer 6\u00a07\u00a08');
  expect(en.restOfTurn?.([shown])).toBeNull();
  expect(en.restOfTurn?.([scouted])).toBeNull();
});

test('the log tells both numbers of a scouted card in words', () => {
  expect(en.events.scouted({ ...scouted.args }, names)).toContain('7 over 2');
  expect(fr.events.scouted({ ...scouted.args }, names)).toContain('7 sur 2');
});
