// The first day of Scriptoria in English.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

export const en: LessonTexts<Step> = {
  page: {
    say: 'You and Hildegard each illuminate a double page: corners, borders, text, a dropcap, a miniature. A day has three hours: you share out **inks**, then **lecterns** with sketches, then you **paint** what you can pay for. The player with the most points wins.',
  },
  lecterns: {
    say: 'Everything is open, so plan first. One of today’s lecterns gives you **black for free**, and on it are three texts that cost black and **green**. There is only one green in the cup. But **gold can stand for red, green or blue**: with the green and two gold you could paint all three.',
  },
  inks: {
    say: 'You are the Archivist, so you go first. Take one ink, or **two of different colours**, but never black and gold together.',
    task: 'Take green and gold from the cup.',
    done: 'Hildegard takes black and red.',
    wrong: {
      grimoire: 'Too early: without ink there is nothing to paint with.',
      'take G': 'You may take two: the green, and a gold with it.',
      'take A': 'You may take two: a gold, and the green with it.',
      else: 'That is allowed, but the texts need green: take the only one, and a gold.',
    },
  },
  more: {
    say: 'Now the second gold, before she takes it. A red with it will do no harm.',
    task: 'Take red and gold.',
    done: 'She takes black and blue.',
    wrong: {
      grimoire: 'Not yet: first the second gold, or Hildegard will take it.',
      'take A': 'Gold, yes. But you may take two: add a red.',
      else: 'That is allowed, but you need the second gold for the third text. Take it with a red.',
    },
  },
  grimoire: {
    say: 'You have all you need. Instead of more ink you may take the **Grimoire**: you withdraw for this hour, the others empty the cup, and **you choose a lectern first**.',
    task: 'Take the Grimoire.',
    done: 'The rest of the cup is hers. But the first choice is yours.',
    wrong: {
      else: 'More ink would be nice, but if she takes the Grimoire, she will pick the lectern with the texts. Take it yourself.',
    },
  },
  pick: {
    say: 'Second Hour. Usually copyists **give** each other lecterns, and not the best ones. With the Grimoire you pick your own.',
    task: 'Pick the lectern with black for free.',
    done: 'Hildegard picks blue. The sketches left over go to the Scriptorium.',
    wrong: { else: 'You could. But the texts you have the inks for are on the one with black for free.' },
  },
  place: {
    say: 'Last Hour: you paint. Each sketch shows what it costs. With your lectern black is free, so this text costs you only a green.',
    task: 'Place the text that costs black and green, and pay with your green.',
    wrong: {
      'place tKG gold=G': 'Pay with your green, and keep the gold for the other two.',
      'place tKKG':
        'That one costs more black, which is free for you: pay for it with gold next. First the other one, with green.',
      free: 'Yes, borders can be placed without paying. But first the texts, which score.',
      help: 'A help token gets you a sketch from the Scriptorium, but kept, it is worth 2 points at the end. You do not need it now.',
      done: 'You can still paint: your inks pay for three texts.',
      else: 'First the text that costs black and green, paid for with your green.',
    },
  },
  gold: {
    say: 'One point. The other two texts cost two black and a green, and gold will do for the green. They score 2 points each.',
    task: 'Place the other two texts, with gold for green.',
    wrong: {
      free: 'The border can wait. Gold pays for two more texts.',
      place: 'Gold could pay for the border too. But the texts score more: 2 points each.',
      help: 'You need no help: both texts are on your lectern.',
      done: 'Not yet: gold pays for two more texts.',
    },
  },
  free: {
    say: 'All three texts on the first day! Once you have a dropcap, that part is complete. You have one red left, which does not pay for the border. But **borders, and only borders, can be placed without paying**: they score nothing, but they fill their place.',
    task: 'Place the border without paying, on either page.',
    wrong: {
      help: 'That would get you a sketch you cannot pay for. Place the border without paying.',
      done: 'You could stop here, but a free border is a gift: place it.',
    },
  },
  done: {
    say: 'Sketches left on your lectern would now go to your stock, for another day. But you have placed all of them.',
    task: 'End your turn.',
    done: 'Now Hildegard paints.',
    wrong: { else: 'Help costs a token worth 2 points. End your turn.' },
  },
  later: {
    say: 'This is the ninth day of the same game; the tenth is the last. Your three texts still need a **dropcap**, and there is none on your lectern. But everything left over on earlier days is on the Scriptorium, dropcaps included.',
  },
  help: {
    say: 'You have one **help token** left. Turn it over, and you may take any sketch from the Scriptorium. Kept, it would be worth 2 points at the end; the dropcap that costs black, red, green and gold scores 4 at once, and more will follow.',
    task: 'Ask for help: take the dropcap that costs black, red, green and gold.',
    wrong: {
      'help dKGA':
        'A dropcap, yes, and you could pay for it. But the one that costs black, red, green and gold is worth a point more.',
      'help dKRA':
        'A dropcap, yes, and you could pay for it. But the one that costs black, red, green and gold is worth a point more.',
      help: 'That would cost your last token. Take what completes a part: the dropcap that costs black, red, green and gold.',
      done: 'Do not stop now: a part of your page is one sketch short.',
      else: 'You will still have ink for that later. First the dropcap, while you have a token.',
    },
  },
  dropcap: {
    say: 'It is in your stock, and you may place it at once. You have no green, but gold can stand for it, and you have enough.',
    task: 'Place the dropcap.',
    wrong: {
      done: 'Place the dropcap first: that is what you took it for.',
      else: 'Later. First the dropcap: it completes the text.',
    },
  },
  end: {
    say: 'Text and dropcap are complete. **When you complete a part, you take its achievement**: 3 points for the first player, then 2, then 1. The friezes and the miniature are still open. It is still your turn, you have ink left, and there is one more day.',
  },
};
