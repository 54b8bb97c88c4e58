import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type PrismaClient, createClient } from '../db/client.ts';
import { setUp } from './setUp.ts';

export interface TestDatabase {
  db: PrismaClient;
  url: string;
  drop(): Promise<void>;
}

/** Runs statements as the owner of the test server, outside any test database. */
export async function asAdmin<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.TEST_ADMIN_URL });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** A database of its own, empty or with the current schema. */
export async function createDatabase({ isMigrated = true }: { isMigrated?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin((client) =>
    client.query(
      `create database ${name} template ${isMigrated ? process.env.TEST_TEMPLATE : 'template1'} ${process.env.TEST_COPY}`,
    ),
  );
  const url = process.env.TEST_ADMIN_URL!.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
  const db = createClient(url, { connections: 5 });
  return {
    db,
    url,
    drop: async () => {
      await db.$disconnect();
      await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** A database that all tests of a file share. */
export const setUpDatabase = () => setUp(createDatabase, (database) => database.drop());
