import { addDays } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { testDeps } from './app.ts';
import { aViewer } from './builders.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { ask } from './graphql.ts';
import { aCoachOf } from './schedules.ts';

// Every list that comes in pages, with what fills and empties it.

export let database: TestDatabase;
export let deps: AccountDeps;
export let coach: Viewer & { coachId: string };
export let spare: (Viewer & { email: string })[];

/** A database in which rows of every list may come and go. */
export async function openLists(): Promise<void> {
  database = await createDatabase();
  // nothing of a history ever goes; here it has to
  await database.db.$executeRaw`ALTER TABLE "Revision" DISABLE TRIGGER USER`;
  await database.db.$executeRaw`ALTER TABLE "AccountEvent" DISABLE TRIGGER USER`;
  deps = testDeps(database.db, '2026-11-20T12:00:00Z');
  coach = await aCoachOf(deps, await aViewer(deps));
  spare = [];
  for (let i = 0; i < 16; i += 1) spare.push(await aViewer(deps, { lastName: `Vale ${i % 5}` }));
}

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-05T06:00:00Z');

export interface List {
  /** Path of the connection from the root, its arguments left open. */
  field: string;
  path: readonly string[];
  add(place: number): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  clear(): Promise<unknown>;
  /** Something else that happens between two pages. */
  stir?(n: number): Promise<unknown>;
}

export const uuidOf = (id: string) => id.slice(id.indexOf('_') + 1);
const byId = (id: string) => ({ where: { id: uuidOf(id) } });
let made = 0;

