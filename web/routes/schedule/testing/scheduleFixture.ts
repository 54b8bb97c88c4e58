import { addDays, type Day, weekdayOf } from '../../../../api/core/calendar/calendar.ts';

/** Monday of the first week; today is its Friday. */
const MONDAY: Day = '2026-11-16';
const TODAY: Day = '2026-11-20';

type Fields = Record<string, unknown>;

const effort = (kind: string, durationSec: number, fraction: number) => ({
  kind,
  leg: null,
  durationSec,
  distanceM: null,
  effort: fraction,
  target: { metric: 'THR_SPEED', lo: fraction - 0.02, hi: fraction },
  note: null,
});

/** 15 min, 4 × (6 min hard, 2 min easy), 10 min: 57 minutes. */
const INTERVALS = [
  { repeat: 1, steps: [effort('WARMUP', 900, 0.65)] },
  { repeat: 4, steps: [effort('WORK', 360, 0.98), effort('RECOVERY', 120, 0.55)] },
  { repeat: 1, steps: [effort('COOLDOWN', 600, 0.6)] },
];

export function aWorkout(id: string, day: Day, fields: Fields = {}) {
  return {
    __typename: 'Workout',
    id,
    scheduledDate: day,
    dayOfWeek: weekdayOf(day).toUpperCase(),
    workoutType: 'RUN',
    intensity: 'easy',
    duration: 40,
    tss: 30,
    isLong: false,
    isHard: false,
    status: 'SCHEDULED',
    description: id,
    instructions: 'Run easily.',
    timeOfDay: 'MORNING',
    steps: INTERVALS,
    reasons: [{ kind: 'PHASE_EASY', text: 'Easy running builds the base.', source: 'PHASE' }],
    rung: null,
    doneTss: null,
    isRecorded: false,
    locked: false,
    madeBy: 'PLANNER',
    version: 1,
    feedback: null,
    ...fields,
  };
}

export function aWeek(index: number, workouts: ReturnType<typeof aWorkout>[], fields: Fields = {}) {
  const weekStartDate = addDays(MONDAY, 7 * index);
  return {
    __typename: 'TrainingWeek',
    id: `week ${index}`,
    weekNumber: index + 3,
    weekStartDate,
    weekEndDate: addDays(weekStartDate, 6),
    status: index === 0 ? 'IN_PROGRESS' : 'UPCOMING',
    targetWeeklyHours: 7.5,
    plannedMinutes: workouts.reduce((sum, { duration }) => sum + duration, 0),
    completedMinutes: 0,
    recordedBeside: [],
    phaseType: 'BASE',
    kind: 'LOAD',
    proof: [],
    workouts,
    ...fields,
  };
}

const ILL = { __typename: 'Circumstance', kind: 'ILL', to: null, area: null, minutes: null, revision: null };

/** An illness that is not over is one of the circumstances. */
const circumstancesOf = (illness: unknown) => {
  const { from, wellOn } = (illness ?? {}) as { from?: string; wellOn?: string | null };
  return from === undefined || wellOn ? [] : [{ ...ILL, from }];
};

export function anAthlete(weeks: ReturnType<typeof aWeek>[] | null, fields: Fields = {}) {
  return {
    __typename: 'Athlete',
    id: 'athlete',
    firstName: 'Dana',
    lastName: 'Miller',
    today: TODAY,
    timeZone: 'Europe/Berlin',
    scheduleRevision: 3,
    thresholds: { ftp: null, runThresholdSpeed: null, css: null, lthr: null },
    preferences: { unavailableDays: [], blackoutDates: [], maxMinutesByDay: [] },
    seasonPlan: { __typename: 'SeasonPlan', id: 'plan', replan: null },
    circumstances: circumstancesOf(fields['illness']),
    schedule: weeks && { mode: 'SEASON_PLAN', firstDay: MONDAY, lastDay: addDays(MONDAY, 7 * weeks.length - 1), weeks },
    ...fields,
  };
}

export function aRevision(number: number, fields: Fields = {}) {
  return { __typename: 'Revision', id: `revision ${number}`, number, summary: `Change ${number}.`, ...fields };
}
