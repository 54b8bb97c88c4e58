import { styled } from './theme.ts';

export const Text = styled('p', {
  variants: {
    size: {
      1: { fontSize: '$1', lineHeight: '$normal' },
      2: { fontSize: '$2', lineHeight: '$normal' },
      3: { fontSize: '$3', lineHeight: '$normal' },
      4: { fontSize: '$4', lineHeight: '$normal' },
      5: { fontSize: '$5', lineHeight: '$loose' },
    },
    tone: {
      default: { color: '$text' },
      muted: { color: '$textMuted' },
      subtle: { color: '$textSubtle' },
      accent: { color: '$accent' },
      danger: { color: '$danger' },
      warning: { color: '$warning' },
      success: { color: '$success' },
    },
    weight: {
      regular: { fontWeight: '$regular' },
      medium: { fontWeight: '$medium' },
      semibold: { fontWeight: '$semibold' },
    },
    /** One line, cut with an ellipsis. */
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } },
  },
  defaultVariants: { size: 3, tone: 'default' },
});

/** The look of a heading; choose the level with `as`. */
export const Heading = styled('h2', {
  color: '$text',
  fontWeight: '$semibold',
  textWrap: 'balance',
  // the longest of names ends at the edge of a phone
  overflowWrap: 'anywhere',
  outline: 'none',
  variants: {
    size: {
      3: { fontSize: '$3', lineHeight: '$snug' },
      4: { fontSize: '$4', lineHeight: '$snug' },
      5: { fontSize: '$5', lineHeight: '$snug', letterSpacing: '$tight' },
      6: { fontSize: '$6', lineHeight: '$snug', letterSpacing: '$tight' },
      7: { fontSize: '$7', lineHeight: '$snug', letterSpacing: '$tight' },
      8: { fontSize: '$8', lineHeight: '$tight', letterSpacing: '$tighter' },
      display: { fontSize: '$display', lineHeight: '$tight', letterSpacing: '$tighter', fontWeight: '$bold' },
    },
  },
  defaultVariants: { size: 5 },
});

/** Small capitals above a heading or a group. */
export const Eyebrow = styled('p', {
  fontSize: '$1',
  fontWeight: '$semibold',
  letterSpacing: '$wide',
  textTransform: 'uppercase',
  color: '$textSubtle',
  variants: { tone: { accent: { color: '$accent' } } },
});

/** A link inside text. */
export const TextLink = styled('a', {
  color: '$accent',
  fontWeight: '$medium',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  position: 'relative',
  // a finger needs more than the height of a line
  '@touch': { '&::after': { content: '', position: 'absolute', inset: '-$4 -$1' } },
  transition: 'color $transitions$fast',
  '@hover': { '&:hover': { color: '$accentHover', textDecorationThickness: '2px' } },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});
