import { MIN_WORKOUT } from '../constants/week.ts';
import { PHASE_TYPES, type PhaseType } from '../codes/phase.ts';
import { mark, type Marked } from './lexicon.ts';
import { bodiesOf } from './patterns.ts';
import { refusalOf } from './refusals.ts';
import type {
  CompiledPrinciple,
  PrincipleText,
  PrincipleRule,
  RuleBody,
  RuleScope,
  TrainedType,
  What,
} from './rule.ts';
import { joinScopes, RACE_NAME_PATTERN, raceTypesIn, readScope } from './scope.ts';
import { sentencesOf } from './text.ts';
import { ruleKey } from './active.ts';
import { EVERYONE, rulesWords } from './words.ts';

/** Words after which the sentence gives a reason, not a rule. */
const WHY =
  /(?: [,:])? (?:because|so that|so as to|in order to|since (?:they|it|we|he|she)|otherwise|as (?:this|that|they|it|i|we)|to (?:avoid|protect|prevent|let|allow|help|make sure|ensure|stay|absorb|recover|reduce|give|save|spare|keep (?:legs|them|it|the|things|everyone))|so (?:they|the|we|their|that|it|legs)|that way|for (?:recovery|safety|injury prevention|longevity|family (?:time|reasons)|good measure|freshness|now)|it (?:is|has|needs|just|takes)|which)\b.*$/;
const OPENINGS =
  /^(?:(?:i|we) (?:believe|think|feel|find|always|insist|usually|tell|ask)(?: that| to)? |as a (?:rule|principle|coach) ?,? ?|in general ?,? ?|generally ?,? ?|remember ?:? ?(?:that )?|rule ?: |important ?: |note ?: |my rule(?: is)? ?:? ?(?:that )?|please )+/;
const CONDITION =
  /\b(?:if|when|whenever|unless|depending|in case|as long as|provided|assuming|until|till|where|while|except|after a (?:bad|stressful)|on days (?:when|with))\b/;

/** Double negatives that ask for what the planner does anyway: "never skip the taper". */
const NEGATED =
  /\b(?:never|not|avoid|nobody|no one|nothing|without)\b (?:\w+ ){0,3}?(?:skip\w*|drop|ignor\w*|train(?:ing)? through|run(?:ning)? through|push\w*|work through|ride through|play through|doubl\w+|mak(?:e|ing) up|stack\w*|smash\w*|catch\w*|compensat\w*|increas\w*|grow|ramp\w*|add|raise|progress|train|go|schedule|plan|place|put|run long|do)\b/;

/** The maximum number of rules of one principle, because each is checked in every week of every athlete. */
export const MAX_RULES = 20;

const tooMany = (count: number) =>
  `It has ${count} rules, and a principle may have ${MAX_RULES}. Make several principles of it.`;

/** Removes duplicate rules. */
export function distinct(rules: readonly PrincipleRule[]): readonly PrincipleRule[] {
  const known = new Map<string, PrincipleRule>();
  for (const rule of rules) {
    const key = ruleKey(rule);
    if (!known.has(key)) known.set(key, rule);
  }
  return [...known.values()];
}

interface Clause {
  bodies: readonly RuleBody[];
  scope: RuleScope;
}

/** Compiles a coach's text into rules. Every word must be understood; a text that is not understood remains advice. */
export function compilePrinciple(text: PrincipleText): CompiledPrinciple {
  const context = contextOf(text.context);
  const outer = joinScopes(context.scope, fieldScope(text.phaseType));
  const found: PrincipleRule[] = [];
  let left = false;
  // a repeated sentence adds nothing
  for (const sentence of new Set(sentencesOf(text.principle))) {
    const because = NEGATED.test(sentence) ? null : refusalOf(sentence);
    if (because !== null) return refused(because);
    const clauses = context.isCondition ? null : clausesOf(sentence, context.rest);
    if (clauses === null) {
      left ||= true;
      continue;
    }
    for (const { bodies, scope } of clauses) {
      for (const body of bodies)
        found.push({
          body: typed(body, [...fieldTypes(text.workoutType), ...context.types]),
          scope: joinScopes(outer, scope),
        });
    }
  }
  const rules = distinct(found);
  if (rules.length > MAX_RULES) return refused(tooMany(rules.length));
  for (const rule of rules) {
    const because = tooTight(rule);
    if (because !== null) return refused(because);
  }
  if (rules.length === 0)
    return { state: 'adviceOnly', rules: [], words: null, because: adviceReason(context.isCondition, text.principle) };
  return {
    state: 'compiled',
    rules,
    words: rulesWords(rules),
    because: left ? 'Part of it is advice only: the planner has no rule for it.' : null,
  };
}

