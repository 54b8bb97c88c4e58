import type { Day } from '../../core/calendar/calendar.ts';
import { type PlanningContext, planningContextOf, type ScheduledWorkout } from '../../core/rules/context.ts';
import { type LivingProof, livingProofs } from '../../core/week/livingProof.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { loadFormerLimits, sourcesBefore } from './formerLimits.ts';
import type { CurrentSchedule } from './livingProof.ts';
import { asScheduledWorkout, type LimitSources, type SourcedLimits } from './openSchedule.ts';
import { NotPossible } from '../kernel/errors.ts';
import type { Db } from '../kernel/ports.ts';
import type { RowChange } from '../revision/revision.ts';
import { changesOf, type ReadChanges } from '../revision/revisionChanges.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';

/** What is told of the change that broke a limit. */
const SHOWN_FIELDS = {
  id: true,
  athleteId: true,
  number: true,
  cause: true,
  actorId: true,
  actorRole: true,
  summary: true,
  summaryLines: true,
  undoesNumber: true,
  createdAt: true,
} satisfies Prisma.RevisionSelect;
export type BreakingRevision = Prisma.RevisionGetPayload<{ select: typeof SHOWN_FIELDS }>;

/** Who broke a limit. */
export interface Breaker {
  revision: BreakingRevision;
  /** The workout by which it did, where it is one that still stands. */
  workoutId?: string;
}

/** Changes that are looked at in one statement, the latest first. */
const AT_ONCE = 12;
/** Changes of a month of busy days; a limit that was broken before is told without its breaker. */
const MAX_CHANGES = 120;

/** An undo brought back a state in which limits are broken: who broke them is found beyond the changes that it undid. */
interface Undone {
  revision: BreakingRevision;
  /** Number of the first change that is undone. */
  from: number;
  /** The limits, by place. */
  of: readonly number[];
}

/**
 * For each limit of the week that does not hold the change that broke it: walks back from the schedule as it stands, one change after
 * the other, until the limit holds. What an undo brought back is told of who made it. What the planner made kept all limits of its
 * day, so one that walks back to it, or to a change of the limits themselves, came later: its breaker is who first went further over
 * it since, by the limits of that day, or nobody.
 */
export async function breakersOf(
  db: Pick<Db, 'revision' | 'formerProfile' | 'formerPrinciple'>,
  schedule: CurrentSchedule,
  weekStartDate: Day,
  limits: readonly LivingProof[],
): Promise<(Breaker | null)[]> {
  const breakers: (Breaker | null)[] = limits.map(() => null);
  // the least that each was over its limit since, as the limits were where the walk is
  const least = limits.map(({ excess }) => excess);
  let open = limits.flatMap(({ holds }, i) => (holds ? [] : [i]));
  if (open.length === 0) return breakers;
  let { workouts, context } = schedule;
  let { sources } = schedule.limitsFrom;
  let undone: Undone | null = null;
  const excesses = () => {
    const [stood] = livingProofs(context, workouts, [{ monday: weekStartDate, planned: [] }]);
    return limits.map((limit) => excessIn(stood!, limit));
  };
  const close = (closed: readonly number[]) => void (open = open.filter((i) => !closed.includes(i)));
  const risenSince = (was: readonly number[], of: readonly number[]) =>
    of.filter((i) => was[i]! === 0 || was[i]! < least[i]!);
  const blame = (was: readonly number[], of: readonly number[], by: Breaker | null) => {
    for (const i of risenSince(was, of)) {
      least[i] = was[i]!;
      breakers[i] = by ?? breakers[i]!;
    }
    close(of.filter((i) => was[i] === 0));
  };
  const stepTo = (former: LimitSources | null) => {
    if (former === sources) return;
    const stood = former && contextOf(schedule.limitsFrom, former);
    if (former === null || stood === null) {
      open = [];
      return;
    }
    const by = excesses();
    sources = former;
    context = stood;
    const byFormer = excesses();
    for (const i of open) least[i] = least[i]! + byFormer[i]! - by[i]!;
    if (undone === null) close(open.filter((i) => byFormer[i] === 0));
  };
  const [former, first] = await Promise.all([loadFormerLimits(db, schedule.athleteId), revisionsOf(db, schedule)]);
  let rows = first;
  for (let seen = AT_ONCE; ; seen += AT_ONCE) {
    for (const { changes, ...revision } of rows) {
      if (undone !== null && revision.number < undone.from) {
        blame(excesses(), undone.of, { revision: undone.revision });
        undone = null;
      }
      if (revision.number < former.knownFrom) return breakers;
      stepTo(former.at(revision.number, sources) ?? sources);
      if (open.length === 0) return breakers;
      const did = changesOf({ changes });
      workouts = withoutChange(workouts, did.workouts, schedule);
      if (undone === null) {
        const isOfPlan = isPlanned(revision, did);
        if (isOfPlan && did.weeks.some(({ before: was, after }) => !was && after?.weekStartDate === weekStartDate))
          return breakers;
        const was = excesses();
        const of = risenSince(was, open);
        if (of.length > 0 && revision.undoesNumber !== null) undone = { revision, from: revision.undoesNumber, of };
        else blame(was, of, isOfPlan ? null : { revision, ...soleWorkout(did.workouts) });
      }
      stepTo(sourcesBefore(sources, did));
      if (open.length === 0) return breakers;
    }
    if (rows.length < AT_ONCE || seen >= MAX_CHANGES) return breakers;
    rows = await revisionsOf(db, schedule, rows.at(-1)!.number);
  }
}

