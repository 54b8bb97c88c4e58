import { useCallback, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type Day, daysBetween } from '../../../api/core/calendar/calendar.ts';
import type { LoadChart_athlete$key } from '../../__generated__/LoadChart_athlete.graphql.ts';
import { Crosshair } from '../../ui/chart/Crosshair.tsx';
import { type Column, DataTable } from '../../ui/chart/DataTable.tsx';
import { Divider, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { fullDate, shortDay } from '../dateText.ts';
import { isIll } from '../illnessText.ts';
import { type ChartRace, scaleFrom } from '../seasonChart/seasonChartData.ts';
import { signed } from '../seasonChart/seasonChartText.ts';
import { ChartCard } from './ChartCard.tsx';
import { LOAD_TITLE } from './chartTitles.ts';
import { LoadFigure } from './LoadFigure.tsx';
import { LoadMeaning, LoadNow } from './LoadNow.tsx';
import { formBand, type JudgedDay, judged, loadSummary, loadText, points } from './performanceText.ts';
import { Readout } from './Readout.tsx';

const NO_RACES: readonly ChartRace[] = [];

/** Fitness, fatigue and form over time, done and projected, with the races; drawn or as a table. */
export function LoadChart({ athlete: key }: { athlete: LoadChart_athlete$key }) {
  const { today, illness, performance, seasonPlan } = useFragment(
    graphql`
      fragment LoadChart_athlete on Athlete {
        today
        illness {
          wellOn
        }
        performance(weeks: $weeks) @required(action: THROW) {
          days {
            date
            tss
            fitness
            fatigue
            form
            isPlanned
          }
        }
        seasonPlan {
          races {
            id
            raceName
            raceDate
            priority
          }
        }
      }
    `,
    key,
  );
  const days = useMemo(() => judged(performance.days), [performance.days]);
  const first = days[0]!;
  const scale = useMemo(() => scaleFrom(first.date, days.length), [first, days]);
  const races = useMemo(
    () => seasonPlan?.races.map((race) => ({ ...race, form: null, band: null })) ?? NO_RACES,
    [seasonPlan],
  );
  const racesOn = useCallback((day: Day) => races.filter(({ raceDate }) => raceDate === day), [races]);
  const describe = (at: number) => loadText(days[at]!, racesOn(days[at]!.date));
  const readout = useCallback(
    (at: number) => <DayReadout day={days[at]!} races={racesOn(days[at]!.date)} />,
    [days, racesOn],
  );
  const todayAt = Math.min(days.length - 1, daysBetween(first.date, today));
  const beyond = races.find(({ raceDate }) => raceDate >= today && !scale.holds(raceDate));

  return (
    <ChartCard
      title={LOAD_TITLE}
      meaning="Load, not ability: these lines add up the training you did and plan to do. They cannot see sleep, talent or a good day."
      words={<LoadMeaning />}
      summary={loadSummary(days, today)}
      table={() => <LoadTable days={days} races={races} today={today} />}
    >
      <Stack gap={5}>
        <LoadNow now={days[todayAt]!} weekAgo={days[todayAt - 7] ?? null} first={first} />
        <Divider />
        <div>
          <Crosshair
            count={days.length}
            stride={7}
            rest={todayAt}
            label="Fitness, fatigue and form, by day"
            describe={describe}
            readout={readout}
          >
            <LoadFigure days={days} races={races} scale={scale} today={today} />
          </Crosshair>
        </div>
        {isIll(illness, today) && (
          <Text size={2}>
            You told us you are ill: whatever form says, rest comes first. It only knows what you have trained.
          </Text>
        )}
        {beyond && (
          <Text size={2} tone="subtle">
            {beyond.raceName} on {fullDate(beyond.raceDate)} lies beyond the weeks that are planned in detail. The
            season plan projects your form for that morning.
          </Text>
        )}
      </Stack>
    </ChartCard>
  );
}

function DayReadout({ day, races }: { day: JudgedDay; races: readonly ChartRace[] }) {
  const { date, tss, fitness, fatigue, form, isPlanned } = day;
  const facts = [
    isPlanned ? 'As planned' : 'As done',
    formBand(day).name,
    ...races.map(({ raceName, priority }) => `${raceName}, ${priority} race`),
  ];
  return (
    <Readout
      when={shortDay(date)}
      also={date.slice(0, 4)}
      what={facts.join(' · ')}
      figures={[
        { name: 'Load', value: points(tss), width: '2.5rem' },
        { name: 'Fitness', value: points(fitness), of: 'fitness', width: '2.75rem' },
        { name: 'Fatigue', value: points(fatigue), of: 'fatigue', width: '2.75rem' },
        { name: 'Form', value: signed(form), of: 'form', width: '2.5rem' },
      ]}
    />
  );
}

function LoadTable({ days, races, today }: { days: readonly JudgedDay[]; races: readonly ChartRace[]; today: Day }) {
  const columns: Column<JudgedDay>[] = [
    { title: 'Day', cell: ({ date }) => `${shortDay(date)} ${date.slice(0, 4)}` },
    { title: 'Load', isNumber: true, cell: ({ tss }) => points(tss) },
    { title: 'Fitness', isNumber: true, cell: ({ fitness }) => points(fitness) },
    { title: 'Fatigue', isNumber: true, cell: ({ fatigue }) => points(fatigue) },
    { title: 'Form', isNumber: true, cell: ({ form }) => signed(form) },
    { title: 'Band', cell: (day) => formBand(day).name },
    { title: 'From', cell: ({ isPlanned }) => (isPlanned ? 'plan' : 'training done') },
    {
      title: 'Races',
      cell: ({ date }) =>
        races
          .filter(({ raceDate }) => raceDate === date)
          .map(({ raceName, priority }) => `${raceName}, ${priority} race`)
          .join('; '),
    },
  ];
  return (
    <DataTable
      caption={`Fitness, fatigue and form by day, ${fullDate(days[0]!.date)} to ${fullDate(days.at(-1)!.date)}`}
      columns={columns}
      rows={days}
      keyOf={({ date }) => date}
      isCurrent={({ date }) => date === today}
    />
  );
}
