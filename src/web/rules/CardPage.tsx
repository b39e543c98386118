// The page with a game's reference card, for any number of players and any options.
import { useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { ReferenceCard } from '../../engine/teaching.ts';
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { type Picks, pickOf } from '../game/OptionsForm.tsx';
import { useSetupOptions } from '../game/useSetupOptions.ts';
import { type LocalizedTexts, useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { Card } from './Card.tsx';
import { optionsThatMatter, seatsThatMatter } from './cardChoices.ts';
import { useRulesTexts } from './texts/index.ts';
import { useReferenceCard } from './useReferenceCard.ts';

export function CardPage({ id }: { readonly id: string }) {
  const game = findManifest(id);
  return game?.referenceCard ? <LoadedCard game={game} /> : <NotFound />;
}

function LoadedCard({ game }: { readonly game: GameManifest }) {
  const texts = useTexts();
  const words = useRulesTexts();
  const nameOf = useGameNames();
  const card = useReferenceCard(game);
  const localized = useGameTexts(game);
  return (
    <>
      <PageBar title={words.card.title(nameOf(game.id))} to={`/game/${game.id}`} label={nameOf(game.id)} />
      <main class="leaf reference-leaf">
        {card && localized ? (
          <ChosenCard {...{ game, card, localized }} />
        ) : (
          <p class="waiting">{texts.loading}</p>
        )}
      </main>
    </>
  );
}

interface ChosenCardProps {
  readonly game: GameManifest;
  readonly card: ReferenceCard;
  readonly localized: LocalizedTexts;
}

function ChosenCard({ game, card, localized: { lang, texts: gameTexts } }: ChosenCardProps) {
  const { card: words } = useRulesTexts();
  const nameOf = useGameNames();
  const lists = useSetupOptions(game.id)?.options ?? {};
  const [seats, setSeats] = useState(game.seatCounts.includes(3) ? 3 : game.seatCounts[0]!);
  const [picks, setPicks] = useState<Picks>({});
  const draw = card[lang];
  const options = Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [name, pickOf(values, picks[name])]),
  );
  const offered = Object.entries(optionsThatMatter(draw, seats, lists));
  const labelOf = (name: string, value: unknown) => gameTexts.options[name]?.values[String(value)] ?? name;
  const chosen = [
    words.forPlayers(seats),
    ...offered.flatMap(([name]) => (name in picks ? labelOf(name, picks[name]) : [])),
  ];
  return (
    <>
      <div class="reference-choices">
        {seatsThatMatter(draw, game.seatCounts, options) && (
          <label>
            <span class="unseen">{words.players}</span>
            <select
              data-card-seats=""
              value={seats}
              onChange={(event) => setSeats(Number(event.currentTarget.value))}
            >
              {game.seatCounts.map((each) => (
                <option key={each} value={each}>
                  {words.forPlayers(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {offered.map(([name, values]) => (
          <label key={name}>
            <span class="unseen">{gameTexts.options[name]?.label ?? name}</span>
            <select
              data-card-option={name}
              value={String(options[name])}
              onChange={({ currentTarget: { value } }) => {
                const picked = values.find((each) => String(each) === value);
                if (picked !== undefined) setPicks({ ...picks, [name]: picked });
              }}
            >
              {values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {labelOf(name, value)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="button" class="plain-button" onClick={() => print()}>
          <Icon name="printer" /> <span class="reference-label">{words.print}</span>
        </button>
        <Link to={`/game/${game.id}/rules`} class="plain-button">
          <Icon name="book" /> <span class="reference-label">{words.rules}</span>
        </Link>
      </div>
      <Card
        lang={lang}
        title={`${nameOf(game.id)} · ${chosen.join(' · ')}`}
        boxes={draw({ seats, options })}
        rules={`/game/${game.id}/rules`}
      />
    </>
  );
}
