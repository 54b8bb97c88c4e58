import { focusRing } from './theme.ts';

/** A row of a list that is a link as a whole: its sign, its words, and what waits. */
export const rowLink = {
  ...focusRing,
  display: 'grid',
  columnGap: '$3',
  padding: '$3',
  borderRadius: '$medium',
  color: '$text',
  textDecoration: 'none',
  transition: 'background-color $transitions$fast',
  '&:hover': { backgroundColor: '$hover' },
} as const;

/** The sign at its head. */
export const rowEmblem = {
  display: 'grid',
  placeItems: 'center',
  square: '2.5rem',
  borderRadius: '$medium',
  backgroundColor: '$neutralSoft',
  color: '$onNeutralSoft',
} as const;
