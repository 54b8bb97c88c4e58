import { addDays } from '../../core/calendar/calendar.ts';
import { encodeId } from '../../core/units/ids.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { startPushService } from '../../test/pushReceiver.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../../test/schedules.ts';
import { pushNotices } from '../../jobs/notices.ts';
import type { AccountDeps } from '../account/account.ts';
import { updateProfile } from '../athlete/profile.ts';
import { reportIllness, withdrawIllness } from '../athlete/illness.ts';
import type { Viewer } from '../kernel/access.ts';
import { newId } from '../kernel/newId.ts';
import { markMessageRead, sendMessage } from '../message/message.ts';
import { rescheduleWorkout } from '../schedule/workout.ts';
import { rollWeeks } from '../schedule/rollWeeks.ts';
import { updateWorkout } from '../schedule/workoutEdit.ts';
import { noticeMornings } from './morning.ts';
import { markNoticesRead } from './notice.ts';
import { updateNoticeSettings } from './noticeSettings.ts';
import { claimDuePushes } from './push.ts';
import { addPushSubscription, pushSubscriptionsOf, removePushSubscription } from './pushSubscription.ts';

const MONDAY = '2026-11-16';
let deps: AccountDeps;
let service: Awaited<ReturnType<typeof startPushService>>;
let athlete: Viewer;
let coach: Viewer & { coachId: string };
const clock = { now: new Date() };
const database = setUpDatabase();
beforeEach(async () => {
  clock.now = new Date(`${MONDAY}T12:00:00Z`);
  deps = testDeps(database.db, clock);
  service = await startPushService();
  athlete = await aScheduledAthlete(deps);
  coach = await aCoachOf(deps, athlete);
});
afterEach(() => service.stop());

const mustNot = (error: unknown) => {
  throw error;
};
const push = () => pushNotices(deps, mustNot);
const later = (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000));

/** In a browser that is signed in, and wants notices. */
async function inBrowser<Who extends Viewer>(who: Who, name = 'one'): Promise<Who> {
  const idHash = newId(clock.now);
  const month = new Date(clock.now.getTime() + 30 * 86_400_000);
  await database.db.session.create({
    data: { idHash, userId: who.userId, data: {}, expiresAt: month, absoluteExpiresAt: month },
  });
  const viewer = { ...who, sessionHash: idHash, accessGeneration: 0 };
  await addPushSubscription(deps, viewer, service.subscription(name));
  service.shown.length = 0;
  return viewer;
}
let keys = 0;
const write = async (from: Viewer, text: string) =>
  sendMessage(
    deps,
    from,
    { athleteId: athlete.athleteId, aboutId: encodeId('coach', coach.coachId) },
    { key: `key ${(keys += 1)}`, text },
  );
const titles = () => service.shown.map(({ title }) => title);
const moved = async (by: Viewer, description = 'Round the lake') => {
  const workout = (await workoutsOf(deps, athlete)).at(-1)!;
  await updateWorkout(deps, by, workout.id, { description });
};

test('a browser is shown at once that notices are on, encrypted for it and signed by this server', async () => {
  const browser = await inBrowser(athlete);
  await removePushSubscription(deps, browser, (await pushSubscriptionsOf(deps, browser))[0]!.id);
  await addPushSubscription(deps, browser, service.subscription('again'));
  await addPushSubscription(deps, browser, service.subscription('again'));
  expect(service.shown).toEqual([expect.objectContaining({ title: 'Notices are on', tag: 'welcome' })]);
  expect(service.headers[0]).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    authorization: expect.stringMatching(/^vapid t=\S+, k=/),
  });
  expect(String(service.headers[0]!.authorization)).toContain(`k=${deps.push.publicKey}`);
});

test('a message is pushed to whom it is for, once, and not to who wrote it', async () => {
  await inBrowser(athlete);
  await inBrowser(coach, 'desk');
  await write(coach, 'Keep it easy today.');
  expect(await push()).toBe(0);
  later(1);
  expect(await push()).toBe(1);
  expect(service.shown).toEqual([
    {
      title: 'Message from Robin Vale',
      body: 'Keep it easy today.',
      url: expect.stringMatching(/^\/messages\?thread=thread_/),
      tag: expect.any(String),
    },
  ]);
  expect(await push()).toBe(0);
});

