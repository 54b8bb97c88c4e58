import type { Athlete } from '../athlete/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import { addDays, type Day, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import {
  COSTLY_B_TYPES,
  LATER_TAPER_HORIZON_DIVISOR,
  LONG_RECOVERY_TYPES,
  MAINTENANCE_MAX_WEEKS,
  MASTERS_AGE,
  PARTIAL_REBUILD_MAX_WEEKS,
  RECOVERY_GAP_DIVISOR,
  TAPER_HORIZON_DIVISOR,
} from '../constants/season.ts';
import { type LoadingWeeks, RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { countedSports, experienceOf, isLowBase } from '../athlete/profile.ts';
import { raceHoursOf } from '../race/raceSize.ts';
import type { Race } from '../race/race.ts';
import type { RaceType } from '../codes/race.ts';
import { weeksAfterResult } from '../race/raceResult.ts';
import type { PhaseType } from '../codes/phase.ts';
import { compare } from '../units/compare.ts';

export const LOADING_PHASES: readonly PhaseType[] = ['base', 'build', 'race-specific', 'peak'];

/** Phase of each week of one part of the season, first week first. */
export type PhaseWeeks = readonly PhaseType[];

/** Phases of the `weeks` weeks up to and including race week of the first A race. */
export function firstPhaseWeeks(raceType: RaceType, weeks: number, lowBase: boolean): PhaseWeeks {
  const { ideal, taperWeeks } = RACE_TYPE_NUMBERS[raceType];
  const taper = Math.min(taperWeeks, Math.floor((weeks - 1) / TAPER_HORIZON_DIVISOR));
  return [...loadingPhaseWeeks(ideal, weeks - 1 - taper, lowBase), ...repeat('taper', taper), 'race'];
}

/** Phases of the `gap` weeks after the race week of one A race up to and including race week of the next. */
export function nextPhaseWeeks(previousRecoveryWeeks: number, raceType: RaceType, gap: number): PhaseWeeks {
  const { ideal, taperWeeks } = RACE_TYPE_NUMBERS[raceType];
  const wanted = gap >= 2 ? Math.min(previousRecoveryWeeks, Math.max(1, Math.floor(gap / RECOVERY_GAP_DIVISOR))) : 0;
  const recovery = Math.min(wanted, gap - 1);
  const taper = Math.min(taperWeeks, Math.floor((gap - recovery - 1) / LATER_TAPER_HORIZON_DIVISOR));
  const loading = gap - recovery - taper - 1;
  return [...repeat('recovery', recovery), ...betweenRaces(ideal, loading), ...repeat('taper', taper), 'race'];
}

function betweenRaces(ideal: LoadingWeeks, weeks: number): PhaseWeeks {
  if (weeks <= MAINTENANCE_MAX_WEEKS) return repeat('race-specific', weeks);
  if (weeks <= PARTIAL_REBUILD_MAX_WEEKS) {
    return [...repeat('build', Math.ceil(weeks / 2)), ...repeat('race-specific', Math.floor(weeks / 2))];
  }
  return loadingPhaseWeeks(ideal, weeks, false);
}

/**
 * Splits loading weeks into base, build, race-specific and peak. Short of the ideal, an athlete with little fitness keeps the base and a fit one
 * keeps the race-specific weeks; more than the ideal lengthens the base.
 */
export function loadingPhaseWeeks(ideal: LoadingWeeks, weeks: number, lowBase: boolean): PhaseWeeks {
  const { base, build, specific, peak } = split(ideal, Math.max(0, weeks), lowBase);
  return [
    ...repeat('base', base),
    ...repeat('build', build),
    ...repeat('race-specific', specific),
    ...repeat('peak', peak),
  ];
}

function split(ideal: LoadingWeeks, weeks: number, lowBase: boolean): LoadingWeeks {
  const wanted = ideal.base + ideal.build + ideal.specific + ideal.peak;
  if (weeks >= wanted) return { ...ideal, base: ideal.base + weeks - wanted };
  return lowBase ? splitForLowBase(ideal, weeks) : splitForFit(ideal, weeks);
}

function splitForLowBase(ideal: LoadingWeeks, weeks: number): LoadingWeeks {
  let base = Math.min(ideal.base, Math.ceil(weeks / 2));
  let rest = weeks - base;
  let specific = Math.min(ideal.specific, Math.floor(rest / 2));
  const build = Math.min(ideal.build, rest - specific);
  rest -= specific + build;
  const peak = Math.min(ideal.peak, rest);
  rest -= peak;
  const more = Math.min(ideal.specific - specific, rest);
  specific += more;
  base += rest - more;
  return { base, build, specific, peak };
}

function splitForFit(ideal: LoadingWeeks, weeks: number): LoadingWeeks {
  let rest = weeks;
  const take = (wanted: number) => {
    const taken = Math.min(wanted, rest);
    rest -= taken;
    return taken;
  };
  let specific = take(1);
  let build = take(1);
  specific += take(ideal.specific - specific);
  build += take(ideal.build - build);
  const peak = take(ideal.peak);
  return { base: rest, build, specific, peak };
}

/** Recovery weeks after an A race of this type for this athlete. */
export function recoveryWeeksOf(athlete: Athlete, raceType: RaceType, sports: readonly Sport[]): number {
  const slow = athlete.age >= MASTERS_AGE || experienceOf(athlete, countedSports(raceType, sports)) === 'beginner';
  return RACE_TYPE_NUMBERS[raceType].recoveryWeeks + (slow && LONG_RECOVERY_TYPES.includes(raceType) ? 1 : 0);
}

/** Recovery weeks after this very race: as for its type, and as its result says; half of that for a B race. */
export function recoveryWeeksAfter(athlete: Athlete, race: Race, sports: readonly Sport[]): number {
  const planned = recoveryWeeksOf(athlete, race.raceType, sports);
  return weeksAfterResult(race.priority === 'B' ? Math.ceil(planned / 2) : planned, race.result);
}

export function isCostlyB(race: Race): boolean {
  return race.priority === 'B' && COSTLY_B_TYPES.includes(race.raceType);
}

/** Hours that a race of its type and length usually takes, whoever runs it. */
const usualHours = ({ raceType, raceName }: Race): number => raceHoursOf({ raceType, raceName });

/** Races in the order of their dates; ties by length, longest first, then by name, so that the order of the list never matters. */
export function racesInOrder(races: readonly Race[]): readonly Race[] {
  return [...races].sort(
    (a, b) =>
      compare(a.raceDate, b.raceDate) ||
      compare(a.priority, b.priority) ||
      usualHours(b) - usualHours(a) ||
      compare(a.raceName, b.raceName),
  );
}

/** A races, one for each week that has any: the longest of the week, by date. */
export function goalRaces(races: readonly Race[]): readonly Race[] {
  const byWeek = new Map<Day, Race>();
  for (const race of racesInOrder(races)) {
    if (race.priority !== 'A') continue;
    const week = mondayOf(race.raceDate);
    const held = byWeek.get(week);
    if (!held || usualHours(race) > usualHours(held)) byWeek.set(week, race);
  }
  return [...byWeek.values()];
}

/** Race that the season is first built for: the first A race; without one the last B race, else the last C race; null without races. */
export function mainRace(races: readonly Race[]): Race | null {
  const goal = goalRaces(races)[0];
  if (goal) return goal;
  const ordered = racesInOrder(races);
  return ordered.filter(({ priority }) => priority === 'B').at(-1) ?? ordered.at(-1) ?? null;
}

/** Phases with the lost weeks in their place: what is left for loading is split anew. */
function aroundLostWeeks(
  weeks: PhaseWeeks,
  isLost: (week: number) => boolean,
  split: (count: number) => PhaseWeeks,
): PhaseWeeks {
  const isLoading = (phase: PhaseType) => LOADING_PHASES.includes(phase);
  const trained = weeks.filter((phase, i) => isLoading(phase) && !isLost(i)).length;
  const left = split(trained).values();
  return weeks.map((phase, i) => (!isLoading(phase) ? phase : isLost(i) ? 'recovery' : left.next().value!));
}

/**
 * Phase of every Monday-week from the week of `today` to the end of the season: the last A race's recovery, or the last race's week if that is later.
 * `races` are on or after today, at least one. Without an A race the season loads up to the main race with neither taper nor race phase.
 * Loading weeks among the `lostWeeks`, Mondays, become recovery, and the other phases share what is left. `isBaseFirst`: whatever the fitness was.
 */
export function seasonPhaseWeeks(
  today: Day,
  athlete: Athlete,
  sports: readonly Sport[],
  races: readonly Race[],
  lostWeeks: readonly Day[] = [],
  isBaseFirst = false,
): PhaseWeeks {
  const lost = new Set(lostWeeks.map((monday) => weeksBetween(today, monday)));
  const weekOf = (race: Race) => weeksBetween(today, race.raceDate);
  const main = mainRace(races)!;
  const lowBase = isBaseFirst || isLowBase(athlete, countedSports(main.raceType, sports));
  const goals = goalRaces(races);
  const weeks: PhaseType[] = [];
  const add = (part: PhaseWeeks, split: (count: number) => PhaseWeeks) => {
    const first = weeks.length;
    weeks.push(...(lost.size > 0 ? aroundLostWeeks(part, (week) => lost.has(first + week), split) : part));
  };
  const idealOf = ({ raceType }: Race) => RACE_TYPE_NUMBERS[raceType].ideal;
  const fromStart = (race: Race) => (count: number) => loadingPhaseWeeks(idealOf(race), count, lowBase);
  if (goals.length === 0) add(fromStart(main)(weekOf(main) + 1), fromStart(main));
  goals.forEach((goal, i) => {
    const previous = goals[i - 1];
    if (!previous) add(firstPhaseWeeks(goal.raceType, weekOf(goal) + 1, lowBase), fromStart(goal));
    else {
      const part = nextPhaseWeeks(
        recoveryWeeksAfter(athlete, previous, sports),
        goal.raceType,
        weekOf(goal) - weekOf(previous),
      );
      add(part, (count) => betweenRaces(idealOf(goal), count));
    }
  });
  const last = goals.at(-1);
  if (last) weeks.push(...repeat('recovery', recoveryWeeksAfter(athlete, last, sports)));
  const lastRaceWeek = Math.max(...races.map(weekOf));
  while (weeks.length <= lastRaceWeek) weeks.push(lost.has(weeks.length) ? 'recovery' : 'base');
  for (const race of racesInOrder(races).filter(isCostlyB))
    insertRecovery(weeks, weekOf(race), recoveryWeeksAfter(athlete, race, sports));
  return weeks;
}

/** Turns the loading weeks after a long B race into recovery; taper and race weeks stay. */
function insertRecovery(weeks: PhaseType[], raceWeek: number, count: number): void {
  for (let i = raceWeek + 1; i <= raceWeek + count; i++) {
    const phase = weeks[i];
    if (phase === 'taper' || phase === 'race') return;
    weeks[i] = 'recovery';
  }
}

/** A phase's dates, before it is named and its volume known. */
export interface PhaseSpan {
  phaseType: PhaseType;
  startDate: Day;
  endDate: Day;
}

/**
 * Joins equal neighbouring weeks into phases; every race week is a phase of its own, and recovery that is time lost one apart from recovery after a race.
 * The first phase starts today, the others on Mondays.
 */
export function phaseSpans(today: Day, weeks: PhaseWeeks, lostWeeks: readonly Day[] = []): readonly PhaseSpan[] {
  const monday = mondayOf(today);
  const isLost = (i: number) => weeks[i] === 'recovery' && lostWeeks.includes(addDays(monday, 7 * i));
  const spans: PhaseSpan[] = [];
  weeks.forEach((phaseType, i) => {
    const endDate = addDays(monday, 7 * i + 6);
    const last = spans.at(-1);
    if (last && last.phaseType === phaseType && phaseType !== 'race' && isLost(i) === isLost(i - 1))
      last.endDate = endDate;
    else spans.push({ phaseType, startDate: i === 0 ? today : addDays(monday, 7 * i), endDate });
  });
  return spans;
}

function repeat(phaseType: PhaseType, count: number): PhaseWeeks {
  return Array.from({ length: Math.max(0, count) }, () => phaseType);
}
