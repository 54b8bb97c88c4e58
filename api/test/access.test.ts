import { createClient } from 'graphql-ws';
import { type GraphQLObjectType, isInterfaceType, isListType, isNonNullType, isObjectType, isUnionType, type GraphQLOutputType } from 'graphql';
import { WebSocket } from 'ws';
import { apiRoutes } from '../app.ts';
import { createSessions } from '../auth/session.ts';
import { addDays, weekdayOf } from '../core/calendar.ts';
import { decodeId } from '../core/ids.ts';
import { addRace } from '../domain/race.ts';
import { previewRegeneration } from '../domain/seasonRegeneration.ts';
import { undoScheduleChange } from '../domain/undo.ts';
import { createWorkout, rescheduleWorkout } from '../domain/workout.ts';
import { schema } from '../graphql/schema.ts';
import { aWorld, missing, type Principal, PRINCIPALS, type PrincipalName, TODAY, type World } from './access/world.ts';
import { testEnv } from './app.ts';
import type { Answer } from './browser.ts';
import { onboardingForm } from './builders.ts';
import { ask } from './graphql.ts';
import { weeksOf } from './schedules.ts';
import { allRows } from './snapshot.ts';

// Every door (routes, query roots, mutations, the subscription, every type with an id) tried by everybody. The doors are
// counted from the route table and the schema: one without a rule here fails.

let world: World;
const names = Object.keys(PRINCIPALS) as PrincipalName[];

beforeAll(async () => {
  world = await aWorld();
}, 60_000);
afterAll(() => world.app.close());

/**
 * Who may pass. public: everybody. own: everybody signed in, each to their own things; ownWrite: without tokens for reading.
 * ownThing: the owner's alone, for everybody else it is not there. see: the owner and their coach. edit: they, without tokens for reading. tell: the owner alone, the coach learns that.
 * coachSee and coachEdit: coaches, of the owner.
 */
type Rule = 'public' | 'ownThing' | 'own' | 'ownWrite' | 'see' | 'edit' | 'tell' | 'coachSee' | 'coachEdit';

type Verdict = 'passes' | 'unauthenticated' | 'reads only' | 'athlete only' | 'coaches only' | 'as missing';

function verdict(rule: Rule, { standing }: Principal): Verdict {
  if (rule === 'public') return 'passes';
  if (standing === 'nobody') return 'unauthenticated';
  if (rule === 'own') return 'passes';
  if (standing === 'reader' && ['ownWrite', 'ownThing', 'edit', 'tell', 'coachEdit'].includes(rule)) return 'reads only';
  if (rule === 'ownWrite') return 'passes';
  const isOfOwner = standing === 'self' || standing === 'reader';
  if (rule === 'ownThing') return isOfOwner ? 'passes' : 'as missing';
  if ((rule === 'coachSee' || rule === 'coachEdit') && standing !== 'coach') return standing === 'foreign coach' ? 'as missing' : 'coaches only';
  if (rule === 'tell' && standing === 'coach') return 'athlete only';
  return isOfOwner || standing === 'coach' ? 'passes' : 'as missing';
}

