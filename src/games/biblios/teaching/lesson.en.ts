// The first game of Biblios and Scripts & Scribes in English, in the words of an edition.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Words } from '../texts/words.ts';
import type { Step } from './scenes.ts';

export function english({
  categories,
  church,
  hand,
  space,
  auctionPile,
  firstHalf,
  firstHalfOver,
}: Words): LessonTexts<Step> {
  const [monks, pigments, books, , tomes] = categories;
  return {
    dice: {
      say: `There are five dice, one for each category of cards. At the end, the player with the **highest total in a category takes its die** and scores the number on it. All dice show 3 now, but that will change. You do not need to win everything: two or three good dice will do.`,
    },
    keep: {
      say: `First half: ${firstHalf.toLowerCase()}. You draw four cards, **one at a time**, and place each one before you see the next: one for yourself, one for the auctions, two for the others. This one, ${pigments} 4, is among the strongest in the game. Something better may follow, or not.`,
      task: `Keep it: put it in your ${hand}.`,
      wrong: {
        'give auction': 'Then you would have to buy it back later. Keep a card this strong.',
        'give public': 'Your neighbour would thank you. Keep a card this strong.',
      },
    },
    public: {
      say: `You have kept your card for this turn. Next comes a weak one: ${books} 1. Each of the others will take one of the cards in the ${space}.`,
      task: `Put it in the ${space}.`,
      wrong: {
        'give auction': `You could. But the ${auctionPile} is the place for a card that you want to see again.`,
      },
    },
    auction: {
      say: `Gold 3. Gold wins auctions, so do not give it away. On the ${auctionPile} it will come back later, for everyone to bid on.`,
      task: `Put it on the ${auctionPile}.`,
      wrong: { 'give public': 'That gives three gold to a neighbour. Put it aside for the auctions.' },
    },
    late: {
      say: `${monks} 4, and you have already kept a card: it can only go to the ${space}. That is the dilemma of every turn: **keep a good card now, or wait and risk giving away the best one**.`,
      task: `Put it in the ${space}, with a sigh.`,
      done: `Hildegard takes it at once. Then it is her turn to give, and a ${church} card comes up.`,
    },
    church: {
      say: `Alcuin took the gold, so the **${church} card** is left for you. You never keep it: if you get one, you turn dice with it at once.`,
      task: `Take the ${church} card.`,
    },
    raise: {
      say: `It raises one die by 1. You have a strong card in ${pigments}: make that category worth more.`,
      task: `Raise the ${pigments} die.`,
      wrong: {
        decline: `You may leave the dice alone. But a higher ${pigments} die is a point for you.`,
        raise: `You have nothing in that category, so it would help the others. Raise ${pigments}.`,
      },
    },
    auctions: {
      say: `${firstHalfOver} Eight of the auctions have been played too. The player on the left of the one who turned up the card bids first. **${church} and category cards are paid for with gold, and gold is paid for with cards**: as many as you bid, of any kind, face down.`,
    },
    gold: {
      say: 'Gold 3 is up for auction, and Alcuin bids three cards. You have 19 gold: you do not need more, and your cards are points.',
      task: 'Pass.',
      wrong: { bid: 'Four cards or more for three gold? You have plenty of gold. Let him have it.' },
    },
    bid: {
      say: `Now ${monks} 3, and you bid first. That die shows 4, and you have a 2. **Once you pass, you are out** for this card, so bid if you want it. You may even bid more than you have, but if you win and cannot pay, you are punished.`,
      task: 'Bid 3.',
      done: 'Hildegard passes. And Alcuin…',
      wrong: {
        pass: 'A die worth 4 is worth a bid. Start with 3.',
        bid: 'You could. But start at 3: it leaves you room, and you can pay it with a single card.',
      },
    },
    pay: {
      say: 'Both passed: it is yours for 3. You get no change, so pay as exactly as you can.',
      task: 'Pay with the Gold 3.',
      done: `Next: ${tomes} 1. Hildegard passes, Alcuin bids 3.`,
      wrong: { else: 'Small coins are useful for paying exactly. Use the 3.' },
    },
    save: {
      say: 'That die shows only 2, and 4 gold is a lot for a card worth 1. Sometimes the best bid is no bid.',
      task: 'Pass.',
      done: 'Alcuin pays. Then comes a card worth fighting for.',
      wrong: { bid: 'It would cost more than it can bring you. Save your gold: pass.' },
    },
    bishop: {
      say: `A ${church} card that turns one die **either way**. Alcuin bids 3. Raising a die that you will win is a point for you; lowering a die that another player will win is just as good.`,
      task: 'Bid 4.',
      done: 'Let’s see whether anyone goes higher.',
      wrong: {
        pass: 'This one is worth it: bid 4.',
        bid: 'One more than Alcuin is enough: 4.',
      },
    },
    turn: {
      say: 'It is yours. Pay 4 with your two 2s, and turn a die.',
      task: `Pay, then raise the ${pigments} die.`,
      wrong: {
        pay: 'Pay exactly 4, with your two 2s.',
        raise: `You could. But you have a 4 in ${pigments}: raise that one.`,
        lower: `Lowering a die hurts its winner. This time, raise your own: ${pigments}.`,
        decline: 'You have paid for it: use it.',
      },
    },
    count: {
      say: `At the end, all cards are shown. In each category the highest total takes the die; if totals are tied, the letter nearest to A. The player with the most points wins; if points are tied, the one with the most gold left. Seven cards are still to be sold: ${books} is on the lectern, and you bid first.`,
    },
  };
}
