import { type Rest, setUpRest } from '../test/rest.ts';

// a Monday
const TODAY = '2026-11-23';
const rest = setUpRest(TODAY);

const REQUEST = {
  request: 'I am travelling on Wednesday and Thursday, please move things around',
  conversationHistory: [],
};

test('a request answers typed changes, which apply as they are and once', async () => {
  const browser = await rest.scheduled();
  const { status, json } = await browser.post('/api/training-schedule/suggest', REQUEST);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    suggestionId: expect.stringMatching(/^suggestion_/),
    understood: expect.any(String),
    explanation: expect.any(String),
  });
  for (const change of json.changes) {
    expect(change).toMatchObject({
      id: expect.any(String),
      op: expect.any(String),
      reasonCode: 'REQUEST',
      changeDescription: expect.stringMatching(/\.$/),
    });
    expect(change.workoutId).toMatch(/^workout_/);
  }
  const body = { suggestionId: json.suggestionId, changes: json.changes, scope: 'this-week' };
  const applied = await browser.post('/api/training-schedule/apply-changes', body);
  expect(applied).toMatchObject({
    status: 200,
    json: { success: true, applied: json.changes.map(({ id }: { id: string }) => id), skipped: [] },
  });
  expect((await browser.post('/api/training-schedule/apply-changes', body)).json).toMatchObject({
    success: true,
    applied: [],
    skipped: json.changes.map(({ id }: { id: string }) => ({ id, reason: 'Applied already.' })),
  });
  const days = (await rest.weeksOf(browser))[0].workouts.map(({ dayOfWeek }: { dayOfWeek: string }) => dayOfWeek);
  expect(days).not.toContain('wednesday');
});

test.each(['I slept badly', 'work is crazy this week', 'I am well again', 'I hurt my shoulder'])(
  '%s: an answer says what follows from it',
  async (request) => {
    const { status, json } = await (await rest.scheduled()).post('/api/training-schedule/suggest', { request });
    expect(status).toBe(200);
    expect(json.question ?? json.explanation).toMatch(/[.?]$/);
  },
);

test('a question for reasons is answered with them and nothing to apply, and what was suggested before can still be applied', async () => {
  const browser = await rest.scheduled();
  const suggest = async (request: string) => browser.post('/api/training-schedule/suggest', { request });
  const before = await rest.weeksOf(browser);
  const workout = before[0].workouts.find(({ dayOfWeek }: { dayOfWeek: string }) => dayOfWeek === 'wednesday');
  const { changes } = (await suggest('shorten everything on Wednesday to 20 minutes')).json;
  const { status, json } = await suggest('Why is Wednesday so long?');
  expect([status, json.changes, json.question]).toEqual([200, [], undefined]);
  expect(json.understood).toBe('You ask for the reasons of your plan.');
  expect(json.explanation).toContain(workout.reasons[0].text);
  expect(await rest.weeksOf(browser)).toEqual(before);
  expect((await suggest('Why is the sky blue?')).json).toMatchObject({
    changes: [],
    explanation: expect.stringContaining('I cannot answer that.'),
  });
  expect((await suggest('lorem ipsum dolor')).status).toBe(422);
  expect(
    (await browser.post('/api/training-schedule/apply-changes', { changes, scope: 'this-week' })).json.applied,
  ).toHaveLength(changes.length);
});

test('changes without a suggestion are those of the latest; altered ones are refused', async () => {
  const browser = await rest.scheduled();
  const { changes } = (
    await browser.post('/api/training-schedule/suggest', { request: 'shorten everything on Wednesday to 20 minutes' })
  ).json;
  const altered = [{ ...changes[0], durationAfter: 300 }];
  expect(
    await browser.post('/api/training-schedule/apply-changes', { changes: altered, scope: 'this-week' }),
  ).toMatchObject({
    status: 409,
    json: { code: 'SUGGESTION_EXPIRED', message: 'This suggestion is no longer valid. Ask again.' },
  });
  expect(
    (await browser.post('/api/training-schedule/apply-changes', { changes, scope: 'this-week' })).json.applied,
  ).toHaveLength(changes.length);
});

test('of a suggestion those changes are made that are named: one, none, or all where none is named', async () => {
  const browser = await rest.scheduled();
  const suggested = async () => (await browser.post('/api/training-schedule/suggest', REQUEST)).json;
  const { suggestionId, changes } = await suggested();
  expect(changes.length).toBeGreaterThan(1);
  const apply = async (body: object) =>
    (await browser.post('/api/training-schedule/apply-changes', { scope: 'this-week', ...body })).json.applied;
  const before = await rest.weeksOf(browser);
  expect(await apply({ suggestionId, changeIds: [] })).toEqual([]);
  expect(await rest.weeksOf(browser)).toEqual(before);
  const again = await suggested();
  expect(await apply({ changes: [] })).toEqual([]);
  expect(await rest.weeksOf(browser)).toEqual(before);
  expect(again.changes).toHaveLength(changes.length);
  const third = await suggested();
  expect(await apply({ suggestionId: third.suggestionId, changeIds: [third.changes[1].id] })).toEqual([
    third.changes[1].id,
  ]);
});

/** One athlete for all that is refused: none of it may change anything. */
let suggested: ReturnType<typeof suggestedTo> | undefined;
async function suggestedTo(browser: Awaited<ReturnType<Rest['scheduled']>>) {
  await browser.post('/api/training-schedule/suggest', REQUEST);
  return { browser, before: await rest.weeksOf(browser) };
}

