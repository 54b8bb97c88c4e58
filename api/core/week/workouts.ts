import { type TrainingPreferences, WORKOUT_TIMES, type WorkoutTime } from '../athlete/athlete.ts';
import type { InjuryRestrictions } from '../athlete/injuries.ts';
import { blackoutOn, blockedText, mostMinutesOn, shortTimeOn, shortTimeText } from '../athlete/blackout.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import { type Day, dayNumber, daysBetween } from '../calendar/calendar.ts';
import { MIN_LONG_WORKOUT } from '../constants/lengths.ts';
import type { WeekKind } from '../codes/phase.ts';
import type { Reason } from '../codes/reason.ts';
import {
  afterRaceReason,
  capReason,
  complementaryReason,
  dayReason,
  hardSpacingReason,
  injuryNoteReason,
  injurySubstitutionReason,
  latestDayReason,
  longDayBlockedReason,
  longDayReason,
  longRunGrowthReason,
  phaseReason,
  raceNearReason,
  raceReason,
  racePaceReason,
  rungReasons,
  shareReason,
  strengthDayReason,
  thresholdTestReason,
  isEasyThroughout,
  isRecoveryDay,
} from './reasons.ts';
import { raceEfforts } from '../prediction/raceEfforts.ts';
import { racePaceMinutes, racePaceTargets } from '../rules/racePace.ts';
import type { ChosenWorkout, WorkoutRequest } from '../workout/prescribedWorkout.ts';
import { isHardIntensity } from '../workout/prescription/choose.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { chooseWorkout, instructionsOf, tssOfChosen } from '../workout/prescription/makeWorkout.ts';
import { type StrengthStage, strengthFamilyOf } from '../workout/prescription/strength.ts';
import { STRENGTH_LADDERS, type StrengthFamily } from '../workout/families/strength.ts';
import { RUNG_DOWN_DAYS } from '../constants/rungs.ts';
import { wasTooMuch } from '../workout/rungs.ts';
import { isTest } from '../workout/thresholdTest.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import { isHardDay } from '../rules/placement.ts';
import { type DayPlan, type Draft, layoutKey, type WeekContext, type WeekRules } from './draft.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { principleReason } from './principles/planned.ts';
import { isComplementary } from './allocate.ts';
import { runLimitOf } from './sizes.ts';
import { timesOfDrafts } from './timeOfDay.ts';
import { lengthRule } from './weekRules.ts';

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
    mustBeEasy: draft.sport === 'strength' ? recovers(context) : isInRecovery(context, draft),
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

export interface BuiltWorkout {
  draft: Draft;
  day: DayPlan;
  workout: ChosenWorkout;
}

export interface TimedWorkout extends BuiltWorkout {
  timeOfDay: WorkoutTime;
}

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

function reasonsOf(
  context: WeekContext,
  { draft, day, workout }: BuiltWorkout,
  weekMinutes: number,
  racePace: readonly RacePaceOfWeek[],
): Reason[] {
  if (draft.race)
    return [
      raceReason({ raceName: draft.race.raceName, priority: draft.race.priority, raceDate: draft.race.raceDate }),
    ];
  const { week, phaseName, weekInPhase } = context;
  // a key workout that the week left easy is none, and before a race nobody recovers from it
  const isPlain =
    (draft.role === 'key' && isEasyThroughout(workout)) ||
    (draft.role === 'recovery' && !isRecoveryDay(context.races, day.date));
  const plain = isPlain ? 'easy' : draft.role;
  const role = plain === 'easy' && !workout.isHard && !isEasyThroughout(workout) ? 'steady' : plain;
  const inPhase = (kind: WeekKind) =>
    phaseReason({ phaseName, phaseType: week.phaseType, kind, role, week: weekInPhase + 1 });
  const reasons = [inPhase(week.kind)];
  // a step-back week says why it is short, and a brick still has to say what the run off the bike is for
  if (role === 'brick' && week.kind === 'step') reasons.push(inPhase('load'));
  reasons.push(whyThisDay(context, draft, day), whyThisLong(context, { draft, day }, workout.duration, weekMinutes));
  if (isTest(workout.templateId)) reasons.push(thresholdTestReason({ sport: draft.sport }));
  reasons.push(...whyThisRung(context, workout.templateId), ...whyRacePace(workout, racePace));
  reasons.push(...whyNearRace(context, day), ...whyInjury(context, draft), ...whyThisSport(context, draft));
  if (context.rules !== null) reasons.push(...whyPrinciples(context, context.rules, draft));
  return reasons;
}

type RacePaceOfWeek = Parameters<typeof racePaceReason>[0];

/** Minutes at the effort of the race that the week holds, by its targets for them. */
function racePaceOf(context: WeekContext, built: readonly BuiltWorkout[]): readonly RacePaceOfWeek[] {
  const { week, raceType, limits, input } = context;
  const { races, season } = input;
  const targets = racePaceTargets({ week, raceType, level: limits.level, races, weeks: season.weeks });
  const training = built.flatMap(({ draft, workout }) => (draft.race ? [] : workout));
  return targets.map((target) => ({ ...target, minutes: racePaceMinutes(training, target.sport) }));
}

/** What the workout's minutes at the effort of the race are for; nothing where it has none. */
const whyRacePace = (workout: ChosenWorkout, racePace: readonly RacePaceOfWeek[]): Reason[] =>
  racePace.filter(({ sport }) => racePaceMinutes([workout], sport) > 0).map(racePaceReason);

