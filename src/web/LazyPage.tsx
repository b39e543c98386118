// A page whose code is loaded when it is opened.
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorPage } from './ErrorPage.tsx';
import { settings } from './settings/settings.ts';
import { useTexts } from './texts/index.ts';
import { loadPageTexts } from './texts/loadTexts.ts';
import { focusTitle } from './titleFocus.ts';

type Page = (props: { readonly id: string }) => VNode;
/** It may begin to load what the page is going to need. */
export type PageLoader = (id: string) => Promise<Page>;

/** With the texts that all pages but home need. */
export async function loadPage(load: PageLoader, id: string): Promise<Page> {
  const [page] = await Promise.all([load(id), loadPageTexts(settings().lang)]);
  return page;
}

interface LazyPageProps {
  readonly load: PageLoader;
  readonly id: string;
}

export function LazyPage({ load, id }: LazyPageProps) {
  const [loaded, setLoaded] = useState<{ readonly Page: Page } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const texts = useTexts();
  useEffect(() => {
    loadPage(load, id).then(
      (Page) => setLoaded({ Page }),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (loaded) focusTitle();
  }, [loaded]);
  if (hasFailed) return <ErrorPage />;
  return loaded ? <loaded.Page id={id} /> : <p class="waiting">{texts.loading}</p>;
}
