import { IconArrowDown } from '@tabler/icons-react';
import { memo, useDeferredValue } from 'react';
import type { Athletes_coach$data } from '../../__generated__/Athletes_coach.graphql.ts';
import { focusRing, styled } from '../../ui/theme.ts';
import { AthleteRow } from './AthleteRow.tsx';
import type { SortWord } from './rosterChoice.ts';

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Scroll = styled('div', {
  overflowX: 'auto',
  containerType: 'inline-size',
  margin: '0 -$2',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$2',
  textAlign: 'left',
  '& th, & td': { padding: '$2', verticalAlign: 'middle', fontWeight: '$regular' },
  '& thead th': { paddingTop: 0, color: '$textMuted', whiteSpace: 'nowrap', height: '2.25rem' },
  '& tbody tr': { position: 'relative', borderTop: '1px solid $colors$line' },
  '& tbody tr:hover': { backgroundColor: '$hover' },
  '& [data-number]': { textAlign: 'right' },
  // many of them stand on one screen: plain elements, looked for by their names
  '& .person, & .form': { display: 'flex', alignItems: 'center', gap: '$2', minWidth: 0 },
  '& .person': { gap: '$3' },
  '& .two': { display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: '$snug' },
  '& .two > *': { ...line, maxWidth: '6.75rem' },
  '& .person .two > *': { maxWidth: '16rem' },
  '& .two > .first': {
    color: '$text',
    display: '-webkit-box',
    '-webkit-line-clamp': 2,
    '-webkit-box-orient': 'vertical',
    whiteSpace: 'normal',
  },
  '& .small': { fontSize: '$1', color: '$textMuted' },
  '& .none': { color: '$textSubtle' },
  '@container (max-width: 66rem)': { '& [data-room="most"]': { display: 'none' } },
  '@container (max-width: 58rem)': { '& [data-room="more"]': { display: 'none' } },
  '@container (max-width: 52rem)': { '& [data-room="some"]': { display: 'none' } },
  '& .flags': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '$1' },
  '& .name': {
    ...focusRing,
    fontSize: '$3',
    fontWeight: '$semibold',
    color: '$text',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
const SortButton = styled('button', {
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: '$text' },
  '&[aria-pressed="true"]': { color: '$text', fontWeight: '$semibold' },
  // beside the word, over the space between two columns: nothing moves when it comes
  position: 'relative',
  '& svg': { position: 'absolute', left: '100%', visibility: 'hidden' },
  '&:hover svg, &[aria-pressed="true"] svg': { visibility: 'visible' },
});

/** What comes once there is so much room for it. */
export type Room = 'some' | 'more' | 'most';

/** The columns, with the order that each stands for. */
const COLUMNS: readonly { title: string; sort?: SortWord; isNumber?: boolean; room?: Room }[] = [
  { title: 'Athlete', sort: 'name' },
  { title: 'Attention', sort: 'attention' },
  { title: 'Last workout', sort: 'last-workout' },
  { title: 'Consistency', sort: 'consistency', isNumber: true },
  { title: 'Load', room: 'more' },
  { title: 'Form', sort: 'form' },
  { title: 'Next key workout', room: 'most' },
  { title: 'Next race', sort: 'next-race', room: 'some' },
];

interface AthleteTableProps {
  edges: Athletes_coach$data['athletes']['edges'];
  isBusy: boolean;
  sort: SortWord;
  onSort: (sort: SortWord) => void;
}

/** All athletes as a table: who trains how, and what comes next. */
export const AthleteTable = memo(function AthleteTable({ edges, isBusy, sort, onSort }: AthleteTableProps) {
  const shown = useDeferredValue(edges);
  return (
    <Scroll role="region" aria-label="Table of your athletes" tabIndex={0}>
      <Table aria-busy={isBusy || shown !== edges} aria-labelledby="your-athletes">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column.title} scope="col" data-number={column.isNumber || undefined} data-room={column.room}>
                {column.sort ? (
                  <SortButton type="button" aria-pressed={column.sort === sort} onClick={() => onSort(column.sort!)}>
                    {column.title}
                    <IconArrowDown size={14} aria-hidden />
                  </SortButton>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((edge) => (
            <AthleteRow key={edge.node.id} edge={edge} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
});
