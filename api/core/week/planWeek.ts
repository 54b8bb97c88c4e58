import type { EnduranceSport } from '../athlete.ts';
import { AFTER_RACE_SESSION, MAX_SESSIONS_A_DAY, MIN_SESSION, OPENER_MINUTES, TAPER_FREQUENCY } from '../constants/week.ts';
import { allocateMinutes, type SportMinutes } from './allocate.ts';
import { markRestDays } from './days.ts';
import { type Draft, keptOf, TYPE_OF_SPORT, type WeekContext } from './draft.ts';
import { addSessions, keepLongLongest, lengthen, nameLengths, nameLongSessions, useLongDay } from './fill.ts';
import { hardBudget, hardIsForbidden, isRacePaced, isTooCloseToHardRun, placeKeys } from './keys.ts';
import {
  hasStrength,
  isHardDay,
  isLongRunDay,
  mayHold,
  placeDue,
  placeEasy,
  placeLong,
  put,
  sessionsOn,
} from './place.ts';
import { addBrick, isComplementary, longSports, sessionCount, sportDrafts } from './sizes.ts';
import { keepStrengthShare, placeStrength, strengthDrafts } from './strength.ts';
import { sharpenTaper } from './taper.ts';
import { raceMinutes, weekMinutes } from './target.ts';

export interface WeekLayout {
  /** Minutes that the week's hours allow from today on, and those that found no place. */
  open: number;
  unplaced: number;
}

/** Lays the sessions of one week out over `context.days`, which it fills. */
export function planWeek(context: WeekContext): WeekLayout {
  const { days, limits, week } = context;
  const kept = keptOf(days);
  placeRaces(context);
  prepareRaceWeek(context);
  const minutes = weekMinutes(context, kept);
  markRestDays(days, limits.restDays + restDayMore(context, minutes.open), context.athlete.preferences.longWorkoutDays);
  if (minutes.open < MIN_SESSION) return { open: minutes.open, unplaced: minutes.open };

  const keptStrength = kept.filter(({ workoutType }) => workoutType === 'strength');
  const keptStrengthMinutes = keptStrength.reduce((sum, { duration }) => sum + duration, 0);
  let strength = strengthDrafts(
    context,
    Math.min(minutes.planned, minutes.open + keptStrengthMinutes),
    keptStrength.length,
    keptStrengthMinutes,
  );
  const strengthMinutes = () => strength.reduce((sum, draft) => sum + draft.minutes, 0);
  const keptEndurance = kept.filter(({ workoutType }) => workoutType !== 'strength' && workoutType !== 'race');
  const keptMinutes = keptEndurance.reduce((sum, { duration }) => sum + duration, 0);
  const endurance = () => {
    const shared = allocateMinutes(context, minutes.open - strengthMinutes() + keptMinutes, keptEndurance);
    return forFrequency(shared, keptFrequency(context) - strength.length, minutes.open - strengthMinutes());
  };

  let allocation = endurance();
  let counts = sessionCounts(context, allocation, strength.length);
  const sessionsADay = dayLimit(context, total(counts) + strength.length);
  const seats = openDays(context) * sessionsADay;
  while (strength.length > 0 && total(counts) + strength.length > seats) {
    strength = strength.slice(1);
    allocation = endurance();
    counts = sessionCounts(context, allocation, strength.length);
  }
  while (total(counts) > seats) takeOne(context, counts);

  const hasKeptLong = kept.some(({ isLong }) => isLong);
  // a taper of one or two days a week needs them for its sharp session
  const mayBrick = week.kind !== 'taper' || openDays(context) > 2;
  let drafts = weekDrafts(context, allocation, counts, hasKeptLong, mayBrick);
  // in a taper the number of sessions comes before the brick
  if (week.kind === 'taper' && drafts.length < total(counts))
    drafts = weekDrafts(context, allocation, counts, hasKeptLong, false);
  const budget = hardBudget(context);
  const easy = placeImportant(context, drafts, budget, limits.sessionsADay);
  // with one session a day strength would find only the eves of long sessions left
  if (limits.sessionsADay === 1) placeStrength(context, strength, 1);
  placeEasy(context, placeEasy(context, easy, limits.sessionsADay), sessionsADay);
  placeStrength(
    context,
    strength.filter(({ dayIndex }) => dayIndex === null),
    sessionsADay,
  );
  dropNeedlessDoubles(context);
  useLongDay(context, sessionsADay);
  keepLongLongest(context);
  const placed = () =>
    days.reduce((sum, day) => sum + day.drafts.reduce((more, draft) => more + (draft.race ? 0 : draft.minutes), 0), 0);
  const missing = keptFrequency(context) - days.reduce((sum, day) => sum + day.drafts.length, 0);
  for (let i = 0; i < missing && minutes.open - placed() >= MIN_SESSION; i += 1)
    addSessions(context, allocation, MIN_SESSION, sessionsADay);
  const left = lengthen(context, minutes.open - placed());
  if (left >= MIN_SESSION && week.kind !== 'race') addSessions(context, allocation, left, limits.sessionsADay);
  settle(context);
  nameLongSessions(context);
  if (sharpenTaper(context, sessionsADay)) settle(context);
  nameLengths(context);
  return { open: minutes.open, unplaced: minutes.open - placed() };
}

