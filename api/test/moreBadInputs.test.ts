import { type Answer, Browser } from './browser.ts';
import { activityFile, fitForm, framed } from './fitFiles.ts';
import { setUpRest } from './rest.ts';
import { allRows } from './snapshot.ts';

// The numbered bad inputs that need a season, a coach or a file, asked over HTTP: what is answered, and that nothing moves.

const NONE = '00000000-0000-7000-8000-000000000000';
let owner: Browser;
let coach: Browser;
let suggestionId: string;
let suggested: { id: string; durationAfter: number };
let phaseId: string;
let libraryId: string;

const rest = setUpRest('2026-11-20');
beforeAll(async () => {
  owner = await rest.scheduled();
  coach = await rest.coachOf(await rest.athlete());
  ({
    suggestionId,
    changes: [suggested],
  } = (await suggest('shorten everything next Wednesday to 20 minutes')).json);
  phaseId = (await owner.get('/api/season-plan')).json.phases[0].id;
  libraryId = `library_${(await rest.app.deps.db.libraryWorkout.create({ data: { coach: { connect: { userId: (await rest.app.deps.db.user.findUniqueOrThrow({ where: { email: (coach as Browser & { email: string }).email } })).id } }, name: 'Hills', workoutType: 'run', intensity: 'hard', instructions: 'Up.', duration: 20 } })).id}`;
});

const phase = (body: object) => owner.patch(`/api/season-plan/phases/${phaseId}`, body);
const race = (over: object) =>
  owner.post('/api/season-plan/races', { raceName: 'Lake', raceType: 'sprint-tri', raceDate: '2027-05-02', ...over });
const checkIn = (body: object) => owner.post('/api/check-ins', body);
const suggest = (request: unknown) =>
  owner.post('/api/training-schedule/suggest', { request, conversationHistory: [] });
const apply = (body: object) => owner.post('/api/training-schedule/apply-changes', { suggestionId, ...body });
const form = {
  name: 'Hills',
  workoutType: 'run',
  intensity: 'hard',
  instructions: 'Up and down.',
  stepText: '20m easy',
};
const library = (over: object) => coach.put(`/api/workouts/${libraryId}`, { ...form, ...over });
const upload = (file: Uint8Array, options?: object) => owner.post('/api/activities/upload-fit', fitForm(file, options));
const raw = (body: string, type: string) => owner.post('/api/activities/upload-fit', body, { 'content-type': type });
const good = () => activityFile([{ sport: 'running', start: '2026-11-19T06:00:00Z', seconds: 600, speed: 3 }]);
const INVALID = { status: 400, code: 'VALIDATION' };
const SEND_ONE = { status: 400, message: 'Send exactly one file in the field fitFile.' };

