// Plays a game from here to its end: bots decide at once, people one after the other at the prompt.
import { OVER, type Seat } from '../../engine/index.ts';
import { optionsLine } from '../options.ts';
import { textsOf } from '../texts/index.ts';
import { playBot } from './bots.ts';
import { passKeyboard } from './curtain.ts';
import { decide } from './decision.ts';
import { finish, leave } from './ending.ts';
import { type Ending, humansOf, keepGoing, type Session } from './session.ts';
import { watch } from './watch.ts';

export async function runSession(session: Session): Promise<Ending> {
  introduce(session);
  const ending = humansOf(session).length === 0 ? await watch(session) : await playOn(session);
  if (ending === 'over') finish(session);
  if (ending === 'left') leave(session);
  return ending;
}

function introduce(session: Session): void {
  const { sitting, pen } = session;
  const { terminal, lang, texts } = pen;
  const words = textsOf(lang).play;
  const { options } = sitting.table;
  const sitters = sitting.people.map(({ name, bot }, seat) => words.sitter(seat + 1, name, bot));
  terminal.print('', terminal.ink.bold(texts.name));
  if (Object.keys(options).length > 0) terminal.say(optionsLine(texts, options, lang));
  terminal.say(sitters.join(' · '));
  if (sitting.isPractice) terminal.say(words.practice, terminal.ink.yellow);
  else if (sitting.isChosenDeal) terminal.say(words.chosenDeal, terminal.ink.dim);
  if (humansOf(session).length > 0) terminal.say(words.howTo, terminal.ink.dim);
}

async function playOn(session: Session): Promise<Ending> {
  const { sitting, pen } = session;
  for (let seat = nextSeat(session); seat !== null; seat = nextSeat(session)) {
    if (sitting.people[seat]!.bot !== null) {
      pen.terminal.fleeting(pen.terminal.ink.dim(textsOf(pen.lang).play.thinking(pen.names(seat))));
      playBot(sitting, seat);
      pen.terminal.fleeting('');
      continue;
    }
    keepGoing(session);
    const passed = await passKeyboard(session, seat);
    if (passed === 'undone') continue;
    const done = passed === 'passed' ? await decide(session, seat) : passed;
    if (done === 'left' || done === 'forgotten') return done;
  }
  return 'over';
}

/** In a simultaneous choice bots go first: then nobody waits in front of a screen that asks for nothing. */
function nextSeat({ sitting: { table, people } }: Session): Seat | null {
  if (table.turn === OVER) return null;
  const { deciders } = table;
  return deciders.find((seat) => people[seat]!.bot !== null) ?? deciders[0]!;
}
