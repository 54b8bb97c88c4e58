import { createHash } from 'node:crypto';
import { assertSession, type Viewer } from '../kernel/access.ts';
import { recordAccountEvent } from '../account/accountEvent.ts';
import type { AccountDeps } from '../account/account.ts';
import { RateLimited, Unavailable } from '../kernel/errors.ts';
import { calendarText } from './exportCalendar.ts';
import { workoutLine, workoutTitles } from './exportCsv.ts';
import { README } from './exportReadme.ts';
import { rowsOf, rowTextsOf, schemaVersion, starterWorkouts } from './exportRows.ts';
import { ACCOUNT_TABLES, type AccountIds } from './exportTables.ts';
import type { Tx } from '../kernel/ports.ts';
import { type WorkoutRow, weekRowOf, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { isOutOfTime } from '../kernel/unavailable.ts';
import { ATHLETE } from '../../core/messages/reader.ts';
import { encodeId } from '../../core/units/ids.ts';
import { limitShape } from '../planning/limitShape.ts';
import { type Reads, readsIn } from '../planning/currentSchedule.ts';
import { readBreakerNames, readLimits } from '../planning/weekProof.ts';

/** Of the form of the file, not of the tables in it. */
export const EXPORT_FORMAT = 1;
/** The database may take this long; a reader that is slow does not hold it. */
const LONGEST_MS = 120_000;
/** More than any one statement may take: the transaction itself ends only what no statement ends. */
const LAST_STATEMENT_MS = 15_000;
/** An export that was too slow is tried again after this. */
const RETRY_SECONDS = 300;
const WEEKS_AT_ONCE = 10;

/** One file of an export; its parts come as they are read. */
export interface ExportFile {
  /** With slashes. */
  path: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

/**
 * All that is kept of the viewer's account, file by file, as it stands at one instant. `write` takes the parts of each before the
 * next is begun. Throws Forbidden for access tokens, RateLimited after some in an hour, and Unavailable after `longestMs`.
 */
export async function exportAccount(
  deps: AccountDeps,
  viewer: Viewer,
  write: (file: ExportFile) => Promise<void>,
  longestMs = LONGEST_MS,
): Promise<void> {
  if (!viewer.scopes?.includes('export')) assertSession(viewer);
  const wait = await deps.limits.take('export', viewer.userId);
  if (wait > 0) throw new RateLimited(wait);
  const { userId, athleteId, coachId } = viewer;
  const ids: AccountIds = { userId, athleteId, coachId };
  const sums: string[] = [];
  const begun = performance.now();
  const inTime = () => {
    if (performance.now() - begun >= longestMs) throw tooSlow();
  };
  const noted = async ({ path, parts }: ExportFile) => {
    const hash = createHash('sha256');
    await write({
      path,
      parts: heard(parts, (part) => {
        inTime();
        hash.update(part);
      }),
    });
    sums.push(`${hash.digest('hex')}  ${path}\n`);
  };
  await deps.db
    .$transaction(
      async (tx) => {
        await noted({ path: 'README.txt', parts: [README] });
        // one for both, so that the weeks are measured once
        const reads = { db: readsIn(tx), clock: deps.clock };
        await noted({ path: 'account.json', parts: accountJson(tx, ids, reads) });
        for await (const file of workoutFiles(tx, ids, reads)) await noted(file);
        await noted({ path: 'calendar.ics', parts: [await calendarText(tx, ids, deps.files.calendar)] });
        for await (const file of activityFiles(tx, ids)) await noted(file);
      },
      { isolationLevel: 'RepeatableRead', timeout: longestMs + LAST_STATEMENT_MS },
    )
    .catch((error: unknown) => {
      throw isOutOfTime(error) ? tooSlow() : error;
    });
  await write({ path: 'checksums.sha256', parts: sums });
  // the file is whole before its first byte is sent: one that broke off has given nothing away
  await recordAccountEvent(deps.db, userId, 'exported', deps.clock());
}

const tooSlow = () =>
  new Unavailable(
    'EXPORT_TOO_SLOW',
    'The server is too busy to collect your data now. Nothing is lost. Please try again in a few minutes.',
    RETRY_SECONDS,
  );

async function* heard(parts: ExportFile['parts'], hear: (part: string) => void): AsyncGenerator<string> {
  for await (const part of parts) {
    hear(part);
    yield part;
  }
}

const line = (value: unknown) => JSON.stringify(value);

async function* accountJson(tx: Tx, ids: AccountIds, reads: Reads): AsyncGenerator<string> {
  const head = {
    product: 'Evenpace',
    format: EXPORT_FORMAT,
    schemaVersion: await schemaVersion(tx),
    exportedAt: reads.clock().toISOString(),
    account: ids,
    starterWorkouts: await starterWorkouts(tx, ids),
    leftOut: leftOut(),
  };
  yield `${line(head).slice(0, -1)},\n"tables":{`;
  let isFirst = true;
  for (const [name, { notExported }] of Object.entries(ACCOUNT_TABLES)) {
    if (notExported) continue;
    yield `${isFirst ? '' : ','}\n${line(name)}:[`;
    isFirst = false;
    let before = '';
    for await (const rows of rowTextsOf(tx, name, ids)) {
      yield `${before}\n${rows.join(',\n')}`;
      before = ',';
    }
    yield ']';
  }
  // the rows say what was found as a week was planned, which is what comes back
  yield '},\n"weeks":[';
  let before = '';
  for await (const weeks of provedWeeks(tx, ids, reads)) {
    const lines = weeks.map(({ id, weekStartDate, proof }) => line({ id: encodeId('week', id), weekStartDate, proof }));
    if (lines.length === 0) continue;
    yield `${before}\n${lines.join(',\n')}`;
    before = ',';
  }
  yield ']}\n';
}

/** What is not in the file, and why. */
function leftOut(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ACCOUNT_TABLES).flatMap(([name, { notExported, secrets = [] }]) =>
      notExported
        ? [[name, notExported]]
        : secrets.map((column) => [`${name}.${column}`, 'A secret, or the hash of one: it opens an account.']),
    ),
  );
}

