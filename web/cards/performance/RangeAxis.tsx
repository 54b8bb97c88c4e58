import { memo } from 'react';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { PlotColumn } from '../../ui/chart/Panel.tsx';
import { styled } from '../../ui/theme.ts';
import { dayAndMonth } from '../dateText.ts';
import { type DayScale, monthStarts } from '../seasonChart/seasonChartData.ts';

/** Up to so many weeks the axis names Mondays, beyond months. */
const WEEKS_NAMED = 20;
/** Labels that a wide and a narrow plot have room for. */
const WIDE = { weeks: 12, months: 16 };
const NARROW = { weeks: 5, months: 7 };

const Line = styled('div', {
  position: 'relative',
  height: '1.25rem',
  borderTop: '1px solid $colors$lineStrong',
  fontSize: '$1',
  color: '$textSubtle',
  containerType: 'inline-size',
});
const Label = styled('span', {
  position: 'absolute',
  top: '$1',
  paddingLeft: '$1',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '-0.25rem',
    height: '0.375rem',
    borderLeft: '1px solid $colors$lineStrong',
  },
  '& strong': { fontWeight: '$semibold', color: '$textMuted' },
  variants: { spare: { true: { '@container (max-width: 34rem)': { display: 'none' } } } },
});

interface AxisLabel {
  day: Day;
  text: string;
  /** A January, written as its year. */
  isYear: boolean;
  /** Left out of a narrow plot. */
  spare: boolean;
}

function labelsOf(scale: DayScale): AxisLabel[] {
  const weeks = scale.span / 7;
  if (weeks <= WEEKS_NAMED) {
    const [wide, narrow] = [Math.ceil(weeks / WIDE.weeks), Math.ceil(weeks / NARROW.weeks)];
    // counted from the same week, so that those of the narrow plot are among the others
    const every = Math.ceil(narrow / wide) * wide;
    return Array.from({ length: weeks }, (_, week) => ({ week, day: addDays(scale.firstDay, 7 * week) }))
      .filter(({ week }) => week % wide === 0)
      .map(({ week, day }) => ({ day, text: dayAndMonth(day), isYear: false, spare: week % every !== 0 }));
  }
  const starts = monthStarts(scale);
  // divisors of twelve, so that every January is among them
  const step = (most: number) => [1, 2, 3, 4, 6].find((months) => starts.length / months <= most) ?? 12;
  const month = (day: Day) => Number(day.slice(5, 7)) - 1;
  return starts
    .filter((day) => month(day) % step(WIDE.months) === 0)
    .map((day) => ({
      day,
      text: month(day) === 0 ? day.slice(0, 4) : dayAndMonth(day).split(' ')[1]!,
      isYear: month(day) === 0,
      spare: month(day) % step(NARROW.months) !== 0,
    }));
}

/** Weeks, months or years along the axis, as its length asks for. */
export const RangeAxis = memo(function RangeAxis({ scale }: { scale: DayScale }) {
  return (
    <PlotColumn>
      <Line aria-hidden>
        {labelsOf(scale).map(({ day, text, isYear, spare }) => {
          const left = (scale.at(day) - 0.5) / scale.span;
          if (left > 0.95) return null;
          return (
            <Label key={day} spare={spare} style={{ left: `${left * 100}%` }}>
              {isYear ? <strong>{text}</strong> : text}
            </Label>
          );
        })}
      </Line>
    </PlotColumn>
  );
});
