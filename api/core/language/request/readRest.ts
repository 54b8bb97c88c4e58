import { COACH_ANSWERS } from '../../messages/coachAnswers.ts';
import { answerQuestion, namedIn } from './answers/answerQuestion.ts';
import { askBack, exampleText } from './answers/offer.ts';
import { elseHealthIn } from './ownHealth.ts';
import type { RequestInput } from './request.ts';
import { type RequestAnswer, told } from './requestAnswer.ts';
import { piecesOf } from './scan.ts';
import { markedClauses } from './speech/marks.ts';
import { isNews, onlyStates } from './speech/tellings.ts';
import type { Horizon, Tag } from './tags.ts';
import { unknownOf } from './unknownWords.ts';
import { KNOWN_WORDS } from './vocabulary.ts';
import { wordsOfText } from './words.ts';

export const YOU_TELL = 'You tell of something, and ask for no change.';

/** What nothing was read from: it only tells, or what it asks for is asked back. */
export function readRest(input: RequestInput, horizon: Horizon): RequestAnswer {
  const words = wordsOfText(input.text);
  const pieces = piecesOf(words, horizon);
  const tags = pieces.flatMap((piece) => piece.tags);
  const isReadable =
    ABOUT_TRAINING.test(input.text) ||
    words.some((word) => KNOWN_WORDS.has(word)) ||
    tags.some(({ t }) => !SAYS_NOTHING.has(t));
  if (!isReadable || CODE.test(input.text)) return { kind: 'notUnderstood' };
  const named = namedIn(input.text, horizon);
  const clauses = markedClauses(pieces, horizon);
  const elses = onlyStates(clauses) ? elseHealthIn(words.join(' ')) : null;
  if (elses !== null) return told(YOU_TELL, COACH_ANSWERS[elses]);
  const isKnown = unknownOf(tags).length < MAX_UNKNOWN && !isForeign(words);
  if (isNews(clauses) && isKnown) return told(YOU_TELL, COACH_ANSWERS.news);
  const answered = asksInside(words.join(' '), tags) ? answerQuestion(input, horizon) : null;
  if (answered !== null && isKnownAnswer(answered)) return answered;
  if (onlyStates(clauses))
    return { ...told(YOU_TELL, `${COACH_ANSWERS.news} ${exampleText(named, input)}`), isUnknown: true };
  return askBack('I am not sure what should change.', named, input);
}

/** Words of a question, wherever they stand: "still don't get how zones work", "the long run, is it on grass". */
const ASKING =
  /\b(?:(?:what|how|which|why|where|who|whose|whether)\b|(?:is|are|do|does|did|will|would|should|am|was) (?:it|i|we|you|that|this|there|the|my)\b|(?:curious|wonder\w*|tell me|explain|remind|no idea|not sure|confus\w*|understand)\b)/;
/** Asks what can be, or for what is to be done on a day. */
const MAY_ASK = /\b(?:can|could) (?:it|i|we|you|that|this|there|the|my)\b/;
const isWished = (tag: Tag): boolean => tag.t === 'act' && tag.act !== 'do' && tag.act !== 'keep';
/** Something is asked in the midst of what is said, and nothing is wished. */
const asksInside = (words: string, tags: readonly Tag[]): boolean =>
  (ASKING.test(words) || (MAY_ASK.test(words) && !tags.some(({ t }) => t === 'date'))) && !tags.some(isWished);
const isKnownAnswer = (answer: RequestAnswer): boolean => answer.kind === 'told' && answer.isUnknown !== true;

/** With as many words that nobody knows it cannot be called news. */
const MAX_UNKNOWN = 4;

const ENGLISH = /^(?:i|my|we|our|you|your|he|she|it|they|the|is|was|are|were|has|have|had)$/;

/** Most words are none that the reader knows, and none is of English alone: it cannot say that they only tell. */
const isForeign = (words: readonly string[]): boolean =>
  words.every((word) => !ENGLISH.test(word)) &&
  2 * words.filter((word) => /^[a-z]{3,}$/.test(word) && !KNOWN_WORDS.has(word)).length > words.length;

/** What people paste, and nobody says. */
export const CODE = /<[/!]?[a-z][^>]*>|javascript:|\{\{|\$\{/i;
const ABOUT_TRAINING =
  /\b(?:undo|break|start over|plan|schedule|training|train|coach|weeks?|sports?|doubles?|double up)\b/i;
const SAYS_NOTHING: ReadonlySet<Tag['t']> = new Set(['word', 'comma', 'stop', 'conj', 'prep', 'pronoun', 'possessive']);
