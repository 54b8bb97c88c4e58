import { constraintFor } from '../../core/messages/limits.ts';
import type { Reader } from '../../core/messages/reader.ts';
import { encodeId } from '../../core/units/ids.ts';
import { summaryFor } from '../kernel/reader.ts';
import type { WeekLimit } from './livingProof.ts';

/** A limit of a week as REST and the export of an account tell it, in the words for its reader. */
export function limitShape(limit: WeekLimit, reader: Reader) {
  const { rule, value, holds, excess, day, workoutId, principleId, fired, brokenBy } = limit;
  return {
    code: rule ?? null,
    constraint: constraintFor(limit, reader),
    limit: limit.limit,
    value,
    holds,
    excess,
    day: day ?? null,
    workoutId: workoutId === undefined ? null : encodeId('workout', workoutId),
    ...(principleId !== undefined && { principleId }),
    ...(fired && { fired }),
    brokenBy: brokenBy && {
      revisionId: encodeId('revision', brokenBy.id),
      number: brokenBy.number,
      actorRole: brokenBy.actorRole,
      summary: summaryFor(brokenBy, reader),
      createdAt: brokenBy.createdAt.toISOString(),
    },
  };
}
