import { memo, useMemo } from 'react';
import { verticalAxis } from '../../ui/chart/axis.ts';
import { barsPath, stepPath } from '../../ui/chart/paths.ts';
import { Panel } from '../../ui/chart/Panel.tsx';
import { css, styled } from '../../ui/theme.ts';
import { beforeLine } from './lineStyles.ts';
import type { ChartSeason, ChartWeek, DayScale } from './seasonChartData.ts';

const HEIGHT = 136;
/** Days of a week's seven that its bar fills, and of those the bar of what was done. */
const BAR_DAYS = 6;
const DONE_DAYS = 2;
const PHASES = ['BASE', 'BUILD', 'RACE_SPECIFIC', 'PEAK', 'TAPER', 'RACE', 'RECOVERY'] as const;

// plain paths with a class: a chart that follows a drag has no time for components
const bars = css({
  fillOpacity: 0.85,
  variants: {
    phase: {
      BASE: { fill: '$phaseBase' },
      BUILD: { fill: '$phaseBuild' },
      RACE_SPECIFIC: { fill: '$phaseRaceSpecific' },
      PEAK: { fill: '$phasePeak' },
      TAPER: { fill: '$phaseTaper' },
      RACE: { fill: '$phaseRace' },
      RECOVERY: { fill: '$phaseRecovery' },
    },
    lighter: { true: { fillOpacity: 0.45 }, false: {} },
  },
});
const LOOKS = PHASES.flatMap((phase) =>
  [false, true].map((lighter) => ({ phase, lighter, className: bars({ phase, lighter }).className })),
);
const DONE = css({ fill: '$text' })().className;
const LIGHTER_MARK = css({ fill: '$textSubtle' })().className;
const Quiet = styled('span', { fontWeight: '$regular', color: '$textSubtle' });
const TITLE = (
  <>
    Hours a week <Quiet>by phase</Quiet>
  </>
);

const isStep = ({ kind }: ChartWeek) => kind === 'STEP';

interface HoursPanelProps {
  season: ChartSeason;
  scale: DayScale;
  before?: ChartSeason | undefined;
}

/** Planned hours week by week in the colour of the phase, lighter weeks paler; done hours as a slim bar in front. */
export const HoursPanel = memo(function HoursPanel({ season, scale, before }: HoursPanelProps) {
  const { weeks } = season;
  const most = Math.ceil(
    Math.max(...[...weeks, ...(before?.weeks ?? [])].map((week) => Math.max(week.plannedHours, week.doneHours ?? 0))),
  );
  const axis = useMemo(() => verticalAxis(0, most, HEIGHT), [most]);
  const { y } = axis;
  const barOf = (week: ChartWeek, value: number, days: number) => ({
    x: scale.at(week.weekStartDate) - 0.5 + (7 - days) / 2,
    width: days,
    y: y(value),
  });
  const planned = weeks.map((week) => ({ week, bar: barOf(week, week.plannedHours, BAR_DAYS) }));
  const done = weeks.filter(({ doneHours }) => doneHours !== null && doneHours > 0);
  return (
    <Panel
      title={TITLE}
      axis={axis}
      span={scale.span}
      marks={planned
        .filter(({ week }) => isStep(week))
        .map(({ week, bar }) => (
          <circle
            key={week.weekStartDate}
            className={LIGHTER_MARK}
            cx={`${((bar.x + BAR_DAYS / 2) / scale.span) * 100}%`}
            cy={bar.y - 6}
            r={2}
          />
        ))}
    >
      {LOOKS.map(({ phase, lighter, className }) => {
        const of = planned.filter(({ week }) => week.phaseType === phase && isStep(week) === lighter);
        return of.length > 0 ? (
          <path
            key={className}
            className={className}
            d={barsPath(
              of.map(({ bar }) => bar),
              HEIGHT,
            )}
          />
        ) : null;
      })}
      {done.length > 0 && (
        <path
          className={DONE}
          d={barsPath(
            done.map((week) => barOf(week, week.doneHours ?? 0, DONE_DAYS)),
            HEIGHT,
          )}
        />
      )}
      {before && (
        <path className={beforeLine} d={stepPath(before.weeks.map((week) => barOf(week, week.plannedHours, 7)))} />
      )}
    </Panel>
  );
});
