import { zipSync } from 'fflate';
import { APP } from '../../e2e/devices/consent.ts';
import { createDevices } from '../adapters/devices/devices.ts';
import { METRIC } from '../core/units/displayUnits.ts';
import { createMail } from '../adapters/mail.ts';
import { addDays } from '../core/calendar/calendar.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import { createCalendarFeed } from '../domain/accountData/calendarFeed.ts';
import { unsubscribeToken } from '../domain/kernel/unsubscribe.ts';
import { makeResetByHand } from '../domain/account/passwordReset.ts';
import type { Mail } from '../domain/kernel/ports.ts';
import type { Answer, Browser } from '../test/browser.ts';
import { onboardingForm } from '../test/builders.ts';
import { activityFile, fitForm } from '../test/fitFiles.ts';
import { workoutFile } from '../test/fitWorkoutFiles.ts';
import { tcxFile } from '../test/xmlFiles.ts';
import { type MailSink, startMailSink } from '../test/mailSink.ts';
import { type Document, documentOf, judgeOf, operationsOf } from '../test/openapi.ts';
import { type Rest, startRest } from '../test/rest.ts';

const archiveForm = () =>
  fitForm(zipSync({ 'ride.fit': activityFile([{ start: '2026-11-16T06:00:00Z' }]) }), {
    field: 'file',
    name: 'rides.zip',
  });

// Every path of the document, asked of the whole server as a client would; what comes has to be what the document says, with no
// field more.

const TODAY = '2026-11-20';
const PASSWORD = 'correct horse battery';
type Person = Browser & { email: string };

let sink: MailSink;
let mail: Mail;
let rest: Rest;
let document: Document;
let judge: ReturnType<typeof judgeOf>;
let robin: Browser;
let coach: Person;
let athleteId: string;

/** A season with something of everything: thresholds, an injury, lost days, what a coach teaches, a recording and a check-in. */
async function aFullSeason(): Promise<void> {
  robin = await rest.athlete({
    personalProfile: {
      injuries: [
        { injuryType: 'strain', affectedArea: 'calf', dateOccurred: '2026-10-01', isRecovered: true, notes: 'Fine.' },
      ],
    },
    trainingPreferences: {
      maxMinutesByDay: { tuesday: 60 },
      blackoutDates: [
        { from: '2026-12-02', to: '2026-12-03', label: 'Wedding' },
        { from: '2027-01-08', to: '2027-01-08', mostMinutes: 30 },
      ],
    },
  });
  athleteId = await rest.idOf(robin);
  coach = await rest.coachOf(robin);
  await robin.patch('/api/profile', { thresholds: { ftp: 240, lthr: 168 } });
  await coach.post('/api/coach/coaching-principle', TEACHING);
  await robin.post('/api/season-plan/create');
  await robin.post('/api/season-plan/races', RACE);
  await robin.post('/api/training-schedule/generate', { mode: 'season-plan' });
  await robin.post('/api/check-ins', { mood: 7, stress: 3, sleep: 8, notes: 'Well.' });
}

beforeAll(async () => {
  sink = await startMailSink();
  mail = createMail({
    server: sink.server,
    from: { name: 'Evenpace', address: 'mail@run.example' },
    onTrouble: () => {},
  });
  rest = await startRest(TODAY, { mail });
  document = await documentOf(rest.app);
  judge = judgeOf(document);
  await aFullSeason();
});
afterAll(async () => {
  await rest.app.close();
  await mail.close();
  await sink.close();
});

