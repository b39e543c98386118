// A game's page: what it is, who plays, the rules, start.
import { useEffect, useState } from 'preact/hooks';
import type { OptionValue } from '../../engine/game.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useGameTexts } from '../loading.ts';
import { Rules } from '../Rules.tsx';
import { go, Link } from '../router.tsx';
import { type Chair, defaultChairs, Seating, sittersFrom } from '../Seating.tsx';
import type { ShelfGame } from '../shelf.ts';
import { saveGame } from '../store.ts';
import { termsOf } from '../table/local.ts';
import type { Terms } from '../table/messages.ts';
import { useTexts } from '../texts/index.ts';
import './game.css';

export function GamePage({ game }: { readonly game: ShelfGame }) {
  const texts = useTexts();
  const gameTexts = useGameTexts(game);
  const [terms, setTerms] = useState<Terms | null>(null);
  const [chairs, setChairs] = useState<readonly Chair[]>(() => defaultChairs(game));
  const [options, setOptions] = useState<{ readonly [name: string]: OptionValue }>({});
  useEffect(() => {
    void termsOf(game.id).then(setTerms);
  }, [game]);

  const start = async () => {
    const id = crypto.randomUUID();
    const chosen = Object.fromEntries(
      Object.entries(terms?.options ?? {}).map(([name, values]) => [name, options[name] ?? values[0]]),
    );
    const seed = new URLSearchParams(location.search).get('seed');
    const sitters = sittersFrom(chairs, texts);
    await saveGame({ id, game: game.id, sitters, options: chosen, record: null, seed, playedAt: Date.now() });
    go(`/table/${id}`);
  };

  return (
    <main class="leaf">
      <nav class="bar">
        <Link to="/" class="icon-button" label={texts.home}>
          <Icon name="back" />
        </Link>
        <h1>{texts.games[game.id].name}</h1>
      </nav>
      <p class="about">{gameTexts?.about}</p>
      <p class="quiet">
        {texts.players(game.seatCounts)} · {texts.minutes(game.minutes)}
      </p>
      <Seating game={game} chairs={chairs} onChange={setChairs} />
      {terms && gameTexts && Object.keys(terms.options).length > 0 && (
        <section>
          <h2>{texts.gamePage.options}</h2>
          {Object.entries(terms.options).map(([name, values]) => (
            <label key={name} class="row">
              <span>{gameTexts.options[name]?.label ?? name}</span>
              <select
                value={String(options[name] ?? values[0])}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  const chosen = values.find((each) => String(each) === value);
                  if (chosen !== undefined) setOptions({ ...options, [name]: chosen });
                }}
              >
                {values.map((value) => (
                  <option key={String(value)} value={String(value)}>
                    {gameTexts.options[name]?.values[String(value)] ?? String(value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </section>
      )}
      <button type="button" class="big-button" disabled={!terms} data-start="" onClick={start}>
        {texts.gamePage.start}
      </button>
      <details>
        <summary>{texts.gamePage.rules}</summary>
        {gameTexts && <Rules texts={gameTexts} />}
      </details>
    </main>
  );
}
