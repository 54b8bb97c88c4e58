import { REACTIONS } from '../core/codes/thread.ts';
import { decodeId } from '../core/units/ids.ts';
import { messageAthletes } from '../domain/coaching/messageAthletes.ts';
import {
  deleteMessage,
  editMessage,
  markMessageRead,
  reactToMessage,
  restoreMessage,
  sendMessage,
} from '../domain/message/message.ts';
import { findThread } from '../domain/message/thread.ts';
import type { Message as MessageRow } from '../generated/prisma/client.ts';
import { athleteIdsOf } from './batch.ts';
import { builder, viewerOf } from './builder.ts';
import { Message } from './message.ts';
import { Thread } from './thread.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';

const REFUSED = { types: [InvalidInput, NotPossible], directResult: true as const };

/** What every act answers: the message and its thread, as they are now. */
const payload = (name: string, description: string) =>
  builder.objectRef<MessageRow>(name).implement({
    description,
    fields: (t) => ({
      // `message` is what a refusal says, beside which it is asked
      threadMessage: t.field({ type: Message, description: 'The message.', resolve: (message) => message }),
      thread: t.field({
        type: Thread,
        nullable: true,
        description: 'Its thread; null: you may no longer see it.',
        resolve: ({ athleteId, threadId }, _args, context) =>
          findThread(context.deps, viewerOf(context), { athleteId, aboutId: `thread_${threadId}` }),
      }),
    }),
  });

const SendMessageInput = builder.inputType('SendMessageInput', {
  description: 'A message to be sent.',
  fields: (t) => ({
    athleteId: t.id({ description: 'The athlete whom it is about.' }),
    aboutId: t.id({ description: 'Id of a workout, week, activity or coach, or of a thread.' }),
    key: t.string({
      description: 'Made by you, the same when you send it again: the message is there once. At most 100 characters.',
    }),
    text: t.string({ description: 'Plain text, at most 4,000 characters.' }),
    workoutId: t.id({ required: false, description: 'A workout of the athlete that it points to; left out: none.' }),
  }),
});

builder.mutationField('sendMessage', (t) =>
  t.field({
    type: payload('SendMessagePayload', 'The message is sent.'),
    description: 'Writes to the thread about one thing of an athlete; the first message begins the thread.',
    authScopes: { signedIn: true },
    errors: { ...REFUSED, union: { name: 'SendMessageResult', description: 'The message, or why it was not sent.' } },
    args: { input: t.arg({ type: SendMessageInput, description: 'The message.' }) },
    resolve: (_root, { input: { athleteId, aboutId, ...input } }, context) =>
      sendMessage(context.deps, viewerOf(context), { athleteId: decodeId('athlete', athleteId), aboutId }, input),
  }),
);

const MessageAthletesInput = builder.inputType('MessageAthletesInput', {
  description: 'The same words to several athletes.',
  fields: (t) => ({
    athleteIds: t.idList({ description: 'Athletes whom you coach, at most 200.' }),
    key: t.string({
      description:
        'Made by you, the same when you send it again: each athlete has the message once. At most 100 characters.',
    }),
    text: t.string({ description: 'Plain text, at most 4,000 characters.' }),
  }),
});

const MessageAthletesPayload = builder.objectRef<{ messages: MessageRow[] }>('MessageAthletesPayload').implement({
  description: 'The messages are sent.',
  fields: (t) => ({
    threadMessages: t.field({
      type: [Message],
      description: 'One for each athlete; an athlete who left you meanwhile has none.',
      resolve: ({ messages }) => messages,
    }),
  }),
});

