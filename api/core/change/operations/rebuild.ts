import { MIN_WORKOUT_MINUTES } from '../../constants/workouts.ts';
import { allowedFor } from '../../athlete/injuries.ts';
import type { PrescribedWorkout, WorkoutRequest } from '../../workout/prescribedWorkout.ts';
import type { Intensity, WorkoutRole, WorkoutType } from '../../codes/workout.ts';
import { LOWER_STRENGTH, STRENGTH_MIN } from '../../constants/strength.ts';
import { type AnyFamily, anyFamilyOf } from '../../workout/families/families.ts';
import { idsOnRung, ladder, rungOfId } from '../../workout/families/ladder.ts';
import { isHardIntensity, ofFamilies, openerOf, RANKS, rungsDown } from '../../workout/prescription/choose.ts';
import { familiesOfIntensity } from '../../workout/prescription/keyFamilies.ts';
import { makeWorkout, workoutFromTemplate, writtenWorkout } from '../../workout/prescription/makeWorkout.ts';
import { strengthFamilyOf } from '../../workout/prescription/strength.ts';
import type { EnduranceTemplate } from '../../workout/prescription/template.ts';
import { findTemplate } from '../../workout/prescription/templates.ts';
import { inFives } from '../../workout/inFives.ts';
import { tableOf } from '../../units/tableOf.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { mondayOf } from '../../calendar/calendar.ts';
import { minutesOf, type PlanningContext, type ScheduledWorkout } from '../../rules/context.ts';

/** One rung down, as far as easing goes. */
export const LADDER: Readonly<Record<Intensity, Intensity>> = tableOf({
  race: 'race',
  vo2max: 'threshold',
  threshold: 'moderate',
  hard: 'moderate',
  'race-pace': 'moderate',
  moderate: 'easy',
  easy: 'recovery',
  recovery: 'rest',
  rest: 'rest',
});

export interface WantedWorkout {
  workoutType: Exclude<WorkoutType, 'race'>;
  intensity: Intensity;
  /** Whole minutes. */
  minutes: number;
  scheduledDate: string;
  /** Stays where it can. */
  templateId: string | null;
  isLong: boolean;
}

/** The workout that it was, then lower rungs of its family, then the first one made smaller; nothing where the intensity is another one. */
function* ownTemplates(
  { workoutType, intensity, templateId, isLong }: WantedWorkout,
  request: WorkoutRequest,
): Generator<EnduranceTemplate> {
  const suits = (each: Pick<EnduranceTemplate | AnyFamily, 'workoutType' | 'intensity'>) =>
    each.workoutType === workoutType && each.intensity === intensity;
  const own = rungOfId(templateId);
  if (own === null) {
    const known = templateId === null ? undefined : findTemplate(templateId);
    if (known !== undefined && suits(known)) yield known;
    return;
  }
  if (!suits(anyFamilyOf(own.family))) return;
  const rungs = ladder(own.family, isLong);
  yield* (rungs[own.rung] ?? []).filter(({ id }) => id === templateId);
  yield* rungsDown(own.family, own.rung, request, isLong);
  yield { ...rungs[0]![0]!, isExact: false };
}

/** Own templates, then those of the families for the intensity, then of a rung of the ladder below. */
function* templatesFor(
  wanted: WantedWorkout & { workoutType: ZonedSport | 'brick' },
  request: WorkoutRequest,
): Generator<EnduranceTemplate> {
  const { workoutType, intensity, isLong } = wanted;
  yield* ownTemplates(wanted, request);
  for (let rung = intensity; RANKS[rung] >= RANKS.moderate && rung !== LADDER[rung]; rung = LADDER[rung]) {
    yield* ofFamilies(familiesOfIntensity(workoutType, rung, request.raceType), request, isLong);
    if (rung === 'race-pace' && workoutType !== 'brick') yield openerOf(workoutType);
  }
}

/** The workout that is wanted, with steps, instructions and load of its own; easier or shorter where a limit of injuries or of the sort asks for it. */
export function rebuiltWorkout(
  wanted: WantedWorkout,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): PrescribedWorkout {
  const { workoutType, intensity } = wanted;
  const minutes = Math.max(MIN_WORKOUT_MINUTES, Math.round(wanted.minutes));
  const request = requestOf({ ...wanted, minutes }, context, others);
  const isCalm = RANKS[intensity] <= RANKS.easy;
  const restrictions = context.restrictions(wanted.scheduledDate);
  if (workoutType === 'strength') return rebuiltStrength(wanted, request, context, others);
  const sports: readonly ZonedSport[] = workoutType === 'brick' ? ['bike', 'run'] : [workoutType];
  const isWalked = workoutType === 'run' && isCalm && (restrictions.run.onlyWalk || restrictions.run.walkRun);
  if (!isWalked && !sports.some((sport) => restrictions[sport].banned)) {
    const cap = workoutType === 'brick' ? null : restrictions[workoutType].capMinutes;
    for (const template of templatesFor({ ...wanted, workoutType, minutes }, request)) {
      const { features } = template;
      if (!sports.every((sport) => allowedFor(restrictions, sport, template.intensity, features))) continue;
      const workout = workoutFromTemplate(template, Math.min(minutes, cap ?? minutes), request, restrictions);
      if (workout !== null) return writtenWorkout(workout, request);
    }
  }
  let made = makeWorkout(request, restrictions);
  if (RANKS[made.intensity] > RANKS[intensity] && request.role === 'long')
    made = makeWorkout({ ...request, role: 'easy' }, restrictions);
  // the easiest brick is an easy one: all of it lies below the first threshold
  if (workoutType === 'brick' && isCalm && made.workoutType === 'brick') return { ...made, intensity: 'easy' };
  return made;
}

