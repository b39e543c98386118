// What stands on the card of a game in a list: picture, name, one sentence, seats and minutes.
import type { GameManifest } from '../engine/manifest.ts';
import { GameThumbnail } from './GameThumbnail.tsx';
import { useSettings } from './settings/settings.ts';
import { useTexts } from './texts/index.ts';

export function GameCard({ game }: { readonly game: GameManifest }) {
  const texts = useTexts();
  const { lang } = useSettings();
  return (
    <>
      <span class="game-link-thumbnail">
        <GameThumbnail game={game} />
      </span>
      <span class="game-link-text">
        <strong>{game.names[lang]}</strong>
        <span>{game.taglines[lang]}</span>
        <small>
          {texts.players(game.seatCounts)} · {texts.minutes(game.minutes)}
        </small>
      </span>
    </>
  );
}
