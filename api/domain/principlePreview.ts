import { type Day, mondayOf } from '../core/calendar.ts';
import type { CompiledPrinciple, TaughtPrinciple } from '../core/principles/rule.ts';
import type { Principle } from '../generated/prisma/client.ts';
import type { Viewer } from './access.ts';
import { coachOf, STANDING } from './coaching.ts';
import { dayIn } from './day.ts';
import { DomainError, InvalidInput } from './errors.ts';
import { newId } from './newId.ts';
import { PRINCIPLES_INCLUDE, taughtTo } from './plannerInput.ts';
import type { Deps } from './ports.ts';
import { assertCoaches, compiledOf, conflictsOf, findPrinciple } from './principle.ts';
import { GENERAL_TYPE, previewPrincipleSchema } from './principle.schema.ts';
import type { Change, LockedAthlete, Tx } from './revision.ts';
import { sameData, type ScheduledWorkout } from './scheduledWorkout.ts';
import { fillWeeks } from './scheduleFill.ts';
import { SCHEDULE_WEEKS, windowOf } from './scheduleWindow.ts';
import { parse } from './validation.ts';

/** One session before and after; null: it is not there. */
export interface PrincipleChange {
  workoutId: string;
  before: ScheduledWorkout | null;
  after: ScheduledWorkout | null;
}

