// The words of a table where only bots play, in English.

export const en = {
  controls: 'Watching',
  pause: 'Pause',
  resume: 'Resume',
  step: 'Next move',
  speed: 'Speed',
  openHands: 'Show all hands',
  start: 'Watch',
  commentary: 'The coach’s commentary',
  noComment: 'The coach says what each move is worth.',
  considering: 'The coach is thinking…',
  /** `tenths` of all games, rounded; `before`: after the same player's previous decision. */
  chance: (name: string, tenths: number, before: number | null) => {
    const isChanged = before !== null && before !== tenths;
    if (tenths <= 0) return `${name} ${isChanged ? 'now has' : 'has'} hardly any chance left.`;
    if (tenths >= 10) return `${name} is ${isChanged ? 'now ' : ''}almost certain to win.`;
    const change = isChanged ? `, ${tenths > before ? 'up' : 'down'} from ${before}` : '';
    return `${name} ${isChanged ? 'now wins' : 'wins'} about ${tenths} ${tenths === 1 ? 'game' : 'games'} in 10${change}.`;
  },
  /** `tenths` is null where it would be the same number. */
  better: (move: string, tenths: number | null) =>
    tenths === null ? `Stronger: ${move}.` : `Stronger: ${move} (about ${tenths} in 10).`,
};

export type WatchTexts = typeof en;
