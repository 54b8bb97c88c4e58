import { asOneText } from '../core/adapt/disclaimer.ts';
import { addDays, type Day, mondayOf } from '../core/calendar.ts';
import { type Change, dayName } from '../core/changes.ts';
import { applyOperations } from '../core/operations.ts';
import type { ScheduledSession } from '../core/operations/limits.ts';
import { changesInWeek, patternOf } from '../core/pattern.ts';
import { readRequest } from '../core/request/readRequest.ts';
import { mayAskWhy } from '../core/request/why/readWhy.ts';
import type { PreferenceChange, ReportedEvent, ScopeHint } from '../core/request/request.ts';
import type { Prisma, Revision, Suggestion as SuggestionRow } from '../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from './access.ts';
import { adaptSchedule, loadAdaptInput } from './adaptation.ts';
import { applySchema, CHOOSE_LAST_DAY, requestSchema } from './adjustment.schema.ts';
import { todayOf } from './day.ts';
import { Conflict, InvalidInput, NotFound, NotPossible } from './errors.ts';
import { isConsented, MODEL_CONSENT } from './modelConsent.ts';
import { newId } from './newId.ts';
import { loadPastChanges } from './pastChanges.ts';
import { changesTo, loadOpenSchedule, type OpenSchedule } from './openSchedule.ts';
import type { Db, Deps, VoiceDeps } from './ports.ts';
import { adaptToEvents, eventsTold, recordEvents } from './reportedEvents.ts';
import { actorOf, changeSchedule, lockAthlete, type Tx } from './revision.ts';
import { sameData } from './scheduledWorkout.ts';
import { parse } from './validation.ts';
import { voiced } from './voice.ts';
import { loadWishes, type Wishes, withPreferences } from './wishes.ts';

const KEPT_MS = 24 * 3_600_000;
/** A question is answered within this time, or it was another conversation. */
const CONVERSATION_MS = 60 * 60_000;
const TURNS_READ = 6;

/** What the coach makes of a request: nothing is changed until it is applied. */
export interface Suggestion {
  id: string;
  athleteId: string;
  understood: string;
  changes: readonly Change[];
  explanation: string;
  question: string | null;
  /** How far the athlete's words reach; null: they do not say. */
  scope: ScopeHint | null;
  /** built-in or the model's name. */
  voice: string;
  /** A language model was to answer and could not. */
  modelMissed: boolean;
}

const suggestionOf = (row: SuggestionRow): Suggestion => ({
  id: row.id,
  athleteId: row.athleteId,
  understood: row.understood,
  changes: row.changes as unknown as Change[],
  explanation: row.explanation,
  question: row.question,
  scope: row.scope as unknown as ScopeHint | null,
  voice: row.voice,
  modelMissed: row.modelMissed,
});

/** What could not be read as a wish about the schedule. */
export class NotUnderstood extends NotPossible {
  constructor() {
    super('NOT_UNDERSTOOD', 'Please try rephrasing your request.');
  }
}

/**
 * Reads a request in plain words, where the athlete allows it with a language model's help, and answers with changes that hold, one question, or the limit that forbids it with the
 * nearest that holds; a question for reasons is told them. Keeps the answer for a day, so that it can be applied. Throws InvalidInput, NotUnderstood,
 * NotPossible (NO_SCHEDULE), Forbidden for a coach.
 */
