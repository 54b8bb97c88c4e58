import { styled } from '../theme.ts';
import { barsPath, linePath } from './paths.ts';

const WIDTH = 56;
const HEIGHT = 24;
/** Room for half a line at the edges. */
const EDGE = 2;

const Frame = styled('svg', {
  display: 'block',
  width: `${WIDTH}px`,
  height: `${HEIGHT}px`,
  overflow: 'visible',
  '& .line': { fill: 'none', strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& .zero': { stroke: '$colors$lineStrong', strokeDasharray: '2 2' },
  variants: {
    color: {
      form: { '& .line': { stroke: '$colors$form' }, '& .end': { fill: '$colors$form' } },
      load: { '& .bars': { fill: '$colors$lineStrong' }, '& .last': { fill: '$colors$accent' } },
    },
  },
});

interface SparkProps {
  /** Said instead of it. */
  label: string;
  values: readonly number[];
}

/** A line of a few weeks without axes: where it goes, and whether it lies above zero. */
export function SparkLine({ label, values }: SparkProps) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || 1;
  const y = (value: number) => EDGE + ((high - value) / span) * (HEIGHT - 2 * EDGE);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const points = values.map((value, at) => ({ x: EDGE + at * step, y: y(value) }));
  const end = points.at(-1);
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} color="form">
      <path className="zero" d={`M0,${y(0).toFixed(1)}H${WIDTH}`} />
      <path className="line" d={linePath(points)} />
      {end && <circle className="end" cx={end.x} cy={end.y} r="2" />}
    </Frame>
  );
}

/** A bar for each of a few weeks, the last marked: it is not over. */
export function SparkBars({ label, values }: SparkProps) {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length);
  const bars = values.map((value, at) => ({
    x: Number((at * step + 1).toFixed(1)),
    // what is nothing is seen to be nothing
    y: HEIGHT - Math.max(1, (value / most) * HEIGHT),
    width: Number((step - 2).toFixed(1)),
  }));
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} color="load">
      <path className="bars" d={barsPath(bars.slice(0, -1), HEIGHT)} />
      <path className="last" d={barsPath(bars.slice(-1), HEIGHT)} />
    </Frame>
  );
}
