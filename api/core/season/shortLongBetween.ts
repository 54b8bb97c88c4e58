import { longRunLimit } from '../athlete/longRunLimit.ts';
import { countedSports, effectiveHours, loadingWeeksOf } from '../athlete/profile.ts';
import { weekdayIndex, weeksBetween } from '../calendar/calendar.ts';
import { isRunningRace } from '../codes/race.ts';
import type { PlanWarning } from '../codes/warning.ts';
import {
  FIRST_LONG_RUN_MINUTES,
  LONG_CAPS,
  LONG_RUN_WINDOW_DAYS,
  RUN_LEG_SHARES,
  STEP_LONG_FACTOR,
} from '../constants/longWorkouts.ts';
import { MIN_LONG_WORKOUT } from '../constants/lengths.ts';
import { PEAK_LONG_SHARES, SHORT_LONG_SHARE } from '../constants/peakLong.ts';
import { RACE_RECOVERY } from '../constants/raceWeek.ts';
import { labelWithArticle, type Race } from '../race/race.ts';
import { raceMinutesOf } from '../race/raceSize.ts';
import { countOf } from '../units/countOf.ts';
import { goalRaces, LOADING_PHASES, nextPhaseWeeks, recoveryWeeksAfter } from './phases.ts';
import type { SeasonInput } from './season.ts';
import { timeText } from '../units/timeText.ts';

/** Nearer than this the first race is the long run of the second, weeks [D]. */
const FORM_HELD_WEEKS = 6;
/** Gaps between two races that are tried as a way out, weeks. */
const FARTHEST_GAP = 26;

interface Pair {
  previous: Race;
  race: Race;
}

/** What the longest run before a race should reach, minutes; null where nobody counts it. */
function wantedRun({ athlete, sports }: SeasonInput, { raceType }: Race): number | null {
  const share = PEAK_LONG_SHARES[raceType]?.running;
  if (share === undefined) return null;
  return Math.min(LONG_CAPS[raceType].running, share * 60 * effectiveHours(athlete, raceType, sports));
}

/** The run of the race before, as those after it may grow from it, minutes. */
function racedRun(input: SeasonInput, race: Race): number {
  const most = LONG_CAPS[race.raceType].running;
  const minutes = raceMinutesOf(race);
  if (isRunningRace(race.raceType)) return Math.min(minutes, most);
  const leg = (RUN_LEG_SHARES[race.raceType] ?? 0) * minutes;
  return Math.min(leg, most, longRunLimit(wantedRun(input, race) ?? FIRST_LONG_RUN_MINUTES));
}

/** Longest run of the loading weeks between two A races so many weeks apart, as recovery and its growth let it be, minutes. */
function longestBetween(input: SeasonInput, { previous, race }: Pair, gap: number): number {
  const { athlete, sports } = input;
  const phases = nextPhaseWeeks(recoveryWeeksAfter(athlete, previous, sports), race.raceType, gap);
  const { caps, capsUntilDay } = RACE_RECOVERY[previous.raceType];
  const loadingWeeks = loadingWeeksOf(athlete, countedSports(race.raceType, sports));
  const runs = [{ day: 0, minutes: racedRun(input, previous) }];
  let longest = 0;
  let loads = 0;
  phases.forEach((phase, i) => {
    const monday = 7 * (i + 1) - weekdayIndex(previous.raceDate);
    const sunday = monday + 6;
    const recent = runs.filter(({ day }) => day >= sunday - LONG_RUN_WINDOW_DAYS).map(({ minutes }) => minutes);
    const cap = monday <= capsUntilDay ? caps.running : Infinity;
    const limit = Math.min(cap, longRunLimit(Math.max(...recent, FIRST_LONG_RUN_MINUTES)));
    const next = phases[i + 1];
    const isStep = loads === loadingWeeks && next !== 'taper' && next !== 'race';
    loads = LOADING_PHASES.includes(phase) && !isStep ? loads + 1 : 0;
    if (loads > 0) longest = Math.max(longest, limit);
    runs.push({ day: sunday, minutes: loads > 0 ? limit : Math.min(cap, STEP_LONG_FACTOR * runs.at(-1)!.minutes) });
  });
  return longest;
}

/**
 * Two A races that leave too little time, once the first is recovered from, for the long run that the second one asks for; the smallest way
 * out is more of it.
 */
export function shortLongBetween(input: SeasonInput): (PlanWarning & { by: readonly Race[] })[] {
  const goals = goalRaces(input.races);
  return goals.slice(1).flatMap((race, i) => {
    const previous = goals[i]!;
    const pair = { previous, race };
    const gap = weeksBetween(previous.raceDate, race.raceDate);
    const wanted = wantedRun(input, race);
    if (wanted === null || gap < FORM_HELD_WEEKS || wanted <= MIN_LONG_WORKOUT) return [];
    const isShort = (weeks: number) => longestBetween(input, pair, weeks) < SHORT_LONG_SHARE * wanted;
    if (!isShort(gap)) return [];
    const message = `Between ${previous.raceName} and ${race.raceName} recovery leaves too little time for the long run to grow again; before ${labelWithArticle(race.raceType)} the longest should reach ${timeText(wanted)}.`;
    const enough = Array.from({ length: FARTHEST_GAP - gap }, (_, more) => gap + 1 + more).find(
      (weeks) => !isShort(weeks),
    );
    const later = enough === undefined ? '' : `Leave at least ${countOf(enough, 'week')} between the two races, or g`;
    const recommendation = `${later || 'G'}ive ${race.raceName} priority B and start in it for the experience.`;
    return [{ code: 'LONG_SESSION_SHORT' as const, message, recommendation, by: [previous, race] }];
  });
}
