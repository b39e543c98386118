// Taking back at an online table: free by the engine's rule, otherwise granted by all; the record only grows.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import type { RatedMatch } from '../../protocol/profiles.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer } from '../fixtures.ts';
import { afterChoice, lastPosition, play } from './take-back.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const ratedAt = async (match: string) =>
  (await (await fetch(`${server.address}/api/matches/${match}/ratings`)).json()) as RatedMatch;

describe('without asking', () => {
  test('everybody gets the position before, and the game goes on from there', async () => {
    const { match, clients, mover, before } = await afterChoice(server.address);
    const { ply } = mover;
    expect(await mover.ask({ kind: 'take-back', ply })).toMatchObject({ kind: 'done' });
    for (const client of clients) await client.until(() => client.ply === ply - 1);
    expect(clients.map(({ view }) => view)).toEqual(before);
    expect(lastPosition(mover)).toMatchObject({ ply: ply - 1, takeBacks: 1, since: 0 });
    expect(mover.room?.rated).toBe('rated');
    // Without the number of take-backs, the ply alone names the position.
    for (let times = 2; times <= 3; times++) {
      expect(await play(clients)).toBe(mover);
      expect(await mover.ask({ kind: 'take-back', ply: mover.ply })).toMatchObject({ kind: 'done' });
      for (const client of clients) await client.until(() => client.ply === ply - 1);
    }
    // Three times are enough: nobody has to watch somebody who cannot decide.
    await play(clients);
    expect(await mover.ask({ kind: 'take-back', ply: mover.ply })).toMatchObject({
      refusal: { code: 'ask-first', because: 'often' },
    });
    await playOn(clients);
    expect((await ratedAt(match)).changes).toHaveLength(2);
    const record = (await (
      await fetch(`${server.address}/api/matches/${match}/record`)
    ).json()) as GameRecord;
    expect(verify(record, findGame).ok).toBe(true);
    const takenBack = { ply: ply - 1, by: 0, moves: [expect.stringMatching(/^0 /)] };
    expect(record.takeBacks).toMatchObject([takenBack, takenBack, takenBack]);
    expect(record.moves).toHaveLength(clients[0]!.ply);
    for (const client of clients) client.close();
  });

  test('is refused for another position, for a spectator, and when there is nothing', async () => {
    const { match, clients, mover, other } = await afterChoice(server.address);
    const { ply } = mover;
    const codeOf = async (client: TestClient, at: number, takeBacks = 0) => {
      const answer = await client.ask({ kind: 'take-back', ply: at, takeBacks });
      return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
    };
    expect(await codeOf(mover, ply - 1)).toBe('stale');
    expect(await codeOf(mover, ply + 1)).toBe('stale');
    expect(await codeOf(mover, ply, 1)).toBe('stale');
    const spectator = await new TestClient(server.address).enter({ match });
    expect(await codeOf(spectator, ply)).toBe('not-seated');
    await play(clients);
    expect(await codeOf(mover, ply + 1)).toBe('ask-first');
    expect(await codeOf(other, ply + 1)).not.toBe('stale');
    for (const client of [...clients, spectator]) client.close();
  });

  test('is refused while a bot plays for the person, and works again afterwards', async () => {
    const { clients, mover } = await afterChoice(server.address);
    const { ply } = mover;
    await mover.ask({ kind: 'leave' });
    expect(await mover.ask({ kind: 'take-back', ply })).toMatchObject({ refusal: { code: 'bot-plays' } });
    await mover.ask({ kind: 'back' });
    expect(await mover.ask({ kind: 'take-back', ply })).toMatchObject({ kind: 'done' });
    for (const client of clients) client.close();
  });

  test('a move that crosses the take-back is stale, and its repetition says whether it was played', async () => {
    const { clients, mover, other } = await afterChoice(server.address);
    const { ply } = mover;
    const answer = { kind: 'play' as const, ply, takeBacks: 0, moves: [other.moves[0]!] };
    await mover.ask({ kind: 'take-back', ply });
    await other.until(() => other.ply === ply - 1);
    // Another show leads to the same ply, and not to the same position.
    await play([mover, other], -1);
    expect(await other.ask(answer)).toMatchObject({ kind: 'refused', refusal: { code: 'stale' } });
    expect(await other.ask({ ...answer, again: true })).toMatchObject({ kind: 'refused' });
    expect(await other.ask({ ...answer, takeBacks: 1, moves: [other.moves[0]!] })).toMatchObject({
      kind: 'moved',
      takeBacks: 1,
    });
    for (const client of clients) client.close();
  });

  test('a repeated move that was played and taken back is not played again', async () => {
    const { clients, mover } = await afterChoice(server.address);
    const { ply } = mover;
    await mover.ask({ kind: 'take-back', ply });
    await mover.until(() => mover.ply === ply - 1);
    const [first] = mover.moves;
    const again = {
      kind: 'play' as const,
      ply: ply - 1,
      takeBacks: 0,
      moves: [first!],
      again: true as const,
    };
    expect(await mover.ask(again)).toMatchObject({ kind: 'done' });
    expect(mover.ply).toBe(ply - 1);
    for (const client of clients) client.close();
  });

  test('a client that comes back gets a log without what was taken back', async () => {
    const { match, devices, clients, mover } = await afterChoice(server.address);
    const { ply } = mover;
    const seat = clients.indexOf(mover);
    await mover.ask({ kind: 'take-back', ply });
    await Promise.all(clients.map((client) => client.until(() => client.ply === ply - 1)));
    await play([mover, ...clients], -1);
    const back = await new TestClient(server.address).enter({ match, device: devices[seat]!, since: ply });
    await back.until(() => back.view !== null);
    expect(lastPosition(back)).toMatchObject({ since: 0, ply, takeBacks: 1 });
    expect(back.view).toEqual(mover.view);
    for (const client of [...clients, back]) client.close();
  });
});

