// The page for an unexpected error: it offers to reload. Games are saved after every decision, so nothing is lost.
import { Component, type ComponentChildren } from 'preact';
import { Link } from './router.tsx';
import { useTexts } from './texts/index.ts';

export function ErrorPage() {
  const texts = useTexts();
  return (
    <main class="leaf">
      <h1>{texts.broken}</h1>
      <p role="alert">{texts.brokenText}</p>
      <div class="row">
        <button type="button" class="big-button" onClick={() => location.reload()}>
          {texts.again}
        </button>
        <Link to="/" class="plain-button">
          {texts.home}
        </Link>
      </div>
    </main>
  );
}

/** Catches the errors that a page throws while it renders. */
export class ErrorBoundary extends Component<
  { readonly children?: ComponentChildren },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static override getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ErrorPage /> : this.props.children;
  }
}
