import { LENGTH_STEP, MIN_LONG_WORKOUT, MIN_WORKOUT } from '../constants/lengths.ts';
import { type SportMinutes, isComplementary } from './allocate.ts';
import { dayRule, isLongWorkoutDay, mayHold, roomOf, smallestOf } from './dayRules.ts';
import { type DayPlan, type Draft, draftsOf, keptOf, type Placed, placedOn, type WeekContext } from './draft.ts';
import { inFives } from '../workout/inFives.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { isTooLate } from './overdue.ts';
import { placeEasy, put } from './place.ts';
import { countsOf, ordinaryCap } from './sizes.ts';
import { lengthRule } from './weekRules.ts';

/**
 * Minutes that a workout away from the long-workout days must stay under, so that the week's longest lies on one of
 * them; Infinity where no long-workout day holds a workout.
 */
export function longestElsewhere(context: WeekContext): number {
  const longest = longestOnLongDays(context);
  return longest === Infinity ? longest : Math.max(MIN_WORKOUT, inFives(longest - 1));
}

/** Minutes of the longest workout on the long-workout days, which others do not outlast; Infinity where they hold none. */
export function longestOnLongDays(context: WeekContext): number {
  const { kind } = context.week;
  if (kind === 'race' || kind === 'recovery') return Infinity;
  let longest = 0;
  for (const day of context.days) {
    // the eve of a race holds no long workout that others would have to stay below
    if (!isLongWorkoutDay(context, day) || day.workoutCap < Infinity) continue;
    for (const draft of day.drafts) if (isEndurance(draft)) longest = Math.max(longest, draft.minutes);
    for (const kept of day.kept) if (isEndurance(kept)) longest = Math.max(longest, kept.duration);
  }
  return longest === 0 ? Infinity : longest;
}

const isEndurance = ({ workoutType }: Pick<Draft, 'workoutType'>) =>
  workoutType !== 'race' && workoutType !== 'strength';

/**
 * Where the long workout found no long-workout day, the longest workout that may moves to one; strength makes room for it
 * when need be, and a workout changes where none may as it is.
 */
export function useLongDay(context: WeekContext, limit: number): void {
  const { kind } = context.week;
  if (kind === 'race' || kind === 'recovery' || longestElsewhere(context) !== Infinity) return;
  const longDays = context.days.filter((day) => isLongWorkoutDay(context, day));
  if (moveLongest(context, longDays, limit)) return;
  const strength = draftsOf(longDays).filter(({ sport }) => sport === 'strength');
  if (strength.length > 0) {
    for (const day of longDays) day.drafts = day.drafts.filter(({ sport }) => sport !== 'strength');
    if (!moveLongest(context, longDays, limit)) moveChanged(context, longDays, limit);
    placeEasy(context, strength, limit);
  } else moveChanged(context, longDays, limit);
}

/** True when a workout has moved to one of the days. */
function moveLongest(context: WeekContext, days: readonly DayPlan[], limit: number): boolean {
  const placed = placedOn(context.days)
    .filter(({ draft }) => isEndurance(draft))
    .sort((a, b) => b.draft.minutes - a.draft.minutes);
  return placed.some(({ day, draft }) => {
    day.drafts.splice(day.drafts.indexOf(draft), 1);
    const to = days.find((other) => mayHold(context, other, draft, limit) && !isTooLate(context, other, draft));
    put(to ?? day, draft);
    return to !== undefined;
  });
}

const EASED = { role: 'easy', isHard: false, keyIndex: 0 } as const;
const RIDDEN = { workoutType: 'bike', sport: 'cycling', insteadOf: 'running' } as const;

/** What a workout would have to be for a day that may not hold it as it is; null: nothing would help. */
function changeOf({ restrictions: { run } }: WeekContext, { role, workoutType }: Draft): Partial<Draft> | null {
  if (role === 'key') return EASED;
  return workoutType === 'run' && run.noConsecutiveDays && run.substitute.includes('bike') ? RIDDEN : null;
}

