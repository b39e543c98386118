// `npm run bench -- PART [options]`: measurements beside other software, as ratios, and the size and speed of the web client.
import { parseArgs } from 'node:util';
import { type Part, runPart } from '../scripts/parts.ts';

type Bench = (
  only: string | undefined,
  checkout: string | undefined,
  runs: number | undefined,
) => object[] | Promise<object[]>;

/** A part that prints its rows as a table, or as JSON. */
const part = (name: string, summary: string, options: string, load: () => Promise<Bench>): Part => ({
  summary,
  options: `${options} [--json]`.trimStart(),
  load: async () => ({
    main: async () => {
      const { values } = parseArgs({
        options: {
          checkout: { type: 'string' },
          json: { type: 'boolean' },
          only: { type: 'string' },
          runs: { type: 'string' },
        },
      });
      const runs = values.runs === undefined ? undefined : Number(values.runs);
      const rows = await (await load())(values.only, values.checkout, runs);
      if (values.json) console.log(JSON.stringify({ bench: name, node: process.version, rows }));
      else console.table(rows);
    },
  }),
});

process.exitCode =
  (await runPart('bench', {
    retention: part(
      'retention',
      'the room that finished games take in a SQLite file, as rows and sealed',
      '[--runs 2000]',
      async () => (await import('./retention.ts')).benchRetention,
    ),
    million: part(
      'million',
      'a million finished matches in a SQLite file: every list, start, back-up, purge, memory',
      '[--runs 1000000]',
      async () => (await import('./million.ts')).benchMillion,
    ),
    before: part(
      'before',
      'this checkout against an earlier one',
      '--checkout FOLDER [--only engine|server]',
      async () => (await import('./before.ts')).benchBefore,
    ),
    bots: part(
      'bots',
      'the master of every game, beside the search bot of boardgame.io',
      '[--only GAME]',
      async () => (await import('./bots.ts')).benchBots,
    ),
    engine: part(
      'engine',
      'random play of every game, beside boardgame.io',
      '[--only GAME]',
      async () => (await import('./engine.ts')).benchEngine,
    ),
    frames: part(
      'frames',
      'what sharing one frame among readers saves on the server',
      '',
      async () => (await import('./frames.ts')).benchFrames,
    ),
    look: part(
      'look',
      'requests for earlier positions of a long game',
      '[--only GAME]',
      async () => (await import('./look.ts')).benchLook,
    ),
    server: part(
      'server',
      'moves per second of processor time, beside other game servers',
      '[--only NAME]',
      async () => (await import('./server.ts')).benchServer,
    ),
    web: part(
      'web',
      'the web client: code over the wire, time to interactive, frames, longest task',
      '[--only NAME] [--runs 3]',
      async () => (await import('./web.ts')).benchWeb,
    ),
  })) ?? process.exitCode;
