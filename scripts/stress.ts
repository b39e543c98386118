// `npm run stress -- PART`: tries to break a running server. Each part ends with exit code 1 if it finds a fault.
import { runPart } from './parts.ts';

process.exitCode =
  (await runPart('stress', {
    crash: {
      summary: 'kills the server again and again under load; no acknowledged move may be lost',
      options: '[--kills 100] [--seed 1]',
      load: () => import('./stress/crash.ts'),
    },
    chaos: {
      summary: 'three servers, PostgreSQL and Redis; kills, pauses and cuts them at random while people play',
      options: '[--minutes 10] [--faults 120] [--tables 26] [--seed 1] [--write]',
      load: () => import('./stress/chaos.ts'),
    },
    soak: {
      summary: 'plays for hours on one server and checks messages, records, clocks and memory',
      options: '[--minutes 60] [--tables 8] [--seed 1] [--write]   (DATABASE_URL, REDIS_URL)',
      load: () => import('./stress/soak.ts'),
    },
    fuzz: {
      summary: 'sends bad messages; each must be answered with a code or end its connection',
      options: '[--messages 200000] [--seed 1]',
      load: () => import('./stress/fuzz.ts'),
    },
    notices: {
      summary:
        'three servers that are killed again and again; people come only when told, and every turn is told once',
      options: '[--turns 10000] [--tables 120] [--kill-every 6] [--seed 1]   (DATABASE_URL, REDIS_URL)',
      load: () => import('./stress/notices.ts'),
    },
    tournament: {
      summary:
        'a Swiss, a round robin and a knock-out of bots and people on three servers that are killed; the standing is worked out again from the records',
      options:
        '[--bots 64] [--people 8] [--game GAME] [--kill-every 8] [--seed 1] [--only swiss|round-robin|knock-out] [--write]   (DATABASE_URL, REDIS_URL)',
      load: () => import('./stress/tournament.ts'),
    },
    'take-backs': {
      summary:
        'random games with take-backs and standing orders; each is rebuilt from its rows and its record verified',
      options: '[--games 20000] [--from 0] [--only GAME]',
      load: () => import('./stress/take-backs.ts'),
    },
    ear: {
      summary:
        'whole games by keyboard and accessibility tree alone; every turn and question must be announced',
      options: '[--games 100] [--seed 1] [--only GAME] [--online] [--parallel 3]',
      load: () => import('./stress/ear.ts'),
    },
    proxies: {
      summary:
        'nginx, Caddy and HAProxy as in deploy/, with TLS, under / and /games/; then a drain and a kill behind HAProxy',
      options: '[--only nginx|caddy|haproxy] [--people 40] [--port 23400]',
      load: () => import('./stress/proxies.ts'),
    },
    install: {
      summary:
        'follows the section "Installing" of docs/operating.md to the letter, from checkout and tarball, behind nginx and Caddy; needs root',
      options: '[--only tarball|checkout|container] [--keep]',
      load: () => import('./stress/install.ts'),
    },
    alerts: {
      summary:
        'Prometheus with the rules of deploy/; each alert is fired by causing it, and every panel has values',
      options: '[--only ALERT] [--port 23500]',
      load: () => import('./stress/alerts.ts'),
    },
    versions: {
      summary:
        'an older version, this one, the older one and this one again on the same database, with running games, on SQLite and PostgreSQL',
      options:
        '--old FOLDER [--tables 12] [--port 23450]   (a checkout of the older version, with node_modules)',
      load: () => import('./stress/versions.ts'),
    },
    move: {
      summary:
        'fills a SQLite file, moves it to PostgreSQL, verifies every finished game there and plays the running ones on',
      options: '[--running 100] [--finished 10000]   (DATABASE_URL of a server where databases can be made)',
      load: () => import('./stress/move.ts'),
    },
    restore: {
      summary: 'takes a backup while people play, restores it and plays every match to its end',
      options: '[--seconds 20] [--tables 10] [--write]',
      load: () => import('./stress/restore.ts'),
    },
  })) ?? process.exitCode;
