import { completeOnboarding } from '../domain/athlete/athlete.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { ExperienceLevel, FitnessLevel, Gender, RaceType, Sport, Weekday, WorkoutTime } from './enums.ts';

const RaceGoalInput = builder.inputType('RaceGoalInput', {
  description: 'The race to train for.',
  fields: (t) => ({
    raceType: t.field({ type: RaceType, description: 'Kind of race.' }),
    raceName: t.string({ required: false, description: 'Name of the race.' }),
    targetDate: t.field({ type: 'Date', required: false, description: 'Day of the race; left out: none yet.' }),
    goalTimeSec: t.int({
      required: false,
      description: 'Seconds from start to finish to aim for, as the race type allows; left out: no goal.',
    }),
  }),
});

export const FitnessAssessmentInput = builder.inputType('FitnessAssessmentInput', {
  description: 'Fitness in one sport.',
  fields: (t) => ({
    sport: t.field({ type: Sport, description: 'The sport; each once.' }),
    experienceLevel: t.field({ type: ExperienceLevel, description: 'Years of training.' }),
    currentFitnessLevel: t.field({ type: FitnessLevel, description: 'Present fitness.' }),
    weeklyVolume: t.string({
      required: false,
      description: 'In your words, such as "4 hours" or "30 km"; left out: planned by the fitness level.',
    }),
    notes: t.string({ required: false, description: 'Anything else.' }),
    recentResult: t.string({
      required: false,
      description:
        'A recent race or test in your words, such as "10 km in 48:30", "250 W for 20 min" or "400 m in 7:10, 200 m in 3:20": it becomes the threshold that it tells.',
    }),
  }),
});

export const DayCapInput = builder.inputType('DayCapInput', {
  description: 'The most minutes of one weekday.',
  fields: (t) => ({
    day: t.field({ type: Weekday, description: 'The weekday.' }),
    minutes: t.int({ description: 'Minutes, 0 to 1440.' }),
  }),
});

const TrainingPreferencesInput = builder.inputType('TrainingPreferencesInput', {
  description: 'When and how much you can train.',
  fields: (t) => ({
    weeklyHoursAvailable: t.int({ description: 'Whole hours a week, 0 to 40.' }),
    longWorkoutDays: t.field({ type: [Weekday], description: 'Days for long workouts.' }),
    unavailableDays: t.field({ type: [Weekday], description: 'Days without training.' }),
    preferredWorkoutTimes: t.field({ type: WorkoutTime, description: 'Preferred part of the day.' }),
    schedulingConstraints: t.string({ required: false, description: 'Anything else.' }),
    maxMinutesByDay: t.field({ type: [DayCapInput], required: false, description: 'Caps by weekday.' }),
  }),
});

export const InjuryInput = builder.inputType('InjuryInput', {
  description: 'An injury, present or past.',
  fields: (t) => ({
    injuryType: t.string({ description: 'What it is.' }),
    affectedArea: t.string({ description: 'Where it is.' }),
    dateOccurred: t.field({ type: 'Date', required: false, description: 'Since when.' }),
    isRecovered: t.boolean({ description: 'It is past.' }),
    notes: t.string({ required: false, description: 'Anything else.' }),
  }),
});

const PersonalProfileInput = builder.inputType('PersonalProfileInput', {
  description: 'Who you are.',
  fields: (t) => ({
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    email: t.string({ description: 'E-mail of the account; it cannot be changed here.' }),
    age: t.int({ description: 'Whole years, 18 to 100.' }),
    gender: t.field({ type: Gender, description: 'Gender.' }),
    injuries: t.field({ type: [InjuryInput], description: 'May be empty.' }),
  }),
});

const CompleteOnboardingInput = builder.inputType('CompleteOnboardingInput', {
  description: 'What the four steps ask.',
  fields: (t) => ({
    raceGoal: t.field({ type: RaceGoalInput, description: 'Step 1.' }),
    fitnessAssessments: t.field({ type: [FitnessAssessmentInput], description: 'Step 2, at least one.' }),
    trainingPreferences: t.field({ type: TrainingPreferencesInput, description: 'Step 3.' }),
    personalProfile: t.field({ type: PersonalProfileInput, description: 'Step 4.' }),
    timeZone: t.string({ required: false, description: 'IANA name; left out: as it is.' }),
  }),
});

const CompleteOnboardingPayload = builder.objectRef<{ athleteId: string }>('CompleteOnboardingPayload').implement({
  description: 'The onboarding is kept.',
  fields: (t) => ({
    athlete: athleteField(t, 'You as an athlete.'),
  }),
});

builder.mutationField('completeOnboarding', (t) =>
  t.field({
    type: CompleteOnboardingPayload,
    description: 'Keeps your onboarding; repeating it updates it.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'CompleteOnboardingResult', description: 'You as an athlete, or what is wrong.' },
    },
    args: { input: t.arg({ type: CompleteOnboardingInput, description: 'What the four steps ask.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      const { maxMinutesByDay, ...preferences } = input.trainingPreferences;
      const caps = Object.fromEntries((maxMinutesByDay ?? []).map(({ day, minutes }) => [day, minutes]));
      await completeOnboarding(context.deps, viewer, {
        ...input,
        trainingPreferences: { ...preferences, maxMinutesByDay: caps },
      });
      return { athleteId: viewer.athleteId };
    },
  }),
);
