// Draws a part of a board again only if one of its properties has changed: for pictures of many shapes.
import { Component, type ComponentChildren, type ComponentType } from 'preact';

/** The properties must be plain values, or objects that are replaced when they change. */
export function memo<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !hasSame(this.props, next) || !hasSame(next, this.props);
    }

    override render(): ComponentChildren {
      return draw(this.props);
    }
  };
}

const hasSame = <P extends object>(some: P, other: P): boolean =>
  (Object.keys(some) as (keyof P)[]).every((key) => some[key] === other[key]);
