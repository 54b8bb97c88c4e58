// npm run password -- EMAIL: prints a link by which the account with that e-mail chooses a new password, once and within 30
// minutes. Works beside a running server and without one; wants the server's environment.
import { existsSync } from 'node:fs';
import { createClient } from '../db/client.ts';
import { runningEmbedded } from '../db/embedded.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import { makeResetByHand, resetLink } from '../domain/account/passwordReset.ts';
import { asUnavailable } from '../domain/kernel/unavailable.ts';
import { type Env, readEnv } from '../env.ts';
import { StartRefused } from '../startRefused.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** The server's own database, whether it runs or not. */
async function open({ DATABASE_URL, DATA_DIR }: Env): Promise<Database> {
  const url = DATABASE_URL ?? runningEmbedded(DATA_DIR, 'postgres');
  if (url === null) return openDatabase({ url, dataDir: DATA_DIR, say });
  const db = createClient(url, { connections: 1 });
  // the server that runs it cleans its files
  return { db, forgetErased: async () => {}, close: () => db.$disconnect() };
}

async function makeLink(email: string): Promise<string> {
  // it signs nothing, so it needs no secret and makes none
  const env = readEnv({ ...process.env, SESSION_SECRET: 'not needed to make a link of this kind' });
  if (env.DATABASE_URL === undefined && !existsSync(env.DATA_DIR))
    throw new StartRefused(`DATA_DIR: there is no data in ${env.DATA_DIR}.`);
  const clock = () => env.CLOCK_NOW ?? new Date();
  const { db, close } = await open(env);
  try {
    const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
    return resetLink(env.PUBLIC_URL ?? `http://${host}:${env.PORT}`, await makeResetByHand({ db, clock }, email));
  } finally {
    await close();
  }
}

/** What an operator can act on; all else is a bug, and thrown. */
function inOneLine(error: unknown): string {
  const known = asUnavailable(error) ?? error;
  if (known instanceof DomainError || known instanceof StartRefused) return known.message;
  if ((known as NodeJS.ErrnoException).code === 'EACCES')
    return `${(known as Error).message}. Run this as the user that the server runs as.`;
  throw error;
}

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0) {
  say('Give the e-mail of one account: npm run password -- robin@example.com');
  process.exitCode = 2;
} else {
  try {
    console.log(await makeLink(email));
    say(
      'Opens a page that sets a new password: once, within 30 minutes. Hand it to nobody but the owner of the account.',
    );
  } catch (error) {
    say(inOneLine(error));
    process.exitCode = 1;
  }
}