interface Sent {
  method: string;
  url: string;
  answer: Answer;
}
async function send(
  browser: Browser,
  method: string,
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Sent> {
  return { method, url, answer: await browser.call(method, url, body, headers) };
}
const get = (url: string, browser = robin) => send(browser, 'GET', url);
const post = (url: string, body: unknown = {}, browser = robin) => send(browser, 'POST', url, body);
const patch = (url: string, body: unknown, browser = robin) => send(browser, 'PATCH', url, body);
const erase = (url: string, browser = robin) => send(browser, 'DELETE', url);
const nobody = () => rest.app.browser();

const TEACHING = { context: 'Everyone', principle: 'No long run on Saturday' };
const DAY_PLAN = {
  runCourse: [
    { d: 0, ele: 400 },
    { d: 10_000, ele: 480 },
    { d: 21_100, ele: 400 },
  ],
  temperatureC: 16.5,
  humidity: 50,
  practisedCarbsPerHour: 40,
  gelCarbsG: 22,
};
const RACE = {
  raceName: 'Winter Half',
  raceType: 'half-marathon',
  raceDate: '2027-01-17',
  priority: 'B',
  location: 'Lake',
  notes: 'Flat.',
  goalTimeSec: 5400,
};
const KEPT = {
  name: 'Hills',
  workoutType: 'run',
  intensity: 'hard',
  instructions: 'Up and down.',
  tags: ['hills'],
  stepText: '10m easy, 4x(2m 95%, 2m easy)',
};
const ADDED = { scheduledDate: '2026-11-26', workoutType: 'run', duration: 30 };
const ride = (start: string) =>
  activityFile([{ start, seconds: 1800, watts: () => 200, heartRate: () => 150, laps: 2, cadence: 85, speed: 9 }]);

const made = async (scheduledDate = ADDED.scheduledDate) =>
  (await robin.post('/api/training-schedule/workouts/create', { ...ADDED, scheduledDate })).json.workout.id as string;
const raced = async (browser: Browser, whose: string, raceDate = RACE.raceDate) =>
  (await browser.post(`${whose}/season-plan/races`, { ...RACE, raceDate })).json.race.id as string;
const aRace = (raceDate?: string) => raced(robin, '/api', raceDate);
const theirs = () => `/api/coach/athlete/${athleteId}`;
const phaseId = async () => (await robin.get('/api/season-plan')).json.phases[0].id as string;
const taught = async () => (await coach.post('/api/coach/coaching-principle', TEACHING)).json.principle.id as string;
const kept = async () => (await coach.post('/api/workouts/upload-fit', fitForm(intervals()))).json.workout.id as string;
const HOOK = { url: 'https://hooks.example/evenpace', topics: ['race'] };
const hook = async () => (await robin.post('/api/webhooks', HOOK)).json.webhook.id as string;
const intervals = () =>
  workoutFile([
    { durationType: 0, duration: 600_000, intensity: 2 },
    { durationType: 0, duration: 240_000, targetType: 4, custom: [1290, 1310] },
  ]);
const suggested = async () =>
  (await robin.post('/api/training-schedule/suggest', { request: 'shorten everything next Wednesday to 20 minutes' }))
    .json.suggestionId as string;
const previewed = async () =>
  (
    await robin.post('/api/season-plan/preview-regeneration', {
      edits: [{ loseWeeks: { from: '2026-12-14', count: 1 } }],
    })
  ).json.previewId as string;

/** A workout of ten days ago of which nobody has heard. */
const silentSince = async (browser: typeof robin) => {
  const from = addDays(TODAY, -10);
  const own = (await rest.idOf(browser)).slice('athlete_'.length);
  const { id } = await rest.app.deps.db.workout.findFirstOrThrow({ where: { athleteId: own } });
  await rest.app.deps.db.workout.update({ where: { id }, data: { scheduledDate: new Date(from) } });
  return from;
};

/** Other hours than those that the phases were made from. */
/** A hard ride of somebody whose heart rate at threshold is known. */
const proposed = async (browser: typeof robin) => {
  await browser.patch('/api/profile', { thresholds: { ftp: 150, lthr: 170 } });
  const hard = activityFile([{ start: '2026-11-19T06:00:00Z', seconds: 1300, watts: () => 264, heartRate: () => 163 }]);
  await browser.post('/api/activities/upload-fit', fitForm(hard));
  return (await browser.get('/api/thresholds/proposals')).json.proposals[0].id as string;
};
const replanned = async (browser: typeof robin) => {
  for (const weeklyHoursAvailable of [3, 9]) {
    const { json } = await browser.patch('/api/profile', { trainingPreferences: { weeklyHoursAvailable } });
    if (json.replan) return json.replan.previewId as string;
  }
  throw new Error('No hours make another plan.');
};

const viewerOf = async (email: string) => {
  const { id: userId, athlete } = await rest.app.deps.db.user.findUniqueOrThrow({
    where: { email },
    include: { athlete: true },
  });
  return { userId, athleteId: athlete!.id, coachId: null, units: METRIC, scope: 'session' as const };
};
/** Somebody with a token, a calendar and a link for a new password: ways in that can end. */
async function withWays(): Promise<{ person: Person; reset: string; secret: string }> {
  const person = await rest.person();
  const viewer = await viewerOf(person.email);
  await createAccessToken(rest.app.deps, viewer, { name: 'my script', scope: 'read' });
  const { secret } = await createCalendarFeed(rest.app.deps, viewer, { kind: 'full' });
  return { person, secret, reset: await makeResetByHand(rest.app.deps, person.email) };
}
const unsubscribePath = async () =>
  `/api/digest/unsubscribe?token=${unsubscribeToken(rest.app.env.SESSION_SECRET, 'summary', (await viewerOf(coach.email)).userId)}`;
const BROKEN = '/api/digest/unsubscribe?token=broken';

/** Statuses of what each call answers, and the calls; every success of the document has one. */
const CALLS: Record<string, () => Promise<[status: number, sent: Sent][]>> = {
  'GET /api/openapi.json': async () => [[200, await get('/api/openapi.json', nobody())]],
  'POST /api/auth/register': async () => [
    [
      201,
      await post(
        '/api/auth/register',
        { email: 'new@example.com', password: PASSWORD, firstName: 'New', lastName: 'One', timeZone: 'Europe/Zurich' },
        nobody(),
      ),
    ],
  ],
  'POST /api/auth/login': async () => [
    [200, await post('/api/auth/login', { email: coach.email, password: PASSWORD }, nobody())],
  ],
  'GET /api/auth/providers': async () => [[200, await get('/api/auth/providers', nobody())]],
  'POST /api/auth/forgot-password': async () => [
    [200, await post('/api/auth/forgot-password', { email: coach.email }, nobody())],
  ],
  'POST /api/auth/reset-password': async () => {
    const { reset } = await withWays();
    return [
      [200, await post('/api/auth/reset-password', { token: reset, newPassword: 'another staple entirely' }, nobody())],
    ];
  },
  'GET /api/auth/user': async () => [
    [200, await get('/api/auth/user')],
    [200, await get('/api/auth/user', coach)],
  ],
  'POST /api/auth/end-sessions': async () => [
    [200, await post('/api/auth/end-sessions', { keep: [] }, (await withWays()).person)],
  ],
  'POST /api/auth/password': async () => [
    [
      200,
      await post(
        '/api/auth/password',
        { currentPassword: PASSWORD, newPassword: 'another staple entirely' },
        (await withWays()).person,
      ),
    ],
  ],
  'GET /api/logout': async () => [
    [200, await send(nobody(), 'GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' })],
    [302, await get('/api/logout', await rest.person())],
  ],
  'GET /api/account/export': async () => [[200, await get('/api/account/export')]],
  'DELETE /api/account': async () => [
    [200, await send((await withWays()).person, 'DELETE', '/api/account', { password: PASSWORD })],
  ],
  'POST /api/onboarding/complete': async () => {
    const person = await rest.person();
    return [[200, await post('/api/onboarding/complete', onboardingForm(person.email, TODAY), person)]];
  },
  'GET /api/profile': async () => [
    [200, await get('/api/profile')],
    [200, await get('/api/profile', await rest.person())],
  ],
  'PATCH /api/profile': async () => [
    [200, await patch('/api/profile', { thresholds: { css: 1.2 } }, await rest.athlete())],
    [
      200,
      await patch('/api/profile', {
        trainingPreferences: { blackoutDates: [{ from: '2026-12-02', to: '2026-12-05', label: 'Wedding' }] },
      }),
    ],
  ],
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
  'POST /api/check-ins': async () => [
    [
      200,
      await post('/api/check-ins', {
        mood: 2,
        stress: 9,
        sleep: 2,
        mentalReadiness: 2,
        travelThisWeek: true,
        notes: 'Tired.',
      }),
    ],
    [200, await post('/api/check-ins', { energyLevel: 5 }, await rest.athlete())],
  ],
  'GET /api/webhooks': async () => {
    await hook();
    return [[200, await get('/api/webhooks')]];
  },
  'POST /api/webhooks': async () => [
    [201, await post('/api/webhooks', HOOK)],
    [400, await post('/api/webhooks', { ...HOOK, topics: [] })],
  ],
  'PATCH /api/webhooks/:webhookId': async () => [[200, await patch(`/api/webhooks/${await hook()}`, { isOn: false })]],
  'POST /api/webhooks/:webhookId/rotate-secret': async () => [
    [200, await post(`/api/webhooks/${await hook()}/rotate-secret`)],
  ],
  'DELETE /api/webhooks/:webhookId': async () => [[200, await erase(`/api/webhooks/${await hook()}`)]],
  'POST /api/wellness': async () => [
    [200, await post('/api/wellness', { day: '2026-11-01', hrv: 61.5, note: 'Slept well.' })],
    [200, await post('/api/wellness', { day: '2026-11-01', weight: 70 }, await rest.athlete())],
    [400, await post('/api/wellness', { day: '2026-11-01' })],
  ],
  'POST /api/wellness/upload': async () => {
    const csv = (text: string) => fitForm(new TextEncoder().encode(text), { field: 'file', name: 'hrv.csv' });
    return [
      [200, await post('/api/wellness/upload', csv('day,hrv\n2026-11-02,60'))],
      [400, await post('/api/wellness/upload', csv('day,hrv\n2026-11-02,high'))],
    ];
  },
  'GET /api/thresholds/proposals': async () => [
    [200, await get('/api/thresholds/proposals')],
    [200, await get('/api/thresholds/proposals', await rest.person())],
  ],
  'POST /api/thresholds/proposals/:proposalId/accept': async () => {
    const rider = await rest.athlete();
    return [
      [200, await post(`/api/thresholds/proposals/${await proposed(rider)}/accept`, {}, rider)],
      [200, await get('/api/thresholds/proposals', rider)],
    ];
  },
  'POST /api/thresholds/proposals/:proposalId/dismiss': async () => {
    const rider = await rest.athlete();
    return [[200, await post(`/api/thresholds/proposals/${await proposed(rider)}/dismiss`, {}, rider)]];
  },
  'GET /api/activities': async () => {
    await post('/api/activities/upload-fit', fitForm(ride('2026-11-16T06:00:00Z')));
    return [
      [200, await get('/api/activities?from=2026-11-16&sport=cycling&order=earliest&first=1')],
      [200, await get(`/api/activities?athleteId=${athleteId}`, coach)],
    ];
  },
  'POST /api/activities': async () => {
    const entry = { source: 'diary', externalId: '7', sport: 'running', startedAt: '2026-11-14T06:00:00Z' };
    return [
      [201, await post('/api/activities', { ...entry, movingSec: 1800, distanceM: 5400, averageHeartRate: 150 })],
      [200, await post('/api/activities', { ...entry, movingSec: 1801 })],
      [200, await post('/api/activities', { ...entry, movingSec: 1801 })],
    ];
  },
  'GET /api/activities/:activityId': async () => {
    const { json } = await robin.post('/api/activities/upload-fit', fitForm(ride('2026-11-15T06:00:00Z')));
    return [[200, await get(`/api/activities/${json.activity.id}`)]];
  },
  'GET /api/activities/:activityId/streams': async () => {
    const paused = { start: '2026-11-13T06:00:00Z', seconds: 600, watts: () => 200, stops: [[200, 400]] as const };
    const { json } = await robin.post('/api/activities/upload-fit', fitForm(activityFile([paused])));
    return [[200, await get(`/api/activities/${json.activity.id}/streams?names=power,cadence&points=20`)]];
  },
  'POST /api/activities/upload-fit': async () => [
    [201, await post('/api/activities/upload-fit', fitForm(ride('2026-11-19T06:00:00Z')))],
    [
      201,
      await post(
        '/api/activities/upload-fit',
        fitForm(
          activityFile([
            { sport: 'swimming', start: '2026-11-18T06:00:00Z', pool: { metres: 25, lengths: 40, swumSec: 550 } },
          ]),
        ),
      ),
    ],
    [200, await get('/api/training-schedule')],
  ],
  'POST /api/activities/archives': async () => [[202, await post('/api/activities/archives', archiveForm())]],
  'GET /api/activities/archives': async () => [
    [200, await get('/api/activities/archives')],
    [200, await get(`/api/activities/archives?athleteId=${athleteId}`, coach)],
  ],
  'GET /api/activities/archives/:archiveId': async () => {
    const { archive } = (await post('/api/activities/archives', archiveForm())).answer.json;
    return [[200, await get(`/api/activities/archives/${archive.id}`)]];
  },
  'POST /api/activities/archives/:archiveId/cancel': async () => {
    const { archive } = (await post('/api/activities/archives', archiveForm())).answer.json;
    return [[200, await post(`/api/activities/archives/${archive.id}/cancel`, {})]];
  },
  'POST /api/activities/upload': async () => [
    [
      201,
      await post(
        '/api/activities/upload',
        fitForm(tcxFile([{ start: '2026-11-17T06:00:00Z', seconds: 1800, watts: () => 200, speed: 9 }]), {
          field: 'file',
          name: 'ride.tcx',
        }),
      ),
    ],
    [
      201,
      await post(
        `/api/activities/upload?athleteId=${athleteId}`,
        fitForm(ride('2026-11-17T12:00:00Z'), { field: 'file' }),
        coach,
      ),
    ],
  ],
  'GET /api/season-plan': async () => [
    [200, await get('/api/season-plan')],
    [200, await get('/api/season-plan', await rest.person())],
  ],
  'POST /api/season-plan/create': async () => {
    const person = await rest.athlete();
    return [
      [201, await post('/api/season-plan/create', {}, person)],
      [200, await post('/api/season-plan/create', {}, person)],
    ];
  },
  'POST /api/season-plan/races': async () => [
    [201, await post('/api/season-plan/races', RACE)],
    [201, await post('/api/season-plan/races', { ...RACE, raceDate: addDays(RACE.raceDate, 3), priority: 'A' })],
  ],
  'PATCH /api/season-plan/races/:raceId': async () => [
    [200, await patch(`/api/season-plan/races/${await aRace()}`, { notes: null, priority: 'C' })],
  ],
  'DELETE /api/season-plan/races/:raceId': async () => [[200, await erase(`/api/season-plan/races/${await aRace()}`)]],
  'GET /api/season-plan/races/:raceId/prediction': async () => [
    [200, await get(`/api/season-plan/races/${await aRace()}/prediction`)],
  ],
  'GET /api/season-plan/races/:raceId/day-plan': async () => [
    [200, await get(`/api/season-plan/races/${await aRace()}/day-plan`)],
  ],
  'PUT /api/season-plan/races/:raceId/day-plan': async () => [
    [200, await send(robin, 'PUT', `/api/season-plan/races/${await aRace()}/day-plan`, DAY_PLAN)],
  ],
  'PUT /api/season-plan/races/:raceId/result': async () => [
    [
      200,
      await send(robin, 'PUT', `/api/season-plan/races/${await aRace(TODAY)}/result`, {
        status: 'did-not-start',
        notes: 'Ill.',
      }),
    ],
    [200, await get('/api/season-plan')],
  ],
  'DELETE /api/season-plan/races/:raceId/result': async () => [
    [200, await erase(`/api/season-plan/races/${await aRace(TODAY)}/result`)],
  ],
  'POST /api/season-plan/preview-regeneration': async () => [
    [200, await post('/api/season-plan/preview-regeneration')],
    [
      200,
      await post('/api/season-plan/preview-regeneration', {
        edits: [{ addRace: { ...RACE, priority: 'A' } }, { setHours: { weeklyHoursAvailable: 6 } }],
      }),
    ],
  ],
  'POST /api/season-plan/apply-regeneration': async () => [
    [200, await post('/api/season-plan/apply-regeneration', { previewId: await previewed() })],
  ],
  'POST /api/season-plan/apply-replan': async () => [
    [200, await post('/api/season-plan/apply-replan', { previewId: await replanned(robin) })],
  ],
  'PATCH /api/season-plan/phases/:phaseId': async () => [
    [200, await patch(`/api/season-plan/phases/${await phaseId()}`, { weeklyVolume: 6, focusAreas: ['hills'] })],
  ],
  'PATCH /api/season-plan/sport-preferences': async () => [
    [200, await patch('/api/season-plan/sport-preferences', { sportPreferences: ['running', 'cycling', 'swimming'] })],
  ],
  'GET /api/workouts': async () => [
    [200, await get('/api/workouts', coach)],
    [200, await get('/api/workouts?search=hills&type=run&offset=1')],
  ],
  'POST /api/workouts/upload-fit': async () => [
    [201, await post('/api/workouts/upload-fit', fitForm(intervals()), coach)],
  ],
  'PUT /api/workouts/:libraryWorkoutId': async () => [
    [200, await send(coach, 'PUT', `/api/workouts/${await kept()}`, KEPT)],
  ],
  'DELETE /api/workouts/:libraryWorkoutId': async () => [[200, await erase(`/api/workouts/${await kept()}`, coach)]],
  'GET /api/workouts/:workoutId/file.fit': async () => [[200, await get(`/api/workouts/${await made()}/file.fit`)]],
  'GET /api/workouts/:workoutId/file.zwo': async () => [[200, await get(`/api/workouts/${await made()}/file.zwo`)]],
  'GET /api/digest/unsubscribe': async () => [
    [200, await get(await unsubscribePath(), nobody())],
    [404, await get(BROKEN, nobody())],
  ],
  'POST /api/digest/unsubscribe': async () => [
    [200, await post(await unsubscribePath(), {}, nobody())],
    [404, await post(BROKEN, {}, nobody())],
  ],
  'GET /api/devices/:provider/callback': async () => {
    const intervals = { root: 'http://127.0.0.1:9', app: APP, webhookSecret: null };
    Object.assign(rest.app.deps.devices.ports, createDevices({ intervals }));
    return [[302, await get('/api/devices/intervals/callback?state=x&error=access_denied', nobody())]];
  },
  'POST /api/devices/:provider/webhook': async () => {
    const webhookSecret = 'the secret of the provider';
    const intervals = { root: 'http://127.0.0.1:9', app: null, webhookSecret };
    Object.assign(rest.app.deps.devices.ports, createDevices({ intervals }));
    return [[200, await post('/api/devices/intervals/webhook', { secret: webhookSecret, events: [] }, nobody())]];
  },
  'GET /api/calendar/:secret.ics': async () => {
    const url = `/api/calendar/${(await withWays()).secret}.ics`;
    const first = await get(url, nobody());
    return [
      [200, first],
      [304, await send(nobody(), 'GET', url, undefined, { 'if-none-match': first.answer.headers.get('etag')! })],
    ];
  },
  'POST /api/coach/enable': async () => [[200, await post('/api/coach/enable', {}, await rest.person())]],
  'POST /api/coach/invites': async () => [[201, await post('/api/coach/invites', { name: 'Sam' }, coach)]],
  'POST /api/coach/invites/accept': async () => {
    const { token } = (await coach.post('/api/coach/invites')).json;
    return [[200, await post('/api/coach/invites/accept', { token }, await rest.person())]];
  },
  'GET /api/coach/athletes': async () => [[200, await get('/api/coach/athletes', coach)]],
  'GET /api/coach/athlete/:athleteId': async () => [[200, await get(theirs(), coach)]],
  'GET /api/coach/athletes/:athleteId': async () => [[200, await get(`/api/coach/athletes/${athleteId}`, coach)]],
  'GET /api/coach/athletes/:athleteId/training-schedule': async () => [
    [200, await get(`/api/coach/athletes/${athleteId}/training-schedule`, coach)],
  ],
  'GET /api/coach/athlete/:athleteId/season-plan': async () => [[200, await get(`${theirs()}/season-plan`, coach)]],
  'POST /api/coach/athlete/:athleteId/season-plan/races': async () => [
    [201, await post(`${theirs()}/season-plan/races`, RACE, coach)],
  ],
  'POST /api/coach/athlete/:athleteId/season-plan/apply-replan': async () => [
    [200, await post(`${theirs()}/season-plan/apply-replan`, { previewId: await replanned(robin) }, coach)],
  ],
  'PATCH /api/coach/athlete/:athleteId/races/:raceId': async () => [
    [200, await patch(`${theirs()}/races/${await raced(coach, theirs())}`, { location: null }, coach)],
  ],
  'GET /api/coach/athlete/:athleteId/races/:raceId/prediction': async () => [
    [200, await get(`${theirs()}/races/${await raced(coach, theirs())}/prediction`, coach)],
  ],
  'GET /api/coach/athlete/:athleteId/races/:raceId/day-plan': async () => [
    [200, await get(`${theirs()}/races/${await raced(coach, theirs())}/day-plan`, coach)],
  ],
  'PUT /api/coach/athlete/:athleteId/races/:raceId/day-plan': async () => [
    [200, await send(coach, 'PUT', `${theirs()}/races/${await raced(coach, theirs())}/day-plan`, DAY_PLAN)],
  ],
  'DELETE /api/coach/athlete/:athleteId/races/:raceId': async () => [
    [200, await erase(`${theirs()}/races/${await raced(coach, theirs())}`, coach)],
  ],
  'PATCH /api/coach/athlete/:athleteId/phase/:phaseId': async () => [
    [200, await patch(`${theirs()}/phase/${await phaseId()}`, { description: 'Slowly.' }, coach)],
  ],
  'PATCH /api/coach/athlete/:athleteId/season-plan/sport-preferences': async () => [
    [
      200,
      await patch(
        `${theirs()}/season-plan/sport-preferences`,
        { sportPreferences: ['running', 'cycling', 'swimming', 'strength'] },
        coach,
      ),
    ],
  ],
  'GET /api/coach/principles': async () => [[200, await get('/api/coach/principles', coach)]],
  'POST /api/coach/coaching-principle': async () => [
    [
      201,
      await post(
        '/api/coach/coaching-principle',
        { ...TEACHING, scope: 'athlete-specific', athleteId, phaseType: 'base', workoutType: 'run' },
        coach,
      ),
    ],
    [201, await post('/api/coach/coaching-principle', { context: 'All', principle: 'Enjoy it.' }, coach)],
  ],
  'PATCH /api/coach/principles/:principleId': async () => [
    [200, await patch(`/api/coach/principles/${await taught()}`, { isActive: false }, coach)],
  ],
  'DELETE /api/coach/principles/:principleId': async () => [
    [200, await erase(`/api/coach/principles/${await taught()}`, coach)],
  ],
};

test.each(Object.keys(CALLS))('%s answers what the document says, and nothing else', async (key) => {
  const sent = await CALLS[key]!();
  for (const [status, { method, url, answer }] of sent)
    expect([url, answer.status, judge(method, url, answer)]).toEqual([url, status, []]);
  const place = key.replaceAll(/:(\w+)/g, '{$1}').split(' ')[1]!;
  const successes = Object.entries(document.paths[place]![key.split(' ')[0]!.toLowerCase()]!.responses).filter(
    ([, { $ref }]) => !$ref,
  );
  const met = new Set(sent.map(([status]) => String(status)));
  // each of its own, and no other but what was read on the way
  for (const [status] of successes) expect([status, met.has(status)]).toEqual([status, true]);
});

test('every operation of the document is asked', () => {
  const keys = operationsOf(document).map(
    ({ place, method }) => `${method.toUpperCase()} ${place.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(Object.keys(CALLS).sort()).toEqual(keys.sort());
});
