import type { Athlete, Sport } from '../athlete.ts';
import { dayNumber, weeksBetween } from '../calendar.ts';
import { HARD_BY_PHASE, STRENGTH_BY_PHASE, STRENGTH_MIN_WEEK_HOURS } from '../constants/week.ts';
import type { InjuryRestrictions, SportRestriction, TrainedSport } from '../injuries.ts';
import { countedSports, loadingWeeksOf } from '../profile.ts';
import type { RaceType } from '../race.ts';
import type { PastSession, ScheduleInput } from '../schedule.ts';
import type { WeekTarget } from '../season.ts';
import type { AthleteLimits, WeekContext } from '../week/draft.ts';
import type { WeekLayout } from '../week/planWeek.ts';
import { type RuleSet, ruleSetOf, seenOf, type WeekRules } from '../week/weekRules.ts';
import type { Intensity, PlannedWorkout } from '../workout.ts';
import { type ActiveRule, rulesFor, rulesOfWeek } from './active.ts';
import type { SeenSession } from './judge.ts';
import { lacksOf } from './needs.ts';
import { type PrincipleEffect, provePrinciples, seenPlan, type Unheld } from './planned.ts';

/** What a week is planned from; principles make it tighter. */
export interface Known {
  raceType: RaceType | null;
  sports: readonly Sport[];
  limits: AthleteLimits;
  restrictions: InjuryRestrictions;
}

/** One way to plan a week. */
export interface Attempt {
  context: WeekContext;
  layout: WeekLayout;
  workouts: readonly PlannedWorkout[];
}

/** The principles through all the weeks of a plan. */
export interface Teaching {
  rules: readonly ActiveRule[];
  input: ScheduleInput;
  /** Everything kept or past. */
  standing: readonly SeenSession[];
  /** Everything planned so far, week after week. */
  planned: SeenSession[];
  /** Rules that held together so far. */
  sets: RuleSet[];
  placeOf: ReadonlyMap<string, number>;
  effects: { applied: number; on: string[]; notHeld: string[] }[];
  unheld: { week: WeekTarget; unheld: Unheld }[];
}

/** Null: there are no principles. */
export function teachingOf(input: ScheduleInput): Teaching | null {
  const { principles = [], athlete, keep, past } = input;
  if (principles.length === 0) return null;
  const standing = [...past.map((session: PastSession) => seenOf(session, true)), ...keep.map((workout) => seenOf(workout, true))].filter(({ workoutType }) => workoutType !== 'race');
  const rules = rulesFor(athlete, principles);
  const placeOf = new Map(rules.map(({ principle, place }) => [principle.id, place]));
  return { rules, input, standing, planned: [], sets: [], placeOf, effects: principles.map(() => ({ applied: 0, on: [], notHeld: [] })), unheld: [] };
}

/** Days that the rules look back and ahead of a week. */
function reachOf(rules: readonly ActiveRule[]): number {
  return rules.reduce((most, { rule: { body } }) => Math.max(most, body.kind === 'apart' ? body.to : body.kind === 'count' ? 7 * (body.weeks - 1) : body.kind === 'prefer' ? 1 : 0), 0);
}

/**
 * Plans the week under its principles. Where taking away would leave it without something that it needs, the rule that would
 * do so yields for this week, and the proof says why.
 */
export function planTaught(
  teaching: Teaching,
  week: WeekTarget,
  known: Known,
  attempt: (known: Known, rules: WeekRules | null) => Attempt,
): Attempt & { proof: ReturnType<typeof provePrinciples>['proof'] } {
  const { season } = teaching.input;
  const weekInPlan = Math.max(0, weeksBetween(season.seasonStart, week.weekStartDate));
  const all = rulesOfWeek(teaching.rules, { week, level: known.limits.level, raceType: known.raceType, weekInPlan });
  const around = aroundOf(teaching, week, reachOf(all));
  const { near, largestBefore, loadsInARow, loadsBefore } = around;
  const tried = (rules: readonly ActiveRule[]): Attempt => {
    if (rules.length === 0) return attempt(known, null);
    const set = setOf(teaching, rules);
    const weekRules: WeekRules = { set, rules, nearRaces: [], shut: [], near, shaped: new Map(), fired: new Set(), largestBefore, loadsInARow, restrictions: known.restrictions, loadsBefore };
    return attempt(tightened(known, week, weekRules, teaching.input.athlete), weekRules);
  };
  const { made, yielded } = withNeeds(all, tried);
  const seen = seenPlan(made.context, around, made.workouts);
  const { proof, unheld } = provePrinciples(all, seen, yielded, made.context.rules?.fired ?? new Set());
  for (const session of seen.sessions) if (!session.isFixed) teaching.planned.push(session);
  note(teaching, week, made, unheld);
  return { ...made, proof };
}

