import type { Message, Prisma } from '../../generated/prisma/client.ts';
import { consumeRateLimit } from '../account/account.ts';
import { decodeId } from '../../core/units/ids.ts';
import { assertMay, assertMayWrite, type Viewer, visibleTo } from '../kernel/access.ts';
import { InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps, RateLimits, Tx } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { messageEdit, messageReaction, newMessage } from './message.schema.ts';
import { announceThread } from './threadFeed.ts';
import { threadToWriteTo } from './thread.ts';

export type SendDeps = Deps & { limits: RateLimits };

/** Waits for the thread's row; what is written until the transaction ends comes with this version. */
async function nextVersion(tx: Tx, threadId: string, more: Prisma.ThreadUpdateInput = {}): Promise<number> {
  const { version } = await tx.thread.update({
    where: { id: threadId },
    data: { ...more, version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}

async function readUpTo(tx: Tx, { userId }: Viewer, threadId: string, number: number): Promise<boolean> {
  const where = { threadId_userId: { threadId, userId } };
  const known = await tx.threadRead.findUnique({ where });
  if (known && known.upTo >= number) return false;
  await tx.threadRead.upsert({ where, create: { threadId, userId, upTo: number }, update: { upTo: number } });
  return true;
}

/**
 * Writes into the athlete's thread about something, `{key, text, workoutId?}`; `aboutId` is the id of a workout, week, activity, coach
 * or thread. Sent again with the same key it is the message of the first time. Throws InvalidInput, NotFound, NotPossible, RateLimited.
 */
export async function sendMessage(
  deps: SendDeps,
  viewer: Viewer,
  { athleteId, aboutId }: { athleteId: string | null; aboutId: string },
  input: unknown,
): Promise<Message> {
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const { key, text, workoutId } = parse(newMessage, input);
  await consumeRateLimit(deps.limits, 'sendMessage', viewer.userId);
  return writeMessage(deps, viewer, { athleteId: athleteId!, aboutId }, { key, text, workoutId });
}

/** Writes a message of one who may write, unless it is there already. Throws InvalidInput, NotFound, NotPossible. */
export async function writeMessage(
  deps: Deps,
  viewer: Viewer,
  { athleteId, aboutId }: { athleteId: string; aboutId: string },
  { key, text, workoutId }: { key: string; text: string; workoutId: string | null },
): Promise<Message> {
  const now = deps.clock();
  const { userId } = viewer;
  const { message, isNew } = await deps.db.$transaction(async (tx) => {
    const mentioned = workoutId && (await mentionedOf(tx, viewer, athleteId, workoutId));
    const { id: threadId } = await threadToWriteTo(tx, viewer, { athleteId, aboutId, now });
    const number = await nextVersion(tx, threadId, { lastAt: now });
    // looked up after the thread's row was waited for: whoever sent it first is done
    const sent = await tx.message.findFirst({ where: { threadId, userId, key } });
    if (sent) return { message: sent, isNew: false };
    await readUpTo(tx, viewer, threadId, number);
    const role = athleteId === viewer.athleteId ? 'athlete' : 'coach';
    const made = { id: newId(now), threadId, athleteId, userId, role, key, text, workoutId: mentioned };
    return {
      message: await tx.message.create({ data: { ...made, number, version: number, sentAt: now } }),
      isNew: true,
    };
  });
  if (isNew) await announceThread(deps, message.threadId);
  return message;
}

async function mentionedOf(tx: Tx, viewer: Viewer, athleteId: string, workoutId: string): Promise<string> {
  const id = decodeId('workout', workoutId);
  const found =
    id &&
    (await tx.workout.findFirst({
      where: { AND: [{ id, athleteId }, visibleTo(viewer).workout] },
      select: { id: true },
    }));
  if (!found) throw new InvalidInput([{ path: 'workoutId', message: 'There is no such workout of this athlete.' }]);
  return found.id;
}

/** A message that the viewer may see. Throws NotFound. */
async function findMessage({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: string | null): Promise<Message> {
  const row = id && (await db.message.findFirst({ where: { AND: [{ id }, visibleTo(viewer).message] } }));
  if (!row) throw new NotFound('Message not found.');
  await assertMay(db, viewer, 'edit', row.athleteId);
  return row;
}

/** One that they wrote themself. */
async function findOwn(deps: Pick<Deps, 'db'>, viewer: Viewer, id: string | null): Promise<Message> {
  assertMayWrite(viewer);
  const row = await findMessage(deps, viewer, id);
  if (row.userId !== viewer.userId) throw new NotFound('Message not found.');
  return row;
}

async function change(deps: Deps, { id, threadId }: Message, data: Prisma.MessageUpdateInput): Promise<Message> {
  const changed = await deps.db.$transaction(async (tx) => {
    const version = await nextVersion(tx, threadId);
    return tx.message.update({ where: { id }, data: { ...data, version } });
  });
  await announceThread(deps, threadId);
  return changed;
}

/** Says it otherwise, `{text}`. Throws InvalidInput, NotFound, NotPossible (MESSAGE_DELETED). */
export async function editMessage(deps: Deps, viewer: Viewer, id: string | null, input: unknown): Promise<Message> {
  const row = await findOwn(deps, viewer, id);
  const { text } = parse(messageEdit, input);
  assertStands(row);
  return text === row.text ? row : change(deps, row, { text, editedAt: deps.clock() });
}

function assertStands({ deletedAt }: Message): void {
  if (deletedAt) throw new NotPossible('MESSAGE_DELETED', 'This message was deleted.');
}

/** Takes a message back; for a day it can be restored. Deleting what is deleted changes nothing. Throws NotFound. */
export async function deleteMessage(deps: Deps, viewer: Viewer, id: string | null): Promise<Message> {
  const row = await findOwn(deps, viewer, id);
  return row.deletedAt ? row : change(deps, row, { deletedAt: deps.clock() });
}

/** Brings a deleted message back. Throws NotFound. */
export async function restoreMessage(deps: Deps, viewer: Viewer, id: string | null): Promise<Message> {
  const row = await findOwn(deps, viewer, id);
  return row.deletedAt ? change(deps, row, { deletedAt: null }) : row;
}

/** Sets an emoji of the viewer's to a message, or takes it off, `{emoji, isOn}`. Throws InvalidInput, NotFound, NotPossible (MESSAGE_DELETED). */
export async function reactToMessage(deps: Deps, viewer: Viewer, id: string | null, input: unknown): Promise<Message> {
  const row = await findMessage(deps, viewer, id);
  const { emoji, isOn } = parse(messageReaction, input);
  assertStands(row);
  const { userId } = viewer;
  const changed = await deps.db.$transaction(async (tx) => {
    const version = await nextVersion(tx, row.threadId);
    const { count } = isOn
      ? await tx.messageReaction.createMany({
          data: { messageId: row.id, athleteId: row.athleteId, userId, emoji, createdAt: deps.clock() },
          skipDuplicates: true,
        })
      : await tx.messageReaction.deleteMany({ where: { messageId: row.id, userId, emoji } });
    return count === 0 ? null : tx.message.update({ where: { id: row.id }, data: { version } });
  });
  if (changed) await announceThread(deps, row.threadId);
  return changed ?? row;
}

/** The viewer has read the thread up to that message. Throws NotFound. */
export async function markMessageRead(deps: Deps, viewer: Viewer, id: string | null): Promise<Message> {
  const row = await findMessage(deps, viewer, id);
  const isNews = await deps.db.$transaction((tx) => readUpTo(tx, viewer, row.threadId, row.number));
  if (isNews) await deps.events.publishMessages({ userId: viewer.userId }).catch(() => {});
  return row;
}