/** Strength of the same rung where its intensity is the wanted one, else of the first family that has it. */
function rebuiltStrength(
  { intensity, templateId, scheduledDate }: WantedWorkout,
  request: WorkoutRequest,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): PrescribedWorkout {
  const restrictions = context.restrictions(scheduledDate);
  const own = rungOfId(templateId);
  const isSame = own !== null && anyFamilyOf(own.family).intensity === intensity;
  const like = isSame ? templateId : null;
  const asked = { ...request, ...strengthBefore(context, others, scheduledDate), like };
  const suits = strengthFamilyOf(asked, restrictions).intensity === intensity;
  return makeWorkout(suits ? asked : strengthRequest(asked, intensity), restrictions);
}

/** Weeks before that of the day with strength in them, and the sports that it serves. */
function strengthBefore(
  { limits: { past, sports } }: PlanningContext,
  others: readonly ScheduledWorkout[],
  day: string,
) {
  const monday = mondayOf(day);
  const lifted = [...past, ...others].filter(
    ({ workoutType, scheduledDate }) => workoutType === 'strength' && scheduledDate < monday,
  );
  return { sports, liftedWeeks: new Set(lifted.map(({ scheduledDate }) => mondayOf(scheduledDate))).size };
}

/** The workout on a lower rung of its own family, 1 the first; null: it is of none, not above that rung, does not fit it, or would be no less. */
export function workoutOnRung(
  workout: ScheduledWorkout,
  rung: number,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): Omit<PrescribedWorkout, 'zoneSeconds'> | null {
  const { workoutType, intensity, duration: minutes, scheduledDate, isLong, templateId } = workout;
  const own = rungOfId(templateId);
  if (own === null || own.rung < rung || workoutType === 'race') return null;
  const isStrength = workoutType === 'strength';
  const [id] = idsOnRung({ ...own, rung: rung - 1 }, templateId, isLong);
  if (id === undefined) return null;
  // what is lifted less is no less stress in the same time
  const time = isStrength ? Math.max(Math.min(minutes, STRENGTH_MIN), inFives(LOWER_STRENGTH * minutes)) : minutes;
  const wanted = { workoutType, intensity, minutes: time, scheduledDate, isLong, templateId: id };
  const { zoneSeconds: _, ...made } = rebuiltWorkout(wanted, context, others);
  const place = rungOfId(made.templateId);
  const isThere = place !== null && place.family === own.family && place.rung === rung - 1;
  const isLess = made.tss < workout.tss || (isStrength && time === minutes);
  return isThere && made.duration <= minutes && isLess ? made : null;
}

/** The rung of its own family, 1 the first, on which the workout is less; null: there is none. */
export function lowerRung(
  workout: ScheduledWorkout,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): number | null {
  const own = rungOfId(workout.templateId);
  for (let rung = own?.rung ?? 0; rung >= 1; rung -= 1)
    if (workoutOnRung(workout, rung, context, others) !== null) return rung;
  return null;
}

function requestOf(
  wanted: WantedWorkout,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): WorkoutRequest {
  const { athlete, today } = context.limits;
  const week = context.week(wanted.scheduledDate);
  const { level, levelBySport } = week.limits;
  const sport = ({ run: 'running', bike: 'cycling', swim: 'swimming' } as const)[wanted.workoutType as ZonedSport];
  return {
    workoutType: wanted.workoutType,
    role: roleOf(wanted),
    keyIndex: 0,
    minutes: wanted.minutes,
    brickRunMinutes: 0,
    phaseType: week.target?.phaseType ?? 'base',
    kind: week.target?.kind ?? 'load',
    loadingWeekInPhase: week.loadingWeekInPhase,
    weekInPlan: week.weekInPlan,
    raceType: week.raceType,
    raceEfforts: week.raceEfforts,
    experienceLevel: sport === undefined ? level : levelBySport[sport],
    age: athlete.age,
    injuries: athlete.injuries,
    weeklyMinutesOfSport: Math.max(
      wanted.minutes,
      minutesOf(
        others.filter(
          ({ workoutType, scheduledDate }) =>
            workoutType === wanted.workoutType && context.week(scheduledDate).monday === week.monday,
        ),
      ),
    ),
    thresholds: athlete.thresholds ?? null,
    today,
    isNewRunner: week.limits.isNewRunner,
    mayBeHard: isHardIntensity(wanted.intensity),
    race: null,
  };
}

function roleOf({ workoutType, intensity, isLong }: WantedWorkout): WorkoutRole {
  if (workoutType === 'brick') return 'brick';
  if (workoutType === 'strength') return 'strength';
  if (RANKS[intensity] <= RANKS.recovery) return 'recovery';
  return isLong ? 'long' : 'easy';
}

/** The phase and kind of week decide how heavy strength is. */
function strengthRequest(request: WorkoutRequest, intensity: Intensity): WorkoutRequest {
  // who has not learnt to lift does little of what is easy, too
  if (RANKS[intensity] <= RANKS.easy) return { ...request, phaseType: 'recovery', kind: 'step', liftedWeeks: Infinity };
  if (intensity === 'moderate') return { ...request, phaseType: 'base', kind: 'step' };
  return { ...request, phaseType: 'build', kind: 'load' };
}
