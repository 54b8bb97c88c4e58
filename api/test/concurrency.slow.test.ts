import { apiRoutes } from '../apiRoutes.ts';
import { createSessions } from '../auth/session.ts';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import type { Answer } from './browser.ts';
import { ACCOUNT } from './concurrency/account.ts';
import { COACHING } from './concurrency/coaching.ts';
import { REPORTS } from './concurrency/reports.ts';
import { SCHEDULE } from './concurrency/schedule.ts';
import { SEASON } from './concurrency/season.ts';
import { app, athlete, type Double, openServer, revisions, weeksOf } from './concurrency/server.ts';
import { brokenSchedules } from './invariants.ts';
import { runs } from './propertyRuns.ts';

beforeAll(openServer);
afterAll(() => app.close());

const DOUBLES: Record<string, Double> = { ...ACCOUNT, ...SEASON, ...SCHEDULE, ...COACHING, ...REPORTS };

test('every POST is sent twice below', () => {
  const posts = apiRoutes(createSessions(app.deps, app.env), app.env).filter(({ method }) => method === 'POST');
  expect(Object.keys(DOUBLES).sort()).toEqual(posts.map(({ path }) => path).sort());
});

test.each(Object.keys(DOUBLES))('two at once of %s with one key have one effect', async (key) => {
  const {
    steps,
    send,
    effects: [count, each],
  } = DOUBLES[key]!;
  const one = await athlete(steps);
  const [path, body] = await send(one);
  const before = await count(one);
  const answers = await Promise.all([1, 2, 3].map(() => one.browser.post(path, body, { 'idempotency-key': key })));
  expect(await count(one)).toBe(before + each);
  const good = answers.filter(({ status }) => status < 300);
  expect(good.length).toBeGreaterThan(0);
  for (const answer of good) expect(answer.json).toEqual(good[0]!.json);
  // the rest came while the first was at work, or after it had signed them out
  for (const { status } of answers)
    expect(
      status < 300 || status === 409 || (/end-sessions|password/.test(key) && [400, 401, 422].includes(status)),
    ).toBe(true);
});

test('of many pairs that move one workout from one version, one wins each', async () => {
  const one = await athlete(3);
  const week = (await weeksOf(one))[2];
  const { id } = week.workouts[0] as { id: string };
  const move = (newDate: string, version: number): Promise<Answer> =>
    one.browser.patch(`/api/training-schedule/workouts/${id}/reschedule`, {
      newDate,
      newDayOfWeek: weekdayOf(newDate),
      version,
    });
  let { version, scheduledDate } = week.workouts[0] as { version: number; scheduledDate: string };
  const began = await revisions(one);
  const pairs = runs(50).numRuns;
  for (let pair = 0; pair < pairs; pair += 1) {
    const days = [0, 1, 2, 3, 4, 5, 6]
      .map((n) => addDays(week.weekStartDate, n))
      .filter((day) => day !== scheduledDate);
    const answers = await Promise.all([move(days[pair % 6]!, version), move(days[(pair + 1) % 6]!, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)!.json.workout;
    const loser = answers.find(({ status }) => status === 409)!.json;
    expect(loser).toMatchObject({
      code: 'CONFLICT',
      current: { workout: { version: version + 1, scheduledDate: winner.scheduledDate } },
    });
    ({ version, scheduledDate } = winner as { version: number; scheduledDate: string });
  }
  expect(await revisions(one)).toBe(began + pairs);
  // others of these tests had a workout put among the past days by hand
  const broken = await brokenSchedules(app.deps.db);
  expect(broken.filter((line) => line.startsWith(one.athleteId))).toEqual([]);
});