const refused = (because: string): CompiledPrinciple => ({ state: 'refused', rules: [], words: null, because });

function adviceReason(isCondition: boolean, principle: string): string {
  if (isCondition || CONDITION.test(principle.toLowerCase()))
    return 'It depends on something that the planner does not know; the coach assistant keeps it in mind.';
  return 'The planner has no rule for it; the coach assistant keeps it in mind.';
}

function fieldScope(phaseType: string | null | undefined): RuleScope {
  return PHASE_TYPES.includes(phaseType as PhaseType) ? { ...EVERYONE, phases: [phaseType as PhaseType] } : EVERYONE;
}

function fieldTypes(workoutType: string | null | undefined): readonly TrainedType[] {
  return workoutType ? (mark(sentencesOf(workoutType)[0] ?? '').whats[0]?.types ?? []) : [];
}

/** A context names athletes, times or workouts. Other words are a heading. */
function contextOf(text: string): {
  scope: RuleScope;
  rest: string;
  types: readonly TrainedType[];
  isCondition: boolean;
} {
  const [first = ''] = sentencesOf(text.replace(/[.;!?]+\s*$/, '').replace(/[.;!?]+/g, ','));
  const { rest, scope } = readScope(first);
  const marked = mark(rest);
  const relates = /AFTER|BEFORE|D\d|RACE|NEXTDAY|BETWEEN/.test(marked.marks) && /[WD]\d|RACE/.test(marked.marks);
  const isCondition = !relates && CONDITION.test(rest);
  const types =
    marked.unknown.length === 0 && /^W\d+$/.test(marked.marks) && marked.whats[0]!.quality === 'any'
      ? marked.whats[0]!.types
      : [];
  return { scope, rest: relates || /^W\d+$/.test(marked.marks) ? rest : '', types, isCondition };
}

/** Two headings, each with its rule. A sentence with more parts is a list and not a rule, and each part would double the number of readings. */
const MAX_HEADINGS = 4;

