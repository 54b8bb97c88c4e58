// What becomes of four weeks in many situations, in short lines, one for each change, with all that is said of it. `npm run plans` writes
// the texts beside this. They are there to notice what changes; the tables of the tests say what must be.
import path from 'node:path';
import { adapt } from '../../../core/change/adapt.ts';
import type { AdaptInput, CheckIn, IllnessReport, PastFeedback } from '../../../core/change/adapt/events.ts';
import { endedIllness } from '../../../core/change/adapt/illness.ts';
import type { WorkoutChange } from '../../../core/change/changes.ts';
import { followRungs } from '../../../core/change/followRungs.ts';
import { applyOperations } from '../../../core/change/operations.ts';
import { lowerRung, rebuiltWorkout } from '../../../core/change/operations/rebuild.ts';
import { addDays, type Day } from '../../../core/calendar/calendar.ts';
import type { Intensity, WorkoutType } from '../../../core/codes/workout.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../../../core/rules/context.ts';
import { planSchedule } from '../../../core/week/planSchedule.ts';
import type { TriedWorkout } from '../../../core/workout/rungs.ts';
import { expectedRpe } from '../../../core/workout/tss.ts';
import { projectRoot } from '../../../root.ts';
import { answers, beforeStepBack, calm, past, skipped } from '../calmWeeks.ts';
import { fourWeeks } from '../scheduled.ts';
import { planned, triathlete, triathlon } from '../schedules.ts';

interface Weeks {
  workouts: readonly ScheduledWorkout[];
  limits: ScheduleLimits;
}

const plan = triathlon(triathlete(), undefined, { count: 26 });
const whole = planned(planSchedule(plan));
/** Close to the race, with bricks and work at race pace. */
const racing: Weeks = fourWeeks(
  plan,
  whole,
  whole.findIndex(({ phaseType }) => phaseType === 'race-specific'),
);
const stepBack: Weeks = beforeStepBack().start;
const BASES: Readonly<Record<string, Weeks>> = { calm, racing, 'before a step-back week': stepBack };

const PLACE = path.join(projectRoot, 'api/test/core/adaptations');
export const printedAdaptations = (name: string): string => path.join(PLACE, `${name}.txt`);

const valuesOf = (inputs: object | undefined): string =>
  Object.values(inputs ?? {})
    .map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)))
    .join(' ');

const changeLine = ({ changeDescription, reasonCode, inputs }: WorkoutChange): string =>
  `${changeDescription} ${reasonCode} ${valuesOf(inputs)}`;

const workoutLine = (
  workout: Pick<ScheduledWorkout, 'workoutType' | 'duration' | 'intensity' | 'tss'> & { templateId: string | null },
) => [workout.workoutType, workout.duration, workout.intensity, workout.tss, workout.templateId].join(' ');

function adaptedLines(base: Weeks, more: Partial<AdaptInput>): string[] {
  const input: AdaptInput = { ...calm, workouts: base.workouts, limits: base.limits, ...more };
  const { operations, reasons, advice, proposals } = adapt(input);
  const { workouts } = applyOperations(input.workouts, operations, input.limits);
  const minutes = workouts.reduce((sum, { duration }) => sum + duration, 0);
  const notes = [...reasons, ...advice, ...proposals];
  return [
    ...operations.map(changeLine),
    `= ${workouts.length} workouts, ${minutes} min`,
    ...notes.map(({ code, text, inputs }) => `${code}: ${text} ${valuesOf(inputs)}`),
  ];
}

