import { dayNumber } from '../../../api/core/calendar/calendar.ts';
import { fullDate } from '../../cards/dateText.ts';
import { verticalAxis } from '../../ui/chart/axis.ts';
import { Panel, PlotColumn } from '../../ui/chart/Panel.tsx';
import { linePath, type Point } from '../../ui/chart/paths.ts';
import { css, styled } from '../../ui/theme.ts';
import type { ThresholdSeries } from './thresholdSeries.ts';

const HEIGHT = 80;
/** Speeds lie within a metre per second: the axis counts in thousandths. */
const PARTS = 1000;
/** Room above and below the line, part of what it spans. */
const ROOM = 0.2;

const line = css({ fill: 'none', stroke: '$accent', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });
const dot = css({ fill: '$accent', stroke: '$surface', strokeWidth: 2 });
const Dates = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '$2',
  fontSize: '$1',
  color: '$textSubtle',
});

interface ThresholdLineProps {
  series: ThresholdSeries;
  write: (value: number) => string;
}

/** A threshold holds until the next one; each change says what it rests on. */
export function ThresholdLine({ series: { before, points }, write }: ThresholdLineProps) {
  const first = points[0]!;
  const start = dayNumber(first.day);
  const span = Math.max(1, dayNumber(points.at(-1)!.day) - start);
  const values = [...points.map(({ value }) => value), ...(before === null ? [] : [before])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = ROOM * Math.max(high - low, 0.01 * high);
  const axis = {
    ...verticalAxis(PARTS * (low - room), PARTS * (high + room), HEIGHT, { rounded: false }),
    ticks: [...new Set([low, high])].map((value) => PARTS * value),
  };
  const at = (day: string, value: number): Point => ({ x: dayNumber(day) - start, y: axis.y(PARTS * value) });
  const steps = points.flatMap(({ day, value }, index) => {
    const held = points[index - 1]?.value ?? before ?? value;
    return [at(day, held), at(day, value)];
  });
  return (
    <>
      <Panel
        axis={axis}
        span={span}
        format={(value) => write(value / PARTS)}
        marks={points.map(({ day, value, sentence }, index) => {
          const { x, y } = at(day, value);
          return (
            <circle key={index} className={dot().className} cx={`${(100 * x) / span}%`} cy={y} r={4.5}>
              <title>{sentence === null ? `Today ${write(value)}` : sentence}</title>
            </circle>
          );
        })}
      >
        <path className={line().className} d={linePath(steps)} />
      </Panel>
      <PlotColumn aria-hidden>
        <Dates>
          <span>{fullDate(first.day)}</span>
          <span>Today</span>
        </Dates>
      </PlotColumn>
    </>
  );
}
