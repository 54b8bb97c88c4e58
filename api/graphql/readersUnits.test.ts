import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { type DisplayUnits, METRIC } from '../core/units/displayUnits.ts';
import { encodeId } from '../core/units/ids.ts';
import { describeSteps } from '../core/workout/prescription/describe.ts';
import type { Steps } from '../core/workout/workout.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { calendarText } from '../domain/accountData/exportCalendar.ts';
import { ask } from '../test/graphql.ts';
import { setUpRest } from '../test/rest.ts';
import { aCoachOf, workoutsOf } from '../test/schedules.ts';

// An athlete who trains in yards and miles, and a coach who thinks in metres, read the same schedule.

const TODAY = '2026-11-20';
const YARDS: DisplayUnits = { units: 'imperial', poolLength: '25yd' };
const THRESHOLDS = { ftp: null, runThresholdSpeed: 1000 / 270, css: 1, lthr: null };
const STEPS: Steps = [
  { kind: 'warmup', durationSec: 400, distanceM: 400, effort: 0.7, target: { metric: 'rpe', lo: 2, hi: 3 } },
  {
    repeat: 8,
    steps: [
      { kind: 'work', durationSec: 100, distanceM: 100, effort: 1, target: { metric: 'css', lo: 0.98, hi: 1.02 } },
      { kind: 'rest', durationSec: 15, effort: 0.5, target: { metric: 'rpe', lo: 1, hi: 1 } },
    ],
  },
];
const IN_METRES = [
  'Warm-up 400 m (about 6:30 min) (RPE 2–3)',
  '8 × 100 m (about 1:40 min) (1:38–1:42 /100 m), 15 s',
  'Count your strokes.',
].join('\n');
const IN_YARDS = [
  'Warm-up 425 yd (about 6:30 min) (RPE 2–3)',
  '8 × 100 yd (about 1:40 min) (1:30–1:33 /100 yd), 15 s',
  'Count your strokes.',
].join('\n');

const READ = `query ($id: ID!) { node(id: $id) { ... on Workout { description instructions version } } }`;
const MOVE = `mutation ($input: RescheduleWorkoutInput!) { rescheduleWorkout(input: $input) {
  ... on RescheduleWorkoutPayload { revision { summary } workout { description } } ... on Refusal { message } } }`;
const EDIT = `mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) {
  ... on UpdateWorkoutPayload { unchanged workout { description instructions } } ... on Refusal { message } } }`;
const HISTORY = `query ($id: ID!) { athlete(id: $id) { revisions(first: 1) { edges { node { summary
  workoutChanges { description before { description } } } } } } }`;
const WHY = `mutation ($input: RequestAdjustmentInput!) { requestAdjustment(input: $input) {
  ... on RequestAdjustmentPayload { suggestion { explanation } } ... on Refusal { message } } }`;

let deps: AccountDeps;
const rest = setUpRest(TODAY);
beforeAll(() => {
  deps = rest.app.deps;
});

/** The athlete with a swim of tomorrow or later, and how they and their coach reach the server. */
async function readers() {
  const browser = await rest.scheduled();
  const athleteId = (await rest.idOf(browser)).slice('athlete_'.length);
  const { userId } = await deps.db.athlete.update({ where: { id: athleteId }, data: THRESHOLDS });
  await deps.db.user.update({ where: { id: userId }, data: YARDS });
  const athlete: Viewer = { userId, athleteId, coachId: null, units: YARDS, scope: 'session' };
  const coach: Viewer = { ...(await aCoachOf(deps, athlete)), units: METRIC };
  const swim = (await workoutsOf(deps, athlete)).find(
    ({ scheduledDate, workoutType }) => scheduledDate > TODAY && workoutType === 'swim',
  )!;
  await deps.db.workout.update({
    where: { id: swim.id },
    data: {
      description: 'CSS swim 8 × 100 m',
      instructions: [...describeSteps(STEPS, 'swim', THRESHOLDS), 'Count your strokes.'].join('\n'),
      steps: STEPS as unknown as object[],
      version: { increment: 1 },
    },
  });
  return { browser, athlete, coach, swim, id: encodeId('workout', swim.id) };
}

