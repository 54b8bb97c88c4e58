import { PHASE_TYPES } from '../codes/phase.ts';
import { allowedIn, areApart, completed, stricter } from './elliptic.ts';
import { mark, type Marked } from './lexicon.ts';
import { isBareExclusion, isPlacing, withoutExclusion } from './negation.ts';
import { unknownHeading } from './noRule.ts';
import { bodiesOf } from './patterns/bodiesOf.ts';
import { TAKES_BACK, withoutReasons } from './reasons.ts';
import type { RuleBody, RuleScope } from './rule.ts';
import { joinScopes, RACE_NAME_PATTERN, raceTypesIn, readScope } from './scope.ts';
import { sentencesOf } from './text.ts';
import { EVERYONE } from './words.ts';

/** Words after which the sentence gives a reason, not a rule. */
const WHY =
  /(?: [,:])? (?:because|so that|so as to|in order to|since (?:they|it|we|he|she)|otherwise|as (?:this|that|they|it|i|we)|to (?:avoid|protect|prevent|let|allow|help|make sure|ensure|stay|absorb|recover|reduce|give|save|spare|keep (?:legs|them|it|the|things|everyone))|so (?:they|the|we|their|that|it|legs)|that way|for (?:recovery|safety|injury prevention|longevity|family (?:time|reasons)|good measure|freshness|now)|it (?:is|has|needs|just|takes)|which)\b.*$/;
const OPENINGS =
  /^(?:(?:i|we) (?:believe|think|feel|find|always|insist|usually|tell|ask)(?: that| to)? |as a (?:rule|principle|coach) ?,? ?|in general ?,? ?|generally ?,? ?|remember ?:? ?(?:that )?|rule ?: |important ?: |note ?: |my rule(?: is)? ?:? ?(?:that )?|please )+/;
/** The unknown words of the heading of a sentence; null: it has none. */
export function headingNotKnown(sentence: string): string | null {
  const [, before] = /^(.*?) : /.exec(sentence.replace(OPENINGS, '')) ?? [];
  return before === undefined ? null : unknownHeading(mark(readScope(before).rest).unknown);
}

export const CONDITION =
  /\b(?:if|when|whenever|unless|depending|in case|as long as|provided|assuming|until|till|where|while|except|after a (?:bad|stressful)|on days (?:when|with))\b/;

export interface Clause {
  bodies: readonly RuleBody[];
  scope: RuleScope;
}

/** Two headings, each with its rule. A sentence with more parts is a list and not a rule, and each part would double the number of readings. */
const MAX_HEADINGS = 4;

/** Marks of days and of what lies beside them: a rule that was read without these says something else. */
const NEIGHBOURS = /AFTER|BEFORE|D\d/;

/** The rules of a sentence, read as a whole, after its heading, or in parts. Null: some words were not understood. */
export function clausesOf(sentence: string, context: string): readonly Clause[] | null {
  const reasoned = ` ${sentence.replace(OPENINGS, '')}`
    .replace(WHY, (why) => (CONDITION.test(why) || TAKES_BACK.test(why) ? why : ''))
    .trim();
  const plain = withoutReasons(reasoned);
  if (closesForSome(plain)) return null;
  const inPhase = onlyInPhase(plain);
  if (inPhase !== undefined) return inPhase;
  const around = mark(context).marks;
  const relates = NEIGHBOURS.test(around);
  const whole = clauseOf(plain);
  // days in the sentence win over days in its context: "After the weekend" is the reason, "on Monday" is the time
  const namesDays = /D\d/.test(mark(plain).marks) && !/W\d|RACE/.test(around);
  if (whole !== null && (namesDays || !relates)) return [whole];
  const joined = context === '' ? null : clauseInContext(plain, context);
  if (joined !== null) return [joined];
  return relates ? null : (clausesUnderHeading(plain) ?? clausesInParts(plain));
}

