// The reference card of the table that somebody plays at: for its number of players and its options.
import type { GameManifest } from '../../engine/manifest.ts';
import type { CardTable } from '../../engine/teaching.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { Card } from './Card.tsx';
import { useRulesTexts } from './texts/index.ts';
import { useReferenceCard } from './useReferenceCard.ts';

interface TableCardProps {
  readonly game: GameManifest;
  readonly table: CardTable;
}

export function TableCard({ game, table }: TableCardProps) {
  const { lang } = useSettings();
  const texts = useTexts();
  const { card: words } = useRulesTexts();
  const nameOf = useGameNames();
  const card = useReferenceCard(game);
  if (!card) return <p>{texts.loading}</p>;
  return (
    <>
      <Card lang={lang} title={nameOf(game.id)} boxes={card[lang](table)} />
      <div class="menu reference-menu">
        <button type="button" class="plain-button" onClick={() => print()}>
          <Icon name="take" /> {words.print}
        </button>
      </div>
    </>
  );
}