/** The latest changes, or those before one, the latest first. */
const revisionsOf = (db: Pick<Db, 'revision'>, { athleteId }: Pick<CurrentSchedule, 'athleteId'>, before?: number) =>
  db.revision.findMany({
    where: { athleteId, ...(before !== undefined && { number: { lt: before } }) },
    orderBy: { number: 'desc' },
    take: AT_ONCE,
    select: { ...SHOWN_FIELDS, changes: true },
  });

/** Null: nothing could be planned then. */
function contextOf({ limitsOf }: SourcedLimits, sources: LimitSources): PlanningContext | null {
  try {
    return planningContextOf(limitsOf(sources));
  } catch (error) {
    if (error instanceof NotPossible) return null;
    throw error;
  }
}

function soleWorkout(changes: readonly RowChange<WorkoutRow>[]): Pick<Breaker, 'workoutId'> {
  const [one, ...others] = changes.filter(({ after }) => after !== null);
  return one && others.length === 0 ? { workoutId: one.id } : {};
}

/** Changes that leave no limit broken that held before: of the planner, and of rules that a check-in or feedback sets going. */
const isPlanned = ({ cause, actorRole }: Pick<BreakingRevision, 'cause' | 'actorRole'>, { operations }: ReadChanges) =>
  actorRole === 'planner' ||
  cause === 'generate' ||
  cause === 'season' ||
  (operations !== undefined && operations.length > 0 && operations.every(({ source = 'rule' }) => source === 'rule'));

const excessIn = (stood: readonly LivingProof[], { line }: LivingProof): number =>
  stood.find((each) => each.line === line)?.excess ?? 0;

/** The schedule as it was before these workouts changed. */
function withoutChange(
  workouts: readonly ScheduledWorkout[],
  changes: readonly RowChange<WorkoutRow>[],
  { context }: Pick<CurrentSchedule, 'context'>,
): readonly ScheduledWorkout[] {
  if (changes.length === 0) return workouts;
  const touched = new Set(changes.map(({ id }) => id));
  const { firstDay, lastDay } = context.limits;
  const stood = changes
    .flatMap(({ before }) => (before ? [asScheduledWorkout(before)] : []))
    .filter(({ scheduledDate }) => scheduledDate >= firstDay && scheduledDate <= lastDay);
  return [...workouts.filter(({ id }) => !touched.has(id)), ...stood];
}
