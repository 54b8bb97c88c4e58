import { memo, type ReactNode } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { verticalAxis } from '../../ui/chart/axis.ts';
import { barsPath } from '../../ui/chart/paths.ts';
import { Panel, Panels } from '../../ui/chart/Panel.tsx';
import { css, styled } from '../../ui/theme.ts';
import type { DayScale } from '../seasonChart/seasonChartData.ts';
import { Verticals } from '../seasonChart/SeasonChartStrips.tsx';
import { SportIcon, sportName } from '../sport.tsx';
import { type Amount, amountOf, type Measure, type SportSeries, totalOf, type Volume } from './performanceData.ts';
import { doneOfPlanned } from './performanceText.ts';
import { RangeAxis } from './RangeAxis.tsx';

const TOTAL_HEIGHT = 120;
const SPORT_HEIGHT = 52;
/** Days of a week's seven that its bar fills. */
const BAR_DAYS = 5.6;

const Stacked = styled(Panels, { gap: '$4' });
const Name = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  color: '$text',
  '& small': { marginLeft: '$1', fontSize: '$2', fontWeight: '$regular', color: '$textSubtle' },
});
const PLANNED = css({ fill: '$lineStrong', fillOpacity: 0.7 })().className;
const DONE = css({ fill: '$accent' })().className;
// where the plan ends, over what was done
const LEVEL = css({ fill: 'none', stroke: '$control', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' })()
  .className;

interface VolumeFigureProps {
  sports: readonly SportSeries[];
  totals: readonly Volume[];
  measure: Measure;
  scale: DayScale;
  today: Day;
  /** Weeks that are over; sums are of them. */
  over: number;
}

/** Each week's bar as planned, filled as far as it was done; all sports, then each of them on one scale. */
export const VolumeFigure = memo(function VolumeFigure({
  sports,
  totals,
  measure,
  scale,
  today,
  over,
}: VolumeFigureProps) {
  const amounts = (volumes: readonly Volume[]) => volumes.map((volume) => amountOf(volume, measure));
  const most = Math.max(
    ...sports.flatMap(({ weeks }) => amounts(weeks).map(({ planned, done }) => Math.max(planned, done))),
  );
  const words = (volumes: readonly Volume[]) => {
    const past = amountOf(totalOf(volumes.slice(0, over)), measure);
    return past.planned + past.done > 0 && `${doneOfPlanned(past, measure)} done before this week`;
  };
  return (
    <Stacked>
      <Verticals races={[]} scale={scale} today={today} underFlags={false} />
      <Bars
        title={
          <Name>
            All sports <small>{words(totals)}</small>
          </Name>
        }
        amounts={amounts(totals)}
        height={TOTAL_HEIGHT}
        span={scale.span}
      />
      {sports.length > 1 &&
        sports.map(({ workoutType, weeks }) => (
          <Bars
            key={workoutType}
            title={
              <Name>
                <SportIcon type={workoutType} size={16} /> {sportName(workoutType)} <small>{words(weeks)}</small>
              </Name>
            }
            amounts={amounts(weeks)}
            height={SPORT_HEIGHT}
            most={most}
            span={scale.span}
          />
        ))}
      <RangeAxis scale={scale} />
    </Stacked>
  );
});

interface BarsProps {
  title: ReactNode;
  amounts: readonly Amount[];
  height: number;
  /** Top of the axis; its own largest bar unless given. */
  most?: number;
  span: number;
}

function Bars({ title, amounts, height, most, span }: BarsProps) {
  const top = most ?? Math.max(...amounts.map(({ planned, done }) => Math.max(planned, done)));
  const axis = verticalAxis(0, top, height, { steps: height > SPORT_HEIGHT ? 3 : 2 });
  const bar = (value: number, week: number) => ({
    x: 7 * week + (7 - BAR_DAYS) / 2,
    width: BAR_DAYS,
    y: axis.y(value),
  });
  const bars = (of: 'planned' | 'done') =>
    barsPath(
      amounts.flatMap((amount, week) => (amount[of] > 0 ? [bar(amount[of], week)] : [])),
      height,
    );
  const levels = amounts.flatMap(({ planned }, week) => (planned > 0 ? [bar(planned, week)] : []));
  return (
    <Panel title={title} axis={axis} span={span}>
      <path className={PLANNED} d={bars('planned')} />
      <path className={DONE} d={bars('done')} />
      <path className={LEVEL} d={levels.map(({ x, y, width }) => `M${x},${y.toFixed(1)}h${width}`).join('')} />
    </Panel>
  );
}
