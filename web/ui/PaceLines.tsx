import { styled } from './theme.ts';

const Svg = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: '$accent',
  pointerEvents: 'none',
  maskImage: 'linear-gradient(to bottom, black 35%, transparent 82%)',
});

const WIDTH = 800;
const LINES = 14;

/** Weeks of training as even waves: each a little higher towards the end, none out of step. */
function wave(index: number): string {
  const base = 40 + index * 34;
  const height = 10 + index * 2.4;
  const steps = 8;
  const step = WIDTH / steps;
  const arcs = Array.from({ length: steps }, (_, i) => `q${step / 2} ${i % 2 ? height : -height} ${step} 0`);
  return `M0 ${base}${arcs.join('')}`;
}

/** Decoration that fills its positioned parent. */
export function PaceLines() {
  return (
    <Svg viewBox={`0 0 ${WIDTH} 600`} preserveAspectRatio="xMidYMin slice" aria-hidden focusable="false">
      {Array.from({ length: LINES }, (_, index) => (
        <path
          key={index}
          d={wave(index)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          opacity={0.55 - index * 0.033}
        />
      ))}
    </Svg>
  );
}
