import { blackoutOn } from '../athlete/blackout.ts';
import { blockedText } from '../athlete/blackoutText.ts';
import { addDays, type Day, mondayOf, type Weekday, WEEKDAYS, weekdayOf, weeksBetween } from '../calendar/calendar.ts';
import { ENDURANCE_SPORTS } from '../codes/sport.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { SeasonInput } from './season.ts';
import {
  AWKWARD_GAP_WEEKS,
  CONSISTENT_SEASON_WEEKS,
  MAX_A_RACES,
  MAX_RACE_WEEKS,
  MAX_SEASON_WEEKS,
} from '../constants/season.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { goalRaces, isCostlyB, mainRace, racesInOrder, recoveryWeeksOf } from './phases.ts';
import { effectiveHours } from '../athlete/profile.ts';
import { hoursCapped } from './hoursCapped.ts';
import { injuryWarnings } from './injuryWarnings.ts';
import { shortLongBetween } from './shortLongBetween.ts';
import { PEAK_LONG_SHARES, SHORT_LONG_SHARE } from '../constants/peakLong.ts';
import { MIN_LONG_WORKOUT } from '../constants/lengths.ts';
import { LONG_CAPS } from '../constants/longWorkouts.ts';
import { labelWithArticle, type PlanRace, type Race } from '../race/race.ts';
import { warningOf } from '../messages/planWarning.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { goalTooFastBy } from '../race/goalTime.ts';
import { longClockText } from '../units/clock.ts';
import { countOf } from '../units/countOf.ts';
import { dayName, weekdayName } from '../calendar/dayNames.ts';
import { hoursToFiveMinutes, timeText } from '../units/timeText.ts';

export interface WarnedSeason extends SeasonInput {
  /** First day of the training that counts; left out: today. */
  since?: Day;
}

interface CausedWarning extends PlanWarning {
  by: readonly Race[];
}

/** What to tell the athlete about a set of races; it never stops the plan. Races before today are left out. */
export function seasonWarnings(input: WarnedSeason): PlanWarning[] {
  const main = mainRace(racesAhead(input));
  const warnings = causedWarnings(input).map(({ by: _by, ...warning }): PlanWarning => warning);
  return main ? [...warnings, ...hoursCapped(input.athlete, input.sports, main)] : warnings;
}

/** Races from today on that a season plan may reach. */
function racesAhead({ races, today }: WarnedSeason): readonly Race[] {
  return racesInOrder(races).filter(
    ({ raceDate }) => raceDate >= today && weeksBetween(today, raceDate) < MAX_RACE_WEEKS,
  );
}

/** What to tell the athlete about one of the races; nothing once it has passed. */
export function raceWarnings(input: WarnedSeason, race: Race): PlanWarning[] {
  const caused = causedWarnings(input).filter(({ by }) => by.includes(race));
  const warnings = caused.map(({ by: _by, ...warning }): PlanWarning => warning);
  return race.raceDate < input.today ? [] : [...warnings, ...onUnavailableDay(input.athlete, race)];
}

/** The main goal of a season: of the races ahead that a plan may reach, else of all there were; null without races. */
export function mainGoalOf(races: readonly PlanRace[], today: Day): PlanRace | null {
  const ahead = races.filter(({ raceDate }) => raceDate >= today && weeksBetween(today, raceDate) < MAX_RACE_WEEKS);
  const main = mainRace(ahead.length > 0 ? ahead : races);
  return races.find((race) => race === main) ?? null;
}

/** What to tell when a change of races makes another one the main goal; nothing while it stays, or where none lies ahead. */
export function mainGoalWarnings(before: PlanRace | null, after: PlanRace | null): PlanWarning[] {
  if (!before || !after || before.id === after.id) return [];
  return [warningOf('MAIN_GOAL_CHANGED', { raceName: after.raceName, raceBefore: before.raceName })];
}