function placeRaces(context: WeekContext): void {
  for (const race of context.races) {
    const day = context.days.find(({ date }) => date === race.raceDate);
    if (day === undefined || day.status === 'past' || day.kept.some(({ workoutType }) => workoutType === 'race'))
      continue;
    const minutes = raceMinutes(race.raceType);
    day.drafts.push({
      workoutType: 'race',
      sport: 'running',
      role: 'race',
      keyIndex: 0,
      minutes,
      max: minutes,
      brickRunMinutes: 0,
      isLong: false,
      isHard: false,
      dayIndex: day.index,
      lengthRule: 'share',
      maxRule: 'share',
      insteadOf: null,
      race,
    });
  }
}

/** After a race in the week only short sessions follow. */
function prepareRaceWeek({ week, days, races }: WeekContext): void {
  if (week.kind !== 'race') return;
  for (const day of days) {
    const isAfter = races.some(
      ({ priority, raceDate }) => priority === 'A' && raceDate >= week.weekStartDate && raceDate < day.date,
    );
    if (isAfter) day.sessionCap = Math.min(day.sessionCap, AFTER_RACE_SESSION);
  }
}

/** A race week rests on Monday too when its few minutes fit without it. */
function restDayMore({ week, days }: WeekContext, minutes: number): number {
  const open = days.filter(({ status }) => status === 'open').length;
  return week.kind === 'race' && open >= 5 && minutes <= 150 ? 1 : 0;
}

function openDays({ days }: WeekContext): number {
  return days.filter(({ status }) => status === 'open').length;
}

/** Two sessions a day at most; one for beginners, unless the days that they have are fewer than the sessions. */
function dayLimit({ limits, days }: WeekContext, sessions: number): number {
  if (limits.sessionsADay > 1) return limits.sessionsADay;
  const available = days.filter(({ status }) => status !== 'unavailable').length;
  return sessions > available ? 2 : 1;
}

