// The commands and their flags, wired to what they do.
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import type { Lang } from '../engine/index.ts';
import { manifests } from '../games/index.ts';
import { ADMIN_ACTIONS, type AdminFlags, admin } from './admin.ts';
import { type AnalyseFlags, analyse } from './analyse.ts';
import { type ArenaFlags, arena } from './arena.ts';
import { type BackupFlags, backup } from './backup.ts';
import { loadTables } from './game-lookup.ts';
import { games } from './games.ts';
import { loadGameFile } from './load-game-file.ts';
import { type MoveFlags, moveToPostgres } from './move-to-postgres.ts';
import { type PlayFlags, play, resume } from './play.ts';
import { type ReplayFlags, replay } from './replay.ts';
import { rules } from './rules.ts';
import { type ServeFlags, serve } from './serve.ts';
import { type SimulateFlags, simulate } from './simulate.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { type TrainFlags, train } from './train.ts';
import { UsageError } from './usage.ts';
import { verifyFiles } from './verify.ts';

/** An owner's own tables, for a game that takes them. */
interface DataFlag {
  readonly data?: string;
}

/** The files of games from outside. */
interface GameFlag {
  readonly game?: readonly string[];
}

/** Runs what the arguments ask for and gives the exit code. */
export async function runProgram(args: readonly string[], terminal: Terminal, lang: Lang): Promise<number> {
  let exitCode = 0;
  const program = programFor(terminal, lang, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    throw usageErrorFrom(error, program, args);
  }
  return exitCode;
}

export function helpText(terminal: Terminal, lang: Lang): string {
  return programFor(terminal, lang, () => {}).helpInformation();
}

function programFor(terminal: Terminal, lang: Lang, exit: (code: number) => void): Command {
  const { help, analyseHelp, arenaHelp, trainHelp } = textsOf(lang);
  const dataHelp = help.data(manifests.filter(({ tables }) => tables).map(({ id }) => id));
  const program = rooted(terminal, lang);
  const command = (usage: string, about: string) =>
    inLanguage(program.command(usage).description(about), terminal, lang).option(
      '--game <file>',
      help.game,
      (file: string, files: readonly string[]) => [...files, file],
      [],
    );
  program.hook('preAction', async (_, called) => {
    const { game = [] } = called.opts<GameFlag>();
    for (const file of game) await loadGameFile(file, lang);
  });

  command('games', help.games)
    .option('--json', help.json)
    .action((flags: { json?: boolean }) => games(flags, terminal, lang));
  command('play <game>', help.play)
    .option('--seats <list>', help.playSeats)
    .option('--options <list>', help.options)
    .option('--names <list>', help.names)
    .option('--seed <text>', help.playSeed)
    .option('--practice', help.playPractice)
    .option('--resume <file>', help.playResume)
    .option('--data <file>', dataHelp)
    .action(async (game: string, flags: PlayFlags) => exit(await play(game, flags, terminal, lang)));
  command('resume [file]', help.resume)
    .option('--data <file>', dataHelp)
    .action(async (file: string | undefined, flags: DataFlag) => {
      loadTables(flags.data);
      exit(await resume(file, terminal, lang));
    });
  command('rules <game> [section...]', help.rules).action((game: string, section: string[]) =>
    rules(game, section.join(' '), terminal, lang),
  );
  command('replay <file>', help.replay)
    .option('--seat <number>', help.replaySeat)
    .option('--at <ply>', help.replayAt)
    .option('--data <file>', dataHelp)
    .action((file: string, flags: ReplayFlags & DataFlag) => {
      loadTables(flags.data);
      return replay(file, flags, terminal, lang);
    });
  command('verify <files...>', help.verify)
    .option('--json', help.json)
    .option('--data <file>', dataHelp)
    .action(async (files: string[], flags: { json?: boolean } & DataFlag) => {
      loadTables(flags.data);
      exit(await verifyFiles(files, flags, terminal, lang));
    });
  command('analyse <file>', analyseHelp.about)
    .option('--seat <number>', analyseHelp.seat)
    .option('--playouts <number>', analyseHelp.playouts)
    .option('--data <file>', dataHelp)
    .option('--json', help.json)
    .action(async (file: string, flags: AnalyseFlags & DataFlag) => {
      loadTables(flags.data);
      exit(await analyse(file, flags, terminal, lang));
    });
  command('backup <file>', help.backup)
    .option('--from <file>', help.backupFrom)
    .action((file: string, flags: BackupFlags) => backup(file, flags, terminal, lang));
  command('move-to-postgres', help.move)
    .option('--from <file>', help.moveFrom)
    .action((flags: MoveFlags) => moveToPostgres(flags, terminal, lang));
  command('admin <action> [arguments...]', help.admin(ADMIN_ACTIONS))
    .option('--url <address>', help.adminUrl)
    .option('--reason <text>', help.adminReason)
    .option('--days <number>', help.adminDays)
    .option('--fr <text>', help.adminFrench)
    .option('--until <time>', help.adminUntil)
    .option('--maintenance <time>', help.adminMaintenance)
    .action(async (action: string, args: string[], flags: AdminFlags) =>
      exit(await admin(action, args, flags, terminal, lang)),
    );
  command('simulate <game>', help.simulate)
    .option('--seats <number>', help.simulateSeats)
    .option('--games <number>', help.simulateGames)
    .option('--seed <text>', help.simulateSeed)
    .option('--bots <list>', help.bots)
    .option('--bot-timeout <seconds>', help.botTimeout)
    .option('--options <list>', help.options)
    .option('--workers <number>', help.workers)
    .option('--out <directory>', help.out)
    .option('--force', help.force)
    .option('--data <file>', dataHelp)
    .option('--json', help.json)
    .action(async (game: string, flags: SimulateFlags) => exit(await simulate(game, flags, terminal, lang)));
  command('arena <game>', arenaHelp.about)
    .option('--bots <list>', arenaHelp.bots)
    .option('--bot-timeout <seconds>', help.botTimeout)
    .option('--ladder', arenaHelp.ladder)
    .option('--games <number>', arenaHelp.games)
    .option('--seats <number>', help.simulateSeats)
    .option('--seed <text>', arenaHelp.seed)
    .option('--options <list>', help.options)
    .option('--workers <number>', help.workers)
    .option('--data <file>', dataHelp)
    .option('--json', help.json)
    .action(async (game: string, flags: ArenaFlags) => exit(await arena(game, flags, terminal, lang)));
  command('train <game>', trainHelp.about)
    .option('--games <number>', trainHelp.games)
    .option('--seed <text>', trainHelp.seed)
    .option('--out <file>', trainHelp.out)
    .option('--force', trainHelp.force)
    .option('--hidden <number>', trainHelp.hidden)
    .option('--rate <share>', trainHelp.rate)
    .option('--cooling <number>', trainHelp.cooling)
    .option('--lambda <share>', trainHelp.lambda)
    .option('--warm-up <number>', trainHelp.warmUp)
    .option('--round <number>', trainHelp.round)
    .option('--passes <number>', trainHelp.passes)
    .option('--check <number>', trainHelp.check)
    .option('--resume <file>', trainHelp.resume)
    .action((game: string, flags: TrainFlags) => train(game, flags, terminal, lang));
  command('serve', help.serve)
    .option('--role <role>', help.serveRole)
    .option('--port <number>', help.servePort)
    .action(async (flags: ServeFlags) => exit(await serve(flags, lang)));
  return program;
}

