import { graphql, useFragment } from 'react-relay';
import { timeText } from '../../api/core/units/timeText.ts';
import { type Day, daysBetween } from '../../api/core/calendar/calendar.ts';
import { percentText } from '../../api/core/units/percentText.ts';
import type {
  MetricCards_overview$data,
  MetricCards_overview$key,
} from '../__generated__/MetricCards_overview.graphql.ts';
import { styled } from '../ui/theme.ts';
import { shortDay } from './dateText.ts';
import { MetricCard } from './MetricCard.tsx';
import { consistencyShown, EXAMPLE, weekChange } from './overviewExample.ts';
import { sportName } from './sport.tsx';

const Row = styled('section', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@large': { gap: '$5', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

interface MetricCardsProps {
  overview: MetricCards_overview$key;
  today: Day;
  hasSchedule: boolean;
}

/** Consistency, load, workouts and the next workout; examples until there is a schedule or a finished workout. */
export function MetricCards({ overview: key, today, hasSchedule }: MetricCardsProps) {
  const overview = useFragment(
    graphql`
      fragment MetricCards_overview on Overview {
        hasHistory
        consistency
        consistencyLastWeek
        weekLoadDone
        weekLoadPlanned
        sessionsDone
        sessionsPlanned
        nextSession {
          scheduledDate
          description
          workoutType
          duration
        }
      }
    `,
    key,
  );
  const { hasHistory } = overview;
  const isExample = !hasHistory && !hasSchedule;
  const { score, change } = consistencyShown({ ...overview, isExample });
  return (
    <Row aria-label="Numbers of this week">
      <MetricCard title="Consistency Score" isExample={isExample} value={score === null ? '–' : percentText(score)}>
        {change !== null
          ? weekChange(change)
          : score !== null
            ? 'Over the last four weeks'
            : hasHistory
              ? 'No week to judge yet'
              : 'After your first week'}
      </MetricCard>
      {isExample ? <ExampleNumbers /> : <OwnNumbers overview={overview} today={today} />}
    </Row>
  );
}

function ExampleNumbers() {
  return (
    <>
      <MetricCard title="Weekly Load" isExample value={EXAMPLE.load}>
        Training stress: effort times time
      </MetricCard>
      <MetricCard title="Workouts Completed" isExample value={EXAMPLE.workouts}>
        {percentText(EXAMPLE.workoutsPercent)} of this week
      </MetricCard>
      <MetricCard title="Next Session" isExample value={EXAMPLE.nextSession}>
        {EXAMPLE.nextSessionText}
      </MetricCard>
    </>
  );
}

function OwnNumbers({ overview, today }: { overview: MetricCards_overview$data; today: Day }) {
  const { weekLoadDone, weekLoadPlanned, sessionsDone, sessionsPlanned, nextSession } = overview;
  return (
    <>
      <MetricCard title="Weekly Load" value={`${Math.round(weekLoadDone)} TSS`}>
        of {Math.round(weekLoadPlanned)} planned
      </MetricCard>
      <MetricCard title="Workouts Completed" value={`${sessionsDone} / ${sessionsPlanned}`}>
        {sessionsPlanned === 0
          ? 'Nothing is planned this week'
          : `${percentText(Math.round((100 * sessionsDone) / sessionsPlanned))} of this week`}
      </MetricCard>
      <MetricCard title="Next Session" value={nextSession ? dayInWords(today, nextSession.scheduledDate) : '–'}>
        {nextSession
          ? `${nextSession.description || sportName(nextSession.workoutType)}, ${timeText(nextSession.duration)}`
          : 'None in the next two weeks'}
      </MetricCard>
    </>
  );
}

/** 'Today', 'Tomorrow', 'Fri 8 Jan'. */
function dayInWords(today: Day, day: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : shortDay(day);
}
