// Whole plans in short lines, one for each workout, with all that the planner says of it. athletes.jsonl holds what they are made
// from; `npm run plans` writes the texts beside it. A coach reads docs/plans; these are there to notice what changes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reason } from '../../../core/codes/reason.ts';
import { mondayOf, weekdayOf, weeksBetween } from '../../../core/calendar/calendar.ts';
import { shortName } from '../../../core/calendar/dayNames.ts';
import { compilePrinciple } from '../../../core/principles/compile.ts';
import { type LibraryCandidate, withLibrary } from '../../../core/week/fromLibrary.ts';
import { planAll, type PlanAllInput } from '../../../core/week/planAll.ts';
import { provedSchedule } from '../../../core/week/planSchedule.ts';
import type { PlannedWeek, ScheduleResult } from '../../../core/week/schedule.ts';
import { STARTER_LIBRARY } from '../../../core/workout/starterLibrary/starterLibrary.ts';
import type { KeptWorkout, PlannedWorkout } from '../../../core/workout/workout.ts';
import { projectRoot } from '../../../root.ts';
import { scheduleInput } from '../schedules.ts';
import { type Act, acted, standingLines } from './standing.ts';

export interface PlanCase extends Omit<PlanAllInput, 'principles'> {
  name: string;
  principles?: readonly string[];
  /** Workouts of the starter library take the place of others. */
  library?: true;
  /** Four weeks are planned anew on that day: all is done until then, and these of the workouts from that week on are kept. */
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

type Anew = { result: ScheduleResult; lines: readonly string[] };

function plannedAnew(each: PlanCase, { today, acts }: NonNullable<PlanCase['later']>): Anew {
  const principles = taughtIn(each);
  const { athlete, sports, races } = each;
  const season = { today: each.today, athlete, sports: [...sports], races: [...races] };
  const firstWeek = mondayOf(today);
  const skip = weeksBetween(mondayOf(each.today), firstWeek);
  const input = scheduleInput(season, { count: skip + 4, ...(principles.length > 0 && { principles }) });
  const first = provedSchedule(input);
  if (!first.ok) return { result: first, lines: [] };
  const all = first.weeks.flatMap(({ workouts }) => workouts);
  const past = all.filter(({ scheduledDate }) => scheduledDate < firstWeek);
  const ahead = all.slice(past.length);
  const keep = ahead.flatMap((workout, i): KeptWorkout[] => {
    const act = acts.find(({ at }) => at % ahead.length === i);
    const kept = act === undefined ? workout : acted(workout, act);
    const completed = kept.scheduledDate < today;
    return act !== undefined || completed ? [{ ...kept, key: String(i), completed }] : [];
  });
  return {
    result: provedSchedule({ ...input, today, firstWeek, count: 4, past, keep }),
    lines: standingLines(input, first.weeks, skip, acts),
  };
}

/** The whole plan of the case. */
export function planText(each: PlanCase): string {
  const { name, principles = [], later, library } = each;
  const anew = later && plannedAnew(each, later);
  const result =
    anew?.result ??
    planAll({
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
    ...(anew?.lines ?? []),
    '',
  ].join('\n');
}