const REFUSALS: Record<Exclude<Verdict, 'passes' | 'as missing'>, { status: number; code: string; message: string }> = {
  unauthenticated: { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in again.' },
  'reads only': { status: 403, code: 'FORBIDDEN', message: 'This access token may only read.' },
  'athlete only': { status: 403, code: 'FORBIDDEN', message: 'Only the athlete can do this.' },
  'coaches only': { status: 403, code: 'FORBIDDEN', message: 'Only coaches can do this.' },
};

/** The answer without what differs from request to request. */
function bare({ status, json }: Answer) {
  const { requestId: _requestId, ...body } = (json ?? {}) as Record<string, unknown>;
  return { status, body };
}

interface Door {
  rule: Rule;
  /** `id`: the owner's, or one that nothing has. */
  send(principal: Principal, id: (own: string) => string): Promise<Answer>;
  /** Makes sure that there is something to do. */
  first?(): Promise<unknown>;
}

const uuid = () => world.owner.athleteId;
let made = 0;

const call = (method: string, path: (id: (own: string) => string) => string, body?: (id: (own: string) => string, principal: Principal) => unknown) =>
  (principal: Principal, id: (own: string) => string) => world.call(principal, method, path(id), body?.(id, principal));

const given = { scheduledDate: TODAY, dayOfWeek: 'friday', workoutType: 'run', duration: 30 };
const somethingToUndo = async () => {
  const { id: weekId } = (await weeksOf(world.app.deps, world.owner))[0]!;
  await createWorkout(world.app.deps, world.owner, { athleteId: world.owner.athleteId, weekId }, given);
};
const emailOf = ({ viewer }: Principal) => viewer?.email ?? 'nobody@example.com';
const EVERY_DAY = '2026-11-26';

const RACE = { raceName: 'Winter Half', raceType: 'half-marathon', raceDate: '2027-01-17', priority: 'B' };
const RACE_ID = () => decodeId('race', world.ids.race)!;
/** Once one door has deleted the race, the next finds it again. */
const keepingRace = async () => {
  const { db } = world.app.deps;
  if ((await db.race.count({ where: { id: RACE_ID() } })) > 0) return;
  const { number } = (await db.revision.findFirstOrThrow({ where: { athleteId: world.owner.athleteId, summary: { startsWith: 'Deleted the race' } }, orderBy: { number: 'desc' } }));
  const { id } = await db.revision.findFirstOrThrow({ where: { athleteId: world.owner.athleteId, number } });
  await undoScheduleChange(world.app.deps, world.owner, world.owner.athleteId, id);
};
let previewId = 'preview_00000000-0000-7000-8000-000000000001';
const freshPreview = async () => {
  await keepingRace();
  const { db } = world.app.deps;
  if ((await db.race.count({ where: { athleteId: world.owner.athleteId } })) < 2) await addRace(world.app.deps, world.owner, world.owner.athleteId, RACE);
  previewId = `preview_${(await previewRegeneration(world.app.deps, world.owner, world.owner.athleteId, {})).id}`;
};

const ROUTES: Record<string, Door> = {
  'POST /api/auth/register': {
    rule: 'public',
    send: call('POST', () => '/api/auth/register', () => ({ email: `matrix${(made += 1)}@example.com`, password: 'correct horse battery', firstName: 'New', lastName: 'One' })),
  },
  'POST /api/auth/login': {
    rule: 'public',
    send: call('POST', () => '/api/auth/login', () => ({ email: world.principals.stranger.viewer!.email, password: 'correct horse battery' })),
  },
  'GET /api/auth/providers': { rule: 'public', send: call('GET', () => '/api/auth/providers') },
  'GET /api/auth/user': { rule: 'own', send: call('GET', () => '/api/auth/user') },
  'POST /api/auth/end-sessions': { rule: 'ownWrite', send: call('POST', () => '/api/auth/end-sessions') },
  'GET /api/logout': { rule: 'public', send: call('GET', () => '/api/logout') },
  'POST /api/onboarding/complete': { rule: 'ownWrite', send: call('POST', () => '/api/onboarding/complete', (_id, principal) => onboardingForm(emailOf(principal), TODAY)) },
  'GET /api/profile': { rule: 'own', send: call('GET', () => '/api/profile') },
  'GET /api/season-plan': { rule: 'own', send: call('GET', () => '/api/season-plan') },
  'POST /api/season-plan/create': { rule: 'ownWrite', send: call('POST', () => '/api/season-plan/create') },
  'POST /api/season-plan/races': { rule: 'ownWrite', send: call('POST', () => '/api/season-plan/races', () => RACE) },
  'PATCH /api/season-plan/races/:raceId': { rule: 'ownThing', send: call('PATCH', (id) => `/api/season-plan/races/${id(world.ids.race)}`, () => ({ notes: 'New' })) },
  'DELETE /api/season-plan/races/:raceId': { rule: 'ownThing', first: keepingRace, send: call('DELETE', (id) => `/api/season-plan/races/${id(world.ids.race)}`) },
  'PUT /api/season-plan/races/:raceId/result': { rule: 'ownThing', send: call('PUT', (id) => `/api/season-plan/races/${id(world.ids.race)}/result`, () => ({ status: 'did-not-start' })) },
  'DELETE /api/season-plan/races/:raceId/result': { rule: 'ownThing', send: call('DELETE', (id) => `/api/season-plan/races/${id(world.ids.race)}/result`) },
  'POST /api/season-plan/preview-regeneration': { rule: 'ownWrite', send: call('POST', () => '/api/season-plan/preview-regeneration') },
  'POST /api/season-plan/apply-regeneration': { rule: 'ownThing', first: freshPreview, send: call('POST', () => '/api/season-plan/apply-regeneration', (id) => ({ previewId: id(previewId) })) },
  'PATCH /api/season-plan/phases/:phaseId': { rule: 'ownThing', send: call('PATCH', (id) => `/api/season-plan/phases/${id(world.ids.phase)}`, () => ({ weeklyVolume: 6 })) },
  'PATCH /api/season-plan/sport-preferences': { rule: 'ownWrite', send: call('PATCH', () => '/api/season-plan/sport-preferences', () => ({ sportPreferences: ['running'] })) },
  'POST /api/coach/athlete/:athleteId/season-plan/races': { rule: 'coachEdit', send: call('POST', (id) => `/api/coach/athlete/${id(world.ids.athlete)}/season-plan/races`, () => RACE) },
  'PATCH /api/coach/athlete/:athleteId/races/:raceId': {
    rule: 'coachEdit',
    send: call('PATCH', (id) => `/api/coach/athlete/${id(world.ids.athlete)}/races/${id(world.ids.race)}`, () => ({ notes: 'New' })),
  },
  'DELETE /api/coach/athlete/:athleteId/races/:raceId': {
    rule: 'coachEdit',
    first: keepingRace,
    send: call('DELETE', (id) => `/api/coach/athlete/${id(world.ids.athlete)}/races/${id(world.ids.race)}`),
  },
  'PATCH /api/coach/athlete/:athleteId/phase/:phaseId': {
    rule: 'coachEdit',
    send: call('PATCH', (id) => `/api/coach/athlete/${id(world.ids.athlete)}/phase/${id(world.ids.phase)}`, () => ({ weeklyVolume: 6 })),
  },
  'PATCH /api/coach/athlete/:athleteId/season-plan/sport-preferences': {
    rule: 'coachEdit',
    send: call('PATCH', (id) => `/api/coach/athlete/${id(world.ids.athlete)}/season-plan/sport-preferences`, () => ({ sportPreferences: ['running'] })),
  },
  'GET /api/training-schedule': { rule: 'own', send: call('GET', () => '/api/training-schedule') },
  'POST /api/training-schedule/generate': { rule: 'ownWrite', send: call('POST', () => '/api/training-schedule/generate', () => ({ mode: 'season-plan' })) },
  'GET /api/coach/athletes/:athleteId/training-schedule': { rule: 'coachSee', send: call('GET', (id) => `/api/coach/athletes/${id(world.ids.athlete)}/training-schedule`) },
  'GET /api/coach/athlete/:athleteId/season-plan': { rule: 'coachSee', send: call('GET', (id) => `/api/coach/athlete/${id(world.ids.athlete)}/season-plan`) },
  'PATCH /api/training-schedule/workouts/:workoutId/reschedule': {
    rule: 'edit',
    send: call('PATCH', (id) => `/api/training-schedule/workouts/${id(world.ids.workout)}/reschedule`, () => ({ newDate: EVERY_DAY, newDayOfWeek: 'thursday' })),
  },
  'POST /api/training-schedule/workouts/:workoutId/feedback': {
    rule: 'tell',
    send: call('POST', (id) => `/api/training-schedule/workouts/${id(world.ids.done)}/feedback`, () => ({ completionStatus: 'completed' })),
  },
  'POST /api/training-schedule/workouts/create': {
    rule: 'edit',
    send: call('POST', () => '/api/training-schedule/workouts/create', (id) => ({ athleteProfileId: id(world.ids.athlete), trainingWeekId: id(world.ids.week), ...given, scheduledDate: EVERY_DAY, dayOfWeek: 'thursday' })),
  },
  'POST /api/training-schedule/undo': { rule: 'edit', first: somethingToUndo, send: call('POST', () => '/api/training-schedule/undo', (id) => ({ athleteProfileId: id(world.ids.athlete) })) },
};

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const same = (id: string) => id;

test('every route has a rule', () => {
  const routes = apiRoutes(createSessions(world.app.deps, world.app.env), testEnv()).map(keyOf);
  expect(Object.keys(ROUTES).sort()).toEqual([...routes].sort());
});

/** Signing in and out are doors that end the session of before; the next door must find it again. */
async function keepingSessions<T>(act: () => Promise<T>): Promise<T> {
  const { db } = world.app.deps;
  const rows = await db.session.findMany();
  const answer = await act();
  await db.session.createMany({ data: rows.map((row) => ({ ...row, data: row.data as object })), skipDuplicates: true });
  return answer;
}

const cells = (doors: readonly string[]) => doors.flatMap((door) => names.map((name) => [door, name] as const));

describe('routes', () => {
  test.each(cells(Object.keys(ROUTES)))('%s by the %s', async (key, name) => {
    const door = ROUTES[key]!;
    const principal = world.principals[name];
    const { db } = world.app.deps;
    await door.first?.();
    const expected = verdict(door.rule, principal);
    const writes = !key.startsWith('GET ');
    const before = writes && (await allRows(db, uuid()));
    const ends = /register|login|end-sessions|logout/.test(key);
    const answer = ends ? await keepingSessions(() => door.send(principal, same)) : await door.send(principal, same);
    if (expected === 'passes') {
      expect([401, 403, 404, 405]).not.toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
      const isOthers = door.rule !== 'public' && principal.standing.startsWith('foreign');
      if (isOthers) expect(answer.text).not.toMatch(/Ownerly|Race of the owner/);
      if (!isOthers) return;
    } else if (expected === 'as missing') {
      expect(answer.status).toBe(404);
      expect(bare(answer)).toEqual(bare(await door.send(principal, missing)));
    } else {
      const { status, ...body } = REFUSALS[expected];
      expect(bare(answer)).toEqual({ status, body });
    }
    if (writes) expect(await allRows(db, uuid())).toEqual(before);
  });
});

const REFUSAL = '__typename ... on Refusal { code message }';
const query = (text: string, variables: (id: (own: string) => string, principal: Principal) => object) =>
  (principal: Principal, id: (own: string) => string) => world.call(principal, 'POST', '/graphql', { query: text, variables: variables(id, principal) });
const mutation = (name: string, type: string, input: (id: (own: string) => string, principal: Principal) => object) =>
  query(`mutation ($input: ${type}!) { ${name}(input: $input) { ${REFUSAL} } }`, (id, principal) => ({ input: input(id, principal) }));

const onboardingInput = (principal: Principal) => ({
  raceGoal: { raceType: 'MARATHON' },
  fitnessAssessments: [{ sport: 'RUNNING', experienceLevel: 'BEGINNER', currentFitnessLevel: 'LOW' }],
  trainingPreferences: { weeklyHoursAvailable: 6, longWorkoutDays: ['SUNDAY'], unavailableDays: [], preferredWorkoutTimes: 'MORNING' },
  personalProfile: { firstName: 'Robin', lastName: 'Vale', email: emailOf(principal), age: 38, gender: 'OTHER', injuries: [] },
});

const MUTATIONS: Record<string, Door> = {
  completeOnboarding: { rule: 'ownWrite', send: mutation('completeOnboarding', 'CompleteOnboardingInput', (_id, principal) => onboardingInput(principal)) },
  createSeasonPlan: { rule: 'ownWrite', send: mutation('createSeasonPlan', 'CreateSeasonPlanInput', () => ({})) },
  generateSchedule: { rule: 'ownWrite', send: mutation('generateSchedule', 'GenerateScheduleInput', () => ({ mode: 'SEASON_PLAN' })) },
  createWorkout: {
    rule: 'edit',
    send: mutation('createWorkout', 'CreateWorkoutInput', (id) => ({
      athleteId: id(world.ids.athlete), trainingWeekId: id(world.ids.week), scheduledDate: EVERY_DAY, dayOfWeek: 'THURSDAY', workoutType: 'RUN', duration: 30, intensity: 'easy',
    })),
  },
  rescheduleWorkout: { rule: 'edit', send: mutation('rescheduleWorkout', 'RescheduleWorkoutInput', (id) => ({ workoutId: id(world.ids.workout), newDate: EVERY_DAY, newDayOfWeek: 'THURSDAY' })) },
  submitWorkoutFeedback: { rule: 'tell', send: mutation('submitWorkoutFeedback', 'SubmitWorkoutFeedbackInput', (id) => ({ workoutId: id(world.ids.done), completionStatus: 'COMPLETED' })) },
  addRace: { rule: 'edit', send: mutation('addRace', 'AddRaceInput', (id) => ({ ...RACE, raceType: 'HALF_MARATHON', athleteId: id(world.ids.athlete) })) },
  updateRace: { rule: 'edit', first: keepingRace, send: mutation('updateRace', 'UpdateRaceInput', (id) => ({ raceId: id(world.ids.race), notes: 'New' })) },
  deleteRace: { rule: 'edit', first: keepingRace, send: mutation('deleteRace', 'DeleteRaceInput', (id) => ({ raceId: id(world.ids.race) })) },
  recordRaceResult: { rule: 'edit', first: keepingRace, send: mutation('recordRaceResult', 'RecordRaceResultInput', (id) => ({ raceId: id(world.ids.race), result: { status: 'DID_NOT_START' } })) },
  updatePhase: { rule: 'edit', send: mutation('updatePhase', 'UpdatePhaseInput', (id) => ({ phaseId: id(world.ids.phase), weeklyVolume: 6 })) },
  updateSportPreferences: { rule: 'edit', send: mutation('updateSportPreferences', 'UpdateSportPreferencesInput', (id) => ({ athleteId: id(world.ids.athlete), sportPreferences: ['RUNNING'] })) },
  previewRegeneration: { rule: 'edit', first: freshPreview, send: mutation('previewRegeneration', 'PreviewRegenerationInput', (id) => ({ athleteId: id(world.ids.athlete) })) },
  applyRegeneration: { rule: 'edit', first: freshPreview, send: mutation('applyRegeneration', 'ApplyRegenerationInput', (id) => ({ previewId: id(previewId) })) },
  submitCheckIn: { rule: 'ownWrite', send: mutation('submitCheckIn', 'SubmitCheckInInput', () => ({ stress: 8 })) },
  declineChange: { rule: 'edit', send: mutation('declineChange', 'DeclineChangeInput', (id) => ({ revisionId: id(world.ids.revision), workoutId: id(world.ids.workout) })) },
  restoreRevision: { rule: 'edit', first: somethingToUndo, send: mutation('restoreRevision', 'RestoreRevisionInput', (id) => ({ revisionId: id(world.ids.revision) })) },
  undoScheduleChange: { rule: 'edit', first: somethingToUndo, send: mutation('undoScheduleChange', 'UndoScheduleChangeInput', (id) => ({ athleteId: id(world.ids.athlete) })) },
};

test('every mutation has a rule', () => {
  expect(Object.keys(MUTATIONS).sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
});

describe('mutations', () => {
  test.each(cells(Object.keys(MUTATIONS)))('%s by the %s', async (key, name) => {
    const door = MUTATIONS[key]!;
    const principal = world.principals[name];
    const { db } = world.app.deps;
    await door.first?.();
    const expected = verdict(door.rule, principal);
    const before = await allRows(db, uuid());
    const answer = await door.send(principal, same);
    const [error] = (answer.json.errors ?? []) as { message: string; extensions: { code: string } }[];
    if (expected === 'passes') {
      expect(error).toBeUndefined();
      if (!principal.standing.startsWith('foreign')) return;
    } else {
      expect(answer.json.data ?? null).toBeNull();
      const refusal = expected === 'as missing' ? ((await door.send(principal, missing)).json.errors[0] as typeof error) : null;
      if (refusal) expect([error!.message, error!.extensions]).toEqual([refusal.message, refusal.extensions]);
      const { code, message } = expected === 'as missing' ? { code: 'NOT_FOUND', message: refusal!.message } : REFUSALS[expected];
      expect([error!.extensions.code, error!.message]).toEqual([code, message]);
    }
    expect(await allRows(db, uuid())).toEqual(before);
  });
});

/** Types with an id: an object of the owner, and who may see it. */
const NODES: Record<string, { id: keyof World['ids']; sees: readonly Principal['standing'][] }> = {
  User: { id: 'user', sees: ['self', 'reader'] },
  Athlete: { id: 'athlete', sees: ['self', 'reader', 'coach'] },
  Coach: { id: 'coach', sees: ['self', 'reader', 'coach'] },
  SeasonPlan: { id: 'plan', sees: ['self', 'reader', 'coach'] },
  Phase: { id: 'phase', sees: ['self', 'reader', 'coach'] },
  Race: { id: 'race', sees: ['self', 'reader', 'coach'] },
  RaceGoal: { id: 'goal', sees: ['self', 'reader', 'coach'] },
  TrainingWeek: { id: 'week', sees: ['self', 'reader', 'coach'] },
  Workout: { id: 'workout', sees: ['self', 'reader', 'coach'] },
  WorkoutFeedback: { id: 'feedback', sees: ['self', 'reader', 'coach'] },
  CheckIn: { id: 'checkIn', sees: ['self', 'reader', 'coach'] },
  Revision: { id: 'revision', sees: ['self', 'reader', 'coach'] },
  FitnessAssessment: { id: 'assessment', sees: ['self', 'reader', 'coach'] },
  Injury: { id: 'injury', sees: ['self', 'reader', 'coach'] },
};

test('every type with an id has a rule', () => {
  const types = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
  expect(Object.keys(NODES).sort()).toEqual([...types].sort());
});

/** Ids of rows that earlier cells may have replaced. */
async function presentIds(): Promise<World['ids']> {
  const { db } = world.app.deps;
  const where = { athleteId: world.owner.athleteId };
  const goal = await db.raceGoal.findFirstOrThrow({ where });
  const assessment = await db.fitnessAssessment.findFirstOrThrow({ where });
  const injury = (await db.injury.findFirst({ where })) ?? (await db.injury.create({ data: { ...where, injuryType: 'strain', affectedArea: 'calf' } }));
  return { ...world.ids, goal: `goal_${goal.id}`, assessment: `assessment_${assessment.id}`, injury: `injury_${injury.id}` };
}

const ROOTS: Record<string, string> = {
  node: 'query ($id: ID!) { found: node(id: $id) { __typename id } }',
  nodes: 'query ($id: ID!) { found: nodes(ids: [$id]) { __typename id } }',
};

describe('node and nodes', () => {
  test.each(cells(Object.keys(NODES)))('%s by the %s', async (type, name) => {
    const principal = world.principals[name];
    const { id, sees } = NODES[type]!;
    const own = (await presentIds())[id];
    const seen = sees.includes(principal.standing) ? { __typename: type, id: own } : null;
    for (const [root, text] of Object.entries(ROOTS)) {
      const answer = await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: own } });
      expect(answer.json).toEqual({ data: { found: root === 'nodes' ? [seen] : seen } });
      const nothing = await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: missing(own) } });
      if (!seen) expect([answer.status, answer.text]).toEqual([nothing.status, nothing.text]);
      // an id of one type does not open another
      const wrong = own.replace(/^\w+_/, type === 'Workout' ? 'week_' : 'workout_');
      expect((await world.call(principal, 'POST', '/graphql', { query: text, variables: { id: wrong } })).text).toBe(nothing.text);
    }
  });
});

