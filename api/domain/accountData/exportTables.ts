import { tableOf } from '../../core/units/tableOf.ts';
import { Prisma } from '../../db/client.ts';
import type { Db } from '../kernel/ports.ts';

/** Whose rows are meant. */
export interface AccountIds {
  userId: string;
  athleteId: string;
  /** Null: no coach role. */
  coachId: string | null;
}

export type Row = Record<string, unknown>;

/** How the rows of one table belong to an account, and what becomes of them when it is taken along, brought back or erased. */
export interface AccountTable {
  /** A row is the account's own where one of these columns names it: userId, athleteId, coachId, or the account's id itself. */
  own: readonly ('id' | 'userId' | 'athleteId' | 'coachId')[];
  /** Other people's rows that tell of the account, as a condition on `t`. */
  about?(ids: AccountIds): Prisma.Sql;
  /** Column whose values are never the same twice; `id` where nothing is said. */
  key?: string;
  /** Columns that never leave the server. */
  secrets?: readonly string[];
  /** Why no row is exported. */
  notExported?: string;
  /** Why rows do not come back on another installation; those that need somebody else's rows never do. */
  notRestored?: string;
  /** Columns that name an account; another one than this is left out. */
  others?: readonly string[];
  /** The row without what is other people's. */
  shape?(row: Row, ids: AccountIds): Row;
}

const ofAthlete: AccountTable = { own: ['athleteId'] };
const coachesOf = ({ athleteId }: AccountIds) =>
  Prisma.sql`(select a."coachId" from "CoachAssignment" a where a."athleteId" = ${athleteId}::uuid)`;
const listed = ({ athleteId }: AccountIds) => JSON.stringify([{ athleteId }]);
const only = (list: unknown, { athleteId }: AccountIds): unknown =>
  Array.isArray(list) ? list.filter((entry) => (entry as Row | null)?.athleteId === athleteId) : [];

