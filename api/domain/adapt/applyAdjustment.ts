import { changedThreshold, sentenceOf } from '../../core/messages/summary.ts';
import { changedLine } from '../../core/change/changeDescription.ts';
import type { Thresholds } from '../../core/athlete/athlete.ts';
import { summariesOf, type Summary } from '../../core/messages/summary.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { type WorkoutChange } from '../../core/change/changes.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { applyOperations } from '../../core/change/operations.ts';
import type { ScheduledWorkout } from '../../core/rules/context.ts';
import type { KeptFree, PreferenceChange, ReportedEvent, ToldThreshold } from '../../core/language/request/request.ts';
import type { Viewer } from '../kernel/access.ts';
import { announceToCoaches } from '../kernel/coachFeed.ts';
import { findSuggestion } from './adjustment.ts';
import { applySchema, CHOOSE_LAST_DAY } from './adjustment.schema.ts';
import { weeksWithDates } from './blackout.ts';
import { agreedOn, basisOf } from './correction.ts';
import { withDaysFree } from './daysFree.ts';
import { byReach, DATED, preferencesAfter, repeat } from './lastingChanges.ts';
import { changesFromNow } from './revertAdaptations.ts';
import { ConflictError, InvalidInput, NotPossible } from '../kernel/errors.ts';
import { changesTo, loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { eventsText, recordEvents } from './reportedEvents.ts';
import {
  type ActOutcome,
  type AnsweredRevision,
  actorOf,
  changeSchedule,
  type LockedAthlete,
  statementsOf,
} from '../revision/revision.ts';
import { writeInjuries } from '../revision/injuryRecord.ts';
import { applyRecurringPreferences } from './recurringPreference.ts';
import { anewFromText, withCondition, withWeeksAnew } from './weeksAnew.ts';
import { changesByThresholds } from '../planning/retargeting.ts';
import { keepThreshold } from '../revision/thresholdChange.ts';
import type { ScheduleChanges } from '../revision/scheduleChanges.ts';
import { sameData } from '../revision/scheduledWorkout.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { parse } from '../kernel/validation.ts';
import { agreedTo, changedSince, type WellAgain, wellAgain } from './wellAgain.ts';
import { loadRecurringPreferences, type RecurringPreferences } from '../revision/recurringPreferences.ts';

export interface AppliedAdjustment {
  athleteId: string;
  /** Ids of the changes that were made. */
  applied: readonly string[];
  /** Of other weeks, or applied before. */
  skipped: readonly { id: string; reason: string }[];
  revision: AnsweredRevision;
}

interface Made extends Pick<AppliedAdjustment, 'applied' | 'skipped'> {
  /** Thresholds were written. */
  isTold?: true;
  /** Monday from which weeks were planned anew. */
  anewFrom?: Day | null;
}

/**
 * Makes the changes of a suggestion, all of those asked for or none, and repeats them in later weeks where the scope says
 * so. A suggestion that was applied is not applied twice. Throws InvalidInput, NotFound, Conflict where it has expired or
 * its changes are not these (SUGGESTION_EXPIRED) or the workouts are no longer what they were (CHANGED_SINCE), NotPossible
 * where a limit forbids it.
 */
export async function applyAdjustment(
  deps: Deps,
  viewer: Viewer,
  suggestionId: string | null,
  input: unknown,
): Promise<AppliedAdjustment> {
  const { athleteId } = await findSuggestion(deps, viewer, suggestionId);
  const { changeIds, scope, untilDate } = parse(applySchema, input);
  const { revision, result } = await changeSchedule<Made>(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'adapt',
    async (tx, athlete) => {
      const now = deps.clock();
      const row = await tx.suggestion.findUniqueOrThrow({ where: { id: suggestionId! } });
      const changes = row.changes as unknown as WorkoutChange[];
      const wanted = selected(changes, changeIds);
      const keptPreferences = row.preferences as unknown as (PreferenceChange | KeptFree | ToldThreshold)[];
      const told = keptPreferences.filter((each) => each.kind === 'threshold');
      const asked = keptPreferences.filter((each) => each.kind !== 'threshold');
      const preferences = scope === 'this-week' ? [] : asked.filter((each) => each.kind !== 'keptFree');
      if (row.appliedAt) return unchanged(wanted.map(({ id }) => ({ id, reason: 'Applied already.' })));
      if (row.expiresAt < now) throw noLongerValid();
      if (untilDate !== null && untilDate < athlete.today)
        throw new InvalidInput([{ path: 'untilDate', message: CHOOSE_LAST_DAY }]);
      // the reader takes thresholds alone, with nothing else asked for beside them
      if (told.length > 0) {
        await tx.suggestion.update({ where: { id: row.id }, data: { appliedAt: now }, select: { id: true } });
        return {
          ...(await thresholdsTold(tx, athlete, told, now)),
          result: { applied: [], skipped: [], isTold: true },
        };
      }
      const well = await wellAgain(tx, athlete, row.events as unknown as ReportedEvent[], now);
      if (well) {
        await tx.suggestion.update({ where: { id: row.id }, data: { appliedAt: now }, select: { id: true } });
        return toldWell(tx, athlete, well, { events: row.events as unknown as ReportedEvent[], changes, wanted, now });
      }
      if (changes.some(({ reasonCode }) => reasonCode === 'ILLNESS_OVER' || reasonCode === 'INJURY_OVER'))
        throw changedSince();
      const onFile = await loadOpenSchedule(tx, athlete);
      const basis = await basisOf(tx, statementsOf(tx), { athlete, request: row.request, onFile, now });
      const agreed = agreedOn(basis, changes, wanted);
      const { open } = agreed.back;
      const once = applyOnce(open, agreed.suggested, agreed.wanted);
      const events = row.events as unknown as ReportedEvent[];
      const reach = { scope, isOpen: row.scope === null, asked, events };
      const { lasting, once: dated } = byReach(agreed.wanted, reach);
      const repeated = repeat(open, once, lasting, untilDate);
      const before = await loadRecurringPreferences(tx, athleteId);
      const known = basis.withoutDays(before);
      const wanting =
        scope === 'this-week' ? known : preferencesAfter(known, { row, lasting, open, untilDate, preferences, now });
      const after = withDaysFree(
        wanting,
        asked.flatMap((each) => (each.kind === 'keptFree' ? each.days : [])),
        { workouts: repeated.workouts, events, today: athlete.today },
      );
      const made = changesTo(open, repeated.workouts, { athleteId, now });
      const recurring = await recurringAfter(tx, athlete, before, after);
      const record = await recordEvents(tx, { athleteId, actorId: viewer.userId }, events, now);
      const workouts = changesFromNow(onFile, agreed.back, made);
      const besides = { workouts, weeks: recurring.weeks, operations: wanted };
      const { anewFrom, ...anew } = await withCondition(tx, athlete, {
        events,
        injuries: record.injuries,
        besides,
        now,
      });
      await tx.suggestion.update({ where: { id: row.id }, data: { appliedAt: now }, select: { id: true } });
      return {
        changes: {
          ...recurring,
          ...anew.changes,
          ...record,
        },
        summary: summariesOf(
          eventsText(events),
          anew.text,
          wanted.length > 0 || recurring.recurringPreferences
            ? summaryOf(wanted, lasting.length > 0 || preferences.length > 0 ? scope : 'this-week', untilDate)
            : '',
        ),
        result: {
          applied: wanted.map(({ id }) => id),
          skipped: [...dated.map(({ id }) => ({ id, reason: DATED })), ...repeated.skipped],
          anewFrom,
        },
      };
    },
  );
  const { isTold = false, anewFrom = null, ...made } = result;
  if (anewFrom !== null) await applyRecurringPreferences(deps, athleteId, anewFrom);
  // thresholds stand in the profile too
  if (isTold) await announceAthlete(deps, athleteId);
  // what was told of may be news to them
  await announceToCoaches(deps, athleteId);
  if (!revision.isEarlier)
    await deps.db.suggestion.update({ where: { id: suggestionId! }, data: { revisionId: revision.id } });
  return { athleteId, revision, ...made };
}

/** What lasts, where it changes, with the weeks whose dates are blocked or free by it. */
async function recurringAfter(
  tx: Tx,
  athlete: LockedAthlete,
  before: RecurringPreferences,
  after: RecurringPreferences,
): Promise<Pick<ScheduleChanges, 'weeks' | 'recurringPreferences'>> {
  if (sameData(before, after)) return { weeks: [] };
  const dates = after.preferences?.blackoutDates;
  const isMoved = dates !== undefined && !sameData(dates, before.preferences?.blackoutDates);
  return {
    weeks: isMoved ? await weeksWithDates(tx, athlete, dates) : [],
    recurringPreferences: { before, after },
  };
}

/** The thresholds that the athlete told, and what workouts to come aim at by them. */
async function thresholdsTold(
  tx: Tx,
  athlete: LockedAthlete,
  told: readonly ToldThreshold[],
  now: Date,
): Promise<Pick<ActOutcome<null>, 'changes' | 'summary'>> {
  const before: Thresholds = await tx.athlete.findUniqueOrThrow({
    where: { id: athlete.id },
    select: { ftp: true, runThresholdSpeed: true, css: true, lthr: true },
  });
  const news = told
    .map(({ threshold, to, evidence }) => ({ threshold, from: before[threshold], to, evidence }))
    .filter(({ from, to }) => from !== to);
  if (news.length === 0) return { changes: { workouts: [], weeks: [] }, summary: '' };
  for (const change of news) await keepThreshold(tx, athlete.id, change, { decision: 'accepted', now });
  return {
    changes: await changesByThresholds(tx, athlete, before, news),
    summary: sentenceOf(news.flatMap((change, i) => [i === 0 ? '' : ' ', changedThreshold(change), '.'])),
  };
}

/** Well again, with the training that comes back for it. */
async function toldWell(
  tx: Tx,
  athlete: LockedAthlete,
  well: WellAgain,
  {
    events,
    changes: suggested,
    wanted,
    now,
  }: Record<'changes' | 'wanted', readonly WorkoutChange[]> & { events: readonly ReportedEvent[]; now: Date },
): Promise<ActOutcome<Made>> {
  const agreed = agreedTo(well, suggested, wanted);
  const { anewFrom: from } = well;
  // the planner reads what is on file
  if (from !== null) await writeInjuries(tx, well.injuries);
  const anew = from === null ? null : await withWeeksAnew(tx, athlete, { from, workouts: agreed.workouts, now });
  const { workouts, weeks } = anew ?? { workouts: agreed.workouts, weeks: [] };
  const changes = [...agreed.changes, ...(anew?.operations ?? [])];
  return {
    changes: {
      ...anew,
      workouts,
      weeks,
      ...(well.illness.length > 0 && { illness: well.illness }),
      ...(well.injuries.length > 0 && { injuries: well.injuries }),
      ...(workouts.length > 0 && { operations: changes }),
    },
    summary: summariesOf(eventsText(events), well.adapted?.summary ?? '', from === null ? '' : anewFromText(from)),
    result: { applied: wanted.map(({ id }) => id), skipped: [], ...(from !== null && { anewFrom: from }) },
  };
}

/** What is to be applied is not what was suggested of late. */
export const noLongerValid = () =>
  new ConflictError('SUGGESTION_EXPIRED', 'This suggestion is no longer valid. Ask again.');

const unchanged = (skipped: AppliedAdjustment['skipped']) => ({
  changes: { workouts: [], weeks: [] },
  summary: '',
  result: { applied: [] as string[], skipped },
});

function selected(changes: readonly WorkoutChange[], ids: readonly string[] | null): readonly WorkoutChange[] {
  if (ids === null) return changes;
  const unknown = ids.filter((id) => !changes.some((change) => change.id === id));
  if (unknown.length > 0) throw noLongerValid();
  return changes.filter(({ id }) => ids.includes(id));
}

/** The workouts after the changes that are wanted; each must still be what the suggestion saw, and hold. */
function applyOnce(
  { workouts: scheduled, limits }: OpenSchedule,
  suggested: readonly WorkoutChange[],
  wanted: readonly WorkoutChange[],
): readonly ScheduledWorkout[] {
  for (const change of wanted) {
    const workout = scheduled.find(({ id }) => id === change.workoutId);
    // a further change of a workout begins where the one before it would leave it
    const own = suggested.filter(({ workoutId }) => workoutId === change.workoutId);
    const durationBefore = own.find((each) => each.durationBefore !== undefined)?.durationBefore;
    const isSame =
      change.op === 'add' ||
      (workout && workout.scheduledDate === own[0]!.fromDate && [undefined, workout.duration].includes(durationBefore));
    if (!isSame) throw changedSince();
  }
  const { workouts, refused } = applyOperations(scheduled, wanted, limits);
  if (refused[0]) throw new NotPossible(refused[0].code, refused[0].message);
  return workouts;
}

function summaryOf(changes: readonly WorkoutChange[], scope: string, untilDate: Day | null): Summary {
  const reach =
    scope === 'all-future'
      ? 'In every week from now on.'
      : scope === 'until-date' && untilDate
        ? `In every week until ${dayName(untilDate)}.`
        : '';
  const [first] = changes;
  if (!first) return [{ line: 'REMEMBERED' }];
  const more = changes.length > 1 ? `And ${changes.length - 1} more.` : '';
  return [changedLine(first), more, reach];
}
