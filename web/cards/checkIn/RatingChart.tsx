import type { Day } from '../../../api/core/calendar/calendar.ts';
import { Badge } from '../../ui/Badge.tsx';
import { verticalAxis } from '../../ui/chart/axis.ts';
import { linePath } from '../../ui/chart/paths.ts';
import { css, styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dayAndMonth } from '../dateText.ts';
import { runs } from './historyData.ts';
import { type Rating, ratingLevel, ratingWord } from './ratings.ts';

const HEIGHT = 76;
/** Room above 10 and below 1, so that no point is cut. */
const AXIS = verticalAxis(0, 11, HEIGHT, { rounded: false });
/** Between the levels: above 3 and 6 where low is good, below 7 and 4 where high is. */
const LIMITS = { low: [3.5, 6.5], high: [6.5, 3.5] } as const;

const Tile = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  minWidth: 0,
  padding: '$3 $4',
  border: '1px solid $colors$line',
  borderRadius: '$large',
});
const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  minHeight: '1.5rem',
  '& h3': { fontSize: '$3', fontWeight: '$medium' },
});
const Plot = styled('svg', { width: '100%', height: `${HEIGHT}px`, overflow: 'visible' });
const Ends = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '$1',
  color: '$textSubtle',
});

const band = css({ fill: '$successSoft' });
const limit = css({ stroke: '$line', strokeWidth: 1, strokeDasharray: '3 3' });
const trend = css({ fill: 'none', stroke: '$control', strokeWidth: 1.5 });
const missing = css({ fill: '$control' });
const point = css({
  stroke: '$surface',
  strokeWidth: 2,
  variants: { level: { good: { fill: '$success' }, warning: { fill: '$moderate' }, bad: { fill: '$danger' } } },
});

const TONES = { good: 'success', warning: 'moderate', bad: 'danger' } as const;

interface RatingChartProps {
  rating: Rating;
  /** Mondays, oldest first. */
  weeks: readonly Day[];
  /** As many as weeks; null: not answered. */
  values: readonly (number | null)[];
}

/** One rating over the weeks, each point in the colour of its level; the newest in words. */
export function RatingChart({ rating, weeks, values }: RatingChartProps) {
  const newest = values.findLastIndex((value) => value !== null);
  const value = newest < 0 ? null : values[newest]!;
  const place = (at: number) => `${((at + 0.5) / values.length) * 100}%`;
  const [good, bad] = rating.goodWhenLow ? LIMITS.low : LIMITS.high;
  const goodTop = rating.goodWhenLow ? AXIS.y(good) : 0;
  return (
    <Tile>
      <Head>
        <h3>{rating.label}</h3>
        {value === null ? (
          <Badge tone="outline">no data</Badge>
        ) : (
          <Badge tone={TONES[ratingLevel(rating, value)]}>
            {value}/10 · {ratingWord(rating, value)}
          </Badge>
        )}
      </Head>
      <VisuallyHidden>{inWords(weeks, values)}</VisuallyHidden>
      <Plot aria-hidden>
        <rect
          className={band().className}
          width="100%"
          y={goodTop}
          height={rating.goodWhenLow ? HEIGHT - goodTop : AXIS.y(good)}
          rx="4"
        />
        <line className={limit().className} x1="0" x2="100%" y1={AXIS.y(bad)} y2={AXIS.y(bad)} />
        <svg viewBox={`0 0 ${values.length} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
          {runs(values).map((run) => (
            <path
              key={run[0]!.at}
              className={trend().className}
              vectorEffect="non-scaling-stroke"
              d={linePath(run.map((item) => ({ x: item.at + 0.5, y: AXIS.y(item.value) })))}
            />
          ))}
        </svg>
        {values.map((item, at) =>
          item === null ? (
            <circle key={weeks[at]} className={missing().className} cx={place(at)} cy={HEIGHT - 2} r="1.5" />
          ) : (
            <circle
              key={weeks[at]}
              className={point({ level: ratingLevel(rating, item) }).className}
              cx={place(at)}
              cy={AXIS.y(item)}
              r={at === newest ? 6 : 4.5}
            />
          ),
        )}
      </Plot>
      <Ends aria-hidden>
        <span>{dayAndMonth(weeks[0]!)}</span>
        <span>this week</span>
      </Ends>
    </Tile>
  );
}

function inWords(weeks: readonly Day[], values: readonly (number | null)[]): string {
  const answered = values.flatMap((value, at) =>
    value === null ? [] : [`${value} in the week of ${dayAndMonth(weeks[at]!)}`],
  );
  const gaps = values.length - answered.length;
  if (answered.length === 0) return `No answer in ${values.length} weeks.`;
  return `${answered.join(', ')}.${gaps > 0 ? ` No data in ${gaps} of ${values.length} weeks.` : ''}`;
}
