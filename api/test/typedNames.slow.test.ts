import type { Browser } from './browser.ts';
import { setUpRest } from './rest.ts';

// Words that every plain object answers to, wherever people may type words.
const NAMES = Object.getOwnPropertyNames(Object.prototype);

let owner: Browser;
let coach: Browser;
let changes: { id: string }[];
const rest = setUpRest('2026-11-20');
beforeAll(async () => {
  owner = await rest.scheduled();
  coach = await rest.coachOf(owner);
  changes = (
    await owner.post('/api/training-schedule/suggest', { request: 'shorten everything next Wednesday to 20 minutes' })
  ).json.changes;
});

/** A JSON object with that field of its own, which a literal cannot have for `__proto__`. */
const field = (name: string, value: string, rest = '') => `{${rest}${JSON.stringify(name)}: ${value}}`;
const unknownField = (name: string) => ({
  status: 400,
  json: { code: 'VALIDATION', errors: [{ path: expect.stringContaining(name), message: expect.any(String) }] },
});

test('there is a change to name', () => expect(changes.length).toBeGreaterThan(0));

test.each(NAMES)('“%s” is a word like any other', async (name) => {
  const suggest = (request: string) => owner.post('/api/training-schedule/suggest', { request });
  for (const request of [name, `ease my ${name} run`, `why is ${name} hard`]) {
    const [typed, plain] = [await suggest(request), await suggest(request.replace(name, 'qqzzqq'))];
    expect([request, typed.status]).toEqual([request, plain.status]);
  }
  expect(await owner.get(`/api/workouts?search=${name}`)).toMatchObject({ status: 200, json: [] });
  expect(await owner.get(`/api/workouts?type=${name}`)).toMatchObject({ status: 400, json: { code: 'VALIDATION' } });
  expect(
    await owner.post('/api/training-schedule/workouts/create', {
      scheduledDate: '2026-11-24',
      workoutType: name,
      duration: 30,
    }),
  ).toMatchObject({ status: 400, json: { code: 'VALIDATION' } });
  expect(
    await coach.post('/api/coach/coaching-principle', {
      context: name,
      principle: `${name} and a half hours of running at most`,
      phaseType: name,
    }),
  ).toMatchObject({ status: 400, json: { code: 'VALIDATION' } });
});

test.each(NAMES)('a field “%s” is unknown, and no part of a change', async (name) => {
  for (const path of ['/api/profile', `/api/season-plan/sport-preferences`])
    expect(await owner.patch(path, field(name, '{}'))).toMatchObject({ status: 400 });
  expect(
    await owner.post('/api/training-schedule/suggest', field(name, '{}', '"request": "ease tomorrow", ')),
  ).toMatchObject(unknownField(name));
  expect(
    await owner.patch('/api/profile', field('trainingPreferences', field('maxMinutesByDay', field(name, '30')))),
  ).toMatchObject({ status: 400, json: { code: 'VALIDATION' } });
  const change = field(name, '{}', `"id": ${JSON.stringify(changes[0]!.id)}, `);
  expect(
    await owner.post('/api/training-schedule/apply-changes', `{"scope": "this-week", "changes": [${change}]}`),
  ).toMatchObject({ status: 409, json: { code: 'SUGGESTION_EXPIRED' } });
});