test('who has read it elsewhere meanwhile is left alone', async () => {
  await inBrowser(athlete);
  const { id } = await write(coach, 'Keep it easy today.');
  await markMessageRead(deps, athlete, id);
  later(1);
  expect(await push()).toBe(0);
});

test('several come as one', async () => {
  await inBrowser(athlete);
  for (const word of ['One', 'Two', 'Three']) await write(coach, word);
  await moved(coach);
  later(1);
  expect(await push()).toBe(1);
  expect(service.shown).toEqual([
    expect.objectContaining({ title: '4 notices', url: '/notices', body: expect.stringContaining('and 1 more') }),
  ]);
});

test('a change of the plan is told to the athlete where somebody else made it', async () => {
  await inBrowser(athlete);
  await moved(athlete);
  later(1);
  expect(await push()).toBe(0);
  await moved(coach, 'Along the river');
  later(1);
  await push();
  expect(service.shown).toEqual([
    expect.objectContaining({ title: 'Robin Vale changed your plan', url: '/training-schedule' }),
  ]);
  expect(service.shown[0]!.body).not.toBe('');
});

test('an illness is told to who coaches, without a word of what it is, and not to who did', async () => {
  await inBrowser(coach);
  const former = await aCoachOf(deps, athlete);
  await inBrowser(former, 'former');
  await endCoaching(deps, former);
  await reportIllness(deps, athlete, { from: MONDAY, mild: false, symptoms: ['fever'] });
  later(1);
  // one browser, though the push service is the same for both
  expect(await push()).toBe(1);
  expect(service.shown).toEqual([
    {
      title: 'Robin Vale reported an illness',
      body: '',
      url: `/coach/athlete/${encodeId('athlete', athlete.athleteId)}`,
      tag: expect.any(String),
    },
  ]);
});

test('a coach who is let go before it is sent is told of nothing more', async () => {
  await inBrowser(coach);
  await write(athlete, 'My knee hurts.');
  await reportIllness(deps, athlete, { from: MONDAY, mild: false, symptoms: ['fever'] });
  await endCoaching(deps, coach);
  later(1);
  expect(await push()).toBe(0);
  expect(service.shown).toEqual([]);
});

test('in quiet hours it waits until they end', async () => {
  await inBrowser(athlete);
  clock.now = new Date(`${MONDAY}T23:10:00Z`);
  await write(coach, 'Sleep well.');
  later(1);
  expect(await push()).toBe(0);
  clock.now = new Date(`${addDays(MONDAY, 1)}T06:59:00Z`);
  expect(await push()).toBe(0);
  clock.now = new Date(`${addDays(MONDAY, 1)}T07:00:00Z`);
  expect(await push()).toBe(1);
});

test('a kind that is switched off is not pushed', async () => {
  await inBrowser(athlete);
  await updateNoticeSettings(deps, athlete, { push: ['coaching'] });
  await write(coach, 'Hello');
  later(1);
  expect(await push()).toBe(0);
});

test('what nobody did is pushed once a day at most', async () => {
  await inBrowser(athlete);
  await updateNoticeSettings(deps, athlete, { push: ['plan-adapted', 'today', 'message'] });
  const nextWeek = addDays(MONDAY, 7);
  const day = (await workoutsOf(deps, athlete)).find(({ scheduledDate }) => scheduledDate >= nextWeek)!;
  clock.now = new Date(`${day.scheduledDate}T07:05:00Z`);
  await rollWeeks(deps, athlete.athleteId);
  later(1);
  expect(await push()).toBe(1);
  expect(titles()).toEqual(['Another week is planned']);
  expect(await noticeMornings(deps)).toBeGreaterThan(0);
  later(1);
  expect(await push()).toBe(0);
  // a person is heard all the same
  await write(coach, 'Good morning!');
  later(1);
  expect(await push()).toBe(1);
});

