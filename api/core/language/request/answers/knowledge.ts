import type { CoachAnswer } from '../../../messages/coachAnswers.ts';

const MEANS = '(?:what (?:is|are|does|do) (?:(?:a|an|the|this) )?|what (?:a|an) |explain (?:a |the )?|meaning of )';
const term = (words: string): RegExp =>
  new RegExp(`${MEANS}(?:${words})s?(?: (?:mean|stand for|workouts?|training|run|ride|pace))*$`);

/** What questions ask that no fact of the plan answers; the first that fits counts. */
const KNOWN: readonly (readonly [RegExp, CoachAnswer])[] = [
  [
    /\bchest\b.*\b(?:tight\w*|pains?|hurts?|pressure|burn\w*|stings?)\b|\b(?:pains?|pressure|tightness) in (?:my |the )?chest\b|\bpalpitations\b|\bbreathless\w*|\bshort(?:ness)? of breath\b|\bcan not breathe\b|\bdizz\w+|\blight ?headed\b|\b(?:heart racing|racing heart)\b|\bheart (?:races|flutters|skips|jumps)\b|\b(?:faint\w*|passed out|black(?:ed)? out)\b/,
    'redFlag',
  ],
  [term('brick'), 'brick'],
  [term('ftp'), 'ftp'],
  [term('threshold|lactate threshold'), 'threshold'],
  [term('vo2max|vo2 max|vo2'), 'vo2max'],
  [term('tempo'), 'tempo'],
  [term('interval'), 'intervals'],
  [term('(?:z|zone )(?:2|two)|easy'), 'easy'],
  [term('(?:training |heart rate |power )?zone|(?:z|zone )\\d'), 'zones'],
  [term('taper|tapering'), 'taper'],
  [term('base(?: phase| training)?'), 'base'],
  [term('build(?: phase)?'), 'build'],
  [term('peak(?: phase)?'), 'peak'],
  [term('tsb|ctl|atl|tss|form|fitness|fatigue|training load|load'), 'loadWords'],
  [
    /\b(?:pregnan\w*|trimester|giving birth|gave birth|given birth|after birth|post ?partum|c section|caesarean|breast ?feed\w*)\b/,
    'pregnancy',
  ],
  [/\b(?:my period|menstrua\w+|(?:my|the) cycle|luteal|follicular|hormon\w+)\b/, 'cycle'],
  [/\bantibiotics?\b/, 'antibiotics'],
  [term('css|critical swim speed'), 'css'],
  [/\b(?:eat|eating|breakfast|food|fuel)\b.*\bbefore\b|\bbefore\b.*\b(?:eat|eating|breakfast|food)\b/, 'eatBefore'],
  [/\bwarm(?:ing)? ?up\b|\bcool(?:ing)? ?down\b/, 'warmUp'],
  [
    /\b(?:what (?:happens|would happen|changes)|how (?:bad|good) (?:is|would) it)\b.*\bif i (?:swap|move|change|switch|shorten|shift)\b/,
    'whatIf',
  ],
  [/\b(?:sore(?:ness)?|muscle aches?|aching muscles|doms|legs (?:are )?heavy|heavy legs)\b/, 'sore'],
  [
    /\b(?:eat|eating|drink(?! beer)|drinking|fuel\w*|food|nutrition|gels?|carbs|carbohydrates?|hydrat\w+|breakfast|electrolytes|salt|bottles?|bars?|caffeine)\b/,
    'eatAndDrink',
  ],
  [/\b(?:weather|rain\w*|snow\w*|storms?|windy|forecast|icy|ice|too (?:hot|cold))\b/, 'weather'],
  [
    /\b(?:treadmill|turbo|trainer|zwift|indoors?|inside|outside|outdoors|track)\b(?<!\b(?:broken|watts|meter|metre|lower|higher)\b.*)(?!.*\b(?:broken|broke|trust)\b)/,
    'indoors',
  ],
  [
    /\b(?:back|again|return)\b.*\b(?:after|from)\b.*\b(?:flu|covid|ill\w*|sick\w*|cold|fever|virus|infection)\b/,
    'backAfterIllness',
  ],
  [
    /\brest days?\b.*\b(?:skip|idea|need|best|enough)\b|\b(?:skip|drop|no|without) (?:the |my |all )?rest days?\b/,
    'rest',
  ],
  [
    /\b(?:miss(?:ed|ing)?|skip(?:ped|ping)?|lose fitness|if i (?:just )?do not (?:do|run|ride|swim|train))\b(?!.*\byesterday\b)/,
    'missed',
  ],
  [/\b(?:doubles?|(?:two|2) (?:workouts?|sessions?))\b/, 'doubles'],
  [
    /\b(?:load|form|fitness|taper(?:ing)? (?:right|ok)|too much|too little|overtrain\w*|on track|fatigue|progress|fitter|getting (?:better|faster|stronger))\b/,
    'limits',
  ],
  [/\btaper(?:ing)?\b/, 'taper'],
  [
    /^(?!.*\bhow (?:do|can|should|to) ).*\b(?:changed?|moved|removed|cancelled|edited|changes)\b(?!.*\b(?:should|would|better)\b)/,
    'changed',
  ],
  [/\b(?:how many|how much|best|enough)\b.*\b(?:rest|sleep|recovery)\b/, 'rest'],
  [
    /\bhow (?:do|can|could|should) i (?:get|become|be|run|ride|swim|improve)\b.*\b(?:faster|better|stronger|fitter|improve)\b/,
    'faster',
  ],
  [
    /\b(?:re ?)?test(?:s|ed|ing)?\b|\b(?:find out|measure|estimate|number|come from|put (?:that|it) in|know)\b.*\b(?:threshold|ftp|css|lthr|pace)\b|\b(?:threshold|ftp|css|lthr)\b.*\b(?:estimate|come from|number|old|put)\b/,
    'tests',
  ],
  [/^(?:who|what) are you\b(?! able)|\b(?:robot|human|real person|ai|bot)\b/, 'person'],
  [
    /^(?:help|what can (?:you|i)|what are you able|how (?:does|do) (?:this|it|you|i use)|what (?:do|should) i (?:write|type|ask))\b/,
    'skill',
  ],
  [/\b(?:evening|morning|night|afternoon|noon|lunch|what time|late|early)\b/, 'timeOfDay'],
];

const DIFFERENCE = /\bdifference between (?:an? |the )?(.+?) and (?:an? |the )?(.+)$/;

/** Two words that a question compares; null: it compares none that are known. */
export function comparedAnswers(question: string): readonly CoachAnswer[] | null {
  const compared = DIFFERENCE.exec(question);
  const known = compared?.slice(1).map((word) => knownAnswer(`what is ${word}`)) ?? [];
  return known.length === 2 && known.every((each) => each !== null) ? known : null;
}

/** The answer to a question about no fact of the plan; null: none is kept. */
export const knownAnswer = (question: string): CoachAnswer | null =>
  KNOWN.find(([pattern]) => pattern.test(question))?.[1] ?? null;

const OF_CARE: ReadonlySet<CoachAnswer> = new Set(['redFlag', 'pregnancy', 'cycle', 'antibiotics']);
/** What a doctor or midwife has to say goes before all else. */
export const isOfCare = (answer: CoachAnswer): boolean => OF_CARE.has(answer);
