import { injuryRestrictions } from '../../core/athlete/injuries.ts';
import { dayNumber, WEEKDAYS } from '../../core/calendar/calendar.ts';
import type { Sport } from '../../core/codes/sport.ts';
import type { WorkoutRole, WorkoutType } from '../../core/codes/workout.ts';
import { rulesFor } from '../../core/principles/active.ts';
import type { JudgedWorkout } from '../../core/principles/judge.ts';
import { seenOf } from '../../core/principles/seen.ts';
import { athleteLimits } from '../../core/rules/athleteLimits.ts';
import type { ScheduleInput } from '../../core/rules/scheduleInput.ts';
import type { Draft, WeekContext, WeekRules } from '../../core/week/draft.ts';
import { firstMemory } from '../../core/week/firstMemory.ts';
import { ruleSetOf } from '../../core/week/ruleSet.ts';
import { weekContextOf } from '../../core/week/weekContext.ts';
import { taughtBy } from './underPrinciples.ts';

// A week half way through its planning: its workouts have their days, and principles have not been asked yet.

const SPORTS: Readonly<Record<string, Sport>> = { bike: 'cycling', brick: 'cycling', swim: 'swimming', run: 'running' };
/** Longest that a workout may grow, unless a rule says less. */
const MAX = 300;
const BRICK_RUN = 20;

function roleOf(type: string, words: readonly string[]): WorkoutRole {
  if (type === 'strength' || type === 'brick') return type;
  if (words.includes('as')) return words.at(-1) as WorkoutRole;
  if (words.includes('long')) return 'long';
  return words.includes('hard') ? 'key' : 'easy';
}

/** "run 40 hard", or "run 60 hard long as key"; a brick's last 20 minutes are its run. */
export function draftIn(text: string, dayIndex: number): Draft {
  const [type, minutes, ...words] = text.split(' ');
  return {
    workoutType: type as WorkoutType,
    sport: SPORTS[type!] ?? 'strength',
    role: roleOf(type!, words),
    keyIndex: 0,
    minutes: Number(minutes),
    max: MAX,
    brickRunMinutes: type === 'brick' ? BRICK_RUN : 0,
    isLong: words.includes('long'),
    isHard: words.includes('hard'),
    dayIndex,
    lengthRule: 'share',
    maxRule: 'share',
    insteadOf: null,
    race: null,
  };
}

/** What the principles go by in a week that follows `near`. */
function rulesIn(input: ScheduleInput, principles: readonly string[], near: readonly JudgedWorkout[]): WeekRules {
  const rules = rulesFor(input.athlete, taughtBy(...principles));
  return {
    set: ruleSetOf(rules),
    rules,
    ofWeek: [],
    shut: [],
    near,
    shaped: new Map(),
    fired: new Set(),
    withoutLong: new Set(),
    longest: new Map(),
    reached: new Set(),
    largestBefore: null,
    loadsInARow: 1,
    restrictions: injuryRestrictions([], input.today),
    loadsBefore: 0,
  };
}

/** The week of that number with such workouts: "tue run 40 hard, sun bike 90 long". */
export function laidOut(input: ScheduleInput, week: number, text: string, ...principles: string[]): WeekContext {
  const target = input.season.weeks[week]!;
  const monday = dayNumber(target.weekStartDate);
  const near = input.keep
    .map((kept) => seenOf(kept, true))
    .filter(({ number }) => number < monday || number >= monday + 7);
  const context = weekContextOf(
    input,
    target,
    input.races,
    {
      raceType: input.raceType,
      sports: input.sports,
      limits: athleteLimits(input.athlete, input.raceType, input.sports),
      restrictions: injuryRestrictions([], input.today),
      raceEfforts: {},
    },
    firstMemory(input, null),
    principles.length === 0 ? null : rulesIn(input, principles, near),
  );
  for (const each of text === '' ? [] : text.split(', ')) {
    const index = WEEKDAYS.findIndex((day) => day.startsWith(each.slice(0, 3)));
    context.days[index]!.drafts.push(draftIn(each.slice(4), index));
  }
  return context;
}

/** As `laidOut` reads them, with a role that does not show in them, and after a bar what a rule says of the length. */
function draftWords({ workoutType, minutes, isHard, isLong, max, role, lengthRule, maxRule }: Draft): string {
  const marks = [isHard && 'hard', isLong && 'long'].filter((mark) => mark !== false);
  const isPlain = role === roleOf(workoutType, marks);
  const words = [workoutType, minutes, ...marks, ...(isPlain ? [] : [`as ${role}`])].join(' ');
  return max === MAX ? words : `${words} | ${[...new Set([max, lengthRule, maxRule])].join(' ')}`;
}

/** The workouts of the week, `<0>` after those that the first principle shaped. */
export function inWords({ days, rules }: WeekContext): string {
  const shapedBy = (draft: Draft) => [...(rules?.shaped.get(draft) ?? [])].map(({ place }) => ` <${place}>`).join('');
  return days
    .flatMap(({ weekday, drafts }) =>
      drafts.map((draft) => `${weekday.slice(0, 3)} ${draftWords(draft)}${shapedBy(draft)}`),
    )
    .join(', ');
}

/** Places of the principles that limited the week as a whole. */
export const firedIn = ({ rules }: WeekContext): number[] => [...rules!.fired].map(({ place }) => place);
