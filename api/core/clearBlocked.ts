import { blackoutOn } from './blackout.ts';
import { addDays, type Day, daysBetween, mondayOf, weekdayOf } from './calendar.ts';
import type { Change } from './changes.ts';
import { applyOperations, makeOperation, type Operation } from './operations.ts';
import { checkSchedule } from './operations/check.ts';
import type { LimitCheck } from './operations/limitCheck.ts';
import { type Desk, deskOf, isOpen, type ScheduledSession, type ScheduleLimits } from './operations/limits.ts';
import { RANKS } from './operations/rebuild.ts';
import { settle } from './operations/settle.ts';

export interface Cleared {
  changes: readonly Change[];
  workouts: readonly ScheduledSession[];
  /** Sessions that a person put on a blocked day; they stay. */
  staying: readonly ScheduledSession[];
}

/**
 * What has to change so that nothing of the planner's stands on a blocked date: the long and the hard sessions first, each
 * goes to the nearest day of its week that holds it, or goes; then load is taken away until the limits of the weeks hold.
 * `before`: the limits before the dates were blocked; what broke them then stays as it is.
 */
export function clearBlocked(workouts: readonly ScheduledSession[], limits: ScheduleLimits, before: ScheduleLimits): Cleared {
  const desk = deskOf(limits);
  const { today, athlete } = limits;
  const blocked = workouts.filter((each) => isOpen(each, today) && blackoutOn(athlete.preferences, each.scheduledDate) !== null);
  const leaving = blocked.filter(({ locked }) => !locked).sort(byWeight);
  const changes: Change[] = [];
  let now = workouts.filter((each) => !leaving.includes(each));
  const moved: ScheduledSession[] = [];
  for (const session of leaving) {
    const day = nearestDay(session, now, desk);
    if (day === null) continue;
    moved.push(session);
    changes.push(changeOf(workouts, session, { op: 'move', workoutId: session.id, toDate: day }, limits));
    now = [...now, { ...session, scheduledDate: day, dayOfWeek: weekdayOf(day) }];
  }
  // the days that are to take something must be free of what goes
  const removed = leaving.filter((each) => !moved.includes(each)).map((each) => changeOf(workouts, each, { op: 'remove', workoutId: each.id }, limits));
  const cleared = applyOperations(workouts, [...removed, ...changes], desk);
  const eased = settle(cleared.workouts, desk, checkSchedule(workouts, before));
  const after = applyOperations(cleared.workouts, eased, desk);
  const applied = new Set([...cleared.applied, ...after.applied]);
  return {
    changes: [...removed, ...changes, ...eased].filter(({ id }) => applied.has(id)),
    workouts: after.workouts,
    staying: blocked.filter(({ locked }) => locked),
  };
}

function byWeight(a: ScheduledSession, b: ScheduledSession): number {
  return Number(b.isLong) - Number(a.isLong) || RANKS[b.intensity] - RANKS[a.intensity] || b.duration - a.duration || (a.id < b.id ? -1 : 1);
}

function changeOf(workouts: readonly ScheduledSession[], { scheduledDate }: ScheduledSession, operation: Operation, { athlete }: ScheduleLimits): Change {
  const blackout = blackoutOn(athlete.preferences, scheduledDate)!;
  const cause = { reasonCode: 'BLOCKED_DATE', source: 'rule' as const, inputs: { blocked: scheduledDate }, because: `you blocked that date${blackout.label ? ` for "${blackout.label}"` : ''}` };
  return makeOperation(workouts, operation, cause)!;
}

const keyOf = ({ code, week, day, workoutId = '' }: LimitCheck): string => `${code} ${day ?? week} ${workoutId}`;

/** The nearest day of the week on which the session breaks no limit that would hold without it; null: there is none. */
function nearestDay(session: ScheduledSession, without: readonly ScheduledSession[], desk: Desk): Day | null {
  const { today, firstDay, lastDay } = desk.limits;
  const monday = mondayOf(session.scheduledDate);
  const broken = new Map(checkSchedule(without, desk).map((check) => [keyOf(check), check.excess]));
  const days = Array.from({ length: 7 }, (_, i) => addDays(monday, i)).filter((day) => day >= today && day >= firstDay && day <= lastDay);
  const near = (day: Day) => 2 * Math.abs(daysBetween(session.scheduledDate, day)) + (day < session.scheduledDate ? 0 : 1);
  const fits = (day: Day) =>
    checkSchedule([...without, { ...session, scheduledDate: day, dayOfWeek: weekdayOf(day) }], desk).every((check) => check.excess <= (broken.get(keyOf(check)) ?? 0));
  return days.sort((a, b) => near(a) - near(b)).find(fits) ?? null;
}
