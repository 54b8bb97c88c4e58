import { parse, validate } from 'graphql';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import { createSeasonPlan } from '../domain/season/seasonPlan.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { MOVE } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { schema } from './schema.ts';

const deps = setUpDeps({ now: new Date('2026-11-20T12:00:00Z') });

const CREATE = `mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) { __typename ... on InvalidInput { errors { path message } }
  ... on CreateWorkoutPayload { week { weekStartDate } workout { id dayOfWeek duration tss isHard instructions
    steps { repeat steps { kind durationSec distanceM target { metric lo hi } } } } } } }`;

async function added(input: object) {
  const viewer = await aScheduledAthlete(deps);
  await deps.db.athlete.update({ where: { id: viewer.athleteId }, data: { ftp: 250, runThresholdSpeed: 4 } });
  const common = {
    athleteId: `athlete_${viewer.athleteId}`,
    scheduledDate: '2026-11-26',
    workoutType: 'RUN',
    intensity: 'threshold',
  };
  const answer = await ask(deps, viewer, CREATE, { input: { ...common, ...input } });
  return { viewer, answer, made: answer.data?.createWorkout };
}

test('its week and weekday are those of its date', async () => {
  const { made } = await added({ duration: 45 });
  expect(made).toMatchObject({
    week: { weekStartDate: '2026-11-23' },
    workout: { dayOfWeek: 'THURSDAY', duration: 45, steps: [] },
  });
});

test('a workout moves to a date alone', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { id } = (await workoutsOf(deps, viewer)).find(({ scheduledDate }) => scheduledDate > '2026-11-30')!;
  const answer = await ask(deps, viewer, MOVE, { input: { workoutId: `workout_${id}`, newDate: '2026-12-10' } });
  expect(answer.data.rescheduleWorkout.__typename).toBe('RescheduleWorkoutPayload');
  expect((await workoutsOf(deps, viewer)).find((each) => each.id === id)!.scheduledDate).toBe('2026-12-10');
});

test('what is read of a planned workout makes the same workout again on another day', async () => {
  const viewer = await anAthlete(deps);
  await deps.db.athlete.update({ where: { id: viewer.athleteId }, data: { ftp: 250, runThresholdSpeed: 4 } });
  await createSeasonPlan(deps, viewer);
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  const STEPS = 'steps { repeat steps { kind leg durationSec distanceM note target { metric lo hi } } }';
  const fields = `workoutType intensity description instructions ${STEPS}`;
  const planned = (await workoutsOf(deps, viewer)).filter(({ workoutType }) => workoutType !== 'race');
  const kinds = new Map(planned.map((each) => [`${each.workoutType} ${each.intensity}`, each]));
  expect(kinds.size).toBeGreaterThan(2);
  for (const { id, duration } of kinds.values()) {
    const read = await ask(deps, viewer, `query ($id: ID!) { node(id: $id) { ... on Workout { ${fields} } } }`, {
      id: `workout_${id}`,
    });
    const workout = read.data.node;
    const answer = await ask(
      deps,
      viewer,
      `mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) { __typename ... on CreateWorkoutPayload { workout { ${fields} duration } } } }`,
      { input: { ...workout, athleteId: `athlete_${viewer.athleteId}`, scheduledDate: '2026-12-10' } },
    );
    const { instructions: _, ...made } = answer.data.createWorkout.workout;
    const { instructions: __, ...same } = workout;
    expect(made).toEqual({ ...same, duration });
  }
});

const LINE = '15m easy, 5x(3m 106%, 3m easy), 15m easy';

