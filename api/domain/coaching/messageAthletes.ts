import { encodeId } from '../../core/units/ids.ts';
import type { Message } from '../../generated/prisma/client.ts';
import { consumeRateLimit } from '../account/account.ts';
import type { Viewer } from '../kernel/access.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { parse } from '../kernel/validation.ts';
import { type SendDeps, writeMessage } from '../message/message.ts';
import { ACTIVE, coachOf } from './coaching.ts';
import { messageToAthletes } from './messageAthletes.schema.ts';

/**
 * Writes the same words to several athletes of a coach, `{athleteIds, key, text}`, each in their own thread with the coach. Sent again with
 * the same key it goes to those whom it did not reach; nobody has it twice. Answers the messages; who left the coach meanwhile has none.
 * Throws InvalidInput, Forbidden, RateLimited, and NotFound where one of them is not the coach's.
 */
export async function messageAthletes(deps: SendDeps, viewer: Viewer, input: unknown): Promise<Message[]> {
  const coachId = coachOf(viewer);
  const { athleteIds: given, key, text } = parse(messageToAthletes, input);
  const athleteIds = [...new Set(given)];
  await consumeRateLimit(deps.limits, 'messageAthletes', viewer.userId);
  const coached = await deps.db.coachAssignment.findMany({
    where: { coachId, athleteId: { in: athleteIds }, ...ACTIVE },
    distinct: 'athleteId',
    select: { athleteId: true },
  });
  if (coached.length < athleteIds.length) throw new NotFound('Athlete not found');
  const aboutId = encodeId('coach', coachId);
  const words = { key, text, workoutId: null };
  const messages: Message[] = [];
  for (const athleteId of athleteIds) {
    try {
      messages.push(await writeMessage(deps, viewer, { athleteId, aboutId }, words));
    } catch (error) {
      if (!(error instanceof NotFound || error instanceof NotPossible)) throw error;
    }
  }
  return messages;
}
