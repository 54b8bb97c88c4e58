import type { NotHeld } from '../../core/messages/planWarning.ts';
import { illnessState } from '../../core/change/adapt/illness.ts';
import { type Day, mondayOf } from '../../core/calendar/calendar.ts';
import type { WorkoutChange as Operation } from '../../core/change/changes.ts';
import { applyOperations } from '../../core/change/operations.ts';
import { brokenLimits } from '../../core/rules/rules.ts';
import { type Follower, followPrinciple, provedRules } from '../../core/change/operations/followPrinciple.ts';
import { planningContextOf, type ScheduledWorkout } from '../../core/rules/context.ts';
import { settle } from '../../core/change/operations/settle.ts';
import { notKept } from '../../core/week/principles/planned.ts';
import type { TaughtPrinciple } from '../../core/principles/rule.ts';
import type { PlannedWeek } from '../../core/week/schedule.ts';
import type { Proof } from '../../core/rules/finding.ts';
import type { Principle } from '../../generated/prisma/client.ts';
import { loadAdaptInput } from '../adapt/adaptation.ts';
import { ACTIVE } from '../coaching/coaching.ts';
import { asScheduledWorkout, changesTo, loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import { PRINCIPLES_INCLUDE, taughtTo } from '../planning/plannerInput.ts';
import { compiledOf } from '../planning/compiledPrinciple.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import type { Tx } from '../kernel/ports.ts';
import {
  inOrder,
  rowIn,
  sameData,
  type ScheduledWeek,
  type WorkoutRow,
  type WeekRow,
} from '../revision/scheduledWorkout.ts';
import { fillWeeks } from '../planning/scheduleFill.ts';
import { SCHEDULE_WEEKS, windowOf } from '../planning/scheduleWindow.ts';
import { withRecurringPreferences } from '../adapt/recurringPreference.ts';
import { loadRecurringPreferences } from '../revision/recurringPreferences.ts';

/** A principle on file, or one in the making. */
export type PrincipleRow = Pick<
  Principle,
  'id' | 'coachId' | 'athleteId' | 'principleType' | 'context' | 'principle' | 'phaseType' | 'workoutType' | 'isActive'
>;

/** One workout before and after; null: it is not there. */
export interface PrincipleChange {
  workoutId: string;
  before: WorkoutRow | null;
  after: WorkoutRow | null;
}

export interface Followed {
  workouts: readonly RowChange<WorkoutRow>[];
  weeks: readonly RowChange<WeekRow>[];
  /** Where the principle cannot be kept, and why. */
  notHeld: readonly NotHeld[];
}

/** The principles of the athlete's coaches without this one, and with it as its words are now; null: it is not for them. */
async function principlesFor(
  db: Pick<Tx, 'athlete'>,
  athleteId: string,
  row: PrincipleRow,
): Promise<{ without: readonly TaughtPrinciple[]; with: readonly TaughtPrinciple[] } | null> {
  const { rules } = compiledOf(row);
  const coach = await db.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: {
      assignments: {
        where: { coachId: row.coachId, ...ACTIVE },
        select: { coach: { select: { user: { select: { firstName: true, lastName: true } } } } },
      },
    },
  });
  const user = coach.assignments[0]?.coach.user;
  if (rules.length === 0 || user === undefined) return null;
  const found = await db.athlete.findUniqueOrThrow({ where: { id: athleteId }, select: { ...PRINCIPLES_INCLUDE } });
  const without = taughtTo(found).filter(({ id }) => id !== row.id);
  return { without, with: [...without, { id: row.id, by: `${user.firstName} ${user.lastName}`.trim(), rules }] };
}

/**
 * What the four weeks become with the principle. A week that stands just as it would be planned now is planned anew where
 * the principle makes a difference. In any other one somebody has taken load away, placed or moved something, for a reason:
 * it stays as it stands, and only what goes against the principle moves, gets lighter or goes.
 */
