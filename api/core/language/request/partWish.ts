import type { RequestInput } from './request.ts';
import type { RequestAnswer } from './requestAnswer.ts';
import { piecesOf } from './scan.ts';
import type { Horizon, Tag } from './tags.ts';
import { wordsOfText } from './words.ts';

/** Where a part of a sentence ends; "and" joins what belongs together. */
const APART =
  /\s*[,;:!?()\n]+\s*|\s+[-–—]+\s+|\.(?!\d)\s*|\s+(?:because|cause|cos|so|as|since|but|and then|then|while)\s+/i;
/** More parts than anybody says beside one wish; each is read, and a long text would take its time. */
const MAX_PARTS = 6;

/** What a part that is only told has none of: with one of these it may be a wish, or say more of the one beside it. */
const OF_WISH: ReadonlySet<Tag['t']> = new Set([
  'level',
  'length',
  'duration',
  'instead',
  'not',
  'lasting',
  'limit',
  'shift',
]);
/** How somebody is, and what happened, is not only told: it is to be kept, or asked about. */
const OF_LIFE: ReadonlySet<Tag['t']> = new Set(['happening', 'symptom', 'area', 'pain', 'talk']);
/** What it would be said of stands in another part. */
const POINTS = /\b(?:it|that|this one|them|those|both|then|there|too|also|rest|others?)\b/;
/** Turns round what stands beside it, points at it, or says what comes in its place. */
const TURNS =
  /\b(?:if|unless|maybe|perhaps|or|not|no|never|forget|actually|but|except|only|instead|just|rather|it|that|them|those|both|one|rest|other|there|i will)\b/;

/** "Next week: …" says of which week the days beside it are. */
const isWeek = (tag: Tag): boolean => tag.t === 'date' && (tag.week === true || tag.grain === 'range');
const isOfWish = (tag: Tag): boolean => OF_WISH.has(tag.t) || (tag.t === 'act' && tag.act !== 'do');

/** A part of a sentence, in words and in what they mean. */
interface Part {
  words: string;
  tags: readonly Tag[];
}

function partOf(text: string, horizon: Horizon): Part {
  const words = wordsOfText(text);
  return { words: words.join(' '), tags: piecesOf(words, horizon).flatMap((piece) => piece.tags) };
}

const isOnlyTold = ({ words, tags }: Part): boolean =>
  !TURNS.test(words) && !tags.some((tag) => isOfWish(tag) || isWeek(tag) || OF_LIFE.has(tag.t));

/** It says what and on which day, and points at nothing outside. */
const isWhole = ({ words, tags }: Part): boolean =>
  tags.some(isOfWish) && tags.some(({ t }) => t === 'date') && !POINTS.test(words);

const acts = (answer: RequestAnswer): boolean =>
  answer.kind === 'changes' && answer.changes.length + answer.events.length + answer.preferences.length > 0;

/**
 * "My dog ate my goggles, so lift only today": what the one part comes to that is a wish, where all others only tell; null: more or
 * less than one part is.
 */
export function wishInPart(
  input: RequestInput,
  horizon: Horizon,
  read: (input: RequestInput) => RequestAnswer,
): RequestAnswer | null {
  const texts = input.text.split(APART).filter((text) => text.trim() !== '');
  if (texts.length < 2 || texts.length > MAX_PARTS) return null;
  const parts = texts.map((text) => partOf(text, horizon));
  const [wished, ...more] = [...parts.keys()].filter((at) => !isOnlyTold(parts[at]!));
  if (wished === undefined || more.length > 0 || !isWhole(parts[wished]!)) return null;
  const answers = texts.map((text) => read({ ...input, text, conversationHistory: [] }));
  return answers.every((answer, at) => acts(answer) === (at === wished)) ? answers[wished]! : null;
}
