import { encodeId } from '../core/units/ids.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { sendMessage } from '../domain/message/message.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import type { Json } from '../test/json.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { statementsOf } from '../test/statements.ts';

const clock = { now: new Date() };
const deps = setUpDeps(clock);
beforeEach(() => {
  // a Monday, so that the first week is whole
  clock.now = new Date('2026-11-23T12:00:00Z');
});

const GLANCE = `training { lastWorkout { id } nextKeyWorkout { id isLong isHard scheduledDate } nextRace { raceName }
  consistency weekConsistency weeklyLoad form formBand }`;
const ROSTER = `query ($sort: RosterSort!, $show: RosterChoice!, $first: Int) { viewer { coach { athletes(sort: $sort, show: $show, first: $first) {
  totalCount edges { ${GLANCE} node { email } } } } } }`;
const roster = async (coach: Viewer, over: object = {}): Promise<Json> =>
  (await ask(deps, coach, ROSTER, { sort: 'NAME', show: 'EVERYBODY', first: 100, ...over })).data.viewer.coach.athletes;
const emails = ({ edges }: Json) => edges.map(({ node }: Json) => node.email);

type Athlete = Awaited<ReturnType<typeof aScheduledAthlete>>;
const named = (lastName: string) => aScheduledAthlete(deps, { personalProfile: { firstName: 'Robin', lastName } });

async function aSquad(...athletes: readonly Athlete[]) {
  const coach = await aCoachOf(deps, athletes[0]!);
  for (const { athleteId } of athletes.slice(1))
    await deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId } });
  return coach;
}

/** The first workouts of the plan are done as planned, and it is eight days later. */
async function trains(athlete: Athlete, count: number) {
  clock.now = new Date('2026-11-23T12:00:00Z');
  const workouts = (await workoutsOf(deps, athlete)).slice(0, count);
  clock.now = new Date('2026-12-01T12:00:00Z');
  for (const { id, duration } of workouts) {
    await submitWorkoutFeedback(deps, athlete, id, {
      completionStatus: 'completed',
      actualDuration: duration,
      perceivedExertion: 5,
      feelingRating: 7,
    });
  }
  return workouts;
}

test('the figures of an athlete are those of their own pages', async () => {
  const athlete = await named('Abel');
  const coach = await aSquad(athlete);
  const done = await trains(athlete, 3);
  await deps.db.activity.create({
    data: {
      athleteId: athlete.athleteId,
      sport: 'run',
      startedAt: new Date('2026-11-29T07:00:00Z'),
      day: new Date('2026-11-29'),
      movingSec: 1800,
      elapsedSec: 1800,
      tss: 44,
      measure: 'pace',
      contentHash: 'beside',
    },
  });
  const own = await ask(
    deps,
    athlete,
    '{ viewer { athlete { overview { consistency } performance(weeks: 12) { days { date tss form } } seasonPlan { races { raceName } } } } }',
  );
  const { overview, performance, seasonPlan } = own.data.viewer.athlete;
  const days = performance.days.filter(({ date }: Json) => date <= '2026-12-01');
  const [{ training }] = (await roster(coach)).edges;
  expect(training).toMatchObject({
    lastWorkout: { id: encodeId('workout', done.at(-1)!.id) },
    nextRace: seasonPlan.races[0],
    consistency: overview.consistency,
    form: days.map(({ form }: Json) => form),
  });
  expect(training.weekConsistency).toBeLessThan(100);
  const total = days.reduce((sum: number, { tss, date }: Json) => sum + (date < '2026-12-01' ? tss : 0), 0);
  expect(training.weeklyLoad).toHaveLength(8);
  expect(training.weeklyLoad.reduce((sum: number, tss: number) => sum + tss, 0)).toBeCloseTo(total, 0);
  const { isLong, isHard, scheduledDate } = training.nextKeyWorkout;
  expect([isLong || isHard, scheduledDate >= '2026-12-01']).toEqual([true, true]);
});

test('the list is ordered by what the figures say, and shows whom the coach looks for', async () => {
  const [busy, lazy, quiet] = [await named('Abel'), await named('Bell'), await named('Cole')];
  const coach = await aSquad(busy, lazy, quiet);
  await trains(busy, 4);
  await trains(lazy, 1);
  const place = { athleteId: lazy.athleteId, aboutId: encodeId('coach', coach.coachId) };
  await sendMessage(deps, lazy, place, { text: 'Hello', key: 'hello' });
  const order = async (sort: string, show = 'EVERYBODY') => {
    const names: Record<string, string> = { [busy.email]: 'busy', [lazy.email]: 'lazy', [quiet.email]: 'quiet' };
    return emails(await roster(coach, { sort, show })).map((email: string) => names[email]);
  };
  expect(await order('LAST_WORKOUT')).toEqual(['quiet', 'lazy', 'busy']);
  expect(await order('CONSISTENCY')).toEqual(['quiet', 'lazy', 'busy']);
  expect(await order('FORM')).toEqual(['busy', 'lazy', 'quiet']);
  expect((await order('UNREAD'))[0]).toBe('lazy');
  expect(await order('NAME', 'UNREAD')).toEqual(['lazy']);
  expect(await order('NAME', 'CHECK_IN_PENDING')).toEqual(['busy', 'lazy', 'quiet']);
  expect(await order('NAME', 'RACE_AHEAD')).toEqual([]);
  await deps.db.race.updateMany({ where: { athleteId: quiet.athleteId }, data: { raceDate: new Date('2026-12-29') } });
  expect(await order('NAME', 'RACE_AHEAD')).toEqual(['quiet']);
  expect((await order('NEXT_RACE'))[0]).toBe('quiet');
  await deps.db.race.updateMany({ where: { athleteId: quiet.athleteId }, data: { raceDate: new Date('2026-12-30') } });
  expect(await order('NAME', 'RACE_AHEAD')).toEqual([]);
  expect(await order('NAME', 'ATTENTION')).toEqual(expect.arrayContaining(['quiet']));
});

test.each(['NAME', 'FORM', 'UNREAD'])(
  'ordered by %s, any number of athletes is read in the same number of statements',
  async (sort) => {
    const squad = async (size: number) => {
      const athletes = [];
      for (let at = 0; at < size; at += 1) athletes.push(await named(`Vale ${at}`));
      const coach = await aSquad(...athletes);
      // limits that a change broke are looked up once
      await roster(coach, { sort });
      return coach;
    };
    const [two, six] = [await squad(2), await squad(6)];
    const sent = async (coach: Viewer, count: number) =>
      (await statementsOf(async () => expect((await roster(coach, { sort })).totalCount).toBe(count))).length;
    const few = await sent(two, 2);
    expect(await sent(six, 6)).toBe(few);
    expect(few).toBeLessThan(45);
  },
);

test('an athlete who looks at their coach sees no figures, and a former coach none at all', async () => {
  const athlete = await named('Abel');
  const coach = await aSquad(athlete);
  const own = `{ viewer { athlete { coachings { coach { athletes { edges { ${GLANCE} } } } } } } }`;
  const seen = await ask(deps, athlete, own);
  expect(seen.data.viewer.athlete.coachings[0].coach.athletes.edges).toEqual([{ training: null }]);
  await deps.db.coachAssignment.updateMany({ where: { coachId: coach.coachId }, data: { endedAt: clock.now } });
  expect((await roster(coach)).edges).toEqual([]);
});
