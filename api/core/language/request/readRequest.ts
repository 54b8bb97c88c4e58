import { isIdle, OTHERS_WISH } from './accounted.ts';
import { answerOnHealth, answerQuestion, namedIn } from './answers/answerQuestion.ts';
import { askBack } from './answers/offer.ts';
import { COACH_ANSWERS } from '../../messages/coachAnswers.ts';
import { guarded, type Guarded } from './guards.ts';
import { inDoubt } from './inDoubt.ts';
import { explanationOf, scopeOf, strengthNotes, understoodText } from './outcomeText.ts';
import { HEALTH_TALK } from '../../messages/healthTalk.ts';
import { type WorkoutChange } from '../../change/changes.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { withHistory } from './conversation.ts';
import { withCrossed } from './crossed.ts';
import { draftFor } from './draftFor.ts';
import { emptyRequestOutcome, type RequestOutcome } from './requestDraft.ts';
import { clausesIn } from './readIntents.ts';
import { readInTurn } from './inTurn.ts';
import { CODE, readRest, YOU_TELL } from './readRest.ts';
import { askedIfMeant, askedWithout, goneOnWith, unreadIn } from './echo.ts';
import type { RequestInput } from './request.ts';
import { isCrossing } from './manyWishes.ts';
import { type Answered, type RequestAnswer, told } from './requestAnswer.ts';
import { toldOfRaceTimes } from './raceTimes.ts';
import { repaired } from './repairs.ts';
import { resolve } from './resolve.ts';
import { markedClauses } from './speech/marks.ts';
import { toldIn, withoutTold } from './speech/tellings.ts';
import {
  asksForAdvice,
  asksSomething,
  besideQuestions,
  leaveAskedFor,
  type SpeechAct,
  speechActOf,
  wishesBehind,
  wishThenQuestion,
} from './speechAct.ts';
import { wishInPart } from './partWish.ts';
import { piecesOf } from './scan.ts';
import { wordsOfText } from './words.ts';
import { toldOfClearance, withConditions } from './toldConditions.ts';
import { toldOfTests } from './testWords.ts';
import { saysWhenInDay } from './timesOfDay.ts';
import { thresholdBeside, toldOfThresholds } from './toldThresholds.ts';
import type { Horizon } from './tags.ts';
import { wantedTests } from './wantedTest.ts';
import { whyAnswerInside, whyAnswerTo } from './why/whyAnswer.ts';
import { BRING_BACK, NO_CHANGE } from './asking.ts';
import { MAX_INTENTS, type ReadIntents, type RequestIntent } from './intent.ts';

/**
 * Reads an athlete's everyday English and answers with changes that hold on this schedule, one question, or the limit that
 * forbids it with the nearest that holds. The same input gives the same answer; text is only ever read as an intent about the
 * athlete's own open workouts.
 */
export function readRequest(input: RequestInput): RequestAnswer {
  const sure = goneOnWith(input);
  if (sure !== null) return readRequest(sure);
  const text = repaired(input.text, horizonOf(input));
  return readRepaired({ ...input, text, ...(text !== input.text && { isPutRight: true }) });
}

function readRepaired(input: RequestInput): RequestAnswer {
  return (
    toldOfThresholds(input) ??
    toldOfTests(input.text) ??
    toldOfClearance(input) ??
    toldOfRaceTimes(input) ??
    readSpeech(input)
  );
}

function horizonOf({ limits }: RequestInput): Horizon {
  const { today, firstDay, lastDay, weekOne, races } = limits;
  const [raceDay = null] = races
    .map(({ raceDate }) => raceDate)
    .filter((day) => day >= today)
    .sort();
  return { today, firstDay, lastDay, raceDay, ...(weekOne !== undefined && { weekOne }), scanned: new Map() };
}

const isAct = (answer: RequestAnswer): boolean =>
  'changes' in answer && answer.changes.length + answer.events.length + answer.preferences.length > 0;

