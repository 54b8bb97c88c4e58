// What coaches say that is no rule, though its words are those of one: the grammar of `lexicon.ts` skips "fine", "may" and "this".

interface NoRule {
  says: RegExp;
  /** It is a rule all the same where this is said as well. */
  unless?: RegExp;
  because: string;
}

const FINE = '(?:fine|ok|okay|allowed|permitted|possible|good|great|welcome|alright|all right|no problem)';
const VERY = '(?:perfectly |totally |absolutely |also |always |quite |completely |sometimes |usually |still )*';
const LIMITS =
  /\b(?:no(?! problem)|not|never|nobody|nothing|without|only|most|max\w*|less|fewer|under|below|up to|limit\w*|avoid|skip|exceed\w*|apart|between)\b/;
const ALLOWS = 'It allows something, and rules can only take away; the coach assistant keeps it in mind.';
const FOR_A_WHILE =
  'It is of some days only, and a rule holds in every week; change these days on the schedule of the athlete. The coach assistant keeps it in mind.';

const DEPENDS = 'It depends on something that the planner does not know; the coach assistant keeps it in mind.';
const EXCEPTS =
  'It makes an exception, which no rule can hold: say for whom and when it is instead. The coach assistant keeps it in mind.';
const TURNS = new RegExp(`\\b(?:but|though|although|however)\\b.*\\b(?:${FINE}|may|can|exempt)\\b`);

/** Texts in plain words, as `sentencesOf` makes them. */
const NO_RULES: readonly NoRule[] = [
  // an exception leaves the words of a rule behind that binds the wrong athletes or days
  {
    says: /\b(?:unless|except\w*|excluding|exempt\w*|(?:apart|aside) from|other than|(?:every(?:one|body| 1)|any(?:one|body| 1)|all) but)\b/,
    because: EXCEPTS,
  },
  { says: TURNS, unless: /\bbut\b.*\b(?:no|not|never|at most|only)\b/, because: EXCEPTS },
  // "men too", "hard runs are not": half a sentence, whose other half is the one before
  { says: /\b(?:is|are|do|does|may|can|should) not$|\b(?:too|as well)$/, unless: /^(?!.* , )/, because: DEPENDS },
  // a reason within a negation is what is forbidden: "never run hard because you are angry"
  { says: /^(?:never|do not) (?:(?! , ).)*\bbecause\b/, because: DEPENDS },
  { says: /\bwhich\b/, because: DEPENDS },
  // whom it is for as well, beside those whom it is for anyway
  {
    says: /\beven (?:[a-z]+ )?[a-z]+s\b|\b(?:included|including)\b|\b(?:regardless|irrespective) of\b/,
    because: DEPENDS,
  },
  {
    says: /\bonly (?:the )?(?:women|men|ladies|girls|guys|masters|beginners|novices|athletes|runners)\b(?! \w* ?(?:no|not|never|at most)\b)/,
    because: DEPENDS,
  },
  // whom it leaves out, and whose rule it is
  { says: /[,:] (?:but )?(?:not|never) (?:for|with)\b/, because: EXCEPTS },
  {
    says: /\b(?:her|his|their|old|former|previous|another coach) (?:own )?(?:rule|principle|policy)\b/,
    because: DEPENDS,
  },
  // what a part of it allows is an exception, or a rule for others
  {
    says: new RegExp(`^[^,:]* (?:is|are) ${VERY}${FINE} [,:]|[,:] (?:[a-z]+ ){1,3}(?:is|are) ${VERY}${FINE}\\b`),
    because: EXCEPTS,
  },
  {
    says: /^(?!.*\b(?:after|before|post)\b).*\bfor (?:\d+|a|an|a few|some) (?:days?|weeks?|months?)$/,
    because: FOR_A_WHILE,
  },
  // whom only the coach sees, and what is done with them
  { says: /\bwith (?:him|her|them|us)\b|(?<=. )\bwith me\b|^(?:he|she)\b|^guys ,/, because: DEPENDS },
  { says: /[,:] (?:but |and )?(?:you|they|we|(?:the )?others?) (?:do|are|may|can|will|should)$/, because: DEPENDS },
  // "swimming not": its day stands in another part
  { says: /[,:] (?:and |but )?(?!\w*(?:mon|tue|wed|thu|fri|sat|sun))\w+ not$/, because: DEPENDS },
  // what a day is kept for is not what is closed on it
  { says: /\b(?:free|open|clear|empty) for (?!any|every|all\b)/, because: DEPENDS },
  { says: /^leave (?!.*\b(?:free|empty|out|off|alone|clear|open|between)\b)/, because: DEPENDS },
  { says: /\b(?:hurts?|aches?|acts up) (?:\w+ )?(?:after|before|during|on|while)\b/, because: DEPENDS },
  // a team or group that a letter or number names
  { says: /\b(?:team|group|squad) (?:[a-d]|\d)\b|\bthe [a-d] (?:team|group|squad)\b/, because: DEPENDS },
  { says: /\bwith (?:the|a|an|our|their|his|her) (?:group|team|squad|club)\b/, because: DEPENDS },
  {
    says: /\b(?:second|third|fourth|fifth|last|final|2nd|3rd|4th|5th) (?:week|month|day)\b|\bfirst (?:day|(?:week|month) (?:after|back|following))\b/,
    because: DEPENDS,
  },
  {
    says: new RegExp(`(?: |^)${FINE}$|\\b(?:is|are|it|be) ${VERY}${FINE}\\b|\\b(?:may|can|could|might) \\w+`),
    unless: LIMITS,
    because: ALLOWS,
  },
  {
    says: new RegExp(
      `\\b(?:is|are|it|be) ${VERY}${FINE} (?:not to|to not|without)\\b|\\b(?:not|nobody|no one|no 1) (?:have|has|had|need|needs) to\\b|\\bno (?:1 )?need\\b|\\bneed not\\b`,
    ),
    because: ALLOWS,
  },
  {
    says: /\b(?:this|next|last|coming) (?:week(?:end)?|month|year|season|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)\b|\b(?:today|tomorrow|yesterday|tonight)\b/,
    because: FOR_A_WHILE,
  },
  // races by priority: rules know their kind alone
  {
    says: /\ban a[ -]?(?:priority )?races?\b|\b(?:the|every|each|any|all|your|their|my) a[ -](?:priority )?races?\b|\b[bc][ -](?:priority )?races?\b|\b[abc][ -]priority\b/,
    because:
      'It is of races of one priority, and a rule holds for every race, or for races of one kind. The coach assistant keeps it in mind.',
  },
  // how a long workout grows is no growth of the week
  {
    says: /\b(?:grow\w*|increas\w*|rais\w*|progress\w*|lengthen\w*|extend\w*|ramp\w*|add\w*)\b.*\blong (?:runs?|rides?|swims?)\b.*|\blong (?:runs?|rides?|swims?)\b.*\b(?:grow\w*|increas\w*|rais\w*|progress\w*|lengthen\w*|extend\w*|ramp\w*)\b/,
    unless: /\b(?:volume|hours|mileage|week (?:grows|is)|the week)\b|^(?!.*\bpercent\b)/,
    because:
      'It is of the growth of one workout, and a rule holds the growth of the week; long runs grow by at most 10% anyway. The coach assistant keeps it in mind.',
  },
  // what has to be there is no most of it
  {
    says: /\b(?:should|must|need to|have to|has to|ought to|shall|needs?) (?:always )?(?:have|get|include|see|be given|contain) (?:an? |1 |\d+ )/,
    // days of rest are what a rule may ask for
    unless: new RegExp(`${LIMITS.source}|\\b(?:rest|free|recovery) days?\\b|\\bdays? (?:off|of rest)\\b`),
    because: 'It asks for what has to be there, and rules can only take away; the coach assistant keeps it in mind.',
  },
  // "strength twice a week" wants two, and not two at most
  {
    says: /^(?=.*\b(?:strength|gym|swim\w*)\b).*\b(?:\d|once|twice) (?:times |x )?(?:a|per|each|every) week$/,
    unless: LIMITS,
    because: 'It asks for what has to be there, and rules can only take away; the coach assistant keeps it in mind.',
  },
  // "no intervals then", "in their period": which weeks is not said in words that the planner knows
  {
    says: /\bthen(?= |$)(?! (?:an? |1 |rather |prefer\w* )?(?:rest|easy|recovery))|\b(?:in|during|on|with) (?:their|her|my|your) (?:period|cycle)\b/,
    because: DEPENDS,
  },
];