export async function followed(tx: Tx, athlete: LockedAthlete, row: PrincipleRow, now: Date): Promise<Followed> {
  const principles = await principlesFor(tx, athlete.id, row);
  if (principles === null) return { workouts: [], weeks: [], notHeld: [] };
  const settings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
  const filling = { settings, firstWeek: windowOf(athlete.today).firstDay, count: SCHEDULE_WEEKS, now };
  const before = await fillWeeks(tx, athlete, { ...filling, principles: principles.without });
  const after = await fillWeeks(tx, athlete, { ...filling, principles: principles.with });
  const differing = mondaysOf(paired(before.changes.workouts));
  const changing = mondaysOf(paired(after.changes.workouts));
  const mondays = after.planned.map(({ weekStartDate }) => weekStartDate);
  const anew = mondays.filter((monday) => changing.has(monday) && !differing.has(monday));
  const keptWeeks = mondays.filter((monday) => changing.has(monday) && differing.has(monday));
  const planned = {
    workouts: after.changes.workouts.filter((change) =>
      anew.includes(mondayOf((change.after ?? change.before!).scheduledDate)),
    ),
    weeks: after.changes.weeks.filter(({ after: week }) => week !== null && anew.includes(week.weekStartDate)),
  };
  const { standing: preferences } = await loadRecurringPreferences(tx, athlete.id);
  if (keptWeeks.length === 0 && preferences.length === 0)
    return { ...planned, notHeld: notKept(row.id, after.planned) };

  const open = await loadOpenSchedule(tx, athlete, { principles: principles.with });
  const merged = withPlanned(open, planned.workouts);
  const preferred = withRecurringPreferences(merged, preferences, anew);
  const context = planningContextOf(open.limits);
  const follower: Follower = {
    principleId: row.id,
    weeks: keptWeeks,
    yielding: new Map(
      after.planned.map(({ weekStartDate, proof }) => [
        weekStartDate,
        proof.filter(({ holds, principleId }) => principleId === row.id && !holds),
      ]),
    ),
    isFree: await freeDays(tx, athlete, open, before.planned),
  };
  const following = followPrinciple(preferred, context, follower);
  const hours = (weeks: readonly PlannedWeek[], monday: Day) =>
    weeks.find(({ weekStartDate }) => weekStartDate === monday);
  const isTighter = (monday: Day) => {
    const [one, other] = [hours(before.planned, monday), hours(after.planned, monday)];
    return one?.plannedHours !== other?.plannedHours || one?.kind !== other?.kind;
  };
  // what a week broke before stays broken, unless it is by the hours that the principle leaves
  const known = brokenLimits(open.workouts, context).filter(
    ({ code, week }) => !(isTighter(week) && (code === 'LOAD' || code === 'HARD_DAYS')),
  );
  const settled = applyOperations(following.workouts, settle(following.workouts, context, known), context);
  const workouts = fromNow(planned.workouts, changesTo(merged, settled.workouts, { athleteId: athlete.id, now }));
  const touched = mondaysOf(workouts);
  const provenIn = (week: ScheduledWeek) =>
    proven(
      week,
      after.planned.find(({ weekStartDate }) => weekStartDate === week.weekStartDate)!,
      settled.workouts,
      { context, follower, changes: following.changes, before: open.workouts },
    );
  const rows = open.weeks
    .filter(({ weekStartDate }) => keptWeeks.includes(weekStartDate))
    .map((week) => ({ week, after: provenIn(week) }));
  return {
    workouts,
    weeks: [
      ...planned.weeks,
      ...rows.flatMap(({ week, after: changed }) => (touched.has(week.weekStartDate) ? weekChange(week, changed) : [])),
    ],
    notHeld: notKept(
      row.id,
      after.planned.map(
        (week) => rows.find(({ after: { weekStartDate } }) => weekStartDate === week.weekStartDate)?.after ?? week,
      ),
    ),
  };
}

/** Nothing goes to a day of illness and of the way back, nor to one that was emptied of what would be planned on it. */
async function freeDays(
  tx: Tx,
  athlete: LockedAthlete,
  open: OpenSchedule,
  asPlanned: readonly PlannedWeek[],
): Promise<(day: Day) => boolean> {
  const { illness, history } = await loadAdaptInput(tx, athlete, open);
  const ill = illnessState(athlete.today, illness, history);
  const used = new Set(open.workouts.map(({ scheduledDate }) => scheduledDate));
  const emptied = new Set(
    asPlanned
      .flatMap(({ workouts }) => workouts.map(({ scheduledDate }) => scheduledDate))
      .filter((day) => !used.has(day)),
  );
  return (day) => !emptied.has(day) && !(ill !== null && day >= ill.from && day < ill.hardFrom);
}

