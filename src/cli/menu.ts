// The menu that `scriptorium` shows without a command at a terminal. Everything in it is also available on the command line.
import { intro, isCancel, log, note, outro, select } from '@clack/prompts';
import { LANGS, type Lang } from '../engine/index.ts';
import { allGames, type LoadedGame } from '../games/loaded.ts';
import { askSave } from './menu/saves.ts';
import { askTable } from './menu/table.ts';
import { type LocalGame, newLocalGame } from './play/local-game.ts';
import { runSession } from './play/run.ts';
import { newSession } from './play/session.ts';
import { proseLines } from './prose.ts';
import { savedFiles } from './saves.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';

type Action = 'play' | 'resume' | 'watch' | 'rules' | 'language' | 'quit';

/** Runs until the person quits. Escape or Ctrl-C in a question returns to the menu, and in the menu it quits. */
export async function menu(terminal: Terminal, given: Lang): Promise<number> {
  let lang = given;
  for (;;) {
    const words = textsOf(lang).menu;
    intro(`${terminal.style.inverse(' Scriptorium ')} ${terminal.style.dim(words.how)}`);
    const action = await askAction(lang);
    if (action === 'quit') {
      outro(words.bye);
      return 0;
    }
    if (action === 'language') lang = await askLanguage(lang);
    if (action === 'rules') await readRules(terminal, lang);
    terminal.print('');
    const local = await localGameFor(action, lang);
    if (!local) continue;
    outro(words.begin);
    await runSession(newSession(local, terminal, lang));
    terminal.close();
    if (terminal.isInterrupted) return 130;
  }
}

async function askAction(lang: Lang): Promise<Action> {
  const words = textsOf(lang).menu;
  const saveCount = savedFiles().length;
  const action = await select<Action>({
    message: words.what,
    options: [
      { value: 'play', label: words.play },
      ...(saveCount > 0 ? [{ value: 'resume' as const, label: words.resume(saveCount) }] : []),
      { value: 'watch', label: words.watch },
      { value: 'rules', label: words.rules },
      { value: 'language', label: words.language },
      { value: 'quit', label: words.quit },
    ],
    showInstructions: false,
  });
  return isCancel(action) ? 'quit' : action;
}

async function askLanguage(lang: Lang): Promise<Lang> {
  const chosen = await select<Lang>({
    message: textsOf(lang).menu.language,
    options: LANGS.map((value) => ({ value, label: textsOf(value).language })),
    initialValue: lang,
    showInstructions: false,
  });
  return isCancel(chosen) ? lang : chosen;
}

async function localGameFor(action: Action, lang: Lang): Promise<LocalGame | null> {
  if (action === 'resume') return askSave(lang);
  if (action !== 'play' && action !== 'watch') return null;
  const loaded = await askGame(lang);
  const table = loaded && (await askTable(loaded, action, lang));
  return table && newLocalGame(loaded, table.people, table.options, undefined);
}

async function askGame(lang: Lang): Promise<LoadedGame | null> {
  const words = textsOf(lang);
  const loaded = await select<LoadedGame>({
    message: words.menu.which,
    options: allGames.map((loaded) => ({
      value: loaded,
      label: loaded.texts[lang].name,
      hint: `${words.games.seats(loaded.game.seatCounts)}, ${words.games.minutes(...loaded.minutes)}`,
    })),
    showInstructions: false,
  });
  return isCancel(loaded) ? null : loaded;
}

async function readRules(terminal: Terminal, lang: Lang): Promise<void> {
  const loaded = await askGame(lang);
  if (!loaded) return;
  const words = textsOf(lang).menu;
  const texts = loaded.texts[lang];
  const page = { style: terminal.style, width: terminal.width - 6 };
  log.message(proseLines(texts.about, page));
  let at = 0;
  for (;;) {
    const chosen = await select<number>({
      message: words.section,
      options: [
        ...texts.rules.map(({ title }, value) => ({ value, label: title })),
        { value: texts.rules.length, label: words.back },
      ],
      initialValue: at,
      maxItems: 12,
      showInstructions: false,
    });
    const section = isCancel(chosen) ? undefined : texts.rules[chosen];
    if (!section || isCancel(chosen)) return;
    note(proseLines(section.text, page).join('\n'), section.title, { format: (line) => line });
    at = chosen + 1;
  }
}
