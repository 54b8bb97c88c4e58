import { adapt } from '../../core/change/adapt.ts';
import type { AdaptInput, CheckIn, PastFeedback } from '../../core/change/adapt/events.ts';
import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { shortName } from '../../core/calendar/dayNames.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import { answers, before, beforeStepBack, calm, monday, on, skipped } from './calmWeeks.ts';

// The whole answer to one thing that happens: what becomes of each workout and because of what, then what is said and offered.

const dayName = (day: string) => shortName(weekdayOf(day));
const becomes = ({ op, workoutType, toDate, durationAfter, intensityAfter, rungAfter }: WorkoutChange): string =>
  op === 'remove'
    ? 'out'
    : op === 'move'
      ? `to ${dayName(toDate!)}`
      : [op === 'replace' && workoutType, intensityAfter, rungAfter && `rung ${rungAfter}`, durationAfter]
          .filter(Boolean)
          .join(' ');

/** "mood 5, sleep 5: Wed swim out, Sun strength out" */
export function told(input: AdaptInput): string[] {
  const { operations, advice, proposals } = adapt(input);
  const causes = new Map<string, Map<string, string>>();
  // what settling puts right besides is another matter
  for (const change of operations.filter(({ reasonCode }) => !reasonCode.startsWith('LIMIT_'))) {
    const { because, workoutId } = change;
    const { scheduledDate, workoutType } = input.workouts.find(({ id }) => id === workoutId)!;
    const later = scheduledDate > addDays(monday, 6) ? ` ${Number(scheduledDate.slice(8))}` : '';
    const name = `${dayName(scheduledDate)}${later} ${workoutType}`;
    const workouts = causes.get(because!) ?? new Map<string, string>();
    workouts.set(name, `${workouts.get(name) ?? name} ${becomes(change)}`);
    causes.set(because!, workouts);
  }
  return [
    ...[...causes].map(([because, workouts]) => `${because}: ${[...workouts.values()].join(', ')}`),
    ...advice.map(({ text }) => text),
    ...proposals.map(({ text }) => text),
  ];
}

export const checked = (given: Partial<CheckIn>, more: Partial<AdaptInput> = {}, today = monday) =>
  on(today, { checkIns: [answers(given)], ...more });
export const AMBER = { mood: 5, stress: 5, sleep: 5, mentalReadiness: 5 };
export const ORANGE = { mood: 4, stress: 7, sleep: 4, mentalReadiness: 4 };
export const RED = { mood: 2, stress: 9, sleep: 2, mentalReadiness: 2 };
export const earlier = (given: Partial<CheckIn>, days: number) =>
  answers({ ...given, answeredOn: addDays(monday, -days), weekStartDate: addDays(monday, -7) });
export const EASY: Partial<PastFeedback> = { intensity: 'easy', isHard: false };
export const KEY: Partial<PastFeedback> = { intensity: 'threshold', isHard: true };
/** The same said of workouts so many days ago. */
export const said = (
  days: readonly number[],
  more: Partial<PastFeedback>,
  today = monday,
  over: Partial<AdaptInput> = {},
) => on(today, { history: days.map((day) => before(day, more)), ...over });
export const ill = (days: number, well: number | null, mild = false, ...symptoms: readonly string[]) =>
  on(monday, {
    illness: {
      from: addDays(monday, -days),
      wellOn: well === null ? null : addDays(monday, -well),
      mild,
      symptoms: [...symptoms],
    },
  });
export const each = (change: (workout: ScheduledWorkout) => Partial<ScheduledWorkout>) =>
  calm.workouts.map((workout) => ({ ...workout, ...change(workout) }));
/** A first week of as many minutes, with longer workouts on weekdays: what is asked of these shows. */
export const even = each(({ duration, isLong, workoutType, scheduledDate }) => {
  if (workoutType === 'strength' || scheduledDate > addDays(monday, 6)) return {};
  return { duration: isLong ? duration - 35 : duration + 14 };
});
export const locked = each(({ scheduledDate }) => ({ locked: scheduledDate <= addDays(monday, 2) }));
export const done = each(({ scheduledDate }) => ({
  status: scheduledDate < addDays(monday, 3) ? 'completed' : 'scheduled',
}));
export const vo2max = each(({ isHard }) => (isHard ? { intensity: 'vo2max' } : {}));
export const thursday = addDays(monday, 3);
/** Sixty days of training, the last ones off. */
export const off = (days: number, today = monday, more: Partial<AdaptInput> = {}) =>
  on(today, {
    history: Array.from({ length: 60 }, (_, i) =>
      before(i + 1, i < days ? skipped('work') : { plannedMinutes: 90, actualMinutes: 90 }),
    ),
    ...more,
  });
