import { addDays, weekdayOf } from '../../../core/calendar/calendar.ts';
import type { Reason } from '../../../core/codes/reason.ts';
import { planningContextOf, type ScheduledWorkout } from '../../../core/rules/context.ts';
import type { ScheduleInput } from '../../../core/rules/scheduleInput.ts';
import { weekProofs, type MeasuredProof } from '../../../core/week/weekProof.ts';
import { livingReasons } from '../../../core/week/livingReasons.ts';
import type { PlannedWeek } from '../../../core/week/schedule.ts';
import type { PlannedWorkout } from '../../../core/workout/workout.ts';
import { fourWeeks } from '../scheduled.ts';

/** A workout of a plan, counted from its first one, that somebody moved or made another. */
export interface Act extends Partial<Pick<PlannedWorkout, 'workoutType' | 'isHard' | 'isLong' | 'duration'>> {
  at: number;
  days: number;
}

export const acted = <Workout extends PlannedWorkout>(workout: Workout, { days, at: _, ...changes }: Act): Workout => {
  const scheduledDate = addDays(workout.scheduledDate, days);
  return { ...workout, ...changes, scheduledDate, dayOfWeek: weekdayOf(scheduledDate) };
};

const textOf = ({ code, inputs }: Reason): string => [code, ...Object.values(inputs)].join(' ');

function reasonLines(told: ScheduledWorkout, now: readonly Reason[]): string[] {
  const [was, is] = [told.reasons.map(textOf), now.map(textOf)];
  const gone = was.filter((each) => !is.includes(each)).map((each) => `- ${each}`);
  const come = is.filter((each) => !was.includes(each)).map((each) => `+ ${each}`);
  return gone.length + come.length === 0
    ? []
    : [`${told.scheduledDate} ${told.workoutType} ${[...gone, ...come].join('; ')}`];
}

const proofText = ({ constraint, value, holds, excess, rule, day, workoutId }: MeasuredProof): string =>
  [`  ${constraint}: ${value}`, holds ? 'holds' : `over by ${excess}`, rule, day, workoutId].filter(Boolean).join(', ');

/** What the four weeks from `skip` on say otherwise once the same was done to their workouts: reasons, and limits. */
export function standingLines(
  input: ScheduleInput,
  planned: readonly PlannedWeek[],
  skip: number,
  acts: readonly Act[],
): string[] {
  if (acts.length === 0) return [];
  const { workouts, limits, weeks } = fourWeeks(input, planned, skip);
  const now = workouts.map((workout, i) => {
    const act = acts.find(({ at }) => at % workouts.length === i);
    return act === undefined ? workout : { ...acted(workout, act), locked: true, madeBy: 'athlete' as const };
  });
  const context = planningContextOf({ ...limits, ...(input.principles && { principles: input.principles }) });
  const toProve = weeks.map(({ weekStartDate, proof }) => ({ monday: weekStartDate, planned: proof }));
  const proofs = weekProofs(context, now, toProve);
  return [
    '',
    'after the same changes',
    ...now.flatMap((workout) => reasonLines(workout, livingReasons(context, now, workout))),
    ...weeks.flatMap(({ weekStartDate, proof }, i) => {
      const told = new Set(proof.map(({ constraint, value }) => `${constraint}: ${value}`));
      return [
        weekStartDate,
        ...proofs[i]!.filter(({ constraint, value }) => !told.has(`${constraint}: ${value}`)).map(proofText),
      ];
    }),
  ];
}
