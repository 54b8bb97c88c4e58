import { useCallback, useMemo, useState } from 'react';
import { timesText } from '../../../api/core/units/timeText.ts';
import { graphql, useFragment } from 'react-relay';
import { type Day, mondayOf } from '../../../api/core/calendar/calendar.ts';
import type {
  VolumeChart_performance$data,
  VolumeChart_performance$key,
} from '../../__generated__/VolumeChart_performance.graphql.ts';
import { Crosshair } from '../../ui/chart/Crosshair.tsx';
import { type Column, DataTable } from '../../ui/chart/DataTable.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useIsPhone } from '../../ui/phone.ts';
import { styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { SportIcon, sportName } from '../sport.tsx';
import { ChartCard } from './ChartCard.tsx';
import {
  amountOf,
  type Measure,
  type SportSeries,
  sportSeries,
  totalOf,
  type Volume,
  weeksScale,
  weekTotals,
} from './performanceData.ts';
import { pastVolumeText, points, volumeText, weekRange } from './performanceText.ts';
import { Readout } from './Readout.tsx';
import { Segments } from './Segments.tsx';
import { VolumeFigure } from './VolumeFigure.tsx';

const MEASURES = [
  { value: 'hours', label: 'Hours', short: 'Hours' },
  { value: 'load', label: 'Load', short: 'Load' },
] as const;

/** The same each time, so that nothing is drawn anew. */
const NONE: readonly SportSeries[] = [];

const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$2',
  color: '$textMuted',
  '& li': { display: 'flex', alignItems: 'center', gap: '$2' },
});
const Swatch = styled('span', {
  forcedColorAdjust: 'none',
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: '2px',
  variants: {
    of: {
      planned: { backgroundColor: '$lineStrong', borderTop: '2px solid $colors$control', borderRadius: 0 },
      done: { backgroundColor: '$accent' },
    },
  },
});

/** Hours or load of every week, planned and done, in all and by sport; drawn or as a table. */
export function VolumeChart({ performance: key, today }: { performance: VolumeChart_performance$key; today: Day }) {
  const { weeks } = useFragment(
    graphql`
      fragment VolumeChart_performance on Performance {
        weeks {
          weekStartDate
          sports {
            workoutType
            plannedMinutes
            doneMinutes
            plannedTss
            doneTss
          }
        }
      }
    `,
    key,
  );
  const [measure, setMeasure] = useState<Measure>('hours');
  const sports = useMemo(() => sportSeries(weeks), [weeks]);
  // a phone draws them once they are asked for
  const isPhone = useIsPhone();
  const [hasSports, setSports] = useState(false);
  const drawn = isPhone && !hasSports ? NONE : sports;
  const totals = useMemo(() => weekTotals(weeks), [weeks]);
  const scale = useMemo(() => weeksScale(weeks), [weeks]);
  const readout = useCallback(
    (at: number) => (
      <WeekReadout
        monday={weeks[at]!.weekStartDate}
        isCurrent={weeks[at]!.weekStartDate === mondayOf(today)}
        sports={sports}
        total={totals[at]!}
        at={at}
        measure={measure}
      />
    ),
    [weeks, sports, totals, measure, today],
  );
  const current = weeks.findIndex(({ weekStartDate }) => weekStartDate === mondayOf(today));
  const over = Math.max(0, current);
  const past = totalOf(totals.slice(0, over));
  return (
    <ChartCard
      title="Weekly Training"
      meaning="What you planned and what you did, by sport. A week you had to miss is not a debt: the plan goes on from where you are."
      summary={pastVolumeText(past)}
      actions={<Segments label="Measure" options={MEASURES} value={measure} onChange={setMeasure} />}
      table={() => <VolumeTable weeks={weeks} totals={totals} sports={sports} today={today} />}
    >
      <Stack gap={4}>
        <div>
          <Crosshair
            count={weeks.length}
            stride={1}
            rest={over}
            label={`${measure === 'hours' ? 'Hours' : 'Load'} by week`}
            describe={(at) => volumeText(weeks[at]!.weekStartDate, sports, totals[at]!, at, measure)}
            readout={readout}
          >
            <VolumeFigure sports={drawn} totals={totals} measure={measure} scale={scale} today={today} over={over} />
          </Crosshair>
        </div>
        {isPhone && sports.length > 1 && (
          <Button
            size="small"
            aria-expanded={hasSports}
            css={{ alignSelf: 'start' }}
            onClick={() => setSports(!hasSports)}
          >
            {hasSports ? 'All Sports in One' : 'Sport by Sport'}
          </Button>
        )}
        <Legend>
          <li>
            <Swatch of="done" /> Done
          </li>
          <li>
            <Swatch of="planned" /> Planned
          </li>
        </Legend>
      </Stack>
    </ChartCard>
  );
}

interface WeekReadoutProps {
  monday: Day;
  isCurrent: boolean;
  sports: readonly SportSeries[];
  total: Volume;
  at: number;
  measure: Measure;
}

function WeekReadout({ monday, isCurrent, sports, total, at, measure }: WeekReadoutProps) {
  const words = (volume: Volume) => {
    const { planned, done } = amountOf(volume, measure);
    if (planned === 0 && done === 0) return '–';
    const value = (amount: number) => (measure === 'hours' ? String(Math.round(amount * 10) / 10) : points(amount));
    return (
      <>
        {value(done)} <small>/ {value(planned)}</small>
      </>
    );
  };
  return (
    <Readout
      stacked
      when={`Week ${weekRange(monday)}`}
      {...(isCurrent ? { also: 'this week' } : {})}
      what={measure === 'hours' ? 'Hours done / planned' : 'Load done / planned'}
      figures={[
        { name: 'All sports', value: words(total), width: '5.5rem' },
        ...sports.map(({ workoutType, weeks }) => ({
          name: sportName(workoutType),
          mark: <SportIcon type={workoutType} size={14} />,
          value: words(weeks[at]!),
          width: '5.5rem',
        })),
      ]}
    />
  );
}

type Week = VolumeChart_performance$data['weeks'][number];

interface VolumeTableProps {
  weeks: readonly Week[];
  totals: readonly Volume[];
  sports: readonly SportSeries[];
  today: Day;
}

function VolumeTable({ weeks, totals, sports, today }: VolumeTableProps) {
  const rows = weeks.map(({ weekStartDate }, at) => ({ weekStartDate, at }));
  type Row = (typeof rows)[number];
  const pair = (name: string, volumes: readonly Volume[]): Column<Row>[] => [
    { title: `${name}, hours done / planned`, isNumber: true, cell: ({ at }) => pairText(volumes[at]!, 'hours') },
    { title: `${name}, load done / planned`, isNumber: true, cell: ({ at }) => pairText(volumes[at]!, 'load') },
  ];
  const columns: Column<Row>[] = [
    { title: 'Week of', cell: ({ weekStartDate }) => fullDate(weekStartDate) },
    ...pair('All sports', totals),
    ...sports.flatMap(({ workoutType, weeks: volumes }) => pair(sportName(workoutType), volumes)),
  ];
  return (
    <DataTable
      caption="Training by week and sport, done and planned"
      columns={columns}
      rows={rows}
      keyOf={({ weekStartDate }) => weekStartDate}
      isCurrent={({ weekStartDate }) => weekStartDate === mondayOf(today)}
    />
  );
}

function pairText(volume: Volume, measure: Measure): string {
  const { planned, done } = amountOf(volume, measure);
  if (planned === 0 && done === 0) return '–';
  return measure === 'hours' ? timesText(60 * done, 60 * planned, ' / ') : `${points(done)} / ${points(planned)}`;
}
