// What stands in the first cards before their facts have come.

export const SETTINGS = {
  title: 'Settings',
  description: 'How the product works for you. What you train for is in your profile.',
};
export const TRAINING_TIMES = {
  place: 'training-times',
  description:
    'When your training starts on each day. Your calendar shows it then; a second workout of a day keeps its own part of the day, an hour apart or more.',
} as const;
export const DEVICES = {
  place: 'devices',
  description: 'Connect the account that your watch talks to: your plan goes there, and what you record comes back.',
} as const;
export const WEBHOOKS = {
  place: 'webhooks',
  description: 'Webhooks tell an address of your own programs what has changed, as soon as it has.',
} as const;
/** What a calendar tells, in the words of its card. */
export const CALENDAR_TITLES = { full: 'Your training', busy: 'When you train' } as const;

export const CALENDAR = {
  place: 'calendar',
  description:
    'Subscribe to your training in any calendar app. It follows every change of your schedule, at your training times.',
} as const;
