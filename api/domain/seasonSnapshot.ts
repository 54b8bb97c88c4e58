import type { Sport } from '../core/athlete.ts';
import type { Day } from '../core/calendar.ts';
import type { Priority, RaceType } from '../core/race.ts';
import type { PhaseType, PlanWarning } from '../core/season.ts';
import type { Phase, Prisma, Race, SeasonPlan } from '../generated/prisma/client.ts';
import { columnOf, dayOf } from './day.ts';
import type { Db } from './ports.ts';

/** A season plan without its parts. */
export interface SeasonRow {
  id: string;
  athleteId: string;
  seasonStart: Day;
  seasonEnd: Day;
  mainRaceId: string | null;
  sportPreferences: readonly Sport[];
  dateIsAssumed: boolean;
  warnings: readonly PlanWarning[];
  version: number;
}

export interface PhaseRow {
  id: string;
  athleteId: string;
  planId: string;
  phaseName: string;
  phaseType: PhaseType;
  startDate: Day;
  endDate: Day;
  weeklyVolume: number;
  plannedVolume: number;
  description: string;
  focusAreas: readonly string[];
  baseSports: readonly Sport[];
  sportPreferences: readonly Sport[];
  isEdited: boolean;
}

export interface RaceRow {
  id: string;
  athleteId: string;
  planId: string;
  raceName: string;
  raceType: RaceType;
  raceDate: Day;
  priority: Priority;
  location: string | null;
  notes: string | null;
}

/** A whole season plan as plain data: what a revision remembers, and enough to write it back, ids included. */
export interface SeasonSnapshot {
  plan: SeasonRow;
  /** By start. */
  phases: readonly PhaseRow[];
  /** By day. */
  races: readonly RaceRow[];
}

/** The athlete's season plan as it stands; null: none. */
export async function loadSeason(db: Pick<Db, 'seasonPlan'>, athleteId: string): Promise<SeasonSnapshot | null> {
  const found = await db.seasonPlan.findUnique({
    where: { athleteId },
    include: {
      phases: { orderBy: [{ startDate: 'asc' }, { id: 'asc' }] },
      races: { orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] },
    },
  });
  return found && snapshotOf(found);
}

export function snapshotOf({ phases, races, ...plan }: SeasonPlan & { phases: Phase[]; races: Race[] }): SeasonSnapshot {
  return { plan: seasonRowOf(plan), phases: phases.map(phaseRowOf), races: races.map(raceRowOf) };
}

function seasonRowOf(row: SeasonPlan): SeasonRow {
  return {
    id: row.id,
    athleteId: row.athleteId,
    seasonStart: dayOf(row.seasonStart),
    seasonEnd: dayOf(row.seasonEnd),
    mainRaceId: row.mainRaceId,
    sportPreferences: row.sportPreferences as Sport[],
    dateIsAssumed: row.dateIsAssumed,
    warnings: row.warnings as unknown as PlanWarning[],
    version: row.version,
  };
}

function phaseRowOf(row: Phase): PhaseRow {
  return {
    id: row.id,
    athleteId: row.athleteId,
    planId: row.planId,
    phaseName: row.phaseName,
    phaseType: row.phaseType as PhaseType,
    startDate: dayOf(row.startDate),
    endDate: dayOf(row.endDate),
    weeklyVolume: row.weeklyVolume,
    plannedVolume: row.plannedVolume,
    description: row.description,
    focusAreas: row.focusAreas,
    baseSports: row.baseSports as Sport[],
    sportPreferences: row.sportPreferences as Sport[],
    isEdited: row.isEdited,
  };
}

function raceRowOf(row: Race): RaceRow {
  return {
    id: row.id,
    athleteId: row.athleteId,
    planId: row.planId,
    raceName: row.raceName,
    raceType: row.raceType as RaceType,
    raceDate: dayOf(row.raceDate),
    priority: row.priority as Priority,
    location: row.location,
    notes: row.notes,
  };
}

export function seasonColumns(row: SeasonRow): Prisma.SeasonPlanUncheckedCreateInput {
  return {
    ...row,
    seasonStart: columnOf(row.seasonStart),
    seasonEnd: columnOf(row.seasonEnd),
    sportPreferences: [...row.sportPreferences],
    warnings: row.warnings as unknown as Prisma.InputJsonValue,
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