const caused = (
  code: PlanWarning['code'],
  by: readonly Race[],
  message: string,
  recommendation: string,
): CausedWarning => ({ code, by, message, recommendation });

function causedWarnings(input: WarnedSeason): CausedWarning[] {
  const { today } = input;
  const upcoming = racesInOrder(input.races).filter(({ raceDate }) => raceDate >= today);
  const races = racesAhead(input);
  const main = mainRace(races);
  const seen = { ...input, races };
  return [
    ...(upcoming.length === 0 ? [NO_RACE_AHEAD] : []),
    ...tooManyGoals(races),
    ...(main
      ? [
          ...noGoal(races, main),
          ...tooLittleTime(seen, main),
          ...tooFewHours(seen),
          ...injuryWarnings(seen, main).map((warning) => ({ ...warning, by: [main] })),
          ...shortLong(seen, main),
          ...shortLongBetween(seen),
        ]
      : []),
    ...goalsTooFast(races),
    ...sameWeek(races),
    ...gaps(seen),
    ...costlyB(seen),
    ...tooFar(today, upcoming),
  ];
}

const NO_RACE_AHEAD = caused(
  'NO_RACE_AHEAD',
  [],
  `No race lies ahead, so the plan trains consistently for ${countOf(CONSISTENT_SEASON_WEEKS, 'week')}.`,
  'Add the next race and regenerate the plan.',
);

function tooManyGoals(races: readonly Race[]): CausedWarning[] {
  const goals = races.filter(({ priority }) => priority === 'A');
  const advice = `This season has ${goals.length} A races. Keep at most ${MAX_A_RACES} and downgrade some to B: every taper and recovery takes weeks of training.`;
  return goals.length > MAX_A_RACES ? [caused('TOO_MANY_A_RACES', goals, 'Too Many A Races', advice)] : [];
}

function noGoal(races: readonly Race[], main: Race): CausedWarning[] {
  if (races.some(({ priority }) => priority === 'A')) return [];
  const text = `No race has priority A, so the plan builds up to ${main.raceName} without a taper.`;
  return [caused('NO_A_RACE', [main], text, `Give ${main.raceName} priority A if it is the main goal.`)];
}

/** Weeks of a season that has begun count where its hours are enough for the race; it may have been made for a shorter one. */
function tooLittleTime({ today, since = today, athlete, sports }: WarnedSeason, main: Race): CausedWarning[] {
  const isEnough =
    effectiveHours(athlete, main.raceType, sports) >= RACE_TYPE_NUMBERS[main.raceType].minimumUsefulHours;
  const weeks = weeksBetween(isEnough && since < today ? since : today, main.raceDate) + 1;
  const minimum = RACE_TYPE_NUMBERS[main.raceType].minimumWeeks;
  if (weeks >= minimum) return [];
  const text = `${main.raceName} leaves ${countOf(weeks, 'week')}, race week included; ${labelWithArticle(main.raceType)} needs at least ${minimum}.`;
  const advice = 'Take a later or shorter race, or race this one for the experience.';
  return [caused('TOO_LITTLE_TIME', [main], text, advice)];
}

function tooFewHours({ today, athlete, sports, races }: WarnedSeason): CausedWarning[] {
  const targets = races.filter((race) => goalRaces(races).includes(race) || isCostlyB(race));
  const main = mainRace(races);
  const seen = new Set<string>();
  return (targets.length > 0 ? targets : main ? [main] : []).flatMap((race) => {
    const { raceName, raceType } = race;
    const hours = effectiveHours(athlete, raceType, sports);
    const { minimumUsefulHours: minimum, minimumWeeks } = RACE_TYPE_NUMBERS[raceType];
    if (hours >= minimum || seen.has(raceType)) return [];
    seen.add(raceType);
    const alike = races.filter((each) => each.raceType === raceType);
    const text = `The biggest week for ${raceName} has ${hoursToFiveMinutes(hours)}; ${labelWithArticle(race.raceType)} needs about ${hoursToFiveMinutes(minimum)}.`;
    const needed = `at least ${hoursToFiveMinutes(Math.ceil(minimum))} a week`;
    const isSoon = weeksBetween(today, race.raceDate) + 1 < minimumWeeks;
    const advice = isSoon
      ? `Choose a shorter race, or one from ${dayName(addDays(mondayOf(today), 7 * (minimumWeeks - 1)))} on with ${needed}.`
      : `Make ${needed} available, or choose a shorter race.`;
    return [caused('TOO_FEW_HOURS', alike, text, advice)];
  });
}

