import type { AccountDeps } from '../domain/account/account.ts';
import { dueMonday, sendDigest } from '../domain/performance/digest.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { readOverview } from '../domain/performance/overview.ts';
import type { Delivery, EmailTemplate, Mail } from '../domain/kernel/ports.ts';
import { updateSettings } from '../domain/account/settings.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { setUpDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { sendDigests, startDigests } from './digest.ts';

const FRIDAY = '2026-11-20T12:00:00Z';
const OPTIONS = { site: 'https://run.example', secret: 'a secret of the server' };
const clock = { now: new Date(FRIDAY) };
let deps: AccountDeps & { mail: Mail };
let mails: EmailTemplate[];
let delivery: Delivery;

const database = setUpDatabase();
beforeEach(async () => {
  clock.now = new Date(FRIDAY);
  mails = [];
  delivery = 'sent';
  const send = async (email: EmailTemplate) => {
    if (delivery === 'sent') mails.push(email);
    return delivery;
  };
  deps = { ...testDeps(database.db, clock), mail: { send, post: () => {}, close: async () => {} } };
  await database.db.user.updateMany({ data: { digestSince: null } });
});

const at = (instant: string) => (clock.now = new Date(instant));
const mustNot = (error: unknown) => {
  throw error;
};
const send = () => sendDigests(deps, OPTIONS, mustNot);
async function aReader(over: Parameters<typeof aScheduledAthlete>[1] = {}) {
  const viewer = await aScheduledAthlete(deps, over);
  await updateSettings(deps, viewer, { weeklyDigest: true });
  return viewer;
}

test.each<[string, string, string | null]>([
  ['UTC', '2026-11-23T05:59:59Z', null],
  ['UTC', '2026-11-23T06:00:00Z', '2026-11-23'],
  ['UTC', '2026-11-23T23:59:59Z', '2026-11-23'],
  ['UTC', '2026-11-24T00:00:00Z', null],
  ['UTC', '2026-11-22T12:00:00Z', null],
  ['Pacific/Auckland', '2026-11-22T16:59:59Z', null],
  ['Pacific/Auckland', '2026-11-22T17:00:00Z', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-23T13:59:59Z', null],
  ['America/Los_Angeles', '2026-11-23T14:00:00Z', '2026-11-23'],
  // week 53
  ['UTC', '2026-12-28T06:00:00Z', '2026-12-28'],
])('in %s at %s: %s', (timeZone, instant, monday) => {
  expect(dueMonday(timeZone, new Date(instant))).toBe(monday);
});

test('the e-mail tells what the dashboard tells, of the week that was and the one that begins', async () => {
  const viewer = await aReader({ personalProfile: { firstName: 'Mia' } });
  const [first] = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate >= '2026-11-20');
  at(`${first!.scheduledDate}T20:00:00Z`);
  await submitWorkoutFeedback(deps, viewer, first!.id, {
    completionStatus: 'completed',
    actualDuration: 25,
    notes: 'my knee',
  });
  at('2026-11-23T06:00:00Z');
  expect(await send()).toBe(1);
  const [{ to, subject, parts, unsubscribe }] = mails as [EmailTemplate];
  expect([to, subject]).toEqual([viewer.email, 'Your week from Monday 23 November']);
  const overview = await readOverview(deps, viewer, viewer.athleteId);
  expect(overview.review.length).toBeGreaterThan(0);
  expect(parts).toEqual(expect.arrayContaining([...overview.review]));
  const [numbers, workouts] = parts.flatMap((part) => (typeof part === 'object' && 'list' in part ? [part.list] : []));
  expect(numbers).toContain(`Workouts: 1 of ${overview.lastWeek.sessionsPlanned} done`);
  expect(numbers!.join()).toContain('Time: 0:25 of ');
  const coming = (await workoutsOf(deps, viewer)).filter(
    ({ scheduledDate }) => scheduledDate >= '2026-11-23' && scheduledDate <= '2026-11-29',
  );
  expect(workouts).toHaveLength(coming.length);
  expect(workouts![0]).toContain(coming[0]!.description);
  expect(parts).toContainEqual({ label: 'Open your schedule', link: 'https://run.example/training-schedule' });
  expect(parts).toContainEqual({ label: 'Stop these e-mails', link: unsubscribe, isQuiet: true });
  expect(JSON.stringify(parts)).not.toContain('my knee');
});

