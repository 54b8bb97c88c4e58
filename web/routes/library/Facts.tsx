import { styled } from '../../ui/theme.ts';

/** What a card tells in a few words each, with a figure before it. */
export const Facts = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $3',
  '@small': { columnGap: '$4' },
  color: '$textMuted',
  fontSize: '$2',
  lineHeight: '$normal',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '$1' },
});
