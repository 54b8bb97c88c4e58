import type { Sport } from '../codes/sport.ts';
import { blackoutOn, isUnavailable, mostMinutesOn } from '../athlete/blackout.ts';
import { blockedText } from '../athlete/blackoutText.ts';
import { weekdayOf, WEEKDAYS } from '../calendar/calendar.ts';
import { dayName, weekdayName } from '../calendar/dayNames.ts';
import { findConflict } from './conflict.ts';
import { MIN_LONG_WORKOUT } from '../constants/lengths.ts';
import { restrictionsByWeek } from '../athlete/injuries.ts';
import { toldSports } from '../workout/toldSports.ts';
import { effectsOf, planTaught, teachingOf } from './principles/planning.ts';
import type { Attempt } from './principles/attempt.ts';
import { unheldWarnings } from './principles/planned.ts';
import { planningLines, proved, provedWeek } from './planningLines.ts';
import type { Race } from '../race/race.ts';
import type { RaceType } from '../codes/race.ts';
import type { PlannedWeek, ScheduleResult } from './schedule.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import type { WeekTarget } from '../season/season.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { keptOf, type Memory, type WeekContext } from './draft.ts';
import { type AthleteLimits, limitsByRace } from '../rules/athleteLimits.ts';
import { remember } from './memory.ts';
import { firstMemory } from './firstMemory.ts';
import { easeByIntensity } from './easeByIntensity.ts';
import { easeByShare } from './easeByShare.ts';
import { keepBelowLong, shortenEased } from './capEasy.ts';
import { planWeek } from './planWeek.ts';
import { markRaceSet } from './raceSet.ts';
import { addSteady, addVo2max, markLight, noteSet } from './quality.ts';
import { easeLostTest } from './sharpen.ts';
import { withoutStrength } from './strength.ts';
import { type NoStrength, strengthNotPlaced } from './strengthNotPlaced.ts';
import { racesByDay } from '../rules/raceNearness.ts';
import { effortsByRace, raceTrainedFor } from '../prediction/raceEfforts.ts';
import { hoursNotPlaced, isShortWeek, type ShortWeek } from './hoursNotPlaced.ts';
import { chosenWorkoutOf, plannedWorkouts, timedWorkouts } from './workouts.ts';
import type { BuiltWorkout } from './builtWorkout.ts';
import { runMinutesBefore, weekContextOf } from './weekContext.ts';
import { steeringRaceByWeek } from '../season/weekSlots.ts';
import { foldRungs, type RungHistory } from '../workout/rungs.ts';
import { SPORT_OF } from '../workout/sport.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import { timeText } from '../units/timeText.ts';

/**
 * Fills `count` weeks from `firstWeek` on with workouts. Hours, unavailable days, day limits and the spacing of hard work
 * are kept; kept workouts stay where they are and count. Limits that cannot be kept together give a conflict and no weeks.
 * The order of races, injuries and days makes no difference. Of each week's proof it gives what only planning knows: limits are
 * measured of the week as it stands, see `weekProofs`, and `provedSchedule` for a plan that is not stored.
 */
export function planSchedule(input: ScheduleInput): ScheduleResult {
  const conflict = findConflict(input);
  if (conflict !== null) return { ok: false, conflict };
  const races = racesByDay(input.races);
  const restrictionsOf = restrictionsByWeek(
    input.athlete.injuries,
    input.today,
    toldSports(input.athlete, input.sports, input.races),
  );
  const weeks: PlannedWeek[] = [];
  let memory: Memory | null = null;
  const warnings = [...dayWarnings(input), ...raceWarnings(input, races), ...keptWarnings(input, races)];
  const short: ShortWeek[] = [];
  const noStrength: { week: WeekTarget; why: NoStrength }[] = [];
  const steeringRace = steeringRaceByWeek(input.races);
  const limitsOf = limitsByRace(input.athlete);
  const effortsOf = effortsByRace(input.athlete, races, input.today);
  const teaching = teachingOf(input);
  for (const week of weeksToPlan(input)) {
    const ahead = input.raceType === null ? null : (steeringRace(week.weekStartDate)?.raceType ?? input.raceType);
    const raceType = raceTypeOf(week, races, ahead);
    const sports = sportsOf(input, week);
    const restrictions = restrictionsOf(week.weekStartDate);
    const limits = careful(limitsOf(raceType, sports), limitsOf(ahead, sports));
    memory ??= firstMemory(input, runMinutesBefore(input), rungsOf(input, limits));
    const before = memory;
    const raceEfforts = effortsOf(raceTrainedFor(races, raceType, week.weekStartDate));
    const known = { raceType, sports, limits, restrictions, raceEfforts };
    const taught =
      teaching === null
        ? null
        : planTaught(teaching, week, known, (basis, rules) =>
            attempted(weekContextOf(input, week, races, basis, before, rules)),
          );
    const made = taught ?? attempted(weekContextOf(input, week, races, known, before, null));
    const { context, layout } = made;
    const workouts = made.workouts();
    if (isShortWeek({ context, ...layout })) short.push({ context, ...layout });
    const why = withoutStrength(context);
    if (why !== null) noStrength.push({ week, why });
    const proof = planningLines(context, layout, workouts);
    weeks.push(provedWeek(week, workouts, taught === null ? proof : [...proof, ...taught.proof]));
    memory = remember(memory, [...keptOf(context.days), ...workouts], week.kind === 'load');
  }
  warnings.push(...hoursNotPlaced(short));
  const lifts = [...input.keep, ...weeks.flatMap(({ workouts }) => workouts)].some(
    ({ workoutType }) => workoutType === 'strength',
  );
  if (!lifts) warnings.push(...strengthNotPlaced(input, noStrength));
  if (teaching === null) return { ok: true, weeks, kept: input.keep, warnings };
  return {
    ok: true,
    weeks,
    kept: input.keep,
    warnings: [...warnings, ...unheldWarnings(teaching.unheld)],
    principles: effectsOf(teaching),
  };
}

