import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { addDays } from '../core/calendar/calendar.ts';
import { flattenSteps } from '../core/workout/prescription/stepSums.ts';
import type { Steps } from '../core/workout/workout.ts';
import { packStreams } from '../core/streams/pack.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { requestAdjustment } from '../domain/adapt/adjustment.ts';
import { setAthleteGroup } from '../domain/coaching/athleteGroup.ts';
import { saveRosterView } from '../domain/coaching/rosterView.ts';
import { applyBatchChange, previewBatchChange } from '../domain/coaching/batch.ts';
import { reportIllness } from '../domain/athlete/illness.ts';
import { previewRegeneration } from '../domain/season/seasonRegeneration.ts';
import { schema } from '../graphql/schema.ts';
import { NODES } from './access/nodes.ts';
import { openWorld, type PrincipalName, TODAY, type World } from './access/world.ts';
import { mornings } from './core/life.ts';
import { ask } from './graphql.ts';
import { move } from './scheduleActs.ts';

// Every field asked for alone, by every way to what has it: none may need another one beside it. What is read for a field depends on
// the few fields above it, so of the ways that end alike the shortest stands for all. Where a way leads to nothing, no field is resolved;
// what is read for it there is planned for each field as it is where the last step of the way leads to something, so that the first is
// asked for alone, and the others together. So it is for ways that differ in the third step from their end alone.

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await fill(world);
});
afterAll(() => world.app.close());

/** What the world has only as a row, or not at all, as people make it. */
async function fill({ app: { deps }, owner, principals, ids }: World): Promise<void> {
  const { athleteId } = owner;
  await deps.db.trainingPreferences.update({
    where: { athleteId },
    data: {
      // fewer than the phases were made from: they would be planned anew
      weeklyHoursAvailable: 3,
      maxMinutesByDay: { tuesday: 60 },
      schedulingConstraints: 'No swim on Fridays. I work shifts.',
      blackoutDates: [{ from: '2026-12-24', to: '2026-12-26', label: 'Holidays' }],
    },
  });
  await reportIllness(deps, owner, {
    from: addDays(TODAY, -4),
    wellOn: addDays(TODAY, -2),
    mild: true,
    symptoms: ['cold'],
  });
  // a hard ride that nobody has decided about, and a test that somebody has
  await deps.db.athlete.update({ where: { id: athleteId }, data: { ftp: 150, lthr: 170 } });
  const window = { seconds: 1200, value: 264, heartRate: 163, coverage: 1 };
  await deps.db.activity.create({
    data: {
      athleteId,
      streams: { create: { athleteId, packed: packStreams({ power: [264, null, 264] })! } },
      sport: 'bike',
      startedAt: `${TODAY}T04:30:00Z`,
      day: new Date(TODAY),
      movingSec: 1200,
      elapsedSec: 1200,
      tss: 30,
      measure: 'power',
      meanMax: { power: [window], speed: [] },
      contentHash: 'hard ride',
    },
  });
  await deps.db.wellnessDay.createMany({
    data: mornings(4, TODAY).map(({ day, hrv }) => ({ athleteId, day: new Date(day), hrv })),
  });
  const { id: connectionId } = await deps.db.connection.findFirstOrThrow({ where: { athleteId } });
  const sent = { athleteId, connectionId, workoutId: decodeId('workout', ids.workout)!, contentHash: 'sent' };
  await deps.db.deviceWorkout.create({ data: { ...sent, day: new Date(TODAY), state: 'sent' } });
  const decided = { threshold: 'css', value: 1.1, evidence: {}, decision: 'dismissed', by: 'athlete' };
  await deps.db.thresholdRecord.create({ data: { ...decided, athleteId, decidedAt: new Date(TODAY) } });
  const race = { raceName: 'Spring Half', raceType: 'half-marathon', raceDate: '2027-01-31', priority: 'B' };
  const preview = await previewRegeneration(deps, owner, athleteId, { edits: [{ addRace: race }] });
  const batch = await previewBatchChange(deps, principals.coach.viewer!, {
    athleteIds: [athleteId],
    percent: 20,
    week: 'next-week',
  });
  await applyBatchChange(deps, principals.coach.viewer!, batch.id, {});
  await setAthleteGroup(deps, principals.coach.viewer!, { athleteIds: [athleteId], group: 'Marathon', isIn: true });
  await saveRosterView(deps, principals.coach.viewer!, { name: 'Tired', show: 'everybody', sort: 'form' });
  const suggestion = await requestAdjustment(deps, owner, { request: 'less running next week' });
  await deps.db.race.updateMany({ where: { athleteId }, data: { resultStatus: 'finished', finishSeconds: 9000 } });
  // a run that was its workout, lap by lap
  const runs = await deps.db.workout.findMany({ where: { athleteId, workoutType: 'run' } });
  const planned = runs.find(({ steps }) => (steps as unknown as Steps).length > 0)!;
  const laps = flattenSteps(planned.steps as unknown as Steps).map(({ durationSec }) => ({
    movingSec: durationSec,
    distanceM: null,
    power: null,
    heartRate: 140,
    speed: 3,
    cadence: null,
    kind: null,
  }));
  await deps.db.activity.create({
    data: {
      athleteId,
      workoutId: planned.id,
      sport: 'run',
      startedAt: `${TODAY}T03:30:00Z`,
      day: new Date(TODAY),
      movingSec: 1200,
      elapsedSec: 1200,
      tss: 20,
      measure: 'effort',
      meanMax: { power: [], speed: [{ ...window, value: 3 }] },
      summary: { laps, fastest: [{ metres: 1000, seconds: 330 }] },
      contentHash: 'planned run',
    },
  });
  // a test that was done, and that nothing recorded
  const test = runs.find(({ id }) => id !== planned.id && id !== decodeId('workout', ids.workout))!;
  await deps.db.workout.update({ where: { id: test.id }, data: { templateId: 'RUN-21', status: 'completed' } });
  Object.assign(ids, {
    preview: encodeId('preview', preview.id),
    batch: encodeId('batch', batch.id),
    suggestion: encodeId('suggestion', suggestion.id),
  });
}