const HEALTH_ANSWERS: readonly string[] = Object.values(HEALTH_TALK).map(({ answer }) => answer);
const isHealthTalk = (answer: RequestAnswer): boolean =>
  answer.kind === 'changes' && !isAct(answer) && HEALTH_ANSWERS.some((text) => answer.explanation.includes(text));

/** A wish and the question behind it; null: there are not both. */
function bothOf(input: RequestInput, horizon: Horizon): RequestAnswer | null {
  const both = wishThenQuestion(input.text);
  if (both !== null) {
    const wished = readWishes({ ...input, text: both.wish }, horizon);
    const answer = readSpeech({ ...input, text: both.question });
    if (wished.kind === 'question' && both.isJoined) return wished;
    // "my calf is tight, what should I do?": advice is asked for, and nothing is to be changed
    const isMeant = both.isJoined ? isAct(wished) : isChange(wished) && !tellsOfBody(wished);
    if (isMeant && 'explanation' in wished && answer.kind === 'told')
      return { ...wished, explanation: `${wished.explanation} ${answer.explanation}` };
  }
  return null;
}

/** A question changes nothing, thanks get a word back, and what is not understood is asked back. */
function readSpeech(input: RequestInput): RequestAnswer {
  if (NO_CHANGE.test(input.text) && !asksSomething(input.text)) return told(YOU_TELL, COACH_ANSWERS.nothing);
  if (BRING_BACK.test(input.text)) return told('You ask for what was there before.', COACH_ANSWERS.undo);
  const act = CODE.test(input.text) ? null : speechActOf(input.text);
  if (act === 'greeting' || act === 'thanks') return told('You say hello.', COACH_ANSWERS[act]);
  const horizon = horizonOf(input);
  if (act !== 'question' && !input.text.includes('?') && !CODE.test(input.text)) {
    const clauses = markedClauses(piecesOf(wordsOfText(input.text), horizon), horizon);
    const answer = toldIn(clauses);
    if (answer !== null) return told(YOU_TELL, COACH_ANSWERS[answer]);
    // "my wife always said that I should …": without who says it, it would be a wish of one's own
    const own = OTHERS_WISH.test(wordsOfText(input.text).join(' ')) ? null : withoutTold(clauses);
    if (own !== null) return readSpeechOf(act, { ...input, text: own }, horizon);
  }
  return readSpeechOf(act, input, horizon);
}

const isChange = (answer: RequestAnswer): boolean => 'changes' in answer && answer.changes.length > 0;
/** "Is it ok if I swim on Friday and run today?": leave is asked, and what would be done for it is clear. */
const LEAVE =
  /^(?:(?:hi|hey|hello|coach|so|and|but|ok|,) )*(?:is|would|will) (?:it |that )?(?:be )?(?:ok|okay|fine|possible|all ?right|cool) if (?:i|we) /;
const isLeave = (text: string): boolean => LEAVE.test(wordsOfText(text).join(' '));

/** Of a report: something would be done for it, or asked. */
const isOpen = (read: RequestAnswer): boolean =>
  isAct(read) || read.kind === 'notUnderstood' || read.kind === 'question';

/** What is to be done where leave is asked for it; null: nothing would change. */
function withLeave(input: RequestInput, horizon: Horizon): RequestAnswer | null {
  const text = leaveAskedFor(input.text);
  const wished = text === null ? null : readWishes({ ...input, text }, horizon);
  return wished !== null && isChange(wished) ? wished : null;
}

/** The answer to a question, whatever was read from it as a wish. */
function answerAsked(read: RequestAnswer, input: RequestInput, horizon: Horizon): RequestAnswer {
  const ofHealth = answerOnHealth(input.text);
  const isSaidSo = isHealthTalk(read) && HEALTH_ANSWERS.includes(ofHealth?.explanation ?? '');
  if (ofHealth !== null && !isSaidSo) return ofHealth;
  return whyAnswerInside(input, horizon) ?? (isHealthTalk(read) ? read : answerQuestion(input, horizon));
}

