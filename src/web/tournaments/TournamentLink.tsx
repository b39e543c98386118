// From a table of a tournament to its page.
import { useOnlineTexts } from '../online/texts/index.ts';
import { Link } from '../router.tsx';

export function TournamentLink({ tournament }: { readonly tournament: string }) {
  const { tournament: texts } = useOnlineTexts();
  return (
    <p class="table-online">
      {texts.tableOf}{' '}
      <Link to={`/tournament/${tournament}`} class="plain-button">
        {texts.toPage}
      </Link>
    </p>
  );
}
