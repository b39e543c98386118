// Starts a server with the settings of the environment: checks them, builds the web application if needed, serves it.
import { statSync } from 'node:fs';
import { registerGameFile } from '../bots/pool/game-files.ts';
import type { Lang } from '../engine/texts.ts';
import { GameError, gameFaultText } from '../games/game-error.ts';
import { pause, realSystem } from '../protocol/system.ts';
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
import { portTakenMessage, startMessages } from './start-messages.ts';

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

const CLOSING_SPREAD_MS = 2000;

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
    const server = await openServer(settings, role);
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
async function openServer(settings: StartSettings, role: Role): Promise<RunningServer> {
  const {
    port,
    host,
    limits,
    retention,
    data,
    database,
    redis,
    trustedHops,
    site,
    metricsToken,
    adminToken,
    closingNoticeMs,
    chat,
    imprint,
    privacy,
  } = settings;
  const { smtp, mailFrom, allowsPrivateWebhooks } = settings;
  const { maxConnectionsPerAddress, requests, messages, addressMessages, ...registry } = limits;
  try {
    if (database === null && statSync(data, { throwIfNoEntry: false })?.isDirectory())
      throw new StartError({ code: 'data-is-folder', path: data });
    return await serve({
      port,
      host,
      online: {
        maxConnectionsPerAddress,
        requests,
        messages,
        addressMessages,
        registry,
        retention,
        chat,
        imprint,
        privacy,
        role,
        data,
        database,
        redis,
        trustedHops,
        site,
        metricsToken,
        adminToken,
        notices: { smtp, mailFrom, allowsPrivate: allowsPrivateWebhooks },
        closingNotice: () => pause(realSystem, closingNoticeMs),
        closingSpreadMs: CLOSING_SPREAD_MS,
      },
    });
  } catch (error) {
    const problem = startProblemOf(error, settings);
    throw problem ? new StartError(problem, error) : error;
  }
}

function announce(
  server: RunningServer,
  { logForm, database, data, host, site }: StartSettings,
  role: Role,
  print: (line: string) => void,
): void {
  const { address, port } = server;
  const storage = database === null ? data : 'PostgreSQL';
  if (logForm === 'json') log.info({ version: VERSION, address, role, data: storage }, 'open');
  if (role === 'bots') print(`Bots are ready to play; health at ${address}/health`);
  else {
    const publicUrl = site && siteUrl(site);
    for (const line of startMessages({ address, port, isLocal: isLoopback(host), publicUrl })) print(line);
  }
  print(`Online games are kept in ${storage}`);
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
