// A gold coin, with its value if it stands for a card.
import './coin.css';

export function Coin({ value }: { readonly value?: number | undefined }) {
  return (
    <span class="coin" aria-hidden="true">
      {value}
    </span>
  );
}