export async function requestAdjustment(deps: VoiceDeps, viewer: Viewer, given: unknown): Promise<Suggestion> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { request, conversationHistory: goesOn } = parse(requestSchema, given);
  const now = deps.clock();
  const row = await deps.db.athlete.findUnique({
    where: { id: athleteId },
    select: { scheduleMode: true, scheduleSports: true, scheduleRevision: true, ...MODEL_CONSENT, user: { select: { timeZone: true, latestDay: true } } },
  });
  if (!row) throw new NotFound('Athlete not found');
  const today = todayOf(row.user, now);
  const athlete = { ...row, id: athleteId, today };
  const open = await loadOpenSchedule(deps.db, athlete);
  const { sessions, limits } = open;
  const turns = goesOn ? await earlierTurns(deps.db, athleteId, now) : [];
  const past = mayAskWhy(request) ? await loadPastChanges(deps.db, athleteId, row.user) : [];
  const builtIn = readRequest({ text: request, conversationHistory: turns, workouts: sessions, limits, past });
  const isAllowed = isConsented(row, deps);
  const { answer, voice, modelMissed } = await voiced(deps, builtIn, { athleteId, isAllowed, text: request, turns, open });
  if (answer.kind === 'notUnderstood') throw new NotUnderstood();
  const isQuestion = answer.kind === 'question';
  const events = isQuestion ? [] : answer.events;
  const after = isQuestion ? sessions : applyOperations(sessions, answer.changes, limits).workouts;
  const input = events.length > 0 ? await loadAdaptInput(deps.db, athlete, open) : null;
  const life = input ? adaptToEvents({ ...input, workouts: after }, events) : { changes: [], advice: [] };
  const changes = isQuestion ? [] : [...answer.changes, ...life.changes];
  const told = isQuestion ? '' : asOneText([answer.explanation, ...life.advice.map(({ text }) => text)]) || (changes.length > 0 ? 'Everything else stays as planned.' : 'No session has to change for it.');
  const made = await deps.db.suggestion.create({
    data: {
      id: newId(now),
      athleteId,
      request,
      understood: answer.understood,
      changes: changes as unknown as Prisma.InputJsonValue,
      explanation: told,
      events: events as unknown as Prisma.InputJsonValue,
      question: isQuestion ? answer.question : null,
      ...(!isQuestion && answer.scope && { scope: answer.scope as unknown as Prisma.InputJsonValue }),
      preferences: (isQuestion ? [] : answer.preferences) as unknown as Prisma.InputJsonValue,
      baseRevision: row.scheduleRevision,
      voice,
      modelMissed,
      createdAt: now,
      expiresAt: new Date(now.getTime() + KEPT_MS),
    },
  });
  return suggestionOf(made);
}

/** What was said before, as the server has it: a client's copy could be made up. */
async function earlierTurns(db: Pick<Db, 'suggestion'>, athleteId: string, now: Date) {
  const rows = await db.suggestion.findMany({
    where: { athleteId, appliedAt: null, createdAt: { gte: new Date(now.getTime() - CONVERSATION_MS), lte: now } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: TURNS_READ,
  });
  return rows.reverse().flatMap(({ request, question, explanation }) => [
    { role: 'athlete' as const, content: request },
    { role: 'coach' as const, content: question ?? explanation },
  ]);
}

/**
 * What the rules would change after what the athlete just told, as a suggestion to apply; null: nothing. `told`: in their
 * words, or nearly.
 */
export async function suggestAdaptation(deps: Deps, viewer: Viewer, told: string): Promise<Suggestion | null> {
  const { athleteId } = viewer;
  const now = deps.clock();
  const row = await deps.db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, athleteId, now);
    const adapted = await adaptSchedule(tx, athlete, now);
    if (!adapted || adapted.changes.length === 0) return null;
    return tx.suggestion.create({
      data: {
        id: newId(now),
        athleteId,
        request: told,
        understood: adapted.summary,
        changes: adapted.changes as unknown as Prisma.InputJsonValue,
        explanation: asOneText([...adapted.advice, ...adapted.proposals].map(({ text }) => text)),
        baseRevision: athlete.scheduleRevision,
        createdAt: now,
        expiresAt: new Date(now.getTime() + KEPT_MS),
      },
    });
  });
  return row && suggestionOf(row);
}

/** Something to apply, or a question that stands open; reasons told in between are neither. */
const IS_OPEN: Prisma.SuggestionWhereInput = { OR: [{ question: { not: null } }, { changes: { not: [] } }, { preferences: { not: [] } }, { events: { not: [] } }] };

