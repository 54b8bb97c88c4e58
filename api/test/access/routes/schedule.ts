import { given, EVERY_DAY } from '../acts.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { call } from './route.ts';

export const SCHEDULE: Record<string, Door> = {
  'GET /api/training-schedule': { rule: 'own', send: call('GET', () => '/api/training-schedule') },
  'POST /api/training-schedule/generate': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/training-schedule/generate',
      () => ({ mode: 'season-plan' }),
    ),
  },
  'GET /api/coach/athletes/:athleteId/training-schedule': {
    rule: 'coachSee',
    send: call('GET', (id) => `/api/coach/athletes/${id(theWorld().ids.athlete)}/training-schedule`),
  },
  ...Object.fromEntries(
    Object.entries({
      calendar: '?from=2026-11-01&to=2026-12-31',
      'training-schedule/workouts': '',
      'training-schedule/revisions': '',
      'check-ins': '',
      wellness: '?from=2026-11-01&to=2026-12-31',
    }).flatMap(([list, query]): [string, Door][] => [
      [`GET /api/${list}`, { rule: 'own', send: call('GET', () => `/api/${list}${query}`) }],
      [
        `GET /api/coach/athletes/:athleteId/${list}`,
        {
          rule: 'coachSee',
          send: call('GET', (id) => `/api/coach/athletes/${id(theWorld().ids.athlete)}/${list}${query}`),
        },
      ],
    ]),
  ),
  'GET /api/coach/athlete/:athleteId/season-plan': {
    rule: 'coachSee',
    send: call('GET', (id) => `/api/coach/athlete/${id(theWorld().ids.athlete)}/season-plan`),
  },
  'PATCH /api/training-schedule/workouts/:workoutId/reschedule': {
    rule: 'edit',
    send: call(
      'PATCH',
      (id) => `/api/training-schedule/workouts/${id(theWorld().ids.workout)}/reschedule`,
      () => ({ newDate: EVERY_DAY, newDayOfWeek: 'thursday' }),
    ),
  },
  'POST /api/training-schedule/workouts/:workoutId/feedback': {
    rule: 'tell',
    send: call(
      'POST',
      (id) => `/api/training-schedule/workouts/${id(theWorld().ids.done)}/feedback`,
      () => ({ completionStatus: 'completed' }),
    ),
  },
  'GET /api/training-schedule/silent-days': {
    rule: 'own',
    send: call('GET', () => '/api/training-schedule/silent-days'),
  },
  'POST /api/training-schedule/silent-days': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/training-schedule/silent-days',
      () => ({ from: EVERY_DAY, answer: 'away' }),
    ),
  },
  'POST /api/training-schedule/workouts/create': {
    rule: 'edit',
    send: call(
      'POST',
      () => '/api/training-schedule/workouts/create',
      (id) => ({
        athleteProfileId: id(theWorld().ids.athlete),
        trainingWeekId: id(theWorld().ids.week),
        ...given,
        scheduledDate: EVERY_DAY,
        dayOfWeek: 'thursday',
      }),
    ),
  },
};
