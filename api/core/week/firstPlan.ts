import type { Athlete } from '../athlete/athlete.ts';
import { addDays, type Day, mondayOf, weekdayIndex, weeksBetween } from '../calendar/calendar.ts';
import { baseSportsOf, type RaceType } from '../codes/race.ts';
import { type Sport, SPORTS } from '../codes/sport.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { warningOf } from '../messages/planWarning.ts';
import { withPlannedTimes } from '../prediction/plannedTimes.ts';
import type { TaughtPrinciple } from '../principles/rule.ts';
import { tightenSeason } from '../principles/season.ts';
import { type Race, RACE_TYPE_LABELS } from '../race/race.ts';
import type { Phase, Season } from '../season/season.ts';
import { planConsistentSeason, planSeason, weekTargets } from '../season/seasonPlan.ts';
import { provedSchedule } from './planSchedule.ts';
import type { ScheduleResult } from './schedule.ts';

/** The race that somebody begins with. */
export interface FirstGoal {
  raceType: RaceType;
  /** Null: it has none. */
  raceName: string | null;
  /** Null: none yet. */
  targetDate: Day | null;
  goalTimeSec: number | null;
}

interface FirstSeasonInput {
  today: Day;
  athlete: Athlete;
  goal: FirstGoal;
}

export interface FirstSeason {
  race: Race;
  /** The race has no date of its own: it stands where its type is prepared for best. */
  isDateAssumed: boolean;
  sports: readonly Sport[];
  season: Season;
}

/** Sports of the race, those that the athlete told of, and strength, in one fixed order. */
function sportsOf({ assessments }: Athlete, raceType: RaceType): Sport[] {
  const wanted = new Set<Sport>([...baseSportsOf(raceType), ...assessments.map(({ sport }) => sport), 'strength']);
  return SPORTS.filter((sport) => wanted.has(sport));
}

/** The Sunday nearest to the ideal number of weeks from today, race week included. */
export function idealRaceDay(raceType: RaceType, today: Day): Day {
  const { ideal, taperWeeks } = RACE_TYPE_NUMBERS[raceType];
  const weeks = ideal.base + ideal.build + ideal.specific + ideal.peak + taperWeeks + 1;
  const day = addDays(today, 7 * weeks);
  const toSunday = 6 - weekdayIndex(day);
  return addDays(day, toSunday > 3 ? toSunday - 7 : toSunday);
}

/** The season that leads to the first goal, which is its A race. */
export function firstSeason({ today, athlete, goal }: FirstSeasonInput): FirstSeason {
  const { raceType, targetDate, goalTimeSec } = goal;
  const race: Race = {
    raceName: goal.raceName ?? RACE_TYPE_LABELS[raceType],
    raceType,
    raceDate: targetDate ?? idealRaceDay(raceType, today),
    priority: 'A',
    goalTimeSec,
  };
  const sports = sportsOf(athlete, raceType);
  const season = planSeason({ today, athlete, sports, races: withPlannedTimes([race], athlete, today) });
  const isDateAssumed = targetDate === null;
  const assumed = isDateAssumed ? [warningOf('RACE_DATE_ASSUMED', { assumed: race.raceDate })] : [];
  return { race, isDateAssumed, sports, season: { ...season, warnings: [...assumed, ...season.warnings] } };
}

interface FollowedSeason {
  seasonStart: Day;
  seasonEnd: Day;
  phases: readonly Phase[];
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
  lostWeeks: readonly Day[];
  /** Monday of the last week that is wanted. */
  lastWeek: Day;
}

/** The phases with their hours, week by week; after the season's last day training goes on consistently. */
export function followedSeason({ seasonStart, seasonEnd, phases, lastWeek, ...goals }: FollowedSeason): Season {
  const { athlete, sports } = goals;
  const weeks = weekTargets({ ...goals, phases, firstWeek: mondayOf(seasonStart), before: null });
  const missing = weeksBetween(seasonEnd, lastWeek);
  if (missing <= 0) return { seasonStart, seasonEnd, phases, weeks, warnings: [] };
  const after = planConsistentSeason({ today: addDays(mondayOf(seasonEnd), 7), athlete, sports, weeks: missing });
  return {
    seasonStart,
    seasonEnd: after.seasonEnd,
    phases: [...phases, ...after.phases],
    weeks: [...weeks, ...after.weeks],
    warnings: [],
  };
}

export interface FirstPlanInput extends FirstSeasonInput {
  /** What the athlete's own words limit. */
  principles: readonly TaughtPrinciple[];
  /** Weeks of the schedule. */
  count: number;
}

/** The race with the time that is planned for it. */
export interface FirstPlan extends FirstSeason {
  schedule: ScheduleResult;
}

/** Season and first weeks of a new athlete, as they will be made once they are asked for, with all limits proved. */
export function firstPlan({ today, athlete, goal, principles, count }: FirstPlanInput): FirstPlan {
  const first = firstSeason({ today, athlete, goal });
  const { race, sports, season } = first;
  const races = withPlannedTimes([race], athlete, today);
  const firstWeek = mondayOf(today);
  const lastWeek = addDays(firstWeek, 7 * (count - 1));
  const followed = followedSeason({ ...season, athlete, sports, races, lostWeeks: [], lastWeek });
  const schedule = provedSchedule({
    today,
    athlete,
    sports,
    races,
    season: tightenSeason(followed, { athlete, sports, races, lostWeeks: [] }, principles),
    raceType: race.raceType,
    firstWeek,
    count,
    past: [],
    keep: [],
    ...(principles.length > 0 && { principles }),
  });
  return { ...first, race: races[0]!, schedule };
}
