// A page whose code is loaded when it is opened.
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Broken } from './Broken.tsx';
import { useTexts } from './texts/index.ts';

type Page = (props: { readonly id: string }) => VNode;

interface LazyProps {
  load(): Promise<Page>;
  readonly id: string;
}

export function Lazy({ load, id }: LazyProps) {
  const [loaded, setLoaded] = useState<{ readonly Page: Page } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const texts = useTexts();
  useEffect(() => {
    load().then(
      (Page) => setLoaded({ Page }),
      () => setFailed(true),
    );
  }, [load]);
  if (hasFailed) return <Broken />;
  return loaded ? <loaded.Page id={id} /> : <p class="waiting">{texts.loading}</p>;
}
