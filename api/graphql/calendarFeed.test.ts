import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { setUpApp } from '../test/app.ts';
import { anAthlete, aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf } from '../test/schedules.ts';

let deps: AccountDeps;
let athlete: Viewer;

const app = setUpApp();
beforeAll(async () => {
  deps = app.deps;
  athlete = await anAthlete(deps, { trainingPreferences: { preferredWorkoutTimes: 'evening' } });
});

const FEEDS = '{ viewer { calendarFeeds { id kind lastReadAt } } }';
const CREATE =
  'mutation ($kind: CalendarFeedKind!) { createCalendarFeed(input: { kind: $kind }) { ... on CreateCalendarFeedPayload { path calendarFeed { id } viewer { calendarFeeds { id kind } } } } }';
const REVOKE =
  'mutation ($id: ID!) { revokeCalendarFeed(input: { calendarFeedId: $id }) { revokedCalendarFeedId viewer { calendarFeeds { id } } } }';

test('a feed is made, renewed and taken back; its address is told once', async () => {
  expect((await ask(deps, athlete, FEEDS)).data.viewer.calendarFeeds).toEqual([]);
  const { path, calendarFeed, viewer } = (await ask(deps, athlete, CREATE, { kind: 'BUSY' })).data.createCalendarFeed;
  expect(viewer.calendarFeeds).toEqual([{ id: calendarFeed.id, kind: 'BUSY' }]);
  expect((await app.browser().get(path)).status).toBe(200);
  const { data, errors } = await ask(deps, athlete, FEEDS);
  expect(errors).toEqual([]);
  expect(data.viewer.calendarFeeds).toEqual([{ id: calendarFeed.id, kind: 'BUSY', lastReadAt: expect.anything() }]);

  const renewed = (await ask(deps, athlete, CREATE, { kind: 'BUSY' })).data.createCalendarFeed;
  expect([renewed.calendarFeed.id, renewed.path === path]).toEqual([calendarFeed.id, false]);
  expect([(await app.browser().get(path)).status, (await app.browser().get(renewed.path)).status]).toEqual([404, 200]);

  const ended = (await ask(deps, athlete, REVOKE, { id: calendarFeed.id })).data.revokeCalendarFeed;
  expect(ended).toEqual({ revokedCalendarFeedId: calendarFeed.id, viewer: { calendarFeeds: [] } });
  expect((await app.browser().get(renewed.path)).status).toBe(404);
  expect((await ask(deps, athlete, REVOKE, { id: calendarFeed.id })).codes).toEqual(['NOT_FOUND']);
});

test('two who make the same feed at once leave one that works', async () => {
  const both = await Promise.all([1, 2].map(() => ask(deps, athlete, CREATE, { kind: 'FULL' })));
  const paths = both.map(({ data }) => data?.createCalendarFeed?.path as string | undefined);
  const statuses = await Promise.all(paths.map(async (path) => (await app.browser().get(path!)).status));
  expect(statuses.sort()).toEqual([200, 404]);
  expect(await deps.db.calendarFeed.count({ where: { athleteId: athlete.athleteId, kind: 'full' } })).toBe(1);
});

test("a stranger ends nobody's feed, and a token sees none", async () => {
  const { calendarFeed, path } = (await ask(deps, athlete, CREATE, { kind: 'BUSY' })).data.createCalendarFeed;
  expect((await ask(deps, await aViewer(deps), REVOKE, { id: calendarFeed.id })).codes).toEqual(['NOT_FOUND']);
  expect((await app.browser().get(path)).status).toBe(200);
  expect((await ask(deps, { ...athlete, scope: 'write' }, FEEDS)).data.viewer.calendarFeeds).toBeNull();
});

const TIMES = '{ viewer { athlete { trainingTimes { areUsual days { day startsAt } } } } }';
const SET = `mutation ($times: [TrainingTimeInput!]!) { updateTrainingTimes(input: { times: $times }) {
  ... on UpdateTrainingTimesPayload { athlete { trainingTimes { areUsual days { day startsAt } } } }
  ... on InvalidInput { errors { path message } } } }`;

test('times follow the preferred part of the day until they are chosen', async () => {
  const usual = (await ask(deps, athlete, TIMES)).data.viewer.athlete.trainingTimes;
  expect(usual.areUsual).toBe(true);
  expect(new Set(usual.days.map(({ startsAt }: { startsAt: string }) => startsAt))).toEqual(new Set(['18:00']));
  const chosen = (
    await ask(deps, athlete, SET, {
      times: [
        { day: 'SUNDAY', startsAt: '9:30' },
        { day: 'FRIDAY', startsAt: null },
      ],
    })
  ).data.updateTrainingTimes.athlete.trainingTimes;
  expect(chosen.areUsual).toBe(false);
  expect(chosen.days.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
    '18:00',
    '18:00',
    '18:00',
    '18:00',
    null,
    '18:00',
    '09:30',
  ]);
  expect((await ask(deps, await aViewer(deps), TIMES)).data.viewer.athlete.trainingTimes.days[0].startsAt).toBeNull();
});

test('they are for the athlete alone to see', async () => {
  const coach = await aCoachOf(deps, athlete);
  const { data } = await ask(
    deps,
    coach,
    'query ($id: ID!) { athlete(id: $id) { firstName trainingTimes { areUsual } } }',
    { id: `athlete_${athlete.athleteId}` },
  );
  expect(data.athlete).toEqual({ firstName: 'Robin', trainingTimes: null });
});

test('two changes at once keep each other', async () => {
  const someone = await anAthlete(deps);
  await Promise.all(
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'].map((day) =>
      ask(deps, someone, SET, { times: [{ day, startsAt: '05:15' }] }),
    ),
  );
  const { days } = (await ask(deps, someone, TIMES)).data.viewer.athlete.trainingTimes;
  expect(days.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
    '05:15',
    '05:15',
    '05:15',
    '05:15',
    '07:00',
    '07:00',
    '07:00',
  ]);
});

test.each([
  [
    'no time of day',
    [{ day: 'MONDAY', startsAt: '25:00' }],
    { path: 'times.0.startsAt', message: 'Use a time of day such as 07:30.' },
  ],
  [
    'a day named twice',
    [
      { day: 'MONDAY', startsAt: '07:00' },
      { day: 'MONDAY', startsAt: '08:00' },
    ],
    { path: 'times.1.day', message: 'Name each weekday once.' },
  ],
])('%s is refused, and nothing changes', async (_name, times, error) => {
  const before = (await ask(deps, athlete, TIMES)).data;
  expect((await ask(deps, athlete, SET, { times })).data.updateTrainingTimes).toEqual({ errors: [error] });
  expect((await ask(deps, athlete, TIMES)).data).toEqual(before);
});