/** "Went over on my ankle": what was done, and what came of it. */
const tellsOfBody = (read: RequestAnswer): boolean =>
  'events' in read && read.events.some(({ kind }) => kind === 'illness' || kind === 'injury');

const OVER =
  /^(?:(?:i|we|so|sorry|hi|hello|coach|,|have|had to|just|only|also) )*(?:skipped|stopped|cut|shortened|dropped|did|bailed|quit|failed|overslept|forgot|moved|left out)\b(?!.*\b(?:please|can (?:you|we|i)|could (?:you|we|i)|make up|catch up|instead|to|so)\b)/;
/** "Skipped the swim on Tuesday, overslept": what is over, and nothing is to be done with it. */
const tellsOfOver = (read: RequestAnswer, text: string): boolean =>
  read.kind === 'forbidden' &&
  ['COMPLETED', 'PAST'].includes(read.limit.code) &&
  !isAct(read) &&
  OVER.test(wordsOfText(text).join(' '));

/** "Calf is tight, is it ok to do the long run?": how the athlete is, and a question what to do about it, which changes nothing. */
const onlyAsksOfBody = (read: RequestAnswer, text: string): boolean =>
  tellsOfBody(read) && !isChange(read) && asksForAdvice(text);

/** What is left when all is known that only tells. */
function readSpeechOf(act: SpeechAct, input: RequestInput, horizon: Horizon): RequestAnswer {
  const both = bothOf(input, horizon);
  if (both !== null) return both;
  const read = readWishes(input, horizon);
  if (act === 'agreement' && read.kind === 'notUnderstood') return told('You agree.', COACH_ANSWERS.agreement);
  if (act === 'question' && wishesBehind(input.text))
    return askBack('You ask, and it should go to another day.', namedIn(input.text, horizon), input);
  const left = act === 'question' ? withLeave(input, horizon) : null;
  if (left !== null) return left;
  if (act === 'question')
    return isLeave(input.text) && 'understood' in read && isChange(read)
      ? askedIfMeant(read.understood)
      : answerAsked(read, input, horizon);
  if (onlyAsksOfBody(read, input.text)) return answerAsked(read, input, horizon);
  if (tellsOfOver(read, input.text)) return told(YOU_TELL, COACH_ANSWERS.report);
  if (act === 'report' && isOpen(read) && !tellsOfBody(read)) return told(YOU_TELL, COACH_ANSWERS.report);
  if (read.kind !== 'notUnderstood') return read;
  if (!CODE.test(input.text) && asksSomething(input.text)) return answerQuestion(input, horizon);
  return readRest(input, horizon);
}

/** What is told of the athlete only in a question is none of their reports. */
function isOnlyAsked({ intents }: ReadIntents, text: string, horizon: Horizon): boolean {
  const isReport = ({ kind }: RequestIntent): boolean => kind === 'event';
  const own = besideQuestions(text);
  return (
    own !== null && intents.length > 0 && intents.every(isReport) && !readInTurn(own, horizon).intents.some(isReport)
  );
}

/** What is answered where nothing can be done yet; null: the intents are carried out. */
function beforeActing(read: ReadIntents, answers: RequestAnswer | null, text: string): RequestAnswer | null {
  if (read.intents.length === 0 && saysWhenInDay(wordsOfText(text).join(' ')))
    return told('You say when in the day you can train.', COACH_ANSWERS.timeOfDay);
  if (read.intents.length === 0) return answers ?? { kind: 'notUnderstood' };
  if (read.intents.length > MAX_INTENTS)
    return {
      kind: 'question',
      understood: `You ask for ${read.intents.length} things at once, and I look at ${MAX_INTENTS} at most.`,
      question: 'Which of them shall I begin with?',
    };
  if (read.ambiguous !== null) {
    const [one, other] = read.ambiguous;
    return {
      kind: 'question',
      understood: 'You named a day that can be read in two ways.',
      question: `Do you mean ${dayName(one)} or ${dayName(other)}?`,
    };
  }
  return null;
}