/** A suggestion of the viewer's; without an id their latest, before all one that leaves something to do. Throws NotFound, Forbidden for a coach. */
export async function findSuggestion(deps: Deps, viewer: Viewer, id: string | null | undefined): Promise<Suggestion> {
  const which = id === undefined ? { athleteId: viewer.athleteId } : { id: id ?? '' };
  const where = { AND: [which, visibleTo(viewer).suggestion] };
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  const latest = id === undefined ? await deps.db.suggestion.findFirst({ where: { AND: [where, IS_OPEN] }, orderBy }) : null;
  const row = latest ?? (id === null ? null : await deps.db.suggestion.findFirst({ where, orderBy }));
  if (!row) throw new NotFound('Suggestion not found.');
  await assertMay(deps.db, viewer, 'own', row.athleteId);
  return suggestionOf(row);
}

export interface AppliedAdjustment {
  athleteId: string;
  /** Ids of the changes that were made. */
  applied: readonly string[];
  /** Of other weeks, or applied before. */
  skipped: readonly { id: string; reason: string }[];
  revision: Revision;
}

/**
 * Makes the changes of a suggestion, all of those asked for or none, and repeats them in later weeks where the scope says
 * so. A suggestion that was applied is not applied twice. Throws InvalidInput, NotFound, Conflict where it has expired or
 * its changes are not these (SUGGESTION_EXPIRED) or the sessions are no longer what they were (CHANGED_SINCE), NotPossible
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
  const { revision, result } = await changeSchedule(deps, actorOf(viewer, athleteId), athleteId, 'adapt', async (tx, athlete) => {
    const now = deps.clock();
    const row = await tx.suggestion.findUniqueOrThrow({ where: { id: suggestionId! } });
    const changes = row.changes as unknown as Change[];
    const wanted = selected(changes, changeIds);
    const preferences = scope === 'this-week' ? [] : (row.preferences as unknown as PreferenceChange[]);
    if (row.appliedAt) return unchanged(wanted.map(({ id }) => ({ id, reason: 'Applied already.' })));
    if (row.expiresAt < now) throw noLongerValid();
    if (untilDate !== null && untilDate < athlete.today)
      throw new InvalidInput([{ path: 'untilDate', message: CHOOSE_LAST_DAY }]);
    const open = await loadOpenSchedule(tx, athlete);
    const once = applyOnce(open, changes, wanted);
    // what an illness, an injury or a limit asks for has a span of its own
    const lasting = scope === 'this-week' ? [] : wanted.filter(({ reasonCode }) => reasonCode === 'REQUEST');
    const repeated = repeat(open, once, lasting, untilDate);
    const wishes = scope === 'this-week' ? null : await wishesAfter(tx, athleteId, { row, lasting, open, untilDate, preferences, now });
    const workouts = changesTo(open, repeated.sessions, { athleteId, now });
    const events = row.events as unknown as ReportedEvent[];
    const record = await recordEvents(tx, athleteId, events, now);
    await tx.suggestion.update({ where: { id: row.id }, data: { appliedAt: now }, select: { id: true } });
    return {
      changes: { workouts, weeks: [], operations: wanted, ...(wishes && { wishes }), ...record },
      summary: [eventsTold(events), wanted.length > 0 || wishes ? summaryOf(wanted, lasting.length > 0 || preferences.length > 0 ? scope : 'this-week', untilDate) : ''].filter(Boolean).join(' '),
      result: { applied: wanted.map(({ id }) => id), skipped: repeated.skipped },
    };
  });
  if (result.applied.length > 0) await deps.db.suggestion.update({ where: { id: suggestionId! }, data: { revisionId: revision.id } });
  return { athleteId, revision, ...result };
}

/** What is to be applied is not what was suggested of late. */
export const noLongerValid = () => new Conflict('SUGGESTION_EXPIRED', 'This suggestion is no longer valid. Ask again.');

const unchanged = (skipped: AppliedAdjustment['skipped']) => ({
  changes: { workouts: [], weeks: [] },
  summary: '',
  result: { applied: [] as string[], skipped },
});

