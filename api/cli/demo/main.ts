// The demo: seeds its own data directory once a day, prints the sign-ins, then starts the server there.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { APP } from '../../../e2e/devices/consent.ts';
import { startIntervals } from '../../../e2e/devices/intervals.ts';
import { startWahoo } from '../../../e2e/devices/wahoo.ts';
import { openDatabase } from '../../db/open.ts';
import { dayIn } from '../../domain/kernel/day.ts';
import { writeStarterSet } from '../../domain/library/library.ts';
import { ATHLETES, COACH } from './people.ts';
import { emailOf, PASSWORD, seedDemo } from './seed.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);
const today = dayIn('UTC', process.env.CLOCK_NOW ? new Date(process.env.CLOCK_NOW) : new Date());
const dataDir = path.resolve(process.env.DATA_DIR ?? '.demo-data');
const marker = path.join(dataDir, 'demo-day');

function assertOwnFolder(): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0 || existsSync(marker)) return;
  say(`DATA_DIR: ${dataDir} holds something else than a demo. Choose another folder.`);
  process.exit(2);
}

assertOwnFolder();
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== today) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // named before the work: a demo that was cut off is made again
  writeFileSync(marker, 'unfinished');
  say(`Making a coach and ${ATHLETES.length} athletes with 20 weeks of history …`);
  // yesterday's goes with its schema: the folder may stand for one elsewhere
  const old = await openDatabase({ url: null, dataDir, say });
  await old.db.$executeRaw`drop schema public cascade`;
  await old.db.$executeRaw`create schema public`;
  await old.close();
  // nobody waits for an answer: a machine with much else to do makes its demo all the same
  const database = await openDatabase({ url: null, dataDir, say, longestMs: 120_000 });
  await writeStarterSet(database.db);
  await seedDemo(database.db, { today, say });
  await database.close();
  writeFileSync(marker, today);
}
console.log(`\nSign in with the password ${PASSWORD}\n  coach    ${COACH.email}  ${COACH.firstName} ${COACH.lastName}`);
for (const person of ATHLETES)
  console.log(`  athlete  ${emailOf(person).padEnd(22)}${person.firstName} ${person.lastName}, ${person.situation}`);
// what is tried out here reaches no provider
if (!process.env.DEVICE_INTERVALS_URL) {
  const { root, athlete } = await startIntervals();
  process.env.DEVICE_INTERVALS_URL = root;
  process.env.DEVICE_INTERVALS_CLIENT_ID = APP.clientId;
  process.env.DEVICE_INTERVALS_CLIENT_SECRET = APP.clientSecret;
  console.log(
    `  devices  intervals.icu is played by this computer: connect it by consent, or with the key ${athlete.key}`,
  );
}
if (!process.env.DEVICE_WAHOO_URL) {
  process.env.DEVICE_WAHOO_URL = (await startWahoo()).root;
  process.env.DEVICE_WAHOO_CLIENT_ID = APP.clientId;
  process.env.DEVICE_WAHOO_CLIENT_SECRET = APP.clientSecret;
  console.log('  devices  Wahoo is played by this computer: connect it by consent');
}
console.log('');
process.env.DATA_DIR = dataDir;
