import { dayNumber } from '../calendar.ts';
import type { ActiveRule } from '../principles/active.ts';
import { isNear, isOf, isRather, isSameWhat, isShut, racesOf, type SeenSession, type SeenWeek } from '../principles/judge.ts';
import type { RuleBody, What } from '../principles/rule.ts';
import type { InjuryRestrictions } from '../injuries.ts';
import type { KeptWorkout } from '../schedule.ts';
import { WORKOUT_TYPES, type WorkoutType } from '../workout.ts';
import { type Sport, SPORTS } from '../athlete.ts';
import { type DayPlan, type Draft, keptOf, type WeekContext } from './draft.ts';

/** Rules that hold together, sorted once for all the weeks that have just these. */
export interface RuleSet {
  rules: readonly ActiveRule[];
  /** Those of them that look at what else lies in the week. */
  moving: readonly ActiveRule[];
  movingBySort: (readonly ActiveRule[] | undefined)[];
  prefers: readonly (ActiveRule & { rule: { body: Body<'prefer'> } })[];
  /** Caps on the length of sessions whatever the day and however hard. */
  lengths: readonly (ActiveRule & { rule: { body: Body<'length'> } })[];
  /** Numbers of sessions whatever their sort. */
  counts: readonly (ActiveRule & { rule: { body: Body<'count'> } })[];
  /** Rules that close a day to a sort of session in any week, by sort and day, as they come to be asked. */
  always: (ActiveRule | null | undefined)[];
  /** Days near a race may be closed as well. */
  looksAtRaces: boolean;
  /** Those that placing session by session leaves open; the others hold by it. */
  open: readonly ActiveRule[];
}

type Body<Kind extends RuleBody['kind']> = Extract<RuleBody, { kind: Kind }>;
const isAbout = <Kind extends RuleBody['kind']>(kind: Kind) => (active: ActiveRule): active is ActiveRule & { rule: { body: Body<Kind> } } => active.rule.body.kind === kind;

/** Kinds of rules that look at what else lies in the week. */
const MOVING: ReadonlySet<RuleBody['kind']> = new Set(['count', 'perDay', 'apart', 'prefer']);
const LEFT_OPEN: ReadonlySet<RuleBody['kind']> = new Set(['length', 'share', 'hours', 'rest', 'count']);
const FINISHED_ONLY: ReadonlySet<What['quality']> = new Set(['hard', 'vo2max', 'threshold']);

export function ruleSetOf(rules: readonly ActiveRule[]): RuleSet {
  return {
    rules,
    moving: rules.filter(({ rule }) => MOVING.has(rule.body.kind)),
    movingBySort: [],
    prefers: rules.filter(isAbout('prefer')),
    lengths: rules.filter(isAbout('length')).filter(({ rule: { body } }) => body.days.length === 0 && !FINISHED_ONLY.has(body.what.quality)),
    counts: rules.filter(isAbout('count')).filter(({ rule: { body } }) => body.what.quality === 'any'),
    always: [],
    looksAtRaces: rules.some(isAbout('nearRace')),
    // what is VO2max or threshold shows in finished sessions alone
    open: rules.filter(({ rule: { body } }) => LEFT_OPEN.has(body.kind) && !('what' in body && (body.what.quality === 'vo2max' || body.what.quality === 'threshold'))),
  };
}