/** No day on which the long workout may lie holds enough of what it should grow to: the first such sport, with the smallest way out. */
function shortLong({ athlete, sports }: WarnedSeason, main: Race): CausedWarning[] {
  const { longWorkoutDays, unavailableDays, maxMinutesByDay } = athlete.preferences;
  const minutesOf = (day: Weekday) => maxMinutesByDay?.[day] ?? Infinity;
  const open = WEEKDAYS.filter((day) => !unavailableDays.includes(day));
  const chosen = open.filter((day) => longWorkoutDays.includes(day) && minutesOf(day) >= MIN_LONG_WORKOUT);
  const [longest] = (chosen.length > 0 ? chosen : open).toSorted((a, b) => minutesOf(b) - minutesOf(a));
  if (longest === undefined) return [];
  const room = minutesOf(longest);
  const hours = effectiveHours(athlete, main.raceType, sports);
  for (const sport of ENDURANCE_SPORTS) {
    const share = PEAK_LONG_SHARES[main.raceType]?.[sport];
    if (share === undefined) continue;
    const wanted = Math.min(LONG_CAPS[main.raceType][sport], share * hours * 60);
    const least = 5 * Math.ceil((SHORT_LONG_SHARE * wanted) / 5);
    if (room >= least) continue;
    const text = `No workout can be longer than the ${timeText(room)} of ${weekdayName(longest)}; before ${labelWithArticle(main.raceType)} the longest should grow to ${timeText(wanted)}.`;
    const other = open.find((day) => minutesOf(day) >= least);
    const instead = other === undefined ? '' : `, or make ${weekdayName(other)} a long-workout day`;
    return [
      caused(
        'LONG_SESSION_SHORT',
        [main],
        text,
        `Raise the limit of ${weekdayName(longest)} to at least ${timeText(least)}${instead}.`,
      ),
    ];
  }
  return [];
}

/** The goal that training cannot be paced for, with the nearest that it can. */
function goalsTooFast(races: readonly Race[]): CausedWarning[] {
  return races.flatMap((race) => {
    const tooFast = goalTooFastBy(race);
    if (tooFast === null) return [];
    const { fastestSec } = race.predicted!;
    const text = `The goal of ${longClockText(race.goalTimeSec!)} for ${race.raceName} is ${gapText(tooFast)} faster than what thresholds and results allow, so training and race day are paced for ${longClockText(fastestSec)}.`;
    const nearest = longClockText(60 * Math.ceil(fastestSec / 60));
    const advice = `Set a goal of ${nearest} or slower; a faster test, or a faster shorter race, lets the plan follow a faster goal.`;
    return [caused('GOAL_TOO_FAST', [race], text, advice)];
  });
}

/** "37 min", or "27 s". */
const gapText = (seconds: number) => (seconds < 60 ? `${seconds} s` : timeText(seconds / 60));

function sameWeek(races: readonly Race[]): CausedWarning[] {
  const goals = goalRaces(races);
  return races.flatMap((race) => {
    const goal = goals.find(({ raceDate }) => weeksBetween(raceDate, race.raceDate) === 0);
    if (race.priority !== 'A' || !goal || goal === race) return [];
    const text = `${race.raceName} is in the same week as ${goal.raceName}, so the plan builds up to ${goal.raceName} alone.`;
    const advice = `Change ${race.raceName} to priority B or C, and start in it only if ${goal.raceName} matters less.`;
    return [caused('RACES_TOO_CLOSE', [goal, race], text, advice)];
  });
}

