import { keyframes, styled } from './theme.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** Decoration: whoever shows it says in words what is going on. */
export const Spinner = styled('span', {
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  variants: {
    size: {
      small: { square: '1rem' },
      medium: { square: '1.5rem' },
      large: { square: '2.25rem', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'small' },
});

const Screen = styled('main', {
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$4',
  color: '$textMuted',
  fontSize: '$3',
});

/** A whole screen that waits. `role="status"` announces the text. */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <Screen>
      <Spinner size="large" aria-hidden css={{ color: '$accent' }} />
      <p role="status">{text}</p>
    </Screen>
  );
}
