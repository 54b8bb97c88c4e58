import { dayNumber } from '../calendar/calendar.ts';
import { baseSportsOf } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import type { PhaseType } from '../codes/phase.ts';
import { DAYS_BETWEEN_TESTS } from '../constants/rungs.ts';
import { BEGINNER_TEST_WEEKS, NO_TEST_WEEKS_BEFORE_RACE, WEEKS_OF_RACE_EFFORT_ALONE } from '../constants/hardDays.ts';
import { EVIDENCE_DAYS } from '../constants/thresholds.ts';
import { sportTested, THRESHOLD_OF } from '../workout/thresholdTest.ts';
import type { WeekContext } from './draft.ts';

const WITHOUT_TESTS: readonly PhaseType[] = ['taper', 'race', 'recovery'];

/** Step-back weeks of the season before this one. */
function stepWeeksBefore({ input, week }: WeekContext): number {
  let count = 0;
  for (const { kind, weekStartDate } of input.season.weeks)
    if (kind === 'step' && weekStartDate < week.weekStartDate) count += 1;
  return count;
}

/**
 * Sports of the race that the athlete lets be tested, those first on which most of it hangs. Who still runs and walks in turns after an
 * injury or a birth does not run all out.
 */
function ownSports({ raceType, sports, input, restrictions }: WeekContext): readonly EnduranceSport[] {
  const { testedSports = ENDURANCE_SPORTS } = input.athlete;
  const isLongCourse = raceType === 'half-ironman' || raceType === 'ironman';
  const order: readonly EnduranceSport[] = isLongCourse ? ['cycling', 'running', 'swimming'] : ENDURANCE_SPORTS;
  return order.filter(
    (sport) =>
      testedSports.includes(sport) &&
      sports.includes(sport) &&
      !(sport === 'running' && restrictions.run.walkRun) &&
      (raceType === null || baseSportsOf(raceType).includes(sport)),
  );
}

/** Workouts have shown that a test is worth it, and none was planned since. */
export function isWanted({ memory: { testsWanted, lastTest } }: WeekContext, sport: EnduranceSport): boolean {
  const shown = testsWanted[sport];
  return shown !== undefined && (lastTest[sport] ?? -Infinity) <= dayNumber(shown);
}

/** Is the day far enough from the test or race before it, and from the tests that stay where they are? */
export function mayTestOn(context: WeekContext, sport: EnduranceSport, day: number): boolean {
  const { memory, week, input } = context;
  const apart = week.kind === 'step' && isWanted(context, sport) ? DAYS_BETWEEN_TESTS : EVIDENCE_DAYS;
  const last = memory.lastTest[sport];
  if (last !== undefined && day - last < apart) return false;
  for (const { templateId, scheduledDate } of input.keep) {
    if (sportTested(templateId) === sport && Math.abs(day - dayNumber(scheduledDate)) < apart) return false;
  }
  return true;
}

/** Nothing that is newer than so many weeks is known of the threshold, and the season has not tested it yet. */
function isUnknown({ memory, input, monday }: WeekContext, sport: EnduranceSport): boolean {
  const last = memory.lastTest[sport];
  if (last === undefined) return (input.athlete.thresholds?.[THRESHOLD_OF[sport]] ?? null) === null;
  return last < dayNumber(input.season.seasonStart) && monday + 6 - last >= EVIDENCE_DAYS;
}

/** Those of a step-back week: what workouts have shown, then what was tested longest ago, what never was in turns. */
function inStepWeek(context: WeekContext, own: readonly EnduranceSport[]): readonly EnduranceSport[] {
  const { lastTest } = context.memory;
  const first = stepWeeksBefore(context) % own.length;
  const rank = (sport: EnduranceSport) => (isWanted(context, sport) ? -1 : (lastTest[sport] ?? 0));
  return [...own.slice(first), ...own.slice(0, first)].sort((a, b) => rank(a) - rank(b));
}

/** Beginners, whose step-back weeks hold nothing hard, are tested in the second loading week of build, or the third where that had no room. */
function isBeginnersWeek({ week, loadingWeekInPhase, memory, input }: WeekContext): boolean {
  if (week.kind !== 'load' || week.phaseType !== 'build') return false;
  const begins = dayNumber(input.season.seasonStart);
  const isTested = Object.values(memory.lastTest).some((day) => day >= begins);
  return loadingWeekInPhase === 1 || (loadingWeekInPhase === 2 && !isTested);
}

/** So close to a race of several sports a beginner's one hard workout of the week is like the race, and no test. */
export const isForRaceEffort = ({ raceType, weeksToRace }: WeekContext): boolean =>
  raceType !== null &&
  baseSportsOf(raceType).length > 1 &&
  weeksToRace !== null &&
  weeksToRace < WEEKS_OF_RACE_EFFORT_ALONE;

/** What is unknown once the first weeks are over, while there is no effort of the race to train; later one sport of build. */
function ofBeginner(context: WeekContext, own: readonly EnduranceSport[]): readonly EnduranceSport[] {
  const { week, weekInPlan } = context;
  const mayTestUnknown =
    week.kind === 'load' &&
    (week.phaseType === 'base' || week.phaseType === 'build') &&
    weekInPlan >= BEGINNER_TEST_WEEKS &&
    !isForRaceEffort(context);
  const unknown = mayTestUnknown ? own.filter((sport) => isUnknown(context, sport)) : [];
  if (unknown.length > 0) return unknown;
  return isBeginnersWeek(context) ? [own[stepWeeksBefore(context) % own.length]!] : [];
}

function candidates(context: WeekContext): readonly EnduranceSport[] {
  const { weeksToRace, week, limits } = context;
  if (WITHOUT_TESTS.includes(week.phaseType)) return [];
  if (weeksToRace !== null && weeksToRace < NO_TEST_WEEKS_BEFORE_RACE) return [];
  const own = ownSports(context);
  if (own.length === 0) return [];
  if (limits.level === 'beginner') return ofBeginner(context, own);
  if (week.kind === 'step') return inStepWeek(context, own);
  return week.kind === 'load' ? own.filter((sport) => isUnknown(context, sport)) : [];
}

/**
 * The sports whose threshold the week may test, the one that it should test first; it tests one of them. Loading weeks test what is unknown,
 * as early in the season as they can, of beginners from the fourth week on; step-back weeks, when the athlete is rested, what was tested longest ago. A week of a schedule that is
 * made anew tests what it did before: by the tests before it, and by the season's own weeks where none is known.
 */
export const sportsToTest = (context: WeekContext): readonly EnduranceSport[] =>
  candidates(context).filter((sport) => mayTestOn(context, sport, context.monday + 6));

/** The sport that the week should test; null: none. */
export const testedSport = (context: WeekContext): EnduranceSport | null => sportsToTest(context)[0] ?? null;
