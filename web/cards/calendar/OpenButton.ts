import { focusRing, styled } from '../../ui/theme.ts';

/** A part of the calendar as a button: as large as its place, and no look of its own. */
export const OpenButton = styled('button', {
  ...focusRing,
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '@touch': { minHeight: '$touch' },
  '@hover': { '&:hover': { backgroundColor: '$hover' } },
});
