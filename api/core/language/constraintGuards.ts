// What a sentence must be like to be read as a constraint. The readers of principles and requests skip words that they do not know, and a
// word that is skipped may turn a sentence around: here every word has to be known.

import { asksToKeep } from '../principles/compile.ts';

/** A day of the week by its name, or several by theirs, in a pattern. */
export const DAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|weekdays?|weekends?)';

const wordsIn = (text: string) => text.trim().split(/\s+/).join('|');

const DAY_WORDS = `mon mondays? tues? tuesdays? wed weds wednesdays? thu thur thurs thursdays? fri fridays? sat saturdays? sun sundays?
  weekdays? weekends? days?`;
const AMOUNT_WORDS = `\\d+ \\d+min \\d+mins \\d+h \\d+hrs? one two three four five six seven eight nine ten half an? the minutes? mins? m
  hours? hrs? h per each every`;
const NO_WORDS = `no not never can't cant cannot can don't dont do without`;
const PERSON_WORDS = `i i'm im i'll we my am are is be will have has for me please`;

/** Of sentences about every week. */
const WEEKLY = new RegExp(
  `^(?:${wordsIn(`${DAY_WORDS} ${AMOUNT_WORDS} ${NO_WORDS} ${PERSON_WORDS}
  training trains? workouts? sessions? exercise sports? rest off nothing closed swim swims swimming pool run runs running ride rides riding bike bikes biking
  cycle cycling strength gym weights lifting brick bricks doubles double long longer hard harder easy intervals? vo2max threshold key
  on at in to and or of a only max maximum most least more less fewer shorter under below than up above beyond exceed back row consecutive between after before
  next same week weekly times time once twice always impossible busy taken blocked out possible full available unavailable works?
  so kids home want need like love prefer rather would i'd over through thru keep leave free recovery light skip
  \\d+[.,]\\d+h? \\d+h\\d+ \\d+:\\d+ \\d+' =`)})$`,
  'i',
);
/** Of sentences about dates. */
const DATED = new RegExp(
  `^(?:${wordsIn(`${DAY_WORDS} ${AMOUNT_WORDS} ${NO_WORDS} ${PERSON_WORDS}
  \\d+(?:st|nd|rd|th) \\d{4}-\\d\\d-\\d\\d \\d+\\.\\d+ jan january feb february mar march apr april may june? july? aug august sept? september
  oct october nov november dec december today tomorrow next this week weeks going go to away out of town abroad travel travell?ing on holidays?
  vacation trip business ski skiing family conference flying from until till and in during all training train available unavailable
  wedding sister's brother's friend's surgery christmas xmas over only max most at least busy possible with parents`)})$`,
  'i',
);

const known = (text: string, list: RegExp): boolean =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,&+/()–—]+|:(?!\d)|(?<=\w)-(?=\d{1,2}\b|[a-z])|\s-\s/)
    .filter((word) => word !== '' && word !== '-')
    .every((word) => list.test(word));

const SPORT = '(?:swim|run|ride|bike|cycl)\\w*';

/** A sentence that would be misread, and what tells it. */
type Guard = readonly [sentence: string, pattern: RegExp];

const DAYS = `${DAY}(?:(?:,| and| or| &)+ ?${DAY})*`;
/** Off work, or off training? */
const OFF = new RegExp(`\\b(?:have|has|get|got|take|am|i'm)\\b.*\\b(${DAYS}) off\\b`, 'i');
const ONLY_SPORT = new RegExp(
  `\\b(?:can|could|may) only (run|ride|bike|cycle|swim)|\\bonly (?:can|could|may) (run|ride|bike|cycle|swim)`,
  'i',
);
const MONTH_OR_DAY = /\b(0?[1-9]|1[0-2])\/(0?[1-9]|1[0-2])\b/;

