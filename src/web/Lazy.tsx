// A page whose code is loaded when it is opened.
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from './texts/index.ts';

type Page = (props: { readonly id: string }) => VNode;

interface LazyProps {
  load(): Promise<Page>;
  readonly id: string;
}

export function Lazy({ load, id }: LazyProps) {
  const [loaded, setLoaded] = useState<{ readonly Page: Page } | null>(null);
  const texts = useTexts();
  useEffect(() => {
    void load().then((Page) => setLoaded({ Page }));
  }, [load]);
  return loaded ? <loaded.Page id={id} /> : <p class="waiting">{texts.loading}</p>;
}