test('a workout is read in the units of whoever reads it, of whoever it is', async () => {
  const { athlete, coach, id } = await readers();
  const read = async (viewer: Viewer) => (await ask(deps, viewer, READ, { id })).data.node;
  expect(await read(athlete)).toMatchObject({ description: 'CSS swim 8 × 100 yd', instructions: IN_YARDS });
  expect(await read(coach)).toMatchObject({ description: 'CSS swim 8 × 100 m', instructions: IN_METRES });
});

test('REST answers in the units of the account', async () => {
  const { browser, id } = await readers();
  const workouts = (await rest.weeksOf(browser)).flatMap((week: { workouts: object[] }) => week.workouts);
  expect(workouts.find((each: { id: string }) => each.id === id)).toMatchObject({
    description: 'CSS swim 8 × 100 yd',
    instructions: IN_YARDS,
    steps: STEPS,
  });
});

test('the calendar of an account is in its units', async () => {
  const { athlete } = await readers();
  const text = await calendarText(deps.db, athlete as never, ({ events }) =>
    JSON.stringify(events.map(({ title, text }) => [title, text])),
  );
  expect(text).toContain('CSS swim 8 × 100 yd');
  expect(text).toContain('1:30–1:33 /100 yd');
  expect(text).not.toContain('8 × 100 m');
});

test('what is sent back as it was read is no change, and what is changed of it is kept in metres', async () => {
  const { athlete, coach, id } = await readers();
  const edit = async (input: object) =>
    (await ask(deps, athlete, EDIT, { input: { workoutId: id, ...input } })).data.updateWorkout;
  expect(await edit({ description: 'CSS swim 8 × 100 yd', instructions: IN_YARDS })).toMatchObject({
    unchanged: true,
  });
  expect(await edit({ instructions: `${IN_YARDS}\nFins if tired.` })).toMatchObject({
    unchanged: false,
    workout: { description: 'CSS swim 8 × 100 yd', instructions: `${IN_YARDS}\nFins if tired.` },
  });
  expect((await ask(deps, coach, READ, { id })).data.node).toMatchObject({
    instructions: `${IN_METRES}\nFins if tired.`,
  });
});

test('a change and its history tell each reader in their units', async () => {
  const { athlete, coach, swim, id } = await readers();
  const newDate = addDays(swim.scheduledDate, 1);
  const input = { workoutId: id, newDate, newDayOfWeek: weekdayOf(newDate).toUpperCase() };
  const moved = (await ask(deps, athlete, MOVE, { input })).data.rescheduleWorkout;
  expect(moved.revision.summary).toMatch(/^Moved CSS swim 8 × 100 yd from /);
  const latest = async (viewer: Viewer) =>
    (await ask(deps, viewer, HISTORY, { id: encodeId('athlete', athlete.athleteId) })).data.athlete.revisions.edges[0]
      .node;
  for (const [viewer, title] of [
    [athlete, 'CSS swim 8 × 100 yd'],
    [coach, 'CSS swim 8 × 100 m'],
  ] as const) {
    const { summary, workoutChanges } = await latest(viewer);
    expect(summary).toMatch(new RegExp(`^Moved ${title} from `));
    expect(workoutChanges).toEqual([
      { description: expect.stringMatching(new RegExp(`^${title} on .* moved to `)), before: { description: title } },
    ]);
  }
});

test('an answer of the conversation is in the units of who asks', async () => {
  const { athlete, swim } = await readers();
  const input = { request: `why the swim on ${swim.scheduledDate}?`, conversationHistory: [] };
  const { suggestion } = (await ask(deps, athlete, WHY, { input })).data.requestAdjustment;
  expect(suggestion.explanation).toContain('(CSS swim 8 × 100 yd)');
});
