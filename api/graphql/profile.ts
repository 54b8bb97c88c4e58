import type { Athlete as AthleteRow } from '../generated/prisma/client.ts';
import type { EnduranceSport } from '../core/codes/sport.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import type { AppliedAdaptation as DomainAdaptation } from '../domain/adapt/adaptation.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { AdaptationType } from './adaptation.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { Gender, Sport, Weekday, WorkoutTime } from './enums.ts';
import { DayCapInput, FitnessAssessmentInput, InjuryInput } from './onboarding.ts';

type ThresholdValues = Pick<AthleteRow, 'ftp' | 'runThresholdSpeed' | 'css' | 'lthr'>;

const Thresholds = builder.objectRef<ThresholdValues>('Thresholds').implement({
  description: 'Measured thresholds, which targets of workouts go by; what is null has not been measured.',
  fields: (t) => ({
    ftp: t.exposeFloat('ftp', { nullable: true, description: 'Functional threshold power, watts.' }),
    runThresholdSpeed: t.exposeFloat('runThresholdSpeed', {
      nullable: true,
      description: 'Running speed at threshold, metres per second.',
    }),
    css: t.exposeFloat('css', { nullable: true, description: 'Critical swim speed, metres per second.' }),
    lthr: t.exposeFloat('lthr', { nullable: true, description: 'Heart rate at lactate threshold, beats per minute.' }),
  }),
});

builder.prismaObjectField(Athlete, 'thresholds', (t) =>
  t.field({
    type: Thresholds,
    description: 'Measured thresholds.',
    select: { ftp: true, runThresholdSpeed: true, css: true, lthr: true },
    resolve: (row) => row,
  }),
);

builder.prismaObjectField(Athlete, 'testedSports', (t) =>
  t.field({
    type: [Sport],
    description: 'Sports whose threshold the plan may test: running, cycling, swimming.',
    select: { testedSports: true },
    resolve: ({ testedSports }) => testedSports as EnduranceSport[],
  }),
);

const ThresholdsInput = builder.inputType('ThresholdsInput', {
  description: 'Thresholds from a test or a race; left out: as it is; null: taken back.',
  fields: (t) => ({
    ftp: t.float({ required: false, description: 'Functional threshold power, watts, 50 to 600.' }),
    runThresholdSpeed: t.float({ required: false, description: 'Running speed at threshold, metres per second.' }),
    css: t.float({ required: false, description: 'Critical swim speed, metres per second.' }),
    lthr: t.float({ required: false, description: 'Heart rate at lactate threshold, beats per minute.' }),
  }),
});

const BlackoutDateInput = builder.inputType('BlackoutDateInput', {
  description: 'Days in a row with no or little time for training, both ends included; at most 60.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'First day.' }),
    to: t.field({ type: 'Date', description: 'Last day.' }),
    label: t.string({ required: false, description: 'What it is, at most 60 characters.' }),
    mostMinutes: t.int({
      required: false,
      description: 'Most minutes of training on each of the days, 20 to 1440; left out or null: none.',
    }),
  }),
});

const PreferencesChangeInput = builder.inputType('TrainingPreferencesChangeInput', {
  description: 'When and how much you can train; what is left out stays.',
  fields: (t) => ({
    weeklyHoursAvailable: t.int({ required: false, description: 'Whole hours a week, 0 to 40.' }),
    longWorkoutDays: t.field({ type: [Weekday], required: false, description: 'Days for long workouts.' }),
    unavailableDays: t.field({ type: [Weekday], required: false, description: 'Days without training.' }),
    preferredWorkoutTimes: t.field({ type: WorkoutTime, required: false, description: 'Preferred part of the day.' }),
    schedulingConstraints: t.string({ required: false, description: 'Anything else; null: nothing.' }),
    maxMinutesByDay: t.field({
      type: [DayCapInput],
      required: false,
      description: 'Caps by weekday, replaced as a whole.',
    }),
    blackoutDates: t.field({
      type: [BlackoutDateInput],
      required: false,
      description: 'Dates with no or little time for training, replaced as a whole; at most 40 that are not over.',
    }),
  }),
});

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Any part of your profile; what is left out stays. Lists are replaced as a whole.',
  fields: (t) => ({
    firstName: t.string({ required: false, description: 'First name.' }),
    lastName: t.string({ required: false, description: 'Last name.' }),
    age: t.int({ required: false, description: 'Whole years, 18 to 100.' }),
    gender: t.field({ type: Gender, required: false, description: 'Gender.' }),
    trainingPreferences: t.field({
      type: PreferencesChangeInput,
      required: false,
      description: 'When and how much you can train.',
    }),
    fitnessAssessments: t.field({ type: [FitnessAssessmentInput], required: false, description: 'Fitness by sport.' }),
    injuries: t.field({ type: [InjuryInput], required: false, description: 'Injuries, present and past.' }),
    thresholds: t.field({ type: ThresholdsInput, required: false, description: 'Measured thresholds.' }),
    testedSports: t.field({
      type: [Sport],
      required: false,
      description: 'Sports whose threshold the plan may test; empty: none. Weeks planned from then on follow.',
    }),
  }),
});

const UpdateProfilePayload = builder
  .objectRef<{ athleteId: string; adaptation: DomainAdaptation | null }>('UpdateProfilePayload')
  .implement({
    description:
      'The profile is kept. Blocked dates are cleared at once, and what a new injury forbids changes at once; of the rest schedules follow from their next generation on.',
    fields: (t) => ({
      athlete: athleteField(t, 'You as an athlete.'),
      adaptation: t.field({
        type: AdaptationType,
        nullable: true,
        description:
          'What changed because of blocked dates or a new injury; null: neither changed anything, or there is no schedule.',
        resolve: ({ adaptation }) => adaptation,
      }),
    }),
  });

/** Without what was left out; null stays only where it means something. */
function given<T extends object>(input: T, mayBeNull: (key: string) => boolean): Partial<T> {
  return Object.fromEntries(
    Object.entries(input).filter(([key, value]) => value !== undefined && (value !== null || mayBeNull(key))),
  ) as Partial<T>;
}

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: UpdateProfilePayload,
    description: 'Changes parts of your own profile.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'UpdateProfileResult', description: 'You as an athlete, or what is wrong.' },
    },
    args: { input: t.arg({ type: UpdateProfileInput, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      const { trainingPreferences: asked, thresholds, ...rest } = given(input, () => false);
      const { maxMinutesByDay, ...preferences } = asked ?? {};
      const caps = maxMinutesByDay && Object.fromEntries(maxMinutesByDay.map(({ day, minutes }) => [day, minutes]));
      const adaptation = await updateProfile(context.deps, viewer, {
        ...rest,
        ...(asked && {
          trainingPreferences: {
            ...given(preferences, (key) => key === 'schedulingConstraints'),
            ...(caps && { maxMinutesByDay: caps }),
          },
        }),
        ...(thresholds && { thresholds: given(thresholds, () => true) }),
      });
      return { athleteId: viewer.athleteId, adaptation };
    },
  }),
);
