import { blackoutOn, blockedText } from '../athlete/blackout.ts';
import { type Day, weekdayOf, weeksBetween } from '../calendar/calendar.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import {
  AWKWARD_GAP_WEEKS,
  CONSISTENT_SEASON_WEEKS,
  MAX_A_RACES,
  MAX_RACE_WEEKS,
  MAX_SEASON_WEEKS,
  RACE_TYPE_NUMBERS,
} from '../constants/season.ts';
import { goalRaces, isCostlyB, mainRace, racesInOrder, recoveryWeeksOf } from './phases.ts';
import { effectiveHours } from '../athlete/profile.ts';
import { type PlanRace, type Race, RACE_TYPE_LABELS } from '../race/race.ts';
import { warningOf } from '../messages/planWarning.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { countOf } from '../units/countOf.ts';
import { weekdayName } from '../calendar/dayNames.ts';

export interface WarnedSeason {
  today: Day;
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
  /** First day of the training that counts; left out: today. */
  since?: Day;
}

/** A warning and the races that give rise to it. */
interface CausedWarning extends PlanWarning {
  by: readonly Race[];
}

/** What to tell the athlete about a set of races; it never stops the plan. Races before today are left out. */
export function seasonWarnings(input: WarnedSeason): PlanWarning[] {
  return causedWarnings(input).map(({ by: _by, ...warning }) => warning);
}

/** What to tell the athlete about one of the races; nothing once it has passed. */
export function raceWarnings(input: WarnedSeason, race: Race): PlanWarning[] {
  const caused = causedWarnings(input).filter(({ by }) => by.includes(race));
  const warnings = caused.map(({ by: _by, ...warning }): PlanWarning => warning);
  return race.raceDate < input.today ? [] : [...warnings, ...onUnavailableDay(input.athlete, race)];
}

/** What to tell when a change of races makes another one the main goal; nothing while it stays, or where none lies ahead. */
export function mainGoalWarnings(before: PlanRace | null, after: PlanRace | null): PlanWarning[] {
  if (!before || !after || before.id === after.id) return [];
  return [warningOf('MAIN_GOAL_CHANGED', { raceName: after.raceName, raceBefore: before.raceName })];
}

function causedWarnings(input: WarnedSeason): CausedWarning[] {
  const { today, athlete, sports, since = today } = input;
  const upcoming = racesInOrder(input.races).filter(({ raceDate }) => raceDate >= today);
  const races = upcoming.filter((race) => weeksBetween(today, race.raceDate) < MAX_RACE_WEEKS);
  const main = mainRace(races);
  return [
    ...noRaceAhead(upcoming),
    ...tooManyGoals(races),
    ...(main
      ? [
          ...noGoal(races, main),
          ...tooLittleTime(since < today ? since : today, main),
          ...tooFewHours(athlete, sports, races),
        ]
      : []),
    ...sameWeek(races),
    ...gaps(athlete, sports, races),
    ...costlyB(athlete, sports, races),
    ...tooFar(today, upcoming),
  ];
}

function noRaceAhead(upcoming: readonly Race[]): CausedWarning[] {
  if (upcoming.length > 0) return [];
  return [
    {
      by: [],
      code: 'NO_RACE_AHEAD',
      message: `No race lies ahead, so the plan trains consistently for ${countOf(CONSISTENT_SEASON_WEEKS, 'week')}.`,
      recommendation: 'Add the next race and regenerate the plan.',
    },
  ];
}

function tooManyGoals(races: readonly Race[]): CausedWarning[] {
  const count = races.filter(({ priority }) => priority === 'A').length;
  if (count <= MAX_A_RACES) return [];
  return [
    {
      by: races.filter(({ priority }) => priority === 'A'),
      code: 'TOO_MANY_A_RACES',
      message: 'Too Many A Races',
      recommendation: `This season has ${count} A races. Keep at most ${MAX_A_RACES} and downgrade some to B: every taper and recovery takes weeks of training.`,
    },
  ];
}

function noGoal(races: readonly Race[], main: Race): CausedWarning[] {
  if (races.some(({ priority }) => priority === 'A')) return [];
  return [
    {
      by: [main],
      code: 'NO_A_RACE',
      message: `No race has priority A, so the plan builds up to ${main.raceName} without a taper.`,
      recommendation: `Give ${main.raceName} priority A if it is the main goal.`,
    },
  ];
}

function tooLittleTime(since: Day, main: Race): CausedWarning[] {
  const weeks = weeksBetween(since, main.raceDate) + 1;
  const minimum = RACE_TYPE_NUMBERS[main.raceType].minimumWeeks;
  if (weeks >= minimum) return [];
  return [
    {
      by: [main],
      code: 'TOO_LITTLE_TIME',
      message: `${main.raceName} leaves ${countOf(weeks, 'week')}, race week included; ${label(main)} needs at least ${minimum}.`,
      recommendation: 'Take a later or shorter race, or race this one for the experience.',
    },
  ];
}

