// The first round of Scout in English.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

export const en: LessonTexts<Step> = {
  order: {
    say: 'You run a circus, and these twelve cards are your artists. **You may never change their order.** Everything in Scout comes from that: the good acts are already in your hand, but something stands between them.',
  },
  turn: {
    say: 'Every card has a second number at its foot. Just once, before the first turn, you may turn the **whole** hand over. Read the small numbers: there are 5 6 7 and 4 4 4 side by side. The large ones have no three that go together.',
    task: 'Turn your hand over.',
    wrong: { keep: 'As it lies, no three neighbours go together. Turned, you have 5 6 7 and 4 4 4.' },
  },
  first: {
    say: 'The ring is empty and you begin. An act is a card, or neighbours that are **equal** or **in a row**, up or down. Start with something small that stands in your way: 3 2. Cards that leave make others neighbours.',
    task: 'Show 3 2: tap the 3, then the 2.',
    done: 'Your 3 2 is in the ring. The others have to beat it, or take an artist from it.',
    wrong: {
      'show 6-8': '5 6 7 is one of your two best acts. Keep it for when there is something to win.',
      'show 9-11': '4 4 4 is your best act. Keep it for when there is something to win.',
      else: 'That is an act, but open with 3 2: it rids you of two weak cards at once.',
    },
  },
  beaten: {
    say: 'Hildegard beat your 3 2 with 5 6: same size, same kind, but the **smallest number** is higher. Alcuin beat that with 6 6: at the same size **equal cards beat a row**. Each took the cards they beat: a point apiece.',
  },
  more: {
    say: 'Now you. **More cards always beat fewer**, whatever they show. Two cards lie in the ring; you have acts of three.',
    task: 'Show 5 6 7 and capture the two sixes.',
    done: 'Two cards captured: two points, and three artists fewer to feed.',
    wrong: {
      'show 7-9': 'It would beat the sixes too. But a row of three is enough here, and 4 4 4 can still grow.',
      scout: 'You could, but why give Alcuin a point? You can beat his act.',
      'scout+show': 'Not yet: you may do that only once a round, and you can beat his act without it.',
      else: 'That would win as well. Use 5 6 7 for it: equal cards are worth saving.',
    },
  },
  equal: {
    say: 'Look at that: Hildegard’s 1 1 1 beat your 5 6 7, because equal beats a row. Alcuin had nothing to beat it. So he used his **Scout & Show**, once a round: he took a 1 from the end, turned it into a 5, and showed 4 5 6 at once. For the lost artist Hildegard got a **chip**, a point.',
  },
  scout: {
    say: 'You could show 4 4 4 now. But see the 4 at the left end of the ring? Instead of showing you may **scout**: take a card from either end, either way up, and put it anywhere in your hand. Its owner gets a chip.',
    task: 'Scout the 4 on the left, as 4, and put it beside your fours.',
    done: 'Four fours in a row! It cost you a chip for Alcuin, and the others go on.',
    wrong: {
      show: 'That is legal. But with one card more it becomes an act that nobody at this table can beat: scout the 4 first.',
      'scout+show': 'Good eye, and legal. Here, try a plain scout: choose “Only scout”.',
      scout: 'You may, but not to much use. Take the left card as 4 and put it next to your other fours.',
    },
  },
  four: {
    say: 'Hildegard took 5 6 with 7 7, and Alcuin took those with 8 8. Two cards lie in the ring, and you hold four equal ones.',
    task: 'Show 4 4 4 4.',
    done: 'Nobody can beat four fours. Hildegard can only scout…',
    wrong: {
      scout: 'This is your moment: show the four fours.',
      'scout+show': 'No need: your four fours beat everything as they are.',
      else: 'It would do. But all four together cannot be beaten: show the whole lot.',
    },
  },
  counted: {
    say: 'Both only scouted, so **nobody answered your act, and the round is over**. You count 4 captured cards and 2 chips, and you lose nothing for the cards in your hand. The others lose a point for each: you lead 6 to 2 and 0. (A round also ends when somebody plays the last card.)',
  },
  onward: {
    say: 'There are as many rounds as players; most points wins. To end with, the last round of another game, half over: you brought 16 points into it, the others 15 each. You have five cards left, they have seven. Make it yours!',
  },
};
