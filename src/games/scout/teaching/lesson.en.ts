// The first round of Scout in English.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

export const en: LessonTexts<Step> = {
  order: {
    say: 'You run a circus, and these twelve cards are your artists. **You may never change their order.** That is what makes Scout: the good sets are already in your hand, but other cards stand between them.',
  },
  turn: {
    say: 'Every card has a second number at the bottom. Just once, before the first turn, you may turn your **whole** hand upside down. Read the small numbers: 5 6 7 and 4 4 4 are side by side. Among the large ones, no three neighbours go together.',
    task: 'Turn your hand.',
    wrong: { keep: 'This way up, no three neighbours go together. Turned, you have 5 6 7 and 4 4 4.' },
  },
  first: {
    say: 'The ring is empty and you start. A set is a single card, or neighbours that are **equal** or form a **run**, up or down. Start with something small that is in the way: 3 2. When cards leave your hand, others become neighbours.',
    task: 'Show 3 2: tap the 3, then the 2, then Show.',
    done: 'Your 3 2 is in the ring. The others have to beat it, or scout a card from it.',
    wrong: {
      'show 6-8': '5 6 7 is one of your two best sets. Keep it until there is something to win.',
      'show 9-11': '4 4 4 is your best set. Keep it until there is something to win.',
      else: 'That is a set, but start with 3 2: you get rid of two weak cards at once.',
    },
  },
  beaten: {
    say: 'Hildegard beat your 3 2 with 5 6: as many cards, also a run, but its **smallest number** is higher. Alcuin beat that with 6 6: with the same number of cards, **equal cards beat a run**. Both captured the cards they beat: a point each.',
  },
  more: {
    say: 'Your turn. **More cards always beat fewer**, whatever the numbers. There are two cards in the ring, and you have sets of three.',
    task: 'Show 5 6 7 and capture the two sixes.',
    done: 'Two cards captured: two points. And your hand is three cards shorter.',
    wrong: {
      'show 7-9':
        'That would beat the sixes too. But a run of three is enough here, and 4 4 4 can still grow.',
      scout: 'You could, but why give Alcuin a point? You can beat his set.',
      'scout+show': 'Not yet: you can do that only once a round, and you can beat his set without it.',
      else: 'That would win too. Use 5 6 7 for it: equal cards are worth saving.',
    },
  },
  equal: {
    say: 'Look: Hildegard’s 1 1 1 beat your 5 6 7, because equal cards beat a run. Alcuin had nothing to beat it with, so he used his **Scout & Show**, which everyone has once a round: he took a 1 from the end, turned it into a 5, and showed 4 5 6 straight away. Hildegard got a **chip** for the card she lost: one point.',
  },
  scout: {
    say: 'You could show 4 4 4 now. But do you see the 4 at the left end of the ring? Instead of showing you may **scout**: take a card from either end, either way up, and put it anywhere in your hand. The owner of the set gets a chip.',
    task: 'Scout the 4 on the left, as a 4, and put it next to your fours.',
    done: 'Four fours side by side! Alcuin gets a chip for it, and the others play on.',
    wrong: {
      show: 'That is allowed. But one more card makes it a set that nobody at this table can beat: scout the 4 first.',
      'scout+show': 'Good eye, and allowed. Try a plain scout here: choose “Only scout”.',
      scout:
        'You may, but it gains you little. Take the left card as a 4 and put it next to your other fours.',
    },
  },
  four: {
    say: 'Hildegard beat 5 6 with 7 7, and Alcuin beat that with 8 8. There are two cards in the ring, and you have four equal ones.',
    task: 'Show 4 4 4 4.',
    done: 'Nobody can beat four fours. Hildegard can only scout…',
    wrong: {
      scout: 'This is your moment: show the four fours.',
      'scout+show': 'No need: your four fours beat everything as they are.',
      else: 'That would do. But all four together cannot be beaten: show them all.',
    },
  },
  counted: {
    say: 'Both could only scout, so **nobody has beaten your set, and the round is over**. You count 4 captured cards and 2 chips, and you lose nothing for the cards in your hand. The others lose a point for each of theirs: you lead 6 to 2 and 0. (A round also ends when somebody plays their last card.)',
  },
  onward: {
    say: 'There are as many rounds as players, and the player with the most points wins. To finish, here is the last round of another game, half played: you have 16 points from the earlier rounds, the others 15 each. You have five cards left, they have seven. Win it!',
  },
};
