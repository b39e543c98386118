// The figures of the rules: the game's real board with positions from the engine, without interaction.
import { useEffect, useState } from 'preact/hooks';
import type { Figure } from '../../engine/teaching.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import { BOT_NAMES } from '../botNames.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import { StillBoard } from '../StillBoard.tsx';
import type { SceneClient } from '../table/localTable.ts';
import type { ScenePosition } from '../table/scenes.ts';

interface FiguresProps {
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
  readonly sceneClient: SceneClient;
  readonly figures: readonly Figure[];
}

export function Figures({ figures, ...rest }: FiguresProps) {
  return (
    <>
      {figures.map((figure) => (
        <FigureView key={figure.caption.en} figure={figure} {...rest} />
      ))}
    </>
  );
}

const names = (seat: number) => BOT_NAMES[seat] ?? '';

interface FigureProps extends Omit<FiguresProps, 'figures'> {
  readonly figure: Figure;
}

function FigureView({ figure, sceneClient, localized, board }: FigureProps) {
  const [position, setPosition] = useState<ScenePosition | null>(null);
  useEffect(() => {
    void sceneClient.position(figure).then(setPosition);
  }, [sceneClient, figure]);
  if (!position) return <div class="figure-placeholder" />;
  return (
    <figure class="figure">
      <StillBoard
        {...{ localized, board, names }}
        {...{ position, seat: figure.seat, shows: figure.shows }}
      />
      <figcaption>{figure.caption[localized.lang]}</figcaption>
    </figure>
  );
}
