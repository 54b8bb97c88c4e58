import { STREAM_POINTS } from '../core/streams/sample.ts';
import { STREAM_NAMES } from '../core/streams/streams.ts';
import { type ActivityStream, readActivityStreams } from '../domain/activity/activityStreams.ts';
import { Activity } from './activity.ts';
import { builder, viewerOf } from './builder.ts';
import { ASKS_ANEW, listOf } from './cost.ts';
import { enumOf } from './enumOf.ts';

/** So many points cost as much as a field. */
const POINTS_OF_ONE = 10;

const ActivityStreamName = enumOf('ActivityStreamName', 'What a device records second by second.', {
  power: 'Watts.',
  heartRate: 'Beats per minute.',
  speed: 'Metres per second.',
  cadence: 'Revolutions, strides or strokes per minute.',
  altitude: 'Metres above the sea.',
  temperature: 'Degrees Celsius.',
  distance: 'Metres from the start.',
});

const ActivityStreamType = builder.objectRef<ActivityStream>('ActivityStream').implement({
  description: 'What was recorded of one kind, in few points that show what the whole shows: peaks, and gaps.',
  fields: (t) => ({
    name: t.expose('name', { type: ActivityStreamName, description: 'What it tells.' }),
    seconds: t.intList({
      description: 'Seconds from the start of the activity of each point, pauses included, in the order of time.',
      complexity: listOf(1),
      resolve: ({ seconds }) => [...seconds],
    }),
    values: t.floatList({
      nullable: { list: false, items: true },
      description: 'The value of each point; null: from there until the next point nothing was recorded.',
      complexity: listOf(1),
      resolve: ({ values }) => [...values],
    }),
  }),
});

builder.objectField(Activity, 'streams', (t) =>
  t.field({
    type: [ActivityStreamType],
    nullOnError: true,
    description:
      'What was recorded second by second, without places, thinned by largest triangles; empty: nothing was, or the activity was uploaded before streams were kept.',
    args: {
      names: t.arg({ type: [ActivityStreamName], required: false, description: 'Which; left out: all of them.' }),
      points: t.arg.int({
        defaultValue: STREAM_POINTS.usual,
        description: `How many points of each, at most: ${STREAM_POINTS.least} to ${STREAM_POINTS.most}.`,
      }),
    },
    complexity: ({ names, points }) => {
      const count = names?.length ?? STREAM_NAMES.length;
      return { field: ASKS_ANEW + Math.ceil((count * points) / POINTS_OF_ONE), multiplier: count };
    },
    resolve: ({ id }, { names, points }, context) =>
      readActivityStreams(context.deps, viewerOf(context), id, { ...(names && { names }), points }),
  }),
);
