import type { Day } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { titleIn } from '../../core/messages/workoutTitle.ts';
import type { Overview } from './overview.ts';
import type { EmailTemplate } from '../kernel/ports.ts';
import { timeText, timesText } from '../../core/units/timeText.ts';

interface Summary {
  to: string;
  firstName: string;
  monday: Day;
  overview: Pick<Overview, 'week' | 'lastWeek' | 'consistency' | 'consistencyLastWeek' | 'units' | 'review'>;
  /** Address of the schedule. */
  schedule: string;
  /** Address that ends these e-mails. */
  stop: string;
}

/** The numbers of the week that was; empty: nothing was planned. */
function numbers({ lastWeek, consistency, consistencyLastWeek }: Summary['overview']): string[] {
  const { sessionsDone, sessionsPlanned, minutesDone, minutesPlanned } = lastWeek;
  const before = consistencyLastWeek === null ? '' : `, a week ago ${consistencyLastWeek}`;
  return [
    ...(sessionsPlanned > 0
      ? [
          `Workouts: ${sessionsDone} of ${sessionsPlanned} done`,
          `Time: ${timesText(minutesDone, minutesPlanned, ' of ')}`,
        ]
      : []),
    ...(consistency === null ? [] : [`Consistency: ${consistency} of 100${before}`]),
  ];
}

/** Monday's e-mail: what the dashboard tells of the week that was, and the workouts of the one that begins. */
export function digestEmail({ to, firstName, monday, overview, schedule, stop }: Summary): EmailTemplate {
  const facts = numbers(overview);
  const workouts = overview.week.map(
    (workout) =>
      `${dayName(workout.scheduledDate)}: ${titleIn(workout, overview.units)}${workout.workoutType === 'race' ? '' : `, ${timeText(workout.duration)}`}`,
  );
  return {
    to,
    subject: `Your week from ${dayName(monday)}`,
    parts: [
      `Hello ${firstName},`,
      ...(facts.length > 0 ? [{ heading: 'Last week' }, { list: facts }] : []),
      ...overview.review,
      { heading: 'This week' },
      workouts.length > 0 ? { list: workouts } : 'Nothing is planned.',
      { label: 'Open your schedule', link: schedule },
      'You get this e-mail on Mondays because you switched it on in your settings.',
      { label: 'Stop these e-mails', link: stop, isQuiet: true },
    ],
    unsubscribe: stop,
  };
}
