// The daily deal: its rule, its bots that decide alike everywhere, and the check of a record.
import { describe, expect, test } from 'vitest';
import { derivedSeed } from '../../engine/chance.ts';
import { checkedOptions } from '../../engine/options.ts';
import { recordFrom } from '../../engine/record.ts';
import { splitMove } from '../../engine/seats.ts';
import { openTable } from '../../engine/table.ts';
import { allGames, findGame } from '../../games/loaded.ts';
import { checkDeal } from './check.ts';
import { decisionsOf, partingsOf, shareBeaten } from './compare.ts';
import { dailyDeal, dayOf, isDay, nextToDecide, startOfDay } from './deal.ts';
import { asPage, asServer, PERSON, playedDeal } from './fixtures.ts';

const DAY = '2026-11-17';
const scout = findGame('scout')!;

describe('the rule', () => {
  test('the day is that of UTC', () => {
    expect(dayOf(Date.UTC(2026, 10, 17, 23, 59, 59))).toBe(DAY);
    expect(dayOf(startOfDay(DAY))).toBe(DAY);
    expect([DAY, '2026-2-3', '2026-02-30', '1969-12-31', 'today', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('seed, seats and bots follow from game and day', () => {
    const { seedText, seed, seats, seat, bots } = dailyDeal(scout, DAY);
    expect({ seedText, seats, seat, bots }).toEqual({
      seedText: 'scriptorium daily deal 1/scout/2026-11-17',
      seats: 4,
      seat: 2,
      bots: ['scribe@60', 'scribe@60', null, 'scribe@60'],
    });
    expect(seed).toBe('d24e834a7693cd4180d734b78bd8627f55b9a11b5906a15c03b4694c82dcba1a');
    expect(dailyDeal(scout, '2026-11-18').seat).toBe(3);
  });
});

/**
 * If one of these changes, bots decide differently than before: raise `DEAL_RULE` and write the new hashes here.
 * Otherwise deals played with the version before would be refused as tampered with.
 */
const FINGERPRINTS: { readonly [game: string]: string } = {
  'scripts-and-scribes': 'fbdc4d0bd2a8f4c3',
  biblios: '8d345070085d94c3',
  scout: '60aa89e97049170c',
  scriptoria: '37cbc79400544455',
  duodecim: '27136f2bbc93301b',
};

const COMPARED_PLIES = 40;

describe.each(allGames.map(({ game }) => game))('$id', (game) => {
  test('the same decisions give the same game, in page and server and at any speed', async () => {
    const deal = dailyDeal(game, DAY);
    const table = openTable(game, deal.seats, checkedOptions(game, {}), deal.seed);
    const [page, slowPage, server] = [asPage(Number.POSITIVE_INFINITY), asPage(0.01), asServer()];
    while (table.ply < COMPARED_PLIES) {
      const seat = nextToDecide(table, deal.bots)!;
      const bot = deal.bots[seat] ?? PERSON;
      const notation = await page(table, seat, bot);
      if (bot !== PERSON) {
        expect(await server(table, seat, bot)).toBe(notation);
        if (table.ply % 10 === 0) expect(await slowPage(table, seat, bot)).toBe(notation);
      }
      table.play(seat, notation);
    }
    const fingerprint = derivedSeed(table.moves.join('\n'), 'fingerprint').slice(0, 16);
    expect(fingerprint).toBe(FINGERPRINTS[game.id]);
  });
});

describe('a record that is not the deal', async () => {
  const duodecim = findGame('duodecim')!;
  const { deal, table, record } = await playedDeal(duodecim, DAY);
  const check = (given: unknown) => checkDeal(given, duodecim, deal, asPage(Number.POSITIVE_INFINITY));
  const faultOf = async (given: unknown) => {
    const answer = await check(given);
    return answer.ok ? null : answer.fault;
  };

  test('another move of a bot is found, although it is legal', async () => {
    // The last decision of a bot with a choice, so that the game can be played on from there.
    const at = record.moves.findLastIndex((move, ply) => {
      const { seat } = splitMove(move);
      return seat !== deal.seat && table.at(ply).legalMoves(seat).length > 1;
    });
    const other = openTable(duodecim, deal.seats, record.options, deal.seed);
    for (const move of record.moves.slice(0, at)) {
      const { seat, notation } = splitMove(move);
      other.play(seat, notation);
    }
    const { seat: bot, notation: played } = splitMove(record.moves[at]!);
    const changed = other.legalMoves(bot).find((move) => duodecim.notation(move) !== played)!;
    other.play(bot, [changed]);
    while (other.outcome === null) other.play(other.deciders[0]!, [other.legalMoves(other.deciders[0]!)[0]]);
    const { seats, options, seed, moves, outcome: result } = other;
    const tampered = recordFrom(duodecim, { seats, options, seed, proof: record.proof, moves, result });
    expect(await faultOf(tampered)).toEqual({ code: 'other-bot-move', ply: at + 1 });
  });

  test('a changed result, another day, a game that goes on, and anything else', async () => {
    const places = record.result!.places.map((place) => 3 - place);
    expect(await faultOf({ ...record, result: { ...record.result, places } })).toMatchObject({
      code: 'bad-record',
      fault: { code: 'result-mismatch' },
    });
    const yesterday = await playedDeal(duodecim, '2026-11-16');
    expect(await faultOf(yesterday.record)).toEqual({ code: 'other-deal' });
    const { seats, options, seed, proof } = record;
    const begun = recordFrom(duodecim, { seats, options, seed, proof, moves: [], result: null });
    expect(await faultOf(begun)).toEqual({ code: 'unfinished' });
    expect(await faultOf('a record')).toMatchObject({ code: 'bad-record' });
    expect(await faultOf(record)).toBe(null);
  });
});

describe('comparing', () => {
  test('the share of the others that did worse; equal results count half', () => {
    const all = [
      { place: 1, score: 9, count: 1 },
      { place: 1, score: 7, count: 2 },
      { place: 2, score: 9, count: 2 },
    ];
    const shares = [...all, { place: 3, score: 0 }].map((own) => shareBeaten(own, all));
    expect(shares.slice(0, 3)).toEqual([1, 0.625, 0.125]);
    expect(shareBeaten({ place: 1, score: 9 }, [{ place: 1, score: 9, count: 1 }])).toBe(null);
  });

  test('the ways part where people with the same game so far decide differently', () => {
    const own = decisionsOf(['0 a', '1 x', '0 pass', '1 y', '0 b'], 0);
    expect(own).toEqual(['a', 'pass', 'b']);
    const games = [own, ['a', 'bid 4', 'b'], ['a', 'bid 4', 'c'], ['a', 'pass', 'd'], ['b', 'e']];
    expect(partingsOf(own, games)).toEqual([
      { decision: 0, choices: [choice('a', 4), choice('b', 1)] },
      { decision: 1, choices: [choice('pass', 2), choice('bid 4', 2)] },
      { decision: 2, choices: [choice('b', 1), choice('d', 1)] },
    ]);
    expect(partingsOf(own, [own])).toEqual([]);
  });
});

const choice = (notation: string, count: number) => ({ notation, count });
