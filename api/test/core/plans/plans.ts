// Whole plans in short lines, one for each workout, with all that the planner says of it. athletes.jsonl holds what they are made
// from; `npm run plans` writes the texts beside it. A coach reads docs/plans; these are there to notice what changes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reason } from '../../../core/codes/reason.ts';
import { addDays, mondayOf, weekdayOf, weeksBetween } from '../../../core/calendar/calendar.ts';
import { shortName } from '../../../core/calendar/dayNames.ts';
import { compilePrinciple } from '../../../core/principles/compile.ts';
import { type LibraryCandidate, withLibrary } from '../../../core/week/fromLibrary.ts';
import { planAll, type PlanAllInput } from '../../../core/week/planAll.ts';
import { planSchedule } from '../../../core/week/planSchedule.ts';
import type { PlannedWeek, ScheduleResult } from '../../../core/week/schedule.ts';
import { STARTER_LIBRARY } from '../../../core/workout/starterLibrary/starterLibrary.ts';
import type { KeptWorkout, PlannedWorkout } from '../../../core/workout/workout.ts';
import { projectRoot } from '../../../root.ts';
import { scheduleInput } from '../schedules.ts';

/** A workout of the first plan, counted from its first one, that somebody moved or made another; it is kept when the rest is planned anew. */
interface Act extends Partial<Pick<PlannedWorkout, 'workoutType' | 'isHard' | 'isLong' | 'duration'>> {
  at: number;
  days: number;
}

export interface PlanCase extends Omit<PlanAllInput, 'principles'> {
  name: string;
  principles?: readonly string[];
  /** Workouts of the starter library take the place of others. */
  library?: true;
  /** Four weeks are planned anew on that day, with what was done until then and with what was changed. */
  later?: { today: string; acts: readonly Act[] };
}

const PLACE = path.join(projectRoot, 'api/test/core/plans');

/** All athletes, by the file of their plan. */
export const planCases = (): readonly PlanCase[] =>
  readFileSync(path.join(PLACE, 'athletes.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PlanCase);

export const printedPlan = ({ name }: Pick<PlanCase, 'name'>): string => path.join(PLACE, `${name}.txt`);

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
const reasonText = ({ code, inputs }: Reason): string => [code, ...Object.values(inputs).map(valueText)].join(' ');

function workoutLine(workout: PlannedWorkout): string {
  const { scheduledDate, workoutType, duration, intensity, isHard, isLong, tss, timeOfDay, templateId } = workout;
  const what = [
    shortName(weekdayOf(scheduledDate)),
    workoutType,
    duration,
    intensity,
    isHard && 'hard',
    isLong && 'long',
  ];
  const rest = [tss, timeOfDay, templateId];
  return `${[...what, ...rest].filter((each) => each !== false).join(' ')}: ${workout.reasons.map(reasonText).join('; ')}`;
}

const weekLines = ({ weekStartDate, phaseType, kind, plannedHours, workouts, proof }: PlannedWeek): string[] => [
  '',
  `${weekStartDate} ${phaseType} ${kind} ${plannedHours} h`,
  ...workouts.map(workoutLine),
  ...proof.map(({ constraint, value, holds }) => `  ${constraint}: ${value}${holds ? '' : ', broken'}`),
];

const STARTERS: readonly LibraryCandidate[] = STARTER_LIBRARY.map((each, i) => ({
  ...each,
  id: `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`,
}));

const taughtIn = ({ principles = [] }: PlanCase) =>
  principles.flatMap((principle, i) => {
    const { rules } = compilePrinciple({ principleType: '', context: '', principle });
    return rules.length > 0 ? [{ id: String(i), by: 'Max', rules }] : [];
  });

function plannedAnew(each: PlanCase, { today, acts }: NonNullable<PlanCase['later']>): ScheduleResult {
  const principles = taughtIn(each);
  const { athlete, sports, races } = each;
  const season = { today: each.today, athlete, sports: [...sports], races: [...races] };
  const firstWeek = mondayOf(today);
  const count = weeksBetween(mondayOf(each.today), firstWeek) + 4;
  const input = scheduleInput(season, { count, ...(principles.length > 0 && { principles }) });
  const first = planSchedule(input);
  if (!first.ok) return first;
  const standing = first.weeks
    .flatMap(({ workouts }) => workouts)
    .flatMap((workout, i): KeptWorkout[] => {
      const act = acts.find(({ at }) => at === i);
      const completed = workout.scheduledDate < today;
      if (act === undefined) return completed ? [{ ...workout, key: String(i), completed }] : [];
      const { days, at, ...changes } = act;
      const scheduledDate = addDays(workout.scheduledDate, days);
      const dayOfWeek = weekdayOf(scheduledDate);
      return [{ ...workout, ...changes, scheduledDate, dayOfWeek, key: String(at), completed: scheduledDate < today }];
    });
  const past = standing.filter(({ scheduledDate }) => scheduledDate < firstWeek);
  const keep = standing.filter(({ scheduledDate }) => scheduledDate >= firstWeek);
  return planSchedule({ ...input, today, firstWeek, count: 4, past, keep });
}

/** The whole plan of the case. */
export function planText(each: PlanCase): string {
  const { name, principles = [], later, library } = each;
  const result = later
    ? plannedAnew(each, later)
    : planAll({
        ...each,
        principles: principles.map((principle) => ({ principleType: '', context: '', principle, coach: 'Max' })),
      });
  if (!result.ok) {
    const { code, message, constraints, relaxations } = result.conflict;
    return [name, code, message, ...constraints, ...relaxations, ''].join('\n');
  }
  const plan = 'plan' in result ? result.plan : { ...result, phases: [], races: [], principles: [] };
  const made = library ? withLibrary(plan.weeks, STARTERS, each) : plan.weeks;
  return [
    name,
    ...plan.phases.map(
      ({ phaseType, startDate, endDate, weeklyVolume }) => `${phaseType} ${startDate} ${endDate} ${weeklyVolume} h`,
    ),
    ...plan.races.map(
      ({ raceDate, predictedSec, plannedSec }) => `race ${raceDate} ${plannedSec} ${JSON.stringify(predictedSec)}`,
    ),
    ...plan.principles.map(({ compiled, applied }) => `principle ${compiled} ${applied}`),
    ...('plan' in result ? [] : (result.principles ?? []).map((effect) => `principle ${JSON.stringify(effect)}`)),
    ...plan.warnings.map(({ code, message, recommendation }) => `${code} ${message} ${recommendation}`),
    ...made.flatMap(weekLines),
    '',
  ].join('\n');
}