function tooFewHours(athlete: Athlete, sports: readonly Sport[], races: readonly Race[]): CausedWarning[] {
  const targets = goalRaces(races);
  const main = mainRace(races);
  const seen = new Set<string>();
  return (targets.length > 0 ? targets : main ? [main] : []).flatMap((race) => {
    const hours = effectiveHours(athlete, race.raceType, sports);
    const minimum = RACE_TYPE_NUMBERS[race.raceType].minimumUsefulHours;
    if (hours >= minimum || seen.has(race.raceType)) return [];
    seen.add(race.raceType);
    return [
      {
        by: races.filter(({ raceType }) => raceType === race.raceType),
        code: 'TOO_FEW_HOURS',
        message: `The biggest week for ${race.raceName} has ${hours} h; ${label(race)} needs about ${minimum} h.`,
        recommendation: `Make at least ${Math.ceil(minimum)} h a week available, or choose a shorter race.`,
      },
    ];
  });
}

function sameWeek(races: readonly Race[]): CausedWarning[] {
  const goals = goalRaces(races);
  return races.flatMap((race) => {
    const goal = goals.find(({ raceDate }) => weeksBetween(raceDate, race.raceDate) === 0);
    if (race.priority !== 'A' || !goal || goal === race) return [];
    return [
      {
        by: [goal, race],
        code: 'RACES_TOO_CLOSE',
        message: `${race.raceName} is in the same week as ${goal.raceName}, so the plan builds up to ${goal.raceName} alone.`,
        recommendation: `Change ${race.raceName} to priority B or C, and start in it only if ${goal.raceName} matters less.`,
      },
    ];
  });
}

function gaps(athlete: Athlete, sports: readonly Sport[], races: readonly Race[]): CausedWarning[] {
  const goals = goalRaces(races);
  return goals.slice(1).flatMap((race, i): CausedWarning[] => {
    const previous = goals[i]!;
    const gap = weeksBetween(previous.raceDate, race.raceDate);
    const recoveryOf = ({ raceType }: Race) => recoveryWeeksOf(athlete, raceType, sports);
    const recovery = Math.max(recoveryOf(previous), recoveryOf(race));
    if (gap - 1 < recovery) {
      // a longer race wants as much time before it, to rest and train for, as it takes after it
      const cause =
        gap - 1 < recoveryOf(previous)
          ? `${label(previous)} takes ${countOf(recoveryOf(previous), 'week')} to recover from`
          : `${label(race)} is not met fresh so soon after another race`;
      const lesser = recoveryOf(race) > recoveryOf(previous) ? previous : race;
      return [
        {
          by: [previous, race],
          code: 'RACES_TOO_CLOSE',
          message: `${race.raceName} comes ${countOf(gap, 'week')} after ${previous.raceName}; ${cause}.`,
          recommendation: `Change ${lesser.raceName} to priority B, or leave at least ${countOf(recovery, 'week')} between the weeks of the two races.`,
        },
      ];
    }
    if (gap < AWKWARD_GAP_WEEKS[0] || gap > AWKWARD_GAP_WEEKS[1]) return [];
    return [
      {
        by: [previous, race],
        code: 'AWKWARD_GAP',
        message: `${previous.raceName} and ${race.raceName} are ${gap} weeks apart: too long to hold form, too short to build it again.`,
        recommendation: `A races work best within ${AWKWARD_GAP_WEEKS[0] - 1} weeks of each other or at least ${AWKWARD_GAP_WEEKS[1] + 1} apart. Change one to priority B.`,
      },
    ];
  });
}

function costlyB(athlete: Athlete, sports: readonly Sport[], races: readonly Race[]): CausedWarning[] {
  return races.filter(isCostlyB).map((race) => ({
    by: [race],
    code: 'COSTLY_B_RACE',
    message: `${race.raceName} has priority B, but ${label(race)} costs about ${countOf(Math.ceil(recoveryWeeksOf(athlete, race.raceType, sports) / 2), 'week')} of training to recover from.`,
    recommendation: 'Choose a shorter tune-up race, or make this one the A race.',
  }));
}

function tooFar(today: Day, races: readonly Race[]): CausedWarning[] {
  return races
    .filter((race) => weeksBetween(today, race.raceDate) >= MAX_SEASON_WEEKS)
    .map((race) => ({
      by: [race],
      code: 'RACE_BEYOND_SEASON',
      message: `${race.raceName} is ${weeksBetween(today, race.raceDate)} weeks away; a season plan reaches ${MAX_SEASON_WEEKS} weeks.`,
      recommendation: `The plan ends before ${race.raceName}. Regenerate it when the race is closer.`,
    }));
}

function onUnavailableDay({ preferences }: Athlete, race: Race): PlanWarning[] {
  const blackout = blackoutOn(preferences, race.raceDate);
  if (blackout !== null) {
    return [
      {
        code: 'UNAVAILABLE_DAY',
        message: `${race.raceName} is on a date that is blocked. ${blockedText(race.raceDate, blackout)}.`,
        recommendation: 'Check the date, or take the block away. The race stays in the plan.',
      },
    ];
  }
  const weekday = weekdayOf(race.raceDate);
  if (!preferences.unavailableDays.includes(weekday)) return [];
  const day = weekdayName(weekday);
  return [
    {
      code: 'UNAVAILABLE_DAY',
      message: `${race.raceName} is on a ${day}, a day that is marked unavailable.`,
      recommendation: `Check the date, or make sure that this ${day} is free. The race stays in the plan.`,
    },
  ];
}

/** "a marathon", "an Ironman 140.6". */
function label(race: Race): string {
  const name = RACE_TYPE_LABELS[race.raceType];
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}
