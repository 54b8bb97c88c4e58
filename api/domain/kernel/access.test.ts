import { testDeps } from '../../test/app.ts';
import { aViewer } from '../../test/builders.ts';
import { setUpDatabase } from '../../test/database.ts';
import { aCoachOf, endCoaching } from '../../test/schedules.ts';
import {
  type Action,
  assertCoach,
  assertMay,
  assertMayWrite,
  assertSession,
  signedIn,
  type Viewer,
  visibleLibrary,
  visibleTo,
} from './access.ts';
import type { Deps } from './ports.ts';

// The rules asked without a door before them; what they come to at each door is told by api/test/accessRoutes.slow.test.ts and its neighbours.

const NAMES = ['nobody', 'owner', 'read token', 'write token', 'coach', 'former coach', 'stranger'] as const;
type Name = (typeof NAMES)[number];
let deps: Deps;
let viewers: Record<Name, Viewer | null>;
const database = setUpDatabase();
beforeAll(async () => {
  const all = testDeps(database.db);
  deps = all;
  const owner = await aViewer(all);
  const former = await aCoachOf(all, owner);
  await endCoaching(all, former);
  viewers = {
    nobody: null,
    owner,
    'read token': { ...owner, scope: 'read' },
    'write token': { ...owner, scope: 'write' },
    coach: await aCoachOf(all, owner),
    'former coach': former,
    stranger: await aViewer(all),
  };
});

async function refusalOf(act: () => unknown): Promise<string[] | null> {
  try {
    await act();
    return null;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return [code, message];
  }
}

describe('a library', () => {
  const coachOf = (name: Name) => viewers[name]!.coachId;
  beforeAll(async () => {
    const add = (name: string, over: object = {}) =>
      deps.db.libraryWorkout.create({
        data: {
          name,
          searchText: name,
          workoutType: 'run',
          intensity: 'hard',
          instructions: 'Up.',
          duration: 20,
          ...over,
        },
      });
    const [coachId, formerId] = [coachOf('coach'), coachOf('former coach')];
    await add('starter', { starterKey: 'starter' });
    const { id } = await add('copied', { starterKey: 'copied' });
    await add('copy', { coachId, copiedFromId: id });
    await add('own', { coachId });
    await add('deleted', { coachId, deletedAt: new Date() });
    await add('of the former', { coachId: formerId });
    await add('deleted starter', { starterKey: 'deleted', deletedAt: new Date() });
  });

  const SEEN: Record<Name, string[]> = {
    nobody: [],
    owner: ['copy', 'own', 'starter'],
    'read token': ['copy', 'own', 'starter'],
    'write token': ['copy', 'own', 'starter'],
    coach: ['copy', 'own', 'starter'],
    'former coach': ['copied', 'of the former', 'starter'],
    stranger: ['copied', 'starter'],
  };

  test.each(NAMES)('read by its ids: the %s', async (name) => {
    const found = await deps.db.libraryWorkout.findMany({ where: visibleTo(viewers[name]).library });
    expect(found.map((each) => each.name).sort()).toEqual(SEEN[name]);
  });

  test.each(NAMES.filter((name) => name !== 'nobody'))('listed: the %s', async (name) => {
    const found = await deps.db.$queryRaw<{ name: string }[]>`
      select w.name from "LibraryWorkout" w where ${visibleLibrary(viewers[name]!)}`;
    expect(found.map((each) => each.name).sort()).toEqual(SEEN[name]);
  });
});

const MISSING = ['NOT_FOUND', 'Athlete not found'];
const READS_ONLY = ['FORBIDDEN', 'This access token may only read.'];
const ATHLETE_ALONE = ['FORBIDDEN', 'Only the athlete can do this.'];
const NONE = '00000000-0000-7000-8000-000000000000';

/** What reading, editing, and what is the athlete's own, are answered. */
test.each<[Exclude<Name, 'nobody'>, (string[] | null)[]]>([
  ['owner', [null, null, null]],
  ['write token', [null, null, null]],
  ['read token', [null, READS_ONLY, READS_ONLY]],
  ['coach', [null, null, ATHLETE_ALONE]],
  ['former coach', [MISSING, MISSING, MISSING]],
  ['stranger', [MISSING, MISSING, MISSING]],
])('what the %s may do to the data of the owner', async (name, expected) => {
  const answersTo = async (athleteId: string | null) => {
    const answers: (string[] | null)[] = [];
    for (const action of ['read', 'edit', 'own'] satisfies Action[])
      answers.push(await refusalOf(() => assertMay(deps.db, viewers[name]!, action, athleteId)));
    return answers;
  };
  expect(await answersTo(viewers.owner!.athleteId)).toEqual(expected);
  // an athlete whom there is not, and an id that is none, are answered like one who may not be known of
  for (const none of [NONE, null]) expect(await answersTo(none)).toEqual([MISSING, MISSING, MISSING]);
});

test('a coach with a token for reading changes nothing of an athlete', async () => {
  const reading: Viewer = { ...viewers.coach!, scope: 'read' };
  const { athleteId } = viewers.owner!;
  expect(await refusalOf(() => assertMay(deps.db, reading, 'read', athleteId))).toBeNull();
  expect(await refusalOf(() => assertMay(deps.db, reading, 'edit', athleteId))).toEqual(READS_ONLY);
});

const NEEDS_BROWSER = ['FORBIDDEN', 'Sign in with a browser to do this.'];
const COACHES_ALONE = ['FORBIDDEN', 'Only coaches can do this.'];

/** Who writes, who secures the account, and who acts as a coach. */
test.each<[Exclude<Name, 'nobody'>, (string[] | null)[]]>([
  ['owner', [null, null, COACHES_ALONE]],
  ['write token', [null, NEEDS_BROWSER, COACHES_ALONE]],
  ['read token', [READS_ONLY, READS_ONLY, COACHES_ALONE]],
  ['coach', [null, null, null]],
  ['former coach', [null, null, null]],
])('what the %s may do at all', async (name, expected) => {
  const viewer = viewers[name]!;
  expect([
    await refusalOf(() => assertMayWrite(viewer)),
    await refusalOf(() => assertSession(viewer)),
    await refusalOf(() => assertCoach(viewer)),
  ]).toEqual(expected);
});

test('who is not signed in is asked to', async () => {
  expect(await refusalOf(() => signedIn(null))).toEqual(['UNAUTHENTICATED', 'Please sign in again.']);
  expect(signedIn(viewers.stranger)).toBe(viewers.stranger);
});
