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
  bug: `Sorry, that is a bug in Scriptorium. Set SCRIPTORIUM_DEBUG=1 to see where; a game in progress is kept (${INVOCATION} resume).`,
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
    minutes: (from: number, to: number) => (from === to ? `${from} minutes` : `${from}–${to} minutes`),
    byExperience: 'as many as the most experienced here has finished',
  },
  rules: {
    contents: 'Rules, by section (? 2 shows the second, ? word looks for a word):',
  },
  commands: {
    help: { words: [] as string[], usage: '?', about: 'this help and the list of rules' },
    rules: {
      words: [] as string[],
      usage: '? 2, ? word',
      about: 'a section of the rules, by number or by a word in it',
    },
    view: { words: [] as string[], usage: 'view', about: 'draw the table again' },
    log: { words: [] as string[], usage: 'log, log 100', about: 'what happened so far' },
    hint: { words: [] as string[], usage: 'hint', about: 'what a master would do, with its chance to win' },
    undo: {
      words: [] as string[],
      usage: 'undo',
      about: 'take your last decision back, if nothing was revealed since',
    },
    save: {
      words: [] as string[],
      usage: 'save, save FILE',
      about: 'save now (the game is saved by itself as well)',
    },
    quit: { words: [] as string[], usage: 'quit', about: 'leave the game' },
  },
  play: {
    player: (number: number, name: string, bot: string | null) =>
      `${number} ${name}${bot === null ? '' : ` (bot: ${bot})`}`,
    howTo: 'Type a number or a notation to decide, ? for help, quit to leave.',
    pondering: 'The master is thinking…',
    hints: 'A master would choose, with this chance to win:',
    onlyChoice: (choice: string) => `There is only this: ${choice}`,
    thinking: (name: string) => `${name} is thinking…`,
    turnOf: (name: string, number: number) => `${name} · decision ${number}`,
    decision: (number: number) => `Decision ${number}`,
    choices: (count: number) => counted(count, 'choice', 'choices'),
    forExample: (words: string) => `such as: ${words}`,
    narrowHint: (example: string) =>
      `Type the beginning (such as “${example}”) or any part to see those, or a number at once.`,
    ask: (count: number) =>
      count === 1 ? 'Your choice (1, ? help) >' : `Your choice (1–${count}, ? help) >`,
    enterPlays: 'Enter plays it.',
    noSuchNumber: (number: string) => `There is no choice ${number}.`,
    whatIsRight: (count: number, example: string) =>
      `${count === 1 ? '1 or' : `A number from 1 to ${count} or`} a notation such as “${example}” is right here.`,
    badLogLength: (given: string) => `“${given}” is not a number of lines; “log 100” shows the last hundred.`,
    noSuchRule: (given: string, sections: number) =>
      `No section of the rules about “${given}”: a number from 1 to ${sections}, or a word.`,
    pass: (name: string) => `Pass the keyboard to ${name}.`,
    passPrompt: 'Press Enter when you sit there (undo: take the last decision back; quit). ',
    undone: 'Taken back.',
    noUndo: {
      'nothing-to-undo': 'There is nothing of yours to take back yet.',
      'other-person': 'That cannot be taken back: another person has decided since.',
      revealed: 'That cannot be taken back: something hidden has been revealed since.',
      'bot-answered': 'That cannot be taken back: a bot has answered it.',
    },
    undoInPractice: (gameFlag: string) =>
      `In a game for practice it can: ${INVOCATION} play GAME --practice${gameFlag}`,
    practice: 'A game for practice: everything of yours can be taken back, and it counts for nothing.',
    chosenDeal: 'The deal was chosen by its seed, so this game does not count.',
    saved: (file: string) => `Saved: ${file}`,
    notKept: 'This game cannot be kept.',
    keepQuestion: 'Keep this game for later? [Y/n]',
    keptAt: (file: string, gameFlag: string) =>
      `The game is kept: ${file}\nGo on with it: ${INVOCATION} resume${gameFlag}`,
    forgotten: 'The game is given up.',
    over: 'The game is over',
    result: 'Result',
    recordKept: (file: string, gameFlag: string) =>
      `Record: ${file}\nCheck it: ${INVOCATION} verify FILE${gameFlag}\nSee it again: ${INVOCATION} replay FILE${gameFlag}`,
    watchPrompt: 'Enter: next · a: all the rest · q: leave ',
    watchAll: ['a', 'all'],
    watchQuit: ['q', 'quit'],
    help: [
      'Decide by the number of a choice or by its notation (the grey words beside it).',
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
      'Enter, →, n: next decision; ←, p: the one before; Home, End: first and last.',
      'A number and Enter: that decision. s: the table as the next seat sees it. q, Esc: leave.',
      '',
    ],
  },
  verify: {
    good: 'ok',
    over: (plies: number) => `${counted(plies, 'decision', 'decisions')}, finished`,
    goingOn: (plies: number) => `${counted(plies, 'decision', 'decisions')}, not finished`,
  },
  backedUp: (from: string, to: string) => `${from} is kept in ${to}`,
  simulate: {
    pace: (games: string, seconds: string, gamesPerSecond: string, movesPerSecond: string) =>
      `${games} games in ${seconds} s: ${gamesPerSecond} games and ${movesPerSecond} moves a second`,
    origin: (seed: string, workers: string) => `seed ${seed} · workers ${workers}`,
    interrupted: 'Interrupted: this is what was finished.',
    progress: (games: string, pace: string) => `${games} games, ${pace} a second`,
    spreadHeads: ['mean', '5 %', 'median', '95 %', 'most'],
    decisions: 'decisions a game',
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
    resume: (count: number) => `Go on with a saved game (${count})`,
    watch: 'Watch bots play',
    rules: 'Read the rules',
    language: 'Language · Langue',
    quit: 'Quit',
    bye: 'See you soon.',
    begin: 'The table is set.',
    which: 'Which game?',
    seats: 'How many seats?',
    humans: 'How many people at this keyboard?',
    people: (count: number) => (count === 1 ? 'only me' : `${count} people`),
    bot: 'Which bot sits at the other seats?',
    random: 'Random: any legal move',
    name: (name: string) => `${name}: your name?`,
    badName: (longest: number) => `1 to ${longest} printable characters, please.`,
    whichSave: 'Which game?',
    noSaves: 'There is no saved game that can be read.',
    section: 'Which section?',
    back: 'Back',
  },
  analyse,
  analyseHelp,
  arena,
  arenaHelp,
  help: {
    about: (games: readonly string[]) => `${english.list(games)}, played by their full rules.`,
    help: 'show help',
    version: 'show the version',
    titles: {} as { readonly [title: string]: string },
    games: 'what can be played',
    play: 'play a game here: people at this keyboard, bots at the other seats',
    playSeats: 'who sits where, such as human,master,novice; or how many seats (you and apprentices)',
    options: "the game's options, such as name=value,name=value (see games)",
    names: 'names of the people, or of all seats, in their order',
    playSeed: 'the same seed gives the same deal and dice; such a game does not count',
    playPractice: 'for practice: what was revealed can be taken back too, and the game does not count',
    data: (games: readonly string[]) =>
      `an owner's own tables, for a game that takes them (${games.join(', ')})`,
    game: 'the file of a game from outside, which exports a manifest; may be repeated',
    playResume: 'go on with a saved game',
    resume: 'go on with a saved game: the given file, or the one left last',
    rules: "a game's rules: all, one section by its number, or those with a word",
    replay: 'step through a kept game; without a terminal, print it',
    replaySeat: 'only what this seat knew (seats count from 1)',
    replayAt: 'start at this decision, or print only this position (0: before the first)',
    verify: 'replay records and check every move, the result and the fairness of chance',
    backup: 'copy the file of a server, which may go on meanwhile',
    backupFrom: 'the file to be copied (else DATA, else data/scriptorium.db)',
    serve: 'open a server for games online, set by the environment (see docs/operating.md)',
    serveRole: 'all, or only web (people and pages) or bots (their turns) beside others on one database',
    servePort: 'the port (else PORT, else 8080)',
    simulate: 'let bots play many games and report',
    simulateSeats: 'how many seats',
    simulateGames: 'how many games (1000)',
    simulateSeed: 'the same seed gives the same games, whatever the number of workers (1)',
    bots: 'one bot for all seats, or one for each (random); a file such as ./my-bot.js is a bot of your own',
    botTimeout: 'how long a bot from a file may take to load and for each move, in seconds (60)',
    workers: 'worker threads (as many as there are processors)',
    out: 'write a record of every game there: game-000001.json …; a name in .jsonl, or -, gets one record a line',
    force: 'replace the records in that folder',
    json: 'print JSON on one line',
    lang: 'en or fr (else LC_ALL, LC_MESSAGES or LANG decides)',
    noColor: 'no colours',
    after: `Seats are numbered from 1 for people; inside records they count from 0.
Games in progress are kept in SCRIPTORIUM_HOME (else ~/.local/share/scriptorium).
Exit codes: 0 done, 1 a bad or damaged file or output that cannot be written, 2 wrong usage, 130 interrupted.`,
  },
};
