import { graphql } from 'react-relay';
import type { threadText_subject$data } from '../../__generated__/threadText_subject.graphql.ts';
import { activityName } from '../../cards/activities/activityText.ts';
import { dateRange, shortDay } from '../../cards/dateText.ts';
import { sportName } from '../../cards/sport.tsx';

void graphql`
  fragment threadText_subject on Thread {
    about
    athlete {
      id
      firstName
      lastName
    }
    coach {
      id
      firstName
      lastName
    }
    workout {
      id
      workoutType
      description
      scheduledDate
    }
    week {
      id
      weekNumber
      weekStartDate
      weekEndDate
    }
    activity {
      id
      recordedSport
      date
    }
  }
`;

export type ThreadSubject = Omit<threadText_subject$data, ' $fragmentType'>;

interface Subject {
  /** With whom or about what. */
  title: string;
  /** The athlete's name, where the reader coaches them. */
  whose: string | null;
  /** Where what it is about stands; null: it is gone, or there is no such place. */
  place: string | null;
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

/** What a thread is about, in words for its reader. */
export function subjectOf({ about, athlete, coach, workout, week, activity }: ThreadSubject, ownId: string): Subject {
  const isOwn = athlete.id === ownId;
  const name = nameOf(athlete);
  const schedule = isOwn ? '/training-schedule' : `/coach/athlete/${athlete.id}/training-schedule`;
  const whose = isOwn ? null : name;
  if (about === 'COACH')
    return isOwn
      ? { title: coach ? nameOf(coach) : 'A former coach', whose: null, place: null }
      : { title: name, whose: null, place: `/coach/athlete/${athlete.id}` };
  if (workout)
    return {
      title: `${workout.description || sportName(workout.workoutType)}, ${shortDay(workout.scheduledDate)}`,
      whose,
      place: `${schedule}?workout=${workout.id}`,
    };
  if (week)
    return {
      title: `Week ${week.weekNumber}, ${dateRange(week.weekStartDate, week.weekEndDate)}`,
      whose,
      place: `${schedule}?date=${week.weekStartDate}&day=${week.weekStartDate}`,
    };
  if (activity)
    return {
      title: `${activityName(activity.recordedSport)}, ${shortDay(activity.date)}`,
      whose,
      place: `/activities/${activity.id}`,
    };
  const GONE: Readonly<Record<string, string>> = { WORKOUT: 'A workout', WEEK: 'A week', ACTIVITY: 'An activity' };
  return { title: `${GONE[about] ?? 'Something'} that is gone`, whose, place: null };
}
