import type { Door } from './rules.ts';
import { ACCOUNT } from './routes/account.ts';
import { SEASON } from './routes/season.ts';
import { SCHEDULE } from './routes/schedule.ts';
import { ACTIVITIES } from './routes/activities.ts';
import { ADAPTATION } from './routes/adaptation.ts';
import { COACHING } from './routes/coaching.ts';

/** Every route, by method and path. */
export const ROUTES: Record<string, Door> = {
  ...ACCOUNT,
  ...SEASON,
  ...SCHEDULE,
  ...ACTIVITIES,
  ...ADAPTATION,
  ...COACHING,
};
