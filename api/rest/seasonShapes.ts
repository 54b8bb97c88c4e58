import { warningFor } from '../core/messages/planWarning.ts';
import { encodeId } from '../core/units/ids.ts';
import { type PlanRace, RACE_TYPE_LABELS } from '../core/race/race.ts';
import type { RaceType } from '../core/codes/race.ts';
import type { PlanWarning } from '../core/codes/warning.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import type { SeasonPlanRows } from '../domain/season/seasonPlan.ts';
import type { RaceDayDifference } from '../core/season/regeneration.ts';
import type { Replan } from '../domain/season/replan.ts';
import type { ShownPreview } from '../domain/season/seasonRegeneration.ts';
import { type PhaseRow, type RaceRow, resultOf } from '../domain/revision/seasonSnapshot.ts';

// What season plans look like in REST: the documented fields, ids as they leave the server.

/** A row as the database has it, or as plain data. */
type Row<Stored, Plain> = Stored | Omit<Plain, 'athleteId' | 'planId'>;

const day = (value: Date | string) => (typeof value === 'string' ? value : dayOf(value));

export function raceShape(race: Row<SeasonPlanRows['races'][number], RaceRow>) {
  const { id, raceName, raceType, raceDate, priority, location, notes, goalTimeSec } = race;
  return {
    id: encodeId('race', id),
    raceName,
    raceType,
    distance: RACE_TYPE_LABELS[raceType as RaceType],
    raceDate: day(raceDate),
    priority,
    location,
    notes,
    goalTimeSec,
    result: resultOf(race),
  };
}

export function phaseShape(phase: Row<SeasonPlanRows['phases'][number], PhaseRow>) {
  const {
    id,
    phaseName,
    phaseType,
    startDate,
    endDate,
    weeklyVolume,
    description,
    focusAreas,
    baseSports,
    sportPreferences,
    isEdited,
  } = phase;
  return {
    id: encodeId('phase', id),
    phaseName,
    phaseType,
    startDate: day(startDate),
    endDate: day(endDate),
    weeklyVolume,
    description,
    focusAreas,
    baseSports,
    sportPreferences,
    isEdited,
  };
}

export function planShape(plan: SeasonPlanRows, viewer: Viewer) {
  const reader = readerOf(viewer, plan.athleteId);
  return {
    id: encodeId('plan', plan.id),
    seasonStart: dayOf(plan.seasonStart),
    seasonEnd: dayOf(plan.seasonEnd),
    mainRaceId: plan.mainRaceId && encodeId('race', plan.mainRaceId),
    dateIsAssumed: plan.dateIsAssumed,
    sportPreferences: plan.sportPreferences,
    lostWeeks: plan.lostWeeks.map(dayOf),
    version: plan.version,
    warnings: (plan.warnings as unknown as PlanWarning[]).map((one) => warningFor(one, reader)),
    races: plan.races.map(raceShape),
    phases: plan.phases.map(phaseShape),
  };
}

function previewRaceShape({ id, raceName, raceType, raceDate, priority, ...times }: PlanRace) {
  return {
    id: encodeId('race', id),
    raceName,
    raceType,
    distance: RACE_TYPE_LABELS[raceType],
    raceDate,
    priority,
    goalTimeSec: times.goalTimeSec ?? null,
    predictedLowSec: times.predicted?.lowSec ?? null,
    predictedHighSec: times.predicted?.highSec ?? null,
    plannedSec: times.plannedSec ?? null,
  };
}

const formChangeShape = ({ raceId, ...shownDay }: RaceDayDifference) => ({
  raceId: encodeId('race', raceId),
  ...shownDay,
});

/** What planning the season anew would change, as the answers of changes carry it. */
export function replanShape(replan: Replan | null) {
  return (
    replan && {
      ...replan,
      previewId: encodeId('preview', replan.previewId),
      raceDays: replan.raceDays.map(formChangeShape),
    }
  );
}

export function previewShape({ id, expiresAt, shown }: ShownPreview) {
  return {
    previewId: encodeId('preview', id),
    expiresAt: expiresAt.toISOString(),
    ...shown,
    allRaces: shown.allRaces.map(previewRaceShape),
    raceDays: shown.raceDays.map(formChangeShape),
  };
}
