import type { ReactNode } from 'react';
import { styled } from '../../ui/theme.ts';

const Scroll = styled('div', { overflowX: 'auto', '&:focus-visible': { outline: '2px solid $colors$focus' } });
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$3',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$2 $3 $2 0', textAlign: 'right', verticalAlign: 'top', fontWeight: '$regular' },
  '& th:first-child': { textAlign: 'left' },
  '& th:last-child, & td:last-child': { paddingRight: 0 },
  '& thead th': { fontSize: '$2', color: '$textMuted', borderBottom: '1px solid $colors$lineStrong' },
  '& tbody tr + tr > *': { borderTop: '1px solid $colors$line' },
  '& tbody th': { fontWeight: '$medium' },
});

/** What stands small below a figure, or below the name of its column. */
export const Under = styled('span', {
  display: 'block',
  fontSize: '$2',
  color: '$textMuted',
  variants: { off: { true: { color: '$warning' } } },
});

interface Column {
  name: string;
  /** Told once for all of its figures. */
  unit?: string | undefined;
}

interface FiguresProps {
  /** Read to whoever does not see it. */
  label: string;
  head: readonly Column[];
  /** The first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of figures that scrolls on its own where it is too wide. */
export function Figures({ label, head, rows }: FiguresProps) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {head.map(({ name, unit }) => (
              <th key={name} scope="col">
                {name}
                {unit && <Under>{unit}</Under>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