export const tuesday = (more: Partial<ScheduledWorkout>) =>
  each(({ scheduledDate }) => (scheduledDate === addDays(monday, 1) ? more : {}));
/** The swim of Thursday, the first workout of the week that is neither hard nor long, nor strength. */
export const easySwim = calm.workouts.find(
  ({ isHard, isLong, workoutType }) => !isHard && !isLong && workoutType !== 'strength',
)!;
export const firstEasy = (more: Partial<ScheduledWorkout>) => each(({ id }) => (id === easySwim.id ? more : {}));
export const racing = (input: AdaptInput, days: number) => ({
  ...input,
  limits: { ...input.limits, races: [{ ...input.limits.races[0]!, raceDate: addDays(monday, days) }] },
});
export const raceWeek = (input: AdaptInput) => ({
  ...input,
  limits: {
    ...input.limits,
    season: {
      ...input.limits.season,
      weeks: input.limits.season.weeks.map((week) =>
        week.weekStartDate === monday ? { ...week, kind: 'race' as const } : week,
      ),
    },
  },
});
/** All that is hard at threshold, and what Friday holds too. */
export const hardFriday = (workouts: readonly ScheduledWorkout[]) =>
  workouts.map((workout): ScheduledWorkout =>
    workout.isHard || workout.scheduledDate === addDays(monday, 4)
      ? { ...workout, isHard: true, intensity: 'threshold' }
      : workout,
  );
export const twoHard = hardFriday(calm.workouts);
/** Without the long run of Sunday. */
export const freeSunday = (more: Partial<ScheduledWorkout> = {}) =>
  calm.workouts
    .filter(({ scheduledDate, isLong }) => scheduledDate !== addDays(monday, 6) || !isLong)
    .map((workout) => (workout.scheduledDate === addDays(monday, 5) ? { ...workout, ...more } : workout));
export const preferring = (input: AdaptInput, more: Partial<AdaptInput['limits']['athlete']['preferences']>) => {
  const { athlete } = input.limits;
  const preferences = { ...athlete.preferences, ...more };
  return { ...input, limits: { ...input.limits, athlete: { ...athlete, preferences } } };
};
export const sundayOff = (mostMinutes: number | null) => ({
  blackoutDates: [{ from: addDays(monday, 6), to: addDays(monday, 6), mostMinutes }],
});
export const hurt = (injuryType: string, affectedArea: string, more: Partial<AdaptInput> = {}, isRecovered = false) => {
  const input = on(monday, more);
  const injuries = [{ injuryType, affectedArea, dateOccurred: null, isRecovered }];
  return { ...input, limits: { ...input.limits, athlete: { ...input.limits.athlete, injuries } } };
};
export const run = (week: number, over: Partial<ScheduledWorkout>) =>
  each(({ workoutType, scheduledDate }) =>
    workoutType === 'run' && scheduledDate >= addDays(monday, 7 * week) && scheduledDate < addDays(monday, 7 * week + 7)
      ? over
      : {},
  );
export const lesser = (input: AdaptInput): AdaptInput => ({
  ...input,
  limits: { ...input.limits, races: input.limits.races.map((race) => ({ ...race, priority: 'B' })) },
});
export const TRAVEL = { travelThisWeek: true };
export const [first, ...others] = calm.workouts;
export const stepBack = () => {
  const { start } = beforeStepBack();
  const { firstDay } = start.limits;
  const history = [7, 6, 5, 4, 3, 2, 1].map((ago) => ({
    ...before(0, ago === 7 ? {} : skipped('work')),
    scheduledDate: addDays(firstDay, -ago),
  }));
  return { ...calm, workouts: start.workouts, limits: { ...start.limits, today: firstDay }, history };
};