test('steps as text are those that a library workout of the same text has in a schedule', async () => {
  const { made } = await added({ stepText: LINE, instructions: 'On the track.' });
  expect(made.workout).toMatchObject({ duration: 60, isHard: true });
  const viewer = await aScheduledAthlete(deps);
  await deps.db.athlete.update({ where: { id: viewer.athleteId }, data: { ftp: 250, runThresholdSpeed: 4 } });
  const coach = await aCoachOf(deps, viewer);
  const entry = await ask(
    deps,
    coach,
    'mutation ($input: CreateLibraryWorkoutInput!) { createLibraryWorkout(input: $input) { ... on CreateLibraryWorkoutPayload { libraryWorkout { id } } } }',
    {
      input: { name: 'Run', workoutType: 'RUN', intensity: 'threshold', instructions: 'On the track.', stepText: LINE },
    },
  );
  const placed = await ask(
    deps,
    coach,
    `mutation ($input: ScheduleLibraryWorkoutInput!) { scheduleLibraryWorkout(input: $input) { ... on ScheduleLibraryWorkoutPayload { outcomes { problem workout {
    duration tss isHard instructions steps { repeat steps { kind durationSec distanceM target { metric lo hi } } } } } } } }`,
    {
      input: {
        libraryWorkoutId: entry.data.createLibraryWorkout.libraryWorkout.id,
        scheduledDate: '2026-12-09',
        athleteIds: [`athlete_${viewer.athleteId}`],
      },
    },
  );
  const [outcome] = placed.data.scheduleLibraryWorkout.outcomes;
  expect(outcome.problem).toBeNull();
  const { id, dayOfWeek, ...rest } = made.workout;
  expect([typeof id, dayOfWeek]).toEqual(['string', 'THURSDAY']);
  expect(rest).toEqual(outcome.workout);
});

const step = (durationSec: number) => ({
  repeat: 1,
  steps: [{ kind: 'WORK', durationSec, target: { metric: 'THR_SPEED', lo: 0.9, hi: 0.95 } }],
});

test('steps as a list are kept as they are, and decide the duration', async () => {
  const { made } = await added({ steps: [step(1800), step(600)] });
  expect(made.workout).toMatchObject({ duration: 40, steps: [step(1800), step(600)] });
});

test.each([
  [{}, 'duration', 'Duration must be a whole number from 1 to 600.'],
  [{ steps: [] }, 'duration', 'Duration must be a whole number from 1 to 600.'],
  [{ stepText: '15m easy, 5x(3m 106' }, 'stepText', expect.stringMatching(/^At \d+: /)],
  [{ stepText: LINE, steps: [step(600)] }, 'stepText', 'Give the steps once, as text or as a list.'],
  [{ stepText: LINE, duration: 90 }, 'stepText', 'The steps last 1:00 h, not 1:30 h.'],
  [{ steps: [step(600)], duration: 45 }, 'steps', 'The steps last 10 min, not 45 min.'],
  [{ steps: [{ ...step(36_000), repeat: 2 }] }, 'steps', 'The steps must last from 1 to 600 minutes.'],
])('%j is refused at %s', async (input, path, message) => {
  const { viewer, made } = await added(input);
  expect(made).toEqual({ __typename: 'InvalidInput', errors: [{ path, message }] });
  expect((await deps.db.athlete.findUniqueOrThrow({ where: { id: viewer.athleteId } })).scheduleRevision).toBe(2);
});

test.each([
  ['{moveRace: {raceId: "race_0", raceDate: "2027-01-01"}}', true],
  ['{}', false],
  ['{moveRace: {raceId: "race_0", raceDate: "2027-01-01"}, removeRace: {raceId: "race_0"}}', false],
  ['{moveRace: null}', false],
])('an edit of a season is exactly one: %s', (edit, isValid) => {
  const mistakes = validate(
    schema,
    parse(`mutation { previewRegeneration(input: {edits: [${edit}]}) { __typename } }`),
  );
  expect(
    mistakes.map(({ message }) =>
      /OneOf Input Object "SeasonEdit" must|Field "SeasonEdit\.moveRace" must be non-null|exactly one key/.test(
        message,
      ),
    ),
  ).toEqual(isValid ? [] : [true]);
});
