// Animates pieces from their old places to their new ones whenever the table has changed.
import { Component, type ComponentChildren, createRef } from 'preact';
import { animateMoves, measurePieces, type Places } from './flipAnimation.ts';

interface FlipAnimatedProps {
  readonly revision: number;
  readonly durationMs: number;
  leaves?: ((flip: string) => string | undefined) | undefined;
  readonly children?: ComponentChildren;
}

/** A class, because only classes have getSnapshotBeforeUpdate, which measures before the page changes. */
export class FlipAnimated extends Component<FlipAnimatedProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Readonly<FlipAnimatedProps>): Places | null {
    const root = this.root.current;
    if (!root || before.revision === this.props.revision || this.props.durationMs === 0) return null;
    return ignoreErrors(() => measurePieces(root)) ?? null;
  }

  override componentDidUpdate(
    _before: Readonly<FlipAnimatedProps>,
    _state: unknown,
    places: Places | null,
  ): void {
    const { durationMs, leaves } = this.props;
    const root = this.root.current;
    if (places && root) ignoreErrors(() => animateMoves(root, places, { durationMs, leaves }));
  }

  override render() {
    return (
      <div ref={this.root} class="motion">
        {this.props.children}
      </div>
    );
  }
}

/** The animation is optional: a browser that cannot run it shows every piece in its new place at once. */
function ignoreErrors<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
