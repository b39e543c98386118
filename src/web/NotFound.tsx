// The page for an unknown path.
import { Link } from './router.tsx';
import { useTexts } from './texts/index.ts';
import { useTitle } from './useTitle.ts';

export function NotFound() {
  const texts = useTexts();
  useTitle(texts.notFound);
  return (
    <main class="leaf">
      <h1>{texts.notFound}</h1>
      <Link to="/" class="plain-button">
        {texts.home}
      </Link>
    </main>
  );
}