function rooted(terminal: Terminal, lang: Lang): Command {
  const { help } = textsOf(lang);
  return inLanguage(new Command('scriptorium'), terminal, lang)
    .description(help.about(manifests.map(({ names }) => names[lang])))
    .version(packageVersion(), '--version', help.version)
    .helpCommand('help [command]', help.help)
    .addHelpText('after', `\n${help.after}`);
}

/** The same distance from the source as from the built package. */
function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/** Flags that every command knows, and the program's own words instead of the library's. Errors are thrown, never printed. */
function inLanguage(command: Command, terminal: Terminal, lang: Lang): Command {
  const { help } = textsOf(lang);
  return command
    .helpOption('-h, --help', help.help)
    .option('--lang <language>', help.lang)
    .option('--no-color', help.noColor)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: () => {},
      getOutHelpWidth: () => terminal.width,
    })
    .configureHelp({ styleTitle: (title) => help.titles[title] ?? title })
    .showSuggestionAfterError(false);
}

/** The library says what is wrong in English; the name in its quotes is what matters. */
function usageErrorFrom({ code, message }: CommanderError, program: Command, args: readonly string[]): Error {
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
  const command = program.commands.find((command) => args.includes(command.name()));
  const commands = program.commands.map((command) => command.name());
  switch (code) {
    case 'commander.unknownCommand':
      return new UsageError({ code: 'unknown-command', command: quoted, valid: commands });
    case 'commander.unknownOption': {
      const flags = (command ?? program).options.map((option) => option.long ?? option.flags);
      return new UsageError({ code: 'unknown-flag', flag: quoted, valid: flags });
    }
    case 'commander.optionMissingArgument':
      return new UsageError({ code: 'flag-without-value', flag: quoted });
    case 'commander.missingArgument':
      return new UsageError({ code: 'missing-argument', argument: quoted });
    case 'commander.excessArguments':
      return new UsageError({
        code: 'too-many-arguments',
        usage: `${command?.name() ?? ''} ${command?.usage() ?? ''}`,
      });
    // `scriptorium help` for an unknown command and the like: the help was printed.
    default:
      return new UsageError({ code: 'unknown-command', command: args.join(' '), valid: commands });
  }
}