function selected(changes: readonly Change[], ids: readonly string[] | null): readonly Change[] {
  if (ids === null) return changes;
  const unknown = ids.filter((id) => !changes.some((change) => change.id === id));
  if (unknown.length > 0)
    throw noLongerValid();
  return changes.filter(({ id }) => ids.includes(id));
}

/** The sessions after the changes that are wanted; each must still be what the suggestion saw, and hold. */
function applyOnce({ sessions, limits }: OpenSchedule, suggested: readonly Change[], wanted: readonly Change[]): readonly ScheduledSession[] {
  for (const change of wanted) {
    const session = sessions.find(({ id }) => id === change.workoutId);
    // a further change of a session begins where the one before it would leave it
    const own = suggested.filter(({ workoutId }) => workoutId === change.workoutId);
    const durationBefore = own.find((each) => each.durationBefore !== undefined)?.durationBefore;
    const isSame = change.op === 'add' || (session && session.scheduledDate === own[0]!.fromDate && [undefined, session.duration].includes(durationBefore));
    if (!isSame) throw new Conflict('CHANGED_SINCE', 'Your schedule has changed since this suggestion. Ask again.');
  }
  const { workouts, refused } = applyOperations(sessions, wanted, limits);
  if (refused[0]) throw new NotPossible(refused[0].code, refused[0].message);
  return workouts;
}

/** The same in each later week of the schedule, as far as limits allow. */
function repeat({ sessions, limits, weeks }: OpenSchedule, once: readonly ScheduledSession[], changes: readonly Change[], untilDate: Day | null) {
  if (changes.length === 0) return { sessions: once, skipped: [] };
  const pattern = patternOf(changes, sessions);
  const touched = changes.flatMap(({ fromDate, toDate }) => [fromDate, toDate]).filter((day) => day !== undefined);
  const lastTouched = touched.map(mondayOf).sort().at(-1) ?? addDays(limits.firstDay, -7);
  const later = weeks.map(({ weekStartDate }) => weekStartDate).filter((monday) => monday > lastTouched);
  let now = once;
  const skipped: { id: string; reason: string }[] = [];
  for (const monday of later) {
    const { workouts, refused } = applyOperations(now, changesInWeek(pattern, now, { monday, untilDate }), limits);
    now = workouts;
    skipped.push(...refused.map(({ id, message }) => ({ id, reason: message })));
  }
  return { sessions: now, skipped };
}

interface Lasting {
  row: SuggestionRow;
  lasting: readonly Change[];
  open: OpenSchedule;
  untilDate: Day | null;
  preferences: readonly PreferenceChange[];
  now: Date;
}

/** What weeks that are still to be planned have to keep to; preferences are for good, so a change until a day leaves them. */
async function wishesAfter(tx: Tx, athleteId: string, { row, lasting, open, untilDate, preferences, now }: Lasting) {
  const before = await loadWishes(tx, athleteId);
  const pattern = patternOf(lasting, open.sessions);
  const isBeyond = untilDate === null || untilDate > open.limits.lastDay;
  const standing = pattern.length > 0 && isBeyond ? [{ id: newId(now), request: row.request, pattern, untilDate, createdAt: now.toISOString() }] : [];
  const after: Wishes = {
    preferences: untilDate === null ? withPreferences(before.preferences, preferences) : before.preferences,
    standing: [...before.standing, ...standing],
  };
  return sameData(before, after) ? null : { before, after };
}

function summaryOf(changes: readonly Change[], scope: string, untilDate: Day | null): string {
  const reach = scope === 'all-future' ? ' In every week from now on.' : scope === 'until-date' && untilDate ? ` In every week until ${dayName(untilDate)}.` : '';
  const [first] = changes;
  if (!first) return 'Remembered what you want of every week.';
  const more = changes.length > 1 ? ` And ${changes.length - 1} more.` : '';
  return `${first.changeDescription}${more}${reach}`;
}