/** Moves the longest key workout to one of the days as an easy one, or, of who may not run two days running, the longest run as a ride. */
function moveChanged(context: WeekContext, days: readonly DayPlan[], limit: number): void {
  const placed = placedOn(context.days).sort((a, b) => b.draft.minutes - a.draft.minutes);
  // what a race ahead makes short is no day for the longest
  const free = days.filter(({ workoutCap }) => workoutCap === Infinity);
  for (const { day, draft } of free.length === 0 ? [] : placed) {
    const change = changeOf(context, draft);
    if (change === null) continue;
    const before = day.drafts;
    day.drafts = before.filter((each) => each !== draft);
    const changed = { ...draft, ...change };
    const to = free.find((other) => mayHold(context, other, changed, limit) && !isTooLate(context, other, changed));
    if (to !== undefined) return put(to, Object.assign(draft, change));
    day.drafts = before;
  }
  for (const each of free.length === 0 ? [] : placed) if (moveMost(context, each, free, limit)) return;
}

/** A sport that would rest too long until one of the days is trained shortly where it lies, and the rest of the workout moves. */
function moveMost(context: WeekContext, { day, draft }: Placed, days: readonly DayPlan[], limit: number): boolean {
  if (draft.role === 'brick' || draft.race !== null || draft.minutes < 2 * MIN_WORKOUT + 1) return false;
  const before = day.drafts;
  const stays: Draft = { ...draft, ...EASED, isLong: false, minutes: MIN_WORKOUT };
  day.drafts = before.map((each) => (each === draft ? stays : each));
  const to = days.find((other) => mayHold(context, other, draft, limit) && !isTooLate(context, other, draft));
  if (to === undefined) {
    day.drafts = before;
    return false;
  }
  draft.minutes -= MIN_WORKOUT;
  put(to, draft);
  return true;
}

/** Shortens every workout that would outlast the long one; a brick that gets too short for two sports is a ride. */
export function keepLongLongest(context: WeekContext): void {
  const most = asLongElsewhere(context);
  for (const day of context.days) {
    if (isLongWorkoutDay(context, day)) continue;
    for (const draft of day.drafts) {
      if (draft.workoutType === 'race' || draft.minutes <= most) continue;
      draft.minutes = most;
      draft.lengthRule = 'below-long';
      if (draft.role === 'brick' && most < smallestOf(draft))
        Object.assign(draft, { workoutType: 'bike', role: 'long', brickRunMinutes: 0, isHard: false });
    }
  }
}

/** Minutes by which a placed workout may still grow. */
function roomToGrow(context: WeekContext, day: DayPlan, draft: Draft, most: number): number {
  if (draft.sport === 'strength' || draft.role === 'opener' || draft.workoutType === 'race') return 0;
  const ceiling = isLongWorkoutDay(context, day) ? draft.max : Math.min(draft.max, most);
  return inFives(Math.min(ceiling - draft.minutes, roomOf(day)));
}

/** Says of every workout what keeps it from being longer, where something does. */
export function nameLengths(context: WeekContext): void {
  const most = longestElsewhere(context);
  for (const day of context.days) {
    for (const draft of day.drafts) {
      if (draft.race !== null || draft.sport === 'strength' || draft.role === 'opener') continue;
      // what the day limits as well is no doing of a principle
      if (draft.minutes >= inFives(draft.max) && (draft.maxRule !== 'principle-cap' || roomOf(day) >= LENGTH_STEP)) {
        if (draft.maxRule === 'principle-cap' && draft.lengthRule !== 'principle-cap') noteReached(context, draft);
        draft.lengthRule = draft.maxRule;
      } else if (roomOf(day) < LENGTH_STEP) draft.lengthRule = dayRule(day);
      else if (draft.minutes >= most && !isLongWorkoutDay(context, day)) draft.lengthRule = 'below-long';
    }
  }
}

function noteReached(context: WeekContext, draft: Draft): void {
  const least = lengthRule(context, draft);
  if (least !== null) context.rules!.reached.add(least.active);
}

/** Lengthens placed workouts by `minutes` in all, ordinary ones before long ones. Gives back what no limit lets in. */
export function lengthen(context: WeekContext, minutes: number): number {
  let left = minutes;
  // what the long ones cannot take either makes others as long as they are
  for (const mostElsewhere of [longestElsewhere, asLongElsewhere])
    for (let before = Infinity; left >= LENGTH_STEP && left < before;) {
      before = left;
      for (const ofLong of [false, true]) left = lengthenSome(context, left, ofLong, mostElsewhere);
    }
  return left;
}

/** Most minutes of a workout away from the long-workout days that does not outlast what lies on them. */
const asLongElsewhere = (context: WeekContext): number => Math.max(MIN_WORKOUT, inFives(longestOnLongDays(context)));

