// How many random games a conformance test plays: a sample in `npm test`, more with CONFORM_TIMES=10 npx vitest run src/games -t conforms.
export const randomGames = (sample: number): number => sample * Number(process.env.CONFORM_TIMES ?? 1);
