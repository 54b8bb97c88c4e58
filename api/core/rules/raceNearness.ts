import type { EnduranceSport } from '../codes/sport.ts';
import { dayNumber } from '../calendar/calendar.ts';
import {
  B_EVE_MINUTES,
  C_EVE_MINUTES,
  EASY_DAYS_AFTER_B,
  EASY_DAYS_AFTER_LONG_C,
  EVE_MINUTES,
  OPENER_DAYS_BEFORE,
  RACE_RECOVERY,
  TWO_DAYS_BEFORE_MINUTES,
} from '../constants/raceWeek.ts';
import { isCostlyB, racesInOrder } from '../season/phases.ts';
import type { Race } from '../race/race.ts';

/** What the races before and after a day leave of it. */
export interface Nearness {
  isRaceDay: boolean;
  isRecovering: boolean;
  /** Longest workout, minutes; Infinity far from races. */
  workoutCap: number;
  isReserve: boolean;
  mayBeHard: boolean;
  mayBeOpener: boolean;
  /** So soon after an A or B race, or a long C race, that nothing asks for more than easy: no steady work, race pace or quick steps. */
  mustBeEasy: boolean;
  /** So soon after an A race that strength has no jumps and heavy loads. */
  mustLiftLightly: boolean;
}

/** One race a day, the most important first; a second one on the same day cannot be raced. */
export function racesByDay(races: readonly Race[]): readonly Race[] {
  const sorted = racesInOrder(races);
  return sorted.filter((race, i) => sorted[i - 1]?.raceDate !== race.raceDate);
}

/** Days from the Monday of a week to the races that can bear on it: recovery lasts less than five weeks, the eves less than one. */
const FARTHEST_RACE_BEHIND = 35;
const FARTHEST_RACE_AHEAD = 14;

/** The races that can bear on the week of this Monday. */
export function racesNear(races: readonly Race[], monday: number): readonly Race[] {
  return races.filter(({ raceDate }) => {
    const ahead = dayNumber(raceDate) - monday;
    return ahead >= -FARTHEST_RACE_BEHIND && ahead <= FARTHEST_RACE_AHEAD;
  });
}

/** B races of the two longest types ask for half the recovery of an A race; shorter ones only for easy days. */
function recoveryShare(race: Race): number {
  if (race.priority === 'A') return 1;
  return isCostlyB(race) ? 0.5 : 0;
}

export function nearnessOf(day: number, races: readonly Race[]): Nearness {
  const near: Nearness = {
    isRaceDay: false,
    isRecovering: false,
    workoutCap: Infinity,
    isReserve: false,
    mayBeHard: true,
    mayBeOpener: false,
    mustBeEasy: false,
    mustLiftLightly: false,
  };
  // races ahead first, so that recovery from one behind has the last word
  for (const race of races.toReversed()) {
    const after = day - dayNumber(race.raceDate);
    if (after === 0) near.isRaceDay = true;
    else if (after < 0) beforeRace(near, race, -after);
    else afterRace(near, race, after);
  }
  return near;
}

const EVES: Readonly<Record<Race['priority'], number>> = { A: EVE_MINUTES, B: B_EVE_MINUTES, C: C_EVE_MINUTES };

function beforeRace(near: Nearness, { priority }: Race, days: number): void {
  // an opener for a later race would lie too close before this one
  if (days <= (priority === 'C' ? 1 : 2)) {
    near.mayBeHard = false;
    near.mayBeOpener = false;
  }
  if (days === 1) near.workoutCap = Math.min(near.workoutCap, EVES[priority]);
  if (priority === 'C') return;
  if (days === 2) near.workoutCap = Math.min(near.workoutCap, TWO_DAYS_BEFORE_MINUTES);
  if (priority === 'A' && days === 2) near.isReserve = true;
  if (priority === 'A' && days <= OPENER_DAYS_BEFORE) near.mayBeHard = false;
  if (priority === 'A' && days === OPENER_DAYS_BEFORE) near.mayBeOpener = true;
}

/** Days after the race on which nothing is hard. */
function easyDaysAfter({ priority, raceType }: Race): number {
  switch (priority) {
    case 'A':
      return RACE_RECOVERY[raceType].hardFromDay - 1;
    case 'B':
      return EASY_DAYS_AFTER_B[raceType];
    case 'C':
      return EASY_DAYS_AFTER_LONG_C[raceType] ?? 1;
  }
}

function afterRace(near: Nearness, race: Race, days: number): void {
  const share = recoveryShare(race);
  const { priority, raceType } = race;
  if (days <= Math.ceil(RACE_RECOVERY[raceType].restDays * share)) near.isRecovering = true;
  if (days <= easyDaysAfter(race)) {
    if (priority !== 'C' || EASY_DAYS_AFTER_LONG_C[raceType] !== undefined) near.mustBeEasy = true;
    if (priority === 'A') near.mustLiftLightly = true;
    near.mayBeHard = false;
    near.mayBeOpener = false;
  }
}

/** Longest workout of a sport while a race is being recovered from, minutes; Infinity otherwise. */
export function recoveryCap(day: number, sport: EnduranceSport, races: readonly Race[]): number {
  let cap = Infinity;
  for (const race of races) {
    const after = day - dayNumber(race.raceDate);
    if (after <= 0) continue;
    const share = recoveryShare(race);
    const { caps, capsUntilDay, firstRuns } = RACE_RECOVERY[race.raceType];
    if (after <= capsUntilDay * share) cap = Math.min(cap, caps[sport]);
    if (firstRuns === undefined || sport !== 'running' || after > firstRuns.untilDay * share) continue;
    cap = Math.min(cap, after < firstRuns.fromDay * share ? 0 : firstRuns.minutes);
  }
  return cap;
}
