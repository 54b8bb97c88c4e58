import type { RegenerationPreview } from '../../core/season/regeneration.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { assertMay, assertMayWrite, type Viewer, visibleTo } from '../kernel/access.ts';
import { ConflictError, InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Db, Deps, Tx } from '../kernel/ports.ts';
import { assertGoalTime, assertRaceDay } from './race.ts';
import { type AnsweredRevision, lockAthlete, type LockedAthlete } from '../revision/revision.ts';
import type { ScheduleChanges } from '../revision/scheduleChanges.ts';
import { windowOf } from '../planning/scheduleWindow.ts';
import { plannedAnew, scheduleAnew, type SeasonWrites } from './plannedAnew.ts';
import { changeSeason } from './seasonChange.ts';
import { type GivenEdit, previewSchema } from './seasonRegeneration.schema.ts';
import { loadSeasonState, type SeasonState } from './seasonState.ts';
import { parse } from '../kernel/validation.ts';

const PREVIEW_HOURS = 1;
/** Previews of one athlete that are kept at a time. */
const MAX_PREVIEWS = 20;
const MIN_RACES = 2;

/** The plan is no longer the one that was previewed, or the preview is too old. */
export class PlanChanged extends ConflictError {
  constructor(message = 'The plan changed since this preview. Review it again.') {
    super('STALE_PREVIEW', message);
  }
}

/** What a preview shows, and its id. */
export interface ShownPreview {
  id: string;
  athleteId: string;
  expiresAt: Date;
  shown: RegenerationPreview;
}

/**
 * Plans the season anew, with the edits, and keeps the answer for an hour: applying writes exactly that. Nothing of the plan changes. Throws
 * InvalidInput, and NotPossible without a plan, without edits and with fewer than two races, or where a coach would change the athlete's hours.
 */
export async function previewRegeneration(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  input: unknown,
): Promise<ShownPreview> {
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const id = athleteId!;
  const now = deps.clock();
  return deps.db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, id, now);
    const state = await loadSeasonState(tx, id, athlete.today);
    const { edits: given } = parse(previewSchema, input);
    assertPossible(given, state, athlete, viewer);
    const { shown, writes } = plannedAnew(state, given, now);
    const preview = {
      id: newId(now),
      athleteId: id,
      planVersion: state.season.plan.version,
      createdAt: now,
      expiresAt: new Date(now.getTime() + PREVIEW_HOURS * 3_600_000),
    };
    await dropOld(tx, id, now);
    await tx.regenerationPreview.create({
      data: {
        ...preview,
        shown: shown as unknown as Prisma.InputJsonValue,
        writes: writes as unknown as Prisma.InputJsonValue,
      },
      select: { id: true },
    });
    return { ...preview, shown };
  });
}

/** A preview as it was shown, for whoever sees its athlete; null: not theirs, or no longer kept. */
export async function findPreview({ db }: Deps, viewer: Viewer | null, id: string): Promise<ShownPreview | null> {
  const row = await db.regenerationPreview.findFirst({
    where: { AND: [{ id }, visibleTo(viewer).preview] },
    select: { id: true, athleteId: true, expiresAt: true, shown: true },
  });
  return row && { ...row, shown: row.shown as unknown as RegenerationPreview };
}

function assertPossible(
  edits: readonly GivenEdit[],
  { season }: SeasonState,
  { id, today }: LockedAthlete,
  viewer: Viewer,
): void {
  edits.forEach(({ moveRace, setPriority, setGoal, removeRace, addRace, loseWeeks, setHours }, i) => {
    const raceId = (moveRace ?? setPriority ?? setGoal ?? removeRace)?.raceId;
    const race = season.races.find(({ id: known }) => known === raceId);
    if (raceId !== undefined && !race) throw new NotFound('Race not found.');
    if (moveRace) assertRaceDay(moveRace.raceDate, today, `edits.${i}.moveRace.raceDate`);
    if (addRace) assertRaceDay(addRace.raceDate, today, `edits.${i}.addRace.raceDate`);
    if (addRace) assertGoalTime(addRace, `edits.${i}.addRace.goalTimeSec`);
    if (race && setGoal) assertGoalTime({ ...race, ...setGoal }, `edits.${i}.setGoal.goalTimeSec`);
    if (loseWeeks && loseWeeks.from < windowOf(today).firstDay)
      throw new InvalidInput([
        { path: `edits.${i}.loseWeeks.from`, message: 'Weeks that have passed stay as they are.' },
      ]);
    if (setHours && viewer.athleteId !== id)
      throw new NotPossible(
        'HOURS_OF_THE_ATHLETE',
        'Only the athlete can change their available hours. Leave the hours as they are to review the rest.',
      );
  });
  // what was tried is the person's own wish; without a wish there is something to weigh only between races
  if (edits.length === 0 && season.races.length < MIN_RACES)
    throw new NotPossible('TOO_FEW_RACES', `Add at least ${MIN_RACES} races to regenerate the plan.`);
}

/** Expired previews, and those beyond the number that is kept. */
async function dropOld(tx: Tx, athleteId: string, now: Date): Promise<void> {
  const kept = await tx.regenerationPreview.findMany({
    where: { athleteId, expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_PREVIEWS - 1,
    select: { id: true },
  });
  await tx.regenerationPreview.deleteMany({ where: { athleteId, id: { notIn: kept.map(({ id }) => id) } } });
}

/**
 * Writes what the preview showed, and plans the four weeks anew where they follow the season plan, all as one revision. `of` names the
 * only athlete whose preview it may be. Throws NotFound; PlanChanged where the plan is no longer the one previewed, or the preview has expired;
 * PlanConflict where the four weeks cannot be planned. Then nothing changes.
 */
export async function applyRegeneration(
  deps: Deps,
  viewer: Viewer,
  previewId: string | null,
  of?: string | null,
): Promise<{ athleteId: string; planId: string; revision: AnsweredRevision }> {
  assertMayWrite(viewer);
  const stored = await previewFor(deps.db, viewer, previewId, of);
  const writes = stored.writes as unknown as SeasonWrites;
  return changeSeason(deps, viewer, stored.athleteId, async ({ season, input }, tx, athlete) => {
    if (stored.expiresAt <= deps.clock()) throw new PlanChanged('This preview has expired. Review it again.');
    const { hours } = writes;
    const isSame = season.plan.id === writes.season.plan.id && season.plan.version === stored.planVersion;
    if (!isSame || (hours && input.athlete.preferences.weeklyHoursAvailable !== hours.before)) throw new PlanChanged();
    const rest: Partial<ScheduleChanges> = await scheduleAnew(tx, athlete, writes, deps.clock());
    return {
      after: writes.season,
      summary: 'Regenerated the season plan.',
      result: null,
      rest: { ...rest, ...(hours && { hours }) },
    };
  });
}

async function previewFor(db: Db, viewer: Viewer, previewId: string | null, of?: string | null) {
  const owned = {
    AND: [{ athlete: visibleTo(viewer).athlete }, ...(of === undefined ? [] : [{ athleteId: of ?? '' }])],
  };
  const found =
    previewId === null
      ? null
      : await db.regenerationPreview.findFirst({
          where: { AND: [{ id: previewId }, owned] },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
  if (!found) throw new NotFound('Preview not found.');
  return found;
}

/** The latest preview of an athlete, for who does not name one; null: none. */
export async function latestPreviewId(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  athleteId: string,
): Promise<string | null> {
  const where = { AND: [{ athleteId }, { athlete: visibleTo(viewer).athlete }] };
  const found = await db.regenerationPreview.findFirst({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return found?.id ?? null;
}
