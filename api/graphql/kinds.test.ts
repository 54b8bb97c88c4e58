import type { GraphQLEnumType } from 'graphql';
import { ADVICE_CODES, PROPOSAL_CODES } from '../core/codes/note.ts';
import { REASON_CODES } from '../core/codes/reason.ts';
import { REFUSAL_CODES } from '../core/codes/refusal.ts';
import { MOVE_WARNING_CODES, PLAN_WARNING_CODES, RECOMMENDATION_CODES } from '../core/codes/warning.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete } from '../test/schedules.ts';
import { schema } from './schema.ts';

let viewer: Awaited<ReturnType<typeof aScheduledAthlete>>;

const deps = setUpDeps('2026-11-20T12:00:00Z');
beforeAll(async () => {
  viewer = await aScheduledAthlete(deps);
});

const SETS: Record<string, object> = {
  ReasonKind: REASON_CODES,
  RefusalKind: REFUSAL_CODES,
  AdviceKind: ADVICE_CODES,
  ProposalKind: PROPOSAL_CODES,
  PlanWarningKind: PLAN_WARNING_CODES,
  RecommendationKind: RECOMMENDATION_CODES,
  MoveWarningKind: MOVE_WARNING_CODES,
};

test.each(Object.entries(SETS))('%s has the words of the core, and one for others', (name, codes) => {
  const values = (schema.getType(name) as GraphQLEnumType).getValues();
  expect(values.map((value) => value.name).sort()).toEqual([...new Set([...Object.keys(codes), 'OTHER'])].sort());
});

test('every field of such a kind has the same word as the string beside it', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type ? Object.values(type.getFields()) : [],
  );
  const kinds = fields.filter(({ type }) => Object.keys(SETS).includes(String(type).replace('!', '')));
  expect(new Set(kinds.map(({ name }) => name))).toEqual(new Set(['kind', 'reasonKind']));
  expect(kinds.every(({ deprecationReason }) => deprecationReason === undefined)).toBe(true);
});

test('nothing that is a code or a kind is a mere string, but for what may go', () => {
  const strings = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type && !type.name.startsWith('__')
      ? Object.values(type.getFields()).flatMap((field) =>
          /(?:code|kind|status)$/i.test(field.name) && /^String!?$/.test(String(field.type)) && !field.deprecationReason
            ? [`${type.name}.${field.name}`]
            : [],
        )
      : [],
  );
  expect(strings).toEqual([]);
});

const reasons = async () => {
  const { viewer: answer } = (
    await ask(
      deps,
      viewer,
      '{ viewer { athlete { schedule { weeks { workouts { id reasons { code kind text } } } } } } }',
    )
  ).data;
  return answer.athlete.schedule.weeks.flatMap((week: { workouts: object[] }) => week.workouts) as {
    id: string;
    reasons: { code: string; kind: string; text: string }[];
  }[];
};

test('each reason of a schedule has its kind', async () => {
  const all = (await reasons()).flatMap((workout) => workout.reasons);
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  expect(all.filter(({ code, kind }) => code !== kind)).toEqual([]);
});

test('a reason that another version wrote is another one', async () => {
  const [{ id } = { id: '' }] = await reasons();
  const where = { id: id.slice('workout_'.length) };
  const written: Prisma.InputJsonValue = [{ code: 'toString', text: 'Of old.', source: 'rule', inputs: {} }];
  const { reasons: before } = await deps.db.workout.findUniqueOrThrow({ where });
  await deps.db.workout.update({ where, data: { reasons: written } });
  const { node } = (await ask(deps, viewer, `{ node(id: "${id}") { ... on Workout { reasons { code kind text } } } }`))
    .data;
  expect(node.reasons).toEqual([{ code: 'toString', kind: 'OTHER', text: 'Of old.' }]);
  await deps.db.workout.update({ where, data: { reasons: before as Prisma.InputJsonValue } });
});

const MUTATIONS: [string, string, () => Promise<object> | object, object][] = [
  [
    'a refusal',
    'createWorkout',
    () => ({ athleteId: `athlete_${viewer.athleteId}`, scheduledDate: '2028-01-01', workoutType: 'RUN', duration: 30 }),
    { __typename: 'NotPossible', code: 'OUTSIDE_SCHEDULE', kind: 'OUTSIDE_SCHEDULE' },
  ],
  [
    'bad input',
    'submitCheckIn',
    () => ({ mood: 70 }),
    { __typename: 'InvalidInput', code: 'VALIDATION', kind: 'VALIDATION' },
  ],
];
test.each(MUTATIONS)('%s says its kind', async (_what, name, input, expected) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const { data } = await ask(
    deps,
    viewer,
    `mutation ($input: ${type}) { ${name}(input: $input) { __typename ... on Refusal { code kind } } }`,
    { input: await input() },
  );
  expect(data[name]).toEqual(expected);
});

test('a change, its advice and what there is to decide say theirs', async () => {
  const { data } = await ask(
    deps,
    viewer,
    'mutation { submitCheckIn(input: { stress: 10, sleep: 1, mood: 1, energyLevel: 1, mentalReadiness: 1, travelThisWeek: true }) { ... on SubmitCheckInPayload { adaptation { changes { reasonCode reasonKind } advice { code kind } proposals { code kind } } } } }',
  );
  const { changes, advice, proposals } = data.submitCheckIn.adaptation;
  expect(changes.length * advice.length).toBeGreaterThan(0);
  expect(changes.filter(({ reasonCode, reasonKind }: Record<string, string>) => reasonCode !== reasonKind)).toEqual([]);
  expect([...advice, ...proposals].filter(({ code, kind }: Record<string, string>) => code !== kind)).toEqual([]);
});

test('warnings of a move, and of a season, say theirs', async () => {
  const [{ id } = { id: '' }] = (await reasons()).slice(-1);
  await deps.db.trainingPreferences.update({
    where: { athleteId: viewer.athleteId },
    data: { unavailableDays: ['wednesday'] },
  });
  const move = `mutation { rescheduleWorkout(input: { workoutId: "${id}", newDate: "2026-12-02" }) { ... on RescheduleWorkoutPayload { warnings { code kind } } } }`;
  expect((await ask(deps, viewer, move)).data.rescheduleWorkout.warnings).toContainEqual({
    code: 'UNAVAILABLE_DAY',
    kind: 'UNAVAILABLE_DAY',
  });
  const races = [3, 4].map(
    (week) =>
      `mutation { addRace(input: { raceName: "Race", raceType: MARATHON, raceDate: "2027-0${week}-07", priority: A }) { ... on AddRacePayload { validation { warnings { code kind } } } } }`,
  );
  await ask(deps, viewer, 'mutation { createSeasonPlan(input: {}) { __typename } }');
  const warned = [];
  for (const race of races) warned.push(...((await ask(deps, viewer, race)).data?.addRace?.validation?.warnings ?? []));
  expect(warned.length).toBeGreaterThan(0);
  expect(warned.filter(({ code, kind }: Record<string, string>) => code !== kind)).toEqual([]);
});
