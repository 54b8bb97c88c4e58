import { type Day, dayNumber } from '../../core/calendar/calendar.ts';
import type { RuleCode } from '../../core/codes/rule.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../../core/rules/context.ts';
import type { Candidate, Placement } from '../../core/rules/placement.ts';
import { brokenLimits, ruleOf } from '../../core/rules/rules.ts';
import type { ScheduleInput } from '../../core/rules/scheduleInput.ts';
import { worsened } from '../../core/rules/worsened.ts';
import type { Season } from '../../core/season/season.ts';
import type { Draft, WeekContext } from '../../core/week/draft.ts';
import { firstMemory } from '../../core/week/firstMemory.ts';
import { runMinutesBefore, weekContextOf } from '../../core/week/weekContext.ts';

// A week as placing sees it half way through, beside the same week as it is measured.

const draft = ({ workoutType, duration, isHard, isLong }: ScheduledWorkout, dayIndex: number): Draft => ({
  workoutType,
  sport: 'running',
  role: 'easy',
  keyIndex: 0,
  minutes: duration,
  max: duration,
  brickRunMinutes: 0,
  isLong,
  isHard,
  dayIndex,
  lengthRule: 'share',
  maxRule: 'share',
  insteadOf: null,
  race: null,
});

/** The week of that Monday with some of its workouts placed, and the others of this and other weeks standing. */
export function placingIn(
  limits: ScheduleLimits,
  monday: Day,
  workouts: readonly ScheduledWorkout[],
  isPlaced: (workout: ScheduledWorkout) => boolean,
): WeekContext {
  const { week, restrictions, races } = planningContextOf(limits);
  const { target, raceType, limits: ofAthlete } = week(monday);
  const before = workouts.filter(({ scheduledDate }) => scheduledDate < monday);
  const next = dayNumber(monday) + 7;
  const here = ({ scheduledDate }: ScheduledWorkout) => scheduledDate >= monday && dayNumber(scheduledDate) < next;
  const keep = workouts
    .filter((each) => each.scheduledDate >= monday && !(here(each) && isPlaced(each)))
    .map((each) => ({ ...each, key: each.id, completed: false }));
  const season = limits.season as Season;
  const past = [...limits.past, ...before];
  const input: ScheduleInput = { ...limits, season, firstWeek: monday, count: 1, past, keep };
  const context = weekContextOf(
    input,
    target!,
    races,
    { raceType, sports: limits.sports, limits: ofAthlete, restrictions: restrictions(monday), raceEfforts: {} },
    firstMemory(input, runMinutesBefore(input)),
    null,
  );
  for (const each of workouts) {
    const day = context.days.find(({ date }) => date === each.scheduledDate);
    if (day !== undefined && isPlaced(each)) day.drafts.push(draft(each, day.index));
  }
  return context;
}

/** What the rule says while placing, of the day or of the workout. */
export function saysNo(code: RuleCode, placement: Placement, day: number, candidate: Candidate): boolean {
  const { closes, forbids } = ruleOf(code);
  return (closes?.(placement, day) ?? false) || (forbids?.(placement, day, candidate) ?? false);
}

/** Asks which rules find more in the workouts with one more of them, preferences apart. */
export function measuring(workouts: readonly ScheduledWorkout[], limits: ScheduleLimits) {
  const context = planningContextOf(limits);
  const broken = brokenLimits(workouts, context);
  return {
    /** Those that are broken without it. */
    broken: new Set(broken.map(({ rule }) => rule)),
    worseWith: (more: ScheduledWorkout): ReadonlySet<RuleCode> =>
      new Set(worsened(broken, brokenLimits([...workouts, more], context)).map(({ rule }) => rule)),
  };
}
