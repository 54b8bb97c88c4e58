import { dayName } from '../calendar/dayNames.ts';
import { constraintText } from '../messages/limits.ts';
import { ATHLETE } from '../messages/reader.ts';
import { minutesOf, planningContextOf, type MeasuredWorkout } from '../rules/context.ts';
import { proofOf } from '../rules/worstOfEach.ts';
import { trainingOf } from '../rules/rule.ts';
import { measureWeek } from '../rules/rules.ts';
import { weekDose } from '../rules/weekDose.ts';
import { weeksOf } from '../rules/weeks.ts';
import { countOf } from '../units/countOf.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import { keptOf, type WeekContext } from './draft.ts';
import { holdsRace } from './frequency.ts';
import type { WeekLayout } from './planWeek.ts';
import type { PlannedWeek } from './schedule.ts';
import type { WeekTarget } from '../season/season.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import type { Proof } from '../rules/finding.ts';
import { timeText } from '../units/timeText.ts';

/** Why minutes found no place: because of a race ahead, of one behind, or of anything else. */
const LEFT_OUT = [{ near: 'before' }, { near: 'after' }, {}] as const;
const namedOf = (inputs: (typeof LEFT_OUT)[number]) => ({ constraint: 'LEFT_OUT', inputs }) as const;
const LEFT_OUT_LINES: readonly string[] = LEFT_OUT.map((inputs) => constraintText(namedOf(inputs), ATHLETE));
const NOTHING_BEFORE = 'Nothing new before ';

/** Is the line one that only the planning of the week knows, and no limit? */
export const isPlanningLine = ({ constraint }: Pick<Proof, 'constraint'>): boolean =>
  LEFT_OUT_LINES.includes(constraint) || constraint.startsWith(NOTHING_BEFORE);

/** What the planning of a week has to tell beside its limits: minutes that found no place, and that the past was left alone. */
export function planningLines(context: WeekContext, layout: WeekLayout, planned: readonly PlannedWorkout[]): Proof[] {
  const lines: Proof[] = [];
  if (layout.unplaced > 0) {
    const [before, after, other] = LEFT_OUT;
    const named = namedOf(holdsRace(context) ? before : context.week.kind === 'recovery' ? after : other);
    lines.push({
      named,
      constraint: constraintText(named, ATHLETE),
      limit: `${timeText(layout.open)} from today on`,
      value: `${timeText(layout.unplaced)} left out`,
      holds: true,
      weekMinutes: minutesOf(trainingOf([...keptOf(context.days), ...planned])),
    });
  }
  const { today } = context.input;
  if (today > context.week.weekStartDate) {
    const early = planned.filter(({ scheduledDate }) => scheduledDate < today).length;
    lines.push({
      constraint: NOTHING_BEFORE + dayName(today),
      limit: '0 workouts',
      value: countOf(early, 'workout'),
      holds: early === 0,
    });
  }
  return lines;
}

// written out: a field added after a spread costs microseconds in Node 20
const standing = (workout: PlannedWorkout, id: string): MeasuredWorkout => ({
  scheduledDate: workout.scheduledDate,
  dayOfWeek: workout.dayOfWeek,
  workoutType: workout.workoutType,
  intensity: workout.intensity,
  duration: workout.duration,
  isLong: workout.isLong,
  isHard: workout.isHard,
  id,
  status: 'scheduled',
  locked: false,
  madeBy: 'planner',
  steps: workout.steps,
});

/** The week with these workouts and this proof. */
export function provedWeek(
  { weekStartDate, weekEndDate, phaseType, kind, plannedHours }: WeekTarget,
  workouts: PlannedWeek['workouts'],
  proof: PlannedWeek['proof'],
): PlannedWeek {
  return { weekStartDate, weekEndDate, phaseType, kind, plannedHours, workouts, proof };
}

/** The weeks with what every limit finds in them, before what is there already: principles are told by who planned by them. */
export function proved(input: ScheduleInput, weeks: readonly PlannedWeek[]): PlannedWeek[] {
  const [first] = weeks;
  if (first === undefined) return [];
  const context = planningContextOf({ ...input, firstDay: first.weekStartDate, lastDay: weeks.at(-1)!.weekEndDate });
  const all: MeasuredWorkout[] = [];
  for (const { workouts } of weeks) for (const each of workouts) all.push(standing(each, String(all.length)));
  for (const each of input.keep) all.push(standing(each, String(all.length)));
  const measured = weeksOf(all, context.limits);
  return weeks.map((week) => {
    const found = measured(week.weekStartDate);
    const proof = proofOf(measureWeek(context, found, 'PRINCIPLE'));
    return provedWeek(week, week.workouts, [...proof, ...weekDose(context, found), ...week.proof]);
  });
}
