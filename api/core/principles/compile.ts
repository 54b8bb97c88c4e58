import { MIN_WORKOUT } from '../constants/lengths.ts';
import { PHASE_TYPES, type PhaseType } from '../codes/phase.ts';
import { answered } from './asked.ts';
import { clausesOf, CONDITION, headingNotKnown } from './clauses.ts';
import { mark } from './lexicon.ts';
import { isLoosened } from './loosened.ts';
import { isOfKeeping } from './negation.ts';
import { narrows, noRuleIn, unknownWho } from './noRule.ts';
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
import { joinScopes, readScope } from './scope.ts';
import { sentencesOf } from './text.ts';
import { ruleKey } from './active.ts';
import { EVERYONE, rulesWords } from './words.ts';
import { timeText } from '../units/timeText.ts';

/** Double negatives that ask for what the planner does anyway: "never skip the taper". */
const NEGATED =
  /\b(?:never|not|avoid|nobody|no one|nothing|without)\b (?:\w+ ){0,3}?(?:skip\w*|drop|ignor\w*|train(?:ing)? through|run(?:ning)? through|push\w*|work through|ride through|play through|doubl\w+|mak(?:e|ing) up|stack\w*|smash\w*|catch\w*|compensat\w*|increas\w*|grow|ramp\w*|add|raise|progress|train|go|schedule|plan|place|put|run long|do)\b/;

/** "No three runs in a row" lets two stand, which no rule can say: what knows neighbours alone would forbid them too. */
const MANY_IN_A_ROW =
  /\b(?:no|not|never|avoid|without|nobody|no one)\b.*\b(?:[3-9]|1\d) (?!(?:\w+ )?weeks )(?:\w+ ){0,2}?(?:in a row|consecutively|consecutive|successive)\b/;

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

/** Compiles a coach's text into rules. Every word must be understood; a text that is not understood remains advice. */
export function compilePrinciple(text: PrincipleText): CompiledPrinciple {
  const context = contextOf(text.context);
  const outer = joinScopes(context.scope, fieldScope(text.phaseType));
  const found: PrincipleRule[] = [];
  let left = false;
  let isNarrowed = false;
  let reason: string | null = null;
  // a repeated sentence adds nothing
  for (const sentence of new Set(answered(sentencesOf(text.principle)))) {
    const isOfMany = MANY_IN_A_ROW.test(sentence);
    const because = isOfMany || NEGATED.test(sentence) ? null : refusalOf(sentence);
    if (because !== null) return refused(because);
    const noRule = whyNone(sentence);
    const isNone = context.isCondition || isOfMany || noRule !== null;
    const clauses = isNone ? null : clausesOf(sentence, context.rest);
    if (clauses === null) {
      left = true;
      isNarrowed ||= narrows(sentence, readScope(sentence).scope.who.length > 0);
      reason ??= noRule ?? unknownReason(sentence);
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
  const isUnclear = isContrary(found);
  const rules = isNarrowed || isUnclear ? [] : distinct(found);
  const tooMuch = refusalOfRules(rules);
  if (tooMuch !== null) return refused(tooMuch);
  if (rules.length === 0)
    return {
      state: 'adviceOnly',
      rules: [],
      words: null,
      because: reason ?? adviceReason(context.isCondition, isUnclear, text.principle),
    };
  return {
    state: 'compiled',
    rules,
    words: rulesWords(rules),
    because: left ? 'Part of it is advice only: the planner has no rule for it.' : null,
  };
}

function refusalOfRules(rules: readonly PrincipleRule[]): string | null {
  if (rules.length > MAX_RULES) return tooMany(rules.length);
  for (const rule of rules) {
    const because = tooTight(rule);
    if (because !== null) return because;
  }
  return null;
}

const TWO_MINDS =
  'It can be read in two ways, or is for athletes whom nobody can be at once: say it in a sentence for each. The coach assistant keeps it in mind.';

/** "Beginners or masters": those of a scope are all that it names at once. */
function eitherOf(sentence: string): string | null {
  const { rest, scope } = readScope(sentence);
  return scope.who.length > 1 && /^(?:and|or)\b|\b(?:and|or)(?: [:,]|$)/.test(rest) ? TWO_MINDS : null;
}

const whyNone = (sentence: string): string | null => noRuleIn(sentence) ?? eitherOf(sentence);

/** Nobody is both, or it may be read the other way round. */
function isOfTwoMinds({ body, scope: { who } }: PrincipleRule): boolean {
  const genders = new Set(who.flatMap((each) => (each.kind === 'gender' ? [each.gender] : [])));
  const levels = who.flatMap((each) => (each.kind === 'level' ? [each.levels] : []));
  const isNobody =
    genders.size > 1 || levels.some((one) => levels.some((other) => !one.some((level) => other.includes(level))));
  // "easy runs only on Mondays" is about the runs as much as about the Mondays
  const isEitherWay = body.kind === 'days' && body.only && !body.rather && body.what.quality === 'easy';
  return isNobody || isEitherWay;
}

const isContrary = (rules: readonly PrincipleRule[]): boolean => rules.some(isOfTwoMinds) || isLoosened(rules);

const unknownReason = (sentence: string): string | null => {
  const who = headingNotKnown(sentence);
  return who === null ? null : unknownWho(who);
};

const refused = (because: string): CompiledPrinciple => ({ state: 'refused', rules: [], words: null, because });

function adviceReason(isCondition: boolean, isUnclear: boolean, principle: string): string {
  if (isUnclear) return TWO_MINDS;
  if (isCondition || CONDITION.test(principle.toLowerCase()))
    return 'It depends on something that the planner does not know; the coach assistant keeps it in mind.';
  if (asksToKeep(principle))
    return 'It asks for what has to be there, and rules can only take away; the coach assistant keeps it in mind.';
  return 'The planner has no rule for it; the coach assistant keeps it in mind.';
}

/** "at least 60 min", "never skip": no rule says it. */
export const asksToKeep = (text: string): boolean =>
  sentencesOf(text).some((sentence) => isOfKeeping(mark(sentence).marks));

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
      return body.minutes < MIN_WORKOUT ? `The shortest workout takes ${timeText(MIN_WORKOUT)}.` : null;
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
