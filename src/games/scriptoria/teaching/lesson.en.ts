// The first day of Scriptoria in English.
import type { LessonTexts } from '../../../engine/teaching.ts';
import type { Step } from './lesson-steps.ts';

export const en: LessonTexts<Step> = {
  page: {
    say: 'You and Hildegard each illuminate a double page: corners, borders, text, a dropcap, a miniature. A day has three hours: you share out **inks**, then **lecterns** with sketches, then you **paint** what you can pay for. Most points wins.',
  },
  lecterns: {
    say: 'Everything is open, so plan first. Today one lectern has **black for free**, and on it lie three texts that cost black and **green**. There is one green in the cup. But **gold may stand for red, green or blue**: with green and two golds you could paint all three.',
  },
  inks: {
    say: 'You are the Archivist and begin. Take one ink, or **two of different colours**; black and gold never together.',
    task: 'Take green and gold from the cup.',
    done: 'Hildegard takes black and red.',
    wrong: {
      grimoire: 'Too early: without ink there is nothing to paint with.',
      'take G': 'You may take two: green, and gold with it.',
      'take A': 'You may take two: gold, and green with it.',
      else: 'That is allowed, but the texts want green: take the only one, and a gold.',
    },
  },
  more: {
    say: 'Now the second gold, before she sees it. A red beside it will do no harm.',
    task: 'Take red and gold.',
    done: 'She takes black and blue.',
    wrong: {
      grimoire: 'Not yet: first the second gold, or Hildegard will take it.',
      'take A': 'Gold, yes. And as you may take two: a red with it.',
      else: 'Allowed, but you need the second gold for the third text. Take it with a red.',
    },
  },
  grimoire: {
    say: 'You have all you need. Instead of more ink you may take the **Grimoire**: you withdraw for this hour, the others empty the cup, and **you choose a lectern first**.',
    task: 'Take the Grimoire.',
    done: 'The rest of the cup is hers. But the first choice is yours.',
    wrong: {
      else: 'More ink is nice, but if she takes the Grimoire she picks the lectern with the texts. Take it yourself.',
    },
  },
  pick: {
    say: 'Second Hour. Usually copyists **give** each other lecterns, and not the best ones. With the Grimoire you pick your own.',
    task: 'Pick the lectern with black for free.',
    done: 'Hildegard picks blue. The sketches left over go to the Scriptorium.',
    wrong: { else: 'You could. But the texts you have inks for lie on the one with black for free.' },
  },
  place: {
    say: 'Last Hour: paint. Each sketch shows what it costs. Your lectern pays for black, so this text costs you only a green.',
    task: 'Place the text for black and green, paid with green.',
    wrong: {
      'place tKG gold=G': 'Pay it with your green, and keep the gold for the other two.',
      'place tKKG':
        'That one is dearer in black, which is free for you: pay it with gold next. First the other one, with green.',
      free: 'Borders can be placed for nothing, yes. First the texts, which score.',
      help: 'A help token fetches a sketch from the Scriptorium, but it is worth 2 points at the end. You do not need it now.',
      done: 'You can still paint: your inks pay for three texts.',
      else: 'First the text for black and green, paid with green.',
    },
  },
  gold: {
    say: 'A point. The other two texts cost two blacks and a green: for the green, gold will stand in. They score 2 each.',
    task: 'Place both other texts, with gold for green.',
    wrong: {
      free: 'The border can wait. Gold pays for two more texts.',
      place: 'Gold could pay for the border too. The texts bring more: 2 points each.',
      help: 'No help needed: both texts lie on your lectern.',
      done: 'Not yet: gold pays for two more texts.',
    },
  },
  free: {
    say: 'All three texts on the first day! With a dropcap that part is complete. One red is left, which does not pay for the border. But **borders, and only they, may be placed for nothing**: no points, yet the place is filled.',
    task: 'Place the border for nothing, on either page.',
    wrong: {
      help: 'It would fetch a sketch you cannot pay for. Place the border for nothing.',
      done: 'You may stop here, but a border for nothing is a gift: place it.',
    },
  },
  done: {
    say: 'What stays on your lectern would go to your stock for another day. You have painted all of it.',
    task: 'Finish your turn.',
    done: 'Now Hildegard paints.',
    wrong: { else: 'Help costs a token worth 2 points. Finish your turn.' },
  },
  later: {
    say: 'The ninth day of the same game; the tenth is the last. Your three texts still wait for a **dropcap**, and there is none on your lectern. But all that was left over these days lies in the Scriptorium: dropcaps too.',
  },
  help: {
    say: 'You have one **help token** left. Turned over, it fetches any sketch from the Scriptorium. Kept, it would be worth 2 points at the end; the dropcap for black, red, green and gold brings 4 at once, and more.',
    task: 'Ask for help: take the dropcap for black, red, green and gold.',
    wrong: {
      'help dKGA':
        'A dropcap, yes, and you could pay it. The one for black, red, green and gold is worth a point more.',
      'help dKRA':
        'A dropcap, yes, and you could pay it. The one for black, red, green and gold is worth a point more.',
      help: 'It would cost your last token. Take what completes a part: the dropcap for black, red, green and gold.',
      done: 'Do not stop now: a part of your page is one sketch short.',
      else: 'You will have ink for that later. First the dropcap, while you have a token.',
    },
  },
  dropcap: {
    say: 'It is in your stock, to be placed at once. You have no green: gold stands in for it, and there is enough.',
    task: 'Place the dropcap.',
    wrong: {
      done: 'Place the dropcap first: that is what you fetched it for.',
      else: 'Later. First the dropcap: it completes the text.',
    },
  },
  end: {
    say: 'Text and dropcap are complete: **who completes a part takes its achievement**, 3 points for the first, then 2, then 1. The friezes and the miniature are still to be had. It is your turn yet, with ink left, and there is a last day.',
  },
};