test('every query root has a rule', () => {
  expect(Object.keys(schema.getQueryType()!.getFields()).sort()).toEqual(['athlete', ...Object.keys(ROOTS), 'viewer'].sort());
});

describe('athlete and viewer', () => {
  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const maySee = ['self', 'reader', 'coach'].includes(principal.standing);
    const athlete = (id: string) => world.call(principal, 'POST', '/graphql', { query: 'query ($id: ID!) { athlete(id: $id) { id } }', variables: { id } });
    const answer = await athlete(world.ids.athlete);
    expect(answer.json).toEqual({ data: { athlete: maySee ? { id: world.ids.athlete } : null } });
    if (!maySee) expect(answer.text).toBe((await athlete(missing(world.ids.athlete))).text);
    const viewer = await world.call(principal, 'POST', '/graphql', { query: '{ viewer { user { email } athlete { id } } }' });
    const own = principal.viewer && { user: { email: principal.viewer.email }, athlete: { id: `athlete_${principal.viewer.athleteId}` } };
    expect(viewer.json).toEqual({ data: { viewer: own } });
  });
});

/** All fields of a type that need no argument, down to a depth. */
function everything(type: GraphQLOutputType, depth: number): string {
  if (isNonNullType(type) || isListType(type)) return everything(type.ofType as GraphQLOutputType, depth);
  if (isUnionType(type) || isInterfaceType(type)) return schema.getPossibleTypes(type).map((each) => `... on ${each.name} ${everything(each, depth)}`).join(' ');
  if (!isObjectType(type)) return '';
  const fields = Object.values((type as GraphQLObjectType).getFields()).flatMap((field) => {
    const inside = everything(field.type, depth - 1);
    const isLeaf = inside === '' && !isObjectType(innermost(field.type));
    return isLeaf ? [field.name] : depth > 0 && inside !== '' ? [`${field.name} ${inside}`] : [];
  });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}