/** As `planSchedule`, with all limits in the proof of each week. */
export function provedSchedule(input: ScheduleInput): ScheduleResult {
  const result = planSchedule(input);
  return result.ok ? { ...result, weeks: proved(input, result.weeks) } : result;
}

/** What the athlete has done of each family, by their level in its sport. */
const rungsOf = ({ tried = [] }: ScheduleInput, { level, levelBySport }: AthleteLimits): RungHistory =>
  foldRungs(tried, (type) => {
    const sport = SPORT_OF[type];
    return sport === 'running' || sport === 'cycling' || sport === 'swimming' ? levelBySport[sport] : level;
  });

function attempted(context: WeekContext): Attempt {
  const layout = planWeek(context);
  const built = timedWorkouts(context, buildWorkouts(context));
  let workouts: readonly PlannedWorkout[] | null = null;
  return { context, layout, built, workouts: () => (workouts ??= plannedWorkouts(context, built)) };
}

function weeksToPlan({ season, firstWeek, count }: ScheduleInput): readonly WeekTarget[] {
  return season.weeks.filter(({ weekStartDate }) => weekStartDate >= firstWeek).slice(0, count);
}

/** The race that the week trains for or recovers from; `ahead` is the one that it would train for. */
function raceTypeOf(week: WeekTarget, races: readonly Race[], ahead: RaceType | null): RaceType | null {
  if (ahead === null) return null;
  if (week.kind === 'recovery') {
    const raced = races.filter(({ priority, raceDate }) => priority !== 'C' && raceDate < week.weekStartDate).at(-1);
    if (raced) return raced.raceType;
  }
  return ahead;
}

/** Limits of the race trained for and of the race recovered from, whichever are stricter. */
const careful = (limits: AthleteLimits, other: AthleteLimits): AthleteLimits =>
  other.restDays > limits.restDays || other.workoutsADay < limits.workoutsADay ? other : limits;

/** Sports of the week's phase, as the athlete chose them; those of the request where the phase names none. */
function sportsOf({ season, sports }: ScheduleInput, week: WeekTarget): readonly Sport[] {
  const phase = season.phases.find(
    ({ startDate, endDate }) => startDate <= week.weekEndDate && endDate >= week.weekStartDate,
  );
  const chosen = phase && phase.sportPreferences.length > 0 ? [...phase.baseSports, ...phase.sportPreferences] : sports;
  return [...new Set(chosen)];
}

/** Makes the workouts, with enough of the week easy. */
function buildWorkouts(context: WeekContext): BuiltWorkout[] {
  const built: BuiltWorkout[] = [];
  easeLostTest(context);
  markRaceSet(context);
  markLight(context);
  for (const kept of keptOf(context.days)) noteSet(context, kept);
  for (const day of context.days) {
    for (const draft of day.drafts) {
      const workout = chosenWorkoutOf(context, draft);
      noteSet(context, workout);
      built.push({ draft, day, workout });
    }
  }
  addVo2max(context, built);
  easeByShare(context, built);
  for (const entry of built) shortenEased(context, entry);
  keepBelowLong(context, built);
  addSteady(context, built);
  for (const { draft, workout } of built) draft.isHard = workout.isHard;
  if (context.rules !== null) {
    easeByIntensity(context, built);
    for (const entry of built) shortenEased(context, entry);
  }
  return built;
}

