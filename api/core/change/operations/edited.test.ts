import { hurt, LIMITS, made } from '../../../test/core/madeWeeks.ts';
import { planningContextOf, type ScheduledWorkout } from '../../rules/context.ts';
import { editedPrescription, minutesOfSteps, type OwnTexts, type PrescriptionEdit } from './edited.ts';
import { ALL_FAMILIES } from '../../workout/families/families.ts';
import { idsOnRung } from '../../workout/families/ladder.ts';
import { rebuiltWorkout } from './rebuild.ts';

type Edited = Parameters<typeof editedPrescription>[0];

const context = planningContextOf(LIMITS);
/** A run as the planner makes it. */
function plannedRun(intensity: ScheduledWorkout['intensity'], minutes: number): Edited {
  const [workout] = made([['wed', 'run', minutes]]);
  const { scheduledDate } = workout!;
  const { zoneSeconds: _, ...prescribed } = rebuiltWorkout(
    { workoutType: 'run', intensity, minutes, scheduledDate, templateId: null, isLong: false },
    context,
    [],
  );
  return { ...workout!, ...prescribed } as Edited;
}
const easy = plannedRun('easy', 40);
const hard = plannedRun('threshold', 50);
const intervals = plannedRun('vo2max', 60);

const NO_TEXTS: OwnTexts = { description: false, instructions: false };

/** "run easy 40 min, 40.6 TSS | Easy run | 40 min easy (RPE 3–4) | 40 min of RUN-01" */
function told(workout: Edited, word: string, edit: PrescriptionEdit, own: Partial<OwnTexts> = {}, over = context) {
  const texts = { description: false, instructions: false, ...own };
  const { workoutType, intensity, duration, tss, isLong, isHard, description, instructions, templateId, steps } =
    editedPrescription(workout, word, edit, texts, over, [workout]);
  const kind = `${isLong ? 'long ' : ''}${isHard ? 'hard ' : ''}${workoutType}`;
  const made = steps.length === 0 ? 'no steps' : `${minutesOfSteps(steps)} min of ${templateId ?? 'their own'}`;
  return `${kind}, ${intensity}, ${duration} min, ${tss} TSS | ${description} | ${instructions.split('\n')[0]} | ${made}`;
}

test.each<
  readonly [
    string,
    workout: Edited,
    word: string,
    edit: PrescriptionEdit,
    own: Partial<OwnTexts>,
    limits: Parameters<typeof planningContextOf>[0],
    text: string,
  ]
