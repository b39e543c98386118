// The search in the rules of all games.
import { useEffect, useState } from 'preact/hooks';
import type { Lang, RuleSection } from '../../engine/texts.ts';
import { manifests } from '../../games/index.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { Marked } from './Prose.tsx';
import { bestPassage, parseQuery, searchSections } from './search.ts';
import { useRulesTexts } from './texts/index.ts';
import './rules.css';

interface PlacedSection extends RuleSection {
  readonly game: string;
}

/** More than anybody reads. */
const MAX_RESULTS = 20;

export function SearchPage() {
  const texts = useTexts();
  const words = useRulesTexts();
  const nameOf = useGameNames();
  const { lang } = useSettings();
  const sections = useAllSections(lang);
  const [text, setText] = useState('');
  const query = parseQuery(text, lang);
  const isSearching = query.terms.length > 0;
  const { found, isPartial } = searchSections(sections ?? [], query);
  return (
    <>
      <PageBar title={words.all.title} to="/" label={texts.home} />
      <main class="leaf rules prose">
        <search class="rules-search">
          <input
            type="search"
            aria-label={words.all.title}
            placeholder={words.search}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <p class="unseen" role="status">
            {isSearching && sections && words.all.found(found.length)}
          </p>
        </search>
        {!isSearching && <p>{words.all.about}</p>}
        {isSearching && !sections && <p>{texts.loading}</p>}
        {isSearching && sections && found.length === 0 && <p>{words.nothing(text.trim())}</p>}
        {isPartial && found.length > 0 && <p>{words.some}</p>}
        <ol class="search-results">
          {found.slice(0, MAX_RESULTS).map(({ section }) => (
            <li key={`${section.game} ${section.id}`}>
              <Link to={`/game/${section.game}/rules?q=${encodeURIComponent(text.trim())}#${section.id}`}>
                <strong>{words.all.place(nameOf(section.game), section.title)}</strong>
              </Link>
              <p>
                <Marked text={bestPassage(section, query)} mark={query} />
              </p>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}

/** Null while they are loading. */
function useAllSections(lang: Lang): readonly PlacedSection[] | null {
  const [sections, setSections] = useState<readonly PlacedSection[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = manifests.map(async ({ id, texts }) =>
      (await texts[lang]()).rules.map((section) => ({ ...section, game: id })),
    );
    void Promise.all(load).then((all) => wanted && setSections(all.flat()));
    return () => {
      wanted = false;
    };
  }, [lang]);
  return sections;
}