/** Every table of the product, by model. One that is missing here fails a test: whoever adds a table says what it holds of whom. */
export const ACCOUNT_TABLES: Readonly<Record<string, AccountTable>> = tableOf({
  User: { own: ['id'], secrets: ['passwordHash'] },
  Session: {
    own: ['userId'],
    key: 'idHash',
    secrets: ['idHash', 'data'],
    notRestored: 'Sign in again there.',
  },
  AccessToken: {
    own: ['userId'],
    secrets: ['tokenHash'],
    notRestored: 'Tokens are kept as hashes; make new ones there.',
  },
  AccountEvent: { own: ['userId'] },
  PasswordReset: { own: ['userId'], key: 'userId', notExported: 'A link that ends within 30 minutes, kept as a hash.' },
  IdempotencyKey: {
    own: ['userId'],
    key: 'key',
    notExported:
      'Answers of the last 24 hours, kept so that a repeated request is not done twice; they say nothing that the tables do not.',
  },
  ErasedAccount: {
    own: [],
    notExported: 'Hashes of accounts that are gone, so that an old copy of the database brings none of them back.',
  },
  Webhook: {
    own: ['userId'],
    secrets: ['sealedSecret', 'keyId', 'formerSealed', 'formerKeyId'],
    notRestored: 'What signs stays here; make webhooks anew there.',
  },
  WebhookDelivery: {
    ...ofAthlete,
    notExported:
      'Which changes webhooks were told of in the last days, by their ids; the other tables hold the changes.',
  },
  Athlete: { own: ['userId'] },
  TrainingPreferences: { ...ofAthlete, key: 'athleteId' },
  RaceGoal: ofAthlete,
  FitnessAssessment: ofAthlete,
  Injury: ofAthlete,
  FormerProfile: ofAthlete,
  ThresholdRecord: ofAthlete,
  ReviewWording: { ...ofAthlete, key: 'athleteId' },
  CheckIn: ofAthlete,
  WellnessDay: ofAthlete,
  IllnessReport: ofAthlete,
  SeasonPlan: ofAthlete,
  Phase: ofAthlete,
  Race: ofAthlete,
  RaceDayPlan: { ...ofAthlete, key: 'raceId' },
  RegenerationPreview: ofAthlete,
  TrainingWeek: ofAthlete,
  Workout: ofAthlete,
  WorkoutFeedback: ofAthlete,
  // who else changed the schedule is told by their role
  Revision: { ...ofAthlete, others: ['actorId'] },
  Suggestion: ofAthlete,
  StandingChange: ofAthlete,
  Connection: {
    ...ofAthlete,
    secrets: ['sealedAccess', 'keyId'],
    notRestored: 'What lets us into a device account stays here; connect it again there.',
  },
  DeviceConsent: {
    own: [],
    notExported: 'Consents that browsers are asking for, for ten minutes; they go with the session that asked.',
  },
  DeviceWorkout: { ...ofAthlete, key: 'workoutId', notRestored: 'They belong to the connection of a device account.' },
  DeviceRecording: {
    ...ofAthlete,
    key: 'externalId',
    notRestored: 'They belong to the connection of a device account.',
  },
  Activity: ofAthlete,
  ActivityStreams: { ...ofAthlete, key: 'activityId' },
  FormerActivity: {
    ...ofAthlete,
    notExported: 'Recordings that were removed or replaced in the last seven days, kept so that undo brings them back.',
  },
  RecordingArchive: {
    ...ofAthlete,
    others: ['userId'],
    notRestored: 'It tells of an upload; the activities that came of it are restored by themselves.',
  },
  ArchivedFile: {
    ...ofAthlete,
    key: 'position',
    notExported: 'Files of the last archive until they are read; the activities that they became are exported.',
  },
  JobClaim: {
    ...ofAthlete,
    key: 'athleteId',
    notExported: 'Which work by the clock a server is about to do, for minutes or hours.',
  },
  CalendarFeed: {
    ...ofAthlete,
    secrets: ['secretHash'],
    notRestored: 'Addresses of calendars are kept as hashes; make new ones there.',
  },
  TrainingTimes: { ...ofAthlete, key: 'athleteId' },
  Coach: { own: ['userId'] },
  CoachAssignment: {
    own: ['athleteId', 'coachId'],
    notRestored: 'Your coaches and athletes have accounts of their own; invite each other there.',
  },
  RosterView: { own: ['coachId'] },
  CoachInvite: {
    own: ['coachId'],
    about: ({ athleteId }) => Prisma.sql`t."athleteId" = ${athleteId}::uuid`,
    secrets: ['tokenHash'],
    notRestored: 'Links of invitations are kept as hashes; make new ones there.',
  },
  // who wrote what is told by their role
  Thread: { ...ofAthlete, others: ['coachId'] },
  Message: { own: ['athleteId', 'userId'], others: ['userId'] },
  MessageReaction: { own: ['athleteId', 'userId'], others: ['userId'] },
  Notice: { own: ['userId'], notExported: 'That something happened, which the other tables hold.' },
  PushSubscription: { own: ['userId'], notExported: 'Where browsers get notices: they end with their sessions.' },
  ThreadRead: { own: ['userId'], notExported: 'How far threads were read.' },
  BatchChange: {
    own: ['coachId'],
    about: (ids) =>
      Prisma.sql`t."coachId" in ${coachesOf(ids)} and (t.shown @> ${listed(ids)}::jsonb or t.applied @> ${listed(ids)}::jsonb)`,
    // what was shown of other athletes is theirs
    shape: (row, ids) => ({ ...row, shown: only(row.shown, ids), applied: only(row.applied, ids) }),
    notRestored: 'They changed the schedules of athletes who have accounts of their own.',
  },
  // what a coach wrote about this athlete alone is the athlete's as well
  Principle: { own: ['coachId', 'athleteId'] },
  PrincipleApplication: { ...ofAthlete, key: 'revisionId' },
  PrincipleEffect: { ...ofAthlete, notExported: 'Counts of what the reasons of workouts and weeks say.' },
  FormerPrinciple: {
    ...ofAthlete,
    notExported: 'What coaches taught before they changed it, kept for five weeks to tell who broke a limit.',
  },
  LibraryWorkout: { own: ['coachId'] },
  LibraryPlacement: {
    own: ['userId'],
    about: (ids) =>
      Prisma.sql`t."userId" in (select c."userId" from "Coach" c where c.id in ${coachesOf(ids)}) and t.placed @> ${listed(ids)}::jsonb`,
    shape: (row, ids) => ({ ...row, placed: only(row.placed, ids) }),
  },
});

/** Condition on `t`: the rows are the account's own. */
export function ownedBy(name: string, ids: AccountIds): Prisma.Sql {
  const { own } = ACCOUNT_TABLES[name]!;
  const conditions = own.flatMap((column) => {
    const id = column === 'id' ? ids.userId : ids[column];
    return id === null ? [] : [Prisma.sql`t.${Prisma.raw(`"${column}"`)} = ${id}::uuid`];
  });
  return conditions.length === 0 ? Prisma.sql`false` : Prisma.join(conditions, ' or ', '(', ')');
}

export interface Edge {
  from: string;
  to: string;
  /** The column that names a row of `to`. */
  column: string;
  isRequired: boolean;
}

/** Which table's rows name which other's, as the database holds it. */
export function readEdges(db: Pick<Db, '$queryRaw'>): Promise<Edge[]> {
  return db.$queryRaw<Edge[]>(Prisma.sql`
    select f.relname as "from", r.relname as "to", a.attname as "column", a.attnotnull as "isRequired"
    from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class r on r.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by 1, 4`);
}

/** Names of tables, each after those that its rows name. */
export function parentsFirst(names: readonly string[], edges: readonly Edge[]): string[] {
  const placed: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      edges.every(({ from, to }) => from !== name || to === name || !waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`${[...waiting].join(', ')} name each other in a circle.`);
    for (const name of ready) waiting.delete(name);
    placed.push(...ready);
  }
  return placed;
}
