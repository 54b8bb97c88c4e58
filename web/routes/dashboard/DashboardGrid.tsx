import { styled } from '../../ui/theme.ts';

/** What matters most on the left, what goes with it on the right; one below the other where there is no room. */
export const DashboardGrid = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@xlarge': { gap: '$6', gridTemplateColumns: 'minmax(0, 2fr) minmax(19rem, 1fr)', gridTemplateRows: 'auto 1fr' },
});
