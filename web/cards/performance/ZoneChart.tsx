import { memo, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type Day, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { percentText } from '../../../api/core/units/percentText.ts';
import type { ZoneChart_performance$key } from '../../__generated__/ZoneChart_performance.graphql.ts';
import { verticalAxis } from '../../ui/chart/axis.ts';
import { Crosshair } from '../../ui/chart/Crosshair.tsx';
import { DataTable } from '../../ui/chart/DataTable.tsx';
import { Panel, Panels } from '../../ui/chart/Panel.tsx';
import { barsPath } from '../../ui/chart/paths.ts';
import { Definitions, FoldedOnPhone } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { css } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import type { DayScale } from '../seasonChart/seasonChartData.ts';
import { ChartCard } from './ChartCard.tsx';
import { Dot, NumberedWords } from './NumberedWords.tsx';
import { begun, weeksScale, type Zones, zoneShares, zonesOf, zoneTotal } from './performanceData.ts';
import { weekRange, zonesText } from './performanceText.ts';
import { RangeAxis } from './RangeAxis.tsx';
import { Readout } from './Readout.tsx';

const HEIGHT = 152;
const BAR_DAYS = 5.6;

const ZONES = [
  { of: 'easy', name: 'Easy', meaning: 'You can talk in whole sentences.' },
  { of: 'moderate', name: 'Moderate', meaning: 'A few words at a time, up to what you could hold for an hour.' },
  { of: 'hard', name: 'Hard', meaning: 'Harder than that; it takes days to recover from.' },
] as const;

const fill = css({
  variants: { of: { easy: { fill: '$easy' }, moderate: { fill: '$moderate' }, hard: { fill: '$hard' } } },
});
/** Time in three zones, week by week and in all; drawn or as a table. */
export function ZoneChart({ performance: key, today }: { performance: ZoneChart_performance$key; today: Day }) {
  const { weeks: all } = useFragment(
    graphql`
      fragment ZoneChart_performance on Performance {
        weeks {
          weekStartDate
          zoneMinutes
        }
      }
    `,
    key,
  );
  const weeks = useMemo(() => begun(all, today), [all, today]);
  const zones = useMemo(() => weeks.map(zonesOf), [weeks]);
  const scale = useMemo(() => weeksScale(weeks), [weeks]);
  const total = zoneTotal(zones);
  const shares = zoneShares(total);
  const readout = (at: number) => (
    <Readout
      stacked
      when={`Week ${weekRange(weeks[at]!.weekStartDate)}`}
      what={zonesText(zones[at]!)}
      figures={ZONES.map(({ of, name }, zone) => ({
        name,
        mark: <Dot of={of} />,
        value: timeText(zones[at]![zone]!),
        width: '4.5rem',
      }))}
    />
  );
  return (
    <ChartCard
      title="Time in Zones"
      meaning="How hard the time was that you trained, without strength. Most of it should be easy: that is what lets the hard workouts be hard."
      words={<Definitions of={ZONES} />}
      summary={`In these weeks: ${zonesText(total)}.`}
      table={() => (
        <DataTable
          caption="Time done in each zone by week"
          columns={[
            { title: 'Week of', cell: ({ weekStartDate }) => fullDate(weekStartDate) },
            ...ZONES.map(({ name }, zone) => ({
              title: name,
              isNumber: true,
              cell: (week: (typeof weeks)[number]) => timeText(zonesOf(week)[zone]!),
            })),
            { title: 'Share', cell: (week) => zonesText(zonesOf(week)) },
          ]}
          rows={weeks}
          keyOf={({ weekStartDate }) => weekStartDate}
          isCurrent={({ weekStartDate }) => weekStartDate === mondayOf(today)}
        />
      )}
    >
      <Stack gap={5}>
        <NumberedWords
          words={ZONES.map(({ of, name }, zone) => ({
            name,
            dot: of,
            value: shares ? percentText(shares[zone]!) : '–',
          }))}
        />
        <FoldedOnPhone summary="Week by week">
          <Crosshair
            count={weeks.length}
            stride={1}
            rest={weeks.length - 1}
            label="Time in zones by week"
            describe={(at) => `Week ${weekRange(weeks[at]!.weekStartDate)}; ${zonesText(zones[at]!)}`}
            readout={readout}
          >
            <ZoneFigure zones={zones} scale={scale} />
          </Crosshair>
        </FoldedOnPhone>
      </Stack>
    </ChartCard>
  );
}

const ZoneFigure = memo(function ZoneFigure({ zones, scale }: { zones: readonly Zones[]; scale: DayScale }) {
  const most = Math.max(...zones.map(([easy, moderate, hard]) => easy + moderate + hard)) / 60;
  const axis = verticalAxis(0, most, HEIGHT);
  // the bars stand behind each other: hard on top of moderate on top of easy
  const upTo = (zone: number) =>
    barsPath(
      zones.flatMap((minutes, week) => {
        const sum = minutes.slice(0, zone + 1).reduce((a, b) => a + b, 0);
        return minutes[zone]! > 0 ? [{ x: 7 * week + (7 - BAR_DAYS) / 2, width: BAR_DAYS, y: axis.y(sum / 60) }] : [];
      }),
      HEIGHT,
    );
  return (
    <Panels>
      <Panel title="Hours done" axis={axis} span={scale.span}>
        {[2, 1, 0].map((zone) => (
          <path key={zone} className={fill({ of: ZONES[zone]!.of }).className} d={upTo(zone)} />
        ))}
      </Panel>
      <RangeAxis scale={scale} />
    </Panels>
  );
});
