import { ATHLETE } from '../../core/messages/reader.ts';
import { summaryText } from '../../core/messages/summary.ts';
import type { AdaptInput } from '../../core/change/adapt/events.ts';
import { asOneText } from '../../core/messages/disclaimer.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { applyOperations } from '../../core/change/operations.ts';
import { readRequest } from '../../core/language/request/readRequest.ts';
import type { RequestAnswer } from '../../core/language/request/requestAnswer.ts';
import { mayAskWhy } from '../../core/language/request/why/readWhy.ts';
import { mayAskForm } from '../../core/language/request/answers/loadFacts.ts';
import type {
  FormOfDay,
  KeptFree,
  PreferenceChange,
  ReportedEvent,
  ScopeHint,
  ToldThreshold,
} from '../../core/language/request/request.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import type { Prisma, Suggestion as SuggestionRow } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { adaptSchedule, loadAdaptInput } from './adaptation.ts';
import { requestSchema } from './adjustment.schema.ts';
import { type Basis, basisOf, together } from './correction.ts';
import { BUILT_IN, voiced } from './voice.ts';
import { todayOf } from '../kernel/day.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { isConsented, MODEL_CONSENT } from '../account/modelConsent.ts';
import { newId } from '../kernel/newId.ts';
import { loadPastChanges } from './pastChanges.ts';
import { loadOpenSchedule } from '../planning/openSchedule.ts';
import type { Db, Deps, VoiceDeps } from '../kernel/ports.ts';
import { adaptToEvents } from './reportedEvents.ts';
import { lockAthlete } from '../revision/revision.ts';
import { parse } from '../kernel/validation.ts';
import { anewForCondition, anewForConditionText, anewFromText, conditionsOf, isBefore } from './weeksAnew.ts';
import { wellAgain } from './wellAgain.ts';

const SUGGESTION_MS = 24 * 3_600_000;
/** A question is answered within this time, or it was another conversation. */
const CONVERSATION_MS = 60 * 60_000;
const TURNS_READ = 6;

/** What the coach makes of a request: nothing is changed until it is applied. */
export interface Suggestion {
  id: string;
  athleteId: string;
  understood: string;
  changes: readonly WorkoutChange[];
  explanation: string;
  question: string | null;
  /** How far the athlete's words reach; null: they do not say. */
  scope: ScopeHint | null;
  /** built-in or the model's name. */
  voice: string;
  /** A language model was to answer and could not. */
  modelMissed: boolean;
}

