import ICAL from 'ical.js';
import { pino } from 'pino';
import { addDays, mondayOf } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { createCalendarFeed, revokeCalendarFeed } from '../domain/accountData/calendarFeed.ts';
import { addRace } from '../domain/season/race.ts';
import { updateSettings } from '../domain/account/settings.ts';
import { updateTrainingTimes } from '../domain/athlete/trainingTimes.ts';
import { createWorkout, rescheduleWorkout } from '../domain/schedule/workout.ts';
import { deleteWorkout } from '../domain/schedule/workoutEdit.ts';
import { type TestApp, startApp } from '../test/app.ts';
import { aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

// Four weeks that hold the night when Berlin's clocks go back, on 31 October 2027.
const TODAY = '2027-10-20';
const SUMMER_DAY = '2027-10-28';
const WINTER_DAY = '2027-11-04';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const later = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000));

let app: TestApp;
let deps: AccountDeps;
let athlete: Viewer;
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  app = await startApp({ now: clock, log });
  deps = app.deps;
  athlete = await aScheduledAthlete(deps, { timeZone: 'Europe/Berlin', raceGoal: { raceName: 'Lake Olympic' } });
});
afterAll(() => app.close());
beforeEach(() => void later(10));

const aFeed = async (kind: 'full' | 'busy', whose = athlete) => {
  const { feed, secret } = await createCalendarFeed(deps, whose, { kind });
  return { id: feed.id, secret, path: `/api/calendar/${secret}.ics` };
};
const read = (path: string, headers: Record<string, string> = {}) => app.browser().get(path, headers);

/** The events as another program understands them. */
async function eventsOf(path: string) {
  const calendar = new ICAL.Component(ICAL.parse((await read(path)).text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, description, startDate, duration } = new ICAL.Event(component);
    return {
      uid,
      sequence,
      title: summary,
      text: description ?? '',
      url: String(component.getFirstPropertyValue('url') ?? ''),
      isPrivate: component.getFirstPropertyValue('class') === 'PRIVATE',
      isWholeDay: startDate.isDate,
      day: startDate.isDate ? String(startDate) : null,
      at: startDate.isDate ? null : startDate.toJSDate().toISOString(),
      minutes: duration.toSeconds() / 60,
      names: component.getAllProperties().map(({ name }) => name),
    };
  });
}

const aWorkout = (scheduledDate: string, dayOfWeek: string) => ({
  scheduledDate,
  dayOfWeek,
  workoutType: 'run',
  duration: 40,
  description: 'Hill; "repeats", again',
  instructions: 'Up,\nand down',
});
const cleared = async (day: string) => {
  for (const { id, version, scheduledDate } of await workoutsOf(deps, athlete))
    if (scheduledDate === day) await deleteWorkout(deps, athlete, id, { version });
};
const added = async (day: string, dayOfWeek: string) => {
  const week = (await weeksOf(deps, athlete)).find(({ weekStartDate }) => weekStartDate === mondayOf(day))!;
  return (
    await createWorkout(deps, athlete, { athleteId: athlete.athleteId, weekId: week.id }, aWorkout(day, dayOfWeek))
  ).workout;
};

test("the athlete's own calendar holds every workout with its steps, reasons and the way back", async () => {
  const { path } = await aFeed('full');
  const events = await eventsOf(path);
  const workouts = await workoutsOf(deps, athlete);
  const byUid = new Map(events.map((event) => [event.uid, event]));
  expect(byUid.size).toBe(events.length);
  for (const workout of workouts) {
    const event = byUid.get(`workout_${workout.id}@evenpace`)!;
    expect(event.title).toBe(workout.description);
    expect(event.sequence).toBe(workout.version);
    expect(event.minutes).toBe(workout.duration);
    expect(event.url).toBe(`${app.base}/training-schedule?workout=workout_${workout.id}`);
    for (const line of workout.instructions.split('\n')) expect(event.text).toContain(line);
    for (const { text } of workout.reasons) expect(event.text).toContain(text);
    expect(event.isPrivate).toBe(false);
  }
});

