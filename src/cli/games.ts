// `games`: what can be played.
import type { Lang } from '../engine/index.ts';
import { allGames, type LoadedGame } from '../games/loaded.ts';
import { optionLabel, optionValue } from './options.ts';
import { BY_EXPERIENCE } from './profile.ts';
import { proseLines } from './prose.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';

export function games(flags: { readonly json?: boolean }, terminal: Terminal, lang: Lang): void {
  if (flags.json) terminal.print(JSON.stringify(allGames.map((loaded) => gameData(loaded, lang))));
  else terminal.print(...allGames.flatMap((loaded) => gameLines(loaded, terminal, lang)));
}

function gameData({ game, texts, minutes, experience }: LoadedGame, lang: Lang) {
  const { id, version, seatCounts } = game;
  const { name, about } = texts[lang];
  const options = Object.fromEntries(
    Object.entries(game.options).map(([option, values]) => [
      option,
      option === experience?.option ? [...values, BY_EXPERIENCE] : values,
    ]),
  );
  return { id, name, about, version, seatCounts, options, minutes };
}

function gameLines(
  { game, texts, minutes, experience }: LoadedGame,
  { style, width }: Terminal,
  lang: Lang,
): string[] {
  const words = textsOf(lang).games;
  const inLang = texts[lang];
  const options = Object.entries(game.options).map(([name, values]) => {
    const shown = experience?.option === name ? values.slice(0, 1) : values;
    const choices = shown.map((value) => `${name}=${value} (${optionValue(inLang, name, value)})`);
    if (shown.length < values.length) {
      choices.push(
        `${name}=${BY_EXPERIENCE} (${words.byExperience})`,
        `${name}=${values[1]}…${values.at(-1)}`,
      );
    }
    return `  ${textsOf(lang).labelled(optionLabel(inLang, name), choices.join(', '))}`;
  });
  return [
    `${style.bold(inLang.name)}  ${style.dim(game.id)}`,
    ...proseLines(inLang.about, { style, width: width - 2 }).map((line) => `  ${line}`),
    `  ${words.seats(game.seatCounts)} · ${words.minutes(...minutes)}`,
    ...options,
    '',
  ];
}
