import { SPORT_OF } from '../core/workout/sport.ts';
import { encodeId } from '../core/units/ids.ts';
import {
  type BestEffort as Effort,
  type BestTime as Time,
  type EffortCurve as Curve,
  type EffortSpan as Span,
  readEffortCurves,
} from '../domain/activity/effortCurve.ts';
import { Athlete } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { ASKS_ANEW, listOf } from './cost.ts';
import { enumOf } from './enumOf.ts';
import { Sport } from './enums.ts';

const EffortMeasure = enumOf('EffortMeasure', 'What tells how hard an effort was.', {
  power: 'Watts.',
  speed: 'Metres per second.',
});
const EffortPeriod = enumOf('EffortPeriod', 'Of when efforts are.', {
  'six-weeks': 'The last six weeks: what a threshold may rest on.',
  season: 'Since the season began.',
  'all-time': 'All that is kept.',
});

const BestEffort = builder.objectRef<Effort>('BestEffort').implement({
  description: 'The highest mean of one length.',
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { description: 'How long.' }),
    value: t.exposeFloat('value', {
      description:
        'Watts of a ride; metres per second of a swim, and of a run, up to 20 min, those on the flat for the same effort.',
    }),
    heartRate: t.exposeFloat('heartRate', {
      nullable: true,
      description: 'Mean beats per minute in it; null: not recorded.',
    }),
    activityId: t.id({
      description: 'Id of the activity that holds it, for `node`.',
      resolve: ({ activityId }) => encodeId('activity', activityId),
    }),
    date: t.field({ type: 'Date', description: 'The day of it.', resolve: ({ day }) => day }),
  }),
});

const BestTime = builder.objectRef<Time>('BestTime').implement({
  description: 'The fastest time over one distance.',
  fields: (t) => ({
    metres: t.exposeInt('metres', { description: 'How far.' }),
    seconds: t.exposeInt('seconds', { description: 'How long it took, pauses included.' }),
    activityId: t.id({
      description: 'Id of the activity that holds it, for `node`.',
      resolve: ({ activityId }) => encodeId('activity', activityId),
    }),
    date: t.field({ type: 'Date', description: 'The day of it.', resolve: ({ day }) => day }),
  }),
});

const EffortSpan = builder.objectRef<Span>('EffortSpan').implement({
  description: 'The best efforts of a time.',
  fields: (t) => ({
    period: t.expose('period', { type: EffortPeriod, description: 'Which time.' }),
    since: t.field({
      type: 'Date',
      nullable: true,
      description: 'Its first day; null: the first that is kept.',
      resolve: ({ since }) => since,
    }),
    efforts: t.field({
      type: [BestEffort],
      description: 'From 5 s to 3 h, the shortest first; empty: nothing was recorded.',
      complexity: listOf(20),
      resolve: ({ efforts }) => [...efforts],
    }),
    fastest: t.field({
      type: [BestTime],
      description: 'The fastest 1, 5 and 10 km of runs.',
      complexity: listOf(3),
      resolve: ({ fastest }) => [...fastest],
    }),
  }),
});

const EffortCurve = builder.objectRef<Curve>('EffortCurve').implement({
  description: 'The best recorded efforts of a sport by their length: its power or pace curve.',
  fields: (t) => ({
    sport: t.field({ type: Sport, description: 'The sport.', resolve: ({ sport }) => SPORT_OF[sport] }),
    measure: t.expose('measure', { type: EffortMeasure, description: 'What the efforts are told in.' }),
    threshold: t.exposeFloat('threshold', {
      nullable: true,
      description: 'The threshold on file, in the same unit; null: not measured.',
    }),
    spans: t.field({
      type: [EffortSpan],
      description: 'Six weeks, the season where there is one, and all time.',
      complexity: listOf(3),
      resolve: ({ spans }) => [...spans],
    }),
  }),
});

builder.prismaObjectField(Athlete, 'effortCurves', (t) =>
  t.field({
    type: [EffortCurve],
    nullOnError: true,
    description:
      'Power and pace curves of the sports in which efforts were recorded: runs, rides and open-water swims.',
    complexity: { field: 3 * ASKS_ANEW, multiplier: 3 },
    resolve: ({ id }, _args, context) => readEffortCurves(context.deps, viewerOf(context), id),
  }),
);
