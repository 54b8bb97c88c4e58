import {
  FOUNDATION_WORKOUTS,
  AGE_OF_MORE_STRENGTH,
  EASIER_STRENGTH,
  MORE_STRENGTH_HOURS,
  NO_FIRST_STRENGTH_WEEKS,
  STRENGTH_BY_PHASE,
  STRENGTH_MAX,
  STRENGTH_MIN,
  STRENGTH_MIN_WEEK_HOURS,
  TAPER_STRENGTH,
} from '../constants/strength.ts';
import { FEW_DAYS } from '../constants/week.ts';
import { inFives } from '../workout/inFives.ts';
import { holdsType } from '../rules/placement.ts';
import { isFoundation, strengthBeside, strengthPart, strengthWithin } from '../rules/strengthShare.ts';
import { type Draft, draftsOf, keptOf, type WeekContext } from './draft.ts';
import { placeEasy } from './place.ts';
import { mostWorkouts } from './ruleCounts.ts';
import type { NoStrength } from './strengthNotPlaced.ts';
import { lengthRule, shape } from './weekRules.ts';
import { isHardStrength, strengthFamilyIn } from './workouts.ts';

/** Nobody begins to lift so close to a race. */
const wouldBeginLate = ({ week: { phaseType }, memory, weeksToRace }: WeekContext): boolean =>
  memory.liftedWeeks === 0 &&
  (phaseType === 'taper' ||
    phaseType === 'peak' ||
    (phaseType !== 'recovery' && weeksToRace !== null && weeksToRace < NO_FIRST_STRENGTH_WEEKS));

/** Strength workouts that the phase asks for, before the hours and days limit them. */
function wantedWorkouts(context: WeekContext): number {
  const { week, athlete, weekInPhase, races, days, restrictions } = context;
  const { phaseType, plannedHours, kind } = week;
  if (isFoundation(restrictions)) return FOUNDATION_WORKOUTS;
  if (
    kind === 'race' ||
    races.some(
      ({ priority, raceDate }) => priority !== 'C' && raceDate >= week.weekStartDate && raceDate <= week.weekEndDate,
    )
  )
    return 0;
  // the first half of a recovery is two weeks at the longest, and one where it lasts two
  if (phaseType === 'recovery' && weekInPhase < 2) return 0;
  if (phaseType === 'taper' && weekInPhase > 0) return 0;
  if (wouldBeginLate(context)) return 0;
  const few = days.filter(({ status }) => status !== 'unavailable').length < FEW_DAYS;
  if (phaseType === 'build' && few) return 1;
  if (phaseType === 'race-specific' && athlete.age >= AGE_OF_MORE_STRENGTH && plannedHours >= MORE_STRENGTH_HOURS)
    return 2;
  return STRENGTH_BY_PHASE[phaseType];
}

/** Why a loading week holds none of the strength that was asked for; null: it holds some, or nobody wants it in this week. */
export function withoutStrength(context: WeekContext): NoStrength | null {
  const { sports, week, restrictions, days, rules } = context;
  if (week.kind !== 'load' || !sports.includes('strength') || restrictions.strength.banned) return null;
  if (days.some((day) => holdsType(day, 'strength'))) return null;
  if (rules !== null && mostWorkouts(context, 'strength')?.most === 0) return null;
  if (wouldBeginLate(context)) return 'late';
  return wantedWorkouts(context) > 0 && week.plannedHours < STRENGTH_MIN_WEEK_HOURS ? 'few-hours' : null;
}

/** The last loading week's strength, while the week is an easier one: its workouts, and minutes of the longest; null: the week is none. */
function harderWeek({ week, memory }: WeekContext): { workouts: number; minutes: number } | null {
  if (week.kind === 'load' && week.phaseType !== 'taper') return null;
  const minutes = memory.ordinary.findLast(({ strength }) => strength !== undefined)?.strength;
  return minutes === undefined ? null : { workouts: memory.lastLoad?.byType.strength ?? 1, minutes };
}

/** Longest strength workout of the week: as its stage asks, in easier weeks less than before. */
function longestStrength(context: WeekContext): number {
  const { longest } = strengthFamilyIn(context, { isHard: true });
  const before = harderWeek(context);
  const easier = before === null ? longest : Math.max(STRENGTH_MIN, Math.floor(EASIER_STRENGTH * before.minutes));
  const isTaper = context.week.kind === 'taper' || context.week.phaseType === 'taper';
  return Math.min(longest, easier, isTaper ? TAPER_STRENGTH : STRENGTH_MAX);
}

