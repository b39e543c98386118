// The thumbnail of a game in lists, cut to the shape of its place; the first letter of its name if the game has none.
import type { GameManifest } from '../engine/manifest.ts';

export function GameThumbnail({ game }: { readonly game: GameManifest }) {
  // The markup is part of the game's code, which is trusted like the rest of the program.
  const html = game.thumbnail ?? initial(game.names.en);
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function initial(name: string): string {
  const [letter = ''] = name.replace(/[^\p{L}\p{N}]/gu, '');
  return `
<rect x="95" y="25" width="130" height="150" rx="10" fill="var(--card)" stroke="var(--gilt)" stroke-width="4" />
<text x="160" y="138" font-size="104" text-anchor="middle" fill="var(--vermilion)">${letter}</text>
`;
}