test('the morning tells what there is to do, where there is something, once', async () => {
  await inBrowser(athlete);
  const workouts = await workoutsOf(deps, athlete);
  const { scheduledDate } = workouts.find(({ scheduledDate: day }) => day > MONDAY)!;
  clock.now = new Date(`${scheduledDate}T06:30:00Z`);
  expect(await noticeMornings(deps)).toBe(0);
  clock.now = new Date(`${scheduledDate}T07:30:00Z`);
  await noticeMornings(deps);
  await noticeMornings(deps);
  later(1);
  expect(await push()).toBe(1);
  expect(service.shown[0]!.body).toMatch(/\d+ min|\d h/);
  const free = Array.from({ length: 7 }, (_, n) => addDays(scheduledDate, n)).find(
    (each) => !workouts.some((workout) => workout.scheduledDate === each),
  )!;
  clock.now = new Date(`${free}T07:30:00Z`);
  await noticeMornings(deps);
  later(1);
  expect(await push()).toBe(0);
});

test('what was seen in the list is not pushed any more', async () => {
  await inBrowser(athlete);
  await moved(coach);
  const { id } = await database.db.notice.findFirstOrThrow({ where: { userId: athlete.userId, kind: 'plan-change' } });
  await markNoticesRead(deps, athlete, id);
  later(1);
  expect(await push()).toBe(0);
});

test.each([404, 410])('a browser whose push service answers %d gets no more', async (status) => {
  const browser = await inBrowser(athlete);
  service.answers(status);
  await write(coach, 'Hello');
  later(1);
  expect(await push()).toBe(0);
  expect(await pushSubscriptionsOf(deps, browser)).toEqual([]);
});

test('a push service that fails is asked again, and not for ever', async () => {
  await inBrowser(athlete);
  service.answers(503);
  await write(coach, 'Hello');
  later(1);
  expect(await push()).toBe(0);
  expect(await push()).toBe(0);
  expect(service.headers).toHaveLength(2);
  service.answers(201);
  later(2);
  expect(await push()).toBe(1);
  service.answers(503);
  await write(coach, 'Hello again');
  for (let n = 0; n < 40; n += 1) {
    later(2);
    await push();
  }
  const asked = service.headers.length;
  later(2);
  await push();
  expect(service.headers).toHaveLength(asked);
});

test('who signs out, or whose session ends, gets no more', async () => {
  const browser = await inBrowser(athlete);
  await inBrowser(athlete, 'other');
  await database.db.session.delete({ where: { idHash: browser.sessionHash } });
  await write(coach, 'Hello');
  later(1);
  expect(await push()).toBe(1);
  await database.db.session.updateMany({ where: { userId: athlete.userId }, data: { expiresAt: clock.now } });
  await write(coach, 'Still there?');
  later(1);
  expect(await push()).toBe(0);
});

test('what another server has in hand is left to it, until its lease ends: it may have died', async () => {
  await inBrowser(athlete);
  await write(coach, 'One');
  later(1);
  expect(await claimDuePushes(deps)).toHaveLength(1);
  later(0.2);
  await write(coach, 'Two');
  later(0.2);
  await push();
  expect(service.shown.map(({ body }) => body)).toEqual(['Two']);
  later(1);
  await push();
  expect(service.shown.map(({ body }) => body)).toEqual(['Two', 'One']);
});

test('a push service that fails in the morning is asked again', async () => {
  await inBrowser(athlete);
  clock.now = new Date(`${MONDAY}T22:30:00Z`);
  await write(coach, 'Sleep well.');
  await push();
  service.answers(503);
  clock.now = new Date(`${addDays(MONDAY, 1)}T07:00:00Z`);
  expect(await push()).toBe(0);
  service.answers(201);
  later(2);
  expect(await push()).toBe(1);
});

test('an illness that is taken back is told to nobody any more', async () => {
  await inBrowser(coach);
  await reportIllness(deps, athlete, { from: MONDAY, mild: false, symptoms: ['fever'] });
  await withdrawIllness(deps, athlete, { from: MONDAY });
  later(1);
  expect(await push()).toBe(0);
  expect(await database.db.notice.count({ where: { kind: 'athlete-report', athleteId: athlete.athleteId } })).toBe(0);
});