const innermost = (type: GraphQLOutputType): GraphQLOutputType => (isNonNullType(type) || isListType(type) ? innermost(type.ofType as GraphQLOutputType) : type);
const idsIn = (text: string) => [...new Set([...text.matchAll(/"(\w+_[0-9a-f-]{36})"/g)].map(([, id]) => id!))];

describe('walking on from what one may ask', () => {
  const walk = (root: string, type: string) => `${root} ${everything(schema.getType(type) as GraphQLObjectType, 6)}`;

  test.each(names.filter((name) => name !== 'anonymous'))('the %s meets only what is theirs to see', async (name) => {
    const { viewer, standing } = world.principals[name];
    const { deps } = world.app;
    const text = `{ ${walk('viewer', 'Viewer')} ${walk(`athlete(id: "${world.ids.athlete}")`, 'Athlete')} }`;
    const { data, errors } = await ask(deps, viewer, text);
    expect(errors).toEqual([]);
    const met = idsIn(JSON.stringify(data)).map((id) => id.replace(/^\w+?_/, ''));
    expect(met).toContain(viewer!.userId);
    const others = names.map((each) => world.principals[each].viewer).filter((each) => each && each.userId !== viewer!.userId && !(standing === 'coach' && each.userId === world.owner.userId));
    for (const other of others) {
      const foreign = await deps.db.$queryRaw<{ id: string }[]>`
        select id::text from "Workout" where "athleteId" = ${other!.athleteId}::uuid union select id::text from "TrainingWeek" where "athleteId" = ${other!.athleteId}::uuid
        union select id::text from "Revision" where "athleteId" = ${other!.athleteId}::uuid union select id::text from "SeasonPlan" where "athleteId" = ${other!.athleteId}::uuid
        union select id::text from "User" where id = ${other!.userId}::uuid union select ${other!.athleteId}`;
      expect(met.filter((id) => foreign.some((row) => row.id === id))).toEqual([]);
    }
    if (standing === 'coach') expect(met).toContain(decodeId('athlete', world.ids.athlete));
  });
});

