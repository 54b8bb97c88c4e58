import { styled } from './theme.ts';

const gaps = {
  1: { gap: '$1' },
  2: { gap: '$2' },
  3: { gap: '$3' },
  4: { gap: '$4' },
  5: { gap: '$5' },
  6: { gap: '$6' },
  8: { gap: '$8' },
  10: { gap: '$10' },
  12: { gap: '$12' },
} as const;

/** Children one below the other. */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: {
    gap: gaps,
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' }, end: { alignItems: 'flex-end' } },
  },
  defaultVariants: { gap: 4 },
});

/** Children side by side; they wrap unless told otherwise. */
export const Inline = styled('div', {
  display: 'flex',
  flexDirection: 'row',
  alignItems: 'center',
  flexWrap: 'wrap',
  minWidth: 0,
  variants: {
    gap: gaps,
    align: {
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
      center: { justifyContent: 'center' },
    },
    wrap: { false: { flexWrap: 'nowrap' } },
  },
  defaultVariants: { gap: 2 },
});

/** Equal columns from 640 px on; one column below. */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    count: {
      2: { '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      3: { '@small': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    gap: gaps,
  },
  defaultVariants: { count: 2, gap: 4 },
});

export const Divider = styled('hr', { border: 0, height: '1px', width: '100%', margin: 0, backgroundColor: '$line' });
