import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { hoursToFiveMinutes, timeText } from '../../../api/core/units/timeText.ts';
import { type Column, DataTable } from '../../ui/chart/DataTable.tsx';
import { fullDate } from '../dateText.ts';
import type { ChartSeason, ChartWeek } from './seasonChartData.ts';
import { placeAt, raceText, signed, weekPhase } from './seasonChartText.ts';

/** The chart in numbers, a row for each week; load as it stands on the week's Sunday. */
export function SeasonChartTable({ season, today }: { season: ChartSeason; today: Day }) {
  const at = ({ weekStartDate }: ChartWeek) => placeAt(season, addDays(weekStartDate, 6));
  const load = (week: ChartWeek) => at(week).load;
  const columns: Column<ChartWeek>[] = [
    { title: 'Week of', cell: ({ weekStartDate }) => fullDate(weekStartDate) },
    { title: 'Phase', cell: weekPhase },
    { title: 'Planned', isNumber: true, cell: ({ plannedHours }) => hoursToFiveMinutes(plannedHours) },
    { title: 'Done', isNumber: true, cell: ({ doneHours }) => (doneHours === null ? '–' : timeText(60 * doneHours)) },
    { title: 'Fitness', isNumber: true, cell: (week) => Math.round(load(week)?.fitness ?? 0) },
    { title: 'Fatigue', isNumber: true, cell: (week) => Math.round(load(week)?.fatigue ?? 0) },
    { title: 'Form', isNumber: true, cell: (week) => signed(load(week)?.form ?? 0) },
    {
      title: 'Races',
      cell: (week) =>
        at(week)
          .races.map((race) => raceText(race))
          .join('; '),
    },
  ];
  return (
    <DataTable
      caption="Season by week; fitness, fatigue and form on Sunday"
      columns={columns}
      rows={season.weeks}
      keyOf={({ weekStartDate }) => weekStartDate}
      isCurrent={({ weekStartDate }) => weekStartDate <= today && today <= addDays(weekStartDate, 6)}
    />
  );
}