/** Begins or holds what takes back, or narrows, the sentence before it. */
const POINTS_BACK =
  /^(?:forget (?:it|that|this)|wrong|nonsense|rubbish|kidding|jk|(?:a |no )?jok\w+|i disagree|scrap|never mind|but|not|only|just|if|when|while|for|otherwise|same|this|that|these|it|they)\b|\b(?:unless|except\w*|exempt\w*|do(?:es)? not (?:apply|hold|count)|may|can|allowed|ok|okay|fine)\b/;

/** Does a sentence that is no rule by itself narrow the others? Who it names is no part of them then. */
export const narrows = (sentence: string, names: boolean): boolean => names || POINTS_BACK.test(sentence);

/** Why no rule follows from a sentence, though its words are known; null: one may. */
export const noRuleIn = (sentence: string): string | null =>
  NO_RULES.find(({ says, unless }) => says.test(sentence) && !unless?.test(sentence))?.because ?? null;

const PLAIN_HEADING = new Set(
  `rule rules important note remember reminder my our the general generally always principle principles basics safety spacing recovery volume intensity load limits limit frequency
  weekly week weeks daily day days training schedule scheduling planning plan structure policy warning caution tip key first second third fourth golden number reason why how in short please
  care injury prevention balance rest runs rides swims sessions workouts long hard easy doubles taper racing race and of for with on to a an is it all everyone everybody athletes athlete`.split(
    /\s+/,
  ),
);

/** The words of a heading that name nobody and nothing that the planner knows; null: every one is known or says nothing. */
export function unknownHeading(unknown: readonly string[]): string | null {
  const left = unknown.filter((word) => !PLAIN_HEADING.has(word) && !/^\d+$/.test(word));
  return left.length === 0 ? null : left.join(' ');
}

/** Why a rule for somebody whom the planner does not know stays off. */
export const unknownWho = (who: string): string =>
  `The planner does not know “${who}”, so nothing follows from it: a rule may be for a level, an age, women or men, an injury, a race or a phase, or for one athlete on their own page. The coach assistant keeps it in mind.`;
