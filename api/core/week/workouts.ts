import { WORKOUT_TIMES } from '../athlete/athlete.ts';
import type { InjuryRestrictions } from '../athlete/injuries.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import { daysBetween } from '../calendar/calendar.ts';
import { raceEfforts } from '../prediction/raceEfforts.ts';
import type { ChosenWorkout, WorkoutRequest } from '../workout/prescribedWorkout.ts';
import { isHardIntensity } from '../workout/prescription/choose.ts';
import { chooseWorkout, instructionsOf, tssOfChosen } from '../workout/prescription/makeWorkout.ts';
import { type StrengthStage, strengthFamilyOf } from '../workout/prescription/strength.ts';
import { STRENGTH_LADDERS, type StrengthFamily } from '../workout/families/strength.ts';
import { RUNG_DOWN_DAYS } from '../constants/rungs.ts';
import { wasTooMuch } from '../workout/rungs.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import type { Draft, WeekContext } from './draft.ts';
import { isAfterLongRace } from './afterLongRace.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { timesOfDrafts } from './timeOfDay.ts';
import { racePaceOf, reasonsOf } from './workoutReasons.ts';
import type { BuiltWorkout, TimedWorkout } from './builtWorkout.ts';

/** Minutes of the sport in the week, a brick's parts apart. */
function weeklyMinutes({ days }: WeekContext, sport: Draft['sport']): number {
  let minutes = 0;
  for (const day of days) {
    for (const draft of day.drafts) {
      if (draft.race !== null) continue;
      if (draft.sport === sport) minutes += draft.minutes - draft.brickRunMinutes;
      if (sport === 'running') minutes += draft.brickRunMinutes;
    }
    for (const { workoutType, duration } of day.kept) {
      if (workoutType === (sport === 'strength' ? 'strength' : TYPE_OF_SPORT[sport])) minutes += duration;
    }
  }
  return minutes;
}

/** Families of strength that were too much of late, with nothing below the rung that they are on. */
function tooMuchOf({ memory: { rungs }, week: { weekStartDate } }: WeekContext): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { id } of STRENGTH_LADDERS) {
    const own = rungs[id];
    if (own?.rung !== 0 || !wasTooMuch(own.last)) continue;
    if (daysBetween(own.last.date, weekStartDate) <= RUNG_DOWN_DAYS) found.add(id);
  }
  return found;
}

/** What was lifted before, and for which sports. */
const strengthBefore = (context: WeekContext) => ({
  sports: context.sports,
  liftedWeeks: context.memory.liftedWeeks,
  tooMuch: tooMuchOf(context),
});

/** Do days of the week lie so soon after an A race that none of its strength is heavy? */
const recovers = ({ days }: WeekContext): boolean => days.some(({ near }) => near.mustLiftLightly);

/** Does the draft lie on such a day? */
const isInRecovery = ({ days }: WeekContext, draft: Draft): boolean =>
  days.some(({ near, drafts }) => near.mustBeEasy && drafts.includes(draft));

const levelOf = ({ limits }: WeekContext, { sport, workoutType }: Draft): ExperienceLevel =>
  sport === 'strength' || workoutType === 'race' || workoutType === 'brick' ? limits.level : limits.levelBySport[sport];

