import { DIALECTS } from './dialects.ts';
import { PARAPHRASES } from './paraphrases/paraphrases.ts';
import type { Rewriting } from './paraphrases/slots.ts';
import { WISH_FRAMES } from './wishFrames.ts';

const ROUND = '(?:\\d+|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety)';

const KEPT: readonly (readonly [RegExp, string])[] = [
  // what is left out of "everything" is to stay
  [/\ball (?:but|bar|except(?: for)?)\b/g, 'everything but keep'],
  [
    /\b(everything|anything|nothing|(?:sessions|workouts|training)|week|weekend|else) (?:but|bar)(?= (?:the|my|on|for|mon|tue|wed|thu|fri|sat|sun|long|easy))/g,
    '$1 but keep',
  ],
  [/\b(?:except(?: for)?|apart from|other than|excluding)\b/g, 'but keep'],
];

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b|\bcan't\b|\bcant\b/g, 'can not'],
  [/\bwon't\b|\bwont\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|need|must|ai)n'?t\b/g, '$1 not'],
  [/\blet's\b|\blets\b/g, 'let us'],
  [/\b(it|that|there|what|he|she|who|where|when|how|why|here|everything|nothing)'s\b/g, '$1 is'],
  [
    /\bits (?=(?:not|too|ok|okay|fine|possible|so|very|really|been|going|just|only|still|raining|snowing|cold|hot|icy)\b)/g,
    'it is ',
  ],
  [/\bi'?m\b/g, 'i am'],
  [/\bim\b/g, 'i am'],
  [
    /\bill (?=(?:ride|run|swim|do|be|go|have|take|skip|move|try|train|need|miss|get|just|probably|also|not|jog|see|bike|cycle|walk|let|join|start|pick|wait|keep|stick|switch|swap|drop|leave|sleep|rest|make|lift|add|come|finish)\b)/g,
    'i will ',
  ],
  [/\bid\b/g, 'i would'],
  [
    /\bi should (?=(?:very much |really )?(?:like|love|prefer|be (?:most |very |so )*(?:grateful|glad|happy|obliged|pleased))\b)/g,
    'i would ',
  ],
  [/\bgimme\b/g, 'give me'],
  [/\b(mother|father|brother|sister|son|daughter)[- ]in[- ]law\b/g, '$1'],
  [/\bin[- ]laws\b/g, 'inlaws'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\b(i|you|we|they|it|he|she|that)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they|he|she|it|that|there)'d\b/g, '$1 would'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(gonna|going to)\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\boutta\b/g, 'out of'],
  [/(?<=[a-z]) '?n'? (?=[a-z])/g, ' and '],
];

/** What is short for something, and what says a plain wish in other words. */
export const PLAIN: readonly Rewriting[] = [...SHORT, ...DIALECTS, ...WISH_FRAMES, ...PARAPHRASES];

const SPORTS = '(?:runs?|running|rides?|riding|bikes?|biking|cycling|swims?|swimming|gym|strength|weights)';
/** "no running for ten days, cycling and swimming are fine": what is allowed beside what is denied asks for nothing. */
const ALLOWED = new RegExp(
  `(?<=\\b(?:no|not|without|skip|cancel)\\b[^.]{1,60}),(?: but)? (?:(?:the|my|a) )?${SPORTS}(?:(?: and| or|,) (?:(?:the|my|a) )?${SPORTS})* ` +
    '(?:(?:is|are|would be|will be|stays?|remains?) (?:all |still |both )?(?:fine|ok|okay|good|allowed|possible|no problem)|yes|ok|okay|fine)(?= *(?:$|[.,!]))',
  'g',
);

/** What is said in other words than it is read. */
export const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/ \/ /g, ' , '],
  // how long a wish holds bounds no amount in it
  [/\b(?:only|just) (?=for (?:this|next) (?:week|weekend)\b)/g, ''],
  [/\bchange of plans?\b ?[,!:.]*/g, ''],
  [/\btoo much (?=(?:long|hard|short|early|far|tired)\b)/g, 'too '],
  [/\bran (?=(?:out of|late|over|errands|into|behind)\b)/g, 'had '],
  [/\blong weekend(?= (?:in|away|at|off|with)\b)/g, 'trip'],
  [/\b(?:call|calling|write) (it|that|this|them) off\b/g, 'cancel $1'],
  [ALLOWED, ''],
  ...KEPT,
  [/(?<!\b(?:i|we|you|they|he|she) )\bbecomes?\b/g, 'change into'],
  [/\b(?:to cut a )?long story short\b[ ,:]*/g, ''],
  [
    /\b(?:i |we )?(?:just )?moved (?:house|home|flats?)\b(?: (?:on |last )?(?:[a-z]+day|week|weekend))?/g,
    'we are in a new home',
  ],
  [/\bturn(?:ed|s) up\b(?! the)/g, 'came'],
  [/\b(?:school|uni|university|college|kindergarten|nursery|the office)(?:'?s| is) off\b/g, 'there is no school'],
  // liking what sounds denied
  [/\b(?:can|could) not (?:get enough of|live without|do without)\b/g, 'love'],
  [/\boff to (?=(?:bed|sleep|work|school|the office)\b)/g, 'going to '],
  [/\bw\/o\b/g, 'without'],
  [/(?<=\bkeep )(?:the |my )?pool\b/g, 'the swim'],
  // said at the end of a sentence, by those who dictate
  [
    /(?<!\b(?:my|the|on|a|her|your|this|that|exam|holiday|time|trial|busy|training)) (?:full stop|period)(?=[\s.!]*(?:,|$))/g,
    ' .',
  ],
  // a heart rate, where no number stands before it
  [/(?<!\d)(?<!\b(?:\d|an?|half|one|two|three|four|five|six|few) )\bhr\b/g, 'heart rate'],
  [/(?<=\b(?:what|why|who|when|how|where) )(?:the (?:hell|heck|fuck)|on earth)\b/g, ''],
  [/\ba couple (days|weeks|months)\b/g, 'a couple of $1'],
  [/\b(do not|never) let me(?= [a-z])/g, '$1'],
  [/\bi will (?:let you know|keep you posted|report back)\b/g, ''],
  [/\b(?:up )?(?:to|until|till) and including\b/g, 'until'],
  [
    /\bhave (?:not (?:the|any|a)|no) (?:possibility|possibilities|chance|opportunity|way)(?: (?:to|for|of))?\b/g,
    'can not',
  ],
  // "no strength today, yes to the swim"
  [/[ ,;]*\b(?:but )?yes to (?<=\bno\b.*)(?=the |my |[a-z]+ing\b)/g, ' . keep '],
  [/\b(?:do not|can not) (?:think|believe|imagine) (?:that )?(i (?:can|will|could))\b/g, '$1 not'],
  [/(?:(?<=^|\s)- ?|\b(?:-|minus ?))(\d+) ?(?:%|percent\b)/g, '$1 percent less'],
  [/(?<=^|\s)\+ ?(\d+) ?(?:%|percent\b)/g, '$1 percent more'],
  [/(?<=^|\s)\+ ?(\d+) ?(min(?:utes?|s)?)\b/g, '$1 minutes more'],
  [/(?<=^|\s)-(\d+) ?(min(?:utes?|s)?)\b/g, '$1 minutes less'],
  // one of a day, and what is not: "just the run no swim", "no intervals, just the swim"
  [
    /\b(?:just|only) (?=((?:the |my )?(?:easy |long )?(?:run|ride|swim|bike|strength|gym|brick)(?: please)?) ?,? no (?:run|ride|swim|bike|strength|gym|brick|intervals)\b)\1 ?,?/g,
    'keep $1 , ',
  ],
  [
    /(?<=\bno (?:the )?(?:run|ride|swim|bike|strength|gym|brick|intervals)) ?,? (?:just|only) (?=(?:the |my )?(?:easy |long )?(?:run|ride|swim|bike|strength|gym|brick)\b)/g,
    ' , keep ',
  ],
  // a denied "more" is a most
  [
    /\b(?:can not|do not want to|will not) (train|run|ride|swim|go|exercise|do) (?:for )?(?:longer|more) than\b/g,
    'can only $1 at most',
  ],
  // a verb with nothing to it
  [
    /\b(skip|cancel|drop|move|change|remove|touch|delete|shorten|swap) (?:nothing|none|no (?:workouts?|sessions?|training))\b/g,
    'do not $1 anything',
  ],
  [
    /\b(tak(?:e|ing)) ((?:(?:the|my|that|this|today's|tomorrow's|a|long|easy|hard) )+[a-z]+) (away|out)\b(?! of\b)/g,
    '$1 $3 $2',
  ],
  // the amount that is denied is not the one that is wanted
  [new RegExp(`\\b(${ROUND}),? (?:and )?not ${ROUND} ?(min(?:utes?|s)?|hours?|h|km|k)\\b`, 'g'), '$1 $2'],
  [
    /\b(?:something|anything) (?:but keep|else than|different (?:than|from|to)) (?=(?:the |a |my )?(?:run|bike|cycl|rid|swim|strength|gym))/g,
    'replace ',
  ],
  // two requests in one breath
  [
    /(?<=\b[a-z]{2,} )(?<!\b(?:if|so|and|or|but|that|when|how|where|what|why|which|pace|far|fast|time|before|until) )(can|could) we (?=(?:go|do|make|move|skip|swap|take|cut|keep)\b)/g,
    '. $1 we ',
  ],
  [/\bw\/e\b/g, 'weekend'],
  [/\bw\/(?=\s)/g, 'with'],
];
