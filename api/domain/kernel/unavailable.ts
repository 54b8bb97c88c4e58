import { busy, Unavailable } from './errors.ts';

// Prisma's codes, PostgreSQL's states, the driver's kinds and the network's errors for a database that is not there
const GONE =
  /^(P1001|P1002|P1003|P1008|P1017|P2024|57P0\d|25P0[34]|53300|3D000|08\w{3}|ECONN\w+|EPIPE|DatabaseNotReachable|DatabaseDoesNotExist|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const SAYS_GONE =
  /connect E[A-Z]+ |timeout exceeded when trying to connect|Connection terminated|is not queryable|Unable to start a transaction in the given time/;

/** PostgreSQL's states for a disk that is full or takes no more. */
const FULL = /^(53100|58030)$/;
/** Room is made by people. */
const FULL_RETRY_SEC = 60;

/** What the driver says of a fault. */
interface DriverCause {
  originalCode?: unknown;
  code?: unknown;
  kind?: unknown;
  originalMessage?: unknown;
}

/** As Prisma tells it, or as it is where a transaction is committed. */
interface DatabaseError extends Error {
  code?: unknown;
  meta?: { driverAdapterError?: { cause?: DriverCause } };
  cause?: DriverCause;
}

/** The refusal to answer when the database does not, or not in time; null when the error is anything else. */
export function asUnavailable(error: unknown): Unavailable | null {
  if (!(error instanceof Error)) return null;
  const { code, meta, cause: own, message } = error as DatabaseError;
  const cause = meta?.driverAdapterError?.cause ?? own;
  const says = (what: RegExp) =>
    [code, cause?.originalCode, cause?.code, cause?.kind].some((each) => typeof each === 'string' && what.test(each));
  if (says(FULL))
    return new Unavailable('STORAGE_FULL', 'There is no room to save this. Nothing was changed.', FULL_RETRY_SEC);
  if (says(GONE) || SAYS_GONE.test(message) || SAYS_GONE.test(String(cause?.originalMessage ?? '')))
    return new Unavailable('DATABASE_UNAVAILABLE', 'The service is not available for a moment. Please try again.');
  return isOutOfTime(error) ? busy() : null;
}

/** A statement or its transaction took longer than it may: PostgreSQL's word for the one, Prisma's for the other. */
export function isOutOfTime(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, meta, message } = error as DatabaseError;
  return (
    (code === 'P2028' && /expired transaction/.test(message)) ||
    code === '57014' ||
    meta?.driverAdapterError?.cause?.originalCode === '57014'
  );
}