/** "…, not on Mondays for women": what is closed to some is said of all. */
const closesForSome = (plain: string): boolean =>
  plain
    .split(/ [,:] /)
    .slice(1)
    .filter((part) => /\b(?:not|no|never)\b/.test(part))
    .map((part) => readScope(part))
    .some(({ rest, scope }) => scope.who.length > 0 && isBareExclusion(mark(rest).marks));

const clauseInContext = (plain: string, context: string): Clause | null =>
  clauseOf(`${context} , ${plain}`) ?? clauseOf(`${plain} ${context}`) ?? clauseOf(`${context} ${plain}`);

const within = (scope: RuleScope, clauses: readonly Clause[] | null): readonly Clause[] | null =>
  clauses && clauses.map((clause) => ({ ...clause, scope: joinScopes(scope, clause.scope) }));

/** What stands behind a colon, or before it where a reason follows. */
function clausesUnderHeading(plain: string): readonly Clause[] | null {
  if (plain.split(' : ').length - 1 > MAX_HEADINGS) return null;
  const [, before, after] = /^(.*?) : (.*)$/.exec(plain) ?? [];
  if (before === undefined || after === undefined) return null;
  return clausesAfter(before, after) ?? clausesBefore(before, after);
}

function clausesAfter(before: string, after: string): readonly Clause[] | null {
  const { scope, rest } = readScope(before);
  if (CONDITION.test(rest)) return null;
  const named = mark(rest);
  // a heading that names somebody unknown is never dropped
  if (unknownHeading(named.unknown) !== null) return null;
  const shared = named.marks === '' ? null : sharedSubject(rest, after.split(/ , (?:and )?| and /));
  if (shared !== null) return within(scope, shared);
  // a heading that names days or neighbouring days belongs to the rule, which was then not fully understood
  if (NEIGHBOURS.test(named.marks) || /RACE|NO|KEEP|LEAST|MOST|OVER|BELOW|ONLY|[TPGK]\d/.test(named.marks)) return null;
  return within(scope, clausesOf(after, '') ?? (named.unknown.length === 0 ? clausesOf(`${after} ${rest}`, '') : null));
}

/** Behind a colon it says for whom or where, which is no reason. */
const ADDRESSES = /^(?:for|only|not|just|with|but|in|on|at|of)\b/;

const clausesBefore = (before: string, after: string): readonly Clause[] | null =>
  CONDITION.test(after) || ADDRESSES.test(after) || clauseOf(after) !== null ? null : clausesOf(before, '');

/** Where a sentence is parted, the surest place first. */
const PARTINGS: readonly RegExp[] = [
  / , (?:and |but |plus )?| but | : /,
  / and (?=no |nothing |never |not |at most |max|at least |only |keep |avoid |always )/,
  / and | plus /,
  / , (?:and )?| and /,
];

/** A "not Sunday" is read with the part before it, or with none where it stands first and the next says on which day it is. */
export const gluedParts = (parts: readonly string[]): readonly string[] =>
  glued(parts, (part) => mark(sentencesOf(part)[0] ?? '').marks);

function glued(
  parts: readonly string[],
  marksOf: (part: string) => string,
  mayExclude: RegExp = /^/,
): readonly string[] {
  const isBare = (part: string): boolean => mayExclude.test(part) && isBareExclusion(marksOf(part));
  const [first = '', second = '', ...rest] = parts;
  if (isBare(first) && isPlacing(marksOf(second))) return [`${first} , ${second}`, ...rest];
  const whole: string[] = [];
  parts.forEach((part, i) => {
    if (i > 0 && isBare(part)) whole.push(`${whole.pop()} , ${part}`);
    else whole.push(part);
  });
  return whole;
}

/** More parts are a list of something else. */
const MAX_PARTS = 4;

interface Part {
  text: string;
  scope: RuleScope;
  marked: Marked;
}

/** What a part that only says which day is left out begins with. */
const EXCLUDES =
  /\b(?:not?|never|nor|none|nobody|nothing|instead|rather|without|avoid|skip|zero|0)\b|^\w+ (?:is|are) forbidden/;

