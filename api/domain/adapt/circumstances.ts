import { isUnavailable } from '../../core/athlete/blackout.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import {
  type Circumstance as ToldCircumstance,
  circumstanceOf,
  keptOf,
  LONGEST_CIRCUMSTANCE,
  openCircumstances,
} from '../../core/language/request/circumstance.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import type { KeptFree, PreferenceChange, ReportedEvent } from '../../core/language/request/request.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { columnOf, dayOf, todayOf } from '../kernel/day.ts';
import type { Deps } from '../kernel/ports.ts';
import { loadIllnesses } from '../revision/illnessRecord.ts';
import { loadInjuries } from '../revision/injuryRecord.ts';
import { loadRecurringPreferences } from '../revision/recurringPreferences.ts';

/** What keeps an athlete from training as planned, as long as it lasts. */
export interface Circumstance {
  kind: 'ill' | 'injured' | ToldCircumstance['kind'];
  /** Null: not told. */
  from: Day | null;
  /** Null: until it is told to be over. */
  to: Day | null;
  /** Of an injury: where it is. */
  area: string | null;
  /** Time for training on each of the days. */
  minutes: number | null;
  /** What changed the schedule for it, and can be taken back; null: nothing that is kept on its own. */
  revisionId: string | null;
}

/** What the athlete told that keeps them from training as planned and is not over: illness and injuries first. Throws NotFound. */
export async function readCircumstances(deps: Deps, viewer: Viewer, athleteId: string): Promise<Circumstance[]> {
  await assertMay(deps.db, viewer, 'read', athleteId);
  const { user } = await deps.db.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true, latestDay: true } } },
  });
  const today = todayOf(user, deps.clock());
  const [illnesses, injuries, told] = await Promise.all([
    loadIllnesses(deps.db, athleteId),
    loadInjuries(deps.db, athleteId),
    loadTold(deps, athleteId, today),
  ]);
  const base = { from: null, to: null, area: null, minutes: null, revisionId: null };
  return [
    ...illnesses
      .slice(0, 1)
      .filter(({ wellOn }) => wellOn === null)
      .map(({ from }) => ({ ...base, kind: 'ill' as const, from })),
    ...injuries
      .filter(({ isRecovered }) => !isRecovered)
      .map(({ affectedArea, dateOccurred }) => ({
        ...base,
        kind: 'injured' as const,
        from: dateOccurred,
        area: affectedArea,
      })),
    ...openCircumstances(told, today).map((each) => ({ ...base, ...each })),
  ];
}

type Told = ToldCircumstance & { revisionId: string | null };

/** What applied requests told, the latest first; what was taken back is none of it. */
async function loadTold({ db }: Deps, athleteId: string, today: Day): Promise<Told[]> {
  const rows = await db.suggestion.findMany({
    where: { athleteId, appliedAt: { gte: columnOf(addDays(today, -LONGEST_CIRCUMSTANCE)) } },
    orderBy: { appliedAt: 'desc' },
    select: { request: true, createdAt: true, events: true, preferences: true, changes: true, revisionId: true },
  });
  const told = rows.flatMap(({ request, createdAt, revisionId, ...row }) => {
    const events = row.events as unknown as ReportedEvent[];
    const changes = row.changes as unknown as WorkoutChange[];
    const preferences = row.preferences as unknown as (PreferenceChange | KeptFree)[];
    const circumstance = circumstanceOf({
      request,
      // a day before, for those whose day had not begun
      on: addDays(dayOf(createdAt), -1),
      events,
      keptFree: preferences.flatMap((each) => (each.kind === 'keptFree' ? each.days : [])),
      changed: changes.flatMap(({ fromDate, toDate }) => [fromDate, toDate].filter((day) => day !== undefined)),
    });
    return circumstance === null ? [] : [{ ...circumstance, revisionId }];
  });
  if (told.length === 0) return [];
  const revisions = await db.revision.findMany({
    where: { athleteId, id: { in: told.flatMap(({ revisionId }) => revisionId ?? []) } },
    select: { id: true, number: true },
  });
  const undone = await db.revision.findMany({
    where: { athleteId, undoesNumber: { in: revisions.map(({ number }) => number) } },
    select: { undoesNumber: true },
  });
  const isUndone = (id: string | null) =>
    revisions.some((made) => made.id === id && undone.some(({ undoesNumber }) => undoesNumber === made.number));
  const { preferences } = await loadRecurringPreferences(db, athleteId);
  const isFree = (day: Day) =>
    preferences !== null &&
    isUnavailable(
      { blackoutDates: preferences.blackoutDates ?? [], unavailableDays: [...preferences.unavailableDays] },
      day,
    );
  return told
    .filter(({ revisionId }) => !isUndone(revisionId))
    .flatMap((each) => (each.kind === 'away' ? (keptOf(each, isFree) ?? []) : [each]));
}
