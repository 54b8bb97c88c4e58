import type { Account, Kind, Leftover, Acted } from './account.ts';
import type { Clause } from './clauses.ts';
import { tableOf } from '../../units/tableOf.ts';
import type { ReportedEvent } from './request.ts';
import type { ReadIntents, ReadPart } from './intent.ts';
import type { RequestAct, Tag } from './tags.ts';
import { elsewhere, otherSport } from './touched.ts';
import { partsOf, unknownIn } from './unknownWords.ts';

const has = ({ tags }: Clause, t: Tag['t']): boolean => tags.some((tag) => tag.t === t);
const isWord = (tag: Tag | undefined, pattern: RegExp): boolean => tag?.t === 'word' && pattern.test(tag.word);
const said = (words: string, pattern: RegExp): string[] => pattern.exec(words)?.slice(0, 1) ?? [];

const DENIED: ReadonlySet<Kind> = new Set(['remove', 'free', 'avoid', 'prefer', 'keep', 'cap', 'time']);
const isSaid = (tag: Tag): boolean => tag.t === 'act' || tag.t === 'workout' || isWord(tag, /^[a-z]/);
/** A denial that nothing was read from ("it is not …"), or more of them in a clause than what was denied. */
const denial: Leftover = ({ parts, silent, changes }) =>
  changes &&
  (silent.some((clause) => has(clause, 'not') && clause.tags.some(isSaid)) ||
    parts.some(({ clause: { tags, reason }, kinds }) => {
      const nots = tags.filter(({ t }) => t === 'not').length;
      return !reason && nots > Math.max(1, kinds.filter((kind) => DENIED.has(kind)).length);
    }))
    ? ['no']
    : [];

const LIMITS: ReadonlySet<Kind> = new Set([
  'count',
  'resize',
  'cap',
  'prefer',
  'ease',
  'remove',
  'avoid',
  'free',
  'keep',
  'replace',
  'add',
]);
/** "sniffles only": what is bounded is not what was read. */
const bound: Leftover = ({ parts }) =>
  parts.some(
    ({ clause: { tags, reason }, kinds }) =>
      !reason &&
      kinds.length > 0 &&
      tags.some((tag, at) => tag.t === 'limit' && tags[at + 1]?.t !== 'happening') &&
      !kinds.some((kind) => LIMITS.has(kind)),
  )
    ? ['only']
    : [];

/** Words that turn round, withdraw, doubt or joke about what stands beside them. */
const TURNS: readonly RegExp[] = [
  /\b(?:haha|hehe|lol|lmao|typical|kill me|wish i could|joking|kidding|jk)\b/,
  /\b(?:i mean(?! it)|edit|scratch that|actually no|on second thoughts?|correction|oops|never ?mind|leave it(?= (?:as|,|\.)|$))\b|, no ,|^no not\b|\bno not\b|(?<=\w+ )\bforget it\b/,
  /\b(?:might(?! (?:the|my|i|we))|(?<!\b(?:i|we|you) )maybe|not sure|unsure|thinking|hopefully|see how|in case|whether|unless|depending|undecided)\b/,
  /\bevery (?:other|second|third|2nd) week\b|\balternat(?:e|ing)\b/,
  /\b(?:either|whichever)\b/,
  // a workout has no parts on the schedule
  /\bsplit(?:ting)?(?! squats?)\b|\b(?:as|in|into) (?:two|2|three|3) (?:half|halves|parts?|blocks|chunks|goes|short\w*|(?:rides|runs|swims|sessions|workouts)\b)/,
];
const DENYING = /\b(?:no|not|never|nor|without)\b/;
const turned: Leftover = ({ words, changes, kinds }) => [
  ...TURNS.flatMap((pattern) => said(words, pattern)),
  ...(changes && !kinds.includes('replace') && !DENYING.test(words) ? said(words, /\bor\b/) : []),
];

/** Somebody else's wish: "my wife would like me to …", "he wants to move his …". */
export const OTHERS_WISH =
  /\b(?:wife|husband|sons?|daughters?|brother|sister|boss|friends?|mate|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|buddy|coach of \w+(?: \w+)?|he|she|they) (?:always |never |just |often |also |still |once )?(?:wants?|says?|said|wish(?:es)?|asked|hurts?|needs to|made)\b/;
const somebodys: Leftover = ({ words, changes }) => (changes ? said(words, OTHERS_WISH) : []);

/** What was, and is told of. */
const ONCE =
  /\b(?:used to|last (?:year|winter|summer|spring|autumn|season)|(?:in|of|since) (?:20|19)\d\d|(?:years?|months?) ago|as a (?:kid|child|teenager)|before (?:christmas|new year))\b/;