/** Each read once; null: one has words that nobody knows. */
function partsOf(texts: readonly string[]): readonly Part[] | null {
  const parts: Part[] = [];
  for (const text of texts) {
    const { rest, scope } = readScope(text);
    const marked = mark(rest);
    if (marked.unknown.length > 0 && raceTypesIn(text).length === 0) return null;
    parts.push({ text, scope, marked });
  }
  return parts;
}

function clausesInParts(plain: string): readonly Clause[] | null {
  for (const parting of PARTINGS) {
    const said = plain.split(parting).filter((part) => part.trim() !== '');
    if (said.length < 2 || said.length > 2 * MAX_PARTS) continue;
    const parts = glued(withoutAllowed(said), (part) => mark(part).marks, EXCLUDES);
    const scoped = parts.length > MAX_PARTS ? null : partsOf(parts);
    if (scoped === null) continue;
    const heads = scoped.filter(({ marked }) => marked.marks === '');
    const own = scoped.filter((each) => !heads.includes(each));
    const rules = own.length === 0 ? null : (all(own.map(({ text }) => clauseOf(text))) ?? rulesTogether(own));
    if (rules === null) continue;
    // a part that only names athletes applies to the other parts
    return within(
      heads.reduce((scope, head) => joinScopes(scope, head.scope), EVERYONE),
      rules,
    );
  }
  return null;
}

/** The parts without those that allow what the others leave open anyway. */
function withoutAllowed(parts: readonly string[]): readonly string[] {
  const rules = parts.filter((part) => allowedIn(part) === null);
  if (rules.length === 0 || rules.length === parts.length) return parts;
  const marked = rules.map((part) => mark(part));
  const isOpen = parts.every((part) => {
    const allowed = allowedIn(part);
    return allowed === null || marked.every((rule) => areApart(rule, mark(allowed)));
  });
  return isOpen ? rules : parts;
}

const all = <T>(list: readonly (T | null)[]): readonly T[] | null =>
  list.every((each) => each !== null) ? (list as readonly T[]) : null;

/** Rules of parts that leave out what others say. */
function rulesTogether(parts: readonly Part[]): readonly Clause[] | null {
  const marked = parts.map((part) => tidied(part.marked));
  const [first, second] = marked;
  const less = parts.length === 2 && parts[1]!.scope.who.length > 0 ? stricter(first!, second!) : null;
  const together = less === null ? completed(marked) : [first!, less];
  return together && all(together.map((each, i) => clauseFrom(tidied(each), parts[i]!.scope)));
}

/** "Hard workouts: at most 2 a week, 48 hours apart": adds the workouts or days of the heading to each part. */
function sharedSubject(heading: string, parts: readonly string[]): readonly Clause[] | null {
  const { marks, unknown } = mark(heading);
  const subject = unknown.length === 0 && /^(?:W\d+|D\d+)$/.test(marks) ? heading : dayIn(heading);
  if (subject === null) return null;
  const clauses = parts.map((part) => clauseOf(`${subject} ${part}`) ?? clauseOf(`${part} ${subject}`));
  return clauses.some((clause) => clause === null) ? null : (clauses as Clause[]);
}

function dayIn(heading: string): string | null {
  return /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?)\b/.exec(heading)?.[0] ?? null;
}

function clauseOf(clause: string): Clause | null {
  const raced = /\b(?:after|before|following|of|from|to|post|with)\b|follow/.test(clause) ? raceTypesIn(clause) : [];
  const named = raced.length > 0 ? namedRace(clause, raced) : null;
  if (named !== null) return named;
  const { rest, scope } = readScope(clause);
  return clauseFrom(tidied(mark(rest)), scope);
}

function clauseFrom(marked: Marked, scope: RuleScope): Clause | null {
  const outside = phasesOutside(marked, scope);
  if (outside !== null) return outside;
  const bodies = bodiesBeside(marked) ?? bodiesOf(marked) ?? bodiesOtherwise(marked);
  return bodies === null ? null : { bodies, scope };
}

