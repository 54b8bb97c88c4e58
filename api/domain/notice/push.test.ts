import { setUpPush } from '../../test/push.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import { encodeId } from '../../core/units/ids.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../../test/schedules.ts';
import { updateProfile } from '../athlete/profile.ts';
import { reportIllness, withdrawIllness } from '../athlete/illness.ts';
import { markMessageRead } from '../message/message.ts';
import { rescheduleWorkout } from '../schedule/workout.ts';
import { rollWeeks } from '../schedule/rollWeeks.ts';
import { noticeMornings } from './morning.ts';
import { markNoticesRead } from './notice.ts';
import { updateNoticeSettings } from './noticeSettings.ts';

const MONDAY = '2026-11-16';
const { athlete, clock, coach, deps, inBrowser, later, moved, push, service, titles, write } = setUpPush(MONDAY);

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
  const { id } = await deps.db.notice.findFirstOrThrow({ where: { userId: athlete.userId, kind: 'plan-change' } });
  await markNoticesRead(deps, athlete, id);
  later(1);
  expect(await push()).toBe(0);
});

test('an illness that is taken back is told to nobody any more', async () => {
  await inBrowser(coach);
  await reportIllness(deps, athlete, { from: MONDAY, mild: false, symptoms: ['fever'] });
  await withdrawIllness(deps, athlete, { from: MONDAY });
  later(1);
  expect(await push()).toBe(0);
  expect(await deps.db.notice.count({ where: { kind: 'athlete-report', athleteId: athlete.athleteId } })).toBe(0);
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
  await deps.db.user.update({ where: { id: other.userId }, data: { timeZone: 'US/Pacific-New' } });
  const day = (await workoutsOf(deps, athlete)).find(({ scheduledDate }) => scheduledDate > MONDAY)!.scheduledDate;
  clock.now = new Date(`${day}T08:30:00Z`);
  expect(await noticeMornings(deps)).toBeGreaterThan(0);
  await deps.db.user.update({ where: { id: other.userId }, data: { timeZone: 'UTC' } });
});

test('what one coach changes is not told to another', async () => {
  const other = await aCoachOf(deps, athlete);
  await inBrowser(other);
  const workout = (await workoutsOf(deps, athlete)).at(-1)!;
  await rescheduleWorkout(deps, coach, workout.id, { newDate: addDays(workout.scheduledDate, -1) });
  later(1);
  expect(await push()).toBe(0);
});
