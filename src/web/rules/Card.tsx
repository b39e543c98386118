// A reference card: the rules of one table at a glance, on one screen and one printed page.
import type { CardBox } from '../../engine/teaching.ts';
import type { Lang } from '../../engine/texts.ts';
import { Link } from '../router.tsx';
import { Words } from './Prose.tsx';
import './reference-card.css';

interface CardProps {
  readonly lang: Lang;
  /** Printed above it. */
  readonly title: string;
  readonly boxes: readonly CardBox[];
  /** Where the rules are: the titles of the boxes lead to their sections. At a table they do not lead away. */
  readonly rules?: string;
}

export function Card({ lang, title, boxes, rules }: CardProps) {
  return (
    <div class="reference-card" lang={lang}>
      <p class="reference-title" aria-hidden="true">
        {title}
      </p>
      {boxes.map((box) => (
        <section key={box.title} class="reference-box">
          <h2>{rules ? <Link to={`${rules}#${box.section}`}>{box.title}</Link> : box.title}</h2>
          {box.lines?.map((line) => (
            <p key={line}>
              <Words text={line} />
            </p>
          ))}
          {box.rows && <Rows rows={box.rows} />}
        </section>
      ))}
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, i) =>
              // A row of four is two pairs.
              i % 2 === 0 ? (
                <th key={i} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={i}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