const titled = (title: string, lines: readonly string[]): string =>
  `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** The weeks on a later day: what has come was done as it was planned, apart from what is said of it. */
function onDay(
  { workouts, limits }: Weeks,
  day: number,
  said: (workout: ScheduledWorkout, index: number) => Partial<PastFeedback> = () => ({}),
) {
  const today = addDays(limits.firstDay, day);
  const come = workouts.filter(({ scheduledDate }) => scheduledDate < today);
  const history = come.map((workout, index) => past(workout, said(workout, index)));
  const statuses = new Map(come.map((workout, index) => [workout.id, history[index]!.status]));
  return {
    base: {
      limits: { ...limits, today },
      workouts: workouts.map((each) => ({ ...each, status: statuses.get(each.id) ?? each.status })),
    },
    history,
  };
}

const ILL: Readonly<Record<string, Omit<IllnessReport, 'from' | 'wellOn'>>> = {
  'a cold': { mild: true, symptoms: ['runny nose'] },
  ill: { mild: false, symptoms: [] },
  'a fever': { mild: true, symptoms: ['Fever', 'cough'] },
  'chest pain': { mild: false, symptoms: ['chest pain'] },
};

function illnesses(): string[] {
  const found: string[] = [];
  for (const [name, base] of Object.entries(BASES).slice(0, 2))
    for (const [what, how] of Object.entries(ILL))
      for (const [day, from, wellOn] of [
        [2, 2, null],
        [9, 2, 5],
        [9, 2, 11],
        [16, 0, null],
      ] as const) {
        const at = onDay(base, day, ({ scheduledDate }) =>
          scheduledDate >= addDays(base.limits.firstDay, from) &&
          (wellOn === null || scheduledDate < addDays(base.limits.firstDay, wellOn))
            ? skipped('illness')
            : {},
        );
        const illness = {
          ...how,
          from: addDays(base.limits.firstDay, from),
          wellOn: wellOn === null ? null : addDays(base.limits.firstDay, wellOn),
        };
        const title = `${name}, day ${day}: ${what} from day ${from}, ${wellOn === null ? 'not well yet' : `well on day ${wellOn}`}`;
        found.push(titled(title, adaptedLines(at.base, { illness, history: at.history })));
      }
  return [...found, ...untold(), ...ends()];
}

/** Without a report: workouts that were skipped for it, what was placed by hand, and a way back that was too hard. */
function untold(): string[] {
  return [1, 4, 7].flatMap((days) =>
    [0, 2, 9].map((since) => {
      const { limits } = calm;
      const isIll = (date: Day) => date >= addDays(limits.firstDay, 1) && date <= addDays(limits.firstDay, days);
      const at = onDay(calm, days + since + 1, (workout) =>
        isIll(workout.scheduledDate)
          ? skipped('illness')
          : { perceivedExertion: expectedRpe(workout.workoutType, workout.intensity) + (since > 5 ? 3 : 0) },
      );
      const held = at.base.workouts.map((each, i) =>
        i % 5 === 0 && each.status === 'scheduled' ? { ...each, locked: true } : each,
      );
      return titled(
        `calm: skipped as ill for ${days} days, ${since} days ago`,
        adaptedLines({ ...at.base, workouts: held }, { history: at.history }),
      );
    }),
  );
}

/** The same illness told to be over. */
function ends(): string[] {
  return [null, 'a cold', 'a fever'].flatMap((what) =>
    [0, 1, 3, 6].map((on) => {
      const { firstDay } = calm.limits;
      const at = onDay(calm, 7, ({ scheduledDate }) =>
        scheduledDate >= addDays(firstDay, 2) && scheduledDate < addDays(firstDay, 5)
          ? skipped('illness')
          : skipped('work'),
      );
      const report = what === null ? null : { ...ILL[what]!, from: addDays(firstDay, 1), wellOn: null };
      const ended = endedIllness(at.base.limits.today, report, at.history, addDays(firstDay, on));
      return titled(`calm: ${what ?? 'nothing told'}, over on day ${on}`, [ended === null ? 'none' : valuesOf(ended)]);
    }),
  );
}

const INJURIES = [
  ['pain', 'knee'],
  ['tendonitis', 'achilles'],
  ['plantar fasciitis', 'foot'],
  ['stress fracture', 'foot'],
  ['pain', 'hip'],
  ['pain', 'lower back'],
  ['pain', 'shoulder'],
  ['concussion', 'head'],
  ['pregnancy', 'pregnant'],
  ['childbirth', 'birth'],
] as const;

function injuries(): string[] {
  const found: string[] = [];
  for (const [name, base] of Object.entries(BASES).slice(0, 2))
    for (const [injuryType, affectedArea] of INJURIES)
      for (const weeks of injuryType === 'childbirth' || injuryType === 'stress fracture' ? [1, 9] : [null]) {
        const dateOccurred = weeks === null ? null : addDays(base.limits.firstDay, -7 * weeks);
        const hurt = [{ injuryType, affectedArea, dateOccurred, isRecovered: false }];
        const limits = { ...base.limits, athlete: { ...base.limits.athlete, injuries: hurt } };
        const title = `${name}: ${injuryType}, ${affectedArea}${weeks === null ? '' : `, ${weeks} weeks ago`}`;
        found.push(titled(title, adaptedLines({ ...base, limits }, {})));
      }
  return found;
}

const SKIPS = ['work', 'fatigue', 'injury', 'other'] as const;

function feedback(): string[] {
  const found: string[] = [];
  for (const [name, base] of Object.entries(BASES).slice(0, 2)) {
    for (const day of [3, 9])
      for (const reason of SKIPS) {
        for (const every of [1, 3]) {
          const at = onDay(base, day, (_, i) => (i % every === 0 ? skipped(reason) : {}));
          found.push(
            titled(
              `${name}, day ${day}: every ${every}. skipped, ${reason}`,
              adaptedLines(at.base, { history: at.history }),
            ),
          );
        }
      }
    for (const day of [3, 10])
      for (const over of [-2, 2, 3])
        for (const part of [1, 0.6]) {
          const at = onDay(base, day, (workout) => ({
            perceivedExertion: Math.max(1, Math.min(10, expectedRpe(workout.workoutType, workout.intensity) + over)),
            actualMinutes: Math.round(part * workout.duration),
            feelingRating: over > 1 ? 2 : 4,
          }));
          found.push(
            titled(
              `${name}, day ${day}: felt ${over} over, ${part} of the minutes`,
              adaptedLines(at.base, { history: at.history }),
            ),
          );
        }
  }
  return found;
}

const WEEKS_TOLD: Readonly<Record<string, Partial<CheckIn>>> = {
  tired: { energyLevel: 3 },
  'very tired': { energyLevel: 2, sleep: 3 },
  stressed: { stress: 9 },
  sore: { musclesSoreness: 9 },
  travels: { travelThisWeek: true },
  'has a deadline': { majorDeadlines: true },
  'sleeps badly': { sleep: 2 },
  'all of it': { energyLevel: 2, stress: 9, musclesSoreness: 8, sleep: 2, motivationLevel: 2 },
  fine: { energyLevel: 8, stress: 2, musclesSoreness: 2, sleep: 8, motivationLevel: 8 },
};

function checkIns(): string[] {
  return Object.entries(BASES)
    .slice(0, 2)
    .flatMap(([name, base]) =>
      Object.entries(WEEKS_TOLD).flatMap(([what, told]) =>
        [3, 7].map((day) => {
          const at = onDay(base, day);
          const weekStartDate = addDays(base.limits.firstDay, day < 7 ? 0 : 7);
          const checkIn = answers({ ...told, answeredOn: at.base.limits.today, weekStartDate });
          return titled(
            `${name}, day ${day}: ${what}`,
            adaptedLines(at.base, { history: at.history, checkIns: [checkIn] }),
          );
        }),
      ),
    );
}

const tried = (
  { id, workoutType, intensity, description, templateId, duration }: ScheduledWorkout,
  scheduledDate: Day,
  over: number,
  part: number,
): TriedWorkout => ({
  id: `${id} ${scheduledDate}`,
  scheduledDate,
  workoutType,
  intensity,
  description,
  templateId,
  plannedMinutes: duration,
  status: 'completed',
  doneMinutes: Math.round(part * duration),
  perceivedExertion: Math.max(1, expectedRpe(workoutType, intensity) + over),
  isSkippedTired: false,
});

/** The hard workouts of the weeks, done before them, easily or not. */
function rungs(): string[] {
  const found: string[] = [];
  for (const [name, base] of Object.entries(BASES)) {
    const hard = base.workouts.filter(
      ({ intensity, templateId }) => templateId !== null && !['easy', 'recovery'].includes(intensity),
    );
    for (const [what, chosen] of [...new Set(hard.map(({ workoutType }) => workoutType))].map(
      (type) => [type, hard.filter((each) => each.workoutType === type)] as const,
    ))
      for (const over of [-3, 0, 3])
        for (const part of [1, 0.5])
          for (const count of [1, 3, 6]) {
            const history = Array.from({ length: count }, (_, i) =>
              tried(chosen[i % chosen.length]!, addDays(base.limits.firstDay, i - count), over, part),
            );
            const fixed = base.workouts.map((each, i) => ({ ...each, locked: count === 6 && i % 4 === 0 }));
            const lines = followRungs(count === 6 ? fixed : base.workouts, base.limits, history).map(changeLine);
            found.push(titled(`${name}: ${what} ${over} over, ${part} of it, ${count} times`, lines));
          }
  }
  return found;
}

const INTENSITIES: readonly Intensity[] = ['recovery', 'easy', 'moderate', 'threshold', 'vo2max'];

/** Each workout made anew: with another intensity, length or sport, and on a lower rung. */
function rebuilt(): string[] {
  return Object.entries(BASES)
    .slice(0, 2)
    .flatMap(([name, { workouts, limits }]) => {
      const seen = new Set<string>();
      const kinds = workouts.filter((each) => {
        const kind = `${each.workoutType} ${each.intensity} ${each.isLong} ${each.templateId}`;
        return each.workoutType !== 'race' && !seen.has(kind) && seen.add(kind);
      });
      return [[], [{ injuryType: 'pain', affectedArea: 'calf', dateOccurred: null, isRecovered: false }]].flatMap(
        (hurt) => {
          const context = planningContextOf({ ...limits, athlete: { ...limits.athlete, injuries: hurt } });
          return kinds.map((workout) => {
            const { id: _, ...wanted } = { ...workout, minutes: workout.duration };
            const made = (more: {
              intensity?: Intensity;
              minutes?: number;
              workoutType?: WorkoutType;
              templateId?: null;
            }) =>
              workoutLine(
                rebuiltWorkout({ ...wanted, ...more } as Parameters<typeof rebuiltWorkout>[0], context, workouts),
              );
            const lines = [
              ...INTENSITIES.map((intensity) => `${intensity}: ${made({ intensity })}`),
              ...[10, 35, 120].map((minutes) => `${minutes} min: ${made({ minutes })}`),
              ...(['run', 'strength', 'brick'] as const).map(
                (workoutType) => `${workoutType}: ${made({ workoutType, templateId: null })}`,
              ),
              `lower rung: ${lowerRung(workout, context, workouts)}`,
            ];
            return titled(
              `${name}${hurt.length > 0 ? ', a sore calf' : ''}: ${workout.description}, ${workoutLine(workout)}`,
              lines,
            );
          });
        },
      );
    });
}

const SITUATIONS = { illnesses, injuries, feedback, checkIns, rungs, rebuilt };
export type Situation = keyof typeof SITUATIONS;
export const situations = Object.keys(SITUATIONS) as readonly Situation[];
export const adaptationsText = (name: Situation): string => SITUATIONS[name]().join('\n');
