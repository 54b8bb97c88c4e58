import type { Blackout } from '../../core/athlete/athlete.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { applyOperations } from '../../core/change/operations.ts';
import { correctionIn } from '../../core/language/request/formWords.ts';
import { brokenLimits } from '../../core/rules/rules.ts';
import { worsened } from '../../core/rules/worsened.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import type { Db, Tx } from '../kernel/ports.ts';
import { loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import { loadRecurringPreferences, type RecurringPreferences } from '../revision/recurringPreferences.ts';
import type { LockedAthlete } from '../revision/revision.ts';
import { changesOf, type ReadChanges } from '../revision/revisionChanges.ts';
import { sameData, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { RETURN, returnedChange } from './adaptation.ts';
import { readTold } from './circumstances.ts';
import { type RevertedAdaptations, same, withRestored } from './revertAdaptations.ts';
import { changedSince } from './wellAgain.ts';

/** What a request is read against: where it corrects something that was told before, the schedule without what that changed. */
export interface Basis {
  /** What is to be read; null: something told before is over, and nothing is told in its place. */
  text: string | null;
  onFile: OpenSchedule;
  back: RevertedAdaptations;
  /** The workouts as they come back. */
  changes: readonly WorkoutChange[];
  /** Takes the days out that were kept free for what is corrected. */
  withoutDays: (recurring: RecurringPreferences) => RecurringPreferences;
}

type Reader = Pick<Tx, 'revision' | 'athlete' | 'trainingPreferences' | 'standingChange' | 'workout' | 'trainingWeek'> &
  Pick<Tx, 'activity'>;
type Whose = Pick<LockedAthlete, 'id' | 'today' | 'scheduleMode' | 'scheduleSports'>;

/**
 * The basis of a request. Of what it corrects, workouts of today and later that nobody has changed since are as they were before it, as
 * far as limits allow; what was done or changed since stays.
 */
export async function basisOf(
  tx: Reader,
  { $rows }: Pick<Db, '$rows'>,
  { athlete, request, onFile, now }: { athlete: Whose; request: string; onFile: OpenSchedule; now: Date },
): Promise<Basis> {
  const told = correctionIn(request);
  const before = told && (await readTold({ $rows }, athlete.id, now)).find(({ kind }) => kind === told.kind);
  const back = { open: onFile, restored: new Map<string, WorkoutRow>() };
  // what it corrects is over by itself, or was taken back: what it tells holds all the same
  if (!told || !before)
    return { text: told?.rest ?? request, onFile, back, changes: [], withoutDays: (recurring) => recurring };
  const row = before.revisionId === null ? null : await tx.revision.findUnique({ where: { id: before.revisionId } });
  const basis = { text: told.rest, onFile };
  return { ...basis, ...(await takenBack(tx, athlete, { onFile, made: row && changesOf(row) })) };
}

async function takenBack(
  tx: Reader,
  athlete: Whose,
  { onFile, made }: { onFile: OpenSchedule; made: ReadChanges | null },
): Promise<Pick<Basis, 'back' | 'changes' | 'withoutDays'>> {
  const withoutDays = (recurring: RecurringPreferences) => without(recurring, made, athlete.today);
  const blackoutDates = withoutDays(await loadRecurringPreferences(tx, athlete.id)).preferences?.blackoutDates;
  const free = blackoutDates === undefined ? onFile : await loadOpenSchedule(tx, athlete, { blackoutDates });
  const back = revert(free, made?.workouts ?? [], athlete.today);
  const changes = [...back.restored].map(([id, after]) =>
    returnedChange({ id, before: rowIn(onFile, id), after }, { reasonCode: 'REQUEST', source: 'athlete' }),
  );
  return { back, changes, withoutDays };
}

const rowIn = ({ weeks }: OpenSchedule, id: string): WorkoutRow | null =>
  weeks.flatMap(({ workouts }) => workouts).find((workout) => workout.id === id) ?? null;

/** All workouts come back together, or one after the other those by which no limit is broken further: one may need another. */
function revert(open: OpenSchedule, made: ReadChanges['workouts'], today: Day): RevertedAdaptations {
  const rows = made.flatMap(({ id, before, after }): WorkoutRow[] => {
    if (before === null || !isOpen(before, today) || !open.weeks.some((week) => week.id === before.weekId)) return [];
    const now = rowIn(open, id);
    return (now !== null && !isOpen(now, today)) || !same(now, after) || same(now, before) ? [] : [before];
  });
  const held = (restored: RevertedAdaptations['restored'], since: OpenSchedule): RevertedAdaptations | null => {
    const next = withRestored(open, restored);
    const [was, is] = [since, next].map(({ workouts }) => brokenLimits(workouts, open.limits));
    return worsened(was!, is!).length === 0 ? { open: next, restored } : null;
  };
  const all = held(new Map(rows.map((row) => [row.id, row])), open);
  if (all !== null) return all;
  let back: RevertedAdaptations = { open, restored: new Map() };
  for (let left = rows, before = 0; before !== left.length;) {
    before = left.length;
    left = left.filter((row) => {
      const next = held(new Map([...back.restored, [row.id, row]]), back.open);
      back = next ?? back;
      return next === null;
    });
  }
  return back;
}

const isOpen = ({ status, scheduledDate }: WorkoutRow, today: Day): boolean =>
  status === 'scheduled' && scheduledDate >= today;

/** Days that have passed stay kept free. */
function without(recurring: RecurringPreferences, made: ReadChanges | null, today: Day): RecurringPreferences {
  const { before, after } = made?.recurringPreferences ?? {};
  const known = before?.preferences?.blackoutDates ?? [];
  const added = (after?.preferences?.blackoutDates ?? []).filter((range) => !isAmong(known, range));
  const { preferences } = recurring;
  if (preferences === null || added.length === 0) return recurring;
  const blackoutDates = (preferences.blackoutDates ?? []).flatMap((range) => {
    if (!isAmong(added, range)) return [range];
    return range.from < today ? [{ ...range, to: range.to < today ? range.to : addDays(today, -1) }] : [];
  });
  return { ...recurring, preferences: { ...preferences, blackoutDates } };
}

const isAmong = (ranges: readonly Blackout[], range: Blackout) => ranges.some((each) => sameData(each, range));

/** The changes that a correction and what is told in its place make together: a workout that stays as it is, is not among them. */
export function together({ back, changes, onFile }: Basis, news: readonly WorkoutChange[]): WorkoutChange[] {
  const { workouts } = applyOperations(back.open.workouts, news, back.open.limits);
  const find = (list: readonly ScheduledWorkout[], id: string) => list.find((workout) => workout.id === id);
  const stays = new Set(
    [...back.restored.keys()].filter((id) => isSame(find(onFile.workouts, id), find(workouts, id))),
  );
  return [...changes, ...news].filter(({ workoutId }) => workoutId === undefined || !stays.has(workoutId));
}

/** For a reader of the plan: its reasons may say otherwise. */
const isSame = (a: ScheduledWorkout | undefined, b: ScheduledWorkout | undefined): boolean =>
  a?.scheduledDate === b?.scheduledDate &&
  a?.duration === b?.duration &&
  a?.intensity === b?.intensity &&
  a?.templateId === b?.templateId &&
  a?.workoutType === b?.workoutType;

export interface Agreed {
  back: RevertedAdaptations;
  /** Of what is told; a workout that was to come back and was left out is not changed either. */
  suggested: readonly WorkoutChange[];
  wanted: readonly WorkoutChange[];
}

/** What the athlete agreed to of a suggestion. Throws Conflict (CHANGED_SINCE) where workouts can no longer come back. */
export function agreedOn(
  { back, onFile }: Basis,
  suggested: readonly WorkoutChange[],
  wanted: readonly WorkoutChange[],
): Agreed {
  const returned = suggested.filter(isReturn);
  if (returned.some(({ workoutId }) => !back.restored.has(workoutId!))) throw changedSince();
  const agreed = new Set(wanted.filter(isReturn).map(workoutOf));
  const left = new Set(returned.map(workoutOf).filter((id) => !agreed.has(id)));
  const restored = new Map([...back.restored].filter(([id]) => agreed.has(id)));
  const isNews = (change: WorkoutChange) => !isReturn(change) && !left.has(workoutOf(change));
  const open = { ...onFile, limits: back.open.limits };
  return {
    back: { open: restored.size === 0 ? open : withRestored(open, restored), restored },
    suggested: suggested.filter(isNews),
    wanted: wanted.filter(isNews),
  };
}

const isReturn = ({ id, reasonCode }: WorkoutChange) => reasonCode === 'REQUEST' && id.startsWith(RETURN);
const workoutOf = ({ workoutId }: WorkoutChange) => workoutId;
