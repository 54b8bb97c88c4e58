import { unpackStreams } from '../../core/streams/pack.ts';
import { sampled, type StreamPoints } from '../../core/streams/sample.ts';
import { STREAM_NAMES, type StreamName } from '../../core/streams/streams.ts';
import { type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { activityStreamsSchema } from './activityStreams.schema.ts';

/** What was recorded of one kind, in few points. */
export interface ActivityStream extends StreamPoints {
  name: StreamName;
}

/**
 * What was recorded second by second, thinned for a chart; a stream that was not recorded is left out. Throws InvalidInput, and NotFound
 * alike for a missing activity and one that the viewer may not see.
 */
export async function readActivityStreams(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  activityId: string | null,
  asked: unknown,
): Promise<ActivityStream[]> {
  const { names, points } = parse(activityStreamsSchema, asked);
  const where = { AND: [{ id: activityId ?? '' }, visibleTo(viewer).activity] };
  const select = { streams: { select: { packed: true } } } as const;
  const found = activityId === null ? null : await db.activity.findFirst({ where, select });
  if (!found) throw new NotFound('Activity not found.');
  const streams = found.streams ? unpackStreams(found.streams.packed, names) : {};
  return STREAM_NAMES.flatMap((name) => (streams[name] ? [{ name, ...sampled(streams[name], points) }] : []));
}