/** A document with a gap for what is asked. */
interface Way {
  name: string;
  type: GraphQLObjectType;
  /** The last step, and whose it is. */
  last: string;
  by: PrincipalName;
  ask(selection: string): string;
  /** What `$id` names. */
  id?: keyof World['ids'];
}

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const isOpen = ({ args }: GraphQLField<unknown, unknown>) => !args.some(isRequiredArgument);

/** What is found below a field, each with how it is told from its kin. */
function objectsOf(type: GraphQLOutputType): { type: GraphQLObjectType; on: (selection: string) => string }[] {
  const named = getNamedType(type);
  if (isObjectType(named)) return [{ type: named, on: (selection) => selection }];
  if (!isAbstractType(named)) return [];
  return schema
    .getPossibleTypes(named)
    .map((each) => ({ type: each, on: (selection: string) => `... on ${each.name} { ${selection} }` }));
}

/** All that is reached from there within so many steps, never by the same type twice. */
function waysOn(way: Way, steps: number, above: readonly GraphQLObjectType[] = []): Way[] {
  if (steps === 0) return [way];
  const passed = [...above, way.type];
  const further = fieldsOf(way.type)
    .filter(isOpen)
    .flatMap(({ name, type }) => objectsOf(type).map((found) => ({ ...found, field: name })))
    .filter(({ type }) => !passed.includes(type))
    .flatMap(({ field, type, on }) => {
      const next = {
        ...way,
        type,
        name: `${way.name}.${field}`,
        last: `${way.type.name}.${field}`,
        ask: (selection: string) => way.ask(`${field} { ${on(selection)} }`),
      };
      return waysOn(next, steps - 1, passed);
    });
  return [way, ...further];
}

const ANY_STEPS = 20;
const STEPS_THAT_COUNT = 3;
/** Each field alone is asked for by ways that differ in these. */
const STEPS_OF_A_FIELD = 2;
const library = getNamedType(schema.getQueryType()!.getFields().library!.type) as GraphQLObjectType;

const fromRoots: Way[] = [
  {
    ...{ by: 'owner' as const, name: 'viewer', type: typeOf('Viewer') },
    ask: (selection: string) => `{ viewer { ${selection} } }`,
  },
  {
    ...{ by: 'coach' as const, name: 'viewer.coach', type: typeOf('Coach') },
    ask: (selection: string) => `{ viewer { coach { ${selection} } } }`,
  },
  {
    ...{ by: 'coach' as const, name: 'athlete', type: typeOf('Athlete'), id: 'athlete' as const },
    ask: (selection: string) => `query ($id: ID!) { athlete(id: $id) { ${selection} } }`,
  },
  {
    ...{ by: 'coach' as const, name: 'library', type: library },
    ask: (selection: string) => `{ library { ${selection} } }`,
  },
  {
    ...{ by: 'owner' as const, name: 'workoutFamilies', type: typeOf('WorkoutFamily') },
    ask: (selection: string) => `{ workoutFamilies { ${selection} } }`,
  },
].flatMap((root) => waysOn({ ...root, last: root.name }, ANY_STEPS));