test('names and review of the e-mail are in own units', async () => {
  const viewer = await aReader();
  await updateSettings(deps, viewer, { units: 'imperial', poolLength: '25yd' });
  const key = (await workoutsOf(deps, viewer)).find(
    ({ scheduledDate, isLong, workoutType }) =>
      isLong && workoutType !== 'race' && scheduledDate >= '2026-11-23' && scheduledDate <= '2026-11-29',
  )!;
  await database.db.workout.update({
    where: { id: key.id },
    data: { workoutType: 'swim', description: 'CSS swim 10 × 100 m' },
  });
  at('2026-11-23T06:00:00Z');
  expect(await send()).toBe(1);
  const text = JSON.stringify(mails[0]!.parts);
  expect(text.split('CSS swim 10 × 100 yd')).toHaveLength(3);
  expect(text).not.toContain('100 m');
});

test('once a week, with several server processes, and not before it was switched on', async () => {
  const { userId } = await aReader();
  await aScheduledAthlete(deps);
  expect(await send()).toBe(0);
  at('2026-11-23T06:00:00Z');
  expect(await Promise.all([send(), send(), send()]).then((counts) => counts.reduce((a, b) => a + b))).toBe(1);
  // a process that had found it due before the other one was done
  expect(await sendDigest(deps, userId, OPTIONS)).toBeNull();
  at('2026-11-23T18:00:00Z');
  expect(await send()).toBe(0);
  at('2026-11-30T06:00:00Z');
  expect(await send()).toBe(1);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your week from Monday 23 November',
    'Your week from Monday 30 November',
  ]);
});

test('switched on on a Monday it begins with the next; off and on again it comes no second time', async () => {
  at('2026-11-23T09:00:00Z');
  const viewer = await aReader();
  expect(await send()).toBe(0);
  at('2026-11-30T09:00:00Z');
  expect(await send()).toBe(1);
  await updateSettings(deps, viewer, { weeklyDigest: false });
  await updateSettings(deps, viewer, { weeklyDigest: true });
  expect(await send()).toBe(0);
});

test('what the mail server did not take comes later the same day; what it never will is done with', async () => {
  await aReader();
  at('2026-11-23T06:00:00Z');
  delivery = 'failed';
  expect(await send()).toBe(0);
  delivery = 'refused';
  expect(await send()).toBe(0);
  delivery = 'sent';
  expect(await send()).toBe(0);
  at('2026-11-30T06:00:00Z');
  delivery = 'failed';
  await send();
  delivery = 'sent';
  expect(await send()).toBe(1);
});

test('a summary that cannot be written keeps nobody else from theirs', async () => {
  const [broken, other] = [await aReader(), await aReader()];
  at('2026-11-23T06:00:00Z');
  const heard: unknown[] = [];
  const { mail } = deps;
  deps = {
    ...deps,
    mail: {
      ...mail,
      send: async (email) => (email.to === broken.email ? mustNot(new Error('no')) : mail.send(email)),
    },
  };
  expect(await sendDigests(deps, OPTIONS, (error) => heard.push(error))).toBe(1);
  expect([heard.length, mails.map(({ to }) => to)]).toEqual([1, [other.email]]);
});

test('without mail nothing is switched on, and nothing is sent', async () => {
  const silent = { ...deps, mail: null };
  const viewer = await aViewer(deps);
  await expect(updateSettings(silent, viewer, { weeklyDigest: true })).rejects.toMatchObject({ code: 'NO_MAIL' });
  const asked = async (by: AccountDeps) =>
    (await ask(by, viewer, '{ viewer { user { weeklyDigest { isOn email } } } }')).data.viewer.user.weeklyDigest;
  expect(await asked(silent)).toBeNull();
  expect(await asked(deps)).toEqual({ isOn: false, email: viewer.email });
  const change =
    'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { ... on UpdateSettingsPayload { user { weeklyDigest { isOn } } } } }';
  expect(
    (await ask(deps, viewer, change, { input: { weeklyDigest: true } })).data.updateSettings.user.weeklyDigest,
  ).toEqual({ isOn: true });
  startDigests(silent, OPTIONS, mustNot)();
});

test('the job looks at once', async () => {
  await aReader();
  at('2026-11-23T06:00:00Z');
  const sent = new Promise<EmailTemplate>((resolve) => {
    const { mail } = deps;
    deps = { ...deps, mail: { ...mail, send: async (email) => (resolve(email), mail.send(email)) } };
  });
  const stop = startDigests(deps, OPTIONS, mustNot);
  expect((await sent).subject).toBe('Your week from Monday 23 November');
  stop();
});
