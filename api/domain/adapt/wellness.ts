import type { Day } from '../../core/calendar/calendar.ts';
import { type HrvTrend, hrvTrend } from '../../core/athlete/hrv.ts';
import { ATHLETE } from '../../core/messages/reader.ts';
import { summaryText } from '../../core/messages/summary.ts';
import { Prisma, type WellnessDay } from '../../generated/prisma/client.ts';
import type { ListedWellness } from '../kernel/devicePort.ts';
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
import { wellnessDaySchema, type WellnessInput, wellnessSchema, wellnessSpanSchema } from './wellness.schema.ts';

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
  await assertMay(deps.db, viewer, 'own', viewer.athleteId);
  const { days } = parse(wellnessSchema, input);
  return record(deps, viewer, days, toldOver);
}

/**
 * Keeps what a device account tells of days. A value that was put right by hand stays, also where it was taken away. Nothing is written
 * where the account tells what it told before.
 */
export async function keepPulledWellness(deps: Deps, viewer: Viewer, listed: readonly ListedWellness[]): Promise<void> {
  const { db, clock } = deps;
  const athlete = { id: viewer.athleteId };
  const { user } = await db.athlete.findUniqueOrThrow({
    where: athlete,
    select: { user: { select: { timeZone: true, latestDay: true } } },
  });
  const today = todayOf(user, clock());
  const days = listed.filter(({ day }) => day <= today).map(withinBounds);
  const rows = await daysOf(db, athlete, days);
  if (days.every((each) => isKnown(valuesOf(each), (rows.get(each.day)?.pulled ?? NOT_PULLED) as Pulled))) return;
  await record(deps, viewer, days, pulledOver);
}

async function record(
  deps: Deps,
  viewer: Viewer,
  days: readonly WellnessInput[],
  over: Over,
): Promise<RecordedWellness> {
  const { athleteId } = viewer;
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
      const kept = await keep(tx, athlete, { days, over }, now);
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

const NOTHING = { hrv: null, restingHeartRate: null, sleepHours: null, weight: null, note: null, pulled: null };

const MEASURES = ['hrv', 'restingHeartRate', 'sleepHours', 'weight'] as const;
type Pulled = Readonly<Record<(typeof MEASURES)[number], number | null>>;
const NOT_PULLED: Pulled = { hrv: null, restingHeartRate: null, sleepHours: null, weight: null };

/** Has the account told all of it before? What it tells no more, it may tell again. */
const isKnown = (is: Pulled, was: Pulled): boolean =>
  MEASURES.every((measure) => is[measure] === null || is[measure] === was[measure]);

const valuesOf = ({ hrv, restingHeartRate, sleepHours, weight }: WellnessInput): Pulled => ({
  hrv: hrv ?? null,
  restingHeartRate: restingHeartRate ?? null,
  sleepHours: sleepHours ?? null,
  weight: weight ?? null,
});

/** Without the values that nobody could type either. */
function withinBounds({ day, ...given }: ListedWellness): WellnessInput {
  const isRight = (measure: keyof Pulled) =>
    given[measure] !== null && wellnessDaySchema.safeParse({ day, [measure]: given[measure] }).success;
  return {
    day,
    note: undefined,
    ...Object.fromEntries(MEASURES.filter(isRight).map((measure) => [measure, given[measure]])),
  };
}

/** A day as it is kept once it is told. */
type Over = (before: WellnessDay, told: WellnessInput) => WellnessDay;

const toldOver: Over = (before, { day: _, ...given }) => ({
  ...before,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

const pulledOver: Over = (before, told) => {
  const was = (before.pulled ?? NOT_PULLED) as Pulled;
  const is = valuesOf(told);
  const measured = MEASURES.filter((measure) => is[measure] !== null);
  const ofThese = (measures: typeof measured) => Object.fromEntries(measures.map((measure) => [measure, is[measure]]));
  return {
    ...before,
    ...ofThese(measured.filter((measure) => before[measure] === was[measure])),
    pulled: measured.length === 0 ? before.pulled : { ...was, ...ofThese(measured) },
  };
};

async function daysOf(
  db: Pick<Deps['db'] | Tx, 'wellnessDay'>,
  { id: athleteId }: { id: string | null },
  days: readonly { day: Day }[],
): Promise<Map<Day, WellnessDay>> {
  const rows = await db.wellnessDay.findMany({
    where: { athleteId: athleteId!, day: { in: days.map(({ day }) => columnOf(day)) } },
  });
  return new Map(rows.map((row) => [dayOf(row.day), row]));
}

async function keep(
  tx: Tx,
  athlete: LockedAthlete,
  { days, over }: { days: readonly WellnessInput[]; over: Over },
  now: Date,
): Promise<WellnessDay[]> {
  const rows = await daysOf(tx, athlete, days);
  const there = [...rows.values()];
  for (const told of days) {
    const { day } = told;
    const before = rows.get(day) ?? {
      id: newId(now),
      athleteId: athlete.id,
      day: columnOf(day),
      ...NOTHING,
      updatedAt: now,
    };
    rows.set(day, { ...over(before, told), updatedAt: now });
  }
  const kept = [...rows.values()].filter((row) => isWorthKeeping(row));
  await tx.wellnessDay.deleteMany({ where: { id: { in: there.map(({ id }) => id) } } });
  await tx.wellnessDay.createMany({ data: kept.map((row) => ({ ...row, pulled: row.pulled ?? Prisma.DbNull })) });
  return kept.filter(hasValue).sort((a, b) => a.day.getTime() - b.day.getTime());
}

const hasValue = ({ hrv, restingHeartRate, sleepHours, weight, note }: WellnessDay): boolean =>
  [hrv, restingHeartRate, sleepHours, weight, note].some((value) => value !== null);

/** One from which all was taken away is kept where a device account would put it back. */
const isWorthKeeping = (row: WellnessDay): boolean => hasValue(row) || row.pulled !== null;

/** Takes away what a device account told of days, and was not put right by hand since. */
export async function removePulledWellness(tx: Tx, athleteId: string | null): Promise<void> {
  const rows = await tx.wellnessDay.findMany({ where: { athleteId: athleteId!, pulled: { not: Prisma.DbNull } } });
  const left = rows
    .map((row) => {
      const was = row.pulled as Pulled;
      const own = MEASURES.filter((measure) => row[measure] === was[measure]);
      return { ...row, ...Object.fromEntries(own.map((measure) => [measure, null])), pulled: null };
    })
    .filter(isWorthKeeping);
  await tx.wellnessDay.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  await tx.wellnessDay.createMany({ data: left.map((row) => ({ ...row, pulled: Prisma.DbNull })) });
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
  const rows = await db.wellnessDay.findMany({
    where: {
      AND: [{ athleteId: athleteId! }, visibleTo(viewer).wellness, { day: { gte: columnOf(from), lte: columnOf(to) } }],
    },
    orderBy: { day: 'asc' },
  });
  return rows.filter(hasValue);
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
