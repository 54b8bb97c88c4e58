import type { HrvTrend as CoreTrend } from '../core/athlete/hrv.ts';
import { tenth } from '../core/units/tenth.ts';
import { readHrvTrend, readWellness, type RecordedWellness, recordWellness } from '../domain/adapt/wellness.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { AdaptationType } from './adaptation.ts';
import { Athlete, athleteBy } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { ASKS_ANEW, listOf } from './cost.ts';

const unknown = (what: string) => `${what}; null: not measured.`;

const WellnessDay = builder.objectRef<RecordedWellness['days'][number]>('WellnessDay').implement({
  description: 'What was measured of a day.',
  fields: (t) => ({
    day: t.field({ type: 'Date', description: 'The day.', resolve: ({ day }) => dayOf(day) }),
    hrv: t.exposeFloat('hrv', { nullable: true, description: unknown('Heart rate variability as rMSSD, in ms') }),
    restingHeartRate: t.exposeInt('restingHeartRate', {
      nullable: true,
      description: unknown('Resting heart rate, beats per minute'),
    }),
    sleepHours: t.exposeFloat('sleepHours', { nullable: true, description: unknown('Hours slept') }),
    weight: t.exposeFloat('weight', { nullable: true, description: unknown('Weight in kg') }),
    note: t.exposeString('note', { nullable: true, description: "In the athlete's words; null: none." }),
  }),
});

const HrvTrend = builder.objectRef<CoreTrend>('HrvTrend').implement({
  description:
    "Heart rate variability of the last seven days against the athlete's own of up to 60 days before, in ms. Below it, nothing hard comes today. Training held to it is safer; that it makes faster is not shown.",
  fields: (t) => ({
    mean: t.float({ description: 'Of the last seven days.', resolve: ({ mean }) => tenth(mean) }),
    least: t.float({ description: 'The least that is usual.', resolve: ({ least }) => tenth(least) }),
    most: t.float({ description: 'The most that is usual.', resolve: ({ most }) => tenth(most) }),
    isLow: t.exposeBoolean('isLow', { description: 'Below what is usual, and not for a single day.' }),
  }),
});

builder.prismaObjectFields(Athlete, (t) => ({
  wellness: t.field({
    type: [WellnessDay],
    nullOnError: true,
    description: 'What was measured, by day, earliest first; days of which nothing is known are left out.',
    args: {
      from: t.arg({ type: 'Date', description: 'First day.' }),
      to: t.arg({ type: 'Date', description: 'Last day, at most 366 days on.' }),
    },
    complexity: { ...listOf(30), field: ASKS_ANEW },
    resolve: async ({ id }, asked, context) => [...(await readWellness(context.deps, viewerOf(context), id, asked))],
  }),
  hrvTrend: t.field({
    type: HrvTrend,
    nullable: true,
    description: 'Null: fewer than three mornings were measured this week, or fewer than 15 before it.',
    complexity: ASKS_ANEW,
    resolve: ({ id }, _args, context) => readHrvTrend(context.deps, viewerOf(context), id),
  }),
}));

const OPTIONAL = 'left out: it stays as it was; null: it is taken away.';

const WellnessDayInput = builder.inputType('WellnessDayInput', {
  description: 'What was measured of a day; at least one value.',
  fields: (t) => ({
    day: t.field({ type: 'Date', required: true, description: 'The day, none to come.' }),
    hrv: t.float({ required: false, description: `rMSSD in ms, 1 to 300; ${OPTIONAL}` }),
    restingHeartRate: t.int({ required: false, description: `Beats per minute, 20 to 150; ${OPTIONAL}` }),
    sleepHours: t.float({ required: false, description: `0 to 24; ${OPTIONAL}` }),
    weight: t.float({ required: false, description: `Kilograms, 20 to 300; ${OPTIONAL}` }),
    note: t.string({ required: false, description: `At most 500 characters; ${OPTIONAL}` }),
  }),
});

const RecordWellnessInput = builder.inputType('RecordWellnessInput', {
  description: 'What was measured.',
  fields: (t) => ({ days: t.field({ type: [WellnessDayInput], required: true, description: 'At most 2,000 days.' }) }),
});

const RecordWellnessPayload = builder.objectRef<RecordedWellness>('RecordWellnessPayload').implement({
  description: 'It is kept.',
  fields: (t) => ({
    days: t.field({
      type: [WellnessDay],
      description: 'The days that were told, as they are kept now, earliest first.',
      resolve: ({ days }) => [...days],
    }),
    adaptation: t.expose('adaptation', {
      type: AdaptationType,
      nullable: true,
      description: 'What it changed today; null: nothing was told that the plan follows, or there is no schedule.',
    }),
    athlete: t.prismaField({
      type: Athlete,
      description: 'You, with all that follows from it.',
      resolve: (query, { athleteId }, _args, context) => athleteBy(query, athleteId, context),
    }),
  }),
});

builder.mutationField('recordWellness', (t) =>
  t.field({
    type: RecordWellnessPayload,
    description:
      'Keeps what was measured of days: heart rate variability, resting heart rate, sleep, weight. Where the first is below what is usual, nothing hard stays today.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'RecordWellnessResult', description: 'What is kept, or what is wrong with it.' },
    },
    args: { input: t.arg({ type: RecordWellnessInput, description: 'What was measured.' }) },
    resolve: (_root, { input }, context) => recordWellness(context.deps, viewerOf(context), input),
  }),
);
