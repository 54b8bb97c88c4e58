import { tenth } from '../core/units/tenth.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import type {
  LoadPoint,
  SportVolume as CoreSportVolume,
  TrainedWeek as CoreTrainedWeek,
} from '../core/load/performance.ts';
import {
  assertWeeks,
  lastWeeks,
  type PerformanceView,
  readWholePerformance,
} from '../domain/performance/performance.ts';
import { Athlete } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { listOf, WORKS_OUT } from './cost.ts';
import { Sport, WorkoutType } from './enums.ts';
import { workedOut } from './workedOut.ts';

const PerformanceDay = builder.objectRef<LoadPoint>('PerformanceDay').implement({
  description: 'Load of one day and what it makes of the athlete.',
  fields: (t) => ({
    date: t.expose('day', { type: 'Date', description: 'The day.' }),
    tss: t.exposeFloat('tss', { description: 'Training stress; 100 is one hour at threshold.' }),
    fitness: t.float({
      description: 'Load of about six weeks, a day: what the athlete is used to.',
      resolve: ({ fitness }) => tenth(fitness),
    }),
    fatigue: t.float({ description: 'Load of about one week, a day.', resolve: ({ fatigue }) => tenth(fatigue) }),
    form: t.float({
      description: "Yesterday's fitness less its fatigue: fresh above 0, tired below.",
      resolve: ({ form }) => tenth(form),
    }),
    isPlanned: t.exposeBoolean('isPlanned', { description: 'Counted from the plan, not from what was done.' }),
  }),
});

export const SportVolume = builder.objectRef<CoreSportVolume>('SportVolume').implement({
  description: 'One sport in one week, planned and done.',
  fields: (t) => ({
    sport: t.field({
      type: Sport,
      nullable: true,
      description: 'The sport; null: a race, whose type says it.',
      resolve: ({ workoutType }) => SPORT_OF[workoutType],
    }),
    workoutType: t.expose('workoutType', { type: WorkoutType, description: 'Kind of workout.' }),
    plannedMinutes: t.exposeInt('plannedMinutes', { description: 'Minutes planned.' }),
    doneMinutes: t.exposeInt('doneMinutes', { description: 'Minutes done.' }),
    plannedTss: t.exposeFloat('plannedTss', { description: 'Training stress planned.' }),
    doneTss: t.exposeFloat('doneTss', { description: 'Training stress done.' }),
  }),
});

const PerformanceWeek = builder.objectRef<CoreTrainedWeek>('PerformanceWeek').implement({
  description: 'What one week held.',
  fields: (t) => ({
    weekStartDate: t.expose('weekStartDate', { type: 'Date', description: 'Monday.' }),
    sports: t.field({
      type: [SportVolume],
      description: 'By sport, most planned first.',
      resolve: ({ sports }) => [...sports],
    }),
    zoneMinutes: t.floatList({
      description: 'Minutes done in three zones: easy, between the thresholds, hard.',
      resolve: ({ zoneMinutes }) => [...zoneMinutes],
    }),
    consistency: t.exposeInt('consistency', {
      nullable: true,
      description: '0 to 100; null: nothing to judge, or not over yet.',
    }),
  }),
});

const PerformanceType = builder.objectRef<PerformanceView>('Performance').implement({
  description: 'Training over time, done and planned.',
  fields: (t) => ({
    days: t.field({
      type: [PerformanceDay],
      description: 'Day by day, the planned ones too.',
      complexity: listOf(84),
      resolve: ({ days }) => [...days],
    }),
    weeks: t.field({
      type: [PerformanceWeek],
      description: 'Week by week.',
      complexity: listOf(12),
      resolve: ({ weeks }) => [...weeks],
    }),
  }),
});

builder.prismaObjectField(Athlete, 'performance', (t) =>
  t.field({
    type: PerformanceType,
    nullOnError: true,
    description: 'Training of the last weeks and everything planned.',
    select: { id: true },
    // three months are the usual question
    complexity: ({ weeks }) => ({ field: WORKS_OUT, multiplier: Math.min(13, Math.max(1, weeks / 12)) }),
    args: {
      weeks: t.arg.int({
        defaultValue: 12,
        description: 'Weeks back, the current one included, 1 to 156; not before the first workout.',
      }),
    },
    resolve: async ({ id }, { weeks }, context, info) => {
      assertWeeks(weeks);
      const all = await workedOut(`performance ${id}`, { context, info }, () =>
        readWholePerformance(context.deps, viewerOf(context), id),
      );
      return lastWeeks(all, weeks);
    },
  }),
);
