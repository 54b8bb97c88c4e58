import { encodeId } from '../../core/units/ids.ts';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { testDeps } from '../../test/app.ts';
import { ask } from '../../test/graphql.ts';
import { startRest, type Rest } from '../../test/rest.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from './access.ts';
import { applyBatchChange, previewBatchChange } from '../coaching/batch.ts';
import { undoBatchChange } from '../coaching/batchUndo.ts';
import type { AccountDeps } from '../account/account.ts';
import { createWorkout, rescheduleWorkout } from '../schedule/workout.ts';

/** Every text of the answer, whatever it is in, that speaks to the athlete. Instructions are the athlete's own, whoever reads them. */
function addressed(answer: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(answer, (name, value: unknown) => {
    if (name === 'instructions' || name === 'steps') return undefined;
    if (typeof value === 'string' && /\b(you|your)\b/i.test(value)) texts.push(value);
    return value;
  });
  return texts;
}

describe('over GraphQL', () => {
  const clock = { now: new Date('2026-11-23T06:00:00Z') };
  let database: TestDatabase;
  let deps: AccountDeps;
  beforeAll(async () => {
    database = await createDatabase();
    deps = testDeps(database.db, clock);
  });
  afterAll(() => database.drop());

  const PAGE = `query ($id: ID!) { athlete(id: $id) {
    revisions(first: 10) { edges { node { summary workoutChanges { description } } } }
    schedule { weeks { proof { constraint } workouts { reasons { text } } } }
    seasonPlan { warnings { message recommendation } phases { description } races { warnings { message recommendation } } }
  } }`;
  const LIGHTER = `mutation ($input: PreviewBatchChangeInput!) { previewBatchChange(input: $input) { ... on BatchChangePayload { batch { previews { changes { fromDate changeDescription } kept problem } } } } }`;

  test('a coach reads of the athlete, who is spoken to', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const id = encodeId('athlete', athlete.athleteId);
    const moved = (await workoutsOf(deps, athlete)).find(({ scheduledDate }) => scheduledDate > '2026-11-24')!;
    await rescheduleWorkout(deps, coach, moved.id, { newDate: '2026-11-24', newDayOfWeek: 'tuesday' });
    expect(addressed((await ask(deps, athlete, PAGE, { id })).data)).toEqual(
      expect.arrayContaining([expect.stringMatching(/by your coach\.$/)]),
    );
    const read = await ask(deps, coach, PAGE, { id });
    expect(read.errors).toEqual([]);
    expect(addressed(read.data)).toEqual([]);
    expect(JSON.stringify(read.data)).toMatch(/by their coach\./);

    const { data } = await ask(deps, coach, LIGHTER, { input: { athleteIds: [id], percent: 20, week: 'THIS_WEEK' } });
    const [{ changes }] = data.previewBatchChange.batch.previews;
    expect(changes[0].changeDescription).toMatch(
      /^Shorten the [a-z ]+ on [A-Z][a-z]+ \d+ November from (?:\d+ to \d+ min|\d+:\d\d to \d+:\d\d h)\.$/,
    );
    const days = changes.map(({ fromDate }: { fromDate: string }) => fromDate);
    expect(days).toEqual([...days].sort());
    expect(addressed(data)).toEqual([]);
  });

  test('a change by a coach, and its undo, is summed up for who reads it', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const { id } = await previewBatchChange(deps, coach, {
      athleteIds: [athlete.athleteId],
      percent: 20,
      week: 'this-week',
    });
    await applyBatchChange(deps, coach, id, {});
    await undoBatchChange(deps, coach, id);
    const summaries = async (viewer: Viewer) => {
      const { data } = await ask(deps, viewer, PAGE, { id: encodeId('athlete', athlete.athleteId) });
      return data.athlete.revisions.edges.slice(0, 2).map(({ node }: { node: { summary: string } }) => node.summary);
    };
    const lighter = (whose: string) => new RegExp(`^20% less this week, by ${whose} coach: \\d+ workouts shorter\\.$`);
    const undone = (whose: string) =>
      new RegExp(`^Undid: 20% less this week, by ${whose} coach: \\d+ workouts shorter\\.$`);
    for (const [viewer, whose] of [
      [athlete, 'your'],
      [coach, 'their'],
    ] as const)
      expect(await summaries(viewer)).toEqual([
        expect.stringMatching(undone(whose)),
        expect.stringMatching(lighter(whose)),
      ]);
  });

  test('what an athlete named keeps its words', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const { workout } = await createWorkout(
      deps,
      athlete,
      { athleteId: athlete.athleteId, weekId: undefined },
      {
        scheduledDate: '2026-11-26',
        workoutType: 'run',
        intensity: 'easy',
        duration: 30,
        description: 'Make your legs thank you',
      },
    );
    const { data } = await ask(deps, coach, PAGE, { id: encodeId('athlete', athlete.athleteId) });
    const { summary, workoutChanges } = data.athlete.revisions.edges[0].node;
    expect(summary).toBe(`Added ${workout.description} on Thursday 26 November.`);
    expect(workoutChanges[0].description).toContain('Make your legs thank you');
  });
});

describe('over REST', () => {
  let rest: Rest;
  beforeAll(async () => {
    rest = await startRest('2026-11-23');
  });
  afterAll(() => rest.app.close());

  test('the paths of a coach speak of the athlete', async () => {
    const athlete = await rest.scheduled();
    const coach = await rest.coachOf(athlete);
    const id = await rest.idOf(athlete);
    const workout = (await rest.weeksOf(athlete))
      .flatMap(({ workouts }: { workouts: { id: string; scheduledDate: string }[] }) => workouts)
      .find(({ scheduledDate }: { scheduledDate: string }) => scheduledDate > '2026-11-24');
    const moved = await rest.reschedule(coach, workout.id, '2026-11-24');
    expect(moved.json.workout.reasons.map(({ text }: { text: string }) => text)).toContainEqual(
      expect.stringMatching(/by their coach\.$/),
    );
    const schedule = await coach.get(`/api/coach/athletes/${id}/training-schedule`);
    const season = await coach.get(`/api/coach/athlete/${id}/season-plan`);
    expect(schedule.json.weeks).toHaveLength(4);
    expect(addressed([moved.json, schedule.json, season.json])).toEqual([]);
    expect(addressed((await athlete.get('/api/training-schedule')).json)).not.toEqual([]);
  });
});
