import { checkInList } from '../../domain/athlete/athlete.answer.ts';
import { calendarAnswer } from '../../domain/performance/calendar.answer.ts';
import { revisionList, workoutList } from '../../domain/schedule/lists.answer.ts';
import type { Documented } from './documented.ts';

const PAGE = {
  order: '`latest-first`, as where it is left out, or `earliest-first`.',
  first: 'How many: 1 to 100; left out: 20.',
  after: '`next` of the page before.',
};
const DAYS = { from: 'First day.', to: 'Last day.', ...PAGE };

const LISTS: Readonly<Record<string, Documented>> = {
  calendar: {
    summary: 'Weeks with what was planned beside what was done',
    query: { from: 'First day.', to: 'Last day, at most 366 days on.' },
    gives: '`weeks`, `firstDay` and `lastDay`.',
    answer: calendarAnswer,
  },
  'training-schedule/workouts': {
    summary: 'Workouts over all the time',
    query: { ...DAYS, sport: 'Of this sport alone.' },
    gives: '`workouts`, past and planned, and `next`.',
    answer: workoutList,
  },
  'training-schedule/revisions': {
    summary: 'Changes of the schedule',
    query: { from: 'At this instant or later.', to: 'At this instant or earlier.', ...PAGE },
    gives: '`revisions` and `next`.',
    answer: revisionList,
  },
  'check-ins': {
    summary: 'Weekly check-ins, by the Monday of their week',
    query: DAYS,
    gives: '`checkIns` and `next`.',
    answer: checkInList,
  },
};

/** What goes back over all the time, one's own and an athlete's. */
export const LIST_PATHS: Readonly<Record<string, Documented>> = Object.fromEntries(
  Object.entries(LISTS).flatMap(([path, documented]) => [
    [`GET /api/${path}`, { ...documented, mayFind: true as const }],
    [
      `GET /api/coach/athletes/:athleteId/${path}`,
      { ...documented, summary: `${documented.summary}, of one of your athletes` },
    ],
  ]),
);