/** Workouts of an easier week: no more than before, and one fewer of several that cannot be shorter. */
function easierCount(context: WeekContext, wanted: number): number {
  const before = harderWeek(context);
  if (before === null) return wanted;
  const isShorter = before.minutes > STRENGTH_MIN;
  return Math.min(wanted, isShorter ? Math.max(1, before.workouts) : Math.max(1, before.workouts - 1));
}

/**
 * Strength workouts of the week, unplaced: within their share of `minutes`, none in short weeks.
 * `keptWorkouts` and `keptMinutes` are strength workouts that stand already.
 */
export function strengthDrafts(
  context: WeekContext,
  minutes: number,
  keptWorkouts: number,
  keptMinutes: number,
): Draft[] {
  const { sports, week, restrictions } = context;
  if (!sports.includes('strength') || restrictions.strength.banned) return [];
  if (week.plannedHours < STRENGTH_MIN_WEEK_HOURS && !isFoundation(restrictions)) return [];
  const room = strengthWithin(minutes, strengthPart(restrictions)) - keptMinutes;
  const asked = easierCount(context, wantedWorkouts(context)) - keptWorkouts;
  const wanted = Math.min(asked, Math.floor(room / STRENGTH_MIN));
  const count = context.rules === null ? wanted : fewerByRules(context, wanted, keptWorkouts);
  if (count <= 0) return [];
  const longest =
    context.rules === null ? null : lengthRule(context, { workoutType: 'strength', isLong: false, isHard: false });
  const free = inFives(Math.min(longestStrength(context), room / count));
  const drafts: Draft[] = [];
  for (let i = 0; i < count; i += 1) drafts.push(strengthDraft(Math.min(free, inFives(longest?.minutes ?? Infinity))));
  if (longest !== null && longest.minutes < free) for (const draft of drafts) shape(context, draft, longest.active);
  return drafts;
}

function fewerByRules(context: WeekContext, wanted: number, kept: number): number {
  const most = mostWorkouts(context, 'strength');
  if (most === null || most.most - kept >= wanted) return wanted;
  context.rules!.fired.add(most.active);
  return most.most - kept;
}

const strengthDraft = (minutes: number): Draft => ({
  workoutType: 'strength',
  sport: 'strength',
  role: 'strength',
  keyIndex: 0,
  minutes,
  max: minutes,
  brickRunMinutes: 0,
  isLong: false,
  isHard: false,
  dayIndex: null,
  lengthRule: 'share',
  maxRule: 'share',
  insteadOf: null,
  race: null,
});

/** Heavy strength goes on hard days, after the hard workout; where none takes it, the workout is a light one elsewhere. */
export function placeStrength(context: WeekContext, drafts: readonly Draft[], workoutsADay: number): void {
  const light: Draft[] = [];
  for (const draft of drafts) {
    draft.isHard = true;
    draft.isHard = isHardStrength(context, draft);
    if (!draft.isHard || placeEasy(context, [draft], workoutsADay).length > 0) light.push(draft);
  }
  for (const draft of light) draft.isHard = false;
  placeEasy(context, light, workoutsADay);
}

/** Strength stays within its share of what was placed; workouts that would fall under their minimum go. */
export function keepStrengthShare({ days, restrictions }: WeekContext): void {
  const kept = keptOf(days).filter(({ workoutType }) => workoutType !== 'race');
  const part = strengthPart(restrictions);
  const keptStrength = kept
    .filter(({ workoutType }) => workoutType === 'strength')
    .reduce((sum, { duration }) => sum + duration, 0);
  for (;;) {
    const drafts = draftsOf(days).filter(({ race }) => race === null);
    const strength = drafts.filter(({ sport }) => sport === 'strength');
    const last = strength.at(-1);
    if (last === undefined) return;
    const planned = strength.reduce((sum, { minutes }) => sum + minutes, 0);
    const others =
      [...drafts.map(({ minutes }) => minutes), ...kept.map(({ duration }) => duration)].reduce(
        (sum, minutes) => sum + minutes,
        0,
      ) -
      planned -
      keptStrength;
    const allowed = strengthBeside(others, part) - keptStrength;
    if (planned <= allowed) return;
    const each = inFives(allowed / strength.length);
    if (each >= STRENGTH_MIN) {
      for (const draft of strength) draft.minutes = Math.min(draft.minutes, each);
      return;
    }
    for (const day of days) if (day.drafts.includes(last)) day.drafts.splice(day.drafts.indexOf(last), 1);
  }
}