/** What moved the athlete to the rung of the workout; nothing where it is another one. */
function whyThisRung({ memory: { rungs } }: WeekContext, templateId: string | null): Reason[] {
  const place = rungOfId(templateId);
  const own = place === null ? undefined : rungs[place.family];
  return own?.rung === place?.rung && own !== undefined ? rungReasons(own) : [];
}

/** The principles that shaped the workout, each once. */
function whyPrinciples(context: WeekContext, { shaped }: WeekRules, draft: Draft): Reason[] {
  const known = shaped.get(draft);
  if (known === undefined && draft.lengthRule !== 'principle-cap') return [];
  const by = known === undefined ? [] : [...known];
  if (draft.lengthRule === 'principle-cap' && draft.sport !== 'strength') {
    const least = lengthRule(context, draft);
    // where another principle made it shorter still, the cap did nothing
    if (least !== null && draft.minutes >= least.minutes && !by.includes(least.active)) by.push(least.active);
  }
  return by.map(principleReason);
}

/** What keeps a long workout off that date; null: nothing that the athlete said of the date. */
function whyNotLong(preferences: TrainingPreferences, date: Day): string | null {
  const blackout = blackoutOn(preferences, date);
  if (blackout !== null) return blockedText(date, blackout);
  const short = shortTimeOn(preferences, date);
  return short !== null && mostMinutesOn(preferences, date) < MIN_LONG_WORKOUT ? shortTimeText(date, short) : null;
}

/** Days to the nearest hard one within a week, before the day or after it; null: there is none. */
function daysToHard(context: WeekContext, day: number, direction: -1 | 1): number | null {
  for (let days = 1; days < 7; days += 1) if (isHardDay(context, day + direction * days)) return days;
  return null;
}

function whyThisDay(context: WeekContext, draft: Draft, day: DayPlan): Reason {
  if (draft.isLong) {
    const { preferences } = context.athlete;
    if (preferences.longWorkoutDays.includes(day.weekday)) return longDayReason(day.weekday);
    const long = context.days.filter(({ weekday }) => preferences.longWorkoutDays.includes(weekday));
    for (const { date } of long) {
      const what = whyNotLong(preferences, date);
      if (what !== null) return longDayBlockedReason({ weekday: day.weekday, blocked: date, what });
    }
    return latestDayReason(day.weekday);
  }
  if (draft.sport === 'strength') return strengthDayReason({ weekday: day.weekday });
  if (draft.isHard) {
    const daysSinceHard = daysToHard(context, day.number, -1);
    return hardSpacingReason({ date: day.date, daysSinceHard, daysUntilHard: daysToHard(context, day.number, 1) });
  }
  const sameAsLastWeek = context.memory.layout.has(layoutKey(day.index, draft.workoutType));
  return dayReason({ weekday: day.weekday, sessionsThatDay: day.drafts.length + day.kept.length, sameAsLastWeek });
}

function whyThisLong(
  context: WeekContext,
  { draft, day }: Pick<BuiltWorkout, 'draft' | 'day'>,
  minutes: number,
  weekMinutes: number,
): Reason {
  if (draft.lengthRule === 'long-run-growth' && draft.sport === 'running') {
    const { recentRun: longestRecent, recentRunFrom: from } = context;
    return longRunGrowthReason({ minutes, longestRecent, limit: runLimitOf(context), from });
  }
  if (draft.lengthRule === 'share' || draft.lengthRule === 'long-run-growth')
    return shareReason({ minutes, weekMinutes });
  // the strictest day of a week holds for all of it, those before its race too
  if (draft.lengthRule === 'recovery-cap' && !isRecoveryDay(context.races, day.date))
    return capReason({ minutes, limitedBy: 'race-near' });
  return capReason({ minutes, limitedBy: draft.lengthRule });
}

function whyNearRace(context: WeekContext, day: DayPlan): Reason[] {
  const reasons: Reason[] = [];
  for (const { raceName, raceDate, priority } of context.races) {
    const after = day.number - dayNumber(raceDate);
    if (after < 0 && after >= (priority === 'A' ? -6 : -2) && priority !== 'C')
      reasons.push(raceNearReason({ raceName, daysBefore: -after }));
    if (after > 0 && after <= 7 && !day.near.mayBeHard && priority !== 'C')
      reasons.push(afterRaceReason({ raceName, daysAfter: after }));
  }
  return reasons;
}

function whyInjury({ athlete, restrictions }: WeekContext, draft: Draft): Reason[] {
  if (athlete.injuries.length === 0) return [];
  const areas = athlete.injuries
    .map(({ affectedArea }) => affectedArea)
    .sort()
    .join(', ');
  const reasons: Reason[] = [];
  if (draft.insteadOf !== null)
    reasons.push(injurySubstitutionReason({ from: draft.insteadOf, to: draft.sport, areas }));
  const types =
    draft.workoutType === 'brick'
      ? (['bike', 'run'] as const)
      : draft.workoutType === 'race'
        ? []
        : ([draft.workoutType] as const);
  const told = new Set<string>();
  for (const type of types) {
    const { note, care } = restrictions[type];
    if (note === '' || told.has(note)) continue;
    told.add(note);
    reasons.push(injuryNoteReason({ note, care, areas }));
  }
  return reasons;
}

function whyThisSport(context: WeekContext, { sport, insteadOf }: Draft): Reason[] {
  if (sport === 'strength' || insteadOf !== null || !isComplementary(context, sport)) return [];
  return [complementaryReason({ sport })];
}