test('an injury is told once, however often the profile is saved, and again when it is back', async () => {
  await inBrowser(coach);
  const knee = { injuryType: 'pain', affectedArea: 'knee', isRecovered: false };
  await updateProfile(deps, athlete, { injuries: [knee] });
  later(1);
  expect(await push()).toBe(1);
  expect(titles()).toEqual(['Robin Vale reported an injury']);
  later(60);
  await updateProfile(deps, athlete, { injuries: [knee] });
  later(1);
  expect(await push()).toBe(0);
  later(60);
  await updateProfile(deps, athlete, { injuries: [{ ...knee, isRecovered: true }] });
  later(60);
  await updateProfile(deps, athlete, { injuries: [knee] });
  later(1);
  expect(await push()).toBe(1);
});

test('the workouts of a day that is over are not told the next morning', async () => {
  await inBrowser(athlete);
  const day = (await workoutsOf(deps, athlete)).find(({ scheduledDate }) => scheduledDate > MONDAY)!.scheduledDate;
  clock.now = new Date(`${day}T08:30:00Z`);
  await noticeMornings(deps);
  clock.now = new Date(`${addDays(day, 1)}T07:10:00Z`);
  expect(await push()).toBe(0);
});

test('a zone that the database does not know keeps nobody’s morning back', async () => {
  await inBrowser(athlete);
  const other = await aScheduledAthlete(deps);
  await database.db.user.update({ where: { id: other.userId }, data: { timeZone: 'US/Pacific-New' } });
  const day = (await workoutsOf(deps, athlete)).find(({ scheduledDate }) => scheduledDate > MONDAY)!.scheduledDate;
  clock.now = new Date(`${day}T08:30:00Z`);
  expect(await noticeMornings(deps)).toBeGreaterThan(0);
  await database.db.user.update({ where: { id: other.userId }, data: { timeZone: 'UTC' } });
});

test('servers that claim at once do not stand in each other’s way', async () => {
  await inBrowser(athlete);
  for (let n = 0; n < 10; n += 1) await write(coach, `Word ${n}`);
  later(1);
  for (let round = 0; round < 10; round += 1) {
    const claimed = await Promise.all(Array.from({ length: 6 }, () => claimDuePushes(deps)));
    expect(claimed.flat()).toHaveLength(1);
    later(2);
  }
});

test('two windows of a browser that ask at once make one of it', async () => {
  const browser = await inBrowser(athlete);
  const target = service.subscription('elsewhere');
  const made = await Promise.all(Array.from({ length: 4 }, () => addPushSubscription(deps, browser, target)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(titles()).toEqual(['Notices are on']);
});

test('a browser whose address changed is the same browser, whoever had that address before', async () => {
  await inBrowser(coach, 'elsewhere');
  const browser = await inBrowser(athlete);
  const [before] = await pushSubscriptionsOf(deps, browser);
  const elsewhere = service.subscription('elsewhere');
  await addPushSubscription(deps, browser, elsewhere);
  expect(await pushSubscriptionsOf(deps, browser)).toEqual([{ ...before, ...elsewhere }]);
  expect(await pushSubscriptionsOf(deps, coach)).toEqual([]);
});

test('whoever signs in to the same browser takes it over', async () => {
  await inBrowser(athlete);
  await inBrowser(coach);
  await write(coach, 'Only for you');
  later(1);
  expect(await push()).toBe(0);
  expect(await database.db.pushSubscription.count({ where: { userId: athlete.userId } })).toBe(0);
});

test('a browser that its push service does not know is refused, and so is an address that is none of the public internet', async () => {
  const browser = await inBrowser(athlete);
  service.answers(410);
  await expect(addPushSubscription(deps, browser, service.subscription('gone'))).rejects.toMatchObject({
    code: 'PUSH_REFUSED',
  });
  // a browser has one address: that of before is none any more
  expect(await pushSubscriptionsOf(deps, browser)).toEqual([]);
});

test('what one coach changes is not told to another', async () => {
  const other = await aCoachOf(deps, athlete);
  await inBrowser(other);
  const workout = (await workoutsOf(deps, athlete)).at(-1)!;
  await rescheduleWorkout(deps, coach, workout.id, { newDate: addDays(workout.scheduledDate, -1) });
  later(1);
  expect(await push()).toBe(0);
});
