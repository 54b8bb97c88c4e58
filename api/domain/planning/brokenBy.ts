import type { Day } from '../../core/calendar/calendar.ts';
import { type PlanningContext, planningContextOf } from '../../core/rules/context.ts';
import {
  beforeChange,
  beforeLimitChanged,
  type Breach,
  breachOf,
  breakingWorkout,
  causeOf,
  type PastChange,
} from '../../core/week/breach.ts';
import type { BrokenCause } from '../../core/codes/proof.ts';
import type { MeasuredProof } from '../../core/week/weekProof.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { loadFormerLimits, sourcesBefore } from './formerLimits.ts';
import type { CurrentSchedule } from './currentSchedule.ts';
import { asScheduledWorkout, type LimitSources, type SourcedLimits } from './openSchedule.ts';
import { NotPossible } from '../kernel/errors.ts';
import type { Db } from '../kernel/ports.ts';
import { changesOf, type ReadChanges } from '../revision/revisionChanges.ts';

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

/** What broke a limit. */
export interface Breaker {
  /** Left out: nobody knows any more. */
  cause?: BrokenCause;
  /** The change that did; left out: none. */
  revision?: BreakingRevision;
  /** The day and the workout of it that stand and break the limit now; left out: it is the week's, or several do. */
  day?: Day | null;
  workoutId?: string;
}

/** Changes that are looked at in the first statement, the latest first; the next looks at twice as many, up to the most. */
const AT_ONCE = 12;
const MAX_AT_ONCE = 96;
/** More than four weeks of busy days; a limit that was broken before is told without its breaker. */
const MAX_CHANGES = 1_000;

/** A change of the account, as the walk looks at it. */
interface AccountChange extends PastChange {
  revision: BreakingRevision;
}

/**
 * For each limit of the week that does not hold the change that broke it: walks back from the schedule as it stands, one change after
 * the other, until what breaks it now was not there. What the planner made kept all limits of its day, so one that walks back to it, or
 * to a change of the limits themselves, came later: its breaker is who first went further over it since, by the limits of that day, or
 * nobody.
 */
export async function breakersOf(
  db: Pick<Db, 'revision' | 'formerProfile' | 'formerPrinciple'>,
  schedule: CurrentSchedule,
  weekStartDate: Day,
  limits: readonly MeasuredProof[],
): Promise<(Breaker | null)[]> {
  let breaches = limits.map((limit) => {
    const { rule, holds } = limit;
    return holds || rule === undefined ? null : breachOf<AccountChange>({ ...limit, rule }, weekStartDate, schedule);
  });
  const step = (back: (breach: Breach<AccountChange>) => Breach<AccountChange>) =>
    void (breaches = breaches.map((breach) => breach && back(breach)));
  const isOver = () => breaches.every((breach) => breach === null || breach.isOver);
  const isWhole = isOver() || (await walkBack(db, { schedule, weekStartDate }, { step, isOver }));
  // of a walk that was cut short nobody is named: who broke it may be further back
  return breaches.map((breach) => breach && (isWhole || breach.isOver ? breakerOf(breach, schedule) : {}));
}

interface Walk {
  step: (back: (breach: Breach<AccountChange>) => Breach<AccountChange>) => void;
  isOver: () => boolean;
}