type Row = [string, string, () => Promise<Answer>, { status: number; code?: string; message?: string }];
const rows: Row[] = [
  [
    '20',
    'a field of another table',
    () => owner.patch('/api/profile', { role: 'coach' }),
    { ...INVALID, message: 'Unknown field: role.' },
  ],
  [
    '26',
    'a race in the past',
    () => race({ raceDate: '2026-11-19' }),
    { ...INVALID, message: 'Race date must be today or later.' },
  ],
  [
    '27',
    'a race in the year 9999',
    () => race({ raceDate: '9999-12-31' }),
    { ...INVALID, message: 'Race date must be within 3 years.' },
  ],
  [
    '28',
    'an ultra',
    () => race({ raceType: 'ultra' }),
    {
      ...INVALID,
      message:
        'Race type must be one of: sprint-tri, olympic-tri, half-ironman, ironman, half-marathon, marathon, 5k, 10k, ultra-50k, ultra-100k, gran-fondo, time-trial, open-water, duathlon, aquabike.',
    },
  ],
  [
    '30',
    'a new season for one race',
    () => owner.post('/api/season-plan/preview-regeneration'),
    { status: 422, code: 'TOO_FEW_RACES', message: 'Add at least 2 races to regenerate the plan.' },
  ],
  ...[0, 41, 'abc'].map((weeklyVolume): Row => [
    '32',
    `${weeklyVolume} hours a week`,
    () => phase({ weeklyVolume }),
    { ...INVALID, message: 'Weekly hours must be a number from 1 to 40.' },
  ]),
  [
    '33',
    'a triathlon without a bike',
    () => phase({ sportPreferences: ['running', 'swimming'] }),
    { status: 400, message: 'Cycling is required for your race type.' },
  ],
  [
    '34',
    'no sport',
    () => owner.patch('/api/season-plan/sport-preferences', { sportPreferences: [] }),
    { ...INVALID, message: 'Please select at least one sport' },
  ],
  ...[11, '7'].map((mood): Row => [
    '46',
    `mood ${JSON.stringify(mood)}`,
    () => checkIn({ mood }),
    { ...INVALID, message: 'Mood must be a whole number from 1 to 10.' },
  ]),
  ['47', 'a blank request', () => suggest('  '), { ...INVALID, message: 'Please type a request.' }],
  [
    '48',
    'a long request',
    () => suggest('x'.repeat(2001)),
    { ...INVALID, message: 'Requests can be at most 2,000 characters.' },
  ],
  [
    '49',
    'what cannot be read',
    () => suggest('qwzx plmk'),
    { status: 422, message: 'Please try rephrasing your request.' },
  ],
  [
    '50',
    'changes that were not suggested',
    () => apply({ scope: 'this-week', changes: [{ id: 'mine' }] }),
    { status: 409, code: 'SUGGESTION_EXPIRED', message: 'This suggestion is no longer valid. Ask again.' },
  ],
  [
    '50',
    'a change that was suggested otherwise',
    () => apply({ scope: 'this-week', changes: [{ ...suggested, durationAfter: 200 }] }),
    { status: 409, code: 'SUGGESTION_EXPIRED', message: 'This suggestion is no longer valid. Ask again.' },
  ],
  [
    '50',
    'a suggestion of nobody',
    () => apply({ scope: 'this-week', suggestionId: `suggestion_${NONE}` }),
    { status: 404, code: 'NOT_FOUND' },
  ],
  ...[{}, { untilDate: '2026-11-19' }].map((until): Row => [
    '51',
    JSON.stringify(until),
    () => apply({ scope: 'until-date', ...until }),
    { ...INVALID, message: 'Choose an end date in the future.' },
  ]),
  [
    '52',
    'a principle of nothing',
    () => coach.post('/api/coach/coaching-principle', { context: '', principle: 'Easy days easy' }),
    { ...INVALID, message: 'Please fill in both context and principle fields' },
  ],
  [
    '54',
    "another's athlete",
    async () => coach.get(`/api/coach/athletes/${await rest.idOf(owner)}`),
    { status: 404, code: 'NOT_FOUND', message: 'Athlete not found' },
  ],
  [
    '56',
    'no instructions',
    () => library({ instructions: '' }),
    { ...INVALID, message: 'Please fill in all required fields.' },
  ],
  [
    '57',
    '51 tags',
    () => library({ tags: Array.from({ length: 51 }, (_, n) => `t${n}`) }),
    { ...INVALID, message: 'At most 20 tags of 40 characters each.' },
  ],
  [
    '57',
    'a tag of 200',
    () => library({ tags: ['x'.repeat(200)] }),
    { ...INVALID, message: 'At most 20 tags of 40 characters each.' },
  ],
  [
    '58',
    'a GPX file',
    () => upload(good(), { name: 'run.gpx' }),
    { status: 400, code: 'INVALID_FILE_TYPE', message: 'Please select a .fit file' },
  ],
  [
    '59',
    'a picture',
    () => upload(Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(60).fill(7)])),
    { status: 422, code: 'FIT_INVALID' },
  ],
  ['59', 'nothing', () => upload(new Uint8Array()), { status: 422, code: 'FIT_INVALID' }],
  ['60', 'half a file', () => upload(good().slice(0, -40)), { status: 422 }],
  [
    '60',
    'a flipped bit',
    () => upload(good().map((byte, at) => (at === 40 ? byte ^ 1 : byte))),
    { status: 422, message: 'The FIT file is damaged (checksum does not match).' },
  ],
  ['61', 'a file over the limit', () => upload(new Uint8Array(10_000_001)), { status: 413 }],
  ['63', 'a file of nothing', () => upload(framed(new Uint8Array())), { status: 422 }],
  ['64', 'another field', () => upload(good(), { field: 'file' }), SEND_ONE],
  [
    '65',
    'no boundary',
    () => raw('--b--', 'multipart/form-data'),
    { status: 400, message: 'The upload is malformed.' },
  ],
];

test.each(rows)('row %s: %s', async (_number, _what, send, expected) => {
  const before = await allRows(rest.app.deps.db);
  const { status, json } = await send();
  const { code, errors } = json as { code: string; errors?: { message: string }[] };
  const message = errors?.[0]?.message ?? (json.message as string);
  expect({ status, code, message }).toMatchObject(expected);
  expect(await allRows(rest.app.deps.db)).toEqual(before);
});

test('row 29: a fourth A race is made, with a warning', async () => {
  const dates = ['2027-05-02', '2027-07-04', '2027-09-05'];
  const answers = [];
  for (const raceDate of dates)
    answers.push(
      await owner.post('/api/season-plan/races', { raceName: 'Lake', raceType: 'sprint-tri', raceDate, priority: 'A' }),
    );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(answers.at(-1)!.text).toContain('Too Many A Races');
});

test('row 31: a preview that the plan has left behind', async () => {
  const { previewId } = (await owner.post('/api/season-plan/preview-regeneration')).json;
  await owner.post('/api/season-plan/races', {
    raceName: 'Hill',
    raceType: 'sprint-tri',
    raceDate: '2027-06-06',
    priority: 'C',
  });
  const { status, json } = await owner.post('/api/season-plan/apply-regeneration', { previewId });
  expect([status, json.code, json.message]).toEqual([
    409,
    'STALE_PREVIEW',
    'The plan changed since this preview. Review it again.',
  ]);
});

test.each(['/%ff', '/%', '/a%00b', '/%c0%ae', '/assets/%ff', '/training-schedule/%ff'])(
  'an address that is no text, %s, is told in JSON',
  async (where) => {
    const { status, json } = await new Browser(rest.app.base).get(where);
    expect([status, json?.code, json?.message]).toEqual([400, 'BAD_REQUEST', 'The address cannot be read.']);
  },
);
