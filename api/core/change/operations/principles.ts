import { type Day, dayFromNumber, dayNumber } from '../../calendar/calendar.ts';
import { type ActiveRule, rulesOfWeek } from '../../principles/active.ts';
import { type Breach, judge, type Judged, type SeenSession } from '../../principles/judge.ts';
import { seenOf } from '../../week/weekRules.ts';
import { check, isRace, type Finding } from '../../rules/finding.ts';
import { type PlanningContext, isOpen, type ScheduledSession } from '../../rules/context.ts';

/** Kinds that a change of single sessions can break; hours of the season and shares of what is left are the planner's. */
const CHECKED: ReadonlySet<string> = new Set([
  'days',
  'count',
  'perDay',
  'length',
  'apart',
  'rest',
  'hours',
  'nearRace',
]);
const REACH = 28;

/** Principles of the week's coaches with what the schedule makes of them. */
export function principles(
  desk: PlanningContext,
  monday: Day,
  here: readonly ScheduledSession[],
  all: readonly ScheduledSession[],
): Finding[] {
  return judgedRules(desk, monday, { here, all }, ({ rule }) => CHECKED.has(rule.body.kind)).map(
    ({ active: { name }, judged: { limit, value, breaches } }) => {
      const broken = breaches[0]?.sessions[0];
      return check('PRINCIPLE', monday, broken === undefined ? null : dayFromNumber(broken.number), {
        constraint: name,
        limit,
        value,
        excess: excessOf(breaches),
        message: `That would go against ${name.charAt(0) === 'Y' ? `y${name.slice(1)}` : name}.`,
        ...(broken?.id !== undefined && { workoutId: broken.id }),
      });
    },
  );
}

export const excessOf = (breaches: readonly Breach[]): number => breaches.reduce((sum, { excess }) => sum + excess, 0);

/** Those rules of the week that are asked for, each with what the sessions of the week, `here`, make of it. */
export function judgedRules(
  desk: PlanningContext,
  monday: Day,
  { here, all }: { here: readonly ScheduledSession[]; all: readonly ScheduledSession[] },
  isAsked: (active: ActiveRule) => boolean,
): readonly { active: ActiveRule; judged: Judged }[] {
  if (desk.rules.length === 0) return [];
  const { target, limits, raceType, weekInPlan } = desk.week(monday);
  if (target === null) return [];
  const rules = rulesOfWeek(desk.rules, { week: target, level: limits.level, raceType, weekInPlan }).filter(isAsked);
  if (rules.length === 0) return [];
  const first = dayNumber(monday);
  const seen = (workout: ScheduledSession): SeenSession => ({
    ...seenOf(workout, workout.locked || !isOpen(workout, desk.limits.today)),
    id: workout.id,
  });
  const sessions = here.filter((workout) => !isRace(workout)).map(seen);
  const others = all
    .filter(
      (workout) =>
        !isRace(workout) && (dayNumber(workout.scheduledDate) < first || dayNumber(workout.scheduledDate) >= first + 7),
    )
    .map(seen);
  const past = desk.limits.past
    .filter(({ workoutType }) => workoutType !== 'race')
    .map((session) => seenOf(session, true));
  const near = [...past, ...others].filter(({ number }) => number >= first - REACH && number < first + 7 + REACH);
  const races = desk.races.map(({ raceDate, raceType: type }) => ({ number: dayNumber(raceDate), raceType: type }));
  const week = {
    monday: first,
    sessions,
    near,
    races,
    plannedHours: target.plannedHours,
    largestBefore: null,
    loadsInARow: 0,
  };
  return rules.map((active) => ({ active, judged: judge(active, week) }));
}
