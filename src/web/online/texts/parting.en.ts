// How people meet at a table and part from it: who was found, giving up, ending, another game, in English.
import { english } from '../../../engine/grammar.ts';

const { list } = english;

export const partingEn = {
  found: {
    person: (game: string, name: string) => `You play ${game} with ${name}.`,
    bot: (game: string, name: string, level: string) =>
      `Nobody came in time. You play ${game} with ${name}, a bot (${level}). It counts for ratings.`,
  },
  giveUp: {
    leave: 'Leave it to a bot',
    resign: 'Resign',
    'offer-end': 'Offer to end the game',
    playOn: 'Play on',
    leaveText: 'A bot will play for you. You can come back and take your seat at any time.',
    leaveRated:
      'A bot will play for you until you come back. If you are not back by the end, you finish last for the ratings. Once the bot has decided something for you, you can no longer gain points.',
    resignTwo: (name: string, isRated: boolean) =>
      `The game ends at once and ${name} wins.${isRated ? ' It counts for ratings as a loss: you lose points. Early in the game, the winner gains none.' : ''}`,
    resignMore: (isRated: boolean) =>
      `A bot will play your seat to the end, and you cannot take it back.${isRated ? ' For the ratings you finish last and lose points. Early in the game, the others gain none.' : ''}`,
    endAlone: 'The game ends at once, and nobody wins.',
    endText: (names: readonly string[]) =>
      `If ${list(names)} ${names.length === 1 ? 'agrees' : 'agree'}, the game ends: nobody wins and no rating changes.`,
    offered: (name: string) => `${name} offers to end the game without a winner.`,
    waitsFor: (names: readonly string[]) => `You offer to end the game. Waiting for ${list(names)}.`,
    refused: (name: string) => `${name} would rather play on.`,
    withdrawn: (name: string) => `${name} no longer wants to end the game.`,
    agree: 'End it',
    withdraw: 'Withdraw',
  },
  finishedByBots: {
    you: (others: readonly string[]) =>
      others.length === 0
        ? 'A bot played the rest for you.'
        : `Bots played the rest for ${list(['you', ...others])}.`,
    others: (names: readonly string[]) =>
      `${names.length === 1 ? 'A bot' : 'Bots'} played the rest for ${list(names)}.`,
    waiting: 'The players have left. The game goes on when one of them comes back.',
  },
  rematch: {
    title: 'Another game',
    ask: 'Play again',
    accept: 'Yes, play again',
    decline: 'No, thank you',
    go: 'Go to the new table',
    elsewhere: 'Invite somebody else',
    answers: {
      yes: (name: string) => `${name} wants to play again.`,
      no: (name: string) => `${name} does not want to play again.`,
      open: (name: string) => `${name} has not answered yet.`,
      gone: (name: string) => `${name} is away and will find the offer later.`,
    },
  },
};