/** Easy workouts grow before hard ones, and sports that an injury takes from come last. */
const growthRank = ({ restrictions }: WeekContext, { isHard, sport }: Draft): number =>
  Number(isHard) + (sport !== 'strength' && restrictions[TYPE_OF_SPORT[sport]].volumeFactor < 1 ? 2 : 0);

function lengthenSome(
  context: WeekContext,
  minutes: number,
  ofLong: boolean,
  mostElsewhere: (context: WeekContext) => number,
): number {
  let left = minutes;
  while (left >= LENGTH_STEP) {
    const most = mostElsewhere(context);
    const growing = placedOn(context.days)
      .filter(({ day, draft }) => draft.isLong === ofLong && roomToGrow(context, day, draft, most) > 0)
      .sort((a, b) => growthRank(context, a.draft) - growthRank(context, b.draft));
    if (growing.length === 0) return left;
    const each = Math.max(LENGTH_STEP, inFives(left / growing.length));
    for (const { day, draft } of growing) {
      const more = Math.max(0, Math.min(each, inFives(left), roomToGrow(context, day, draft, most)));
      draft.minutes += more;
      left -= more;
    }
  }
  return left;
}

/** Only workouts of some length are long; the week's longest is long in any case, unless a race or an ordinary one lasts as long. */
export function nameLongWorkouts({ days }: WeekContext): void {
  const all = draftsOf(days);
  const drafts = all.filter(({ race }) => race === null);
  const longest = Math.max(0, ...all.map(({ minutes }) => minutes));
  const ordinary = Math.max(0, ...drafts.flatMap(({ isLong, minutes }) => (isLong ? [] : [minutes])));
  for (const draft of drafts) {
    if (draft.minutes >= MIN_LONG_WORKOUT || (draft.minutes === longest && draft.minutes > ordinary)) continue;
    draft.isLong = false;
    if (draft.role === 'long') draft.role = 'easy';
  }
}

/**
 * Adds easy workouts for the minutes that the planned ones could not take; those of sports besides the race's own keep to their share
 * unless they may be `ofAnySport`. Gives back what is still left.
 */
export function addWorkouts(
  context: WeekContext,
  allocation: readonly SportMinutes[],
  minutes: number,
  workoutsADay: number,
  ofAnySport = false,
): number {
  let left = minutes;
  while (left >= MIN_WORKOUT) {
    const most = Math.min(left, longestElsewhere(context));
    const added = mostMissing(context, allocation, ofAnySport).some(({ sport, insteadOf }) => {
      const cap = ordinaryCap(context, sport, false);
      const draft: Draft = {
        workoutType: TYPE_OF_SPORT[sport],
        sport,
        role: 'easy',
        keyIndex: 0,
        minutes: inFives(Math.min(most, cap.minutes)),
        max: cap.minutes,
        brickRunMinutes: 0,
        isLong: false,
        isHard: false,
        dayIndex: null,
        lengthRule: 'share',
        maxRule: cap.rule,
        insteadOf,
        race: null,
      };
      if (draft.minutes < MIN_WORKOUT || placeEasy(context, [draft], workoutsADay).length > 0) return false;
      left -= draft.minutes;
      return true;
    });
    if (!added) return left;
  }
  return left;
}

/** Sports that may take one more workout, the one furthest below its minutes first. */
function mostMissing(context: WeekContext, allocation: readonly SportMinutes[], ofAnySport: boolean): SportMinutes[] {
  const drafts = draftsOf(context.days).filter(({ race }) => race === null);
  const kept = keptOf(context.days);
  const planned = (sport: SportMinutes['sport']) =>
    drafts.filter((draft) => draft.sport === sport).reduce((sum, draft) => sum + draft.minutes, 0);
  const count = (sport: SportMinutes['sport']) =>
    drafts.filter((draft) => draft.sport === sport).length +
    kept.filter(({ workoutType }) => workoutType === TYPE_OF_SPORT[sport]).length;
  return allocation
    .filter(({ sport, insteadOf }) => ofAnySport || insteadOf !== null || !isComplementary(context, sport))
    .filter(({ sport }) => count(sport) < countsOf(context, sport).high)
    .map((entry) => ({ entry, missing: entry.minutes - planned(entry.sport) }))
    .sort((a, b) => b.missing - a.missing)
    .map(({ entry }) => entry);
}
