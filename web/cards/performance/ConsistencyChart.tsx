import { memo, useCallback, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type Day, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { consistencyBand } from '../../../api/core/load/consistency.ts';
import { CONSISTENCY_BANDS } from '../../../api/core/constants/load.ts';
import { percentText } from '../../../api/core/units/percentText.ts';
import type {
  ConsistencyChart_performance$data,
  ConsistencyChart_performance$key,
} from '../../__generated__/ConsistencyChart_performance.graphql.ts';
import { verticalAxis } from '../../ui/chart/axis.ts';
import { Crosshair } from '../../ui/chart/Crosshair.tsx';
import { DataTable } from '../../ui/chart/DataTable.tsx';
import { Panel, Panels } from '../../ui/chart/Panel.tsx';
import { barsPath } from '../../ui/chart/paths.ts';
import { Definitions, FoldedOnPhone } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { css } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import type { DayScale } from '../seasonChart/seasonChartData.ts';
import { ChartCard } from './ChartCard.tsx';
import { NumberedWords } from './NumberedWords.tsx';
import { begun, weeksScale } from './performanceData.ts';
import { weekRange } from './performanceText.ts';
import { RangeAxis } from './RangeAxis.tsx';
import { Readout } from './Readout.tsx';

const HEIGHT = 152;
const BAR_DAYS = 5.6;
/** The limits of the bands are the lines worth drawing. */
const AXIS = { ...verticalAxis(0, 100, HEIGHT), ticks: [0, CONSISTENCY_BANDS.good, CONSISTENCY_BANDS.excellent, 100] };

const BANDS = [
  {
    band: 'excellent',
    dot: 'accent',
    name: 'Excellent',
    meaning: `Weeks at ${percentText(CONSISTENCY_BANDS.excellent)} and more.`,
  },
  {
    band: 'good',
    dot: 'moderate',
    name: 'Good',
    meaning: `Weeks at ${CONSISTENCY_BANDS.good} to ${percentText(CONSISTENCY_BANDS.excellent - 1)}.`,
  },
  {
    band: 'basics',
    dot: 'hard',
    name: 'Back to basics',
    meaning: `Weeks below ${percentText(CONSISTENCY_BANDS.good)}.`,
  },
] as const;
const bandName = (score: number) => BANDS.find(({ band }) => band === consistencyBand(score))!.name;

const fill = css({
  variants: { band: { excellent: { fill: '$accent' }, good: { fill: '$moderate' }, basics: { fill: '$hard' } } },
});
const NOTHING = css({ fill: '$control' })().className;
type Week = ConsistencyChart_performance$data['weeks'][number];

/** How much of each week's plan was done; drawn or as a table. */
export function ConsistencyChart({
  performance: key,
  today,
}: {
  performance: ConsistencyChart_performance$key;
  today: Day;
}) {
  const { weeks: all } = useFragment(
    graphql`
      fragment ConsistencyChart_performance on Performance {
        weeks {
          weekStartDate
          consistency
        }
      }
    `,
    key,
  );
  const weeks = useMemo(() => begun(all, today), [all, today]);
  const scale = useMemo(() => weeksScale(weeks), [weeks]);
  const scores = weeks.flatMap(({ consistency }) => consistency ?? []);
  const counts = BANDS.map(({ band }) => scores.filter((score) => consistencyBand(score) === band).length);
  const words = useCallback(
    ({ weekStartDate, consistency }: Week) => {
      if (consistency != null) return `${percentText(consistency)}, ${bandName(consistency).toLowerCase()}`;
      return weekStartDate === mondayOf(today) ? 'not over yet' : 'nothing to judge';
    },
    [today],
  );
  const readout = useCallback(
    (at: number) => (
      <Readout
        when={`Week ${weekRange(weeks[at]!.weekStartDate)}`}
        what={words(weeks[at]!)}
        figures={[
          {
            name: 'Consistency',
            value: weeks[at]!.consistency == null ? '–' : percentText(weeks[at]!.consistency),
            width: '4.5rem',
          },
        ]}
        stacked
      />
    ),
    [weeks, words],
  );
  return (
    <ChartCard
      title="Consistency"
      meaning="How much of each week’s plan you did, by time and by workouts. Days off for illness or injury do not count."
      words={<Definitions of={BANDS} />}
      summary={
        scores.length === 0
          ? 'No finished week to judge yet.'
          : `Of ${scores.length} weeks: ${BANDS.map(({ name }, i) => `${counts[i]} ${name.toLowerCase()}`).join(', ')}.`
      }
      table={() => (
        <DataTable
          caption="Consistency by week"
          columns={[
            { title: 'Week of', cell: ({ weekStartDate }) => fullDate(weekStartDate) },
            { title: 'Consistency', cell: words },
          ]}
          rows={weeks}
          keyOf={({ weekStartDate }) => weekStartDate}
          isCurrent={({ weekStartDate }) => weekStartDate === mondayOf(today)}
        />
      )}
    >
      <Stack gap={5}>
        <NumberedWords words={BANDS.map(({ dot, name }, i) => ({ name, dot, value: counts[i] }))} />
        <FoldedOnPhone summary="Week by week">
          <Crosshair
            count={weeks.length}
            stride={1}
            rest={weeks.length - 1}
            label="Consistency by week"
            describe={(at) => `Week ${weekRange(weeks[at]!.weekStartDate)}; ${words(weeks[at]!)}`}
            readout={readout}
          >
            <ConsistencyFigure weeks={weeks} scale={scale} />
          </Crosshair>
        </FoldedOnPhone>
      </Stack>
    </ChartCard>
  );
}

const ConsistencyFigure = memo(function ConsistencyFigure({
  weeks,
  scale,
}: {
  weeks: readonly Week[];
  scale: DayScale;
}) {
  const bars = (of: string) =>
    barsPath(
      weeks.flatMap(({ consistency }, week) =>
        consistency != null && consistencyBand(consistency) === of
          ? [{ x: 7 * week + (7 - BAR_DAYS) / 2, width: BAR_DAYS, y: AXIS.y(Math.max(1, consistency)) }]
          : [],
      ),
      HEIGHT,
    );
  return (
    <Panels>
      <Panel
        title="Percent of the plan"
        axis={AXIS}
        span={scale.span}
        marks={weeks.map(({ weekStartDate, consistency }, week) =>
          consistency == null ? (
            <circle
              key={weekStartDate}
              className={NOTHING}
              cx={`${((week + 0.5) / weeks.length) * 100}%`}
              cy={HEIGHT - 4}
              r={1.5}
            />
          ) : null,
        )}
      >
        {BANDS.map(({ band }) => (
          <path key={band} className={fill({ band }).className} d={bars(band)} />
        ))}
      </Panel>
      <RangeAxis scale={scale} />
    </Panels>
  );
});