test('every subscription has a rule', () => {
  expect(Object.keys(schema.getSubscriptionType()!.getFields())).toEqual(['scheduleUpdated']);
});

describe('scheduleUpdated', () => {
  async function follow({ headers }: Principal, athleteId: string) {
    const { origin: _origin, 'sec-fetch-site': _site, ...sent } = headers;
    class Socket extends WebSocket {
      constructor(url: string, protocols?: string | string[]) {
        super(url, protocols, { headers: headers.authorization ? sent : { ...sent, origin: world.app.base } });
      }
    }
    const client = createClient({ url: world.app.base.replace('http', 'ws') + '/graphql', webSocketImpl: Socket, retryAttempts: 0 });
    const text = 'subscription ($athleteId: ID!) { scheduleUpdated(athleteId: $athleteId) { revision athlete { id } } }';
    const said: unknown[] = [];
    const ended = new Promise<unknown>((resolve) => {
      client.subscribe({ query: text, variables: { athleteId } }, {
        next: (event) => (said.push(event), resolve(event)),
        error: (error) => resolve(error),
        complete: () => resolve('complete'),
      });
    });
    return { ended, said, close: () => client.dispose() };
  }

  const codesOf = (answer: unknown) => (Array.isArray(answer) ? answer : ((answer as { errors?: unknown[] }).errors ?? [])).map((error) => {
    const { message, extensions } = error as { message: string; extensions?: { code?: string } };
    return [extensions?.code, message];
  });

  test.each(names)('by the %s', async (name) => {
    const principal = world.principals[name];
    const expected = verdict('see', principal);
    const followed = world.app.deps.events;
    const original = followed.follow;
    const listens = new Promise<void>((resolve) => {
      followed.follow = async (whom) => {
        const wakes = await original(whom);
        resolve();
        return wakes;
      };
    });
    const one = await follow(principal, world.ids.athlete);
    if (expected === 'passes') {
      await listens;
      const workout = (await weeksOf(world.app.deps, world.owner))[2]!.workouts[0]!;
      const newDate = weekdayOf(workout.scheduledDate) === 'sunday' ? addDays(workout.scheduledDate, -1) : addDays(workout.scheduledDate, 1);
      await rescheduleWorkout(world.app.deps, world.owner, workout.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
      expect(await one.ended).toMatchObject({ data: { scheduleUpdated: { athlete: { id: world.ids.athlete } } } });
    } else {
      const refusal = codesOf(await one.ended);
      const other = await follow(principal, missing(world.ids.athlete));
      expect(refusal).toEqual(expected === 'as missing' ? [['NOT_FOUND', 'Athlete not found']] : [['UNAUTHENTICATED', 'Please sign in again.']]);
      expect(codesOf(await other.ended)).toEqual(refusal);
      await other.close();
    }
    followed.follow = original;
    await one.close();
  });
});
