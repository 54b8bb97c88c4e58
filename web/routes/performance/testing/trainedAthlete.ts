import { addDays, type Day, daysBetween, weekdayIndex } from '../../../../api/core/calendar/calendar.ts';
import { performance, type TrainedWorkout } from '../../../../api/core/load/performance.ts';
import type { WorkoutType } from '../../../../api/core/codes/workout.ts';

/** A Friday. */
export const TODAY: Day = '2026-11-20';
/** Monday of the first of twelve weeks. */
export const FIRST: Day = '2026-08-31';
const LAST: Day = '2026-12-13';
/** In bed all week. */
const ILL: Day = '2026-10-05';
/** Half of it was skipped. */
const BUSY: Day = '2026-10-12';

const WORKOUTS: Readonly<Record<number, { workoutType: WorkoutType; minutes: number; tss: number }>> = {
  1: { workoutType: 'run', minutes: 60, tss: 60 },
  3: { workoutType: 'bike', minutes: 90, tss: 80 },
  6: { workoutType: 'run', minutes: 90, tss: 80 },
};

function workout(scheduledDate: Day): TrainedWorkout[] {
  const planned = WORKOUTS[weekdayIndex(scheduledDate)];
  if (!planned) return [];
  const isIn = (monday: Day) => daysBetween(monday, scheduledDate) >= 0 && daysBetween(monday, scheduledDate) < 7;
  const isPast = scheduledDate < TODAY;
  const isDone = isPast && !isIn(ILL) && !(isIn(BUSY) && planned.minutes === 90);
  return [
    {
      scheduledDate,
      workoutType: planned.workoutType,
      plannedMinutes: planned.minutes,
      plannedTss: planned.tss,
      actualMinutes: isDone ? planned.minutes : 0,
      doneTss: isDone ? planned.tss : 0,
      status: isDone ? 'completed' : isPast ? 'skipped' : 'scheduled',
      reasonForSkip: !isPast || isDone ? null : isIn(ILL) ? 'illness' : 'work',
      removedByPlan: false,
      steps: [],
    },
  ];
}

const upper = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** Twelve weeks of two runs and a ride, three more planned, as the core counts them and the API answers. */
export function trained() {
  const days = Array.from({ length: daysBetween(FIRST, LAST) + 1 }, (_, index) => addDays(FIRST, index));
  const counted = performance({
    today: TODAY,
    firstDay: FIRST,
    lastDay: LAST,
    start: { ctl: 30, atl: 30 },
    workouts: days.flatMap(workout),
  });
  return {
    days: counted.days.map(({ day, ...load }) => ({ date: day, ...load })),
    weeks: counted.weeks.map((week) => ({
      ...week,
      sports: week.sports.map((sport) => ({ ...sport, workoutType: upper(sport.workoutType) })),
    })),
  };
}

type Performance = ReturnType<typeof trained>;

/** The same weeks before anything was planned. */
export function untrained(): Performance {
  const { days, weeks } = trained();
  return {
    days: days.map((day) => ({ ...day, tss: 0, fitness: 0, fatigue: 0, form: 0 })),
    weeks: weeks.map((week) => ({ ...week, sports: [], zoneMinutes: [0, 0, 0], consistency: null })),
  };
}

const aRace = (raceName: string, raceDate: Day, priority: string) => ({
  __typename: 'Race',
  id: raceName,
  raceName,
  raceDate,
  priority,
});

export const anAthlete = (performed: Performance, fields: Record<string, unknown> = {}) => ({
  __typename: 'Athlete',
  id: 'athlete',
  firstName: 'Ada',
  today: TODAY,
  scheduleRevision: 3,
  raceGoal: { __typename: 'RaceGoal', id: 'goal' },
  seasonPlan: {
    __typename: 'SeasonPlan',
    id: 'plan',
    races: [aRace('Park Ten', '2026-11-29', 'C'), aRace('Marathon', '2027-05-02', 'A')],
  },
  performance: performed,
  activities: {
    edges: [],
    pageInfo: { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null },
  },
  ...fields,
});