test('times are those of the clocks where the athlete lives, on both sides of the change', async () => {
  await updateTrainingTimes(deps, athlete, { times: [{ day: 'thursday', startsAt: '06:15' }] });
  await cleared(SUMMER_DAY);
  await cleared(WINTER_DAY);
  const summer = await added(SUMMER_DAY, 'thursday');
  const winter = await added(WINTER_DAY, 'thursday');
  const events = await eventsOf((await aFeed('full')).path);
  const at = (id: string) => events.find(({ uid }) => uid.includes(id))!.at;
  expect([at(summer.id), at(winter.id)]).toEqual(['2027-10-28T04:15:00.000Z', '2027-11-04T05:15:00.000Z']);
});

test('a day without a time holds whole days', async () => {
  await updateTrainingTimes(deps, athlete, { times: [{ day: 'friday', startsAt: null }] });
  const { id } = await added('2027-10-29', 'friday');
  const event = (await eventsOf((await aFeed('full')).path)).find(({ uid }) => uid.includes(id))!;
  expect([event.isWholeDay, event.day]).toEqual([true, '2027-10-29']);
});

test('a race is a whole day, once', async () => {
  const { race } = await addRace(deps, athlete, athlete.athleteId, {
    raceName: 'Autumn Half',
    raceType: 'half-marathon',
    raceDate: '2027-11-07',
    priority: 'B',
    location: 'Ulm',
  });
  const ofDay = (await eventsOf((await aFeed('full')).path)).filter(({ title }) => title.includes('Autumn Half'));
  expect(ofDay.map(({ uid, title, day, text, url }) => ({ uid, title, day, text, url }))).toEqual([
    {
      uid: `race_${race.id}@evenpace`,
      title: 'Race: Autumn Half',
      day: '2027-11-07',
      text: 'Half Marathon · B race · Ulm',
      url: `${app.base}/season-plan`,
    },
  ]);
});

test('the other calendar says that there is training, when, and nothing else', async () => {
  const { path } = await aFeed('busy');
  const { text } = await read(path);
  const events = await eventsOf(path);
  expect(events.length).toBeGreaterThan(10);
  for (const { title, text: told, url, isPrivate, names } of events) {
    expect([title, told, url, isPrivate]).toEqual(['Training', '', '', true]);
    expect(
      names.filter((name) =>
        ['description', 'url', 'location', 'categories', 'attendee', 'organizer', 'comment'].includes(name),
      ),
    ).toEqual([]);
  }
  for (const { id, description, workoutType } of await workoutsOf(deps, athlete)) {
    expect(text).not.toContain(id);
    expect(text.replaceAll('\r\n ', '')).not.toContain(description);
    expect(text).not.toContain(`SUMMARY:${workoutType}`);
  }
  expect(text).not.toMatch(/Autumn|Robin|Vale|Evenpace\r|evenpace\.test/);
  const full = await eventsOf((await aFeed('full')).path);
  const times = (all: typeof full) => all.flatMap(({ at }) => (at === null ? [] : [at])).sort();
  expect(times(full).filter((at) => !times(events).includes(at))).toEqual([]);
});

test('the feed speaks in own units, and is read anew when they change', async () => {
  const whose = await aScheduledAthlete(deps, { timeZone: 'Europe/Berlin' });
  const { id } = (await workoutsOf(deps, whose)).find(({ workoutType }) => workoutType === 'swim')!;
  await deps.db.workout.update({ where: { id }, data: { description: 'Speed 10 × 100 m' } });
  const { path } = await aFeed('full', whose);
  later(10);
  const find = async () => (await eventsOf(path)).find(({ uid }) => uid === `workout_${id}@evenpace`)!;
  const first = await find();
  expect(first.title).toBe('Speed 10 × 100 m');
  expect(first.text).toMatch(/^Warm-up \d+ m /m);
  const known = { 'if-none-match': (await read(path)).headers.get('etag')! };
  expect((await read(path, known)).status).toBe(304);
  await updateSettings(deps, whose, { units: 'imperial', poolLength: '25yd' });
  expect((await read(path, known)).status).toBe(200);
  const told = await find();
  expect(told.title).toBe('Speed 10 × 100 yd');
  expect(told.text).toMatch(/^Warm-up \d+ yd /m);
  expect(told.text).not.toMatch(/\d m\b/);
});

