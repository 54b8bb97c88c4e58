import type { Coverage } from '../core/load/coverage.ts';
import type { FitLap } from '../core/workout/fit/fitFile.ts';
import { activityFigures } from '../domain/activity/activityFigures.ts';
import { Activity } from './activity.ts';
import { builder } from './builder.ts';
import { StepKind } from './enums.ts';

const ActivityLap = builder.objectRef<FitLap>('ActivityLap').implement({
  description: 'Part of a recording between two presses of the lap button, or one step of a workout done.',
  fields: (t) => ({
    startSec: t.int({
      nullable: true,
      description: 'Seconds from the start of the activity; null: uploaded before it was kept.',
      resolve: ({ startSec }) => startSec ?? null,
    }),
    movingSec: t.exposeInt('movingSec', { description: 'Seconds moving.' }),
    distanceM: t.exposeFloat('distanceM', { nullable: true, description: 'Metres; null: not measured.' }),
    power: t.exposeInt('power', { nullable: true, description: 'Mean watts; null: not recorded.' }),
    heartRate: t.exposeInt('heartRate', { nullable: true, description: 'Mean beats per minute; null: not recorded.' }),
    speed: t.exposeFloat('speed', { nullable: true, description: 'Mean metres per second; null: not measured.' }),
    cadence: t.exposeInt('cadence', {
      nullable: true,
      description: 'Mean revolutions, strides or strokes per minute; null: not recorded.',
    }),
    kind: t.field({
      type: StepKind,
      nullable: true,
      description: 'What the device took it for; null: it does not say.',
      resolve: ({ kind }) => kind,
    }),
  }),
});

const ActivityCoverage = builder.objectRef<Coverage>('ActivityCoverage').implement({
  description:
    'Part of the moving time for which a device recorded something, 0 to 1; 1 where it told one value for the whole. A load is reckoned from what covers 0.5 and more.',
  fields: (t) => ({
    power: t.exposeFloat('power', { nullable: true, description: covers('Power') }),
    pace: t.exposeFloat('pace', { nullable: true, description: covers('Way or speed') }),
    heartRate: t.exposeFloat('heartRate', { nullable: true, description: covers('Heart rate') }),
  }),
});

function covers(what: string): string {
  return `${what}; null: not recorded, or uploaded before this was kept.`;
}

const KEPT = {
  sport: true,
  measure: true,
  summary: true,
  powerCoverage: true,
  paceCoverage: true,
  heartRateCoverage: true,
} as const;

builder.prismaObjectFields(Activity, (t) => ({
  averagePower: t.int({
    nullable: true,
    description: 'Mean watts; null: no power was recorded.',
    select: KEPT,
    resolve: (row) => activityFigures(row).averagePower,
  }),
  maxHeartRate: t.int({
    nullable: true,
    description: 'Highest beats per minute; null: not recorded.',
    select: KEPT,
    resolve: (row) => activityFigures(row).maxHeartRate,
  }),
  averageCadence: t.int({
    nullable: true,
    description: 'Mean revolutions, strides or strokes per minute; null: not recorded.',
    select: KEPT,
    resolve: (row) => activityFigures(row).averageCadence,
  }),
  poolLengthM: t.float({
    nullable: true,
    description: 'Metres of the pool; null: not swum in one.',
    select: KEPT,
    resolve: (row) => activityFigures(row).poolLengthM,
  }),
  laps: t.field({
    type: [ActivityLap],
    description: 'In the order of time, at most 1,000; empty: the device told none.',
    select: KEPT,
    resolve: (row) => [...activityFigures(row).laps],
  }),
  coverage: t.field({
    type: ActivityCoverage,
    description: 'How much of the time power, pace and heart rate were recorded.',
    select: KEPT,
    resolve: (row) => activityFigures(row).coverage,
  }),
  measureNote: t.string({
    nullable: true,
    description:
      'Why `tss` was not reckoned from a surer measure, in a sentence; null: of none too little was recorded.',
    select: KEPT,
    resolve: (row) => activityFigures(row).measureNote,
  }),
}));
