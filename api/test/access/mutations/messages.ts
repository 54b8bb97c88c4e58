import { somethingSaid } from '../coaching.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { mutation, query } from './mutation.ts';

export const MESSAGES: Record<string, Door> = {
  sendMessage: {
    rule: 'edit',
    send: mutation('sendMessage', 'SendMessageInput', (id, { name }) => ({
      athleteId: id(theWorld().ids.athlete),
      aboutId: id(theWorld().ids.workout),
      key: name,
      text: 'Well done',
    })),
  },
  messageAthletes: {
    rule: 'coachEdit',
    send: mutation('messageAthletes', 'MessageAthletesInput', (id, { name }) => ({
      athleteIds: [id(theWorld().ids.athlete)],
      key: name,
      text: 'Track is closed on Tuesday',
    })),
  },
  editMessage: {
    rule: 'ownThing',
    first: somethingSaid,
    send: mutation('editMessage', 'EditMessageInput', (id) => ({
      messageId: id(theWorld().ids.message),
      text: 'Other',
    })),
  },
  reactToMessage: {
    rule: 'edit',
    first: somethingSaid,
    send: mutation('reactToMessage', 'ReactToMessageInput', (id) => ({
      messageId: id(theWorld().ids.message),
      emoji: '👍',
      isOn: true,
    })),
  },
  markMessageRead: {
    rule: 'edit',
    send: query(
      'mutation ($input: MarkMessageReadInput!) { markMessageRead(input: $input) { threadMessage { id } } }',
      (id) => ({ input: { messageId: id(theWorld().ids.message) } }),
    ),
  },
  deleteMessage: {
    rule: 'ownThing',
    send: query(
      'mutation ($input: DeleteMessageInput!) { deleteMessage(input: $input) { threadMessage { id } } }',
      (id) => ({
        input: { messageId: id(theWorld().ids.message) },
      }),
    ),
  },
  restoreMessage: {
    rule: 'ownThing',
    send: query(
      'mutation ($input: RestoreMessageInput!) { restoreMessage(input: $input) { threadMessage { id } } }',
      (id) => ({ input: { messageId: id(theWorld().ids.message) } }),
    ),
  },
};
