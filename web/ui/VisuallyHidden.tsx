import { styled } from './theme.ts';

/** As a style, for what is drawn in some windows only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Read by screen readers, not drawn. */
export const VisuallyHidden = styled('span', visuallyHidden);
