import { unitsOf } from '../domain/kernel/reader.ts';
import { ALL_FAMILIES, type AnyFamily } from '../core/workout/families/families.ts';
import { familyWorkouts, type FamilyWorkout } from '../core/workout/prescription/familyWorkouts.ts';
import { builder } from './builder.ts';
import { listOf } from './cost.ts';
import { WorkoutType } from './enums.ts';
import { IntensityLevel } from './intensity.ts';

interface Rung {
  number: number;
  sets: readonly FamilyWorkout[];
}

const MainSet = builder.objectRef<FamilyWorkout>('MainSet').implement({
  description: 'One way to do a rung: its main set, alone and as a whole workout.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What a workout of it is called: "Cruise intervals 4 × 8 min".' }),
    text: t.string({
      description: 'The main set in plain words, in lengths of your pool: "4 × 8 min at threshold, 2 min jog".',
      resolve: ({ text }, _args, { viewer }) => text(unitsOf(viewer)),
    }),
    stepText: t.exposeString('stepText', {
      description: 'The workout with warm-up and cool-down as one line of steps, as `createLibraryWorkout` takes it.',
    }),
    duration: t.exposeInt('duration', {
      description: 'Minutes of that workout; swims as if 100 m took 1:48 at critical swim speed.',
    }),
  }),
});

const FamilyRung = builder.objectRef<Rung>('FamilyRung').implement({
  description: 'A step of the ladder of a family.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1 is the first, and the least demanding.' }),
    sets: t.field({
      type: [MainSet],
      description: 'Main sets of like demand; one of them is done.',
      complexity: listOf(2),
      resolve: ({ sets }) => [...sets],
    }),
  }),
});

const WorkoutFamily = builder.objectRef<AnyFamily>('WorkoutFamily').implement({
  description: 'Workouts of one purpose, on a ladder of rising demand: what the planner makes workouts of.',
  fields: (t) => ({
    key: t.exposeString('id', {
      description: 'Names it, and never changes: "run-cruise".',
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    workoutType: t.expose('workoutType', { type: WorkoutType, description: 'Run, ride, swim, brick or strength.' }),
    intensityLevel: t.expose('intensity', { type: IntensityLevel, description: 'How hard it is.' }),
    purpose: t.exposeString('purpose', { description: 'What it is for, in one sentence.' }),
    feel: t.exposeString('feel', { description: 'How it feels when it is done well.' }),
    mistake: t.exposeString('mistake', { description: 'What most often goes wrong.' }),
    whenNot: t.exposeString('whenNot', { description: 'When to leave it out.' }),
    fuel: t.exposeString('fuel', {
      nullable: true,
      description: 'What to eat and drink; null: it does not matter.',
    }),
    rungs: t.field({
      type: [FamilyRung],
      description: 'The ladder, the least demanding first.',
      // they are made once, for everybody
      complexity: listOf(2),
      resolve: (family) => familyWorkouts(family).map((sets, rung) => ({ number: rung + 1, sets })),
    }),
  }),
});

builder.queryField('workoutFamilies', (t) =>
  t.field({
    type: [WorkoutFamily],
    description:
      'The families that the planner makes workouts of, the same for everybody; those of strength are the stages of a season. There is none of races.',
    authScopes: { signedIn: true },
    args: { workoutType: t.arg({ type: WorkoutType, required: false, description: 'Only this kind; left out: all.' }) },
    complexity: listOf(20),
    resolve: (_root, { workoutType }) =>
      ALL_FAMILIES.filter((family) => workoutType == null || family.workoutType === workoutType),
  }),
);