/** The schedule with weeks that are planned anew. */
function withPlanned(open: OpenSchedule, planned: readonly RowChange<WorkoutRow>[]): OpenSchedule {
  const gone = new Set(planned.flatMap(({ before }) => (before ? [before.id] : [])));
  const weeks = open.weeks.map((week) => {
    const come = planned.flatMap(({ after }) => (after?.weekId === week.id ? [after] : []));
    return { ...week, workouts: [...week.workouts.filter(({ id }) => !gone.has(id)), ...come].sort(inOrder) };
  });
  return { ...open, weeks, workouts: weeks.flatMap(({ workouts }) => workouts.map(asScheduledWorkout)) };
}

/** Changes of what is planned anew are changes of the schedule as it stands. */
function fromNow(
  planned: readonly RowChange<WorkoutRow>[],
  more: readonly RowChange<WorkoutRow>[],
): RowChange<WorkoutRow>[] {
  const later = new Map(more.map((change) => [change.id, change]));
  const first = planned.flatMap((change): RowChange<WorkoutRow>[] => {
    const again = change.after && later.get(change.id);
    if (!again) return [change];
    later.delete(change.id);
    return again.after ? [{ ...change, after: { ...again.after, version: change.after!.version } }] : [];
  });
  return [...first, ...later.values()];
}

interface Following {
  context: ReturnType<typeof planningContextOf>;
  follower: Follower;
  changes: readonly Operation[];
  before: readonly ScheduledWorkout[];
}

/** A week that stands, with the hours that the principle leaves it and the proof of it; one whose workout goes is where it fired. */
function proven(
  week: ScheduledWeek,
  planned: PlannedWeek,
  after: readonly ScheduledWorkout[],
  { context, follower, changes, before }: Following,
): WeekRow {
  const isIts = ({ principleId }: Proof) => principleId === follower.principleId;
  const own = provedRules(after, context, week.weekStartDate, follower);
  const seasonal = planned.proof.filter(
    (line) => isIts(line) && !own.some(({ constraint }) => constraint === line.constraint),
  );
  const removing = new Set(
    changes
      .filter(
        ({ op, workoutId }) =>
          op === 'remove' &&
          before.some(({ id, scheduledDate }) => id === workoutId && mondayOf(scheduledDate) === week.weekStartDate),
      )
      .map(({ because }) => because),
  );
  const others = week.proof.filter((line) => !isIts(line));
  const lines = own.map((line) => (removing.has(line.constraint) ? { ...line, fired: true } : line));
  return {
    ...rowIn(week),
    targetWeeklyHours: planned.plannedHours,
    kind: planned.kind,
    proof: [...others, ...lines, ...seasonal],
  };
}

function weekChange(week: ScheduledWeek, after: WeekRow): RowChange<WeekRow>[] {
  const before = rowIn(week);
  return sameData(before, after) ? [] : [{ id: before.id, before, after }];
}

function mondaysOf(changes: readonly { before: WorkoutRow | null; after: WorkoutRow | null }[]): ReadonlySet<Day> {
  return new Set(changes.map(({ before, after }) => mondayOf((before ?? after)!.scheduledDate)));
}

const shown = ({ scheduledDate, workoutType, duration, intensity, isLong }: WorkoutRow) =>
  [scheduledDate, workoutType, duration, intensity, isLong].join(' ');

/** Workouts taken out and put in, paired by kind in the order of days, so that each is one change; the same in all that shows is none. */
export function paired(changes: readonly RowChange<WorkoutRow>[]): PrincipleChange[] {
  const gone = changes.flatMap(({ before }) => (before ? [before] : []));
  const come = changes.flatMap(({ after }) => (after ? [after] : []));
  const day = (a: WorkoutRow, b: WorkoutRow) => (a.scheduledDate < b.scheduledDate ? -1 : 1);
  const left = come.filter((workout) => {
    const same = gone.findIndex((each) => shown(each) === shown(workout));
    if (same >= 0) gone.splice(same, 1);
    return same < 0;
  });
  gone.sort(day);
  left.sort(day);
  const rows: PrincipleChange[] = [];
  for (const before of gone) {
    const alike = (workout: WorkoutRow) =>
      workout.workoutType === before.workoutType && mondayOf(workout.scheduledDate) === mondayOf(before.scheduledDate);
    const i = left.findIndex((workout) => alike(workout) && workout.isLong === before.isLong);
    const at = i >= 0 ? i : left.findIndex(alike);
    const [after = null] = at >= 0 ? left.splice(at, 1) : [];
    rows.push({ workoutId: before.id, before, after });
  }
  return [...rows, ...left.map((after) => ({ workoutId: after.id, before: null, after }))].sort((a, b) =>
    day(a.before ?? a.after!, b.before ?? b.after!),
  );
}
