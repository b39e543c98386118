// A table of labels and values.
import './value-table.css';

interface ValueTableProps {
  readonly rows: readonly (readonly [what: string, figure: string])[];
}

export function ValueTable({ rows }: ValueTableProps) {
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
