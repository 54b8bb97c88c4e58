import { setUpRest } from '../test/rest.ts';

const TODAY = '2026-11-20';
const rest = setUpRest(TODAY);

interface Dated {
  scheduledDate: string;
  workoutType: string;
}

test('pages of workouts go back to the first, for the athlete and for their coach', async () => {
  const browser = await rest.scheduled();
  const planned: Dated[] = (await rest.weeksOf(browser)).flatMap(({ workouts }: { workouts: Dated[] }) => workouts);
  const { status, json } = await browser.get('/api/training-schedule/workouts?first=100&order=earliest-first');
  expect(status).toBe(200);
  expect(json.next).toBeNull();
  expect(json.workouts.map(({ scheduledDate }: Dated) => scheduledDate)).toEqual(
    planned.map(({ scheduledDate }) => scheduledDate).sort(),
  );
  const met: Dated[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: { workouts: Dated[]; next: string | null } = (
      await browser.get(`/api/training-schedule/workouts?first=7&order=earliest-first&after=${after}`)
    ).json;
    met.push(...page.workouts);
    after = page.next;
  }
  expect(met).toEqual(json.workouts);
  const runs = (await browser.get('/api/training-schedule/workouts?sport=running&first=100')).json.workouts as Dated[];
  expect(runs).toHaveLength(planned.filter(({ workoutType }) => workoutType === 'run').length);

  const coach = await rest.coachOf(browser);
  const theirs = `/api/coach/athletes/${await rest.idOf(browser)}/training-schedule/workouts?first=100`;
  expect((await coach.get(theirs)).json.workouts).toHaveLength(planned.length);
  expect(await browser.get(theirs)).toMatchObject({ status: 403 });
  const other = await rest.coachOf(await rest.athlete());
  expect(await other.get(theirs)).toMatchObject({ status: 404 });
});

test('the calendar tells its weeks day by day, for the athlete and for their coach', async () => {
  const browser = await rest.scheduled();
  const planned: Dated[] = (await rest.weeksOf(browser)).flatMap(({ workouts }: { workouts: Dated[] }) => workouts);
  const { status, json } = await browser.get('/api/calendar?from=2026-11-20&to=2027-01-10');
  expect(status).toBe(200);
  expect(json.weeks).toHaveLength(8);
  type CalendarDay = { date: string; workouts: { workoutType: string }[] };
  const days: CalendarDay[] = json.weeks.flatMap((week: { days: CalendarDay[] }) => week.days);
  expect(days.flatMap(({ date, workouts }) => workouts.map(() => date))).toEqual(
    planned.map(({ scheduledDate }) => scheduledDate).sort(),
  );
  expect(json.weeks.at(-1)).toMatchObject({ weekId: null, outline: { targetHours: expect.any(Number) } });
  const coach = await rest.coachOf(browser);
  const theirs = `/api/coach/athletes/${await rest.idOf(browser)}/calendar?from=2026-11-20&to=2027-01-10`;
  expect((await coach.get(theirs)).json).toEqual(json);
  const other = await rest.coachOf(await rest.athlete());
  expect(await other.get(theirs)).toMatchObject({ status: 404 });
});

test('revisions and check-ins', async () => {
  const browser = await rest.scheduled();
  await browser.post('/api/check-ins', { mood: 7, stress: 3 });
  expect((await browser.get('/api/check-ins?from=2026-11-16&to=2026-11-16')).json).toMatchObject({
    checkIns: [{ weekStartDate: '2026-11-16', mood: 7 }],
    next: null,
  });
  expect((await browser.get('/api/check-ins?to=2026-11-15')).json).toEqual({ checkIns: [], next: null });
  const { json } = await browser.get('/api/training-schedule/revisions');
  expect(json.revisions.at(-1)).toMatchObject({ number: 1, actorName: 'Robin Vale', isOwn: true, undoesNumber: null });
  const before = await browser.get('/api/training-schedule/revisions?to=2026-11-19T00:00:00Z');
  expect(before.json.revisions).toEqual([]);
});

test.each([
  ['training-schedule/workouts?sport=chess', 'sport'],
  ['training-schedule/workouts?first=101', 'first'],
  ['training-schedule/workouts?after=x', 'after'],
  ['check-ins?from=yesterday', 'from'],
  ['check-ins?from=2026-11-16&to=2026-11-09', 'to'],
  ['check-ins?order=up', 'order'],
  ['calendar?from=2026-11-16', 'to'],
  ['calendar?from=2026-11-16&to=2027-11-20', 'to'],
  ['training-schedule/revisions?from=2026-11-16', 'from'],
  ['training-schedule/revisions?from=2026-02-30T06:00:00Z', 'from'],
  ['training-schedule/revisions?to=0000-12-31T06:00:00Z', 'to'],
  ['check-ins?from=0000-12-31', 'from'],
  ['activities?from=2026-11-16&to=2026-11-09', 'to'],
  ['calendar?from=9999-12-20&to=9999-12-27', 'to'],
])('%s: what is wrong is named', async (path, field) => {
  const browser = await rest.athlete();
  expect(await browser.get(`/api/${path}`)).toMatchObject({
    status: 400,
    json: { code: 'VALIDATION', errors: [{ path: field }] },
  });
});

test.each([
  ['workouts', 'training-schedule/workouts', -62_135_596_800_001],
  ['workouts', 'training-schedule/workouts', 8_640_000_000_000_001],
  ['revisions', 'training-schedule/revisions', 2 ** 31],
])('a cursor of %s that was made up is refused: %s after %d', async (field, path, value) => {
  const browser = await rest.scheduled();
  const query = `{ viewer { athlete { ${field}(first: 1) { edges { cursor } } } } }`;
  const { cursor } = (await browser.post('/graphql', { query })).json.data.viewer.athlete[field].edges[0];
  const [name, owner, , id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const after = Buffer.from(JSON.stringify([name, owner, value, id])).toString('base64url');
  expect(await browser.get(`/api/${path}?after=${after}`)).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'after' }] },
  });
});
