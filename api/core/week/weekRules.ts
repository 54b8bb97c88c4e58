import { dayNumber } from '../calendar.ts';
import type { ActiveRule } from '../principles/active.ts';
import { isNear, isOf, isRather, isShut, racesOf, type SeenSession, type SeenWeek } from '../principles/judge.ts';
import type { What } from '../principles/rule.ts';
import type { InjuryRestrictions } from '../injuries.ts';
import type { KeptWorkout } from '../schedule.ts';
import type { WorkoutType } from '../workout.ts';
import { type DayPlan, type Draft, keptOf, type WeekContext } from './draft.ts';

/** The principles that hold in a week while it is being built, with a record of what each of them did. */
export interface WeekRules {
  rules: readonly ActiveRule[];
  /** Sessions of the weeks before and kept ones of other weeks. */
  near: readonly SeenSession[];
  /** Rules that shaped a session. */
  shaped: Map<Draft, Set<ActiveRule>>;
  /** Rules that shaped the week itself: its days, hours or number of sessions. */
  fired: Set<ActiveRule>;
  /** Largest planned hours of the four weeks before; null: nothing before. */
  largestBefore: number | null;
  loadsInARow: number;
  /** What injuries alone forbid. */
  restrictions: InjuryRestrictions;
  /** Loading weeks in a row before this one. */
  loadsBefore: number;
}

export const seenOf = (workout: { scheduledDate: string; workoutType: WorkoutType; duration: number; isLong: boolean; isHard: boolean }, isFixed: boolean): SeenSession => ({
  number: dayNumber(workout.scheduledDate),
  workoutType: workout.workoutType,
  intensity: 'intensity' in workout ? (workout as KeptWorkout).intensity : null,
  minutes: workout.duration,
  isLong: workout.isLong,
  isHard: workout.isHard,
  isFixed,
});

/** The week as it stands on the board. */
export function seenWeek(context: WeekContext, rules: WeekRules): SeenWeek & { draftOf: Map<SeenSession, Draft> } {
  const draftOf = new Map<SeenSession, Draft>();
  const sessions: SeenSession[] = [];
  for (const day of context.days) {
    for (const draft of day.drafts) {
      if (draft.race !== null) continue;
      const seen = seenDraft(draft, day.number);
      draftOf.set(seen, draft);
      sessions.push(seen);
    }
  }
  for (const kept of keptOf(context.days)) if (kept.workoutType !== 'race') sessions.push(seenOf(kept, true));
  const races = context.races.map(({ raceDate, raceType }) => ({ number: dayNumber(raceDate), raceType }));
  return { monday: context.monday, sessions, near: rules.near, races, plannedHours: context.week.plannedHours, largestBefore: rules.largestBefore, loadsInARow: rules.loadsInARow, draftOf };
}

const seenDraft = ({ workoutType, minutes, isLong, isHard }: Draft, number: number): SeenSession => ({ number, workoutType, intensity: null, minutes, isLong, isHard, isFixed: false });

/** Is there such a session on the day of this number, on the board, kept, or in another week? `but` does not count. */
function holds(context: WeekContext, rules: WeekRules, number: number, what: What, but: Draft | null): boolean {
  const day = context.days[number - context.monday];
  if (day === undefined) return rules.near.some((session) => session.number === number && isOf(what, session, true));
  return (
    day.drafts.some((draft) => draft !== but && draft.race === null && isOf(what, draft, true)) ||
    day.kept.some((kept) => isOf(what, kept, true))
  );
}

function countOn(day: DayPlan, what: What, but: Draft | null): number {
  let count = 0;
  for (const draft of day.drafts) if (draft !== but && draft.race === null && isOf(what, draft, false)) count += 1;
  for (const kept of day.kept) if (isOf(what, kept, false)) count += 1;
  return count;
}

function forbids(context: WeekContext, rules: WeekRules, { rule: { body, scope } }: ActiveRule, day: DayPlan, draft: Draft): boolean {
  switch (body.kind) {
    case 'days':
      return isShut(body, day.weekday) && isOf(body.what, draft, true);
    case 'count': {
      if (!isOf(body.what, draft, body.most === 0)) return false;
      if (body.most === 0) return true;
      if (body.what.quality === 'hard' && countOn(day, body.what, draft) > 0) return false;
      let count = 0;
      for (const other of context.days) {
        const here = countOn(other, body.what, draft);
        count += body.what.quality === 'hard' ? Math.min(1, here) : here;
      }
      return count >= body.most;
    }
    case 'perDay':
      return isOf(body.what, draft, false) && countOn(day, body.what, draft) >= body.most;
    case 'nearRace':
      return isOf(body.what, draft, true) && racesOf(scope.who, context.races).some(({ raceDate }) => isNear(day.number - dayNumber(raceDate), body));
    case 'apart': {
      const isThen = isOf(body.then, draft, true);
      const isFirst = isOf(body.first, draft, true);
      if (!isThen && !isFirst) return false;
      const isSame = body.first.quality === body.then.quality && String(body.first.types) === String(body.then.types);
      for (let gap = isSame ? Math.max(1, body.from) : body.from; gap <= body.to; gap += 1) {
        if (isThen && holds(context, rules, day.number - gap, body.first, draft)) return true;
        if (isFirst && holds(context, rules, day.number + gap, body.then, draft)) return true;
      }
      return false;
    }
    default:
      return false;
  }
}