/** The same, and what is answered to what is only asked, in doubt or only told. */
function withoutActing(
  { read, doubt, answer }: Guarded,
  answers: RequestAnswer | null,
  input: RequestInput,
  horizon: Horizon,
): RequestAnswer | null {
  if (isOnlyAsked(read, input.text, horizon)) return { kind: 'notUnderstood' };
  if (doubt !== null) return inDoubt(doubt, input, horizon);
  if (answer !== null && answers === null) return told(YOU_TELL, COACH_ANSWERS[answer]);
  return beforeActing(read, answers, input.text) ?? (input.isSure ? null : thresholdBeside(input));
}

/** It should hold from now on, and nothing does. */
const isInVain = (
  { lasting, intents }: ReadIntents,
  { events, preferences, limits }: RequestOutcome,
  kept: readonly WorkoutChange[],
): boolean =>
  lasting &&
  kept.length + events.length + preferences.length + limits.length === 0 &&
  intents.every(({ kind }) => kind === 'move' || kind === 'swap');

/** What is asked back only because more is said around a wish is done where the wish stands alone in its part. */
const orInPart = (question: RequestAnswer, input: RequestInput, horizon: Horizon): RequestAnswer =>
  (input.isPutRight ? null : wishInPart(input, horizon, readRequest)) ?? question;

function readWishes(input: RequestInput, horizon: Horizon): RequestAnswer {
  const { today } = input.limits;
  const answers = whyAnswerTo(input, horizon);
  const asked =
    wantedTests(input, horizon, (text) => readInTurn(text, horizon)) ??
    (answers === null
      ? withHistory(input, horizon, (text) => readInTurn(text, horizon))
      : readInTurn(input.text, horizon));
  const own = guarded(withConditions(asked, input.text, today), input.text, today, (text) => readInTurn(text, horizon));
  const before = withoutActing(own, answers, input, horizon);
  if (before !== null) return before;
  const { read } = own;
  const draft = draftFor(read, input);
  const outcome = emptyRequestOutcome();
  for (const intent of withCrossed(read.intents, draft)) resolve(intent, draft, outcome);
  const kept = [...draft.changes()];
  const understood = understoodText(outcome);
  const [question] = outcome.questions;
  if (question !== undefined) return orInPart({ kind: 'question', understood, question }, input, horizon);
  if (isInVain(read, outcome, kept))
    return askBack('I am not sure what should hold from now on.', namedIn(input.text, horizon), input);
  draft.settleStrength();
  const changes = draft.changes();
  outcome.notes.push(...strengthNotes(changes));
  const answered: Answered = {
    understood,
    explanation: [answers?.kind === 'told' ? answers.explanation : '', explanationOf(outcome, changes, today)]
      .filter(Boolean)
      .join(' '),
    changes,
    scope: scopeOf(read),
    preferences: outcome.preferences,
    events: outcome.events,
    keptFree: [...new Set(outcome.keptFree)].sort(),
  };
  if (input.isSure !== true) {
    const own = besideQuestions(input.text) ?? input.text;
    const acted = {
      clauses: clausesIn(own, horizon),
      read,
      outcome,
      changes: kept,
      workouts: input.workouts,
      words: wordsOfText(input.text).join(' '),
      today,
    };
    const unread = unreadIn(acted);
    if (unread.length > 0) return orInPart(askedWithout(understood, unread), input, horizon);
    if (isCrossing(read.intents, kept, wordsOfText(input.text).join(' '))) return askedIfMeant(understood);
    if (isIdle(acted)) return askBack('I am not sure what should change.', namedIn(input.text, horizon), input);
  }
  const [limit] = outcome.limits;
  return limit === undefined ? { kind: 'changes', ...answered } : { kind: 'forbidden', limit, ...answered };
}
