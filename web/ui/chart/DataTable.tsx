import type { ReactNode } from 'react';
import { styled } from '../theme.ts';

const Scroll = styled('div', {
  overflow: 'auto',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  // a line at the right edge for as long as there is more behind it
  background:
    'linear-gradient(to left, $colors$surface 40%, transparent) right / 3rem 100% no-repeat local, linear-gradient(to left, $colors$lineStrong, transparent) right / 0.75rem 100% no-repeat scroll',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$2',
  whiteSpace: 'nowrap',
  '& caption': { captionSide: 'top', padding: '$3', textAlign: 'left', color: '$textMuted' },
  '& caption > span': {
    position: 'sticky',
    left: '$space$3',
    display: 'inline-block',
    maxWidth: 'min(70vw, 100%)',
    whiteSpace: 'normal',
  },
  '& th, & td': { padding: '$2 $3', textAlign: 'left', borderTop: '1px solid $colors$line', verticalAlign: 'top' },
  '& thead th': { position: 'sticky', top: 0, backgroundColor: '$sunken', fontWeight: '$medium', color: '$textMuted' },
  '& tbody th': { fontWeight: '$medium' },
  // whose numbers they are stays in sight
  '& tbody th, & thead th:first-child': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: '$surface' },
  '& thead th:first-child': { zIndex: 2, backgroundColor: '$sunken' },
  '& [data-number]': { textAlign: 'right' },
  '& tr[aria-current]': {
    backgroundColor: '$accentSoft',
    color: '$onAccentSoft',
    '& th': { backgroundColor: 'inherit' },
  },
});

export interface Column<Row> {
  title: string;
  /** Right-aligned. */
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Unique among the rows. */
  keyOf: (row: Row) => string;
  /** The row of today, if any. */
  isCurrent?: (row: Row) => boolean;
}

/** What a chart shows, in numbers; the first column names the row. It scrolls on its own, by keyboard as well. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isCurrent }: DataTableProps<Row>) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" data-number={isNumber || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} aria-current={isCurrent?.(row) ? 'date' : undefined}>
              {columns.map(({ title, isNumber, cell }, index) =>
                index === 0 ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} data-number={isNumber || undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
