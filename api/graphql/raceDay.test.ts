import { decodeId, encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { addRace, deleteRace } from '../domain/season/race.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, weeksOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${TODAY}T12:00:00Z`)));

const PLAN = `dayPlan { targetSec isGoal lowSec highSec summary support notes warmUp checklist disclaimer
  legs { kind name distanceM seconds clockSec watts mostWatts effort advice splits { toM seconds clockSec gainM watts } course { distanceM gainM heights } }
  fuel { gramsPerHour bestGramsPerHour boundBy rehearsals text intake { fromSec untilSec kind grams } fluidLowMl fluidHighMl fluidText sodium }
  heat { level wbgt slowerLow slowerHigh slowerLowSec slowerHighSec dropout advice } troubles { title line }
  given { hasBikeCourse hasRunCourse temperatureC humidity practisedCarbsPerHour gelCarbsG bottleCarbsG bottleMl } changedByRole changedAt }`;

const MARATHON = { raceName: 'Lake Marathon', raceType: 'marathon', raceDate: '2027-02-07', priority: 'B' } as const;

async function anAthlete(race: object = MARATHON) {
  const viewer = await aScheduledAthlete(deps);
  await deps.db.athlete.update({
    where: { id: viewer.athleteId },
    data: { runThresholdSpeed: 3.9, ftp: 240, css: 1.1 },
  });
  const added = await addRace(deps, viewer, viewer.athleteId, race);
  return { viewer, raceId: encodeId('race', added.race.id) };
}

async function planOf(viewer: Viewer, raceId: string) {
  const text = `query ($id: ID!) { node(id: $id) { ... on Race { prediction { plannedSec } ${PLAN} } } }`;
  const { data, errors } = await ask(deps, viewer, text, { id: raceId });
  expect(errors).toEqual([]);
  return data.node;
}

async function give(viewer: Viewer, raceId: string, given: object) {
  const text = `mutation ($input: UpdateRaceDayPlanInput!) { updateRaceDayPlan(input: $input) { __typename
    ... on UpdateRaceDayPlanPayload { race { id ${PLAN} } } ... on InvalidInput { errors { path message } } ... on Refusal { code message } } }`;
  const { data, errors } = await ask(deps, viewer, text, { input: { raceId, ...given } });
  return errors.length > 0 ? errors[0] : data.updateRaceDayPlan;
}

const hills = Array.from({ length: 101 }, (_, index) => ({ d: index * 422, ele: 400 + 30 * (index % 10) }));

test('a race ahead has a plan of its day, which adds up to the planned time', async () => {
  const { viewer, raceId } = await anAthlete();
  const { prediction, dayPlan } = await planOf(viewer, raceId);
  expect(dayPlan.targetSec).toBe(prediction.plannedSec);
  expect(dayPlan.legs).toHaveLength(1);
  expect(dayPlan.legs[0].splits.at(-1)).toMatchObject({ toM: 42_195, clockSec: dayPlan.targetSec });
  expect(dayPlan).toMatchObject({
    heat: null,
    disclaimer: 'Not medical advice.',
    given: { hasRunCourse: false, temperatureC: null },
    changedByRole: null,
    changedAt: null,
    fuel: { gramsPerHour: 30, bestGramsPerHour: 90, boundBy: 'NOT_TOLD', rehearsals: 6 },
  });
  clock.now = new Date('2027-02-08T12:00:00Z');
  expect((await planOf(viewer, raceId)).dayPlan).toBeNull();
  expect(await give(viewer, raceId, { temperatureC: 12 })).toMatchObject({
    __typename: 'NotPossible',
    code: 'DONE_OR_PAST',
  });
});

test('what is given is kept field by field, by athlete or coach, and is no revision', async () => {
  const { viewer, raceId } = await anAthlete();
  const coach = await aCoachOf(deps, viewer);
  const revisions = await deps.db.revision.count({ where: { athleteId: viewer.athleteId } });
  const first = await give(viewer, raceId, { runCourse: hills, practisedCarbsPerHour: 60, gelCarbsG: 22 });
  expect(first.race.dayPlan).toMatchObject({
    given: { hasRunCourse: true, practisedCarbsPerHour: 60, gelCarbsG: 22, bottleMl: null },
    fuel: { gramsPerHour: 60, boundBy: 'PRACTISED', rehearsals: 3 },
    changedByRole: 'ATHLETE',
  });
  expect(first.race.dayPlan.legs[0].course.heights.length).toBeLessThanOrEqual(160);
  const second = await give(coach, raceId, { temperatureC: 27.5, humidity: 70, gelCarbsG: null });
  expect(second.race.dayPlan).toMatchObject({
    given: { hasRunCourse: true, practisedCarbsPerHour: 60, gelCarbsG: null, temperatureC: 27.5, humidity: 70 },
    heat: { level: 'DO_NOT_RACE' },
    changedByRole: 'COACH',
  });
  expect(second.race.dayPlan.heat.advice).toContain('They lose nothing');
  expect(await give(viewer, raceId, {})).toMatchObject({ race: { dayPlan: { changedByRole: 'COACH' } } });
  const { dayPlan } = (await give(viewer, raceId, { runCourse: null })).race;
  expect(dayPlan.given.hasRunCourse).toBe(false);
  expect(dayPlan.legs[0].course).toBeNull();
  expect(
    await deps.db.raceDayPlan.findMany({ where: { athleteId: viewer.athleteId }, select: { version: true } }),
  ).toEqual([{ version: 3 }]);
  expect(await deps.db.revision.count({ where: { athleteId: viewer.athleteId } })).toBe(revisions);
});

test.each([
  [{ temperatureC: 60 }, 'temperatureC', 'Temperature must be from -20 to 50 °C.'],
  [{ humidity: 101 }, 'humidity', 'Humidity must be a whole number from 0 to 100 %.'],
  [{ practisedCarbsPerHour: -1 }, 'practisedCarbsPerHour', expect.stringContaining('from 0 to 150 g an hour')],
  [{ gelCarbsG: 4 }, 'gelCarbsG', expect.stringContaining('from 5 to 100 g')],
  [{ bottleMl: 99 }, 'bottleMl', expect.stringContaining('from 100 to 2000 ml')],
  [{ runCourse: [{ d: 0, ele: 0 }] }, 'runCourse', 'A course has 2 to 2000 points.'],
  [{ runCourse: [...hills, { d: 3, ele: 1 }] }, 'runCourse', expect.stringContaining('lies further')],
  [{ runCourse: hills.map(({ d }) => ({ d, ele: 9500 })) }, 'runCourse', 'Heights of a course are -500 to 9000 m.'],
  [{ runCourse: hills.map(({ d, ele }) => ({ d: d / 1000, ele })) }, 'runCourse', 'A course is 400 m to 1000 km long.'],
  [
    { runCourse: hills.slice(0, 26) },
    'runCourse',
    'This course is 10.6 km long, the race 42.2 km: give one within 25% of its length.',
  ],
  [{ bikeCourse: hills }, 'bikeCourse', 'This race has no ride.'],
])('what cannot be is refused by its field: %#', async (given, path, message) => {
  const { viewer, raceId } = await anAthlete();
  expect(await give(viewer, raceId, given)).toEqual({
    __typename: 'InvalidInput',
    code: 'VALIDATION',
    message: expect.any(String),
    errors: [{ path, message }],
  });
  expect(await deps.db.raceDayPlan.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
});

test('for a stranger neither the race nor its day is there', async () => {
  const { viewer, raceId } = await anAthlete();
  await give(viewer, raceId, { temperatureC: 12 });
  const stranger = await aViewer(deps);
  expect(await planOf(stranger, raceId)).toBeNull();
  expect(await give(stranger, raceId, { temperatureC: 30 })).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  expect((await planOf(viewer, raceId)).dayPlan.given.temperatureC).toBe(12);
});

test('a token for reading reads it, and changes nothing', async () => {
  const { viewer, raceId } = await anAthlete();
  const reading = { ...viewer, scope: 'read' } as const;
  expect((await planOf(reading, raceId)).dayPlan.targetSec).toBeGreaterThan(0);
  expect(await give(reading, raceId, { temperatureC: 12 })).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

test('a triathlon has its legs, with what the climbs of the ride take counted in', async () => {
  const { viewer, raceId } = await anAthlete({ ...MARATHON, raceName: 'Half', raceType: 'half-ironman' });
  const flat = (await planOf(viewer, raceId)).dayPlan;
  expect(flat.legs.map(({ name }: { name: string }) => name)).toEqual(['Swim', 'T1', 'Bike', 'T2', 'Run']);
  const ride = hills.map(({ d, ele }) => ({ d: 2 * d, ele }));
  const { dayPlan } = (await give(viewer, raceId, { bikeCourse: ride })).race;
  expect(dayPlan.targetSec).toBeGreaterThan(flat.targetSec);
  expect(dayPlan.legs[2].watts).toBe(flat.legs[2].watts);
  expect(dayPlan.notes.join(' ')).toContain('which is counted in');
});

test('what was given is found again when the deletion of its race is undone', async () => {
  const { viewer, raceId } = await anAthlete();
  await give(viewer, raceId, { temperatureC: 9 });
  const { revision } = await deleteRace(deps, viewer, decodeId('race', raceId));
  await undoScheduleChange(deps, viewer, viewer.athleteId, revision.id);
  expect((await planOf(viewer, raceId)).dayPlan.given.temperatureC).toBe(9);
});

test('the workout of a race knows its race, and no other does', async () => {
  const { viewer, raceId } = await anAthlete();
  const [workout, other] = (await weeksOf(deps, viewer)).flatMap(({ workouts }) => workouts);
  const scheduledDate = new Date(`${MARATHON.raceDate}T00:00:00Z`);
  await deps.db.workout.update({ where: { id: workout!.id }, data: { workoutType: 'race', scheduledDate } });
  await deps.db.workout.update({ where: { id: other!.id }, data: { scheduledDate } });
  const text = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Workout { race { id } } } }';
  const { data } = await ask(deps, viewer, text, {
    ids: [workout, other].map((each) => encodeId('workout', each!.id)),
  });
  expect(data.nodes).toEqual([{ race: { id: raceId } }, { race: null }]);
});
