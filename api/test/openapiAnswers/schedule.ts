import { addDays } from '../../core/calendar/calendar.ts';
import {
  robin,
  TODAY,
  rest,
  type Calls,
  get,
  type Sent,
  athleteId,
  coach,
  post,
  patch,
  made,
  ADDED,
} from './server.ts';

const suggested = async () =>
  (await robin.post('/api/training-schedule/suggest', { request: 'shorten everything next Wednesday to 20 minutes' }))
    .json.suggestionId as string;

/** A workout of ten days ago of which nobody has heard. */
const silentSince = async (browser: typeof robin) => {
  const from = addDays(TODAY, -10);
  const own = (await rest.idOf(browser)).slice('athlete_'.length);
  const { id } = await rest.app.deps.db.workout.findFirstOrThrow({ where: { athleteId: own } });
  await rest.app.deps.db.workout.update({ where: { id }, data: { scheduledDate: new Date(from) } });
  return from;
};

export const SCHEDULE: Calls = {
  'GET /api/training-schedule': async () => [
    [200, await get('/api/training-schedule')],
    [200, await get('/api/training-schedule', await rest.athlete())],
  ],
  ...Object.fromEntries(
    Object.entries({
      calendar: ['from=2026-11-01&to=2027-06-30', 'from=2026-11-01'],
      'training-schedule/workouts': ['first=3', 'first=0'],
      'training-schedule/revisions': ['first=3', 'first=0'],
      'check-ins': ['first=3', 'first=0'],
      wellness: ['from=2026-11-01&to=2026-11-30', 'from=2026-11-01'],
    }).flatMap(([list, [asked, wrong]]) => [
      [
        `GET /api/${list}`,
        async (): Promise<[number, Sent][]> => [
          [200, await get(`/api/${list}?${asked}`)],
          [400, await get(`/api/${list}?${wrong}`)],
        ],
      ],
      [
        `GET /api/coach/athletes/:athleteId/${list}`,
        async (): Promise<[number, Sent][]> => [
          [200, await get(`/api/coach/athletes/${athleteId}/${list}?${asked}`, coach)],
        ],
      ],
    ]),
  ),
  'POST /api/training-schedule/generate': async () => [
    [200, await post('/api/training-schedule/generate', { mode: 'season-plan' })],
  ],
  'PATCH /api/training-schedule/workouts/:workoutId/reschedule': async () => [
    [
      200,
      await patch(`/api/training-schedule/workouts/${await made()}/reschedule`, { newDate: '2026-11-30', version: 1 }),
    ],
  ],
  'POST /api/training-schedule/workouts/:workoutId/feedback': async () => [
    [
      200,
      await post(`/api/training-schedule/workouts/${await made(TODAY)}/feedback`, {
        completionStatus: 'skipped',
        reasonForSkip: 'illness',
        notes: 'Flu.',
      }),
    ],
  ],
  'GET /api/training-schedule/silent-days': async () => {
    const silent = await rest.scheduled();
    await silentSince(silent);
    return [
      [200, await get('/api/training-schedule/silent-days')],
      [200, await get('/api/training-schedule/silent-days', silent)],
    ];
  },
  'POST /api/training-schedule/silent-days': async () => {
    const silent = await rest.scheduled();
    const from = await silentSince(silent);
    return [
      [200, await post('/api/training-schedule/silent-days', { from, answer: 'ill', wellOn: TODAY }, silent)],
      [409, await post('/api/training-schedule/silent-days', { from, answer: 'away' }, silent)],
    ];
  },
  'POST /api/training-schedule/workouts/create': async () => [
    [
      201,
      await post('/api/training-schedule/workouts/create', {
        ...ADDED,
        stepText: '10m easy, 4x(2m 95%, 2m easy)',
        duration: undefined,
      }),
    ],
    [201, await post('/api/training-schedule/workouts/create', { ...ADDED, athleteProfileId: athleteId }, coach)],
  ],
  'POST /api/training-schedule/suggest': async () => [
    [200, await post('/api/training-schedule/suggest', { request: 'shorten everything next Wednesday to 20 minutes' })],
    [200, await post('/api/training-schedule/suggest', { request: 'why is tuesday hard?', conversationHistory: [] })],
    [200, await post('/api/training-schedule/suggest', { request: 'move my run' })],
    [200, await post('/api/training-schedule/suggest', { request: 'no swims until 10 December' })],
  ],
  'POST /api/training-schedule/apply-changes': async () => {
    const suggestionId = await suggested();
    return [
      [200, await post('/api/training-schedule/apply-changes', { suggestionId, scope: 'all-future' })],
      [200, await post('/api/training-schedule/apply-changes', { suggestionId, scope: 'all-future' })],
    ];
  },
  'POST /api/training-schedule/undo': async () => {
    await made();
    return [[200, await post('/api/training-schedule/undo')]];
  },
};
