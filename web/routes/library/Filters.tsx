import { styled } from '../../ui/theme.ts';

/** What is shown, and beside it of which kind. */
export const Filters = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '$3',
  '& fieldset': { alignSelf: 'flex-start' },
  '@medium': { flexDirection: 'row', alignItems: 'center', gap: '$6', '& > [role=tablist]': { flex: 1 } },
});
