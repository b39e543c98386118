// The rules of a game: contents, search, and sections with live figures; opened at the section about the current decision.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { RuleSection } from '../../engine/texts.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { LocalizedTexts } from '../gameAssets.ts';
import { Figures } from './Figures.tsx';
import { Prose } from './Prose.tsx';
import { parseQuery, searchSections } from './search.ts';
import { useRulesTexts } from './texts/index.ts';
import { useFigures, useSceneClient } from './useFigures.ts';
import './rules.css';

interface RulesProps {
  readonly game: GameManifest;
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
  /** The id of the section to open at. */
  readonly at?: string | undefined;
  /** What is searched for at first. */
  readonly query?: string;
}

export function Rules({ game, localized, board, at, query: wanted = '' }: RulesProps) {
  const texts = useRulesTexts();
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(wanted);
  const figures = useFigures(game);
  const sceneClient = useSceneClient(game.id);
  const { rules } = localized.texts;
  const query = parseQuery(text, localized.lang);
  const isSearching = query.terms.length > 0;
  const { found, isPartial } = searchSections(rules, query);
  const shown = isSearching ? found.map(({ section }) => section) : rules;
  const now = rules.find(({ id }) => id === at);
  const go = (id: string) => {
    const title = root.current?.querySelector<HTMLElement>(`#rule-${id}`);
    title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  };
  // Only on opening, so that it never moves under the reader; in the next frame, because a sheet has no size before.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      root.current?.querySelector(`#rule-${at}`)?.scrollIntoView({ block: 'start' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div class="rules prose" ref={root} lang={localized.lang}>
      <search class="rules-search">
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            // What was read before may have been far down; the best section is the first.
            requestAnimationFrame(() => root.current?.scrollIntoView({ block: 'start' }));
          }}
          onKeyDown={({ key }) => {
            // To the best section, to be read at once.
            if (key === 'Enter' && shown[0]) go(shown[0].id);
          }}
        />
        {now && (
          <button
            type="button"
            class="icon-button"
            aria-label={texts.now(now.title)}
            title={texts.now(now.title)}
            onClick={() => go(now.id)}
          >
            <Icon name="quill" />
          </button>
        )}
      </search>
      <p role="status">
        {isSearching && (shown[0] ? texts.found(shown.length, shown[0].title) : texts.nothing(text.trim()))}
      </p>
      {!isSearching && <Contents rules={rules} onGo={go} />}
      {isSearching && isPartial && shown.length > 0 && <p>{texts.some}</p>}
      {shown.map(({ id, title, text: body }) => (
        <section key={id} class={id === at ? 'is-asked' : undefined}>
          <h2 id={`rule-${id}`} tabIndex={-1}>
            {title}
          </h2>
          <Prose text={body} mark={query} />
          {sceneClient && (
            <Figures
              {...{ localized, board, sceneClient }}
              figures={figures.filter(({ section }) => section === id)}
            />
          )}
        </section>
      ))}
    </div>
  );
}

interface ContentsProps {
  readonly rules: readonly RuleSection[];
  onGo(id: string): void;
}

function Contents({ rules, onGo }: ContentsProps) {
  const texts = useRulesTexts();
  return (
    <nav aria-label={texts.contents}>
      <details class="contents">
        <summary>{texts.contents}</summary>
        <ol>
          {rules.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => onGo(id)}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