/** The same rules hold in most weeks. */
function setOf({ sets }: Teaching, rules: readonly ActiveRule[]): RuleSet {
  let known = sets.findLast((set) => isSame(set.rules, rules));
  if (known === undefined) sets.push((known = ruleSetOf(rules)));
  return known;
}

function isSame(one: readonly ActiveRule[], other: readonly ActiveRule[]): boolean {
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return false;
  return one.length === other.length;
}

function aroundOf({ standing, planned, input }: Teaching, week: WeekTarget, reach: number): Pick<WeekRules, 'near' | 'largestBefore' | 'loadsInARow' | 'loadsBefore'> {
  const monday = dayNumber(week.weekStartDate);
  const near = standing.filter(({ number }) => (number < monday && number >= monday - reach) || (number >= monday + 7 && number < monday + 7 + reach));
  let from = planned.length;
  // within a week they lie in any order
  while (from > 0 && planned[from - 1]!.number >= monday - reach - 7) from -= 1;
  for (; from < planned.length; from += 1) if (planned[from]!.number >= monday - reach) near.push(planned[from]!);
  const { weeks } = input.season;
  const index = weeks.findIndex(({ weekStartDate }) => weekStartDate === week.weekStartDate);
  const before = weeks.slice(Math.max(0, index - 4), Math.max(0, index)).map(({ plannedHours }) => plannedHours);
  let loadsInARow = 0;
  for (let i = index; i >= 0 && weeks[i]!.kind === 'load'; i -= 1) loadsInARow += 1;
  let loadsBefore = 0;
  for (let i = index - 1; i >= 0 && weeks[i]!.kind === 'load'; i -= 1) loadsBefore += 1;
  return { near, largestBefore: before.length > 0 ? Math.max(...before) : null, loadsInARow, loadsBefore };
}

/** Drops the fewest rules, the latest taught first, until the week lacks nothing that it would have without them. */
function withNeeds(all: readonly ActiveRule[], tried: (rules: readonly ActiveRule[]) => Attempt): { made: Attempt; yielded: readonly Unheld[] } {
  let made = tried(all);
  if (lacksOf(made.context, made.workouts).length === 0) return { made, yielded: [] };
  const lacking = (of: Attempt) => lacksOf(of.context, of.workouts);
  const anyway = new Set(lacking(tried([])).map(({ key }) => key));
  const guiltOf = (of: Attempt) => lacking(of).filter(({ key }) => !anyway.has(key));
  let guilt = guiltOf(made);
  let left = all;
  const yielded: Unheld[] = [];
  while (guilt.length > 0 && left.length > 0) {
    const { text } = guilt[0]!;
    let best: { active: ActiveRule; made: Attempt; guilt: typeof guilt } | null = null;
    for (const active of left.toReversed()) {
      const without = tried(left.filter((each) => each !== active));
      const remaining = guiltOf(without);
      if (best === null || remaining.length < best.guilt.length) best = { active, made: without, guilt: remaining };
      if (remaining.length === 0) break;
    }
    const { active } = best!;
    yielded.push({ active, because: text });
    left = left.filter((each) => each !== active);
    ({ made, guilt } = best!);
  }
  return { made, yielded };
}

// written out: a copy by spread has another shape than what it is a copy of, and all that reads both gets slower
const within = (
  { level, levelBySport, hardDays, hardRunSpacingDays, restDays, sessionsADay, currentRunMinutes }: AthleteLimits,
  less: Partial<Pick<AthleteLimits, 'hardDays' | 'restDays' | 'sessionsADay'>>,
): AthleteLimits => ({ level, levelBySport, hardDays: less.hardDays ?? hardDays, hardRunSpacingDays, restDays: less.restDays ?? restDays, sessionsADay: less.sessionsADay ?? sessionsADay, currentRunMinutes });

const HARD: readonly Intensity[] = ['hard', 'threshold', 'vo2max', 'race-pace'];

