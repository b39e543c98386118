// The person's own result of a deal in a few words.
import { onlyPerson } from '../table-page/ending/youOf.ts';
import { useTexts } from '../texts/index.ts';
import type { SavedDeal } from './savedDeal.ts';
import { useDealTexts } from './texts/index.ts';

export function useResultText(): (saved: SavedDeal) => string {
  const texts = useDealTexts();
  const { table } = useTexts();
  return ({ record, sitters }) => {
    const seat = onlyPerson(sitters);
    const result = record?.result;
    if (!result || seat === null) return '';
    const { places, scores } = result;
    return `${texts.place(places[seat]!, sitters.length)}, ${texts.score(table.score(scores[seat]!))}`;
  };
}
