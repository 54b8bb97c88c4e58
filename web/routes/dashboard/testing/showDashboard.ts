import dashboardQuery from '../../../__generated__/DashboardPageQuery$parameters.ts';
import { checkInsOf } from '../../../cards/checkIn/testing/checkInFixture.ts';
import { renderRoute } from '../../../relay/testing.tsx';
import { DashboardPage } from '../DashboardPage.tsx';

export type Fields = Record<string, unknown>;

export const TODAY = '2026-11-20';

export const aWorkout = (id: string, scheduledDate: string, fields: Fields = {}) => ({
  __typename: 'Workout',
  id,
  scheduledDate,
  workoutType: 'RUN',
  intensity: 'easy',
  duration: 40,
  timeOfDay: 'MORNING',
  status: 'SCHEDULED',
  description: id,
  ...fields,
});

export const aWeek = (
  weekStartDate: string,
  weekEndDate: string,
  workouts: ReturnType<typeof aWorkout>[],
  proof: object[] = [],
) => ({
  __typename: 'TrainingWeek',
  id: weekStartDate,
  weekNumber: 3,
  weekStartDate,
  weekEndDate,
  phaseType: 'BASE',
  kind: 'LOAD',
  plannedMinutes: 150,
  proof,
  completedMinutes: 30,
  recordedBeside: [] as object[],
  workouts,
});

const BROKEN = {
  kind: 'LIMIT',
  constraint: 'Mon unavailable',
  holds: false,
  value: '1 workout',
  brokenBy: { __typename: 'Revision', id: 'revision', actorRole: 'ATHLETE', isOwn: true, cause: 'MOVE' },
};

export const RACE = {
  __typename: 'Race',
  id: 'race',
  raceName: 'City Marathon',
  raceType: 'MARATHON',
  raceDate: '2027-05-09',
  location: null,
};
export const THIS_WEEK = aWeek('2026-11-16', '2026-11-22', [
  aWorkout('Tuesday swim', '2026-11-17', { workoutType: 'SWIM', status: 'COMPLETED' }),
  aWorkout('Tempo run', TODAY, { intensity: 'threshold', duration: 55 }),
  aWorkout('Long run', '2026-11-22', { duration: 90 }),
]);

const anOverview = (fields: Fields = {}) => ({
  hasHistory: true,
  consistency: 74,
  consistencyLastWeek: 77,
  weekLoadDone: 120.4,
  weekLoadPlanned: 310,
  sessionsDone: 1,
  sessionsPlanned: 3,
  missedLately: 1,
  nextSession: aWorkout('Tempo run', TODAY, { duration: 55 }),
  nextRace: { days: 170, weeks: 24, race: RACE },
  review: ['Last week you did 4 of 5 workouts.', 'This is a training week.'],
  reviewWeek: '2026-11-16',
  reviewVoice: 'built-in',
  reviewModelMissed: false,
  ...fields,
});

let made = 0;

export const anAthlete = (fields: Fields = {}, overview: Fields = {}) => ({
  __typename: 'Athlete',
  id: `athlete ${++made}`,
  firstName: 'Dana',
  today: TODAY,
  scheduleRevision: 3,
  raceGoal: { __typename: 'RaceGoal', id: 'goal', raceType: 'MARATHON' } as Fields | null,
  seasonPlan: null as Fields | null,
  schedule: {
    lastDay: '2026-11-29',
    weeks: [THIS_WEEK, aWeek('2026-11-23', '2026-11-29', [aWorkout('Hill run', '2026-11-24')], [BROKEN])],
  },
  overview: anOverview(overview),
  checkIns: checkInsOf(),
  standingChanges: [],
  thresholdProposals: [],
  ...fields,
});

export async function show(athlete: ReturnType<typeof anAthlete>, mutations: Fields = {}) {
  const page = renderRoute({
    path: '/dashboard',
    query: dashboardQuery,
    variables: {},
    Component: DashboardPage,
    server: { viewer: { athlete }, ...mutations },
  });
  await page.answer();
  return page;
}
