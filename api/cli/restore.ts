// npm run restore -- FILE.zip [--email NEW]: brings an exported account back on this installation, in one transaction, and prints
// a link by which its person chooses a password. Works beside a running server and without one; wants the server's environment.
import { createClient } from '../db/client.ts';
import { runningEmbedded } from '../db/embedded.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import { type Env, readEnv } from '../env.ts';
import { StartRefused } from '../startRefused.ts';
import { reportOf, restoreFrom, type Wanted, wantedOf } from './restore/run.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** The server's own database, whether it runs or not; made where there is none yet. */
async function open({ DATABASE_URL, DATA_DIR }: Env): Promise<Database> {
  const url = DATABASE_URL ?? runningEmbedded(DATA_DIR, 'postgres');
  if (DATABASE_URL !== undefined || url === null) return openDatabase({ url, dataDir: DATA_DIR, say });
  const db = createClient(url, { connections: 2 });
  // the server that runs it cleans its files
  return { db, forgetErased: async () => {}, close: () => db.$disconnect() };
}

async function restore(wanted: Wanted): Promise<void> {
  // it signs nothing, so it needs no secret and makes none
  const env = readEnv({ ...process.env, SESSION_SECRET: 'not needed to bring an account back' });
  const { db, close } = await open(env);
  try {
    const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
    const { restored, link } = await restoreFrom(
      { db, clock: () => env.CLOCK_NOW ?? new Date() },
      wanted,
      env.PUBLIC_URL ?? `http://${host}:${env.PORT}`,
    );
    for (const line of reportOf(restored)) say(line);
    console.log(link);
    say('Opens a page that sets the password: once, within 30 minutes. npm run password makes another one.');
  } finally {
    await close();
  }
}

const wanted = wantedOf(process.argv.slice(2));
if (!wanted) {
  say('Give the archive of one account: npm run restore -- FILE.zip [--email robin@example.com]');
  process.exitCode = 2;
} else {
  try {
    await restore(wanted);
  } catch (error) {
    if (!(error instanceof DomainError) && !(error instanceof StartRefused)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