const STILL = /\b(?:still|since|now|yet)\b/;
const WAS = /(?<!\bif (?:\w+ ){1,3})\b(?:was|were)\b/;
const once: Leftover = ({ words, changes, kinds }) => {
  const isWish = changes && !kinds.includes('event') && !kinds.includes('avoid');
  return [...(isWish ? said(words, WAS) : []), ...(STILL.test(words) ? [] : said(words, ONCE))];
};

const POINTS = /^(?:it|that|this|those|these|them|my)$/;
/** "everything before that", "wrecked after those": beside something that was said before. */
const beside: Leftover = ({ parts }) =>
  parts.flatMap(({ clause: { tags, reason } }) =>
    reason
      ? []
      : tags.flatMap((tag, at) => {
          const next = tags[at + 1];
          const isBeside = tag.t === 'word' && /^(?:before|after)$/.test(tag.word);
          const isPointing = next?.t === 'pronoun' || (isWord(next, POINTS) && tags[at + 2]?.t !== 'workout');
          return isBeside && (isPointing || tags[at - 1]?.t === 'pronoun') ? [tag.word] : [];
        }),
  );

/** "can you move it", "I'll do that": what was spoken of, in a clause that nothing was read from. */
const POINTING: ReadonlySet<RequestAct> = new Set(['remove', 'replace', 'move', 'swap', 'add']);
const pointed: Leftover = ({ silent }) =>
  silent.flatMap(({ tags }) =>
    tags.flatMap((tag, at) => {
      if (tag.t !== 'act') return [];
      if (tag.act === 'same') return ['same'];
      const isIt = tags[at + 1]?.t === 'pronoun';
      return (tag.act === 'do' && isIt) || (POINTING.has(tag.act) && tags.length > 1) ? ['that'] : [];
    }),
  );

const MANY = 3;
const isAct = (tag: Tag, acts: ReadonlySet<RequestAct>): boolean => tag.t === 'act' && acts.has(tag.act);
const TAKES_AWAY: ReadonlySet<RequestAct> = new Set(['remove', 'cannot']);
const isNamed = ({ tags }: Clause): boolean => tags.some(({ t }) => t === 'date');
/** Words that nobody knows, where much is asked for, something is taken away, or no day is named. */
const unknown: Leftover = ({ parts, kinds, changes, acted }) => {
  if (!changes) return [];
  const wished = parts.filter(({ clause, kinds: of }) => !clause.reason && clause.leads !== true && of.length > 0);
  const isMuch = kinds.length >= MANY || (acted.changes.length === 1 && !acted.clauses.some(isNamed));
  return wished.flatMap(({ clause }) =>
    partsOf(clause.tags)
      .filter((part) => isMuch || part.some((tag) => isAct(tag, TAKES_AWAY)))
      .flatMap(unknownIn),
  );
};

/** What a "but" is part of. */
const OWN_BUT: ReadonlySet<Kind> = new Set(['event', 'keep', 'avoid']);
/** "but": what limits or turns round the rest, where it is no clause of its own that was read. */
const contrast: Leftover = ({ words, parts, silent, changes, kinds, acted }) => {
  const [, behind] = / but (.*)$/.exec(words) ?? [];
  const isPossible = acted.read.intents.some((intent) => intent.kind === 'free' && intent.can !== undefined);
  if (behind === undefined || !changes || isPossible || kinds.some((kind) => OWN_BUT.has(kind))) return [];
  const isUnread =
    silent.length > 0 ||
    /\b(?:it|that|them|this|those|ones?|rest)\b/.test(behind) ||
    parts.some(({ clause }) => partsOf(clause.tags).flatMap(unknownIn).length > 0);
  return isUnread ? ['but'] : [];
};

/** "I do not want three hours, two are plenty": how long it should not be, and the wish says how long. */
const isUnwanted = (tags: readonly Tag[]): boolean =>
  tags.some((tag) => tag.t === 'act' && tag.act === 'wont') && tags.some(({ t }) => t === 'duration');

/** What athletes say of themselves beside a wish, and nothing was read from. */
const aside: Leftover = ({ silent, changes, acted: { outcome, today } }) => {
  const isPast = (tag: Tag): boolean => tag.t === 'date' && (tag.days.at(-1) ?? today) < today;
  const isOwn = ({ tags }: Clause): boolean =>
    tags.some((tag) => isWord(tag, /^i$/)) &&
    !tags.some((tag) => isPast(tag) || isAct(tag, TAKES_AWAY)) &&
    !isUnwanted(tags);
  return changes && outcome.events.length === 0 && silent.some(isOwn) ? ['I'] : [];
};

