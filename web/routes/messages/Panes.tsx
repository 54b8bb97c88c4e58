import { styled } from '../../ui/theme.ts';

/** The list beside what is read where there is room; else one of them. */
export const Panes = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  alignItems: 'start',
  '@large': { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' },
});
