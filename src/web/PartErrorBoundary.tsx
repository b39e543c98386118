// An error boundary for everything around the table: an error is shown in its place, and the game goes on.
import { Component, type ComponentChildren } from 'preact';
import { useTexts } from './texts/index.ts';

interface PartErrorBoundaryProps {
  readonly children?: ComponentChildren;
}

export class PartErrorBoundary extends Component<PartErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static override getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedPart onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function FailedPart({ onRetry }: { onRetry(): void }) {
  const texts = useTexts();
  return (
    <div class="row" data-failed-part="" role="alert">
      <p>{texts.failedPart}</p>
      <button type="button" class="plain-button" onClick={onRetry}>
        {texts.again}
      </button>
    </div>
  );
}
