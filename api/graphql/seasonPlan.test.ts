import { createSeasonPlan } from '../domain/season/seasonPlan.ts';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete, aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

const PLAN = `mutation { createSeasonPlan(input: {}) { __typename ... on Refusal { code message }
  ... on CreateSeasonPlanPayload { athlete { seasonPlan { id dateIsAssumed seasonStart seasonEnd mainRace { raceName raceDate priority } races { id } phases { phaseType startDate endDate } warnings { code } } } } } }`;

describe('the season plan', () => {
  test('comes from the goal, phases without gaps, once however often it is asked for', async () => {
    const viewer = await anAthlete(deps);
    const [one, two] = await Promise.all([ask(deps, viewer, PLAN), ask(deps, viewer, PLAN)]);
    const plan = one.data.createSeasonPlan.athlete.seasonPlan;
    expect(plan).toMatchObject({
      dateIsAssumed: false,
      seasonStart: TODAY,
      mainRace: { raceName: 'Lake Olympic', raceDate: addDays(TODAY, 112), priority: 'A' },
    });
    expect(plan.phases.length).toBeGreaterThan(2);
    const phases = plan.phases as { startDate: string; endDate: string }[];
    expect(phases.slice(1).map(({ startDate }) => startDate)).toEqual(
      phases.slice(0, -1).map(({ endDate }) => addDays(endDate, 1)),
    );
    expect(two.data.createSeasonPlan.athlete.seasonPlan).toEqual(plan);
    expect(await deps.db.seasonPlan.count({ where: { athleteId: viewer.athleteId } })).toBe(1);
  });

  test('takes the goal time of the onboarding, and warns of one that is too fast', async () => {
    const viewer = await anAthlete(deps, { raceGoal: { raceType: 'marathon', goalTimeSec: 9000 } });
    await deps.db.athlete.update({ where: { id: viewer.athleteId! }, data: { runThresholdSpeed: 3.9 } });
    const { plan } = await createSeasonPlan(deps, viewer);
    expect(plan.races.map(({ goalTimeSec }) => goalTimeSec)).toEqual([9000]);
    expect(plan.warnings).toContainEqual(expect.objectContaining({ code: 'GOAL_TOO_FAST' }));
  });

  test('places a goal without a date at the ideal number of weeks, on a Sunday, and says so', async () => {
    const viewer = await anAthlete(deps, { raceGoal: { targetDate: undefined } });
    const plan = (await ask(deps, viewer, PLAN)).data.createSeasonPlan.athlete.seasonPlan;
    expect(plan).toMatchObject({ dateIsAssumed: true, warnings: [{ code: 'RACE_DATE_ASSUMED' }] });
    expect(weekdayOf(plan.mainRace.raceDate)).toBe('sunday');
    expect(Math.round((Date.parse(plan.mainRace.raceDate) - Date.parse(TODAY)) / 604_800_000)).toBe(16);
  });

  test('needs a goal', async () => {
    const viewer = await aViewer(deps);
    expect((await ask(deps, viewer, PLAN)).data.createSeasonPlan).toMatchObject({
      __typename: 'NotPossible',
      code: 'NO_RACE_GOAL',
    });
  });
});
