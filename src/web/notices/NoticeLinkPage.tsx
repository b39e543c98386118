// The page behind the links in e-mails: confirms the address, or ends the e-mails, as soon as it is opened.
import { useEffect, useState } from 'preact/hooks';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { NotFound } from '../NotFound.tsx';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { followLink } from './noticesApi.ts';
import { useNoticeWords } from './texts/index.ts';

export function NoticeLinkPage({ id }: { readonly id: string }) {
  const [kind, token = ''] = id.split('/', 2);
  return kind === 'confirm' || kind === 'stop' ? <Followed kind={kind} token={token} /> : <NotFound />;
}

/** The page posts: programs that open every link of an e-mail do nothing by it. */
function Followed({ kind, token }: { readonly kind: 'confirm' | 'stop'; readonly token: string }) {
  const { title, links } = useNoticeWords();
  const { home } = useTexts();
  const [result, setResult] = useState<'done' | AnyRefusal | 'unreachable' | null>(null);
  useEffect(() => {
    void followLink(kind, token).then((followed) =>
      setResult(followed.ok ? 'done' : (followed.refusal ?? 'unreachable')),
    );
  }, [kind, token]);
  return (
    <>
      <PageBar title={title} to="/" label={home} />
      <main class="leaf">
        {result === null && <p>{links.waiting}</p>}
        {result === 'done' && <p role="status">{links[kind]}</p>}
        {result !== null && result !== 'done' && <RefusalAlert refusal={result} names={String} />}
        <p>
          <Link to="/settings">{links.toSettings}</Link>
        </p>
      </main>
    </>
  );
}
