// Plays a game to its end: bots decide at once, people one after the other at the prompt.
import { OVER, type Seat } from '../../engine/index.ts';
import { optionsLine } from '../options.ts';
import { textsOf } from '../texts/index.ts';
import { playBot } from './bots.ts';
import { decide } from './decision.ts';
import { finish, leave } from './ending.ts';
import { passKeyboard } from './pass-keyboard.ts';
import { autosave, type Ending, humansOf, type Session } from './session.ts';
import { watch } from './watch.ts';

export async function runSession(session: Session): Promise<Ending> {
  introduce(session);
  const ending = humansOf(session).length === 0 ? await watch(session) : await playOn(session);
  if (ending === 'over') finish(session);
  if (ending === 'left') leave(session);
  return ending;
}

function introduce(session: Session): void {
  const { local, display } = session;
  const { terminal, lang, texts } = display;
  const words = textsOf(lang).play;
  const { options } = local.table;
  const players = local.people.map(({ name, bot }, seat) => words.player(seat + 1, name, bot));
  terminal.print('', terminal.style.bold(texts.name));
  if (Object.keys(options).length > 0) terminal.say(optionsLine(texts, options, lang));
  terminal.say(players.join(' · '));
  if (local.isPractice) terminal.say(words.practice, terminal.style.yellow);
  else if (local.isChosenDeal) terminal.say(words.chosenDeal, terminal.style.dim);
  if (humansOf(session).length > 0) terminal.say(words.howTo, terminal.style.dim);
}

async function playOn(session: Session): Promise<Ending> {
  const { local, display } = session;
  for (let seat = nextSeat(session); seat !== null; seat = nextSeat(session)) {
    if (local.people[seat]!.bot !== null) {
      display.terminal.status(
        display.terminal.style.dim(textsOf(display.lang).play.thinking(display.names(seat))),
      );
      playBot(local, seat);
      display.terminal.status('');
      continue;
    }
    autosave(session);
    const passed = await passKeyboard(session, seat);
    if (passed === 'undone') continue;
    const done = passed === 'passed' ? await decide(session, seat) : passed;
    if (done === 'left' || done === 'forgotten') return done;
  }
  return 'over';
}

/** In a simultaneous choice bots go first, so that no person waits in front of an idle screen. */
function nextSeat({ local: { table, people } }: Session): Seat | null {
  if (table.turn === OVER) return null;
  const { deciders } = table;
  return deciders.find((seat) => people[seat]!.bot !== null) ?? deciders[0]!;
}
