// Looking back at games, in English: replay, coach, files, puzzles, numbers. Loaded when one of them is opened.
import { english } from '../../../engine/grammar.ts';

const points = (share: number) => Math.round(Math.abs(share) * 100);

export const en = {
  percent: (share: number) => `${Math.round(share * 100)}%`,
  number: (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value),
  /** A change of chances, in points of a hundred. */
  signed: (share: number) =>
    `${english.change(Math.sign(share) * points(share))} ${english.plural(points(share), 'point', 'points')}`,
  replay: {
    title: 'Replay',
    slider: 'Moment',
    eyes: 'View',
    all: 'everyone’s view',
    whatIf: 'What if?',
    whatIfText: (name: string, ply: number) =>
      `You take ${name}’s place after move ${ply}, and bots take the other seats. Chance stays as it was, and the original game is not changed.`,
    playOn: 'Play on from here',
    link: 'Link to this moment',
    copied: 'The link is copied. It holds the whole game.',
    cannotCopy: 'This browser does not let the page copy; here is the link:',
    coach: 'Ask the coach',
    file: 'Save as a file',
    fair: 'Was the deal fair?',
    badLink: 'This link is not complete: the game in it cannot be read.',
    refusedLink: (why: string) => `The game in this link cannot be opened. ${why}`,
    whatIfName: 'What if…',
  },
  coach: {
    title: (game: string) => `The coach · ${game}`,
    intro:
      'A master goes through your game and judges every decision by what you could know at the time, never by hidden cards.',
    thinking: (share: string) => `The master is thinking: ${share}`,
    stop: 'Stop',
    stopped: 'Stopped.',
    again: 'Start again',
    notOver: 'The coach only reviews finished games.',
    failed: 'The coach could not finish.',
    who: 'Whose game?',
    result: (name: string, even: string, share: string) =>
      `${name}: ${even} chance of winning at the start, ${share} at the end.`,
    account: 'Luck and skill',
    accountText: (even: string, share: string) =>
      `How ${even} became ${share}: every card, roll and move changes your chance of winning, and here the changes of each kind are added up. A point is 1% of winning chance. Fortunes go up and down, so a sum can be more than 100.`,
    start: 'At the start',
    chance: 'Cards and dice',
    others: 'What the others did, and what it revealed',
    cost: 'Given away by your own decisions',
    end: 'At the end',
    curve: 'Chance of winning during the game',
    curveText: (start: string, low: string, lowPly: number, high: string, highPly: number, end: string) =>
      `Starts at ${start}; lowest ${low} after move ${lowPly}, highest ${high} after move ${highPly}; ends at ${end}.`,
    axis: 'moves',
    mattered: 'What mattered most',
    faultless: 'The master would have changed nothing.',
    noCause: 'No single reason stands out: over many continuations, this one simply won more often.',
    praised: 'Well found',
    lead: (lead: number) => `+${points(lead)} over the next best move`,
    next: 'Next best',
    line: 'How it might have gone on',
    showBoards: 'Show both moves on the board',
    hideBoards: 'Hide the boards',
    all: 'Every decision',
    move: (ply: number) => `Move ${ply}`,
    played: 'Played',
    better: 'Better',
    instead: (move: string) => `better: ${move}`,
    before: 'Before',
    after: 'After',
    lost: 'Cost',
    points: (cost: number) => `−${points(cost)}`,
    good: 'best move',
    look: (ply: number) => `Look at move ${ply}`,
    toGame: 'To the game',
    note: 'Figures are chances of winning, in percent. A cost below three points is not counted, because it may be noise.',
  },
  records: {
    open: 'Open a game from a file',
    drop: 'or drop it here',
    notJson: 'This file is not a saved game, or it is damaged.',
    tooLarge: 'This file is too large to be a game.',
    tooLargeLink: 'This link holds too much to be a game.',
    cannotKeep: 'This browser does not let the page save games on this device.',
    fairTitle: 'Was the deal fair?',
    fairGood: 'The deal was fair: everything left to chance is what it had to be.',
    fairBad: 'This record cannot be trusted:',
    checking: 'Playing every move again…',
    steps: {
      commitment:
        'Before the game a secret was drawn, and only its fingerprint was published. The secret below has that fingerprint: it was not changed later.',
      contributions:
        'Every seat added a text of its own. No seat knew the secret or the text of another seat, so no player could choose the deal.',
      seed: 'Secret and texts together give the seed of the game. Calculated again, it is the same.',
      moves: (count: number) =>
        `Everything left to chance follows from the seed. ${english.plural(count, 'The one decision was', `All ${count} decisions were`)} played again with it: everything was allowed, and the result is the one recorded.`,
      goingOn: 'The game is not over yet: the proof is shown when it is.',
    },
    names: {
      commitment: 'Fingerprint',
      secret: 'Secret',
      contributions: 'Texts of the seats',
      seed: 'Seed',
      seal: 'Seal',
    },
    own: {
      title: 'What your device remembers',
      kept: 'Before you sat down, your device was shown this fingerprint and sent this text for your seat. Both are in the record.',
      broken:
        'The fingerprint that your device was shown before you sat down, or the text that it sent for your seat, is not the one in the record. Do not trust this deal.',
    },
    limits: {
      title: 'What is not proven',
      server:
        'Online, the person who runs the server knows the secret and reads each text as it arrives. If they also hold the seat that sits down last, or work with the player who does, they could try text after text until the deal suits them. The record would not show it. Play where you trust the server, or run one yourself.',
    },
    local:
      'At a table on one device all of this was drawn by the device itself; online the server draws the secret and each player’s own device adds a text.',
  },
  puzzles: {
    title: (game: string) => `Puzzles · ${game}`,
    intro: 'Positions from real games between bots. One move is clearly the best: find it.',
    solved: (solved: number, all: number) => `${solved} of ${all} solved`,
    one: (number: number) => `Puzzle ${number}`,
    isSolved: 'solved',
    task: (name: string) => `You are ${name}. What is the best move?`,
    right: (chance: string, next: string) =>
      `Right! ${chance} chance of winning; any other move has ${next} at most.`,
    wrong: (move: string, chance: string, best: string) =>
      `${move}: ${chance} chance of winning; the best move has ${best}. Try again.`,
    judging: (move: string) => `${move}? The master is thinking about it…`,
    show: 'Show the answer',
    answer: (move: string) => `The best move: ${move}.`,
    against: (move: string, why: string) => `“${move}” is worse. ${why}`,
    next: 'Next puzzle',
    list: 'All puzzles',
    playOn: 'Play on from here',
  },
  numbers: {
    title: (game: string) => `Statistics · ${game}`,
    own: 'Your own games',
    none: 'You have not finished a game on this device yet.',
    uncounted: (count: number) =>
      `${english.counted(count, 'finished game is', 'finished games are')} saved on this device but not counted here. A game counts if exactly one seat was yours. It does not count if several people shared this device, if you only watched, if it was a practice game, if its deal was chosen by a seed, or if it came from a file, a link or “What if?”.`,
    played: 'Finished games',
    won: 'Victories',
    wonOf: (won: string, share: string, fair: string) => `${won} (${share}; an even share is ${fair})`,
    average: 'Average score',
    best: 'Best score',
    length: 'Decisions per game',
    lately: 'Scores, most recent last',
    masters: 'Master games',
    mastersText: (games: number) =>
      `From ${english.counted(games, 'game', 'games')} between masters for each number of players.`,
    seats: 'Players',
    decisions: 'Decisions',
    scores: 'Scores',
    winning: 'Winning score',
    lead: 'Lead over second place',
    to: (from: string, to: string) => `${from}–${to}`,
    range: (mean: string, low: string, high: string) => `${mean} (${low} to ${high})`,
    seatWins: 'Victories by seat',
    seatNote: 'The mark is an even share. The whiskers show where the true share lies, with 95% certainty.',
    reasons: 'How games are decided',
    scoreChart: 'How scores are spread',
    bar: (label: string, share: string) => `${label}: ${share}`,
    seat: (number: number) => `Seat ${number}`,
  },
};

export type AnalysisTexts = typeof en;
