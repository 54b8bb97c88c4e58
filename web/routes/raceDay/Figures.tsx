import type { ReactNode } from 'react';
import { styled } from '../../ui/theme.ts';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$2',
  lineHeight: '$snug',
  fontVariantNumeric: 'tabular-nums',
  // words that belong together do so by spaces that do not break; a phone has the power above the speed
  '& th, & td': { padding: '$1 $2 $1 0', textAlign: 'left', fontWeight: '$regular', verticalAlign: 'top' },
  '& th:last-child, & td:last-child': { paddingRight: 0, textAlign: 'right' },
  '& thead th': { color: '$textMuted', borderBottom: '1px solid $colors$lineStrong' },
  '& tbody tr + tr > *': { borderTop: '1px solid $colors$line' },
  '& tbody th': { fontWeight: '$medium' },
});

/** A table of figures; what it is called is read to whoever does not see it. */
export function Figures({ label, head, children }: { label: string; head: readonly string[]; children: ReactNode }) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

/** A row; its first cell names it. */
export function Cells({ of: [first, ...rest] }: { of: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {rest.map((text, index) => (
        <td key={index}>{text}</td>
      ))}
    </tr>
  );
}
