// The rules of a game: contents, search, and sections with live figures; opened at the section about the current decision.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { RuleSection } from '../../engine/texts.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { LocalizedTexts } from '../gameAssets.ts';
import { useTexts } from '../texts/index.ts';
import { Figures } from './Figures.tsx';
import { Prose } from './Prose.tsx';
import { matchesQuery } from './search.ts';
import { useFigures, useSceneClient } from './useFigures.ts';
import './rules.css';

interface RulesProps {
  readonly game: GameManifest;
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
  /** The id of the section to open at. */
  readonly at?: string | undefined;
}

export function Rules({ game, localized, board, at }: RulesProps) {
  const texts = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const figures = useFigures(game);
  const sceneClient = useSceneClient(game.id);
  const { rules } = localized.texts;
  const shown = rules.filter((section) => matchesQuery(section, query));
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
          aria-label={texts.rules.search}
          placeholder={texts.rules.search}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {now && (
          <button
            type="button"
            class="icon-button"
            aria-label={texts.rules.now(now.title)}
            title={texts.rules.now(now.title)}
            onClick={() => go(now.id)}
          >
            <Icon name="quill" />
          </button>
        )}
        <p class="unseen" role="status">
          {query.trim() && texts.rules.found(shown.length)}
        </p>
      </search>
      {query.trim() === '' && <Contents rules={rules} onGo={go} />}
      {shown.length === 0 && <p>{texts.rules.nothing(query)}</p>}
      {shown.map(({ id, title, text }) => (
        <section key={id} class={id === at ? 'is-asked' : undefined}>
          <h2 id={`rule-${id}`} tabIndex={-1}>
            {title}
          </h2>
          <Prose text={text} mark={query} />
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
  const texts = useTexts();
  return (
    <nav aria-label={texts.rules.contents}>
      <details class="contents">
        <summary>{texts.rules.contents}</summary>
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