function gaps({ athlete, sports, races }: WarnedSeason): CausedWarning[] {
  const goals = goalRaces(races);
  const recoveryOf = ({ raceType }: Race) => recoveryWeeksOf(athlete, raceType, sports);
  return goals.slice(1).flatMap((race, i): CausedWarning[] => {
    const previous = goals[i]!;
    const both = [previous, race];
    const gap = weeksBetween(previous.raceDate, race.raceDate);
    const recovery = Math.max(recoveryOf(previous), recoveryOf(race));
    if (gap - 1 < recovery) {
      // a longer race wants as much time before it, to rest and train for, as it takes after it
      const cause =
        gap - 1 < recoveryOf(previous)
          ? `${labelWithArticle(previous.raceType)} takes ${countOf(recoveryOf(previous), 'week')} to recover from`
          : `${labelWithArticle(race.raceType)} is not met fresh so soon after another race`;
      const lesser = recoveryOf(race) > recoveryOf(previous) ? previous : race;
      const text = `${race.raceName} comes ${countOf(gap, 'week')} after ${previous.raceName}; ${cause}.`;
      const advice = `Change ${lesser.raceName} to priority B, or leave at least ${countOf(recovery, 'week')} between the weeks of the two races.`;
      return [caused('RACES_TOO_CLOSE', both, text, advice)];
    }
    const [from, to] = AWKWARD_GAP_WEEKS;
    if (gap < from || gap > to) return [];
    const text = `${previous.raceName} and ${race.raceName} are ${gap} weeks apart: too long to hold form, too short to build it again.`;
    const advice = `A races work best within ${from - 1} weeks of each other or at least ${to + 1} apart. Change one to priority B.`;
    return [caused('AWKWARD_GAP', both, text, advice)];
  });
}

function costlyB({ athlete, sports, races }: WarnedSeason): CausedWarning[] {
  return races.filter(isCostlyB).map((race) => {
    const weeks = countOf(Math.ceil(recoveryWeeksOf(athlete, race.raceType, sports) / 2), 'week');
    const text = `${race.raceName} has priority B, but ${labelWithArticle(race.raceType)} costs about ${weeks} of training to recover from.`;
    return caused('COSTLY_B_RACE', [race], text, 'Choose a shorter tune-up race, or make this one the A race.');
  });
}

function tooFar(today: Day, races: readonly Race[]): CausedWarning[] {
  return races.flatMap((race) => {
    const weeks = weeksBetween(today, race.raceDate);
    const text = `${race.raceName} is ${weeks} weeks away; a season plan reaches ${MAX_SEASON_WEEKS} weeks.`;
    const advice = `The plan ends before ${race.raceName}. Regenerate it when the race is closer.`;
    return weeks >= MAX_SEASON_WEEKS ? [caused('RACE_BEYOND_SEASON', [race], text, advice)] : [];
  });
}

function onUnavailableDay({ preferences }: Athlete, { raceDate, raceName }: Race): PlanWarning[] {
  const code = 'UNAVAILABLE_DAY';
  const blackout = blackoutOn(preferences, raceDate);
  if (blackout !== null) {
    const message = `${raceName} is on a date that is blocked. ${blockedText(raceDate, blackout)}.`;
    return [{ code, message, recommendation: 'Check the date, or take the block away. The race stays in the plan.' }];
  }
  const weekday = weekdayOf(raceDate);
  if (!preferences.unavailableDays.includes(weekday)) return [];
  const day = weekdayName(weekday);
  const message = `${raceName} is on a ${day}, a day that is marked unavailable.`;
  const recommendation = `Check the date, or make sure that this ${day} is free. The race stays in the plan.`;
  return [{ code, message, recommendation }];
}
