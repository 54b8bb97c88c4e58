import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { setUpDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import type { Tx } from './ports.ts';
import { asUnavailable } from './unavailable.ts';

const database = setUpDatabase();

const LOSE = 'select pg_terminate_backend(pg_backend_pid())';

const pidOf = async (tx: Tx) => (await tx.$queryRaw<[{ pid: number }]>`select pg_backend_pid() as pid`)[0].pid;
const isThere = async (pid: number) =>
  (await database.db.$queryRaw<unknown[]>`select 1 from pg_stat_activity where pid = ${pid}::int`).length > 0;

/** Ends the transaction's connection from outside, and gives its end the time to notice, which it mostly takes. */
async function cut(tx: Tx): Promise<void> {
  const pid = await pidOf(tx);
  await database.db.$queryRaw`select pg_terminate_backend(${pid}::int)`;
  await until(async () => !(await isThere(pid)));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const within = (act: (tx: Tx) => Promise<unknown>) => () => database.db.$transaction(act);

const LOSSES: Record<string, () => Promise<unknown>> = {
  'in a statement of its own': () => database.db.$queryRawUnsafe(LOSE),
  'in a statement past Prisma': () => database.db.$rows`select pg_terminate_backend(pg_backend_pid())`,
  'in a statement of a transaction': within((tx) => tx.$queryRawUnsafe(LOSE)),
  'in a transaction, seen by the next read': within(async (tx) => {
    await cut(tx);
    await tx.user.count();
  }),
  'in a transaction, seen by the next SQL': within(async (tx) => {
    await cut(tx);
    await tx.$executeRaw`select 1`;
  }),
  'in a transaction, seen by the commit': within(cut),
  'in a transaction whose first error was caught': within(async (tx) => {
    await tx.$queryRawUnsafe(LOSE).catch(() => {});
    await tx.user.count();
  }),
  'to the limit of an idle transaction': within(async (tx) => {
    const pid = await pidOf(tx);
    await tx.$executeRaw`set local idle_in_transaction_session_timeout = 20`;
    await until(async () => !(await isThere(pid)));
    await tx.user.count();
  }),
};

test.each(Object.keys(LOSSES))('a connection that is lost %s is a database that is away', async (name) => {
  const error = await LOSSES[name]!().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(asUnavailable(error)).toMatchObject({ code: 'DATABASE_UNAVAILABLE', retryAfterSec: 5 });
});

// where a transaction is committed Prisma lets the driver's own error through
test.each([
  {
    kind: 'postgres',
    code: '57P02',
    severity: 'FATAL',
    message: '',
    detail: undefined,
    column: undefined,
    hint: undefined,
  },
  { kind: 'ConnectionClosed' },
  {
    kind: 'postgres',
    code: 'N/A',
    severity: 'N/A',
    message: '',
    detail: undefined,
    column: undefined,
    hint: undefined,
    originalMessage: 'Connection terminated unexpectedly',
  },
] as const)('an error of the driver alone: %o', (cause) => {
  expect(asUnavailable(new DriverAdapterError(cause))).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  expect(asUnavailable(new DriverAdapterError({ kind: 'UniqueConstraintViolation' }))).toBeNull();
});
