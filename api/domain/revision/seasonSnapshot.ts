import type { Sport } from '../../core/codes/sport.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { PlanRace } from '../../core/race/race.ts';
import type { Priority, RaceType } from '../../core/codes/race.ts';
import type { RaceResult, ResultStatus } from '../../core/race/raceResult.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import type { PhaseType } from '../../core/codes/phase.ts';
import { type Phase, Prisma, type Race, type SeasonPlan } from '../../generated/prisma/client.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import type { Db } from '../kernel/ports.ts';

/** A row as plain data, with the days of its DATE columns; when it was written is nobody's business. */
type Plain<Row, Narrowed> = {
  [K in Exclude<keyof Row, keyof Narrowed | 'createdAt' | 'updatedAt'>]: Row[K] extends Date
    ? Day
    : Row[K] extends Date[]
      ? readonly Day[]
      : Row[K] extends string[]
        ? readonly string[]
        : Row[K];
} & Narrowed;

interface Sports {
  sportPreferences: readonly Sport[];
}

/** A season plan without its parts. */
export type SeasonRow = Plain<SeasonPlan, Sports & { warnings: readonly PlanWarning[] }>;
export type PhaseRow = Plain<Phase, Sports & { phaseType: PhaseType; baseSports: readonly Sport[] }>;
export type RaceRow = Plain<Race, { raceType: RaceType; priority: Priority }>;

/** A whole season plan as plain data: what a revision remembers, and enough to write it back, ids included. */
export interface SeasonSnapshot {
  plan: SeasonRow;
  /** By start. */
  phases: readonly PhaseRow[];
  /** By day. */
  races: readonly RaceRow[];
}

/** What to load of a season plan so that `snapshotOf` can read it. */
export const SNAPSHOT_INCLUDE = {
  phases: { orderBy: [{ startDate: 'asc' }, { id: 'asc' }] },
  races: { orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.SeasonPlanInclude;

/** The athlete's season plan as it stands; null: none. */
export async function loadSeason(db: Pick<Db, 'seasonPlan'>, athleteId: string): Promise<SeasonSnapshot | null> {
  const found = await db.seasonPlan.findUnique({ where: { athleteId }, include: SNAPSHOT_INCLUDE });
  return found && snapshotOf(found);
}

export function snapshotOf({
  phases,
  races,
  ...plan
}: Prisma.SeasonPlanGetPayload<{ include: typeof SNAPSHOT_INCLUDE }>): SeasonSnapshot {
  return { plan: seasonRowOf(plan), phases: phases.map(phaseRowOf), races: races.map(raceRowOf) };
}

// the columns that need no turning pass as they are, so that one added later is remembered too

function seasonRowOf({ createdAt: _, updatedAt: __, ...row }: SeasonPlan): SeasonRow {
  return {
    ...row,
    seasonStart: dayOf(row.seasonStart),
    seasonEnd: dayOf(row.seasonEnd),
    sportPreferences: row.sportPreferences as Sport[],
    warnings: row.warnings as unknown as PlanWarning[],
    lostWeeks: row.lostWeeks.map(dayOf),
  };
}

function phaseRowOf(row: Phase): PhaseRow {
  return {
    ...row,
    phaseType: row.phaseType as PhaseType,
    startDate: dayOf(row.startDate),
    endDate: dayOf(row.endDate),
    baseSports: row.baseSports as Sport[],
    sportPreferences: row.sportPreferences as Sport[],
  };
}

function raceRowOf({ createdAt: _, updatedAt: __, ...row }: Race): RaceRow {
  return {
    ...row,
    raceType: row.raceType as RaceType,
    raceDate: dayOf(row.raceDate),
    priority: row.priority as Priority,
  };
}

export function seasonColumns(row: SeasonRow): Prisma.SeasonPlanUncheckedCreateInput {
  return {
    ...row,
    seasonStart: columnOf(row.seasonStart),
    seasonEnd: columnOf(row.seasonEnd),
    sportPreferences: [...row.sportPreferences],
    warnings: row.warnings as unknown as Prisma.InputJsonValue,
    lostWeeks: row.lostWeeks.map(columnOf),
    madeFrom: row.madeFrom ?? Prisma.DbNull,
  };
}

export function phaseColumns(row: PhaseRow): Prisma.PhaseCreateManyInput {
  return {
    ...row,
    startDate: columnOf(row.startDate),
    endDate: columnOf(row.endDate),
    focusAreas: [...row.focusAreas],
    baseSports: [...row.baseSports],
    sportPreferences: [...row.sportPreferences],
  };
}

export function raceColumns(row: RaceRow): Prisma.RaceCreateManyInput {
  return { ...row, raceDate: columnOf(row.raceDate) };
}

export function planRaceOf({ id, raceName, raceType, raceDate, priority, goalTimeSec, ...row }: RaceRow): PlanRace {
  const result = resultOf(row);
  return { id, raceName, raceType, raceDate, priority, ...(goalTimeSec && { goalTimeSec }), ...(result && { result }) };
}

type ResultColumns = 'resultStatus' | 'finishSeconds' | 'feeling' | 'beforeHalfway' | 'resultNotes';

/** What became of a race; null: not told. */
export function resultOf({
  resultStatus,
  finishSeconds,
  feeling,
  beforeHalfway,
  resultNotes,
}: Pick<RaceRow, ResultColumns>): RaceResult | null {
  if (resultStatus === null) return null;
  return { status: resultStatus as ResultStatus, finishSeconds, feeling, beforeHalfway, notes: resultNotes };
}

/** A result as the columns of its race. */
export function resultColumns(result: RaceResult | null): Pick<RaceRow, ResultColumns> {
  return {
    resultStatus: result?.status ?? null,
    finishSeconds: result?.finishSeconds ?? null,
    feeling: result?.feeling ?? null,
    beforeHalfway: result?.beforeHalfway ?? null,
    resultNotes: result?.notes ?? null,
  };
}
