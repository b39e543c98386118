// Starts a server with the settings of the environment: checks them, builds the web application if needed, serves it.
import { statSync } from 'node:fs';
import { registerGameFile } from '../bots/pool/game-files.ts';
import type { Lang } from '../engine/texts.ts';
import { GameError, gameFaultText } from '../games/game-error.ts';
import { isLoopback } from './api/addresses.ts';
import { siteUrl } from './api/site.ts';
import { buildIfNeeded } from './build.ts';
import { type RunningServer, serve } from './index.ts';
import { log, logTo, withoutSecrets } from './operating/log.ts';
import { shutDownOnSignals } from './operating/shutdown.ts';
import { VERSION } from './operating/version.ts';
import type { Role } from './roles.ts';
import { readStartSettings, type StartSettings } from './settings/read.ts';
import { gameFilesFrom } from './start-arguments.ts';
import { StartError, startProblemOf, startProblemText } from './start-errors.ts';
import { changedColourMessage, portTakenMessage, startMessages } from './start-messages.ts';

export interface StartOptions {
  readonly role: Role;
  /** Null: the value of PORT. */
  readonly port: number | null;
  /** The command that starts the server at another port, for the message that the port is taken. */
  commandFor(port: number): string;
  /** The arguments of the command, if it leaves them to the server. */
  readonly args?: readonly string[];
  /** The language of error messages. */
  readonly lang?: Lang;
}

/** Returns the exit code: 0 if the server has started. It then runs until it gets a signal. */
export async function start({
  role,
  port,
  commandFor,
  args = [],
  lang = 'en',
}: StartOptions): Promise<number> {
  try {
    const gameFiles = gameFilesFrom(args);
    const settings = readStartSettings(process.env, role, port);
    logTo(settings.logForm);
    const print = (line: string) => {
      if (settings.logForm === 'plain') console.log(line);
    };
    for (const file of [...settings.gameFiles, ...gameFiles]) await registerGameFile(file);
    if (role !== 'bots') await buildIfNeeded(print);
    const server = await openServer(settings);
    announce(server, settings, role, print);
    shutDownOnSignals(server.close);
    return 0;
  } catch (error) {
    const message = messageOf(error, commandFor, lang);
    if (message === null) throw error;
    console.error(message);
    return 1;
  }
}

/** Throws a `StartError` for a problem that the operator can solve. */
async function openServer({ port, host, online }: StartSettings): Promise<RunningServer> {
  const { data, database } = online;
  try {
    if (database === null && statSync(data, { throwIfNoEntry: false })?.isDirectory())
      throw new StartError({ code: 'data-is-folder', path: data });
    return await serve({ port, host, online });
  } catch (error) {
    const problem = startProblemOf(error, { port, host, data, database });
    throw problem ? new StartError(problem, error) : error;
  }
}

function announce(
  server: RunningServer,
  { logForm, host, online: { database, data, site, branding } }: StartSettings,
  role: Role,
  print: (line: string) => void,
): void {
  const { address, port } = server;
  const storage = database === null ? data : 'PostgreSQL';
  const changed = branding.colour && changedColourMessage(branding.colour);
  if (logForm === 'json') {
    log.info({ version: VERSION, address, role, data: storage }, 'open');
    if (changed) log.info({ why: changed }, 'colour-changed');
  }
  if (role === 'bots') print(`Bots are ready to play; health at ${address}/health`);
  else {
    const publicUrl = site && siteUrl(site);
    for (const line of startMessages({ address, port, isLocal: isLoopback(host), publicUrl })) print(line);
  }
  print(`Online games are kept in ${storage}`);
  if (changed) print(changed);
}

/** Null for a bug. */
function messageOf(error: unknown, commandFor: (port: number) => string, lang: Lang): string | null {
  if (error instanceof GameError) return `error[${error.fault.code}]: ${gameFaultText(lang, error.fault)}`;
  if (!(error instanceof StartError)) return null;
  const { problem } = error;
  const text =
    problem.code === 'port-taken'
      ? portTakenMessage(problem.port, commandFor, lang)
      : withoutSecrets(startProblemText(problem, lang));
  return `error[${problem.code}]: ${text}`;
}
