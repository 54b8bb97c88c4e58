import { COACH } from '../../core/messages/reader.ts';
import { problemFor } from '../kernel/reader.ts';
import type { NotHeld } from '../../core/messages/planWarning.ts';
import type { CompiledPrinciple } from '../../core/principles/rule.ts';
import type { Principle } from '../../generated/prisma/client.ts';
import type { Viewer } from '../kernel/access.ts';
import { coachOf, ACTIVE } from '../coaching/coaching.ts';
import { dayIn } from '../kernel/day.ts';
import { InvalidInput } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps } from '../kernel/ports.ts';
import { compiledOf } from '../planning/compiledPrinciple.ts';
import { assertCoaches, conflictsOf, findPrinciple } from './principle.ts';
import { GENERAL_TYPE, previewPrincipleSchema } from './principle.schema.ts';
import { followed, paired, type PrincipleChange, type PrincipleRow } from './principleFollowing.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import { SCHEDULE_WEEKS } from '../planning/scheduleWindow.ts';
import { parse } from '../kernel/validation.ts';
import { countOf } from '../../core/units/countOf.ts';

export interface PrincipleForAthlete {
  athleteId: string;
  changes: readonly PrincipleChange[];
  /** Where the principle cannot be kept, and why. */
  notHeld: readonly NotHeld[];
  /** Why nothing can be said of this athlete; null: something can. */
  problem: string | null;
}

/** What a principle would do to the four weeks of every athlete whom it concerns. */
export interface PrinciplePreview {
  compiled: CompiledPrinciple;
  conflicts: readonly { principleId: string; because: string }[];
  /** Athletes looked at. */
  athletes: number;
  /** Those whose schedule it would change, the most changed first, then those of whom nothing can be said. */
  affected: readonly PrincipleForAthlete[];
  changedWorkouts: number;
  changedAthletes: number;
  /** "Would change 7 workouts for 3 of your 12 athletes in the next 4 weeks." */
  summary: string;
}

export type Whose = LockedAthlete & { firstName: string };

/** Athletes looked at side by side: while one waits for the database, another is planned. */
const AT_ONCE = 4;

/** What is on file of one not yet added. */
const NEW = { athleteId: null, principleType: GENERAL_TYPE, phaseType: null, workoutType: null };

/**
 * What a principle would change if the schedules of its athletes followed it: one on file, one with other words, or one not yet
 * added. Changes nothing. Throws InvalidInput, Forbidden, NotFound.
 */
export async function previewPrinciple(
  deps: Deps,
  viewer: Viewer,
  principleId: string | null | undefined,
  input: unknown,
): Promise<PrinciplePreview> {
  const coachId = coachOf(viewer);
  const asked = parse(previewPrincipleSchema, input);
  const stored = principleId === undefined ? null : await findPrinciple(deps, viewer, principleId);
  const words = wordsOf(asked, stored);
  if (asked.athleteId !== null) await assertCoaches(deps.db, viewer, asked.athleteId);
  const base = stored ?? { ...NEW, id: newId(deps.clock()) };
  const row: PrincipleRow = {
    id: base.id,
    coachId,
    athleteId: base.athleteId ?? asked.athleteId,
    principleType: asked.principleType ?? base.principleType,
    ...words,
    phaseType: asked.phaseType ?? base.phaseType,
    workoutType: asked.workoutType ?? base.workoutType,
    isActive: true,
  };
  const athletes = await athletesOf(deps, coachId, row.athleteId);
  const affected: PrincipleForAthlete[] = [];
  for (let i = 0; i < athletes.length; i += AT_ONCE)
    affected.push(
      ...(await Promise.all(athletes.slice(i, i + AT_ONCE).map((athlete) => previewFor(deps, athlete, row)))),
    );
  const others = await deps.db.principle.findMany({ where: { coachId } });
  return asPreview(row, affected, others);
}

/** The words as asked, else those on file. */
function wordsOf(
  { context, principle }: { context?: string; principle?: string },
  stored: Principle | null,
): Pick<PrincipleRow, 'context' | 'principle'> {
  const needed = (path: 'context' | 'principle', word: string | undefined): string => {
    if (word !== undefined) return word;
    throw new InvalidInput([{ path, message: 'Please fill in both context and principle fields' }]);
  };
  return {
    context: needed('context', context ?? stored?.context),
    principle: needed('principle', principle ?? stored?.principle),
  };
}

function asPreview(
  row: PrincipleRow,
  all: readonly PrincipleForAthlete[],
  others: readonly Principle[],
): PrinciplePreview {
  const changed = all
    .filter(({ changes }) => changes.length > 0)
    .sort((a, b) => b.changes.length - a.changes.length || (a.athleteId < b.athleteId ? -1 : 1));
  const changedWorkouts = changed.reduce((sum, { changes }) => sum + changes.length, 0);
  const shown = all.filter(
    ({ changes, problem, notHeld }) => changes.length === 0 && (problem !== null || notHeld.length > 0),
  );
  const compiled = compiledOf(row);
  const whose = all.length === 1 ? 'your athlete' : `${changed.length} of your ${all.length} athletes`;
  const summary =
    compiled.state !== 'compiled'
      ? compiled.because!
      : changedWorkouts === 0
        ? `Would change no workout of your ${countOf(all.length, 'athlete')} in the next ${SCHEDULE_WEEKS} weeks.`
        : `Would change ${countOf(changedWorkouts, 'workout')} for ${whose} in the next ${SCHEDULE_WEEKS} weeks.`;
  return {
    compiled,
    conflicts: conflictsOf({ ...row, createdAt: new Date(0), updatedAt: new Date(0) }, others),
    athletes: all.length,
    affected: [...changed, ...shown],
    changedWorkouts,
    changedAthletes: changed.length,
    summary,
  };
}

/** The coach's athletes of today, or the one. */
export async function athletesOf({ db, clock }: Deps, coachId: string, only: string | null): Promise<Whose[]> {
  const rows = await db.athlete.findMany({
    where: { assignments: { some: { coachId, ...ACTIVE } }, ...(only !== null && { id: only }) },
    orderBy: [{ user: { lastName: 'asc' } }, { id: 'asc' }],
    select: {
      id: true,
      scheduleMode: true,
      scheduleSports: true,
      scheduleRevision: true,
      user: { select: { timeZone: true, firstName: true } },
    },
  });
  return rows.map(({ user, ...row }) => ({ ...row, firstName: user.firstName, today: dayIn(user.timeZone, clock()) }));
}

async function previewFor({ db, clock }: Deps, athlete: Whose, row: PrincipleRow): Promise<PrincipleForAthlete> {
  const nothing = { athleteId: athlete.id, changes: [], notHeld: [] };
  if (athlete.scheduleMode === null) return { ...nothing, problem: 'No training schedule yet.' };
  try {
    const { workouts, notHeld } = await db.$transaction((tx) => followed(tx, athlete, row, clock()));
    return { athleteId: athlete.id, changes: paired(workouts), notHeld, problem: null };
  } catch (error) {
    return { ...nothing, problem: problemFor(error, COACH) };
  }
}