/** False: there were more changes than are looked at. */
async function walkBack(
  db: Pick<Db, 'revision' | 'formerProfile' | 'formerPrinciple'>,
  { schedule, weekStartDate }: { schedule: CurrentSchedule; weekStartDate: Day },
  { step, isOver }: Walk,
): Promise<boolean> {
  let { context } = schedule;
  let { sources } = schedule.limitsFrom;
  /** False: nothing could be planned then. */
  const stepTo = (former: LimitSources | null, number: number): boolean => {
    if (former === sources) return true;
    const stood = former && contextOf(schedule.limitsFrom, former);
    if (former === null || stood === null) return false;
    sources = former;
    context = stood;
    step((breach) => beforeLimitChanged(breach, stood, number));
    return true;
  };
  const [former, first] = await Promise.all([
    loadFormerLimits(db, schedule.athleteId),
    revisionsOf(db, schedule, AT_ONCE),
  ]);
  let rows = first;
  let asked = AT_ONCE;
  // an undo has the season and the weeks as they were before the first change that it takes back: none of these has changed a limit
  let undoneFrom = Infinity;
  for (let seen = 0; seen < MAX_CHANGES; seen += asked) {
    for (const { changes, ...revision } of rows) {
      if (revision.number < former.knownFrom) return true;
      const { number, undoesNumber } = revision;
      if (!stepTo(former.at(number, sources) ?? sources, number) || isOver()) return true;
      if (number < undoneFrom) undoneFrom = undoesNumber ?? Infinity;
      const did = changesOf({ changes });
      const change = changeOf(revision, did, { schedule, weekStartDate });
      step((breach) => beforeChange(breach, change, context));
      const was = number < undoneFrom ? sourcesBefore(sources, did) : sources;
      if (isOver() || !stepTo(was, number) || isOver()) return true;
    }
    if (rows.length < asked) return true;
    asked = Math.min(2 * asked, MAX_AT_ONCE);
    rows = await revisionsOf(db, schedule, asked, rows.at(-1)!.number);
  }
  return false;
}

function changeOf(
  revision: BreakingRevision,
  did: ReadChanges,
  { schedule, weekStartDate }: { schedule: CurrentSchedule; weekStartDate: Day },
): AccountChange {
  const { firstDay, lastDay } = schedule.context.limits;
  const isOfPlan = isPlanned(revision, did);
  return {
    revision,
    number: revision.number,
    undoesNumber: revision.undoesNumber,
    isOfPlan,
    startsWeek: isOfPlan && did.weeks.some(({ before, after }) => !before && after?.weekStartDate === weekStartDate),
    workouts: did.workouts.map(({ id, before }) => {
      const stood = before !== null && before.scheduledDate >= firstDay && before.scheduledDate <= lastDay;
      return { id, before: stood ? asScheduledWorkout(before) : null };
    }),
  };
}

function breakerOf(breach: Breach<AccountChange>, schedule: CurrentSchedule): Breaker {
  const planned = schedule.weeks.find(({ weekStartDate }) => weekStartDate === breach.monday)?.proof ?? [];
  const cause = causeOf(breach, planned);
  return {
    ...(cause !== null && { cause }),
    ...(breach.by !== null && { revision: breach.by.revision }),
    ...breakingWorkout(breach, schedule),
  };
}

/** The latest changes, or those before one, the latest first. */
const revisionsOf = (
  db: Pick<Db, 'revision'>,
  { athleteId }: Pick<CurrentSchedule, 'athleteId'>,
  take: number,
  before?: number,
) =>
  db.revision.findMany({
    where: { athleteId, ...(before !== undefined && { number: { lt: before } }) },
    orderBy: { number: 'desc' },
    take,
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

/** Changes that leave no limit broken that held before: of the planner, and of rules that a check-in or feedback sets going. */
const isPlanned = ({ cause, actorRole }: Pick<BreakingRevision, 'cause' | 'actorRole'>, did: ReadChanges) =>
  actorRole === 'planner' ||
  cause === 'generate' ||
  cause === 'adapt' ||
  (cause === 'season' && !isOfRaces(did)) ||
  (did.operations !== undefined &&
    did.operations.length > 0 &&
    did.operations.every(({ source = 'rule' }) => source === 'rule'));

/** A race was moved or taken out by a person: nothing else of the schedule has another day or length. */
const isOfRaces = ({ workouts }: ReadChanges): boolean =>
  workouts.every(
    ({ before, after }) =>
      (before ?? after)?.workoutType === 'race' ||
      (before?.scheduledDate === after?.scheduledDate && before?.duration === after?.duration),
  );