/** A long-workout day with a small limit of its own cannot hold the long workout; the athlete may not expect that. */
function dayWarnings({ athlete }: ScheduleInput): PlanWarning[] {
  const { longWorkoutDays, unavailableDays, maxMinutesByDay } = athlete.preferences;
  return WEEKDAYS.filter((weekday) => longWorkoutDays.includes(weekday)).flatMap((weekday): PlanWarning[] => {
    const name = weekdayName(weekday);
    const cap = maxMinutesByDay?.[weekday] ?? Infinity;
    if (unavailableDays.includes(weekday)) {
      return [
        {
          code: 'LONG_DAY_UNAVAILABLE',
          message: `${name} is a long-workout day and unavailable; it stays free.`,
          recommendation: 'Choose another long-workout day.',
        },
      ];
    }
    if (cap >= MIN_LONG_WORKOUT) return [];
    const message = `${name} is a long-workout day, but its limit of ${timeText(cap)} is too short for a long workout; another day takes it.`;
    return [
      {
        code: 'LONG_DAY_TOO_SHORT',
        message,
        recommendation: `Raise the limit of ${name}, or choose another long-workout day.`,
      },
    ];
  });
}

function raceWarnings({ athlete, races: all }: ScheduleInput, races: readonly Race[]): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  for (const { raceName, raceDate } of races) {
    const weekday = weekdayOf(raceDate);
    if (!isUnavailable(athlete.preferences, raceDate, weekday)) continue;
    const blackout = blackoutOn(athlete.preferences, raceDate);
    warnings.push({
      code: 'RACE_ON_UNAVAILABLE_DAY',
      message: blackout
        ? `${raceName} is on a blocked date. ${blockedText(raceDate, blackout)}.`
        : `${raceName} is on ${dayName(raceDate)}, and ${weekdayName(weekday)} is an unavailable day.`,
      recommendation: 'Keep that day free for the race, or change the race.',
    });
  }
  for (const race of all) {
    const raced = races.find(({ raceDate }) => raceDate === race.raceDate)!;
    if (raced === race) continue;
    warnings.push({
      code: 'TWO_RACES_ON_ONE_DAY',
      message: `${race.raceName} is on the same day as ${raced.raceName}; only ${raced.raceName} is planned.`,
      recommendation: 'Remove one of the two races.',
    });
  }
  return warnings.sort((a, b) => (a.code + a.message < b.code + b.message ? -1 : 1));
}

/** Locked workouts stay even where they break a hard limit; the athlete is told. */
function keptWarnings({ athlete, keep, today }: ScheduleInput, races: readonly Race[]): PlanWarning[] {
  const { preferences } = athlete;
  const recommendation = 'Move or remove the workout, or change the limit.';
  const warnings: PlanWarning[] = [];
  const ahead = keep.filter(
    ({ completed, scheduledDate, workoutType }) => !completed && scheduledDate >= today && workoutType !== 'race',
  );
  for (const date of [...new Set(ahead.map(({ scheduledDate }) => scheduledDate))].sort()) {
    const weekday = weekdayOf(date);
    const workouts = keep.filter(({ scheduledDate }) => scheduledDate === date);
    const stay = workouts.length === 1 ? 'A kept workout stays' : 'Kept workouts stay';
    const cap = mostMinutesOn(preferences, date, weekday);
    const minutes = workouts.reduce((sum, { duration }) => sum + duration, 0);
    if (isUnavailable(preferences, date, weekday)) {
      const blackout = blackoutOn(preferences, date);
      const although = blackout
        ? `that day is blocked${blackout.label ? `: ${blackout.label}` : ''}`
        : `${weekdayName(weekday)} is unavailable`;
      warnings.push({
        code: 'KEPT_ON_UNAVAILABLE_DAY',
        message: `${stay} on ${dayName(date)}, although ${although}.`,
        recommendation,
      });
    }
    if (minutes > cap) {
      warnings.push({
        code: 'KEPT_OVER_DAY_LIMIT',
        message: `${workouts.length === 1 ? 'A kept workout fills' : 'Kept workouts fill'} ${dayName(date)} with ${timeText(minutes)}; the limit is ${timeText(cap)}.`,
        recommendation,
      });
    }
    const race = races.find(({ raceDate }) => raceDate === date);
    if (race)
      warnings.push({
        code: 'KEPT_ON_RACE_DAY',
        message: `${stay} on ${dayName(date)}, the day of ${race.raceName}.`,
        recommendation,
      });
  }
  return warnings;
}
