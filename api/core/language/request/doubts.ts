import type { ReadIntents, RequestIntent } from './intent.ts';

/** What changes a workout. */
export const CHANGES: ReadonlySet<RequestIntent['kind']> = new Set([
  'move',
  'swap',
  'remove',
  'free',
  'resize',
  'ease',
  'harder',
  'add',
  'replace',
  'avoid',
  'cap',
]);

export const TIMES_A_WEEK =
  /\b((?:once|twice|two|three|four|five|six|\d) ?(?:times |x )?(?:a|per|in the|in a|each|every) week)\b/;

export const REST_A_WEEK =
  /\b((?:one|two|three|four|\d)(?: more)? (?:rest days?|days? off) (?:a|per|each|every|in a) week)\b/;

const CONDITION =
  /(?:^|(?<!\b(?:ok|okay|possible|fine|mind|great|good|nice|cool|better|best|all right|alright)) )((?<!even )if (?!(?:it is not too|you could|it suits|it works|possible|needed|necessary|so|not|ok|okay|you can|we can|i can|that|there is (?:room|time|space)|(?:it )?(?:fits|works|suits)|it is (?:ok|okay|possible|fine)|i could|you (?:do not )?mind|i may)\b)[a-z' ]+|unless (?:it|the|i|there|my)\b[a-z' ]+|in case (?:it|the|i|there|my)\b[a-z' ]+|when(?:ever)? (?:it (?:rains|snows|is (?:raining|snowing|too|very|so|cold|hot|wet|icy|windy|dark))|the weather|i (?:feel|am (?:tired|sick|ill|too)))\b[a-z' ]*|depending on [a-z' ]+|(?:provided|assuming|supposing)(?: that)? [a-z' ]+|should it (?:rain|snow|be|get)[a-z' ]*)/;

const WEEKDAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days';
/** Off every week, or off in this one? */
const BARE_DAYS_OFF = new RegExp(
  `^(?:(?:please|hi|hello|hey|coach|so|i (?:want|need|take|have)|want|need|,|\\.) )*(${WEEKDAYS}(?:(?: ,)?(?: and)? ${WEEKDAYS})*) (?:off|free)(?: (?:please|thanks|thank you|coach|,|\\.))*$`,
);

const FOR_GOOD = /\bstop (?:giving|planning|scheduling|putting|making|sending)\b/;
const EVER = /\b(?:ever|always|never)\b/;
const LASTING =
  /\b(?:ever|always|never|every|each|all|any|from now|from here|until|in future|for good|permanent\w*|usually|generally|no longer|any ?more|no more|stop|weekly|per week|a week|january|february|month|weeks)\b/;
const isEveryWeek = (intent: RequestIntent): boolean =>
  (intent.kind === 'resize' || intent.kind === 'ease' || intent.kind === 'move') &&
  intent.what.dates?.grain === 'recurring';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const FROM_MONTH = new RegExp(
  `\\b(?:from|starting|starting in|as of|as from) (?:the )?(?:(?:first|1st|1) (?:of )?)?${MONTH}\\b`,
);

/** "every second Friday": no week is like the next. */
const EVERY_OTHER = /\b(every (?:other|second|2nd|third|3rd) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day))\b/;

const SPORT_DONE = '(?:runs?|running|rides?|riding|bikes?|biking|cycles?|cycling|swims?|swimming)';
const MORE_OR_LESS = `(?:(?:a (?:bit|little) )?(?:more|less|fewer) ${SPORT_DONE}|${SPORT_DONE} (?:a (?:bit|little) )?(?:more|less)\\b(?! (?:on|than)\\b))`;
/** "less swimming, more running", "more swims please": how the sports share a week, and no workout of it. */
const BALANCE = new RegExp(
  `\\b(${MORE_OR_LESS}(?:[ ,.]+(?:and|but|then|please))*[ ,.]+${MORE_OR_LESS})|^(?:(?:please|i|want|would like|like|to|can|could|we|do|a bit|some) )*(${MORE_OR_LESS})(?: (?:please|coach|thanks|overall|in general))*$`,
);

/** What is asked before anything is done; null: nothing has to be. */
export type Doubt = {
  kind: 'balance' | 'condition' | 'everyWeek' | 'everyOther' | 'timesAWeek' | 'forGood' | 'keptForGood';
  words: string;
} | null;

/** "I do nothing on Sunday. Never.": one day goes free, and nothing is kept of the rest. */
const isOnce = (intents: readonly RequestIntent[]): boolean =>
  intents.some(({ kind }) => kind === 'remove') && intents.every(({ kind }) => kind === 'remove' || kind === 'event');

/** "move all Friday runs to Thursday": not of the next Friday alone. */
const ALL_OF_A_WEEKDAY =
  /\b(?:all|every) (?:of )?(?:my |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: 's)? (?:runs|rides|swims|sessions|workouts|training)\b/;

/** "stop giving me runs", "my Sundays shorter", "from February on": for every week, or since when, is not clear. */
function isForGood(words: string, { lasting, until }: ReadIntents, intents: readonly RequestIntent[]): boolean {
  const has = (sort: RequestIntent['kind']): boolean => intents.some(({ kind }) => kind === sort);
  if (FOR_GOOD.test(words) && has('remove')) return true;
  if (ALL_OF_A_WEEKDAY.test(words) && has('move')) return true;
  if (lasting && until === null && isOnce(intents)) return true;
  if (FROM_ON.test(words) && until === null && (has('avoid') || has('remove'))) return true;
  return (!LASTING.test(words) && intents.some(isEveryWeek)) || (FROM_MONTH.test(words) && has('prefer'));
}

/** "From next week on": for good, or for how long? */
const FROM_ON = /\bfrom (?:next (?:week|month)|the \d{1,2}\w*(?: \w+)?) on(?:wards?)?\b/;

/** The words of a doubt, where there is one; null: there is none. */
type Doubts = (words: string, asked: ReadIntents, intents: readonly RequestIntent[]) => string | null;

const isChange = ({ kind }: RequestIntent): boolean => CHANGES.has(kind);

/** What may be in doubt, the first of them counts. */
const DOUBTS: readonly (readonly [NonNullable<Doubt>['kind'], Doubts])[] = [
  [
    'timesAWeek',
    (words, _asked, intents) =>
      intents.length > 0 ? null : ((TIMES_A_WEEK.exec(words) ?? REST_A_WEEK.exec(words))?.[1] ?? null),
  ],
  [
    'balance',
    (words, _asked, intents) => {
      const [, both, one] = (intents.length > 0 && BALANCE.exec(words)) || [];
      return both ?? one ?? null;
    },
  ],
  ['forGood', (words, asked, intents) => (isForGood(words, asked, intents) ? words : null)],
  [
    'keptForGood',
    (words, _asked, intents) =>
      EVER.test(words) && intents.length > 0 && intents.every(({ kind }) => kind === 'keep') ? words : null,
  ],
  [
    'condition',
    (words, _asked, intents) => (intents.some(isChange) ? (CONDITION.exec(words)?.[1]?.trim() ?? null) : null),
  ],
  ['everyOther', (words, _asked, intents) => (intents.some(isChange) ? (EVERY_OTHER.exec(words)?.[1] ?? null) : null)],
  [
    'everyWeek',
    (words, _asked, intents) =>
      intents.some(({ kind }) => kind === 'prefer') ? (BARE_DAYS_OFF.exec(words)?.[1] ?? null) : null,
  ],
];

/** What of a request is in doubt; null: nothing is. */
export function doubtOf(words: string, asked: ReadIntents, intents: readonly RequestIntent[]): Doubt {
  for (const [kind, doubts] of DOUBTS) {
    const doubted = doubts(words, asked, intents);
    if (doubted !== null) return { kind, words: doubted };
  }
  return null;
}
