import { type WorkoutChange } from '../../change/changes.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { makeOperation, type Operation } from '../../change/operations.ts';
import { isOpen, type ScheduledWorkout, type ScheduleLimits } from '../../rules/context.ts';
import { type RequestDraft, requestDraftOf, type Limit } from '../request/requestDraft.ts';
import { strengthNotes } from '../request/outcomeText.ts';
import type { RequestAnswer } from '../request/requestAnswer.ts';
import type { ScopeHint } from '../request/request.ts';
import type { ModelAnswer } from './modelAnswer.ts';
import { INSTRUCTIONS } from './prompt.ts';
import { isSafeWording } from './wordsOfPlan.ts';
import { timeText } from '../../units/timeText.ts';

const MAX_EXPLANATION = 600;
const MAX_QUESTION = 240;
const SHOWN = 6;

interface Schedule {
  workouts: readonly ScheduledWorkout[];
  limits: ScheduleLimits;
}

/**
 * Applies a model's answer to the schedule by the same limits that the built-in reader keeps. The operations are tried one after the other.
 * Of those that break a limit the limit is named, and for the first of them the nearest change that breaks none is offered. What was
 * understood and each change are told in our own sentences; the model's explanation is shown only if every operation was applied.
 * Null: the answer changes nothing and asks nothing.
 */
export function adoptAnswer(
  { operations, question, explanation, ...rest }: ModelAnswer,
  { workouts, limits }: Schedule,
): RequestAnswer | null {
  if (operations.length === 0) return question === null ? null : asked(question, { workouts, limits });
  const draft = requestDraftOf(workouts, limits);
  const sentences = operations.flatMap(
    (operation) => makeOperation(workouts, operation, CAUSE)?.changeDescription ?? [],
  );
  const tried = keptOn(draft, operations);
  const [first] = tried;
  const nearest = first && isNearSought(first.operation) ? draft.keepNearest(first.operation) : null;
  const following = draft.settleStrength();
  const changes = draft.changes();
  if (changes.length === 0 && tried.length === 0) return null;
  const sentencesSaid = [
    ...new Set([
      ...tried.map(({ limit }) => limit.message),
      ...(nearest ? [`The nearest that holds: ${lower(nearest.changeDescription)}`] : []),
      ...strengthNotes(following),
    ]),
  ];
  const facts = [...changes.map(({ changeDescription }) => changeDescription), `today is ${dayName(limits.today)}`];
  const isDone =
    tried.length === 0 &&
    // the model knows nothing of what follows
    following.length === 0 &&
    isSafeWording(explanation, { facts, today: limits.today, most: MAX_EXPLANATION, instructions: INSTRUCTIONS });
  const answered = {
    understood: understood(sentences),
    explanation: isDone
      ? explanation.trim()
      : [...sentencesSaid, ...(changes.length > 0 ? ['Everything else stays as planned.'] : [])].join(' '),
    changes: changes as readonly WorkoutChange[],
    scope: scopeOf(rest, limits),
    preferences: [],
    events: [],
  };
  return first === undefined
    ? { kind: 'changes', ...answered }
    : { kind: 'forbidden', limit: first.limit, ...answered };
}

const CAUSE = { reasonCode: 'REQUEST', source: 'athlete', inputs: {} } as const;

/** Every shorter length is tried for the nearest: of half a day that would be hundreds. */
const isNearSought = (operation: Operation): boolean => !('minutes' in operation) || operation.minutes <= 300;

/** Keeps what holds; what does not is tried once more, after the others have made room. */
function keptOn(draft: RequestDraft, operations: readonly Operation[]): { operation: Operation; limit: Limit }[] {
  const waiting = operations.filter((operation) => draft.keep(operation) !== null);
  return waiting.flatMap((operation) => {
    const limit = draft.keep(operation);
    return limit === null ? [] : [{ operation, limit }];
  });
}

function asked(question: string, { workouts, limits: { today } }: Schedule): RequestAnswer | null {
  const open = workouts.filter((workout) => isOpen(workout, today));
  const facts = open.map(({ scheduledDate, duration }) => `${dayName(scheduledDate)} ${timeText(duration)}`);
  const isOne = question.trim().endsWith('?') && question.split('?').length === 2;
  return isOne && isSafeWording(question, { facts, today, most: MAX_QUESTION, instructions: INSTRUCTIONS })
    ? { kind: 'question', understood: 'You asked for a change of your schedule.', question: question.trim() }
    : null;
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function understood(sentences: readonly string[]): string {
  const parts = [...new Set(sentences)].map((sentence) => lower(sentence).replace(/\.$/, ''));
  const shown = parts.length > SHOWN ? [...parts.slice(0, SHOWN - 1), `${parts.length - SHOWN + 1} more`] : parts;
  return `I read: ${shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`}.`;
}

function scopeOf(
  { reach, untilDay }: Pick<ModelAnswer, 'reach' | 'untilDay'>,
  { today }: ScheduleLimits,
): ScopeHint | null {
  if (reach === 'every-week') return { scope: 'all-future' };
  return reach === 'until-day' && untilDay !== null && untilDay >= today
    ? { scope: 'until-date', untilDate: untilDay }
    : null;
}
