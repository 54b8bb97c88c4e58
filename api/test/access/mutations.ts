import type { Door } from './rules.ts';
import { ACCOUNT, SETTINGS } from './mutations/account.ts';
import { SCHEDULE, CHECK_INS } from './mutations/schedule.ts';
import { ACTIVITIES } from './mutations/activities.ts';
import { SEASON } from './mutations/season.ts';
import { ADAPTATION } from './mutations/adaptation.ts';
import { COACHING } from './mutations/coaching.ts';
import { MESSAGES } from './mutations/messages.ts';
import { PRINCIPLES, LIBRARY } from './mutations/library.ts';

/** Every mutation, by name. */
export const MUTATIONS: Record<string, Door> = {
  ...ACCOUNT,
  ...SCHEDULE,
  ...ACTIVITIES,
  ...SEASON,
  ...ADAPTATION,
  ...SETTINGS,
  ...CHECK_INS,
  ...COACHING,
  ...MESSAGES,
  ...PRINCIPLES,
  ...LIBRARY,
};
