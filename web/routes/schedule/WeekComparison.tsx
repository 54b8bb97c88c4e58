import { graphql, useLazyLoadQuery } from 'react-relay';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import type { WeekComparisonQuery } from '../../__generated__/WeekComparisonQuery.graphql.ts';
import { shortDay } from '../../cards/dateText.ts';
import { sportName } from '../../cards/sport.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { timeText } from '../../../api/core/units/timeText.ts';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$1',
  lineHeight: '$snug',
  '& th, & td': { padding: '$2 $2 $2 0', verticalAlign: 'top', borderTop: '1px solid $colors$line' },
  '& thead th': { borderTop: 0 },
  // a length stays with its unit, a day on its line
  '& th': { textAlign: 'left', fontWeight: '$semibold', color: '$textMuted', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: '$medium' },
});
const WorkoutLine = styled('span', {
  display: 'block',
  variants: { changed: { true: { color: '$accent', fontWeight: '$medium' } } },
});

interface Planned {
  readonly scheduledDate: unknown;
  readonly workoutType: string;
  readonly duration: number;
}

const lineOf = (type: string, minutes: number) => `${sportName(type)} ${timeText(minutes).replace(' ', '\u00a0')}`;
const on = (day: Day, workouts: readonly Planned[]) =>
  workouts
    .filter(({ scheduledDate }) => scheduledDate === day)
    .map(({ workoutType, duration }) => lineOf(workoutType, duration));

/** One week as the planner first made it, as it stands, and as it was done, day by day. */
export function WeekComparison({ weekId }: { weekId: string }) {
  const { node } = useLazyLoadQuery<WeekComparisonQuery>(
    graphql`
      query WeekComparisonQuery($id: ID!) {
        node(id: $id) {
          ... on TrainingWeek @alias(as: "week") {
            weekStartDate
            original {
              scheduledDate
              workoutType
              duration
            }
            workouts {
              id
              scheduledDate
              workoutType
              duration
              status
              feedback {
                id
                actualDuration
              }
            }
          }
        }
      }
    `,
    { id: weekId },
    { fetchPolicy: 'store-and-network' },
  );
  const week = node?.week;
  if (!week) return <Text tone="muted">This week is not in the schedule any more.</Text>;
  const days = Array.from({ length: 7 }, (_, i) => addDays(week.weekStartDate as Day, i));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">First plan</th>
          <th scope="col">Now</th>
          <th scope="col">Done</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const original = week.original && on(day, week.original);
          const now = on(day, week.workouts);
          const finished = week.workouts.filter(
            ({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_COMPLETED',
          );
          const done = finished
            .filter(({ scheduledDate }) => scheduledDate === day)
            .map(({ workoutType, duration, feedback }) => lineOf(workoutType, feedback?.actualDuration ?? duration));
          return (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{original ? <Workouts lines={original} /> : 'Not known'}</td>
              <td>
                <Workouts lines={now} changedFrom={original ?? now} />
              </td>
              <td>{done.length > 0 ? <Workouts lines={done} /> : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Workouts({ lines, changedFrom }: { lines: readonly string[]; changedFrom?: readonly string[] }) {
  const isChanged = changedFrom !== undefined && lines.join() !== changedFrom.join();
  if (lines.length === 0) return <WorkoutLine changed={isChanged}>Rest{isChanged && ' (changed)'}</WorkoutLine>;
  return lines.map((line, i) => (
    <WorkoutLine key={`${line}${i}`} changed={isChanged}>
      {line}
      {isChanged && i === lines.length - 1 && ' (changed)'}
    </WorkoutLine>
  ));
}