/** The rules of a sentence, read as a whole, after its heading, or in parts. Null: some words were not understood. */
function clausesOf(sentence: string, context: string): readonly Clause[] | null {
  const plain = ` ${sentence.replace(OPENINGS, '')}`.replace(WHY, '').trim();
  const whole = clauseOf(plain);
  // days in the sentence win over days in its context: "After the weekend" is the reason, "on Monday" is the time
  const namesDays = /D\d/.test(mark(plain).marks) && !/W\d|RACE/.test(mark(context).marks);
  if (whole !== null && (namesDays || !/AFTER|BEFORE|D\d/.test(mark(context).marks))) return [whole];
  if (context !== '') {
    const joined =
      clauseOf(`${context} , ${plain}`) ?? clauseOf(`${plain} ${context}`) ?? clauseOf(`${context} ${plain}`);
    if (joined !== null) return [joined];
    if (/AFTER|BEFORE|D\d/.test(mark(context).marks)) return null;
  }
  const heading = plain.split(' : ').length - 1 > MAX_HEADINGS ? null : /^(.*?) : (.*)$/.exec(plain);
  if (heading !== null) {
    const [, before = '', after = ''] = heading;
    const { scope, rest } = readScope(before);
    const named = mark(rest);
    if (!CONDITION.test(rest) && named.marks !== '') {
      const parts = after.split(/ , (?:and )?| and /);
      const joined = sharedSubject(rest, parts);
      if (joined !== null) return joined.map((clause) => ({ ...clause, scope: joinScopes(scope, clause.scope) }));
    }
    // a heading that names days or neighbouring days belongs to the rule, which was then not fully understood
    if (!CONDITION.test(rest) && !/D\d|AFTER|BEFORE|RACE/.test(named.marks)) {
      const inner =
        clausesOf(after, '') ?? (mark(rest).unknown.length === 0 ? clausesOf(`${after} ${rest}`, '') : null);
      if (inner !== null) return inner.map((clause) => ({ ...clause, scope: joinScopes(scope, clause.scope) }));
    }
    if (!CONDITION.test(after)) {
      const outer = clausesOf(before, '');
      if (outer !== null && clauseOf(after) === null) return outer;
    }
  }
  for (const parting of [
    / , (?:and |but |plus )?| but | : /,
    / and (?=no |nothing |never |not |at most |max|at least |only |keep |avoid |always )/,
    / and | plus /,
  ]) {
    const parts = plain.split(parting).filter((part) => part.trim() !== '');
    if (parts.length < 2 || parts.length > 4) continue;
    const scoped = parts.map((part) => readScope(part));
    const clauses = parts.map((part) => clauseOf(part));
    // a part that only names athletes applies to the other parts
    const heads = scoped.filter(({ rest }) => mark(rest).marks === '');
    const rules = clauses.filter((_, i) => !heads.includes(scoped[i]!));
    if (rules.length === 0 || rules.some((clause) => clause === null)) continue;
    const common = heads.reduce((scope, head) => joinScopes(scope, head.scope), EVERYONE);
    return rules.map((clause) => ({ ...clause!, scope: joinScopes(common, clause!.scope) }));
  }
  return null;
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
  const marked = tidied(mark(rest));
  const outside = phasesOutside(marked, scope);
  if (outside !== null) return outside;
  const bodies = bodiesOf(marked) ?? bodiesOf({ ...marked, marks: marked.marks.replace(/ ?COLON ?/g, ' ').trim() });
  return bodies === null ? null : { bodies, scope };
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
    .replace(/(?<=PREFER .*)\bN\d+ (?=REST|FREE|W)/g, '')
    .replace(/(?<=[AB]\w+ (?:W\d+|RACE)) AND (?!W)/g, ' ')
    .replace(/\bOF (?=W\d)/g, '')
    .replace(/\bPERWEEK(?: OF)?(?: AND)? PERWEEK\b/g, 'PERWEEK')
    .trim();
  return { ...marked, marks };
}

/** A rule without a sport gets that of the field or heading. */
function typed(body: RuleBody, types: readonly TrainedType[]): RuleBody {
  if (types.length === 0) return body;
  const of = (what: What): What => (what.types.length === 0 ? { ...what, types } : what);
  switch (body.kind) {
    case 'days':
    case 'count':
    case 'perDay':
    case 'length':
    case 'share':
    case 'nearRace':
      return { ...body, what: of(body.what) };
    case 'apart':
      return {
        ...body,
        first: of(body.first),
        next: body.next.quality === 'any' && body.next.types.length === 0 ? body.next : of(body.next),
      };
    default:
      return body;
  }
}

const isEveryone = ({ phases, kinds, who, firstWeeks }: RuleScope): boolean =>
  phases.length + kinds.length + who.length === 0 && firstWeeks === null;

/** The reason why a rule would leave almost no training; null: enough training remains. */
function tooTight({ body, scope }: PrincipleRule): string | null {
  const isAll = (what: What) => what.types.length === 0 && what.quality === 'any';
  switch (body.kind) {
    case 'days': {
      if (isAll(body.what) && (body.only ? body.days.length < 2 : body.days.length > 5))
        return 'At least two days a week stay for training.';
      return body.days.length === 0 ? 'It names no day.' : null;
    }
    case 'count':
      if (isAll(body.what) && body.most < 2 && isEveryone(scope)) return 'At least two workouts a week stay.';
      return null;
    case 'length':
      return body.minutes < MIN_WORKOUT ? `The shortest workout takes ${MIN_WORKOUT} min.` : null;
    case 'share':
      return body.percent < 5 ? 'A long workout needs more of the week than that.' : null;
    case 'hours':
      return body.most < 1 ? 'A week needs at least an hour.' : null;
    case 'step':
      return body.weeks < 1 ? 'A step-back follows at least one loading week.' : null;
    default:
      return null;
  }
}
