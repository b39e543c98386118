// Figures with what they stand for, a row each.
import './figures.css';

interface FigureTableProps {
  readonly rows: readonly (readonly [what: string, figure: string])[];
}

export function FigureTable({ rows }: FigureTableProps) {
  return (
    <table class="figures">
      <tbody>
        {rows.map(([what, figure]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