describe('with asking', () => {
  test('when all others grant it, what was decided since is taken back too', async () => {
    const { match, clients, mover, other, before } = await afterChoice(server.address);
    await play(clients);
    const { ply } = mover;
    expect(await mover.ask({ kind: 'take-back', ply })).toMatchObject({ refusal: { code: 'ask-first' } });
    expect(await mover.ask({ kind: 'ask-take-back', ply })).toMatchObject({ kind: 'done' });
    await other.until(() => other.room?.takeBack !== undefined);
    expect(other.room?.takeBack).toMatchObject({ to: ply - 2, ply, granted: [], refusedBy: null });
    for (const kind of ['ask-take-back', 'take-back'] as const)
      expect(await mover.ask({ kind, ply })).toMatchObject({ refusal: { code: 'asked-already' } });
    expect(await mover.ask({ kind: 'answer-take-back', ply, grants: true })).toMatchObject({
      refusal: { code: 'not-asked' },
    });
    expect(await other.ask({ kind: 'answer-take-back', ply, grants: true })).toMatchObject({ kind: 'done' });
    for (const client of clients) await client.until(() => client.ply === ply - 2);
    expect(clients.map(({ view }) => view)).toEqual(before);
    // By favour: from here on the match is not rated.
    for (const client of clients) await client.until(() => client.room?.rated === 'favour');
    await mover.ask({ kind: 'resign' });
    await other.until(() => other.room?.state === 'over');
    expect((await ratedAt(match)).changes).toEqual([]);
    for (const client of clients) client.close();
  });

  test('who was away when the question was asked finds it with the position that it is about', async () => {
    const { match, devices, clients, mover, other } = await afterChoice(server.address);
    await play(clients);
    const { ply } = mover;
    other.close();
    expect(await mover.ask({ kind: 'ask-take-back', ply })).toMatchObject({ kind: 'done' });
    const device = devices[clients.indexOf(other)]!;
    const again = await new TestClient(server.address).enter({ match, device, since: ply, moves: true });
    await again.until(() => again.received.some(({ kind }) => kind === 'done'));
    expect(again.room?.takeBack).toMatchObject({ ply, takeBacks: 0, refusedBy: null });
    expect(lastPosition(again)).toMatchObject({ ply, takeBacks: 0 });
    expect(await again.ask({ kind: 'answer-take-back', ply, grants: true })).toMatchObject({ kind: 'done' });
    await mover.until(() => mover.ply === ply - 2);
    for (const client of [mover, again]) client.close();
  });

  test('one refusal is enough, and nobody is asked twice', async () => {
    const { clients, mover, other } = await afterChoice(server.address);
    await play(clients);
    const { ply } = mover;
    await mover.ask({ kind: 'ask-take-back', ply });
    expect(await other.ask({ kind: 'answer-take-back', ply, grants: false })).toMatchObject({ kind: 'done' });
    await mover.until(() => mover.room?.takeBack?.refusedBy === clients.indexOf(other));
    expect(mover.ply).toBe(ply);
    for (const kind of ['ask-take-back', 'take-back'] as const)
      expect(await mover.ask({ kind, ply })).toMatchObject({ refusal: { code: 'asked-once' } });
    expect(await other.ask({ kind: 'answer-take-back', ply, grants: true })).toMatchObject({
      refusal: { code: 'not-asked' },
    });
    for (const client of clients) client.close();
  });

  test('who has asked can withdraw the question, and does not ask again', async () => {
    const { clients, mover, other } = await afterChoice(server.address);
    await play(clients);
    const { ply } = mover;
    await mover.ask({ kind: 'ask-take-back', ply });
    expect(await mover.ask({ kind: 'answer-take-back', ply, grants: false })).toMatchObject({ kind: 'done' });
    await other.until(() => other.room?.takeBack?.refusedBy === clients.indexOf(mover));
    expect(await other.ask({ kind: 'answer-take-back', ply, grants: true })).toMatchObject({
      refusal: { code: 'not-asked' },
    });
    expect(await mover.ask({ kind: 'ask-take-back', ply })).toMatchObject({
      refusal: { code: 'asked-once' },
    });
    expect(mover.ply).toBe(ply);
    for (const client of clients) client.close();
  });

  test('a move makes the question void', async () => {
    const { clients, mover, other } = await afterChoice(server.address);
    await play(clients);
    const { ply } = mover;
    await mover.ask({ kind: 'ask-take-back', ply });
    await play(clients);
    expect(await other.ask({ kind: 'answer-take-back', ply, grants: true })).toMatchObject({
      refusal: { code: 'stale' },
    });
    expect(await other.ask({ kind: 'answer-take-back', ply: ply + 1, grants: true })).toMatchObject({
      refusal: { code: 'not-asked' },
    });
    for (const client of clients) client.close();
  });

  test('with a clock, people are always asked, and nobody wins time by it', async () => {
    const clock = { kind: 'game', seconds: 600, increment: 30 } as const;
    const { clients, mover, other } = await afterChoice(server.address, { clock });
    const { ply } = mover;
    expect(await mover.ask({ kind: 'take-back', ply })).toMatchObject({
      refusal: { code: 'ask-first', because: 'clock' },
    });
    await mover.ask({ kind: 'ask-take-back', ply });
    await other.ask({ kind: 'answer-take-back', ply, grants: true });
    await mover.until(() => mover.ply === ply - 1);
    const seat = clients.indexOf(mover);
    expect(lastPosition(mover).clocks?.[seat]).toBeLessThanOrEqual(clock.seconds * 1000);
    for (const client of clients) client.close();
  });

  test('against bots nobody can be asked', async () => {
    const device = await guest(server.address, 'Anna');
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
    const { match } = await post<{ match: string }>(
      server.address,
      '/matches',
      { game: 'scout', seats },
      device,
    );
    const anna = await new TestClient(server.address).enter({ match, device, moves: true });
    await anna.ask({ kind: 'sit', name: 'Anna', contribution: 'x' });
    await anna.until(() => anna.moves.length > 0);
    // The way up of the hand, which both choose at once; then a scout lets Anna go on, so until the bot has answered.
    let own = 0;
    for (let turn = 0; turn < 2 || anna.ply === own + 1; turn++) {
      own = anna.ply;
      await anna.ask({ kind: 'play', ply: own, moves: [anna.moves[0]!] });
      await anna.until(() => anna.moves.length > 0);
    }
    expect(await anna.ask({ kind: 'take-back', ply: anna.ply })).toMatchObject({
      refusal: { code: 'nobody-to-ask' },
    });
    anna.close();
  });
});
