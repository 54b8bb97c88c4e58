import { createHash } from 'node:crypto';
import pg from 'pg';
import { PrismaClient as GeneratedClient } from '../generated/prisma/client.ts';
import { PrismaPgInTurn } from './inTurn.ts';

export { Prisma } from '../generated/prisma/client.ts';

/** Prisma, and a way past it for the few statements that are asked at every click. */
export type PrismaClient = GeneratedClient & Statements;

export interface Statements {
  /**
   * One prepared statement through the same pool, a fifth of the time that Prisma takes around it. Rows as the driver reads
   * them: let the database build JSON wherever a DATE is among the columns.
   */
  $rows<T extends object>(text: TemplateStringsArray, ...values: readonly unknown[]): Promise<T[]>;
}

/** More texts than the code has queries; a bound, because each name is a prepared statement in every connection. */
const MAX_STATEMENTS = 500;

/** Names for prepared statements: the same text has the same name; past the bound, texts stay unnamed. */
export function boundedStatementNames(limit = MAX_STATEMENTS): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    // an empty name is PostgreSQL's unnamed statement, parsed anew each time
    if (names.size >= limit) return '';
    const name = `e${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
    names.set(sql, name);
    return name;
  };
}

function statementsOf(pool: pg.Pool, nameOf: (query: { sql: string }) => string): Statements {
  const prepared = new WeakMap<TemplateStringsArray, { text: string; name: string }>();
  const prepare = (parts: TemplateStringsArray) => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    const made = { text, name: nameOf({ sql: text }) };
    prepared.set(parts, made);
    return made;
  };
  return {
    $rows: async <T extends object>(parts: TemplateStringsArray, ...values: readonly unknown[]) => {
      const statement = prepared.get(parts) ?? prepare(parts);
      return (await pool.query<T>({ ...statement, values: [...values] })).rows;
    },
  };
}

/** The one way to the rows. Waits at most 2 s for a connection, and `longestMs` for a statement or a transaction. */
export function createClient(
  url: string,
  { connections = 16, longestMs = 10_000 }: { connections?: number; longestMs?: number } = {},
): PrismaClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2_000,
    statement_timeout: longestMs,
    idle_in_transaction_session_timeout: longestMs,
    application_name: 'evenpace',
  });
  // a lost connection shows up as the failed query; without a listener it would end the process
  pool.on('error', () => {});
  const nameOf = boundedStatementNames();
  const adapter = new PrismaPgInTurn(pool, {
    statementNameGenerator: nameOf,
    disposeExternalPool: true,
    onPoolError: () => {},
    onConnectionError: () => {},
  });
  return Object.assign(
    new GeneratedClient({ adapter, errorFormat: 'minimal', transactionOptions: { timeout: longestMs } }),
    statementsOf(pool, nameOf),
  );
}
