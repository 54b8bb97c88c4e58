import { type Day, dayFromNumber, dayNumber } from '../calendar.ts';
import { rulesOfWeek } from '../principles/active.ts';
import { judge, type SeenSession } from '../principles/judge.ts';
import { seenOf } from '../week/weekRules.ts';
import { check, isRace, type LimitCheck } from './limitCheck.ts';
import { type Desk, isOpen, type ScheduledSession } from './limits.ts';

/** Kinds that a change of single sessions can break; hours of the season and shares of what is left are the planner's. */
const CHECKED: ReadonlySet<string> = new Set(['days', 'count', 'perDay', 'length', 'apart', 'rest', 'hours', 'nearRace']);
const REACH = 28;

/** Principles of the week's coaches with what the schedule makes of them. */
export function principles(desk: Desk, monday: Day, here: readonly ScheduledSession[], all: readonly ScheduledSession[]): LimitCheck[] {
  if (desk.rules.length === 0) return [];
  const { target, limits, raceType, weekInPlan } = desk.week(monday);
  if (target === null) return [];
  const rules = rulesOfWeek(desk.rules, { week: target, level: limits.level, raceType, weekInPlan }).filter(({ rule }) => CHECKED.has(rule.body.kind));
  if (rules.length === 0) return [];
  const first = dayNumber(monday);
  const seen = (workout: ScheduledSession): SeenSession => ({ ...seenOf(workout, workout.locked || !isOpen(workout, desk.limits.today)), id: workout.id });
  const sessions = here.filter((workout) => !isRace(workout)).map(seen);
  const others = all.filter((workout) => !isRace(workout) && (dayNumber(workout.scheduledDate) < first || dayNumber(workout.scheduledDate) >= first + 7)).map(seen);
  const past = desk.limits.past.filter(({ workoutType }) => workoutType !== 'race').map((session) => seenOf(session, true));
  const near = [...past, ...others].filter(({ number }) => number >= first - REACH && number < first + 7 + REACH);
  const races = desk.races.map(({ raceDate, raceType: type }) => ({ number: dayNumber(raceDate), raceType: type }));
  const week = { monday: first, sessions, near, races, plannedHours: target.plannedHours, largestBefore: null, loadsInARow: 0 };
  return rules.map((rule) => {
    const { name } = rule;
    const { limit, value, breaches } = judge(rule, week);
    const broken = breaches[0]?.sessions[0];
    return check('PRINCIPLE', monday, broken === undefined ? null : dayFromNumber(broken.number), {
      constraint: name,
      limit,
      value,
      excess: breaches.reduce((sum, { excess }) => sum + excess, 0),
      message: `That would go against ${name.charAt(0) === 'Y' ? `y${name.slice(1)}` : name}.`,
      ...(broken?.id !== undefined && { workoutId: broken.id }),
    });
  });
}