export const suggestionOf = (row: SuggestionRow): Suggestion => ({
  id: row.id,
  athleteId: row.athleteId,
  understood: row.understood,
  changes: row.changes as unknown as WorkoutChange[],
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
 * NotPossible (NO_SCHEDULE), Forbidden for a coach. `readForm` is called where load or form is asked for.
 */
export async function requestAdjustment(
  deps: VoiceDeps,
  viewer: Viewer,
  given: unknown,
  readForm: () => Promise<readonly FormOfDay[]> = async () => [],
): Promise<Suggestion> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { request, conversationHistory: goesOn } = parse(requestSchema, given);
  const now = deps.clock();
  const row = await deps.db.athlete.findUnique({
    where: { id: athleteId },
    select: {
      scheduleMode: true,
      scheduleSports: true,
      scheduleRevision: true,
      ...MODEL_CONSENT,
      user: { select: { timeZone: true, latestDay: true, units: true, poolLength: true } },
    },
  });
  if (!row) throw new NotFound('Athlete not found');
  const { units: system, poolLength } = row.user;
  const units = { units: system, poolLength } as DisplayUnits;
  const today = todayOf(row.user, now);
  const athlete = { ...row, id: athleteId, today };
  const onFile = await loadOpenSchedule(deps.db, athlete);
  const basis = await basisOf(deps.db, deps.db, { athlete, request, onFile, now });
  const { text } = basis;
  const base = { request, baseRevision: row.scheduleRevision };
  if (text === null) return keepSuggestion(deps.db, athleteId, { ...overSuggestion(basis, request), ...base }, now);
  const { open } = basis.back;
  const { workouts, limits } = open;
  const turns = goesOn ? await earlierTurns(deps.db, athleteId, now) : [];
  const past = mayAskWhy(text) ? await loadPastChanges(deps.db, athleteId, { ...row.user, units }) : [];
  const builtIn = readRequest({
    text,
    conversationHistory: turns,
    workouts,
    limits,
    past,
    form: await formAsked(text, readForm),
    units,
  });
  const isAllowed = isConsented(row, deps);
  const { answer, voice, modelMissed } = await voiced(deps, builtIn, {
    athleteId,
    isAllowed,
    text,
    turns,
    open,
  });
  if (answer.kind === 'notUnderstood') throw new NotUnderstood();
  const rest = { ...base, understood: answer.understood, voice, modelMissed };
  if (answer.kind === 'question') {
    const asked = { changes: [], explanation: '', question: answer.question };
    return keepSuggestion(deps.db, athleteId, { ...asked, ...rest }, now);
  }
  const kept = (await toldWell(deps, athleteId, answer, now)) ?? (await answered(deps, athlete, { answer, basis }));
  return keepSuggestion(deps.db, athleteId, { ...kept, ...rest }, now);
}

type Acted = Exclude<RequestAnswer, { kind: 'question' | 'notUnderstood' }>;

/** What is to change for the wishes of an answer, and for what it says happened. */
async function answered(
  deps: Deps,
  athlete: Parameters<typeof loadAdaptInput>[1],
  { answer, basis }: { answer: Acted; basis: Basis },
): Promise<Omit<Kept, 'request' | 'understood' | 'baseRevision'>> {
  const { events, scope } = answer;
  const { open } = basis.back;
  const after = applyOperations(open.workouts, answer.changes, open.limits).workouts;
  const input = events.length > 0 ? await loadAdaptInput(deps.db, athlete, open) : null;
  const life = input ? askedByLife({ ...input, workouts: after }, events) : { changes: [], texts: [] };
  const changes = together(basis, [...answer.changes, ...life.changes]);
  const explanation =
    asOneText([answer.explanation, ...life.texts]) ||
    (changes.length > 0 ? 'Everything else stays as planned.' : 'No workout has to change for it.');
  return {
    changes: changes as unknown as Prisma.InputJsonValue,
    explanation,
    events: events as unknown as Prisma.InputJsonValue,
    ...(scope && { scope: scope as unknown as Prisma.InputJsonValue }),
    preferences: preferencesOf(answer) as unknown as Prisma.InputJsonValue,
  };
}

/** What was told before is over: what of it comes back. */
const overSuggestion = ({ changes }: Basis, request: string) => ({
  understood: `I read: ${request.toLowerCase().replace(/\.$/, '')}.`,
  changes: changes as unknown as Prisma.InputJsonValue,
  explanation:
    changes.length > 0
      ? 'What was done or changed since stays as it is.'
      : 'No workout comes back: what it changed is over, or was changed again since.',
  voice: BUILT_IN,
});

/** What the rules make of what was told, and say to it; where weeks are planned anew for it, of those before. */
function askedByLife(input: AdaptInput, events: readonly ReportedEvent[]) {
  const { changes, advice } = adaptToEvents(input, events);
  const from = anewForCondition(conditionsOf(events), input.limits.today);
  const texts = advice.map(({ text }) => text);
  return from === null
    ? { changes, texts }
    : { changes: changes.filter(isBefore(from)), texts: [...texts, anewForConditionText(from)] };
}

/** Fitness, fatigue and form, where a request may ask for them. */
const formAsked = async (
  request: string,
  readForm: () => Promise<readonly FormOfDay[]>,
): Promise<readonly FormOfDay[]> => (mayAskForm(request) ? readForm() : []);

type Kept = Omit<Prisma.SuggestionUncheckedCreateInput, 'id' | 'athleteId' | 'createdAt' | 'expiresAt'>;

async function keepSuggestion(db: Pick<Db, 'suggestion'>, athleteId: string, kept: Kept, now: Date) {
  const expiresAt = new Date(now.getTime() + SUGGESTION_MS);
  return suggestionOf(
    await db.suggestion.create({ data: { ...kept, id: newId(now), athleteId, createdAt: now, expiresAt } }),
  );
}

/** The training that comes back for the end of an illness, as a suggestion: it is one thing, and other wishes wait for it. Null: none ends. */
async function toldWell(
  deps: Deps,
  athleteId: string,
  answer: Acted,
  now: Date,
): Promise<Pick<Kept, 'changes' | 'events' | 'explanation' | 'scope'> | null> {
  const { events } = answer;
  if (!events.some(({ kind }) => kind === 'recovered')) return null;
  const well = await deps.db.$transaction(async (tx) =>
    wellAgain(tx, await lockAthlete(tx, athleteId, now), events, now),
  );
  if (well === null) return null;
  const { summary = '', advice = [], changes = [] } = well.adapted ?? {};
  const others = answer.changes.length + answer.preferences.length > 0 || events.length > 1;
  return {
    changes: changes as unknown as Prisma.InputJsonValue,
    events: events.filter(({ kind }) => kind === 'recovered') as unknown as Prisma.InputJsonValue,
    // it can be applied all the same: the illness is over from then on
    ...(changes.length === 0 && { scope: { scope: 'all-future' } }),
    explanation: asOneText([
      'Good to hear.',
      summaryText(summary, ATHLETE) || (well.anewFrom === null ? 'No workout has to change for it.' : ''),
      well.anewFrom === null ? '' : anewFromText(well.anewFrom),
      ...advice.map(({ text }) => text),
      ...(others ? ['Apply this first, then ask for the rest again.'] : []),
    ]),
  };
}

/** What outlasts the changes of single workouts. */
function preferencesOf({
  preferences,
  keptFree = [],
  thresholds = [],
}: Acted): readonly (PreferenceChange | KeptFree | ToldThreshold)[] {
  const free: readonly KeptFree[] = keptFree.length === 0 ? [] : [{ kind: 'keptFree', days: keptFree }];
  return [...preferences, ...free, ...thresholds];
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
 * What the rules would change after what the athlete just told, as a suggestion to apply; null: nothing. `explanation`: in their
 * words, or nearly.
 */
export async function suggestAdaptation(deps: Deps, viewer: Viewer, explanation: string): Promise<Suggestion | null> {
  const { athleteId } = viewer;
  const now = deps.clock();
  const row = await deps.db.$transaction(async (tx) => {
    const athlete = await lockAthlete(tx, athleteId, now);
    const adapted = await adaptSchedule(tx, athlete, now, { isOffer: true });
    if (!adapted || adapted.changes.length === 0) return null;
    return tx.suggestion.create({
      data: {
        id: newId(now),
        athleteId,
        request: explanation,
        understood: summaryText(adapted.summary, ATHLETE),
        changes: adapted.changes as unknown as Prisma.InputJsonValue,
        explanation: asOneText([...adapted.advice, ...adapted.proposals].map(({ text }) => text)),
        baseRevision: athlete.scheduleRevision,
        createdAt: now,
        expiresAt: new Date(now.getTime() + SUGGESTION_MS),
      },
    });
  });
  return row && suggestionOf(row);
}

/** Something to apply, or a question that stands open; reasons told in between are neither. */
const IS_OPEN: Prisma.SuggestionWhereInput = {
  OR: [{ question: { not: null } }, { changes: { not: [] } }, { preferences: { not: [] } }, { events: { not: [] } }],
};

/** A suggestion of the viewer's; without an id their latest, before all one that leaves something to do. Throws NotFound, Forbidden for a coach. */
export async function findSuggestion(deps: Deps, viewer: Viewer, id: string | null | undefined): Promise<Suggestion> {
  const which = id === undefined ? { athleteId: viewer.athleteId } : { id: id ?? '' };
  const where = { AND: [which, visibleTo(viewer).suggestion] };
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  const latest =
    id === undefined ? await deps.db.suggestion.findFirst({ where: { AND: [where, IS_OPEN] }, orderBy }) : null;
  const row = latest ?? (id === null ? null : await deps.db.suggestion.findFirst({ where, orderBy }));
  if (!row) throw new NotFound('Suggestion not found.');
  await assertMay(deps.db, viewer, 'own', row.athleteId);
  return suggestionOf(row);
}