/** Level, age and injuries set limits; principles make them smaller. */
function tightened(known: Known, week: WeekTarget, weekRules: WeekRules, athlete: Athlete): Known {
  let { limits, restrictions } = known;
  const out = new Set<Sport>();
  for (const active of weekRules.rules) {
    const { body } = active.rule;
    if (body.kind === 'rest' && body.least > limits.restDays) {
      limits = within(limits, { restDays: body.least });
      weekRules.fired.add(active);
    }
    if (body.kind === 'perDay' && body.what.types.length === 0 && body.what.quality === 'any') limits = within(limits, { sessionsADay: Math.min(limits.sessionsADay, body.most) });
    if (body.kind === 'hours' && week.plannedHours >= body.most - 0.01) weekRules.fired.add(active);
    if (body.kind === 'ramp' && weekRules.largestBefore !== null && week.kind === 'load' && week.plannedHours >= weekRules.largestBefore * (1 + body.percent / 100) - 0.02) weekRules.fired.add(active);
    if (body.kind === 'step' && week.kind === 'step' && weekRules.loadsBefore === body.weeks && body.weeks < loadingWeeksOf(athlete, countedSports(known.raceType, known.sports))) weekRules.fired.add(active);
    if (body.kind !== 'count' || body.weeks > 1) continue;
    const { what, most } = body;
    if (what.quality === 'hard' && what.types.length === 0 && most < limits.hardDays) {
      if (most < HARD_BY_PHASE[week.phaseType]) weekRules.fired.add(active);
      limits = within(limits, { hardDays: most });
    }
    if (most > 0) continue;
    if (what.quality === 'any') for (const sport of known.sports) if (what.types.some((type) => TYPE[sport] === type)) {
          out.add(sport);
          if (sport !== 'strength' || (STRENGTH_BY_PHASE[week.phaseType] > 0 && week.plannedHours >= STRENGTH_MIN_WEEK_HOURS)) weekRules.fired.add(active);
        }
    if (what.quality === 'hard' && what.types.length > 0) restrictions = without(restrictions, what.types, HARD);
    if (what.quality === 'vo2max') restrictions = without(restrictions, what.types, ['vo2max']);
  }
  const sports = out.size === 0 ? known.sports : known.sports.filter((sport) => !out.has(sport));
  return { raceType: known.raceType, sports: sports.length > 0 ? sports : known.sports, limits, restrictions };
}

const TYPE: Readonly<Record<Sport, TrainedSport>> = { running: 'run', cycling: 'bike', swimming: 'swim', strength: 'strength' };

function without(restrictions: InjuryRestrictions, types: readonly string[], intensities: readonly Intensity[]): InjuryRestrictions {
  const tighter = (type: TrainedSport): SportRestriction =>
    types.length > 0 && !types.includes(type) ? restrictions[type] : { ...restrictions[type], noIntensities: [...new Set([...restrictions[type].noIntensities, ...intensities])] };
  return { run: tighter('run'), bike: tighter('bike'), swim: tighter('swim'), strength: types.includes('strength') ? tighter('strength') : restrictions.strength };
}

function note(teaching: Teaching, week: WeekTarget, { context, workouts }: Attempt, unheld: readonly Unheld[]): void {
  const { effects, placeOf } = teaching;
  for (const workout of workouts) {
    let ids: Set<string> | null = null;
    for (const { code, inputs } of workout.reasons) if (code === 'PRINCIPLE') (ids ??= new Set()).add(String(inputs.principleId));
    if (ids === null) continue;
    for (const id of ids) {
      const effect = effects[placeOf.get(id)!]!;
      effect.applied += 1;
      effect.on.push(workout.scheduledDate);
    }
  }
  for (const place of new Set([...(context.rules?.fired ?? [])].map((active) => active.place))) {
    effects[place]!.applied += 1;
    effects[place]!.on.push(week.weekStartDate);
  }
  for (const each of unheld) {
    teaching.unheld.push({ week, unheld: each });
    effects[each.active.place]!.notHeld.push(week.weekStartDate);
  }
}

export function effectsOf({ input, effects }: Teaching): readonly PrincipleEffect[] {
  return (input.principles ?? []).map(({ id }, place) => ({ id, ...effects[place]!, on: [...effects[place]!.on].sort(), notHeld: [...new Set(effects[place]!.notHeld)] }));
}
