// Something went wrong that should not: say so, and offer to start over. Games are kept after every decision.
import { Component, type ComponentChildren } from 'preact';
import { Link } from './router.tsx';
import { useTexts } from './texts/index.ts';

export function Broken() {
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

/** Catches what a page throws while it is drawn. */
export class Net extends Component<
  { readonly children?: ComponentChildren },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static override getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
