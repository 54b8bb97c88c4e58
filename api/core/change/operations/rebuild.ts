import { MIN_WORKOUT_MINUTES } from '../../constants/workouts.ts';
import { allowedFor } from '../../athlete/injuries.ts';
import type { PrescribedWorkout, WorkoutRequest } from '../../workout/prescribedWorkout.ts';
import type { Intensity, WorkoutRole, WorkoutType } from '../../codes/workout.ts';
import { isHardIntensity, RANKS } from '../../workout/prescription/choose.ts';
import { makeWorkout, workoutFromTemplate } from '../../workout/prescription/makeWorkout.ts';
import type { EnduranceTemplate } from '../../workout/prescription/template.ts';
import { ENDURANCE_TEMPLATES, enduranceTemplate } from '../../workout/prescription/templates.ts';
import { tableOf } from '../../units/tableOf.ts';
import type { ZonedSport } from '../../codes/sport.ts';
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

/** The ids of each rung between spaces. */
const rungs = (vo2max: string, threshold: string, racePace: string, hard: string, moderate: string) => ({
  vo2max: vo2max.split(' '),
  threshold: threshold.split(' '),
  'race-pace': racePace.split(' '),
  hard: hard.split(' '),
  moderate: moderate.split(' '),
});

/** A workout for each rung; where injuries or time forbid it, the rung below. */
const RUNGS: Readonly<Record<ZonedSport | 'brick', Partial<Record<Intensity, readonly string[]>>>> = {
  run: rungs('RUN-09 RUN-08', 'RUN-06 RUN-07', 'RUN-12 RUN-13', 'RUN-10 RUN-07', 'RUN-05'),
  bike: rungs('BIKE-06', 'BIKE-05', 'BIKE-07 BIKE-10', 'BIKE-04', 'BIKE-03'),
  swim: rungs('SWIM-04', 'SWIM-02', 'SWIM-05', 'SWIM-02', 'SWIM-03'),
  brick: { 'race-pace': ['BRICK-02', 'BRICK-03', 'BRICK-04'], moderate: ['BRICK-01'] },
};

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

/** The template of a workout made as `templateId` or, without one that is known, the rung of its intensity. */
function templatesFor({ workoutType, intensity, templateId }: WantedWorkout): EnduranceTemplate[] {
  if (workoutType === 'strength') return [];
  const own = ENDURANCE_TEMPLATES.filter(
    (each) => each.id === templateId && each.workoutType === workoutType && each.intensity === intensity,
  );
  const below: EnduranceTemplate[] = [];
  for (let rung = intensity; RANKS[rung] >= RANKS.moderate; rung = LADDER[rung]) {
    below.push(...(RUNGS[workoutType][rung] ?? []).map(enduranceTemplate));
    if (rung === LADDER[rung]) break;
  }
  return [...own, ...below];
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
  if (workoutType === 'strength') return makeWorkout(strengthRequest(request, intensity), restrictions);
  if (workoutType !== 'brick' && !restrictions[workoutType].banned) {
    const most = Math.min(minutes, restrictions[workoutType].capMinutes ?? minutes);
    for (const template of templatesFor(wanted)) {
      if (!allowedFor(restrictions, workoutType, template.intensity, template.features)) continue;
      const workout = workoutFromTemplate(template, workoutType, most, request, restrictions);
      if (workout !== null) return workout;
    }
  }
  let made = makeWorkout(request, restrictions);
  if (RANKS[made.intensity] > RANKS[intensity] && request.role === 'long')
    made = makeWorkout({ ...request, role: 'easy' }, restrictions);
  // the easiest brick is an easy one: all of it lies below the first threshold
  if (workoutType === 'brick' && isCalm && made.workoutType === 'brick') return { ...made, intensity: 'easy' };
  return made;
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
  if (RANKS[intensity] <= RANKS.easy) return { ...request, phaseType: 'recovery', kind: 'step' };
  if (intensity === 'moderate') return { ...request, phaseType: 'base', kind: 'step' };
  return { ...request, phaseType: 'build', kind: 'load' };
}