/** A happening that is said of something: "sick new bike", "dead legs is the name of our club". */
const happened: Leftover = ({ acted: { outcome, clauses } }) => {
  if (!outcome.events.some(({ kind }) => HEALTH.has(kind))) return [];
  return clauses.flatMap(({ tags }) =>
    tags.flatMap((tag, at) => {
      const next = tags[at + 1];
      const isOfElse = isWord(next, /^(?:new|old)$/) || (next?.t === 'workout' && tags.length < MANY);
      const isNamed = at === 0 && isWord(next, /^(?:is|are|see)$/);
      return tag.t === 'happening' && (isOfElse || isNamed) ? [tag.text] : [];
    }),
  );
};
const HEALTH: ReadonlySet<string> = new Set(['illness', 'injury', 'fatigue']);

type Sort = ReportedEvent['kind'] | 'race';
/** What nobody is at once: one of both was not meant so. */
const NOT_BOTH: readonly (readonly [Sort, Sort])[] = [
  ['fatigue', 'race'],
  ['deadline', 'race'],
  ['recovered', 'fatigue'],
  ['deadline', 'illness'],
];
const opposed: Leftover = ({ kinds, acted: { outcome, changes } }) => {
  const sorts = new Set<Sort>([...outcome.events.map(({ kind }) => kind), ...kinds.filter((kind) => kind === 'race')]);
  const both = changes.length > 0 ? undefined : NOT_BOTH.find((pair) => pair.every((sort) => sorts.has(sort)));
  return both === undefined ? [] : both.map((sort) => SORTS[sort] ?? sort);
};
const SORTS = tableOf<Readonly<Partial<Record<Sort, string>>>>({
  fatigue: 'tired',
  illness: 'ill',
  deadline: 'busy',
  recovered: 'well again',
});

/** "walk instead of run, my hip hurts": what should come instead is nothing that was read. */
const insteadOf: Leftover = ({ silent }) =>
  silent.some(
    (clause) => has(clause, 'workout') && clause.tags.some((tag) => tag.t === 'prep' && tag.prep === 'insteadOf'),
  )
    ? ['instead']
    : [];

const LEFTOVERS: readonly Leftover[] = [
  insteadOf,
  opposed,
  denial,
  bound,
  turned,
  contrast,
  somebodys,
  once,
  beside,
  pointed,
  aside,
  elsewhere,
  otherSport,
  happened,
  unknown,
];

/** "I'm in Tenerife". */
const isStay = ({ tags: [first, second, third] }: Clause): boolean =>
  isWord(first, /^i$/) && isWord(second, /^am$/) && third?.t === 'prep';
const isSilent = ({ clause, kinds }: ReadPart): boolean =>
  kinds.length === 0 && !clause.reason && clause.leads !== true && !isStay(clause);

const accountOf = (acted: Acted): Account => {
  const { read, outcome } = acted;
  return {
    acted,
    parts: read.parts,
    silent: read.parts.filter(isSilent).map(({ clause }) => clause),
    words: acted.words,
    changes: acted.changes.length + outcome.preferences.length > 0,
    kinds: read.intents.map(({ kind }) => kind),
  };
};

/** What of a request plays no part in what would be done for it. */
export function leftOver(acted: Acted): string[] {
  const { outcome, changes } = acted;
  if (changes.length + outcome.preferences.length + outcome.events.length === 0) return [];
  const account = accountOf(acted);
  return LEFTOVERS.flatMap((leftover) => leftover(account));
}

const SAYS_MORE: ReadonlySet<Tag['t']> = new Set(['date', 'act', 'happening', 'duration', 'level', 'not']);
/** "Thursday is fine, Friday I am dead": only what stays is left, and another clause says more, or was read as more. */
const onlyKeeps = ({ intents, parts }: ReadIntents): boolean =>
  intents.every(({ kind }) => kind === 'keep') &&
  parts.some(({ clause: { tags }, kinds }) =>
    kinds.length === 0 ? tags.some(({ t }) => SAYS_MORE.has(t)) : kinds.some((kind) => kind !== 'keep'),
  );

/** "parkrun on Saturday, not the ride": what is not meant, and nothing that is. */
const onlyNot = (words: string, { intents }: ReadIntents): boolean =>
  /\bnot (?:the|my)\b/.test(words) && intents.every(({ kind }) => kind === 'keep' || kind === 'race');

/** Nothing would come of it, though one of two is asked for, or more is said than what stays or is not meant. */
export function isIdle({ outcome, changes, words, read }: Acted): boolean {
  const { preferences, events, limits, keptFree } = outcome;
  if (changes.length + preferences.length + events.length + limits.length + keptFree.length > 0) return false;
  return (
    (/\b(?:or|either)\b/.test(words) && read.intents.some((intent) => intent.kind === 'move')) ||
    onlyKeeps(read) ||
    onlyNot(words, read)
  );
}