/** Without its colons, and with its limit in front. */
function bodiesOtherwise(marked: Marked): readonly RuleBody[] | null {
  const plain = marked.marks.replace(/ ?COLON ?/g, ' ').trim();
  const limited = withMostBefore(plain);
  const bodies = plain === marked.marks ? null : bodiesOf({ ...marked, marks: plain });
  return bodies ?? (limited === plain ? null : bodiesOf({ ...marked, marks: limited }));
}

/** "three a week at most": the limit before the one amount that it can be of. */
function withMostBefore(plain: string): string {
  const [, before] = /^(.*) MOST$/.exec(plain) ?? [];
  const isOfOne = before !== undefined && (before.match(/\b[TNPG]\d+/g) ?? []).length === 1;
  if (
    !isOfOne ||
    /\b(?:NO|MOST|OVER|LEAST|BELOW|ONLY|INSTEAD|BETWEEN|AFTER|BEFORE|WITHIN|PREFER|KEEP|K\d+)\b/.test(before)
  )
    return plain;
  return before.replace(/\b(?=[TNPG]\d+)/, 'MOST ');
}

/** "Long run on Saturday, not Sunday": the other days are closed to it, and to nothing else. */
function bodiesBeside(marked: Marked): readonly RuleBody[] | null {
  const parted = withoutExclusion(marked.marks);
  if (parted === null) return null;
  const bodies = bodiesOf({ ...marked, marks: parted.rest });
  const [closed] = bodiesOf({ ...marked, marks: `NO ${parted.days}` }) ?? [];
  if (bodies === null || closed?.kind !== 'days') return null;
  const [counted] = bodies;
  if (
    bodies.length === 1 &&
    (counted!.kind === 'count' ||
      counted!.kind === 'perDay' ||
      (counted!.kind === 'length' && counted!.days.length === 0))
  )
    return [counted!, { ...closed, what: counted!.what }];
  const isRest = /\b(?:REST|FREE)\b/.test(parted.rest);
  const beside = bodies.map((body): RuleBody | null => {
    if (body.kind !== 'days' && body.kind !== 'length') return null;
    if (body.days.length === 0 || body.days.some((day) => closed.days.includes(day))) return null;
    if (body.kind === 'length' || isRest || body.rather) return body;
    if (!body.only) return null;
    // "Training on Tuesday, not Wednesday" leaves the rest of the week alone
    return body.what.types.length === 0 && body.what.quality === 'any' ? closed : body;
  });
  const [first] = bodies;
  const isSoft = first?.kind === 'days' && first.rather;
  const kept = all(beside);
  return kept && isSoft ? [...kept, { ...closed, what: first.what }] : kept;
}

/** "Bricks once a week, in the build only": the limit there, and none in the other phases; undefined: it does not end so. */
function onlyInPhase(plain: string): readonly Clause[] | null | undefined {
  const [, said, when] = /^(.+?)(?: ,)?(?: and| but)? (only (?:in|during) .+|(?:in|during) .+ only)$/.exec(plain) ?? [];
  if (said === undefined || when === undefined || !/[NT]\d/.test(mark(readScope(said).rest).marks)) return undefined;
  const { rest, scope } = readScope(when);
  if (rest !== 'only' || scope.phases.length === 0) return undefined;
  const clause = clauseOf(said);
  const [body] = clause?.bodies ?? [];
  if (clause === null || clause.bodies.length > 1 || clause.scope.phases.length > 0) return null;
  if (body?.kind !== 'count' && body?.kind !== 'length') return null;
  const outside = PHASE_TYPES.filter((phase) => !scope.phases.includes(phase));
  return [
    { bodies: [body], scope: joinScopes(clause.scope, scope) },
    { bodies: [{ kind: 'count', what: body.what, most: 0, weeks: 1 }], scope: { ...clause.scope, phases: outside } },
  ];
}