builder.mutationField('messageAthletes', (t) =>
  t.field({
    type: MessageAthletesPayload,
    description: 'Writes the same words to several athletes whom you coach, each in their own thread with you.',
    authScopes: { signedIn: true },
    errors: {
      ...REFUSED,
      union: { name: 'MessageAthletesResult', description: 'The messages, or why none was sent.' },
    },
    args: { input: t.arg({ type: MessageAthletesInput, description: 'The athletes and the words.' }) },
    resolve: async (_root, { input: { athleteIds, ...input } }, context) => {
      const whom = { ...input, athleteIds: athleteIdsOf(athleteIds) };
      return { messages: await messageAthletes(context.deps, viewerOf(context), whom) };
    },
  }),
);

const EditMessageInput = builder.inputType('EditMessageInput', {
  description: 'Other words for a message of yours.',
  fields: (t) => ({
    messageId: t.id({ description: 'The message.' }),
    text: t.string({ description: 'Plain text, at most 4,000 characters.' }),
  }),
});

builder.mutationField('editMessage', (t) =>
  t.field({
    type: payload('EditMessagePayload', 'The message says it so.'),
    description: 'Changes the text of a message of yours; everybody sees that it was.',
    authScopes: { signedIn: true },
    errors: { ...REFUSED, union: { name: 'EditMessageResult', description: 'The message, or why it stays.' } },
    args: { input: t.arg({ type: EditMessageInput, description: 'The words.' }) },
    resolve: (_root, { input: { messageId, ...input } }, context) =>
      editMessage(context.deps, viewerOf(context), decodeId('message', messageId), input),
  }),
);

const ReactToMessageInput = builder.inputType('ReactToMessageInput', {
  description: 'An emoji for a message.',
  fields: (t) => ({
    messageId: t.id({ description: 'The message.' }),
    emoji: t.string({ description: `One of ${REACTIONS.join(' ')}.` }),
    isOn: t.boolean({ description: 'Set it; false: take yours off.' }),
  }),
});

builder.mutationField('reactToMessage', (t) =>
  t.field({
    type: payload('ReactToMessagePayload', 'The emoji is set, or taken off.'),
    description: 'Sets an emoji to a message, or takes yours off.',
    authScopes: { signedIn: true },
    errors: { ...REFUSED, union: { name: 'ReactToMessageResult', description: 'The message, or why it stays.' } },
    args: { input: t.arg({ type: ReactToMessageInput, description: 'The emoji.' }) },
    resolve: (_root, { input: { messageId, ...input } }, context) =>
      reactToMessage(context.deps, viewerOf(context), decodeId('message', messageId), input),
  }),
);

const messageInput = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ messageId: t.id({ description: 'The message.' }) }) });

builder.mutationFields((t) => ({
  deleteMessage: t.field({
    type: payload('DeleteMessagePayload', 'The message says nothing any more.'),
    description: 'Takes a message of yours back; for a day you can restore it.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: messageInput('DeleteMessageInput', 'What is to go.'), description: 'Which.' }) },
    resolve: (_root, { input: { messageId } }, context) =>
      deleteMessage(context.deps, viewerOf(context), decodeId('message', messageId)),
  }),
  restoreMessage: t.field({
    type: payload('RestoreMessagePayload', 'The message is there again.'),
    description: 'Brings back a message of yours that was deleted less than a day ago.',
    authScopes: { signedIn: true },
    args: {
      input: t.arg({ type: messageInput('RestoreMessageInput', 'What is to come back.'), description: 'Which.' }),
    },
    resolve: (_root, { input: { messageId } }, context) =>
      restoreMessage(context.deps, viewerOf(context), decodeId('message', messageId)),
  }),
  markMessageRead: t.field({
    type: payload('MarkMessageReadPayload', 'You have read so far.'),
    description: 'Keeps that you have read a thread up to a message.',
    authScopes: { signedIn: true },
    args: {
      input: t.arg({
        type: messageInput('MarkMessageReadInput', 'The last message that was read.'),
        description: 'Which.',
      }),
    },
    resolve: (_root, { input: { messageId } }, context) =>
      markMessageRead(context.deps, viewerOf(context), decodeId('message', messageId)),
  }),
}));
