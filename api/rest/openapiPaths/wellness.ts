import { wellnessDaySchema } from '../../domain/adapt/wellness.schema.ts';
import { wellnessList, wellnessRecorded } from '../../domain/athlete/athlete.answer.ts';
import type { Documented } from './documented.ts';

const LIST: Documented = {
  summary: 'What was measured of each day',
  query: { from: 'First day.', to: 'Last day, at most 366 days on.' },
  gives: '`days`, earliest first; those of which nothing is known are left out.',
  answer: wellnessList,
};
const RECORDED = { gives: '`days`, as they are kept now, and `adaptation`.', answer: wellnessRecorded } as const;

export const WELLNESS_PATHS: Readonly<Record<string, Documented>> = {
  'GET /api/wellness': { ...LIST, mayFind: true },
  'GET /api/coach/athletes/:athleteId/wellness': { ...LIST, summary: `${LIST.summary}, of one of your athletes` },
  'POST /api/wellness': {
    summary: 'Tell what was measured of a day; what is left out stays, null takes it away',
    body: wellnessDaySchema,
    ...RECORDED,
  },
  'POST /api/wellness/upload': { summary: 'The same from a CSV file, all of it or nothing', ...RECORDED },
};
