import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { endSessions } from '../domain/account/account.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { follow, setUpLive } from '../test/live.ts';
import { workoutsOf } from '../test/schedules.ts';

const live = setUpLive('2026-11-20');
afterEach(() => live.leave());

async function moves(owner: Viewer, count: number): Promise<void> {
  const workout = (await workoutsOf(live.app.deps, owner)).find(
    ({ scheduledDate }) => scheduledDate > '2026-11-30' && scheduledDate < '2026-12-05',
  )!;
  for (let i = 0; i < count; i += 1) {
    const newDate = addDays(workout.scheduledDate, 1 - (i % 2));
    await rescheduleWorkout(live.app.deps, owner, workout.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
  }
}

test('the athlete and their coach hear of every change, once and in order, with the schedule as it is', async () => {
  const owner = await live.athlete();
  const coach = await live.coachOf(owner);
  const heard = [owner, coach].map(({ browser }) => follow(live.clientOf(browser), owner.athleteId));
  await live.listening(2);
  await moves(owner, 12);
  await Promise.all(heard.map(({ received }) => received(12)));
  for (const { events } of heard) {
    expect(events.map(({ data }) => data.scheduleUpdated.revision)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 3),
    );
    expect(events[0]!.data.scheduleUpdated).toMatchObject({ cause: 'MOVE', actorRole: 'ATHLETE' });
    expect(events.at(-1)!.data.scheduleUpdated.athlete.schedule.weeks.length).toBe(4);
  }
});

test('concurrent writers leave no gap and no double', async () => {
  const owner = await live.athlete();
  const { events, received } = follow(live.clientOf(owner.browser), owner.athleteId);
  await live.listening(1);
  const workouts = (await workoutsOf(live.app.deps, owner))
    .filter(({ scheduledDate }) => scheduledDate > '2026-11-30')
    .slice(0, 8);
  await Promise.all(
    workouts.map(({ id, scheduledDate }) => {
      const newDate = addDays(scheduledDate, scheduledDate === '2026-12-13' ? -1 : 1);
      return rescheduleWorkout(live.app.deps, owner, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
    }),
  );
  await received(workouts.length);
  expect(events.map(({ data }) => data.scheduleUpdated.revision)).toEqual(workouts.map((_, i) => i + 3));
});

const numbersOf = ({ events }: ReturnType<typeof follow>) => events.map(({ data }) => data.scheduleUpdated.revision);

test('what changed between the reading of a page and its socket is sent first', async () => {
  const owner = await live.athlete();
  await moves(owner, 2);
  const late = follow(live.clientOf(owner.browser), owner.athleteId, 2);
  await late.received(2);
  await moves(owner, 1);
  await late.received(3);
  expect(numbersOf(late)).toEqual([3, 4, 5]);
});

test('a reader that is far behind is sent the newest alone, and one that is ahead all that comes', async () => {
  const owner = await live.athlete();
  await moves(owner, 21);
  const [behind, ahead] = [0, 1000].map((since) => follow(live.clientOf(owner.browser), owner.athleteId, since));
  await Promise.all([behind!.received(1), live.listening(2)]);
  await moves(owner, 1);
  await Promise.all([behind!.received(2), ahead!.received(1)]);
  expect([behind!, ahead!].map(numbersOf)).toEqual([[23, 24], [24]]);
});

test('a change at the very moment of subscribing is not lost', async () => {
  const owner = await live.athlete();
  const { events } = live.app.deps;
  const original = events.follow;
  events.follow = async (whom) => {
    await moves(owner, 1);
    return original(whom);
  };
  const followed = follow(live.clientOf(owner.browser), owner.athleteId);
  await followed.received(1);
  events.follow = original;
  expect(numbersOf(followed)).toEqual([3]);
});

test('strangers, former coaches and the unknown hear nothing and are told that there is nothing', async () => {
  const owner = await live.athlete();
  const other = await live.athlete();
  const former = await live.coachOf(owner);
  await live.app.deps.db.coachAssignment.updateMany({
    where: { coachId: former.coachId },
    data: { endedAt: new Date() },
  });
  const elsewhere = await live.coachOf(other);
  for (const { browser } of [other, former, elsewhere]) {
    const { events, ended } = follow(live.clientOf(browser), owner.athleteId);
    await ended;
    expect(events).toMatchObject([{ errors: [{ message: 'Athlete not found', extensions: { code: 'NOT_FOUND' } }] }]);
  }
  const { events, ended } = follow(live.clientOf(live.app.browser()), owner.athleteId);
  await ended;
  expect(events).toMatchObject([{ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
  expect(live.followers()).toBe(0);
});

test('ended coaching ends the subscription: announced, at once; else at the next change, which is not sent', async () => {
  const owner = await live.athlete();
  const [told, untold] = [await live.coachOf(owner), await live.coachOf(owner)];
  const heard = [told, untold].map(({ browser }) => follow(live.clientOf(browser), owner.athleteId));
  await live.listening(2);
  await live.app.deps.db.coachAssignment.updateMany({
    where: { athleteId: owner.athleteId },
    data: { endedAt: new Date() },
  });
  await live.app.deps.events.publishAccess({ userId: told.userId });
  await heard[0]!.ended;
  await moves(owner, 1);
  await heard[1]!.ended;
  expect(heard.map(({ events }) => events)).toEqual([[], []]);
});

test('signing out everywhere ends the subscription', async () => {
  const owner = await live.athlete();
  const { events, ended } = follow(live.clientOf(owner.browser), owner.athleteId);
  await live.listening(1);
  await endSessions(live.app.deps, owner);
  await ended;
  expect(events).toEqual([]);
});

test('a client that leaves is no longer followed', async () => {
  const owner = await live.athlete();
  const { events } = live.app.deps;
  const original = events.follow;
  const left = new Promise<string>((resolve) => {
    events.follow = async (whom) => {
      const signals = await original(whom);
      const end = signals.return!.bind(signals);
      signals.return = () => {
        resolve(whom.athleteId!);
        return end();
      };
      return signals;
    };
  });
  const client = live.clientOf(owner.browser);
  follow(client, owner.athleteId);
  await live.listening(1);
  await client.dispose();
  expect(await left).toBe(owner.athleteId);
  events.follow = original;
});
