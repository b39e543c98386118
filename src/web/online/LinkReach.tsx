// Beside a link that was made on localhost: who can open it.
import type { ShareOrigin } from './shareOrigin.ts';
import { useOnlineTexts } from './texts/index.ts';

export function LinkReach({ reach }: Pick<ShareOrigin, 'reach'>) {
  const { linkReach } = useOnlineTexts();
  if (reach === 'site') return null;
  return (
    <p class={`link-reach is-${reach}`} role="status" data-reach={reach}>
      {reach === 'unknown' ? '' : linkReach[reach]}
    </p>
  );
}