export const LISTS: Record<string, List> = {
  activities: {
    field: 'athlete { activities($) # }',
    path: ['athlete', 'activities'],
    // several at one instant, each of another sport
    add: (place) =>
      deps.db.activity.create({
        data: {
          athleteId: coach.athleteId,
          sport: `sport ${(made += 1)}`,
          startedAt: new Date(START + (place % 6) * 1000),
          day: new Date('2026-01-05'),
          movingSec: 60,
          elapsedSec: 60,
          tss: 1,
          measure: 'effort',
          contentHash: 'x',
        },
      }),
    remove: (id) => deps.db.activity.delete(byId(id)),
    clear: () => deps.db.activity.deleteMany(),
  },
  workouts: {
    field: 'athlete { workouts($) # }',
    path: ['athlete', 'workouts'],
    // several on one day
    add: async (place) => {
      const { athleteId } = coach;
      const monday = new Date('2026-01-05');
      const week = await deps.db.trainingWeek.upsert({
        where: { athleteId_weekStartDate: { athleteId, weekStartDate: monday } },
        update: {},
        create: {
          athleteId,
          weekNumber: 1,
          weekStartDate: monday,
          weekEndDate: new Date('2026-01-11'),
          targetWeeklyHours: 5,
          phaseType: 'base',
          kind: 'load',
        },
      });
      return deps.db.workout.create({
        data: {
          athleteId,
          weekId: week.id,
          scheduledDate: new Date(addDays('2026-01-05', place % 6)),
          workoutType: 'run',
          intensity: 'easy',
          duration: 30,
          tss: 25,
          description: 'Easy run',
          instructions: '',
          timeOfDay: 'morning',
        },
      });
    },
    remove: (id) => deps.db.workout.delete(byId(id)),
    clear: () => deps.db.workout.deleteMany({ where: { athleteId: coach.athleteId } }),
  },
  checkIns: {
    field: 'athlete { checkIns($) # }',
    path: ['athlete', 'checkIns'],
    add: (place) =>
      deps.db.checkIn.createMany({
        data: [{ athleteId: coach.athleteId, weekStartDate: new Date(addDays('2026-01-05', 7 * place)), mood: 5 }],
        skipDuplicates: true,
      }),
    remove: (id) => deps.db.checkIn.delete(byId(id)),
    clear: () => deps.db.checkIn.deleteMany({ where: { athleteId: coach.athleteId } }),
  },
  revisions: {
    field: 'athlete { revisions($) # }',
    path: ['athlete', 'revisions'],
    add: (place) =>
      deps.db.revision.createMany({
        data: [
          {
            athleteId: coach.athleteId,
            number: place + 1,
            actorRole: 'athlete',
            cause: 'move',
            summary: 'Moved.',
            changes: {},
          },
        ],
        skipDuplicates: true,
      }),
    remove: (id) => deps.db.revision.delete(byId(id)),
    clear: () => deps.db.revision.deleteMany({ where: { athleteId: coach.athleteId } }),
  },
  principles: {
    field: 'coach { principles($) # }',
    path: ['coach', 'principles'],
    add: (place) =>
      deps.db.principle.create({
        data: {
          coachId: coach.coachId,
          principleType: 'training_philosophy',
          context: 'All',
          principle: 'Rest',
          createdAt: new Date(START + (place % 6) * DAY_MS),
        },
      }),
    remove: (id) => deps.db.principle.delete(byId(id)),
    clear: () => deps.db.principle.deleteMany(),
  },
  auditLog: {
    field: 'auditLog($) #',
    path: ['auditLog'],
    // several at one instant
    add: (place) =>
      deps.db.accountEvent.create({
        data: { userId: coach.userId, act: 'signed-in', at: new Date(START + (place % 6) * 1000) },
      }),
    remove: (id) => deps.db.accountEvent.delete(byId(id)),
    clear: () => deps.db.accountEvent.deleteMany({ where: { userId: coach.userId } }),
  },
  library: {
    field: 'library($) #',
    path: ['library'],
    add: (place) =>
      deps.db.libraryWorkout.create({
        data: {
          coachId: coach.coachId,
          name: `Ü ${'abCäZ1'[place % 6]}`,
          workoutType: 'run',
          intensity: 'hard',
          instructions: 'Up.',
          duration: 20,
        },
      }),
    remove: (id) => deps.db.libraryWorkout.delete(byId(id)),
    clear: () => deps.db.libraryWorkout.deleteMany(),
  },
  ...Object.fromEntries(
    ['ATTENTION', 'NAME', 'JOINED', 'LAST_HEARD'].map((sort): [string, List] => [
      `athletes by ${sort}`,
      {
        field: `coach { athletes(sort: ${sort}, $) # }`,
        path: ['coach', 'athletes'],
        add: async (place) => {
          const { athleteId } = spare[place % spare.length]!;
          const pair = { coachId: coach.coachId, athleteId };
          const stands = await deps.db.coachAssignment.count({ where: { ...pair, endedAt: null } });
          if (stands === 0)
            await deps.db.coachAssignment.create({
              data: { ...pair, assignedAt: new Date(START + (place % 3) * DAY_MS) },
            });
        },
        remove: (id) =>
          deps.db.coachAssignment.updateMany({
            where: { coachId: coach.coachId, athleteId: uuidOf(id) },
            data: { endedAt: new Date() },
          }),
        clear: () => deps.db.coachAssignment.deleteMany({ where: { coachId: coach.coachId } }),
        // whoever feels bad asks for the coach, and comes first
        stir: async (n) => {
          const { athleteId } = spare[n % spare.length]!;
          await deps.db.checkIn.deleteMany({ where: { athleteId } });
          if (n % 2 === 0)
            await deps.db.checkIn.create({
              data: { athleteId, weekStartDate: new Date('2026-11-16'), mood: 1, stress: 10, sleep: 1, energyLevel: 1 },
            });
        },
      },
    ]),
  ),
};

interface Page {
  ids: string[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
  cursors: string[];
}

export async function page({ field, path }: List, args: string, viewer: Viewer = coach): Promise<Page> {
  const inner = field
    .replace('$', args)
    .replace('#', '{ edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }');
  const { data, errors } = await ask(deps, viewer, path[0] === 'library' ? `{ ${inner} }` : `{ viewer { ${inner} } }`);
  if (errors[0]) throw errors[0];
  const found = path.reduce((at, name) => at[name], path[0] === 'library' ? data : data.viewer);
  return {
    ids: found.edges.map((edge: { node: { id: string } }) => edge.node.id),
    cursors: found.edges.map((edge: { cursor: string }) => edge.cursor),
    ...found.pageInfo,
  };
}
export const whole = async (list: List) => (await page(list, 'first: 100')).ids;

/** The list with rows at those places and no other. */
export const filling = (list: List) => async (places: readonly number[]) => {
  await list.clear();
  for (const place of places) await list.add(place);
};
