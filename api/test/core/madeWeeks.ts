import { addDays, type Day, weekdayOf } from '../../core/calendar/calendar.ts';
import type { RuleCode } from '../../core/codes/rule.ts';
import { fourWeeks } from './scheduled.ts';
import { planned, triathlete, triathlon } from './schedules.ts';
import { planSchedule } from '../../core/week/planSchedule.ts';
import { ATHLETE } from '../../core/messages/reader.ts';
import { limitText } from '../../core/messages/limits.ts';
import { isOpen, type ScheduledWorkout, type ScheduleLimits } from '../../core/rules/context.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { measureSchedule, ruleOf } from '../../core/rules/rules.ts';

// Weeks made by hand, and what a limit says of them.

const input = triathlon(
  triathlete({
    unavailableDays: ['monday'],
    maxMinutesByDay: { tuesday: 60 },
    longWorkoutDays: ['saturday', 'sunday'],
  }),
  undefined,
  { count: 4 },
);
const scheduled = fourWeeks(input, planned(planSchedule(input)), 0);
const { thresholds: _, ...untested } = scheduled.limits.athlete;
export const LIMITS: ScheduleLimits = { ...scheduled.limits, athlete: untested, past: [], races: [] };
const { firstDay } = LIMITS;
const example = scheduled.workouts.find(
  ({ workoutType, isHard, isLong }) => workoutType === 'run' && !isHard && !isLong,
)!;
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Short = (typeof DAYS)[number];
export type Made = readonly [
  day: Short,
  type: string,
  minutes: number,
  over?: Partial<ScheduledWorkout>,
  week?: number,
];

export const dayOf = (day: Short, week = 0) => addDays(firstDay, 7 * week + DAYS.indexOf(day));
export const made = (list: readonly Made[]): ScheduledWorkout[] =>
  list.map(([day, workoutType, duration, over, week], i) => ({
    ...example,
    id: `${day}-${workoutType}-${i}`,
    scheduledDate: dayOf(day, week),
    dayOfWeek: weekdayOf(dayOf(day, week)),
    workoutType: workoutType as ScheduledWorkout['workoutType'],
    duration,
    intensity: 'easy',
    isHard: false,
    isLong: false,
    locked: false,
    madeBy: 'planner',
    ...over,
  }));
export const HARD = { isHard: true, intensity: 'threshold' } as const;
export const LONG = { isLong: true } as const;

export const preferring = (more: Partial<ScheduleLimits['athlete']['preferences']>): Partial<ScheduleLimits> => ({
  athlete: { ...LIMITS.athlete, preferences: { ...LIMITS.athlete.preferences, ...more } },
});
export const blocked = (mostMinutes: number | null) =>
  preferring({ blackoutDates: [{ from: dayOf('wed'), to: dayOf('thu'), mostMinutes, label: 'Fair' }] });
export const racing = (day: Short, priority: 'A' | 'B' | 'C', week = 0): Partial<ScheduleLimits> => ({
  races: [{ raceName: 'Lake', raceType: 'olympic-tri', raceDate: dayOf(day, week), priority }],
});

export const aged = (age: number): Partial<ScheduleLimits> => ({ athlete: { ...LIMITS.athlete, age } });
export const hurt = (injuryType: string, affectedArea: string): Partial<ScheduleLimits> => ({
  athlete: { ...LIMITS.athlete, injuries: [{ injuryType, affectedArea, dateOccurred: null, isRecovered: false }] },
});
export const aimed = (over: Partial<ScheduleLimits['season']['weeks'][number]>): Partial<ScheduleLimits> => ({
  season: { ...LIMITS.season, weeks: LIMITS.season.weeks.map((each) => ({ ...each, ...over })) },
});
export const ran = (daysBefore: number, minutes: number): Partial<ScheduleLimits> => ({
  past: made([['mon', 'run', minutes, { scheduledDate: addDays(firstDay, -daysBefore) }]]),
});

function remedyOf(broken: Finding, workouts: readonly ScheduledWorkout[], today: Day): string {
  const here = workouts.filter(
    ({ scheduledDate, status }) => status !== 'skipped' && (broken.day === null || scheduledDate === broken.day),
  );
  const free = here.filter(
    (each) => isOpen(each, today) && (broken.workoutId === undefined || each.id === broken.workoutId),
  );
  const remedy = ruleOf(broken.rule).remedy(broken, { here: broken.day === null ? here : workouts, free, overdone: 0 });
  if (remedy === null) return 'leave';
  const to = remedy.op === 'resize' ? ` to ${remedy.minutes}` : remedy.op === 'ease' ? ` to ${remedy.intensity}` : '';
  return `${remedy.op} ${remedy.workoutId}${to}`;
}

/** Weeks by the limit that they show: what is shown, the workouts, the limits that differ, and what `told` says. */
export type Rows = Partial<
  Record<
    RuleCode,
    readonly (readonly [name: string, week: readonly Made[], over: Partial<ScheduleLimits>, lines: readonly string[]])[]
  >
>;

export const eachRow = (rows: Rows) =>
  Object.entries(rows).flatMap(([rule, list]) => list.map((row) => [rule as RuleCode, ...row] as const));

/** What a rule says of the first week, a line for each finding of a day with workouts or of the week. */
export function told(rule: RuleCode, list: readonly Made[], over: Partial<ScheduleLimits>): string[] {
  const workouts = made(list);
  return measureSchedule(workouts, { ...LIMITS, ...over })
    .filter((each) => each.rule === rule && each.week === firstDay)
    .filter(({ day }) => day === null || workouts.some(({ scheduledDate }) => scheduledDate === day))
    .flatMap((each) => {
      const { day, constraint, limit, value, holds, excess, code, said, line, size } = each;
      const of = day === null ? 'week' : DAYS.find((name) => dayOf(name) === day);
      const measured = `${of} [${line}, ${size}] ${constraint} (${limit}): ${value}`;
      return holds
        ? [measured]
        : [
            measured,
            `  ${code} by ${+excess.toFixed(2)}: ${limitText(said, ATHLETE)}`,
            `  ${remedyOf(each, workouts, over.today ?? LIMITS.today)}`,
          ];
    });
}
