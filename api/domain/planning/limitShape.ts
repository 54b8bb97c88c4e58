import { constraintFor } from '../../core/messages/limits.ts';
import type { Reader } from '../../core/messages/reader.ts';
import { encodeId } from '../../core/units/ids.ts';
import { summaryFor } from '../kernel/reader.ts';
import { principleOf, type WeekLimit } from './weekProof.ts';

/**
 * A limit of a week as REST and the export of an account tell it, in the words for its reader. `names`: who made the revisions that broke
 * limits, by the revision's id.
 */
export function limitShape(limit: WeekLimit, reader: Reader, names: ReadonlyMap<string, string>) {
  const { rule, kind = 'limit', value, holds, excess, day, workoutId, fired, brokenBy, brokenCause } = limit;
  const principleId = principleOf(limit);
  return {
    code: rule ?? null,
    kind,
    constraint: constraintFor(limit, reader),
    limit: limit.limit,
    value,
    holds,
    excess,
    day: day ?? null,
    workoutId: workoutId === undefined ? null : encodeId('workout', workoutId),
    ...(principleId !== null && { principleId: encodeId('principle', principleId) }),
    ...(fired && { fired }),
    brokenBy: brokenBy && {
      revisionId: encodeId('revision', brokenBy.id),
      number: brokenBy.number,
      actorRole: brokenBy.actorRole,
      actorName: names.get(brokenBy.id) ?? null,
      summary: summaryFor(brokenBy, reader),
      createdAt: brokenBy.createdAt.toISOString(),
    },
    brokenCause,
  };
}
