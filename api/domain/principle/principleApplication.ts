import { COACH } from '../../core/messages/reader.ts';
import { problemFor } from '../kernel/reader.ts';
import type { Principle } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { announceCoach } from '../kernel/coachFeed.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps } from '../kernel/ports.ts';
import { compiledOf } from '../planning/compiledPrinciple.ts';
import { findPrinciple } from './principle.ts';
import { followed, paired } from './principleFollowing.ts';
import { athletesOf, type Whose } from './principlePreview.ts';
import { actorOf, changeSchedule } from '../revision/revision.ts';

/** What became of it for one athlete. */
export interface PrincipleOutcome {
  athleteId: string;
  /** Null: nothing was changed. */
  revisionId: string | null;
  changedWorkouts: number;
  problem: string | null;
}

export interface AppliedPrinciple {
  principle: Principle;
  /** What `undoPrinciple` takes back; null: nothing was changed. */
  actId: string | null;
  outcomes: readonly PrincipleOutcome[];
}

/**
 * Makes the schedules of its athletes follow a principle now, one revision each that the athlete can take back, and the coach
 * for all of them at once. Finished and locked workouts, weeks in which it makes no difference, and what was taken out of weeks stay. Throws Forbidden,
 * NotFound, NotPossible (NO_RULE, SWITCHED_OFF).
 */
export async function applyPrinciple(
  deps: Deps,
  viewer: Viewer,
  principleId: string | null,
  athleteIds: readonly string[] | null,
): Promise<AppliedPrinciple> {
  const principle = await findPrinciple(deps, viewer, principleId);
  if (compiledOf(principle).rules.length === 0)
    throw new NotPossible('NO_RULE', 'This principle has no rule that a schedule could follow.');
  if (!principle.isActive) throw new NotPossible('SWITCHED_OFF', 'This principle is switched off.');
  const athletes = await athletesOf(deps, principle.coachId, principle.athleteId);
  if (athleteIds?.some((id) => !athletes.some((athlete) => athlete.id === id))) throw new NotFound('Athlete not found');
  const appliedAt = deps.clock();
  const act = { principleId: principle.id, actId: newId(appliedAt), appliedAt };
  const outcomes: PrincipleOutcome[] = [];
  for (const athlete of athletes.filter(({ id }) => athleteIds === null || athleteIds.includes(id))) {
    const outcome = await appliedFor(deps, viewer, athlete, principle);
    outcomes.push(outcome);
    const { athleteId, revisionId } = outcome;
    // kept as it goes: what is done can be undone even if the rest never comes
    if (revisionId !== null)
      await deps.db.principleApplication.create({ data: { ...act, athleteId, revisionId }, select: { actId: true } });
  }
  // what it did stands beside the principle
  await announceCoach(deps, principle.coachId);
  return { principle, actId: outcomes.some(({ revisionId }) => revisionId !== null) ? act.actId : null, outcomes };
}

async function appliedFor(
  deps: Deps,
  viewer: Viewer,
  { id: athleteId, scheduleMode }: Whose,
  row: Principle,
): Promise<PrincipleOutcome> {
  const nothing = { athleteId, revisionId: null, changedWorkouts: 0 };
  if (scheduleMode === null) return { ...nothing, problem: 'No training schedule yet.' };
  try {
    await assertMay(deps.db, viewer, 'edit', athleteId);
    const { revision, result } = await changeSchedule(
      deps,
      actorOf(viewer, athleteId),
      athleteId,
      'update',
      async (tx, athlete) => {
        const { workouts, weeks } = await followed(tx, athlete, row, deps.clock());
        const changed = paired(workouts).length;
        return {
          changes: { workouts, weeks },
          summary: `Followed a principle of the coach: ${compiledOf(row).words}.`,
          result: changed,
        };
      },
    );
    if (result === 0) return { ...nothing, problem: null };
    return { athleteId, revisionId: revision.id, changedWorkouts: result, problem: null };
  } catch (error) {
    return { ...nothing, problem: problemFor(error, COACH) };
  }
}