>([
  [
    'a text',
    easy,
    'easy',
    { description: 'Round the lake' },
    {},
    LIMITS,
    'run, easy, 40 min, 40.6 TSS | Round the lake | 40 min easy (RPE 3–4) | 40 min of RUN-01',
  ],
  [
    'another word for the same',
    easy,
    'easy',
    { intensity: 'nice and steady' },
    {},
    LIMITS,
    'run, nice and steady, 40 min, 40.6 TSS | Easy run | 40 min easy (RPE 3–4) | 40 min of RUN-01',
  ],
  [
    'its own word',
    easy,
    'nice and steady',
    { instructions: 'Slowly' },
    {},
    LIMITS,
    'run, nice and steady, 40 min, 40.6 TSS | Easy run | Slowly | 40 min of RUN-01',
  ],
  [
    'a length',
    easy,
    'easy',
    { duration: 50 },
    {},
    LIMITS,
    'run, easy, 50 min, 50.7 TSS | Easy run | 50 min easy (RPE 3–4) | 50 min of RUN-01',
  ],
  [
    'a length, of a long one',
    { ...easy, isLong: true },
    'easy',
    { duration: 60 },
    {},
    LIMITS,
    'long run, easy, 60 min, 60.8 TSS | Easy run | 1:00 h easy (RPE 3–4) | 60 min of RUN-01',
  ],
  [
    'a length, under own instructions',
    easy,
    'easy',
    { duration: 50 },
    { instructions: true },
    LIMITS,
    'run, easy, 50 min, 50.7 TSS | Easy run | 40 min easy (RPE 3–4) | 50 min of RUN-01',
  ],
  [
    'an intensity, under an own description',
    hard,
    'threshold',
    { intensity: 'vo2max' },
    { description: true },
    LIMITS,
    'hard run, vo2max, 50 min, 53.5 TSS | Threshold run 10 min | Warm-up 20 min easy (RPE 1–2) | 50 min of run-vo2-long/2a',
  ],
  [
    'a length and texts',
    easy,
    'easy',
    { duration: 50, description: 'Lake', instructions: 'Slowly' },
    {},
    LIMITS,
    'run, easy, 50 min, 50.7 TSS | Lake | Slowly | 50 min of RUN-01',
  ],
  [
    'a length that holds no such workout',
    hard,
    'threshold',
    { duration: 7 },
    {},
    LIMITS,
    'hard run, threshold, 7 min, 9 TSS | Threshold run 10 min |  | no steps',
  ],
  [
    'such a length, under own instructions',
    hard,
    'threshold',
    { duration: 7 },
    { instructions: true },
    LIMITS,
    'hard run, threshold, 7 min, 9 TSS | Threshold run 10 min | Warm-up 20 min easy (RPE 1–2) | no steps',
  ],
  [
    'a length of a workout without steps',
    { ...easy, steps: [] },
    'easy',
    { duration: 60 },
    {},
    LIMITS,
    'run, easy, 60 min, 60.8 TSS | Easy run | 40 min easy (RPE 3–4) | no steps',
  ],
  [
    'an intensity',
    easy,
    'easy',
    { intensity: 'vo2max' },
    {},
    LIMITS,
    'hard run, vo2max, 40 min, 42.8 TSS | VO2max intervals 4 × 2 min | Warm-up 15 min easy (RPE 1–2) | 40 min of run-vo2-long/1a',
  ],
  [
    'an intensity that an injury forbids',
    easy,
    'easy',
    { intensity: 'vo2max' },
    {},
    { ...LIMITS, ...hurt('pain', 'knee') },
    'hard run, vo2max, 40 min, 48.2 TSS | Easy run |  | no steps',
  ],
  [
    'a sport',
    { ...easy, isLong: true },
    'easy',
    { workoutType: 'bike' },
    {},
    LIMITS,
    'bike, easy, 40 min, 31.7 TSS | Endurance ride | 40 min steady and easy (RPE 3–4) | 40 min of bike-endurance/1a',
  ],
  [
    'steps',
    easy,
    'easy',
    { steps: hard.steps },
    {},
    LIMITS,
    'run, easy, 50 min, 54 TSS | Easy run |  | 50 min of their own',
  ],
  [
    'hard steps under an easy word',
    easy,
    'easy',
    { steps: intervals.steps },
    {},
    LIMITS,
    'hard run, easy, 60 min, 63.1 TSS | Easy run |  | 60 min of their own',
  ],
  [
    'the effort of a race, in training',
    easy,
    'easy',
    { intensity: 'race', steps: [] },
    {},
    LIMITS,
    'hard run, race, 40 min, 49.3 TSS | Easy run |  | no steps',
  ],
  [
    'steps and a length',
    easy,
    'easy',
    { steps: hard.steps, duration: 20 },
    {},
    LIMITS,
    'run, easy, 20 min, 54 TSS | Easy run |  | 50 min of their own',
  ],
  [
    'steps and instructions',
    easy,
    'easy',
    { steps: hard.steps, instructions: 'Slowly' },
    {},
    LIMITS,
    'run, easy, 50 min, 54 TSS | Easy run | Slowly | 50 min of their own',
  ],
  [
    'steps, under own instructions',
    easy,
    'easy',
    { steps: hard.steps },
    { instructions: true },
    LIMITS,
    'run, easy, 50 min, 54 TSS | Easy run | 40 min easy (RPE 3–4) | 50 min of their own',
  ],
  [
    'steps of a workout of nobody',
    { ...easy, templateId: null },
    'easy',
    { steps: hard.steps },
    {},
    LIMITS,
    'run, easy, 50 min, 54 TSS | Easy run | 40 min easy (RPE 3–4) | 50 min of their own',
  ],
  [
    'no steps',
    hard,
    'threshold',
    { steps: [] },
    {},
    LIMITS,
    'hard run, threshold, 50 min, 64.5 TSS | Threshold run 10 min |  | no steps',
  ],
])('somebody writes %s', (_, workout, word, edit, own, limits, text) => {
  expect(told(workout, word, edit, own, planningContextOf(limits))).toBe(text);
});

const KINDS = ['run', 'bike', 'swim', 'strength', 'brick'] as const;

test.each(ALL_FAMILIES.map(({ id, workoutType, intensity }) => ({ id, workoutType, intensity })))(
  'a workout of $id becomes one of every other kind',
  ({ id: family, workoutType, intensity }) => {
    const [templateId] = idsOnRung({ family, rung: 0 }, null, false);
    const workout: Edited = { ...hard, workoutType, intensity, templateId: templateId! };
    const others = KINDS.filter((kind) => kind !== workoutType);
    const edited = others.map((kind) =>
      editedPrescription(workout, intensity, { workoutType: kind }, NO_TEXTS, context, []),
    );
    expect(edited.map((each) => [each.workoutType, each.intensity, each.duration])).toEqual(
      others.map((kind) => [kind, intensity, workout.duration]),
    );
    // what it was made of goes with its kind
    expect(edited.filter((each) => each.templateId === templateId)).toEqual([]);
  },
);
