import { dayNumber } from '../calendar/calendar.ts';
import { baseSportsOf } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { DAYS_BETWEEN_TESTS } from '../constants/rungs.ts';
import { NO_TEST_WEEKS_BEFORE_RACE, STEP_WEEKS_BETWEEN_TESTS } from '../constants/hardDays.ts';
import type { WeekContext } from './draft.ts';

/** Step-back weeks of the season before this one. */
function stepWeeksBefore({ input, week }: WeekContext): number {
  let count = 0;
  for (const { kind, weekStartDate } of input.season.weeks)
    if (kind === 'step' && weekStartDate < week.weekStartDate) count += 1;
  return count;
}

/** Step-back weeks; of beginners, whose step-back weeks hold nothing hard, the second loading week of build. */
function isTestWeek({ week, limits, loadingWeekInPhase }: WeekContext): boolean {
  if (limits.level !== 'beginner') return week.kind === 'step';
  return week.kind === 'load' && week.phaseType === 'build' && loadingWeekInPhase === 1;
}

/** Workouts have shown that a test is worth it, none was planned since, and none lies just behind. */
function isWanted({ memory: { testsWanted, lastTest }, monday }: WeekContext, sport: EnduranceSport): boolean {
  const shown = testsWanted[sport];
  const last = lastTest[sport] ?? -Infinity;
  return shown !== undefined && last <= dayNumber(shown) && monday - last >= DAYS_BETWEEN_TESTS;
}

/**
 * The sport whose threshold the week tests: in step-back weeks, when the athlete is rested, those of the race that the athlete lets be tested,
 * in turns, before them one whose workouts have become easy; null: none. By the season's own weeks, so that a schedule made anew tests the
 * same sport in the same week.
 */
export function testedSport(context: WeekContext): EnduranceSport | null {
  const { weeksToRace, raceType, sports, week } = context;
  const { testedSports = ENDURANCE_SPORTS } = context.input.athlete;
  if (!isTestWeek(context) || (weeksToRace !== null && weeksToRace < NO_TEST_WEEKS_BEFORE_RACE)) return null;
  const own = ENDURANCE_SPORTS.filter(
    (sport) =>
      testedSports.includes(sport) &&
      sports.includes(sport) &&
      (raceType === null || baseSportsOf(raceType).includes(sport)),
  );
  // beginners, who are tested in that one week, have no turn to wait for
  const turns = context.limits.level === 'beginner' ? own.length : Math.max(STEP_WEEKS_BETWEEN_TESTS, own.length);
  const wanted = week.kind === 'step' ? own.find((sport) => isWanted(context, sport)) : undefined;
  return wanted ?? own[stepWeeksBefore(context) % turns] ?? null;
}
