import { styled } from '../../ui/theme.ts';

/**
 * The places of a dashboard. One below the other they stand as written, today first; where there is room the numbers
 * stand above two columns, and what comes below them.
 */
export const DashboardGrid = styled('div', {
  display: 'grid',
  gap: '$4',
  '@small': { gap: '$5' },
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@xlarge': {
    gap: '$6',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(19rem, 1fr)',
    gridTemplateAreas: '"numbers numbers" "main side" "below below"',
  },
});

export const GridArea = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  '@small': { gap: '$5' },
  minWidth: 0,
  '@xlarge': { gap: '$6' },
  variants: {
    at: {
      main: { '@xlarge': { gridArea: 'main' } },
      numbers: { '@xlarge': { gridArea: 'numbers' } },
      side: { '@xlarge': { gridArea: 'side' } },
      below: { '@xlarge': { gridArea: 'below' } },
    },
  },
});
