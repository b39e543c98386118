// What a player did last, as figures, for a phone that has no room for the words.
import { useBoardContext } from '../../../parts/boardContext.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { actNumbers } from './actNumbers.ts';

export function ActMark({ seat }: { readonly seat: number }) {
  const act = useBoardContext().lastActs?.get(seat);
  const { scouted, shown } = actNumbers(act?.entries.map(({ event }) => event) ?? []);
  if (scouted.length + shown.length === 0) return null;
  return (
    <span class="act-mark" data-explain={act?.text}>
      {scouted.length > 0 && (
        <span class="act-took">
          <Icon name="take" />
          {scouted.join(' ')}
        </span>
      )}
      {shown.length > 0 && (
        <span>
          <Icon name="show" />
          {shown.join(' ')}
        </span>
      )}
    </span>
  );
}