/** "Strength only in base": forbids strength in the other phases. */
function phasesOutside(marked: Marked, scope: RuleScope): Clause | null {
  if (
    marked.unknown.length > 0 ||
    scope.phases.length === 0 ||
    !/^(?:ONLY (?:ALWAYS )?W\d+|W\d+ (?:ALWAYS )?ONLY)$/.test(marked.marks)
  )
    return null;
  const [what] = marked.whats;
  if (what === undefined || what.quality === 'easy' || (what.types.length === 0 && what.quality === 'any')) return null;
  const phases = PHASE_TYPES.filter((phase) => !scope.phases.includes(phase));
  return { bodies: [{ kind: 'count', what, most: 0, weeks: 1 }], scope: { ...scope, phases } };
}

/** "after a marathon": a race, and one of that type. */
function namedRace(clause: string, raceTypes: ReturnType<typeof raceTypesIn>): Clause | null {
  const { rest, scope } = readScope(clause.replace(RACE_NAME_PATTERN, ' race '));
  const bodies = bodiesOf(tidied(mark(rest)));
  if (bodies === null || !bodies.every(({ kind }) => kind === 'nearRace')) return null;
  return { bodies, scope: { ...scope, who: [...scope.who, { kind: 'race', raceTypes }] } };
}

/** Words without meaning at this place: a comma at the start or end, "every" before a workout. */
function tidied(marked: Marked): Marked {
  let { marks } = marked;
  marks = marks
    .replace(/\bEVERY (?=W\d|RACE)/g, '')
    .replace(/\bPERDAY (?=NO\b)/g, '')
    .replace(/^(?:(?:AND|COLON|OF|WEEK|DAY) )+|(?: (?:AND|COLON|OF|WEEK))+$/g, '')
    .replace(/\bAND COLON\b|\bCOLON AND\b/g, 'COLON')
    .replace(/\bMOST(?: MOST)+\b|\bNO MOST\b|\bONLY MOST\b|\bMOST ONLY\b/g, 'MOST')
    .replace(/\bNO(?: NO)+\b/g, 'NO')
    .replace(/\bALWAYS(?: ALWAYS)+\b/g, 'ALWAYS')
    .replace(/\bNO ALWAYS\b|\bALWAYS NO\b/g, 'NO')
    .replace(/\bRACE DAY\b/g, 'RACE')
    .replace(/\bPREFER(?: PREFER)+\b/g, 'PREFER')
    .replace(/(?<=\bPREFER W\d+ )ALWAYS (?=D\d)/g, '')
    .replace(/(?<=\bN\d+ (?:W\d+|TIMES)|\bDOUBLES) SAMEDAY$/g, ' PERDAY')
    .replace(/\bN(\d+) TIMES (?=W\d)/g, 'N$1 ')
    .replace(/\bN(\d+) (?=REST|FREE|DAYAFTER|DAYBEFORE)/g, (all, n: string) =>
      marked.numbers[Number(n)] === 1 && /D\d|DAYAFTER|DAYBEFORE/.test(marks) ? '' : all,
    )
    .replace(/\bNO PREFER (?=OVER|MOST)/g, 'NO ')
    .replace(/\bN(\d+) (?=INAROW)/g, (all, n: string) => (marked.numbers[Number(n)] === 2 ? '' : all))
    .replace(/(?<=\bBEFORE W\d+) NEXTDAY$/, '')
    .replace(/\b(D\d+) (?=D\d)/g, '$1 AND ')
    .replace(/(?=N\d+ (?:REST|FREE|W))(?<=PREFER .*)\bN\d+ /g, '')
    .replace(/(?<=[AB]\w+ (?:W\d+|RACE)) AND (?!W)/g, ' ')
    .replace(/\bOF (?=W\d)/g, '')
    .replace(/\bPERWEEK(?: OF)?(?: AND)? PERWEEK\b/g, 'PERWEEK')
    .trim();
  return { ...marked, marks };
}