/** The first rule that keeps the session off the day; null: none does. */
export function forbiddenBy(context: WeekContext, day: DayPlan, draft: Draft): ActiveRule | null {
  const { rules } = context;
  if (rules === null) return null;
  for (const active of rules.rules) if (forbids(context, rules, active, day, draft)) return active;
  return null;
}

const MODEL: Draft = { workoutType: 'run', sport: 'running', role: 'easy', keyIndex: 0, minutes: 30, max: 30, brickRunMinutes: 0, isLong: false, isHard: false, dayIndex: null, lengthRule: 'share', maxRule: 'share', insteadOf: null, race: null };
const SPORT_OF = { running: 'run', cycling: 'bike', swimming: 'swim', strength: 'strength' } as const;

/** Is the day closed to every session of this sort, whatever the sport? Gives the rule that closed it. */
export function closedBy(context: WeekContext, day: DayPlan, sort: Pick<Draft, 'isLong' | 'isHard'>): ActiveRule | null {
  if (context.rules === null) return null;
  let closed: ActiveRule | null = null;
  for (const sport of context.sports) {
    if ((sort.isLong || sort.isHard) && sport === 'strength') continue;
    const by = forbiddenBy(context, day, { ...MODEL, ...sort, sport, workoutType: SPORT_OF[sport] });
    if (by === null) return null;
    closed ??= by;
  }
  return closed;
}

/** Is every day closed to this session? */
export function isShutOut(context: WeekContext, draft: Draft): boolean {
  return context.rules !== null && context.days.every((day) => day.status !== 'open' || forbiddenBy(context, day, draft) !== null);
}

/** Notes that a rule shaped the session. */
export function shape(context: WeekContext, draft: Draft, by: ActiveRule): void {
  const of = context.rules!.shaped.get(draft) ?? new Set();
  context.rules!.shaped.set(draft, of.add(by));
}

/** The rule with the smallest cap on sessions of this sort; null: none. */
export function lengthRule(context: WeekContext, workoutType: WorkoutType, isLong: boolean): { active: ActiveRule; minutes: number } | null {
  let least: { active: ActiveRule; minutes: number } | null = null;
  for (const active of context.rules?.rules ?? []) {
    const { body } = active.rule;
    if (body.kind !== 'length' || body.days.length > 0 || body.what.quality === 'hard' || body.what.quality === 'vo2max' || body.what.quality === 'threshold') continue;
    if (!isOf(body.what, { workoutType, isLong, isHard: false }, false)) continue;
    if (least === null || body.minutes < least.minutes) least = { active, minutes: body.minutes };
  }
  return least;
}

/** Most sessions of a type a week, and the rule that says so; null: none does. */
export function mostSessions(context: WeekContext, workoutType: WorkoutType | null): { active: ActiveRule; most: number } | null {
  let least: { active: ActiveRule; most: number } | null = null;
  for (const active of context.rules?.rules ?? []) {
    const { body } = active.rule;
    if (body.kind !== 'count' || body.what.quality !== 'any') continue;
    const applies = workoutType === null ? body.what.types.length === 0 : body.what.types.length === 1 && body.what.types[0] === workoutType;
    if (!applies) continue;
    let most = body.most;
    if (body.weeks > 1) {
      const before = context.rules!.near.filter((session) => isOf(body.what, session, false) && session.number < context.monday && session.number >= context.monday - 7 * (body.weeks - 1)).length;
      most = Math.max(0, body.most - before);
    }
    if (least === null || most < least.most) least = { active, most };
  }
  return least;
}

/** 1 where a principle would rather have something else on the day. */
export function preferenceCost(context: WeekContext, day: DayPlan, draft: Draft): ActiveRule | null {
  for (const active of context.rules?.rules ?? []) {
    const { body } = active.rule;
    if (body.kind === 'prefer' && !isRather(body.rather, draft) && holds(context, context.rules!, day.number - 1, body.after, draft)) return active;
  }
  return null;
}