/** The principles that hold in a week while it is being built, with a record of what each of them did. */
export interface WeekRules {
  set: RuleSet;
  rules: readonly ActiveRule[];
  /** As `always` of the set, where races are near. */
  nearRaces: (ActiveRule | null | undefined)[];
  /** Of each day, the rule that closes it to every long session, as they come to be asked. */
  shut: (ActiveRule | null | undefined)[];
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

/** A week with the drafts of its first sessions, in their order; what follows is kept. */
export interface BoardWeek extends SeenWeek {
  drafts: readonly Draft[];
}

export const draftOf = ({ sessions, drafts }: BoardWeek, session: SeenSession): Draft | undefined => drafts[sessions.indexOf(session)];

/** The week as it stands on the board. */
export function seenWeek(context: WeekContext, rules: WeekRules): BoardWeek {
  const drafts: Draft[] = [];
  const sessions: SeenSession[] = [];
  for (const day of context.days) {
    for (const draft of day.drafts) {
      if (draft.race !== null) continue;
      drafts.push(draft);
      sessions.push(seenDraft(draft, day.number));
    }
  }
  for (const kept of keptOf(context.days)) if (kept.workoutType !== 'race') sessions.push(seenOf(kept, true));
  const races = context.races.map(({ raceDate, raceType }) => ({ number: dayNumber(raceDate), raceType }));
  return { monday: context.monday, sessions, near: rules.near, races, plannedHours: context.week.plannedHours, largestBefore: rules.largestBefore, loadsInARow: rules.loadsInARow, drafts };
}

const seenDraft = ({ workoutType, minutes, isLong, isHard }: Draft, number: number): SeenSession => ({ number, workoutType, intensity: null, minutes, isLong, isHard, isFixed: false });

/** Is there such a session on the day of this number, on the board, kept, or in another week? `but` does not count. */
function holds(context: WeekContext, rules: WeekRules, number: number, what: What, but: Draft | null): boolean {
  const day = context.days[number - context.monday];
  if (day === undefined) {
    for (const session of rules.near) if (session.number === number && isOf(what, session, true)) return true;
    return false;
  }
  for (const draft of day.drafts) if (draft !== but && draft.race === null && isOf(what, draft, true)) return true;
  for (const kept of day.kept) if (isOf(what, kept, true)) return true;
  return false;
}

function countOn(day: DayPlan, what: What, but: Draft | null): number {
  let count = 0;
  for (const draft of day.drafts) if (draft !== but && draft.race === null && isOf(what, draft, false)) count += 1;
  for (const kept of day.kept) if (isOf(what, kept, false)) count += 1;
  return count;
}

/** Rules that look at what else lies in the week. */
function forbids(context: WeekContext, rules: WeekRules, { rule: { body } }: ActiveRule, day: DayPlan, draft: Draft): boolean {
  switch (body.kind) {
    case 'count': {
      if (body.most === 0 || !isOf(body.what, draft, false)) return false;
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
    case 'apart': {
      const isThen = isOf(body.next, draft, true);
      const isFirst = isOf(body.first, draft, true);
      if (!isThen && !isFirst) return false;
      const isSame = isSameWhat(body.first, body.next);
      for (let gap = isSame ? Math.max(1, body.from) : body.from; gap <= body.to; gap += 1) {
        if (isThen && holds(context, rules, day.number - gap, body.first, draft)) return true;
        if (isFirst && holds(context, rules, day.number + gap, body.next, draft)) return true;
      }
      return false;
    }
    default:
      return false;
  }
}

/** Rules about days and races forbid a sort of session on a day whatever else lies in the week. */
function forbidsAlways(context: WeekContext, { rule: { body, scope } }: ActiveRule, day: DayPlan, draft: Draft): boolean {
  switch (body.kind) {
    case 'days':
      return isShut(body, day.weekday) && isOf(body.what, draft, true);
    case 'count':
      return body.most === 0 && isOf(body.what, draft, true);
    case 'nearRace':
      return isOf(body.what, draft, true) && racesOf(scope.who, context.races).some(({ raceDate }) => isNear(day.number - dayNumber(raceDate), body));
    default:
      return false;
  }
}

const PLACE_OF_TYPE = Object.fromEntries(WORKOUT_TYPES.map((type, i) => [type, 4 * i])) as Readonly<Record<WorkoutType, number>>;
const sortOf = ({ workoutType, isLong, isHard }: Draft): number => PLACE_OF_TYPE[workoutType] + (isLong ? 2 : 0) + (isHard ? 1 : 0);

/** The rules about neighbours and numbers that concern a sort of session, found once a week. */
function movingFor(rules: WeekRules, draft: Draft): readonly ActiveRule[] {
  const sort = sortOf(draft);
  return (rules.set.movingBySort[sort] ??= rules.set.moving.filter(({ rule: { body } }) => {
    if (body.kind === 'apart') return isOf(body.first, draft, true) || isOf(body.next, draft, true);
    return (body.kind === 'count' || body.kind === 'perDay') && isOf(body.what, draft, false);
  }));
}

/** Sessions of one sort are treated alike: by type, long or not, hard or not, and day. */
function alwaysForbiddenBy(context: WeekContext, rules: WeekRules, day: DayPlan, draft: Draft): ActiveRule | null {
  const sort = sortOf(draft) * 7 + day.index;
  const table = rules.set.looksAtRaces && context.races.length > 0 ? rules.nearRaces : rules.set.always;
  const known = table[sort];
  if (known !== undefined) return known;
  let by: ActiveRule | null = null;
  for (const active of rules.rules) {
    if (!forbidsAlways(context, active, day, draft)) continue;
    by = active;
    break;
  }
  return (table[sort] = by);
}

/** The first rule that keeps the session off the day; null: none does. */
export function forbiddenBy(context: WeekContext, day: DayPlan, draft: Draft): ActiveRule | null {
  const { rules } = context;
  if (rules === null || draft.workoutType === 'race') return null;
  const always = alwaysForbiddenBy(context, rules, day, draft);
  if (always !== null) return always;
  for (const active of movingFor(rules, draft)) if (forbids(context, rules, active, day, draft)) return active;
  return null;
}

/** As closedBy for long sessions, of rules that hold whatever else lies in the week. */
export function shutBy(context: WeekContext, day: DayPlan): ActiveRule | null {
  if (context.rules === null) return null;
  const known = context.rules.shut[day.index];
  return known === undefined ? (context.rules.shut[day.index] = findShut(context, context.rules, day)) : known;
}

function findShut(context: WeekContext, rules: WeekRules, day: DayPlan): ActiveRule | null {
  let shut: ActiveRule | null = null;
  for (const sport of context.sports) {
    if (sport === 'strength') continue;
    const by = alwaysForbiddenBy(context, rules, day, modelOf(sport, LONG));
    if (by === null) return null;
    shut ??= by;
  }
  return shut;
}

const MODEL: Draft = { workoutType: 'run', sport: 'running', role: 'easy', keyIndex: 0, minutes: 30, max: 30, brickRunMinutes: 0, isLong: false, isHard: false, dayIndex: null, lengthRule: 'share', maxRule: 'share', insteadOf: null, race: null };
const SPORT_OF = { running: 'run', cycling: 'bike', swimming: 'swim', strength: 'strength' } as const;
const LONG = { isLong: true, isHard: false };
/** One of each sort, by sport, long or not, hard or not. */
const MODELS: readonly Draft[] = SPORTS.flatMap((sport) => [false, true].flatMap((isLong) => [false, true].map((isHard) => ({ ...MODEL, sport, workoutType: SPORT_OF[sport], isLong, isHard }))));

function modelOf(sport: Sport, { isLong, isHard }: Pick<Draft, 'isLong' | 'isHard'>): Draft {
  return MODELS[(SPORTS.indexOf(sport) * 2 + (isLong ? 1 : 0)) * 2 + (isHard ? 1 : 0)]!;
}

/** Is the day closed to every session of this sort, whatever the sport? Gives the rule that closed it. */
export function closedBy(context: WeekContext, day: DayPlan, sort: Pick<Draft, 'isLong' | 'isHard'>): ActiveRule | null {
  if (context.rules === null) return null;
  let closed: ActiveRule | null = null;
  for (const sport of context.sports) {
    if ((sort.isLong || sort.isHard) && sport === 'strength') continue;
    const by = forbiddenBy(context, day, modelOf(sport, sort));
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
  for (const active of context.rules?.set.lengths ?? []) {
    const { body } = active.rule;
    if (!isOf(body.what, { workoutType, isLong, isHard: false }, false)) continue;
    if (least === null || body.minutes < least.minutes) least = { active, minutes: body.minutes };
  }
  return least;
}

/** Most sessions of a type a week, and the rule that says so; null: none does. */
export function mostSessions(context: WeekContext, workoutType: WorkoutType | null): { active: ActiveRule; most: number } | null {
  let least: { active: ActiveRule; most: number } | null = null;
  for (const active of context.rules?.set.counts ?? []) {
    const { body } = active.rule;
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
  for (const active of context.rules?.set.prefers ?? []) {
    const { body } = active.rule;
    if (!isRather(body.rather, draft) && holds(context, context.rules!, day.number - 1, body.after, draft)) return active;
  }
  return null;
}
