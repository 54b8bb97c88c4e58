import type { CoachAnswer } from '../../../messages/coachAnswers.ts';

/** What is asked, by its words, and what is answered; the first that fits counts. */
export type Topic = readonly [asks: RegExp, answer: CoachAnswer];

const ILL =
  '(?:flu|covid|corona|ill(?:ness)?|sick(?:ness)?|(?:a |the |my )?colds?|fever|virus|bug|bronchitis|pneumonia|infection|angina|tonsillitis)';
const HURT =
  '(?:hurts?|hurting|pains?|painful|sore|aches?|aching|niggles?|swollen|swelling|stiff|tight|tightness|twinges?|clicks?|pops?|numb|tingl\\w+|inflamed|injur(?:y|ed|ies)|strain(?:ed)?|sprain(?:ed)?|twisted|pulled)';
const BODY =
  '(?:knees?|cal(?:f|ves)|ankles?|achilles|hamstrings?|shoulders?|backs?|shins?|hips?|foot|feet|groin|quads?|heels?|toes?|neck|wrists?|elbows?|ribs?|glutes?|itb?s?|it band|plantar|tendons?|arch|thighs?|joints?|arms?|legs?|muscles?)';

/** How a body is, and what is good for it. */
export const HEALTH_TOPICS: readonly Topic[] = [
  [
    /\bheart (?:condition|disease|problems?|murmur|attack|surgery|failure|defect)\b|\b(?:arrhythmia|afib|stents?|pacemaker|high blood pressure|hypertension|asthma|diabet\w+|epilep\w+)\b/,
    'condition',
  ],
  [
    /\b(?:too|how|so|very|really|when it is|in the) (?:cold|hot|warm)\b(?!.*\b(?:sick|ill)\b)|\bin (?:this|the) heat\b|\b(?:what|which|at|below|above|minus) (?:\w+ )?(?:temperatures?|\d+ degrees)\b/,
    'temperature',
  ],
  [
    /\bears?\b.*\b(?:infections?|aches?|hurts?|pains?|blocked|drops|inflamed)\b|\b(?:infect\w+|inflamed|blocked) ears?\b|\bearaches?\b|\bswimmer 's ear\b|\botitis\b/,
    'earInfection',
  ],
  [
    /\b(?:stitches|open wound|wounds?|deep cut|fresh scar|(?:new |fresh )?tattoos?|piercings?|grazes?|road rash)\b/,
    'wound',
  ],
  [/\bblisters?\b/, 'blister'],
  [/\b(?:tooth(?:aches?)?|wisdom (?:tooth|teeth)|dentist|root canal)\b/, 'tooth'],
  [
    /\b(?:paracetamol|ibuprofen|aspirin|pain ?killers?|pain ?relief|pain meds|voltaren|diclofenac|nsaids?|naproxen|tylenol|advil|acetaminophen|cortisone)\b/,
    'painkillers',
  ],
  [/\b(?:vaccin\w+|jabs?|booster|(?:flu|covid|tetanus) shots?)\b/, 'vaccination'],
  [/\b(?:give|giving|gave|given|donat\w+)\b.*\bblood\b|\bblood donation\b/, 'blood'],
  [
    /\b(?:fever\w*|temperature of 3[89]|3[89](?:[.,]\d)? (?:degrees|celsius)|1(?:0[0-4])(?:[.,]\d)? (?:degrees|fahrenheit))\b(?!.*\b(?:after|since|gone|again|how (?:soon|long))\b)/,
    'fever',
  ],
  [
    new RegExp(
      `\\b(?:how (?:soon|long|many days)|when|what|how)\\b.*\\b(?:after|since|from|following|post) (?:having |being |a bout of |an? |the |my )*${ILL}\\b|\\b(?:after|since|from|following) (?:having |being |a bout of |an? |the |my )*${ILL}\\b.*\\b(?:how (?:soon|long)|when|can|should|may|ok|okay|safe|start|again|too soon)\\b|\\b(?:race|train|run|ride|swim|start|back)\\w*\\b.* after (?:having |being |an? |the |my )*${ILL}\\b|\\b(?:return|get back|come back|getting back)\\b.*\\b${ILL}\\b`,
    ),
    'backAfterIllness',
  ],
  [
    /\bif i (?:ever )?(?:get|got|am|was|were|become|break|broke|tear|tore|twist|twisted|pull|pulled|hurt)\b.*\b(?:injur\w+|hurt|break|broke|tear|tore|twist\w*|pull\w*|leg|ankle|arm|knee|foot)\b/,
    'whenInjured',
  ],
  [
    new RegExp(
      `\\b(?:prevent\\w*|avoid\\w*|stops?|keep|protect\\w*|get rid of|so that)\\b.*\\b(?:injur\\w+|shin splints|stress fractures?|runner 's knee|coming back|come back|comes back|returning|happening again|another one|again|${BODY})\\b|\\b(?:shin splints|injur\\w+|stress fractures?|${BODY})\\b.*\\b(?:prevent\\w*|avoid\\w*|(?:come|comes|coming) back|return\\w*|happening again)\\b`,
    ),
    'prevent',
  ],
  [/\bcramp\w*\b(?!.*\bperiod\b)/, 'cramps'],
  [/\b(?:side )?stitch\b|\bstitches when\b/, 'sideStitch'],
  [
    /\b(?:stomach|tummy|guts?|toilet|bowels?|diarrh\w+|heartburn|nausea|nauseous)\b.*\b(?:run|running|ride|riding|train\w*|race|racing|gels?|intervals|long)\b/,
    'gut',
  ],
  [
    /\b(?:heart rate|pulse|heartbeat|heart)\b.*\b(?:higher|high|up|elevated|raised|lower|low|spik\w+|jump\w*|drift\w*)\b(?!.*\b(?:zone \d|watts)\b)|\b(?:high|higher|elevated|raised|low|lower) (?:resting )?(?:heart rate|pulse)\b|\bbeats (?:higher|more|above|up)\b/,
    'highPulse',
  ],
  [/\b(?:night ?shifts?|nightshifts?|on call)\b/, 'nightShift'],
  [
    /\b(?:how (?:many|much)|hours of|enough)\b.*\bsleep\b|\bsleep\b.*\b(?:how (?:many|much)|enough)\b|\bnaps?\b/,
    'sleepHours',
  ],
  [/\b(?:sleep\w*|slept|insomnia|awake|restless nights?)\b/, 'sleep'],
  [
    /\b(?:medications?|medicines?|meds|inhaler|antihistamines?|beta ?blockers?|statins?|antidepressants?)\b/,
    'medication',
  ],
  [/\b(?:beers?|wine|alcohol|drinks? with|drunk|hang ?over|hungover|champagne|cocktails?|pints?)\b/, 'alcohol'],
  [
    /\b(?:massages?|foam roll\w*|roller|sauna|ice baths?|cold (?:baths?|showers?|plunge)|compression|hot tub|massage gun|epsom)\b/,
    'care',
  ],
  [
    /\bweight\b.*\b(?:lose|loss|drop|cut)\b|\b(?:lose|losing|lost|drop|cut)\b.*\b(?:weight|kg|kilos?|kilograms|pounds|lbs|fat)\b|\b(?:my weight|body ?weight|overweight|diet|dieting|calorie intake|count\w* calories|race weight|weight loss)\b(?!.*\b(?:strength|squats?|exercises?)\b)/,
    'weight',
  ],
  [/\b(?:too old|at my age|older athletes?|(?:over|past|at) (?:fifty|sixty|seventy|50|60|70))\b/, 'age'],
  [/\b(?:nervous\w*|nerves|anxious|anxiety|scared|afraid|panic\w*|terrified)\b/, 'nerves'],
  [/\b(?:motivat\w+|can not be bothered|lazy|no desire|bored of)\b/, 'motivation'],
  [
    /\b(?:normal|ok|okay|usual|common|why|bad|worry|worried|supposed)\b.*\b(?:tired|heavy|exhausted|wiped|knackered|drained|fatigued)\b|\b(?:tired|heavy|exhausted|wiped|knackered|drained|fatigued)\b.*\b(?:normal|usual|common|bad sign|worry|worried|supposed)\b/,
    'beingTired',
  ],
  [
    /\b(?:legs|muscles?|quads|hamstrings|calves|glutes|arms)\b.*\b(?:sore(?!\w)|aching|heavy|doms)\b|\bsore (?:legs|muscles?|quads|hamstrings|calves|glutes|arms)\b/,
    'sore',
  ],
  [
    /\bwith (?:tired|heavy|dead|empty) legs\b|\bif i (?:am|feel) (?:still |too |so |very |really )*(?:tired|exhausted|knackered|wrecked|fatigued)\b/,
    'ifTired',
  ],
  [
    new RegExp(
      `\\b${BODY}\\b.*\\b${HURT}\\b|\\b${HURT}\\b.*\\b${BODY}\\b|\\b(?:train|run|ride|swim|race|go)\\w* (?:through|with|on) (?:the |some |a )?(?:pain|injury|niggle)\\b`,
    ),
    'pain',
  ],
];
