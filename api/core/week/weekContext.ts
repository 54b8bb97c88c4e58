import type { Run } from '../rules/rule.ts';
import { availableDaysIn } from '../athlete/blackout.ts';
import { type Day, dayNumber, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import type { Race } from '../race/race.ts';
import { currentRunMinutes } from '../rules/athleteLimits.ts';
import { recentRun } from '../rules/longRunGrowth.ts';
import { racesNear } from '../rules/raceNearness.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { TEST_FAMILIES, testedBy } from '../workout/thresholdTest.ts';
import type { WeekTarget } from '../season/season.ts';
import { steeringRaceByWeek } from '../season/weekSlots.ts';
import { daysOfWeek, limitDays } from './days.ts';
import type { Memory, WeekContext, WeekRules } from './draft.ts';
import type { WeekBasis } from './principles/applyPrinciples.ts';

function recentOf({ recentSets }: Memory): ReadonlySet<string> {
  const recent = new Set<string>();
  for (const sets of recentSets) for (const id of sets) recent.add(id);
  return recent;
}

function lastFamiliesOf({ recentSets }: Memory): Set<string> {
  const families = new Set<string>();
  for (const id of recentSets.at(-1) ?? []) {
    const tested = testedBy(id);
    families.add(tested === null ? rungOfId(id)!.family : TEST_FAMILIES[tested]);
  }
  return families;
}

/** Longest run of the 30 days before any day of the week from today on, the strictest day counting. */
function leastRecentRun({ runs }: Memory, monday: number, today: number): Run {
  let least = recentRun(runs, Math.max(monday, today));
  for (let day = monday + 1; day < monday + 7; day += 1) {
    const run = recentRun(runs, Math.max(day, today));
    if (run.minutes < least.minutes) least = run;
  }
  return least;
}

/** What the runs of the season's first weeks grow from: minutes a week at present, for the race that the season begins with. */
export function runMinutesBefore({ athlete, season, races, raceType }: ScheduleInput): number | null {
  if (raceType === null) return currentRunMinutes(athlete, null);
  const first = steeringRaceByWeek(races)(mondayOf(season.seasonStart));
  return currentRunMinutes(athlete, first?.raceType ?? raceType);
}

/** All that the planning of a week goes by, its days open as far as the limits leave them. */
export function weekContextOf(
  input: ScheduleInput,
  week: WeekTarget,
  races: readonly Race[],
  known: WeekBasis,
  memory: Memory,
  rules: WeekRules | null,
): WeekContext {
  const { season, athlete } = input;
  const phase = season.phases.find(
    ({ startDate, endDate }) => startDate <= week.weekEndDate && endDate >= week.weekStartDate,
  );
  const phaseStart: Day = phase?.startDate ?? week.weekStartDate;
  let loadingWeeks = 0;
  let phaseLoads = 0;
  for (const { kind, phaseType, weekStartDate, weekEndDate } of season.weeks) {
    if (weekStartDate > (phase?.endDate ?? week.weekEndDate)) break;
    if (kind !== 'load' || phaseType !== week.phaseType || weekEndDate < phaseStart) continue;
    phaseLoads += 1;
    if (weekStartDate < week.weekStartDate) loadingWeeks += 1;
  }
  const goal = races.find(({ priority, raceDate }) => priority === 'A' && raceDate >= week.weekStartDate);
  const monday = dayNumber(week.weekStartDate);
  const today = dayNumber(input.today);
  const near = racesNear(races, monday);
  // of days to come: what the athlete could run before the season began is not known of days before it
  const recent = leastRecentRun(memory, monday, today);
  const context: WeekContext = {
    input,
    athlete,
    week,
    monday,
    raceType: known.raceType,
    sports: known.sports,
    limits: known.limits,
    memory,
    restrictions: known.restrictions,
    phaseName: phase?.phaseName ?? 'Training',
    weekInPhase: weeksBetween(phaseStart, week.weekStartDate),
    loadingWeekInPhase: loadingWeeks,
    phaseLoads,
    raceEfforts: known.raceEfforts,
    weeksToRace: goal === undefined ? null : weeksBetween(week.weekStartDate, goal.raceDate),
    recent: recentOf(memory),
    inWeek: new Set(),
    lastFamilies: lastFamiliesOf(memory),
    weekInPlan: Math.max(0, weeksBetween(season.seasonStart, week.weekStartDate)),
    recentRun: recent.minutes,
    recentRunFrom: recent.from ?? 'planned',
    availableDays: availableDaysIn(athlete.preferences, week.weekStartDate),
    days: daysOfWeek(input, monday, near),
    races: near,
    rules,
  };
  limitDays(context);
  return context;
}