export interface PrincipleForAthlete {
  athleteId: string;
  changes: readonly PrincipleChange[];
  /** Where the principle cannot be kept, and why. */
  notHeld: readonly string[];
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

type Row = Pick<Principle, 'id' | 'coachId' | 'athleteId' | 'principleType' | 'context' | 'principle' | 'phaseType' | 'workoutType' | 'isActive'>;
export type Whose = LockedAthlete & { firstName: string };

/** Athletes looked at side by side: while one waits for the database, another is planned. */
const AT_ONCE = 4;

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/**
 * What a principle would change if the schedules of its athletes followed it: one on file, one with other words, or one not yet
 * added. Changes nothing. Throws InvalidInput, Forbidden, NotFound.
 */
export async function previewPrinciple(deps: Deps, viewer: Viewer, principleId: string | null | undefined, input: unknown): Promise<PrinciplePreview> {
  const coachId = coachOf(viewer);
  const { principleType, context, principle, ...fields } = parse(previewPrincipleSchema, input);
  const stored = principleId === undefined ? null : await findPrinciple(deps, viewer, principleId);
  if (stored === null && (context === undefined || principle === undefined)) throw new InvalidInput([{ path: context === undefined ? 'context' : 'principle', message: 'Please fill in both context and principle fields' }]);
  if (fields.athleteId !== null) await assertCoaches(deps.db, viewer, fields.athleteId);
  const row: Row = {
    id: stored?.id ?? newId(deps.clock()),
    coachId,
    athleteId: stored?.athleteId ?? fields.athleteId,
    principleType: principleType ?? stored?.principleType ?? GENERAL_TYPE,
    context: context ?? stored!.context,
    principle: principle ?? stored!.principle,
    phaseType: fields.phaseType ?? stored?.phaseType ?? null,
    workoutType: fields.workoutType ?? stored?.workoutType ?? null,
    isActive: true,
  };
  const athletes = await athletesOf(deps, coachId, row.athleteId ?? fields.athleteId);
  const affected: PrincipleForAthlete[] = [];
  for (let i = 0; i < athletes.length; i += AT_ONCE) affected.push(...(await Promise.all(athletes.slice(i, i + AT_ONCE).map((athlete) => previewFor(deps, athlete, row)))));
  const others = await deps.db.principle.findMany({ where: { coachId } });
  return asPreview(row, affected, others);
}

function asPreview(row: Row, all: readonly PrincipleForAthlete[], others: readonly Principle[]): PrinciplePreview {
  const changed = all.filter(({ changes }) => changes.length > 0).sort((a, b) => b.changes.length - a.changes.length || (a.athleteId < b.athleteId ? -1 : 1));
  const changedWorkouts = changed.reduce((sum, { changes }) => sum + changes.length, 0);
  const told = all.filter(({ changes, problem, notHeld }) => changes.length === 0 && (problem !== null || notHeld.length > 0));
  const compiled = compiledOf(row);
  const whose = all.length === 1 ? 'your athlete' : `${changed.length} of your ${all.length} athletes`;
  const summary =
    compiled.state !== 'compiled'
      ? compiled.because!
      : changedWorkouts === 0
        ? `Would change no workout of your ${count(all.length, 'athlete')} in the next ${SCHEDULE_WEEKS} weeks.`
        : `Would change ${count(changedWorkouts, 'workout')} for ${whose} in the next ${SCHEDULE_WEEKS} weeks.`;
  return { compiled, conflicts: conflictsOf({ ...row, createdAt: new Date(0), updatedAt: new Date(0) }, others), athletes: all.length, affected: [...changed, ...told], changedWorkouts, changedAthletes: changed.length, summary };
}

/** The coach's athletes of today, or the one. */
export async function athletesOf({ db, clock }: Deps, coachId: string, only: string | null): Promise<Whose[]> {
  const rows = await db.athlete.findMany({
    where: { assignments: { some: { coachId, ...STANDING } }, ...(only !== null && { id: only }) },
    orderBy: [{ user: { lastName: 'asc' } }, { id: 'asc' }],
    select: { id: true, scheduleMode: true, scheduleSports: true, scheduleRevision: true, user: { select: { timeZone: true, firstName: true } } },
  });
  return rows.map(({ user, ...row }) => ({ ...row, firstName: user.firstName, today: dayIn(user.timeZone, clock()) }));
}

/** The principles of the athlete's coaches without this one, and with it as its words are now. */
async function principlesFor(db: Pick<Tx, 'athlete'>, athleteId: string, row: Row): Promise<{ without: readonly TaughtPrinciple[]; with: readonly TaughtPrinciple[] }> {
  const found = await db.athlete.findUniqueOrThrow({ where: { id: athleteId }, select: { ...PRINCIPLES_INCLUDE } });
  const taught = taughtTo(found);
  const without = taught.filter(({ id }) => id !== row.id);
  const { rules } = compiledOf(row);
  const coach = await db.athlete.findUniqueOrThrow({ where: { id: athleteId }, select: { assignments: { where: { coachId: row.coachId, ...STANDING }, select: { coach: { select: { user: { select: { firstName: true, lastName: true } } } } } } } });
  const user = coach.assignments[0]?.coach.user;
  if (rules.length === 0 || user === undefined) return { without, with: without };
  return { without, with: [...without, { id: row.id, by: `${user.firstName} ${user.lastName}`.trim(), rules }] };
}

interface Followed {
  changes: readonly Change<ScheduledWorkout>[];
  weeks: Awaited<ReturnType<typeof fillWeeks>>['changes']['weeks'];
  notHeld: readonly string[];
}

/** What the four weeks become in the weeks where the principle makes a difference; others stay as they stand. */
export async function followed(tx: Tx, athlete: LockedAthlete, row: Row, now: Date): Promise<Followed> {
  const settings = { mode: athlete.scheduleMode, sports: athlete.scheduleSports };
  const { firstDay } = windowOf(athlete.today);
  const filling = { settings, firstWeek: firstDay, count: SCHEDULE_WEEKS, now };
  const principles = await principlesFor(tx, athlete.id, row);
  const before = await fillWeeks(tx, athlete, { ...filling, principles: principles.without });
  const after = await fillWeeks(tx, athlete, { ...filling, principles: principles.with });
  const plain = layoutOf(before.changes.workouts, after.changes.workouts);
  const changes = after.changes.workouts.filter((change) => plain.has(mondayOf((change.after ?? change.before!).scheduledDate)));
  const weeks = after.changes.weeks.filter(({ after: week }) => week !== null && plain.has(week.weekStartDate));
  const notHeld = after.warnings.filter(({ code, message }) => code === 'PRINCIPLE_NOT_HELD' && !before.warnings.some((each) => each.message === message)).map(({ message }) => message);
  return { changes, weeks, notHeld };
}

const shown = ({ scheduledDate, workoutType, duration, intensity, isLong }: ScheduledWorkout) => [scheduledDate, workoutType, duration, intensity, isLong].join(' ');

/** Mondays of the weeks that come out differently with the principle. */
function layoutOf(before: readonly Change<ScheduledWorkout>[], after: readonly Change<ScheduledWorkout>[]): ReadonlySet<Day> {
  const byWeek = (changes: readonly Change<ScheduledWorkout>[]) => {
    const weeks = new Map<Day, string[]>();
    for (const change of changes) {
      const workout = change.after ?? change.before!;
      const monday = mondayOf(workout.scheduledDate);
      weeks.set(monday, [...(weeks.get(monday) ?? []), `${change.after ? '+' : '-'}${shown(workout)}`].sort());
    }
    return weeks;
  };
  const one = byWeek(before);
  const other = byWeek(after);
  return new Set([...one.keys(), ...other.keys()].filter((monday) => !sameData(one.get(monday) ?? [], other.get(monday) ?? [])));
}

/** Sessions taken out and put in, paired by kind in the order of days, so that each is one change; the same in all that shows is none. */
export function paired(changes: readonly Change<ScheduledWorkout>[]): PrincipleChange[] {
  const gone = changes.flatMap(({ before }) => (before ? [before] : []));
  const come = changes.flatMap(({ after }) => (after ? [after] : []));
  const day = (a: ScheduledWorkout, b: ScheduledWorkout) => (a.scheduledDate < b.scheduledDate ? -1 : 1);
  const left = come.filter((workout) => {
    const same = gone.findIndex((each) => shown(each) === shown(workout));
    if (same >= 0) gone.splice(same, 1);
    return same < 0;
  });
  gone.sort(day);
  left.sort(day);
  const rows: PrincipleChange[] = [];
  for (const before of gone) {
    const alike = (workout: ScheduledWorkout) => workout.workoutType === before.workoutType && mondayOf(workout.scheduledDate) === mondayOf(before.scheduledDate);
    const i = left.findIndex((workout) => alike(workout) && workout.isLong === before.isLong);
    const at = i >= 0 ? i : left.findIndex(alike);
    const [after = null] = at >= 0 ? left.splice(at, 1) : [];
    rows.push({ workoutId: before.id, before, after });
  }
  return [...rows, ...left.map((after) => ({ workoutId: after.id, before: null, after }))].sort((a, b) => day(a.before ?? a.after!, b.before ?? b.after!));
}

async function previewFor({ db, clock }: Deps, athlete: Whose, row: Row): Promise<PrincipleForAthlete> {
  const nothing = { athleteId: athlete.id, changes: [], notHeld: [] };
  if (athlete.scheduleMode === null) return { ...nothing, problem: 'No training schedule yet.' };
  try {
    const { changes, notHeld } = await db.$transaction((tx) => followed(tx, athlete, row, clock()));
    return { athleteId: athlete.id, changes: paired(changes), notHeld, problem: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...nothing, problem: error.message };
  }
}
