// The command line in English.
import { english } from '../../engine/grammar.ts';
import { INVOCATION } from '../invocation.ts';
import { analyse, analyseHelp } from './analyse.en.ts';
import { arena, arenaHelp } from './arena.en.ts';
import { train, trainHelp } from './train.en.ts';
import { usage } from './usage.en.ts';

const { counted } = english;

export const en = {
  language: 'English',
  labelled: (label: string, value: string) => `${label}: ${value}`,
  playerName: (number: number) => `Player ${number}`,
  seatName: (number: number) => `Seat ${number}`,
  isNo: (answer: string) => /^\s*n(o)?\s*$/i.test(answer),
  bug: `Sorry, that is a bug in Scriptorium. Set SCRIPTORIUM_DEBUG=1 to see where it is. A game in progress is saved: continue it with ${INVOCATION} resume.`,
  outputFailed: (reason: string) =>
    reason === 'ENOSPC'
      ? 'There is no space left for the output.'
      : `The output cannot be written (${reason}).`,
  usage,
  files: {
    notJson: 'This is not a JSON file, or it is damaged.',
  },
  seats: (count: number) => counted(count, 'seat', 'seats'),
  games: {
    seats: (counts: readonly number[]) => `${counts.join(', ')} players`,
    minutes: (from: number, to: number) =>
      from === to ? counted(from, 'minute', 'minutes') : `${from}–${to} minutes`,
    byExperience: 'as many games as the most experienced player has finished',
  },
  rules: {
    contents: 'Rules by section (? 2 shows the second one, ? WORD searches):',
  },
  commands: {
    help: { words: [] as string[], usage: '?', about: 'this help and the list of rules' },
    rules: {
      words: [] as string[],
      usage: '? 2, ? WORD',
      about: 'a section of the rules, by number or by a word in it',
    },
    view: { words: [] as string[], usage: 'view', about: 'draw the table again' },
    log: { words: [] as string[], usage: 'log, log 100', about: 'what has happened so far' },
    hint: {
      words: [] as string[],
      usage: 'hint',
      about: 'what a master would do, and the chance of winning',
    },
    undo: {
      words: [] as string[],
      usage: 'undo',
      about: 'take back your last decision, if nothing has been revealed since',
    },
    save: {
      words: [] as string[],
      usage: 'save, save FILE',
      about: 'save now (the game is also saved automatically)',
    },
    quit: { words: [] as string[], usage: 'quit', about: 'leave the game' },
  },
  play: {
    player: (number: number, name: string, bot: string | null) =>
      `${number} ${name}${bot === null ? '' : ` (bot: ${bot})`}`,
    howTo: 'Type the number or the notation of a move, ? for help, quit to leave.',
    pondering: 'The master is thinking…',
    hints: 'What a master would choose, with the chance of winning:',
    onlyChoice: (choice: string) => `Only one choice: ${choice}`,
    thinking: (name: string) => `${name} is thinking…`,
    turnOf: (name: string, number: number) => `${name} · decision ${number}`,
    decision: (number: number) => `Decision ${number}`,
    choices: (count: number) => counted(count, 'choice', 'choices'),
    forExample: (words: string) => `such as: ${words}`,
    narrowHint: (example: string) =>
      `Type the beginning (such as “${example}”) or any part of a move to list those, or type a number.`,
    ask: (count: number) =>
      count === 1 ? 'Your choice (1, ? help) >' : `Your choice (1–${count}, ? help) >`,
    enterPlays: 'Enter plays it.',
    noSuchNumber: (number: string) => `There is no choice ${number}.`,
    whatIsRight: (count: number, example: string) =>
      `Type ${count === 1 ? '1' : `a number from 1 to ${count}`}, or a notation such as “${example}”.`,
    badLogLength: (given: string) => `“${given}” is not a number of lines; “log 100” shows the last hundred.`,
    noSuchRule: (given: string, sections: number) =>
      `No section of the rules mentions “${given}”. Type a number from 1 to ${sections}, or another word.`,
    pass: (name: string) => `Pass the keyboard to ${name}.`,
    passPrompt: 'Press Enter when you are ready (undo: take back the last decision; quit). ',
    undone: 'Taken back.',
    noUndo: {
      'nothing-to-undo': 'You have nothing to take back yet.',
      'other-person': 'That cannot be taken back: another person has decided since.',
      revealed: 'That cannot be taken back: something hidden has been revealed since.',
      'bot-answered': 'That cannot be taken back: a bot has answered since.',
    },
    undoInPractice: (gameFlag: string) =>
      `In a practice game it can: ${INVOCATION} play GAME --practice${gameFlag}`,
    practice: 'Practice game: you may take back any move, and the result does not count.',
    chosenDeal: 'The deal was chosen by its seed, so this game does not count.',
    saved: (file: string) => `Saved: ${file}`,
    notKept: 'This game cannot be saved.',
    keepQuestion: 'Keep this game for later? [Y/n]',
    keptAt: (file: string, gameFlag: string) =>
      `The game is saved: ${file}\nContinue it: ${INVOCATION} resume${gameFlag}`,
    forgotten: 'The game is discarded.',
    over: 'The game is over',
    result: 'Result',
    recordKept: (file: string, gameFlag: string) =>
      `Record: ${file}\nVerify it: ${INVOCATION} verify FILE${gameFlag}\nReplay it: ${INVOCATION} replay FILE${gameFlag}`,
    watchPrompt: 'Enter: next · a: all the rest · q: quit ',
    watchAll: ['a', 'all'],
    watchQuit: ['q', 'quit'],
    help: [
      'Type the number of a choice or its notation (the grey words beside it).',
      'Any other text narrows the list to the choices that contain it; Enter plays the only one listed.',
    ],
  },
  replay: {
    opening: 'Before the first decision',
    ply: (ply: number, last: number, name: string) => `${ply}/${last} · ${name}`,
    eyes: (name: string) => `as ${name} sees it`,
    keys: 'Enter next · p previous · a number: go there · s other seat · ? help · q quit',
    goTo: (digits: string) => `Go to decision ${digits}`,
    help: [
      'Enter, →, n: next decision; ←, p: previous decision; Home, End: first and last.',
      'A number and Enter: that decision. s: the table as the next seat sees it. q, Esc: quit.',
      '',
    ],
  },
  verify: {
    good: 'ok',
    over: (plies: number) => `${counted(plies, 'decision', 'decisions')}, finished`,
    goingOn: (plies: number) => `${counted(plies, 'decision', 'decisions')}, not finished`,
  },
  backedUp: (from: string, to: string) => `${from} was copied to ${to}`,
  moving: {
    table: (table: string, rows: number) => `${table}: ${rows}`,
    done: (from: string) =>
      `Everything was moved and compared. Start the server with DATABASE_URL; ${from} stays as it is, as a backup.`,
  },
  simulate: {
    pace: (games: string, seconds: string, gamesPerSecond: string, movesPerSecond: string) =>
      `${games} games in ${seconds} s: ${gamesPerSecond} games and ${movesPerSecond} moves per second`,
    origin: (seed: string, workers: string) => `seed ${seed} · workers ${workers}`,
    interrupted: 'Interrupted. Finished so far:',
    progress: (games: string, pace: string) => `${games} games, ${pace} per second`,
    spreadHeads: ['mean', '5 %', 'median', '95 %', 'most'],
    decisions: 'decisions per game',
    scores: 'scores',
    seatHeads: ['seat', 'wins', 'share', '95 % interval', 'mean score'],
    longestMoveList: (count: string) => `Longest list of legal moves: ${count}`,
  },
  train,
  trainHelp,
  menu: {
    how: 'arrows and Enter; Esc goes back',
    what: 'What would you like to do?',
    play: 'Play',
    resume: (count: number) => `Continue a saved game (${count})`,
    watch: 'Watch bots play',
    rules: 'Read the rules',
    language: 'Language · Langue',
    quit: 'Quit',
    bye: 'See you soon.',
    begin: 'The table is ready.',
    which: 'Which game?',
    seats: 'How many seats?',
    humans: 'How many people at this keyboard?',
    people: (count: number) => (count === 1 ? 'only me' : `${count} people`),
    bot: 'Which bot sits at the other seats?',
    random: 'Random: any legal move',
    name: (name: string) => `${name}: what is your name?`,
    badName: (longest: number) => `1 to ${longest} printable characters, please.`,
    whichSave: 'Which game?',
    noSaves: 'There are no readable saved games.',
    section: 'Which section?',
    back: 'Back',
  },
  analyse,
  analyseHelp,
  arena,
  arenaHelp,
  help: {
    about: (games: readonly string[]) => `Play ${english.list(games)} by their full rules.`,
    help: 'show help',
    version: 'show the version',
    titles: {} as { readonly [title: string]: string },
    games: 'list the games',
    play: 'play in the terminal, with people at this keyboard and bots at the other seats',
    playSeats: 'who sits where, such as human,master,novice; or a number of seats (you and apprentices)',
    options: 'the game’s options, such as name=value,name=value (see games)',
    names: 'names of the people, or of all seats, in order',
    playSeed: 'the same seed gives the same deal and dice; a game with a seed does not count',
    playPractice:
      'practice game: take back any move, even after something was revealed; the result does not count',
    data: (games: readonly string[]) => `your own tables, for a game that takes them (${games.join(', ')})`,
    game: 'a file that exports the manifest of an external game; may be repeated',
    playResume: 'continue a saved game',
    resume: 'continue a saved game: the given file, or the most recent one',
    rules: 'show the rules of a game: all, one section by number, or the sections with a word',
    replay: 'step through a recorded game, or print it if there is no terminal',
    replaySeat: 'only what this seat knew (seats are numbered from 1)',
    replayAt: 'start at this decision, or print only this position (0: before the first)',
    verify: 'replay records and check every move, the result and the fairness of chance',
    backup: 'copy the database file of a server, which may keep running',
    move: 'move the games of a stopped server from its file to the PostgreSQL of DATABASE_URL',
    moveFrom: 'the file to move (default: DATA, or data/scriptorium.db)',
    backupFrom: 'the file to copy (default: DATA, or data/scriptorium.db)',
    admin: (actions: readonly string[]) =>
      `look after a running server, with its ADMIN_TOKEN in the environment: ${actions.join(', ')}`,
    adminUrl: 'the address of the server (default: this machine, PORT or 8080)',
    adminReason: 'why somebody is banned (they can read it), or what became of a report',
    adminDays: 'for how many days (default: forever)',
    adminFrench: 'an announcement in French, beside the one in English',
    adminUntil: 'when an announcement ends: 2026-12-24T18:00, or +90 for 90 minutes from now',
    adminMaintenance: 'when maintenance begins, in the same form',
    serve: 'start a server for online games, configured by environment variables (see docs/operating.md)',
    serveRole: 'all, web (pages and players) or bots (their turns), for several processes on one database',
    servePort: 'the port (default: PORT, or 8080)',
    simulate: 'let bots play many games and report the results',
    simulateSeats: 'the number of seats',
    simulateGames: 'the number of games (1000)',
    simulateSeed: 'the same seed gives the same games, whatever the number of workers (1)',
    bots: 'one bot for all seats, or one for each seat (random); ./my-bot.js is a bot of your own',
    botTimeout: 'the timeout for a bot from a file, to load and for each move, in seconds (60)',
    workers: 'the number of worker threads (one per processor)',
    out: 'a folder for the records of all games (game-000001.json…); a .jsonl file, or -, gets one record per line',
    force: 'replace the records in that folder',
    json: 'print one line of JSON',
    lang: 'en or fr (default: from LC_ALL, LC_MESSAGES or LANG)',
    noColor: 'no colours',
    after: `Seats are numbered from 1 on the command line, and from 0 in records.
Games in progress are saved in SCRIPTORIUM_HOME (default: ~/.local/share/scriptorium).
Exit codes: 0 success, 1 bad or damaged file, or output that cannot be written, 2 wrong usage, 130 interrupted.`,
  },
};
