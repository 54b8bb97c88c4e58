import { ABSENCE_PHRASES } from './absencePhrases.ts';
import { ACT_PHRASES, type Phrase } from './actPhrases.ts';
import { type Phrases, phrasesOf } from './phrasesOf.ts';
import { dateAt } from './dates.ts';
import { durationAt } from './durations.ts';
import { LIFE_PHRASES } from './lifePhrases.ts';
import { workoutAt } from './nouns.ts';
import { OTHERS_HEALTH } from './othersHealth.ts';
import { SMALL_PHRASES } from './smallPhrases.ts';
import { OFTEN_PHRASES } from './oftenPhrases.ts';
import type { Found, Horizon, Piece, Tag } from './tags.ts';
import { PERSON } from './people.ts';
import { thingAt } from './things.ts';
import { KNOWN_WORDS } from './vocabulary.ts';

const ACTS = phrasesOf(ACT_PHRASES);
const LIFE = phrasesOf([...OTHERS_HEALTH, ...ABSENCE_PHRASES, ...LIFE_PHRASES]);
const SMALL = phrasesOf(SMALL_PHRASES);
const OFTEN = phrasesOf(OFTEN_PHRASES);
/** Openings and courtesies that would otherwise read as part of the intent. */
const COURTESY =
  /(?:please|thanks(?: a lot)?|thank you|can (?:you|we|i)|could (?:you|we|i)|would (?:you|it be possible to|like to|like)|(?:is it|would it be|will it be) (?:ok|okay|possible|fine|all ?right) (?:to|if|for me to)(?: i)?|any chance (?:of|i can|we can|you can)|do you mind|would you mind|i (?:would like|(?:want|need)(?! (?:another|an extra|an additional|to be|be))|have|had|got|think)|hi|hello|hey|coach|maybe|actually|really|ok|okay|yes|yeah|yep|sure|let us|what if|how about|am going to)(?= |$)/y;

function phraseAt(phrases: Phrases<Phrase[1]>, text: string, from: number): Found | null {
  for (const [pattern, make] of phrases.at(text, from)) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match !== null) return { tags: [make(match)], length: match[0].length };
  }
  return null;
}

const OTHER = new RegExp(
  `(?:my |our |the )?(?:other )?(?:${PERSON}|athlete) 's|(?:all |every )?(?:other|another|every|each) (?:athletes?|users?|persons?|people|runners?)(?: 's)?|(?:everyone|everybody|someone|somebody)(?: else)? 's|athlete \\d+(?: 's)?|(?:his|her|their)(?= (?:(?:long|easy|hard|next|own|entire|whole|big|key|weekly) )*(?:run|ride|swim|workout|session|training|schedule|plan)s?\\b)|([a-z]+) 's(?= )`,
  'y',
);
const BELONGING =
  /^ (?:(?:entire|whole|next|long|easy|hard|training|all|of|the) )*(?:schedules?|plans?|training|workouts?|sessions?|runs?|rides?|swims?|bikes?|calendar|data)\b/;

function otherAt(text: string, from: number): Found | null {
  OTHER.lastIndex = from;
  const match = OTHER.exec(text);
  if (match === null) return null;
  if (match[1] !== undefined && KNOWN_WORDS.has(match[1])) return null;
  const end = from + match[0].length;
  const whole = /athletes?|users?|everyone|everybody/.test(match[0]) && !match[0].startsWith('my ');
  return whole || BELONGING.test(text.slice(end))
    ? { tags: [{ t: 'other', who: match[0].replace(/ 's$/, '') }], length: match[0].length }
    : null;
}

const PLACE =
  /^ (?:to|in|for) (?:the )?([a-z]{3,}(?: (?:york|francisco|angeles|vegas|diego|kong|lake city|africa|zealand|coast))?)/;

/** "to Berlin" after travelling belongs to the journey, unless it names a day. */
function journey(found: Found, text: string, from: number, horizon: Horizon): Found {
  const [tag] = found.tags;
  if (tag?.t !== 'happening' || tag.kind !== 'travel') return found;
  const end = from + found.length;
  const match = PLACE.exec(text.slice(end));
  if (match === null || KNOWN_WORDS.has(match[1]!)) return found;
  const start = end + match[0].length - match[1]!.length;
  if (dateAt(text, start, horizon) !== null || workoutAt(text, start) !== null) return found;
  return { tags: [{ ...tag, text: match[1]! }], length: found.length + match[0].length };
}

const isArticle = (tag: Tag | undefined): boolean => tag?.t === 'word' && /^(?:a|an|another)$/.test(tag.word);

const STAY = /in ([a-z]{3,})(?= (?:from|between|until) )/y;

/** "in Rome from Friday to Sunday": a word that is none of a training week's is a place. */
function stayAt(text: string, from: number, horizon: Horizon): Found | null {
  STAY.lastIndex = from;
  const match = STAY.exec(text);
  if (match === null || KNOWN_WORDS.has(match[1]!)) return null;
  const start = from + 3;
  const isOther =
    dateAt(text, start, horizon) ??
    durationAt(text, start) ??
    workoutAt(text, start) ??
    phraseAt(LIFE, text, start) ??
    phraseAt(ACTS, text, start);
  return isOther === null
    ? { tags: [{ t: 'happening', kind: 'travel', text: match[1]! }], length: match[0].length }
    : null;
}

/** The stretches of a text, in the order they were written; each text is scanned once where its horizon keeps them. */
export function piecesOf(words: readonly string[], horizon: Horizon): readonly Piece[] {
  const text = words.join(' ');
  const pieces = horizon.scanned?.get(text) ?? scanned(text, horizon);
  horizon.scanned?.set(text, pieces);
  return pieces;
}

function scanned(text: string, horizon: Horizon): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const take = (tags: readonly Tag[], length: number): void => {
    pieces.push({ text: text.slice(at, at + length), tags });
    at += length + 1;
  };
  while (at < text.length) {
    const found =
      phraseAt(OFTEN, text, at) ??
      dateAt(text, at, horizon) ??
      durationAt(text, at) ??
      otherAt(text, at) ??
      phraseAt(LIFE, text, at) ??
      stayAt(text, at, horizon) ??
      thingAt(text, at) ??
      workoutAt(text, at) ??
      phraseAt(ACTS, text, at) ??
      phraseAt(SMALL, text, at);
    COURTESY.lastIndex = at;
    const courtesy = found === null || found.tags[0]?.t === 'act' ? COURTESY.exec(text) : null;
    if (courtesy !== null && (found === null || courtesy[0].length > found.length)) {
      take([], courtesy[0].length);
    } else if (found === null) {
      const space = text.indexOf(' ', at);
      const end = space === -1 ? text.length : space;
      take([{ t: 'word', word: text.slice(at, end) }], end - at);
    } else {
      const whole = journey(found, text, at, horizon);
      take(whole.tags, whole.length);
    }
  }
  return pieces;
}

/** What the pieces of a request mean, in order; words that mean nothing here stay words. */
export function tagsOf(words: readonly string[], horizon: Horizon): Tag[] {
  const tags = piecesOf(words, horizon).flatMap((piece) => piece.tags);
  return tags.map((tag, index) => {
    // "a 45 min spin" is a new one, though its length stands between
    const isNew =
      tag.t === 'workout' && tag.quantity === 'one' && tags[index - 1]?.t === 'duration' && isArticle(tags[index - 2]);
    return isNew ? { ...tag, quantity: 'some', text: `a ${tag.text}` } : tag;
  });
}
