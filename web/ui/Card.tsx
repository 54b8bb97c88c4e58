import { styled } from './theme.ts';

/** A surface for one thing. It sets no outer margin. */
export const Card = styled('section', {
  minWidth: 0,
  backgroundColor: '$surface',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  boxShadow: '$small',
  variants: {
    padding: {
      none: {},
      small: { padding: '$4' },
      medium: { padding: '$4', '@small': { padding: '$6' } },
      large: { padding: '$5', '@small': { padding: '$8' } },
    },
  },
  defaultVariants: { padding: 'medium' },
});
