import { addDays } from '../../../../api/core/calendar/calendar.ts';
import scheduleQuery from '../../../__generated__/CoachSchedulePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../../relay/testing.tsx';
import { CoachSchedulePage } from '../CoachSchedulePage.tsx';

export const TODAY = '2026-11-20';
export const MONDAY = '2026-11-16';

export const aWorkout = (id: string, scheduledDate: string, over: object = {}) => ({
  __typename: 'Workout',
  id,
  scheduledDate,
  dayOfWeek: 'SATURDAY',
  workoutType: 'RUN',
  intensity: 'easy',
  duration: 40,
  tss: 30,
  isHard: false,
  madeBy: 'PLANNER',
  timeOfDay: 'MORNING',
  isLong: false,
  status: 'SCHEDULED',
  description: 'Easy run',
  locked: false,
  version: 1,
  feedback: null,
  ...over,
});
/** What its dialog asks for. */
export const DETAILS = { reasons: [], steps: [], instructions: '', doneTss: null, isRecorded: false, files: [] };
export const aWeek = (workouts: object[]) => ({
  __typename: 'TrainingWeek',
  id: 'week_1',
  weekNumber: 3,
  weekStartDate: MONDAY,
  weekEndDate: addDays(MONDAY, 6),
  status: 'IN_PROGRESS',
  targetWeeklyHours: 6,
  plannedMinutes: 40,
  completedMinutes: 0,
  phaseType: 'BASE',
  kind: 'LOAD',
  recordedBeside: [],
  proof: [],
  workouts,
});
export const anAthlete = (weeks: object[] | null, scheduleRevision = 3) => ({
  __typename: 'Athlete',
  id: 'athlete_1',
  firstName: 'Robin',
  lastName: 'Vale',
  today: TODAY,
  timeZone: 'Europe/Berlin',
  scheduleRevision,
  preferences: null,
  seasonPlan: null,
  schedule: weeks && { firstDay: MONDAY, lastDay: addDays(MONDAY, 6), weeks },
});

export async function show(athlete: object | null, mutations: ServerData = {}) {
  const server: ServerData = { athlete, ...mutations };
  const page = renderRoute({
    path: '/coach/athlete/athlete_1/training-schedule',
    query: scheduleQuery,
    variables: { id: 'athlete_1' },
    Component: CoachSchedulePage,
    server,
  });
  await page.answer();
  return { ...page, server };
}
export const revision = {
  __typename: 'Revision',
  id: 'revision_4',
  number: 4,
  summary: 'Added Hill run on Saturday 21 November.',
};
