// The first game of Biblios and Scripts & Scribes in English, in the words of an edition.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Words } from '../texts/words.ts';
import type { Step } from './scenes.ts';

export function english({ categories, church, hand, space }: Words): LessonTexts<Step> {
  const [monks, pigments, books, , tomes] = categories;
  return {
    dice: {
      say: `Five dice, one for each kind of card. At the end the player who is **strongest in a kind takes its die**, and its number is what you score. All show 3 now; they will not stay so. You need not win everything: two or three good dice will do.`,
    },
    keep: {
      say: `First half: the donation. You draw four cards, **one at a time**, and place each before you see the next: one for yourself, one for the auctions, two for the others. This one, ${pigments} worth 4, is among the strongest there are. Something better may follow, or not.`,
      task: `Keep it: place it in your ${hand}.`,
      wrong: {
        'give auction': 'Then you would have to buy it back later. Keep a card this strong.',
        'give public': 'A neighbour would thank you. Keep a card this strong.',
      },
    },
    public: {
      say: `Your own place is taken for this turn. A weak card: ${books} worth 1. Each of the others will get one of the cards in the ${space}.`,
      task: `Place it in the ${space}.`,
      wrong: {
        'give auction': 'You may. But the auction pile is the place for a card that you want to meet again.',
      },
    },
    auction: {
      say: `Gold worth 3. Who has gold will rule the auctions, so do not give it away. On the auction pile it comes back later, for everybody.`,
      task: 'Place it on the auction pile.',
      wrong: { 'give public': 'That hands three gold to a neighbour. Put it aside for the auctions.' },
    },
    late: {
      say: `${monks} worth 4, and your own place is taken: only the ${space} is left. That is the bite of the donation: **keep now, or hope and risk giving the best away**.`,
      task: `Place it in the ${space}, with a sigh.`,
      done: `Hildegard takes it at once. Then it is her turn to give; a ${church} card lies open.`,
    },
    church: {
      say: `From her gifts Alcuin took the gold. A **${church} card** is left for you. It is never kept: the player who gets one turns dice with it at once.`,
      task: `Take the ${church} card.`,
    },
    raise: {
      say: `It raises one die by 1. You hold a strong card in ${pigments}: make that worth more.`,
      task: `Raise the die of the ${pigments}.`,
      wrong: {
        decline: `You may leave the dice alone. But a higher ${pigments} die is worth a point to you.`,
        raise: `You hold nothing there: others would profit. Raise ${pigments}.`,
      },
    },
    auctions: {
      say: `The donation is over, and so are eight auctions: the second half. Bidding begins to the left of the player who turned the card up. **${church} cards and cards of a kind are paid in gold, and gold is paid in cards**: that many of your own, of any kind, face down.`,
    },
    gold: {
      say: 'Gold worth 3 is up for sale, and Alcuin bids three cards. You have nineteen gold: you need none, and your cards are points.',
      task: 'Pass.',
      wrong: { bid: 'Four cards or more for three gold? You have plenty of gold. Let him have it.' },
    },
    bid: {
      say: `Now ${monks} worth 3, and you begin. That die shows 4, and you hold a 2. **Having passed you are out** for this card, so bid if you want it. You may even bid more than you have; but a winner who cannot pay is punished.`,
      task: 'Bid 3.',
      done: 'Hildegard passes. And Alcuin…',
      wrong: {
        pass: 'For a die worth 4 a bid pays. Begin with 3.',
        bid: 'You may. But start at 3: it leaves you room, and you can pay it with one card.',
      },
    },
    pay: {
      say: 'Both passed: yours for 3. No change is given, so pay as exactly as you can.',
      task: 'Pay with the gold worth 3.',
      done: `Next: ${tomes}, worth 1. Hildegard passes, Alcuin bids 3.`,
      wrong: { else: 'Small coins are useful for paying exactly. Use the 3.' },
    },
    save: {
      say: `That die shows only 2, and 4 gold for a card worth 1 is dear. Sometimes the best bid is none.`,
      task: 'Pass.',
      done: 'Alcuin pays. Then a card worth a fight.',
      wrong: { bid: 'It would cost more than it can bring. Save your gold: pass.' },
    },
    bishop: {
      say: `A ${church} card that turns one die **either way**. Alcuin bids 3. One turn of a die you will win is a point; one down on a die that another wins is as good.`,
      task: 'Bid 4.',
      done: 'Let us see whether anybody goes higher.',
      wrong: {
        pass: 'This one is worth it: bid 4.',
        bid: 'One more than Alcuin is enough: 4.',
      },
    },
    turn: {
      say: 'It is yours. Pay 4 with your two 2s, and turn a die.',
      task: `Pay, then raise the die of the ${pigments}.`,
      wrong: {
        pay: 'Pay exactly 4, with your two 2s.',
        raise: `Possible. But you hold a 4 in ${pigments}: raise that one.`,
        lower: `Lowering a die hurts its winner. Today, raise yours: ${pigments}.`,
        decline: 'You have paid for it: use it.',
      },
    },
    count: {
      say: `At the end all cards are shown. In each kind the highest total takes the die; on a tie, the letter nearest to A. The player with the most points wins; if those are equal, the one with the most gold left. Seven cards are still to be sold: ${books} lies on the lectern, and you begin.`,
    },
  };
}
