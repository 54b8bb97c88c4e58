import { z } from 'zod';
import { MESSAGE_MAX_LENGTH, REACTIONS } from '../../core/codes/thread.ts';
import { oneOf, optionalId, text, yesOrNo } from '../kernel/validation.ts';

const MAX_KEY = 100;
const words = text('Message', { most: MESSAGE_MAX_LENGTH, paragraphs: true });

/** The words, and the key by which they are there once. */
export const keyedWords = { key: text('Key', { most: MAX_KEY }), text: words };

export const newMessage = z.strictObject({
  ...keyedWords,
  workoutId: optionalId('Workout'),
});

export const messageEdit = z.strictObject({ text: words });

export const messageReaction = z.strictObject({
  emoji: oneOf(REACTIONS, `Emoji must be one of: ${REACTIONS.join(' ')}.`),
  isOn: yesOrNo('isOn'),
});
