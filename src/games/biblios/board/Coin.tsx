// A gold coin, with its value if it stands for a card.
import './coin.css';

interface CoinProps {
  readonly value?: number | undefined;
  /** Its place in a pile, from below. */
  readonly at?: number;
}

export function Coin({ value, at }: CoinProps) {
  return (
    <span class="coin" aria-hidden="true" style={at === undefined ? undefined : { '--at': at }}>
      {value}
    </span>
  );
}