/** What makes a sentence mean something else than its readers would make of it. */
const REFUSED: readonly Guard[] = [
  ['Can I rest on Mondays?', /\?$/],
  ['Never skip Mondays', /\b(?:never|not|don'?t|do not) (?:\w+ )?(?:skip|miss|block|cancel|drop|ban|avoid)/i],
  // who is free can train
  ['I am free on Mondays', new RegExp(`^(?!(?:please )?(?:keep|leave) [^:]*${DAY} free$).*\\bfree\\b`, 'i')],
  ['No training Monday AM', /(?<!\bi )\bam\b|\bpm\b/i],
  ['No cycling in the week', /\b(?:in|during) the week\b/i],
  ['At least 30 minutes on Tuesdays', /\bat least\b(?! (?:one|two|three|\d) (?:rest )?days?\b)/i],
  ['I may be away 3-7 January', /\bmay be\b/i],
  ['Long run can be on Saturday', /\bcan be\b/i],
  ['At most 99999 minutes', /\d{5}/],
  ['No longer away 3-7 January', /\b(?:no longer(?! than)|not away|no travel)\b/i],
  ['I have Thursday off', OFF],
];
/** The same of sentences about every week. */
const NOT_WEEKLY: readonly Guard[] = [
  ['No training Monday next week', /\b(?:this|next) (?:week|mon|tue|wed|thu|fri|sat|sun)/i],
  [
    'Rest on Monday or Friday',
    new RegExp(`${DAY} or ${DAY}.*\\b(?:off|rest)\\b|\\b(?:off|rest)\\b.*${DAY} or ${DAY}`, 'i'),
  ],
  ['I only swim on Mondays', new RegExp(`\\bonly ${SPORT} on\\b`, 'i')],
  ['Swim or run on Mondays', new RegExp(`^${SPORT} (?:or|and) ${SPORT} on\\b`, 'i')],
  ['We ride on Saturdays', new RegExp(`^(?:i|we) (?:always )?${SPORT} (?:on )?${DAY}`, 'i')],
  ['Easy run on Mondays', new RegExp(`^easy ${SPORT} on\\b`, 'i')],
  // who can on one day may on others
  ['I can run on Mondays', new RegExp(`^(?!.*\\bonly\\b).*\\bcan (?:train|${SPORT})\\b`, 'i')],
  ['Wednesday is my day off', /\bday off\b/i],
  ['No training on Mondays: swimming', /\b(?:no|not|never|off|rest)\b.*(?::(?!\d)|[–—]| - )/i],
  [
    'Swim once a week',
    /^(?!.*\b(?:at most|max|maximum|no more|not more|only)\b).*\b(?:once|twice|times) (?:a|per|each) week\b/i,
  ],
];
/** The same of sentences about dates. */
const NOT_DATED: readonly Guard[] = [
  ['Away the weekend of 12 December', /\bweek(?:end)? (?:of|before|after)\b|\bdays next\b/i],
  ['Away from 5 December', /\b(?:from|after|by|between)\b(?!.*(?:\b(?:to|until|till)\b|\d ?[-–—] ?\d))|\bbetween\b/i],
  ['Away until 3 January, then at home', /,.*\buntil\b/i],
];

/** What is said of a sentence from which nothing follows, where it is known why: choices, in words that are read. */
const NOTES: readonly (readonly [pattern: RegExp, note: (found: RegExpExecArray) => string])[] = [
  [OFF, ([, days]) => `“Off” may be off work or off training. Write “No training on ${days}” if you mean training.`],
  [
    MONTH_OR_DAY,
    ([date, one, other]) =>
      one === other
        ? `Write the month of ${date} in letters.`
        : `${date} may be a day in two months. Write the month in letters, as in “Away 10 to 14 December”.`,
  ],
  [
    ONLY_SPORT,
    ([, one, other]) =>
      `It may mean no other sport on these days, or no ${one ?? other} on others. Write “No …” with the sport and the days that are to stay without it.`,
  ],
];

/** Why nothing follows from a sentence that was not read; null: that is not known. */
export function noteOn(text: string): string | null {
  for (const [pattern, note] of NOTES) {
    const found = pattern.exec(text);
    if (found !== null) return note(found);
  }
  return asksToKeep(text)
    ? 'It asks for what has to be there. The plan keeps limits that take away, so nothing follows from it.'
    : null;
}

const AWAY = /\b(?:away|abroad|holidays?|vacation|travel\w*|trip|fly\w*|ski\w*|conference|wedding)\b/i;
const PLACE = /\b[Ii]n (?:the )?([A-Z][a-z]+(?:[ -][A-Z][a-z]+)*)(?= |$)/g;
const TIME_NAME = new RegExp(
  `^(?:${DAY}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\\b|[a-z]*(?:r|y|h|il|st)\\b)|christmas|xmas|easter)`,
  'i',
);

/** "On holiday in Spain from 12 to 19 December" without the place, which is a name that no day or month has. */
export const placeless = (text: string): string =>
  AWAY.test(text) ? text.replace(PLACE, (all, name: string) => (TIME_NAME.test(name) ? all : '')) : text;

const isRefused = (text: string, guards: readonly Guard[]) => guards.some(([, pattern]) => pattern.test(text));

/** May it be read as what holds in every week? */
export const isWeekly = (text: string): boolean =>
  known(text, WEEKLY) && !isRefused(text, REFUSED) && !isRefused(text, NOT_WEEKLY);

/** May it be read as dates? */
export const isDated = (text: string): boolean =>
  known(text, DATED) && !isRefused(text, REFUSED) && !isRefused(text, NOT_DATED);

/** Without the reason, with "max 60 min" for "max. 60 min" and "Mon to Wed" for "Mon-Wed". */
export const plainly = (text: string): string =>
  text
    .replace(/,? because .*$/i, '')
    .replace(/\b(max)\.(?=\s)/gi, '$1')
    .replace(new RegExp(`\\b(${DAY})\\s*[-–—]\\s*(${DAY})\\b`, 'gi'), '$1 to $2');

/** Every day of the month that the text names must be an end of what was read, or a day within it. */
export function namesOnly(text: string, days: readonly string[]): boolean {
  if (/\d{4}-\d\d-\d\d/.test(text)) return true;
  const read = new Set(days.map((day) => Number(day.slice(8))));
  const named = [...text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:min|m\b|h|days?|weeks?))/gi)];
  return named.every(([, day]) => read.has(Number(day)));
}
