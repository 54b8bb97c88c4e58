/** What a thread is about. */
export const THREAD_SUBJECTS = {
  workout: 'A workout.',
  week: 'A training week.',
  activity: 'What was recorded.',
  coach: 'Nothing else: an athlete and one coach speak.',
} as const satisfies Readonly<Record<string, string>>;
export type ThreadSubject = keyof typeof THREAD_SUBJECTS;

/** Of a message, characters. */
export const MESSAGE_MAX_LENGTH = 4000;

/** What may be set to a message, in the order in which it is offered. */
export const REACTIONS = ['👍', '❤️', '💪', '🎉', '😂', '😢'] as const;
