import { styled } from '../../ui/theme.ts';

/** Cards beside each other; one that is opened has a row of its own. */
export const CardGrid = styled('ul', {
  display: 'grid',
  gap: '$2',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // cards far from the eye are not laid out: a library of thousands scrolls as one of ten
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 5rem', minWidth: 0 },
  '@small': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(19rem, 1fr))',
    gap: '$5',
    '& > li': { containIntrinsicSize: 'auto 16rem' },
  },
  // an open one has a row of its own, and those after it close up beside those before
  gridAutoFlow: 'row dense',
  '& > li:has([aria-expanded=true])': { gridColumn: '1 / -1' },
});
