// From a table of a duplicate to the list of all its tables.

import { useOnlineTexts } from '../online/texts/index.ts';
import { Link } from '../router.tsx';

export function DuplicateLink({ duplicate }: { readonly duplicate: string }) {
  const { tables: texts } = useOnlineTexts();
  return (
    <p class="table-online">
      {texts.oneOf}{' '}
      <Link to={`/duplicate/${duplicate}`} class="plain-button">
        {texts.toAll}
      </Link>
    </p>
  );
}