test.each<[string, object, string[]]>([
  ['a text for the list of ids', { changeIds: 'resize' }, ['changeIds']],
  ['a number for it', { changeIds: -1 }, ['changeIds']],
  ['yes for it', { changeIds: true }, ['changeIds']],
  ['an object for it', { changeIds: {} }, ['changeIds']],
  ['numbers in it', { changeIds: [1] }, ['changeIds']],
  ['a text for the list of changes', { changes: 'resize' }, ['changes']],
  ['numbers among the changes', { changes: [1] }, ['changes']],
  ['both lists', { changeIds: [], changes: [] }, ['changeIds']],
  ['an object for the suggestion', { suggestionId: {} }, ['suggestionId']],
  ['a number for it', { suggestionId: -1 }, ['suggestionId']],
  ['yes for it', { suggestionId: true }, ['suggestionId']],
  ['a list for it', { suggestionId: [] }, ['suggestionId']],
  [
    'everything wrong at once',
    { suggestionId: 1, changeIds: 1, changes: 1, scope: 'zzz', untilDate: 1 },
    ['changeIds', 'changes', 'scope', 'suggestionId', 'untilDate'],
  ],
  ['a field that there is not', { suggestion: 'x' }, ['suggestion']],
])('%s is refused beside its field, and nothing is applied', async (_name, over, paths) => {
  const { browser, before } = await (suggested ??= suggestedTo(await rest.scheduled()));
  const { status, json } = await browser.post('/api/training-schedule/apply-changes', { scope: 'this-week', ...over });
  expect([status, json.code, json.errors?.map(({ path }: { path: string }) => path).sort()]).toEqual([
    400,
    'VALIDATION',
    paths,
  ]);
  expect(await rest.weeksOf(browser)).toEqual(before);
});

test.each<[string, string, object, number, string]>([
  ['nonsense', 'suggest', { request: 'lorem ipsum dolor' }, 422, 'Please try rephrasing your request.'],
  ['a blank request', 'suggest', { request: '  ' }, 400, 'Please type a request.'],
  ['an endless request', 'suggest', { request: 'x'.repeat(2001) }, 400, 'Requests can be at most 2,000 characters.'],
  ['nothing suggested', 'apply-changes', { scope: 'this-week' }, 404, 'Suggestion not found.'],
])('%s is told by its status', async (_name, path, body, status, message) => {
  expect(await (await rest.scheduled()).post(`/api/training-schedule/${path}`, body)).toMatchObject({
    status,
    json: { message },
  });
});

test('a scope that is none, and a day that is missing, are told beside their field', async () => {
  const browser = await rest.scheduled();
  await browser.post('/api/training-schedule/suggest', REQUEST);
  const apply = (body: object) => browser.post('/api/training-schedule/apply-changes', body);
  expect(await apply({ scope: 'forever' })).toMatchObject({ status: 400, json: { errors: [{ path: 'scope' }] } });
  expect(await apply({ scope: 'until-date' })).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'untilDate', message: 'Choose an end date in the future.' }] },
  });
  expect(await apply({ scope: 'until-date', untilDate: '2026-11-22' })).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'untilDate', message: 'Choose an end date in the future.' }] },
  });
});

test('a check-in takes the two answers that a coach reads under names of their own', async () => {
  const browser = await rest.scheduled();
  const answers = {
    workStressLevel: 9,
    sleepQuality: 2,
    musclesSoreness: 3,
    energyLevel: 4,
    motivationLevel: 5,
    overallWellness: 6,
    travelThisWeek: false,
    majorDeadlines: true,
  };
  const { status, json } = await browser.post('/api/check-ins', answers);
  expect({ status, checkIn: json.checkIn }).toMatchObject({
    status: 200,
    checkIn: { ...answers, stress: 9, sleep: 2 },
  });
  const coach = await rest.coachOf(browser);
  expect((await coach.get(`/api/coach/athlete/${await rest.idOf(browser)}`)).json.checkIns).toEqual([
    expect.objectContaining(answers),
  ]);
  expect((await browser.post('/api/check-ins', { sleepQuality: 11 })).json.errors).toEqual([
    { path: 'sleepQuality', message: 'Sleep quality must be a whole number from 1 to 10.' },
  ]);
});

test('a check-in answers what it changed', async () => {
  const browser = await rest.scheduled();
  const { json } = await browser.post('/api/check-ins', {
    mood: 3,
    stress: 9,
    sleep: 3,
    mentalReadiness: 3,
    notes: 'quarter end',
  });
  expect(json.checkIn).toMatchObject({ weekStartDate: TODAY, stress: 9, energyLevel: null, notes: 'quarter end' });
  expect(json.adaptation).toMatchObject({
    summary: expect.stringContaining('stress 9'),
    revisionId: expect.stringMatching(/^revision_/),
  });
  expect(json.adaptation.changes[0].changeDescription).toMatch(/\.$/);
  await browser.post('/api/training-schedule/undo');
  expect((await browser.post('/api/check-ins', { mood: null, stress: 5 })).json.errors).toEqual([
    { path: 'mood', message: 'Mood must be a whole number from 1 to 10.' },
  ]);
  expect((await browser.post('/api/check-ins', { mood: 12 })).json.errors).toEqual([
    { path: 'mood', message: 'Mood must be a whole number from 1 to 10.' },
  ]);
});

test('a coach reads what the athlete answered, under its own name too', async () => {
  const browser = await rest.athlete();
  const coach = await rest.coachOf(browser);
  await browser.post('/api/check-ins', { mood: 2, workStressLevel: 9, sleepQuality: 3 });
  const [told] = (await coach.get(`/api/coach/athlete/${await rest.idOf(browser)}`)).json.checkIns;
  expect(told).toMatchObject({
    mood: 2,
    stress: 9,
    sleep: 3,
    mentalReadiness: null,
    overallWellness: 2,
    workStressLevel: 9,
    sleepQuality: 3,
  });
});