const fromIds = Object.entries(NODES).flatMap(([name, { id, sees }]) => {
  const of = { type: typeOf(name), id, by: sees.includes('self') ? ('owner' as const) : ('coach' as const) };
  const below = (root: string) => (selection: string) =>
    `query ($id: ID!) { ${root} { ... on ${name} { ${selection} } } }`;
  return [
    ...waysOn({ ...of, name: `node ${name}`, last: `node ${name}`, ask: below('node(id: $id)') }, 2),
    { ...of, name: `nodes ${name}`, last: `nodes ${name}`, ask: below('nodes(ids: [$id])') },
  ];
});

/** Of the ways from one root that end in the same so many steps to the same type, the shortest. */
function shortestOfEach(ways: readonly Way[], count: number): Way[] {
  const byEnd = new Map<string, Way>();
  for (const way of ways) {
    const [root, ...steps] = way.name.split('.');
    const end = [way.by, root, way.type.name, ...steps.slice(-count)].join('.');
    const known = byEnd.get(end);
    if (known === undefined || known.name.length > way.name.length) byEnd.set(end, way);
  }
  return [...byEnd.values()];
}

const all = shortestOfEach([...fromRoots, ...fromIds], STEPS_THAT_COUNT);
const ofEachField = new Set(shortestOfEach(all, STEPS_OF_A_FIELD));
const leavesOf = (type: GraphQLObjectType) =>
  fieldsOf(type).filter((field) => isOpen(field) && isLeafType(getNamedType(field.type)));
const types = [...new Set(all.map(({ type }) => type))].filter((type) => leavesOf(type).length > 0);

/** What nothing in this world has. */
const NOT_THERE: readonly string[] = [
  'PrincipleConflict',
  'PrincipleEffect',
  'LanguageModel',
  'WeeklyDigest',
  'SilentDays',
  'AdjustmentReach',
  'MethodPrediction',
  'RaceCourse',
  'RaceHeat',
  'RaceIntake',
  'RaceSplit',
  'RungTrial',
];

test.each(types.map((type) => ({ type, ways: all.filter((way) => way.type === type) })))(
  'each field of $type.name alone, in $ways.length ways',
  async ({ type, ways }) => {
    const faults: string[] = [];
    const [first, ...others] = leavesOf(type).map(({ name }) => name);
    /** Asks for these fields of what is found by that way, and answers whether anything is. */
    const meets = async ({ name, by, ask: documentOf, id }: Way, asked: readonly string[]) => {
      const { viewer } = world.principals[by];
      const document = documentOf(asked.join(' '));
      const { codes, data } = await ask(world.app.deps, viewer, document, id ? { id: world.ids[id] } : {});
      if (codes.length > 0) faults.push(`${name}.${asked.join(' ')}: ${[...new Set(codes)].join(', ')}`);
      return JSON.stringify(data).includes(`"${asked[0]}":`);
    };
    const there = new Set<Way>();
    for (const way of ways) if (await meets(way, [first!])) there.add(way);
    const lastSteps = new Set([...there].map(({ last }) => last));
    for (const way of ways) {
      const isMet = there.has(way) ? !ofEachField.has(way) : lastSteps.has(way.last);
      const isTogether = isMet && others.length > 0;
      for (const asked of isTogether ? [others] : others.map((name) => [name])) await meets(way, asked);
    }
    expect(faults).toEqual([]);
    expect([type.name, there.size > 0]).toEqual([type.name, !NOT_THERE.includes(type.name)]);
  },
);

test('each field of the workouts that a move answers with', async () => {
  const { deps } = world.app;
  const days = ['2026-11-26', '2026-11-27'];
  const below = (type: GraphQLOutputType) => {
    const named = getNamedType(type);
    return isObjectType(named) ? `{ ${leavesOf(named)[0]!.name} }` : '';
  };
  const asked = fieldsOf(typeOf('Workout')).filter(isOpen);
  for (const [index, { name, type }] of asked.entries()) {
    const document = `mutation ($input: RescheduleWorkoutInput!) { rescheduleWorkout(input: $input) { __typename
      ... on RescheduleWorkoutPayload { weeks { workouts { ${name} ${below(type)} } } } } }`;
    const { data, codes } = await ask(
      deps,
      world.owner,
      document,
      move(decodeId('workout', world.ids.workout)!, days[index % 2]!),
    );
    expect([name, data.rescheduleWorkout.__typename, codes]).toEqual([name, 'RescheduleWorkoutPayload', []]);
  }
});