test('an entry keeps its name and grows in its count when it moves', async () => {
  const { path } = await aFeed('full');
  await cleared('2027-11-09');
  const { id, version } = await added('2027-11-10', 'wednesday');
  const find = async () => (await eventsOf(path)).find(({ uid }) => uid === `workout_${id}@evenpace`)!;
  const before = await find();
  await rescheduleWorkout(deps, athlete, id, { newDate: '2027-11-09', newDayOfWeek: 'tuesday', version });
  const moved = await find();
  expect(moved.at!.slice(0, 10)).toBe('2027-11-09');
  expect(moved.sequence).toBeGreaterThan(before.sequence);
  await updateTrainingTimes(deps, athlete, { times: [{ day: 'tuesday', startsAt: '12:00' }] });
  const shifted = await find();
  expect(shifted.at).toBe('2027-11-09T11:00:00.000Z');
  expect(shifted.sequence).toBeGreaterThan(moved.sequence);
});

test('it reaches from four weeks ago to the end of the schedule', async () => {
  const { path } = await aFeed('full');
  const days = (await eventsOf(path)).map(({ at, day }) => (day ?? at!).slice(0, 10)).sort();
  const monday = mondayOf(TODAY);
  expect(days[0]! >= monday).toBe(true);
  expect(days.at(-1)! <= addDays(monday, 27)).toBe(true);
  const now = clock.now;
  clock.now = new Date(`${addDays(monday, 28)}T12:00:00Z`);
  const seen = (await eventsOf(path)).length;
  clock.now = new Date(`${addDays(monday, 56)}T12:00:00Z`);
  const gone = (await eventsOf(path)).length;
  clock.now = now;
  expect(seen).toBeGreaterThan(0);
  expect(gone).toBe(0);
});

test('what is known is not sent again, until something changes', async () => {
  const { path } = await aFeed('full');
  later(60);
  const first = await read(path);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(first.headers.get('set-cookie')).toBeNull();
  const etag = first.headers.get('etag')!;
  const since = first.headers.get('last-modified')!;
  const known: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': `"other", ${etag}` },
    { 'if-modified-since': since },
  ];
  for (const headers of known) {
    const again = await read(path, headers);
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
  }
  await updateTrainingTimes(deps, athlete, { times: [{ day: 'saturday', startsAt: '09:30' }] });
  later(60);
  expect((await read(path, { 'if-none-match': etag, 'if-modified-since': since })).status).toBe(200);
  expect((await read(path, { 'if-modified-since': since })).status).toBe(200);
  const head = await app.browser().call('HEAD', path);
  expect([head.status, head.text]).toEqual([200, '']);
});

test('an address that was never there, one that was taken back and one that was renewed answer alike', async () => {
  const renewed = await aFeed('full');
  const current = await aFeed('full');
  const gone = await aFeed('busy');
  await revokeCalendarFeed(deps, athlete, gone.id);
  const bare = async (path: string) => {
    const { status, json, headers } = await read(path);
    return {
      status,
      json: { ...json, requestId: null },
      type: headers.get('content-type'),
      cache: headers.get('cache-control'),
    };
  };
  const nothing = await bare(`/api/calendar/${'A'.repeat(43)}.ics`);
  expect(nothing.status).toBe(404);
  for (const path of [renewed.path, gone.path, '/api/calendar/%27%20or%201=1--.ics'])
    expect(await bare(path)).toEqual(nothing);
  expect((await read(current.path)).status).toBe(200);
});

test('the address is of 256 bits, and the database knows its hash alone', async () => {
  const { secret, id } = await aFeed('full');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const rows = await deps.db.$queryRaw<object[]>`select * from "CalendarFeed"`;
  expect(JSON.stringify(rows)).toContain(id);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a program that asks without end is told when to come back; nothing of the address is logged', async () => {
  const { path, secret } = await aFeed('full');
  const answers = [];
  for (let i = 0; i < 61; i += 1) answers.push(await read(path, { 'if-none-match': '*' }));
  expect(answers.slice(0, 60).every(({ status }) => status === 304)).toBe(true);
  expect([answers.at(-1)!.status, Number(answers.at(-1)!.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(logged.join('')).toContain('/api/calendar/:secret.ics');
  expect(logged.join('')).not.toContain(secret);
});
