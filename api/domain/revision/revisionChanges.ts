import { contentDifference, workoutDifference } from '../../core/change/difference.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import type { RowChange, ScheduleChanges } from './scheduleChanges.ts';
import { inOrder, sameData, type WorkoutRow, type WeekRow } from './scheduledWorkout.ts';
import { type SeasonDifference, seasonDifference } from './seasonDifference.ts';

/** A row that stayed: what it became, and of what it was the columns that differ. */
interface Kept<T> {
  id: string;
  was: Partial<T>;
  after: T;
}
type KeptChange<T> = Kept<T> | RowChange<T>;

/** What a revision did, as its row holds it: what stayed as it was is not said twice. */
interface StoredChanges extends Omit<ScheduleChanges, 'season' | 'recurringPreferences'> {
  /** The recurring preferences, by the name that rows have for them. */
  wishes?: ScheduleChanges['recurringPreferences'];
  /** Revisions of before this form hold whole rows in `workouts`, `weeks` and `season`, and are read as they are. */
  kept?: {
    workouts: readonly KeptChange<WorkoutRow>[];
    weeks: readonly KeptChange<WeekRow>[];
    season?: SeasonDifference;
  };
  season?: ScheduleChanges['season'];
}

/** What a revision did, read back: all of it whole but the season, which is whole only where it came or went. */
export interface ReadChanges extends Omit<ScheduleChanges, 'season'> {
  season?: NonNullable<ScheduleChanges['season']> | { difference: SeasonDifference };
}

function differing<T extends object>(before: T, after: T): Partial<T> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T)[];
  // null where it was absent: both say that there was nothing
  return Object.fromEntries(
    names.filter((name) => !sameData(before[name], after[name])).map((name) => [name, before[name] ?? null]),
  ) as Partial<T>;
}

const shortened = <T extends object>({ id, before, after }: RowChange<T>): KeptChange<T> =>
  before && after ? { id, was: differing(before, after), after } : { id, before, after };
const whole = <T extends object>(change: KeptChange<T>): RowChange<T> =>
  'was' in change ? { id: change.id, before: { ...change.after, ...change.was }, after: change.after } : change;

/** The changes as they are written into a revision. */
export function storedChanges({
  workouts,
  weeks,
  season,
  recurringPreferences,
  ...rest
}: ScheduleChanges): StoredChanges {
  const difference = season && seasonDifference(season.before, season.after);
  return {
    ...rest,
    ...(recurringPreferences && { wishes: recurringPreferences }),
    workouts: [],
    weeks: [],
    kept: { workouts: workouts.map(shortened), weeks: weeks.map(shortened), ...(difference && { season: difference }) },
    ...(season && !difference && { season }),
  };
}

/** The changes of a revision, in whichever form its row holds them. */
export function changesOf({ changes }: { changes: unknown }): ReadChanges {
  const { kept, wishes, ...others } = changes as StoredChanges;
  const rest = { ...others, ...(wishes && { recurringPreferences: wishes }) };
  if (!kept) return rest;
  const { workouts, weeks, season } = kept;
  return {
    ...rest,
    workouts: workouts.map(whole),
    weeks: weeks.map(whole),
    ...(season && { season: { difference: season } }),
  };
}

/** What one revision did to one workout. */
export interface WorkoutChange {
  workoutId: string;
  /** Null: it was not there. */
  before: WorkoutRow | null;
  /** Null: it is no more. */
  after: WorkoutRow | null;
}

/** What became of one workout, as one sentence; null: nothing that a person would notice. */
export function workoutChangeText(
  { before, after }: Pick<WorkoutChange, 'before' | 'after'>,
  units?: DisplayUnits,
): string | null {
  const seen = workoutDifference(before, after, units);
  if (seen !== null || !before || !after) return seen;
  const what = (['steps', 'instructions'] as const).find((each) => !sameData(before[each], after[each]));
  return what === undefined ? null : contentDifference(after, what, units);
}

/** What a person would notice of a revision, workout by workout, in the order of the days. */
export function workoutChangesOf(changes: unknown): WorkoutChange[] {
  const { workouts } = changesOf({ changes });
  return workouts
    .flatMap(({ id, before, after }): WorkoutChange[] => {
      return workoutChangeText({ before, after }) === null ? [] : [{ workoutId: id, before, after }];
    })
    .sort((a, b) => inOrder((a.before ?? a.after)!, (b.before ?? b.after)!));
}