/** A file for each week, and one table of all workouts. */
async function* workoutFiles(tx: Tx, ids: AccountIds, reads: Reads): AsyncGenerator<ExportFile> {
  for await (const weeks of provedWeeks(tx, ids, reads))
    for (const week of weeks)
      yield { path: `workouts/${week.weekStartDate}.json`, parts: [`${JSON.stringify(week, null, 2)}\n`] };
  yield { path: 'workouts/all-workouts.csv', parts: workoutTable(tx, ids) };
}

async function* workoutTable(tx: Tx, ids: AccountIds): AsyncGenerator<string> {
  // spreadsheets take the text for UTF-8 by this mark alone
  yield `\ufeff${workoutTitles()}`;
  for await (const weeks of weeksOf(tx, ids)) yield weeks.flatMap(({ workouts }) => workouts.map(workoutLine)).join('');
}

/** With the limits of each as they stand. */
async function* provedWeeks(tx: Tx, ids: AccountIds, reads: Reads) {
  for await (const weeks of weeksOf(tx, ids)) {
    const limits = await readLimits(reads, weeks);
    const names = await readBreakerNames(reads, limits.flat());
    yield weeks.map((week, i) => ({ ...week, proof: limits[i]!.map((limit) => limitShape(limit, ATHLETE, names)) }));
  }
}

async function* weeksOf(tx: Tx, { athleteId }: AccountIds) {
  for (let skip = 0; ; skip += WEEKS_AT_ONCE) {
    const rows = await tx.trainingWeek.findMany({
      where: { athleteId },
      orderBy: { weekStartDate: 'asc' },
      skip,
      take: WEEKS_AT_ONCE,
      include: { workouts: { include: WITH_FEEDBACK, orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }] } },
    });
    yield rows.map((row) => ({
      ...weekRowOf(row),
      workouts: row.workouts.map(workoutOf) as readonly WorkoutRow[],
    }));
    if (rows.length < WEEKS_AT_ONCE) return;
  }
}

/** A file for each recording: sums and laps, as they are kept. */
async function* activityFiles(tx: Tx, ids: AccountIds): AsyncGenerator<ExportFile> {
  for await (const rows of rowsOf(tx, 'Activity', ids)) {
    for (const row of rows)
      yield {
        path: `activities/${String(row.day)}-${String(row.sport)}-${String(row.id)}.json`,
        parts: [`${JSON.stringify(row, null, 2)}\n`],
      };
  }
}
