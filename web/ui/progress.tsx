import { keyframes, styled } from './theme.ts';

const Track = styled('div', {
  position: 'relative',
  width: '100%',
  height: '6px',
  overflow: 'hidden',
  borderRadius: '$pill',
  backgroundColor: '$neutralSoft',
  '@forced': { outline: '1px solid' },
});
const Bar = styled('div', {
  height: '100%',
  width: '100%',
  borderRadius: '$pill',
  backgroundColor: '$accent',
  transition: 'transform $transitions$slow',
  '@forced': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
});

/** `value` in percent, 0 to 100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={`${Math.round(value)}%`}
    >
      <Bar style={{ transform: `translateX(${value - 100}%)` }} />
    </Track>
  );
}

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** A block of the size of what is loading; give it its size with `css` or `style`. */
export const Skeleton = styled('div', {
  minHeight: '1rem',
  borderRadius: '$small',
  backgroundColor: '$neutralSoft',
  // each moving block is drawn apart sixty times a second, which what loads has to wait for: only a long wait is seen to move
  animation: `${breathe} 1600ms ease-in-out 1600ms infinite`,
});