function total(counts: ReadonlyMap<EnduranceSport, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** The sport with the most sessions gives one up; among equals one besides the race's own, then the one trained last. */
function takeOne(context: WeekContext, counts: Map<EnduranceSport, number>): void {
  const last = (sport: EnduranceSport) => context.memory.lastDayOfType[TYPE_OF_SPORT[sport]] ?? 0;
  const [most] = [...counts.keys()].sort(
    (a, b) =>
      counts.get(b)! - counts.get(a)! ||
      Number(isComplementary(context, b)) - Number(isComplementary(context, a)) ||
      last(b) - last(a),
  );
  if (most !== undefined) counts.set(most, counts.get(most)! - 1);
}

function sessionCounts(
  context: WeekContext,
  allocation: readonly SportMinutes[],
  strengthSessions: number,
): Map<EnduranceSport, number> {
  const { limits } = context;
  const open = openDays(context);
  const kept = keptOf(context.days);
  const counts = new Map<EnduranceSport, number>();
  for (const { sport, minutes } of allocation) {
    const standing = kept.filter(({ workoutType }) => workoutType === TYPE_OF_SPORT[sport]).length;
    const fits = Math.floor(minutes / MIN_SESSION);
    counts.set(
      sport,
      Math.min(fits, Math.max(fits > 0 ? 1 : 0, sessionCount(context, sport, minutes, open) - standing)),
    );
  }
  if (limits.sessionsADay === 1) {
    const available = context.days.filter(({ status }) => status !== 'unavailable').length;
    while (
      total(counts) + strengthSessions > open &&
      total(counts) + strengthSessions <= available &&
      total(counts) > counts.size
    )
      takeOne(context, counts);
  }
  addForFrequency(allocation, counts, keptFrequency(context) - strengthSessions, open);
  return counts;
}

/** New sessions that a taper week needs so that it keeps the frequency of the last loading week; 0 in other weeks. */
function keptFrequency(context: WeekContext): number {
  const { week, memory, days, limits } = context;
  if (week.kind !== 'taper' || memory.lastLoad === null) return 0;
  const kept = keptOf(days).length;
  const wanted = Math.floor(TAPER_FREQUENCY * memory.lastLoad.sessions);
  const available = days.filter(({ status }) => status !== 'unavailable').length;
  // a second session a day is open to beginners only when the sessions outnumber their days
  const isBetween = limits.sessionsADay === 1 && wanted > openDays(context) && wanted <= available;
  return (isBetween ? available + 1 : wanted) - kept;
}

/**
 * Moves minutes between sports, as few as possible, so that the week holds so many sessions of the shortest length; the
 * minutes that rounding left of `minutes` come first.
 */
function forFrequency(allocation: readonly SportMinutes[], wanted: number, minutes: number): SportMinutes[] {
  const moved = allocation.map((entry) => ({ ...entry }));
  let rounded = Math.min(moved.length, minutes - moved.reduce((sum, each) => sum + each.minutes, 0));
  const sessions = () => moved.reduce((sum, { minutes }) => sum + Math.floor(minutes / MIN_SESSION), 0);
  const spare = ({ minutes }: SportMinutes) => minutes % MIN_SESSION;
  while (sessions() < wanted) {
    const [first, ...others] = [...moved].sort((a, b) => spare(b) - spare(a));
    if (first === undefined) return moved;
    let missing = MIN_SESSION - spare(first);
    if (others.reduce((sum, other) => sum + spare(other), rounded) < missing) return moved;
    first.minutes += missing;
    const left = Math.min(rounded, missing);
    rounded -= left;
    missing -= left;
    for (const other of others) {
      const taken = Math.min(spare(other), missing);
      other.minutes -= taken;
      missing -= taken;
    }
  }
  return moved;
}

/** A taper shortens sessions and keeps their number, with two of a sport on one day where the days are too few. */
function addForFrequency(
  allocation: readonly SportMinutes[],
  counts: Map<EnduranceSport, number>,
  wanted: number,
  open: number,
): void {
  for (const most of [open, MAX_SESSIONS_A_DAY * open]) {
    while (total(counts) < wanted) {
      const longest = allocation
        .map(({ sport, minutes }) => ({ sport, each: minutes / ((counts.get(sport) ?? 0) + 1) }))
        .filter(({ sport, each }) => each >= MIN_SESSION && (counts.get(sport) ?? 0) < most)
        .sort((a, b) => b.each - a.each)[0];
      if (longest === undefined) break;
      counts.set(longest.sport, (counts.get(longest.sport) ?? 0) + 1);
    }
  }
}

function weekDrafts(
  context: WeekContext,
  allocation: readonly SportMinutes[],
  counts: ReadonlyMap<EnduranceSport, number>,
  hasKeptLong: boolean,
  mayBrick: boolean,
): Draft[] {
  const long = hasKeptLong ? new Set<EnduranceSport>() : longSports(context, allocation);
  const bike = allocation.find(({ sport }) => sport === 'cycling');
  const run = allocation.find(({ sport }) => sport === 'running');
  const draftsOf = (entry: SportMinutes, minutes: number, count: number) =>
    sportDrafts(context, { ...entry, minutes }, count, long.has(entry.sport));
  const rides = bike ? draftsOf(bike, bike.minutes, counts.get('cycling') ?? 0) : [];
  // in the week of a smaller race, which has no long session, a race-specific brick is an ordinary ride
  const ride = long.size > 0 ? rides.find(({ isLong }) => isLong) : rides[0];
  const brickRun = run && mayBrick ? addBrick(context, ride, run.minutes) : 0;
  const drafts = [...rides];
  for (const entry of allocation) {
    if (entry.sport === 'cycling') continue;
    const isRun = entry.sport === 'running';
    const minutes = isRun ? entry.minutes - brickRun : entry.minutes;
    const count = Math.min(counts.get(entry.sport) ?? 0, Math.floor(minutes / MIN_SESSION));
    // the run off the bike counts as one of the runs when there are several
    drafts.push(...draftsOf(entry, minutes, isRun && brickRun > 0 && count > 2 ? count - 1 : count));
  }
  return drafts;
}

/** Shortens and drops until strength keeps to its share, no double is needless and the long session is the longest. */
function settle(context: WeekContext): void {
  // each of them only ever shortens, drops or moves, so an equal sum and number is an equal week
  for (let before = -1, now = sizeOf(context); before !== now; now = sizeOf(context)) {
    before = now;
    keepStrengthShare(context);
    dropNeedlessDoubles(context);
    keepLongLongest(context);
  }
}

/** Minutes and number of the sessions in one figure. */
function sizeOf({ days }: WeekContext): number {
  let size = 0;
  for (const day of days) for (const draft of day.drafts) size += 10_000 + draft.minutes;
  return size;
}

/** Where beginners have days enough for one session each, none keeps two: the shorter one moves to a free day or goes. */
function dropNeedlessDoubles(context: WeekContext): void {
  const { limits, days } = context;
  if (limits.sessionsADay > 1) return;
  const available = days.filter(({ status }) => status !== 'unavailable').length;
  for (;;) {
    const sessions = days.reduce((sum, day) => sum + (day.status === 'race' ? 0 : sessionsOn(day)), 0);
    const double = days.find((day) => day.drafts.length > 0 && sessionsOn(day) > 1);
    if (double === undefined || sessions > available) return;
    const isOnly = (draft: Draft) =>
      draft.sport !== 'strength' &&
      days.every((day) => day.drafts.every((other) => other === draft || other.sport !== draft.sport));
    const [first] = [...double.drafts].sort((a, b) => Number(isOnly(a)) - Number(isOnly(b)) || a.minutes - b.minutes);
    double.drafts.splice(double.drafts.indexOf(first!), 1);
    placeEasy(context, [first!], 1);
  }
}

/** Places the opener, the long and the key sessions. Gives back the others. */
function placeImportant(context: WeekContext, drafts: readonly Draft[], budget: number, sessionsADay: number): Draft[] {
  const { week } = context;
  const long = drafts.filter(({ isLong }) => isLong);
  const easy = drafts.filter(({ isLong }) => !isLong);
  let left = budget;
  if (week.kind === 'race') {
    if (left > 0) placeOpener(context, easy);
    left = 0;
  } else if (long.length === 0 && week.kind !== 'recovery') {
    // without a long session the longest one still belongs on a long-workout day
    const longest = easy.sort((a, b) => b.minutes - a.minutes).shift();
    if (longest) easy.push(...placeLong(context, [longest], sessionsADay));
  }
  // race-specific bricks are ridden and run at race pace when the week may still take a hard session
  const isSpecific = week.kind === 'load' && (week.phaseType === 'race-specific' || week.phaseType === 'peak');
  for (const draft of long)
    draft.isHard = left > 0 && isSpecific && (draft.role === 'brick' || isRacePaced(context, draft));
  const ordinary = placeLong(context, long, sessionsADay);
  for (const draft of long) if (draft.isHard && isTooCloseToHardRun(context, draft)) draft.isHard = false;
  for (const draft of ordinary)
    Object.assign(draft, { isLong: false, role: draft.role === 'long' ? 'easy' : draft.role });
  if (week.kind === 'taper' && left > 0) placeOpener(context, easy);
  left -= context.days.filter((day) => day.drafts.some(({ isHard }) => isHard)).length;
  return placeKeys(context, placeDue(context, [...easy, ...ordinary], sessionsADay), left, sessionsADay);
}

/** Three days before the race: a short session with a few efforts at race pace. */
function placeOpener(context: WeekContext, easy: Draft[]): void {
  const day = context.days.find((candidate) => candidate.status === 'open' && candidate.mayBeOpener);
  if (day === undefined) return;
  if (
    [-1, 1].some((step) => isHardDay(context, day.number + step)) ||
    isLongRunDay(context, day.number - 1) ||
    hasStrength(context, day.number - 1)
  )
    return;
  const isTriathlon = context.raceType !== 'marathon' && context.raceType !== 'half-marathon';
  const sport = isTriathlon ? 'cycling' : 'running';
  const allowed = easy.filter(
    (draft) =>
      draft.sport !== 'strength' &&
      !hardIsForbidden(context, draft.sport) &&
      mayHold(context, day, draft, context.limits.sessionsADay),
  );
  const opener = allowed.find((draft) => draft.sport === sport) ?? allowed[0];
  if (opener === undefined) return;
  easy.splice(easy.indexOf(opener), 1);
  const minutes = Math.min(OPENER_MINUTES, opener.max, day.cap);
  put(day, {
    ...opener,
    role: 'opener',
    isHard: true,
    minutes: Math.min(opener.minutes, minutes),
    max: minutes,
    lengthRule: 'race-near',
  });
}