function requestOf(context: WeekContext, draft: Draft): WorkoutRequest {
  const { week, limits, athlete } = context;
  const raceType = draft.raceSetFor?.raceType ?? context.raceType;
  const raced = draft.race ?? draft.raceSetFor;
  const before = draft.sport === 'strength' ? strengthBefore(context) : undefined;
  return {
    workoutType: draft.workoutType,
    role: draft.role,
    keyIndex: draft.keyIndex,
    minutes: draft.minutes,
    brickRunMinutes: draft.brickRunMinutes,
    phaseType: week.phaseType,
    kind: week.kind,
    loadingWeekInPhase: context.loadingWeekInPhase,
    weekInPlan: context.weekInPlan,
    raceType,
    raceEfforts: raced ? raceEfforts(raced, athlete, context.input.races, context.input.today) : context.raceEfforts,
    experienceLevel: levelOf(context, draft),
    age: athlete.age,
    injuries: athlete.injuries,
    today: context.input.today,
    mayBeHard: draft.isHard,
    mustBeEasy:
      draft.sport === 'strength'
        ? recovers(context)
        : isInRecovery(context, draft) || (draft.isLong && isAfterLongRace(context)),
    isNewRunner: limits.isNewRunner,
    isOnlyKey: draft.isOnlyKey ?? false,
    isTest: draft.isTest ?? false,
    isVo2max: draft.isVo2max ?? false,
    isLight: draft.isLight ?? false,
    isRaceSet: draft.raceSetFor !== undefined,
    isSteady: draft.isSteady ?? false,
    isTempo: draft.isTempo ?? false,
    isBackToBack: draft.isBackToBack ?? false,
    reached: context.memory.reached,
    rungs: context.memory.rungs,
    recent: context.recent,
    inWeek: context.inWeek,
    uses: context.memory.uses,
    lastFamilies: context.lastFamilies,
    sports: before?.sports,
    liftedWeeks: before?.liftedWeeks,
    tooMuch: before?.tooMuch,
    weeklyMinutesOfSport: weeklyMinutes(context, draft.sport),
    thresholds: athlete.thresholds ?? null,
    race: draft.race,
  };
}

export function chosenWorkoutOf(
  context: WeekContext,
  draft: Draft,
  restrictions: InjuryRestrictions = context.restrictions,
): ChosenWorkout {
  return chooseWorkout(requestOf(context, draft), restrictions);
}

/** The family of the strength workout of the draft. Tells without making it. */
export function strengthFamilyIn(context: WeekContext, { isHard }: Pick<Draft, 'isHard'>): StrengthFamily {
  const { week, limits, memory, restrictions, athlete } = context;
  const stage: StrengthStage = {
    phaseType: week.phaseType,
    kind: week.kind,
    mayBeHard: isHard,
    mustBeEasy: recovers(context),
    experienceLevel: limits.level,
    age: athlete.age,
    rungs: memory.rungs,
    ...strengthBefore(context),
  };
  return strengthFamilyOf(stage, restrictions);
}

/** Would the strength workout be a hard one? */
export const isHardStrength = (context: WeekContext, draft: Draft): boolean =>
  isHardIntensity(strengthFamilyIn(context, draft).intensity);

const inTurn = (a: TimedWorkout, b: TimedWorkout): number =>
  a.day.index - b.day.index || WORKOUT_TIMES.indexOf(a.timeOfDay) - WORKOUT_TIMES.indexOf(b.timeOfDay);

/** The week's workouts in the order of days and times. */
export function timedWorkouts({ athlete, days }: WeekContext, built: readonly BuiltWorkout[]): TimedWorkout[] {
  const preferred = athlete.preferences.preferredWorkoutTimes;
  const times = timesOfDrafts(days, preferred);
  return built
    .map(({ draft, day, workout }) => ({ draft, day, workout, timeOfDay: times.get(draft) ?? preferred }))
    .sort(inTurn);
}

/** They with all that is said of them, and their reasons. */
export function plannedWorkouts(context: WeekContext, built: readonly TimedWorkout[]): PlannedWorkout[] {
  const { thresholds = null } = context.athlete;
  const weekMinutes = built.reduce((sum, { draft, workout }) => sum + (draft.race ? 0 : workout.duration), 0);
  const racePace = racePaceOf(context, built);
  return built.map((entry) => {
    const { draft, day, workout, timeOfDay } = entry;
    return {
      scheduledDate: day.date,
      dayOfWeek: day.weekday,
      workoutType: workout.workoutType,
      intensity: workout.intensity,
      duration: workout.duration,
      tss: tssOfChosen(workout),
      isLong: draft.isLong,
      isHard: workout.isHard,
      description: workout.description,
      instructions: instructionsOf(workout, thresholds),
      timeOfDay,
      templateId: workout.templateId,
      steps: workout.steps,
      reasons: reasonsOf(context, entry, weekMinutes, racePace),
    };
  });
}
