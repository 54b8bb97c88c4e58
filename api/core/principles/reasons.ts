import { mark } from './lexicon.ts';
import { readScope } from './scope.ts';

// Parts of a sentence that give a reason for the rule beside them, and may be left.

/** Who or what a reason is about; a name is none of these, for it may be whom the rule is for. */
const ABOUT =
  '(?:we|you|they|i|he|she|it|this|that|there|life|legs|bodies|the (?:pool|gym|track|lake|club|hall|body|bodies|legs|roads?|weather|boss|family|kids|coach|church|office|weekend))';
const SUBJECT = new RegExp(`^(?:and |so |for |cause |cos |as )?${ABOUT} `);
const REASON = new RegExp(
  `^(?:and |so |for |cause |cos |as )?(?:${ABOUT} (?:all )?(?:simply |just |really |always |all |also |do )*(?:is|are|am|has|have|need|needs|want|wants|hate|hates|love|loves|know|closes|closed|deserves?|needs?|get|gets) (?:not )?|that how (?:we|i)|(?:too|still|always too) (?:tired|stiff|sore|cold|full|busy|much|risky|dangerous|crowded)\\b)`,
);
/** Takes the rule back, narrows it, or only tells of it. */
const NO_REASON =
  /\b(?:but|if|when|whenever|unless|until|till|while|where|except\w*|exempt\w*|excluded|may|might|can|could|would|allowed|permitted|ok|okay|fine|free|welcome|different\w*|others?|others|else|rest of|instead|only|otherwise|or|apply|applies|count|counts|matters?|optional|up to|choice|choose|decide|suggestions?|kidding|jok\w+|wrong|nonsense|false|myth|untrue|true|rubbish|was|were|had|did|used|before|said|says?|told|tell|tells|heard|read|claims?|thinks?|guess|suppose|maybe|perhaps|probably|sure|question|wish|wondering|asked|asking|another|who|whose|whom|which|some|most|few|younger|older|new|here for|for|of them|yes|taken|literal\w*|serious\w*|no good|enough|fun|with|without)\b/;

/** What takes a rule back where a reason would stand. */
export const TAKES_BACK =
  /\b(?:optional|voluntary|up to (?:you|them|us|him|her|each|every\w*)|kidding|jok\w+|wrong|nonsense|myth|not true|untrue|exempt\w*|a suggestion|(?:only|just|meant) for|(?:does|do) not (?:apply|count|hold))\b|^ ?,? otherwise\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;

/** Marks that a reason may have: who is "not a pro", and legs "need rest". */
const HARMLESS = /^(?:(?:NO|REST|ALWAYS|RAMP|FREE|DAY|STEP) ?)*$/;

const isEveryone = ({ phases, kinds, who, firstWeeks }: ReturnType<typeof readScope>['scope']): boolean =>
  phases.length + kinds.length + who.length === 0 && firstWeeks === null;

/** "we are a church club": of nobody whom a rule may be for, without a limit, a day or a condition. */
export function isReason(part: string): boolean {
  if (
    !REASON.test(part) ||
    (NO_REASON.test(part) && !/^that how (?:we|i) (?:have )?(?:always|all) d(?:o|id)\b/.test(part))
  )
    return false;
  const { scope, rest } = readScope(part);
  const marks = (mark(rest.replace(SUBJECT, '')).marks.match(/\b[A-Z]+\d*(?= |$)/g) ?? []).join(' ');
  const isOfTiredness = /^(?:too|still|always too) (?:tired|stiff|sore)/.test(part);
  return isEveryone(scope) && (HARMLESS.test(marks) || (isOfTiredness && !/NO|MOST|LEAST|ONLY|RACE/.test(marks)));
}

const WEEKDAYS = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?)';
/** A reason that follows without a comma, behind a day. */
const RUN_ON = new RegExp(
  `^(.*\\b${WEEKDAYS}) (the (?:pool|gym|track|lake|club|hall|legs) (?:is|are) (?:an?|too|so|always|full|packed|crowded) ?.*)$`,
);
const A_DAY_FOR_OTHERS = new RegExp(
  `^(?:the )?(${WEEKDAYS}) (?:is|are) (?:for )?(?:the |our |my |a )?(?:lord|family|god|church|holy|sacred|kids?|children|couch|pub|choir|market|date|laundry|school|holy)(?: ?(?:day|days|night|time))? ?[,:] (?=(?:so |and |please )*(?:leave|keep|make) (?:it|them|that day))(?:so |and |please )*(?:leave|keep|make) (?:it|them|that day)\\b`,
);

const A_DAY_APART = new RegExp(
  `^(?:the )?(${WEEKDAYS}) (?:(?:is|are) (?:sacred|holy|family (?:days?|time))|belongs? to (?:the |my |our |your )?(?:family|lord|god|church)) ?[,:] (?=(?:so )?(?:no|never|nothing|not|rest|keep)\\b)`,
);

/** The sentence without the parts that give its reason; all of it where nothing else would be left. */
export function withoutReasons(sentence: string): string {
  const days = sentence.replace(A_DAY_FOR_OTHERS, 'keep $1').replace(A_DAY_APART, '$1 ');
  const [, rule, tail] = RUN_ON.exec(days) ?? [];
  const plain = rule !== undefined && isReason(tail!) ? rule : days;
  if (!/ [,:] /.test(plain)) return plain;
  const parts = plain.split(/( [,:] )/);
  let kept = '';
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i]!;
    if (!isReason(part)) kept += (kept === '' ? '' : parts[i - 1]!) + part;
  }
  return kept === '' ? plain : kept;
}
