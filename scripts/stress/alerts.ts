// `npm run stress -- alerts [--only NAME] [--port 23500]`: Prometheus with our rules; each alert is fired once by causing it, and ends.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Prometheus } from './alerts/prometheus.ts';
import { TOKEN, Trial } from './alerts/trial.ts';
import { findProgram } from './services.ts';

const MAX_WAIT_MS = 90_000;

/** Ends when the alert has fired; what it stops or pauses goes on afterwards. */
type Cause = (trial: Trial, hasFired: () => boolean) => Promise<void>;

/** Stops a process for a while, again and again. */
function inFits(act: { signal(signal: 'SIGSTOP' | 'SIGCONT'): unknown }, stopMs: number, goMs: number) {
  return async (hasFired: () => boolean) => {
    while (!hasFired()) {
      act.signal('SIGSTOP');
      await pause(stopMs);
      act.signal('SIGCONT');
      await pause(goMs);
    }
  };
}

const until = async (hasFired: () => boolean) => {
  while (!hasFired()) await pause(200);
};

const CAUSES: Readonly<Record<string, Cause>> = {
  ScriptoriumVersionsDiffer: async (trial, hasFired) => {
    await trial.startOther();
    await until(hasFired);
  },
  ScriptoriumDown: async (trial, hasFired) => {
    await trial.killOther();
    await until(hasFired);
    await trial.startOther();
  },
  ScriptoriumNoticesFail: async (trial, hasFired) => {
    await trial.askForNotices();
    await until(hasFired);
  },
  ScriptoriumSlowMoves: (trial, hasFired) => inFits(trial.postgres, 1500, 300)(hasFired),
  ScriptoriumSlowCommits: (trial, hasFired) => inFits(trial.postgres, 700, 200)(hasFired),
  ScriptoriumBusy: (trial, hasFired) => inFits(trial.server, 400, 600)(hasFired),
  ScriptoriumLateWakeUps: async (trial, hasFired) => {
    // The other process would be in time.
    await trial.killOther();
    while (!hasFired()) {
      await trial.tablesWithClocks();
      trial.server.signal('SIGSTOP');
      // The clocks run out within five seconds.
      await pause(17_000);
      trial.server.signal('SIGCONT');
      for (let i = 0; i < 60 && !hasFired(); i++) await pause(200);
    }
  },
  ScriptoriumBusFails: async (trial, hasFired) => {
    await trial.redis.kill();
    await until(hasFired);
    await trial.redis.start();
  },
  ScriptoriumPartDown: async (trial, hasFired) => {
    await trial.postgres.kill();
    await until(hasFired);
    await trial.postgres.start();
  },
  ScriptoriumCannotStore: async (trial, hasFired) => {
    await trial.postgres.kill();
    await until(hasFired);
    await trial.postgres.start();
  },
};

export async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, port: { type: 'string' } } });
  const missing = ['prometheus', 'promtool', 'initdb', 'redis-server'].filter(
    (each) => findProgram(each) === null,
  );
  if (missing.length > 0) {
    console.error(`This needs ${missing.join(', ')}: apt install prometheus postgresql redis-server`);
    process.exitCode = 1;
    return;
  }
  Prometheus.checkFiles();
  console.log('ok   promtool: rules, configuration and tests of rules');
  const rules = readFileSync(new URL('../../deploy/alerts.yaml', import.meta.url), 'utf8');
  const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const untried = names.filter((name) => !Object.hasOwn(CAUSES, name));
  if (untried.length > 0) throw new Error(`no cause for ${untried.join(', ')}`);
  const first = Number(values.port ?? 23_500);
  const [trial, prometheus] = [new Trial(first), new Prometheus(first + 9)];
  let faults = 0;
  try {
    await trial.open();
    await prometheus.start(trial.targets, TOKEN);
    void trial.play();
    for (const [name, cause] of Object.entries(CAUSES)) {
      if (values.only !== undefined && values.only !== name) continue;
      const [begun, state] = [performance.now(), { hasFired: false, isOver: false }];
      const watching = (async () => {
        while (!state.hasFired && performance.now() - begun < MAX_WAIT_MS) {
          state.hasFired = (await prometheus.firing()).has(name);
          await pause(250);
        }
        state.isOver = true;
      })();
      await cause(trial, () => state.isOver);
      await watching;
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(
        `${state.hasFired ? 'ok  ' : 'FAIL'} ${name}: ${state.hasFired ? 'fired' : 'silent'} after ${seconds} s`,
      );
      if (!state.hasFired) faults++;
    }
    // After one alone there are no notices.
    if (values.only === undefined) {
      await pause(10_000);
      const empty = await prometheus.emptyPanels();
      console.log(
        `${empty.length === 0 ? 'ok  ' : 'FAIL'} every panel of the dashboard has values${empty.length > 0 ? `, but not ${empty.join(', ')}` : ''}`,
      );
      faults += empty.length;
    }
  } finally {
    await trial.close();
    await prometheus.stop();
  }
  if (faults > 0) process.exitCode = 1;
}
