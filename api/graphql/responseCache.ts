import { Kind, OperationTypeNode, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { tableOf } from '../core/units/tableOf.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { Deps } from '../domain/kernel/ports.ts';
import { type AthleteWithSchedule, cachedSchedulePage } from '../domain/schedule/cachedSchedulePage.ts';
import { type Answered, hasErrors } from './answer.ts';
import { parseBounded } from './requestLimits.ts';
import { packedOnce } from './packed.ts';
import { type FindPersisted, persistedIdOf } from './persisted.ts';
import { schema } from './schema.ts';

/** Fields that say nothing but what the viewer's own schedule page says: their answer stands as long as the page. */
export const cachedFields: Readonly<Record<string, readonly string[]>> = tableOf({
  Query: ['viewer'],
  Viewer: ['id', 'athlete'],
  Athlete: [
    'id',
    'firstName',
    'lastName',
    'today',
    'timeZone',
    'scheduleRevision',
    'schedule',
    'seasonPlan',
    'preferences',
    'illness',
    'circumstances',
    'languageModel',
  ],
  LanguageModel: ['name', 'host', 'isAllowed', 'formerHost'],
  SeasonPlan: ['id', 'replan'],
  SeasonReplan: ['previewId', 'summary', 'phases', 'hours'],
  PhaseDifference: ['change', 'before', 'after'],
  PreviewPhase: ['phaseName', 'phaseType', 'startDate', 'endDate', 'weeklyVolume'],
  WeekDifference: ['weekStartDate', 'hoursBefore', 'hoursAfter'],
  TrainingPreferences: [
    'weeklyHoursAvailable',
    'longWorkoutDays',
    'unavailableDays',
    'maxMinutesByDay',
    'blackoutDates',
  ],
  BlackoutDate: ['from', 'to', 'label', 'mostMinutes'],
  DayCap: ['day', 'minutes'],
  IllnessReport: ['from', 'wellOn', 'mild', 'symptoms'],
  Circumstance: ['kind', 'from', 'to', 'area', 'minutes', 'revision'],
  Schedule: ['id', 'mode', 'firstDay', 'lastDay', 'weeks'],
  TrainingWeek: [
    'id',
    'weekNumber',
    'weekStartDate',
    'weekEndDate',
    'status',
    'targetWeeklyHours',
    'plannedMinutes',
    'completedMinutes',
    'recordedBeside',
    'phaseType',
    'kind',
    'proof',
    'workouts',
  ],
  RecordedBeside: ['activityId', 'date', 'recordedSport', 'movingSec'],
  Proof: [
    'code',
    'kind',
    'constraint',
    'limit',
    'value',
    'holds',
    'excess',
    'day',
    'workoutId',
    'principleId',
    'brokenBy',
    'brokenCause',
  ],
  Revision: ['id', 'number', 'cause', 'actorRole', 'isOwn', 'summary', 'createdAt', 'undoesNumber'],
  Workout: [
    'id',
    'scheduledDate',
    'dayOfWeek',
    'workoutType',
    'intensity',
    'duration',
    'tss',
    'isLong',
    'isHard',
    'status',
    'description',
    'timeOfDay',
    'locked',
    'madeBy',
    'version',
    'feedback',
  ],
  WorkoutFeedback: ['id', 'completionStatus', 'actualDuration', 'reasonForSkip'],
});

/** A client asks for the schedule in one way; two tabs of different builds in two. */
const MAX_ANSWERS = 4;
const MAX_CHARACTERS = 2_000;

interface Question {
  /** All of the request that its answer may depend on, besides who asks. */
  url: string | undefined;
  accept: string | undefined;
  body: string;
}

export interface ResponseCache {
  /** Is it the persisted question of a schedule page, and of nothing else? */
  isForPage(question: Question): boolean;
  /** The answer that was given for this viewer's page, if it is still that page; else that of `act`. */
  answer(viewer: Viewer, question: Question, act: () => Promise<Answered>): Promise<Answered<string | Buffer>>;
}

/**
 * Answers to the question of the schedule page, whole. They lie beside the page as it was last read, so that whatever
 * makes the page another one (a revision, a row of the athlete's, the next day) leaves none of them.
 */
export function createResponseCache(deps: Deps, findPersisted: FindPersisted): ResponseCache {
  /** By persisted id, so no more than there are operations. */
  const judged = new Map<string, boolean>();
  const given = new WeakMap<AthleteWithSchedule, Map<string, Answered<Buffer>>>();
  const pageOf = (viewer: Viewer) => cachedSchedulePage(deps, viewer, { details: false }).catch(() => null);

  return {
    isForPage: ({ url, body }) => {
      const id = url === '/graphql' && body.length <= MAX_CHARACTERS ? onlyPersistedId(body) : null;
      const text = id && findPersisted(id);
      if (!text) return false;
      if (!judged.has(id)) judged.set(id, isOnPage(text));
      return judged.get(id)!;
    },
    answer: async (viewer, { accept, body }, act) => {
      // what is kept was answered to whoever may read all of it
      if (viewer.scopes) return act();
      const { units, poolLength } = viewer.units;
      const key = `${accept}\n${units}\n${poolLength}\n${body}`;
      const page = await pageOf(viewer);
      const kept = page && given.get(page)?.get(key);
      if (kept) return kept;
      const answer = await act();
      if (!page || answer.status !== 200 || hasErrors(answer.text)) return answer;
      // made after its page was read: what changed in between has made another page, and this one is never met again
      const answers = given.get(page) ?? new Map<string, Answered<Buffer>>();
      if (answers.size >= MAX_ANSWERS) return answer;
      const text = Buffer.from(answer.text);
      const packed = packedOnce(text);
      const made = { ...answer, text, ...(packed && { packed }) };
      given.set(page, answers.set(key, made));
      return made;
    },
  };
}

/** Id of the operation that a body names without bringing a text of its own; null: it is another kind of body. */
function onlyPersistedId(body: string): string | null {
  try {
    const params = JSON.parse(body) as Record<string, unknown> | null;
    return params === null || Array.isArray(params) || params.query ? null : persistedIdOf(params);
  } catch {
    return null;
  }
}

/** Is it one query, for the schedule, that selects nothing but fields of the page? */
function isOnPage(text: string): boolean {
  const document = parseBounded(text);
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1 || operations[0]!.operation !== OperationTypeNode.QUERY) return false;
  const fields = new Set<string>();
  const types = new TypeInfo(schema);
  const Field = ({ name }: { name: { value: string } }) =>
    void fields.add(`${types.getParentType()?.name}.${name.value}`);
  visit(document, visitWithTypeInfo(types, { Field }));
  return (
    fields.has('Athlete.schedule') &&
    [...fields].every((field) => PAGE_FIELDS.has(field) || field.endsWith('.__typename'))
  );
}

const PAGE_FIELDS = new Set(
  Object.entries(cachedFields).flatMap(([type, names]) => names.map((name) => `${type}.${name}`)),
);
