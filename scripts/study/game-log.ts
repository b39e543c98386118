// A log of games played so far, one line each, so that a long study can be stopped and resumed. Its first line is the title of the study.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Plays until there are `count` games; those in the log are not played again. Without a file nothing is kept. */
export function loggedGames<G>(
  file: string | undefined,
  title: string,
  count: number,
  play: (number: number) => G,
): G[] {
  const games: G[] = file ? readGames(file, title) : [];
  for (let number = games.length; number < count; number++) {
    const game = play(number);
    games.push(game);
    if (file) appendFileSync(file, `${JSON.stringify(game)}\n`);
  }
  return games;
}

function readGames<G>(file: string, title: string): G[] {
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(title)}\n`);
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (head !== JSON.stringify(title)) throw new Error(`${file} is the log of another study: ${head}`);
  return lines.map((line): G => JSON.parse(line));
}
