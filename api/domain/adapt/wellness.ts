import { type HrvTrend, hrvTrend } from '../../core/athlete/hrv.ts';
import { ATHLETE } from '../../core/messages/reader.ts';
import { summaryText } from '../../core/messages/summary.ts';
import type { WellnessDay } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { announceToCoaches } from '../kernel/coachFeed.ts';
import { columnOf, dayOf, todayOf } from '../kernel/day.ts';
import { type FieldError, InvalidInput } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { actorOf, changeBeside, type LockedAthlete } from '../revision/revision.ts';
import { type AppliedAdaptation, adaptSchedule } from './adaptation.ts';
import { loadHrv } from './reports.ts';
import { wellnessFromCsv } from './wellnessCsv.ts';
import { type WellnessInput, wellnessSchema, wellnessSpanSchema } from './wellness.schema.ts';

export interface RecordedWellness {
  athleteId: string;
  /** The days that were told, as they are kept now, earliest first; a day of which nothing is left is none of them. */
  days: readonly WellnessDay[];
  /** Null: nothing that the plan follows was told, or there is no schedule. */
  adaptation: AppliedAdaptation | null;
}

/**
 * Keeps what was measured of days, and holds today's workouts to what it says. What is left out of a day stays as it was; null takes it
 * away. Throws InvalidInput, NotFound, Forbidden for a coach.
 */
export async function recordWellness(deps: Deps, viewer: Viewer, input: unknown): Promise<RecordedWellness> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { days } = parse(wellnessSchema, input);
  const now = deps.clock();
  const { revision, result } = await changeBeside(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'adapt',
    async (tx, athlete) => {
      const ahead = days.findIndex(({ day }) => day > athlete.today);
      if (ahead >= 0)
        throw new InvalidInput([{ path: `days.${ahead}.day`, message: 'A day to come cannot be measured yet.' }]);
      const hrvBefore = await loadHrv(tx, athlete.id, athlete.today);
      const kept = await keep(tx, athlete, days, now);
      const hrvAfter = await loadHrv(tx, athlete.id, athlete.today);
      const told = (list: typeof hrvBefore) => new Map(list.map(({ day, hrv }) => [day, hrv]));
      const [was, is] = [told(hrvBefore), told(hrvAfter)];
      const isChanged = [...was].some(([day, hrv]) => is.get(day) !== hrv);
      // what was told wrong, and has been put right, is answered anew
      const isTold = isChanged || is.size > was.size;
      const found = isTold
        ? await adaptSchedule(tx, athlete, now, { only: ['hrv'], ...(isChanged && { news: { kind: 'hrv' as const } }) })
        : null;
      const { changes = [], workouts = [], summary = '', advice = [], proposals = [] } = found ?? {};
      return {
        changes: { workouts, weeks: [], ...(workouts.length > 0 && { operations: changes }) },
        summary,
        result: { kept, adapted: found && { changes, summary: summaryText(summary, ATHLETE), advice, proposals } },
      };
    },
  );
  await announceToCoaches(deps, athleteId);
  const { kept, adapted } = result;
  return { athleteId, days: kept, adaptation: adapted && { ...adapted, revision } };
}

const NOTHING = { hrv: null, restingHeartRate: null, sleepHours: null, weight: null, note: null };

async function keep(
  tx: Tx,
  { id: athleteId }: LockedAthlete,
  days: readonly WellnessInput[],
  now: Date,
): Promise<WellnessDay[]> {
  const there = await tx.wellnessDay.findMany({
    where: { athleteId, day: { in: days.map(({ day }) => columnOf(day)) } },
  });
  const rows = new Map(there.map((row) => [dayOf(row.day), row]));
  for (const { day, ...given } of days) {
    const before = rows.get(day) ?? { id: newId(now), athleteId, day: columnOf(day), ...NOTHING, updatedAt: now };
    const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    rows.set(day, { ...before, ...told, updatedAt: now });
  }
  const kept = [...rows.values()].filter(({ hrv, restingHeartRate, sleepHours, weight, note }) =>
    [hrv, restingHeartRate, sleepHours, weight, note].some((value) => value !== null),
  );
  await tx.wellnessDay.deleteMany({ where: { id: { in: there.map(({ id }) => id) } } });
  await tx.wellnessDay.createMany({ data: kept });
  return kept.sort((a, b) => a.day.getTime() - b.day.getTime());
}

/** The same of one day. */
export function recordWellnessDay(deps: Deps, viewer: Viewer, input: unknown): Promise<RecordedWellness> {
  return renamingFaults(recordWellness(deps, viewer, { days: [input] }), ({ path, message }) => ({
    path: path.replace(/^days\.0\.?/, ''),
    message,
  }));
}

/** UTF-8, or what its mark says, or else what spreadsheets of Windows write. */
function textOf(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The same from a CSV file, all of it or nothing. Throws InvalidInput, naming lines. */
export async function importWellness(deps: Deps, viewer: Viewer, file: Uint8Array): Promise<RecordedWellness> {
  const rows = wellnessFromCsv(textOf(file));
  if (rows === null) throw new InvalidInput([{ path: 'file', message: NO_COLUMNS }]);
  if (rows.length === 0)
    throw new InvalidInput([{ path: 'file', message: 'No day with a value was found in this file.' }]);
  return renamingFaults(
    recordWellness(deps, viewer, { days: rows.map(({ line: _line, ...day }) => day) }),
    ({ path, message }) => {
      const row = rows[Number(path.split('.')[1])];
      return { path: 'file', message: row === undefined ? message : `Line ${row.line}: ${message}` };
    },
  );
}

const NO_COLUMNS =
  'The first line must name the columns: day, and any of hrv, restingHeartRate, sleepHours, weight and note.';
/** More of them help nobody. */
const MAX_FAULTS = 20;

async function renamingFaults<T>(act: Promise<T>, renamed: (fault: FieldError) => FieldError): Promise<T> {
  try {
    return await act;
  } catch (error) {
    throw error instanceof InvalidInput ? new InvalidInput(error.errors.slice(0, MAX_FAULTS).map(renamed)) : error;
  }
}

/** What was measured of the days asked for, earliest first. Throws InvalidInput, NotFound. */
export async function readWellness(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  athleteId: string | null,
  asked: unknown,
): Promise<WellnessDay[]> {
  const { from, to } = parse(wellnessSpanSchema, asked);
  await assertMay(db, viewer, 'read', athleteId);
  return db.wellnessDay.findMany({
    where: {
      AND: [{ athleteId: athleteId! }, visibleTo(viewer).wellness, { day: { gte: columnOf(from), lte: columnOf(to) } }],
    },
    orderBy: { day: 'asc' },
  });
}

/** How heart rate variability is this week, against the athlete's own; null: too little was measured. Throws NotFound. */
export async function readHrvTrend(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  athleteId: string,
): Promise<HrvTrend | null> {
  await assertMay(db, viewer, 'read', athleteId);
  const { user } = await db.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true, latestDay: true } } },
  });
  const today = todayOf(user, clock());
  return hrvTrend(await loadHrv(db, athleteId, today), today);
}
