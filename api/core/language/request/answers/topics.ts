import type { CoachAnswer } from '../../../messages/coachAnswers.ts';
import type { Topic } from './healthTopics.ts';

const MEANS = '(?:what (?:is|are|does|do)|what (?:a|an)|explain|meaning of|define) (?:a |an |the |this )?';
const HOW = '(?:how|where|can|could|do|does|is there|which page|what page|help me|way to|possible)';
const how = (what: string): RegExp => new RegExp(`\\b${HOW}\\b.*\\b(?:${what})\\b`);
const DEVICES =
  'garmin|strava|wahoo|polar|coros|suunto|apple watch|apple health|watch|zwift|fitbit|intervals\\.icu|training ?peaks|devices?|bike computer|head unit|edge|forerunner';

/** How something is done with the app. */
const OF_PRODUCT: readonly Topic[] = [
  [
    /^(?:how|where|can|could|is there)\b.*\b(?:undo|revert|take (?:it|that|this) back|go back to|restore)\b|\bundo\b.*\?*$/,
    'undo',
  ],
  [
    /\b(?:export|download|get|copy of|delete|erase|remove|close)\b.*\b(?:my (?:data|account|information)|everything you know)\b/,
    'export',
  ],
  [
    /\b(?:who|can anyone|can anybody|can others|can my (?:coach|boss|friends?|wife|husband)|does anyone)\b.*\b(?:sees?|reads?|access|look at|know)\b.*\b(?:data|training|plan|workouts?|messages?|this|me|account|notes?)\b|\b(?:privacy|private|gdpr|confidential|data (?:safe|secure|protection|sold|shared)|(?:sell|share|store|do with) my data)\b/,
    'privacy',
  ],
  [
    new RegExp(
      `\\b(?:connect\\w*|link\\w*|sync\\w*|pair\\w*|hook up|integrat\\w+|upload\\w*|import\\w*|send|see|support|work with|transfer|get|put)\\b.*\\b(?:${DEVICES})\\b|\\b(?:${DEVICES})\\b.*\\b(?:connect\\w*|link\\w*|sync\\w*|pair\\w*|integrat\\w+|data|upload\\w*|import\\w*|account|work with)\\b|\\b${HOW}\\b.*\\bupload\\b`,
    ),
    'devices',
  ],
  [
    how(
      '(?:change|set|edit|enter|adjust|update|find|see)\\b.*\\b(?:hours|unavailable days?|available days?|availability|training days|long days?|days i can train|max(?:imum)? (?:minutes|time)|preferences)',
    ),
    'hours',
  ],
  [how('(?:block|blocked|mark off|enter|add)\\b.*\\b(?:holiday|vacation|trips?|days off|dates)'), 'blocked'],
  [how('(?:enter|add|tell|log|report|record|put in|note)\\b.*\\b(?:injur\\w+|niggle|pain)'), 'injury'],
  [how('(?:enter|tell|log|report|record|put in|note)\\b.*\\b(?:ill(?:ness)?|sick(?:ness)?|a cold)'), 'illness'],
  [
    how('(?:add|enter|change|edit|delete|put in|create|set|move)\\b.*\\b(?:races?|goal(?: time)?|target time|event)'),
    'races',
  ],
  [
    how(
      '(?:mark|log|record|tick|complete|enter|report|rate|give feedback)\\b.*\\b(?:workouts?|sessions?|runs?|rides?|swims?|done|completed?|feedback|training)',
    ),
    'done',
  ],
  [
    /\b(?:miles|kilometres|kilometers|imperial|metric|units|yards|pool length)\b.*\b(?:show|switch|change|instead|set|use)\b|\b(?:show|switch|change|set|use)\b.*\b(?:miles|imperial|metric|units|yards|pool length)\b/,
    'units',
  ],
  [/\b(?:notifications?|notices|reminders?|e ?mails?|push|weekly summary)\b/, 'notices'],
  [
    /\b(?:google|apple|outlook|my|in(?:to)? (?:a|the|my)) calendar\b|\bcalendar (?:feed|app|sync\w*)\b|\bical\b/,
    'calendar',
  ],
  [how('(?:invite|add|find|get|connect|change|leave|end)\\b.*\\b(?:(?:my |a |another |the )coach|athletes?)'), 'coach'],
  [/\b(?:passwords?|log ?in|sign ?in|log out|sign out)\b/, 'password'],
  [/\b(?:dark (?:mode|theme)|light mode|appearance|theme)\b/, 'look'],
  [/\btime ?zones?\b/, 'zone'],
  [how('(?:download|export|print)\\b.*\\b(?:workouts?|sessions?|plan|week|schedule|file|fit|zwo)'), 'download'],
  [
    how(
      '(?:enter|change|set|edit|update|put in|correct)\\b.*\\b(?:ftp|thresholds?|zones?|css|lthr|max heart rate|heart rate|paces?)',
    ),
    'thresholds',
  ],
  [
    how(
      '(?:change|set|edit|update|enter|correct)\\b.*\\b(?:my (?:age|name|weight|gender|profile|birthday|details)|profile)',
    ),
    'personal',
  ],
  [
    how(
      '(?:see|find|look at|view)\\b.*\\b(?:my )?(?:what i did|last (?:month|year)|past weeks|earlier weeks|progress|statistics|stats|activities|recordings|history of training|fitness)',
    ),
    'progress',
  ],
  [
    /\b(?:who (?:decides|made|makes|writes|wrote|creates)|what (?:do|does) (?:you|it|the plan) (?:base|know)|(?:plan|schedule|this|it|training|workouts?) (?:is |are |was )?based on|how (?:is|was|do you make|did you make|are) (?:the |my |this )?(?:plan|schedule|workouts?)(?: made| built| created)?$|how do you (?:know|decide|work out|calculate|determine|pick|choose|come up)\b(?!.*\bzones?\b)|how (?:does|do) (?:the plan|this plan|you plan|it) (?:work|decide))\b/,
    'basis',
  ],
  [/\b(?:will|do|does|can|would)\b.*\b(?:replan|re plan|adapt|adjust|recalculate|react|follow)\b/, 'adapts'],
  [
    /\b(?:speak|understand|read|write in|in) (?:german|french|spanish|italian|dutch|polish|portuguese|other languages?|my language)\b/,
    'language',
  ],
];

/** What is eaten, worn, carried and done beside the plan. */
const OF_LIFE: readonly Topic[] = [
  [/\bcalories?\b|\bkcal\b/, 'calories'],
  [
    /\b(?:ate|eaten|full stomach|(?:huge|big|heavy) (?:lunch|dinner|meal|breakfast)|just had (?:lunch|dinner|breakfast))\b.*\b(?:can|should|ok|okay|still|swim|run|ride|train|how long)\b/,
    'eatBefore',
  ],
  [
    /\b(?:race|racing|marathon|event)\b.*\b(?:breakfast|meal|dinner|eat|food)\b(?!.*\bduring\b)|\b(?:breakfast|meal|dinner|eat|food)\b.*\b(?:race|marathon|event)\b(?!.*\bduring\b)/,
    'raceBreakfast',
  ],
  [
    /\b(?:empty stomach|fasted|fasting|nothing eaten|not eaten|without (?:eating|food|(?:any )?breakfast)|before breakfast|unfed|no breakfast|skip breakfast)\b/,
    'fasted',
  ],
  [/\b(?:salt|sodium|electrolytes?|salt ?tabs?)\b/, 'salt'],
  [
    /\b(?:eat|drink|food|meal|snack|shake|protein|refuel)\b.*\b(?:after|afterwards|post)\b|\b(?:after|post)\b.*\b(?:eat|food|meal|snack|shake|protein|refuel)\b|\brecovery (?:shake|drink|meal)\b/,
    'eatAfter',
  ],
  [/\b(?:coffee|caffeine|espresso|energy drinks?|red bull)\b/, 'coffee'],
  [/\b(?:supplements?|creatine|magnesium|iron|vitamins?|beetroot|bicarbonate|omega|protein powder)\b/, 'supplements'],
  [
    /\b(?:vegan|vegetarian|keto|low carb|what (?:to|should i|do i) (?:cook|eat) (?:today|tonight|tomorrow|for (?:dinner|lunch)))\b/,
    'menu',
  ],
  [/\b(?:shoes?|trainers to (?:buy|wear)|sneakers|spikes|carbon (?:plates?|plated)|super shoes)\b/, 'shoes'],
  [/\b(?:ty?i?res?|tubeless|psi|bar of pressure)\b/, 'tyres'],
  [/\b(?:wetsuits?|neoprene)\b/, 'wetsuit'],
  [/\b(?:wear|clothes|clothing|gloves|jacket|shorts|dress)\b(?!.*\b(?:watch|strap)\b)/, 'clothes'],
  [/\b(?:chest straps?|power ?meters?|heart rate (?:monitor|strap|belt)|need a watch|smart ?watch)\b/, 'gadgets'],
  [/\b(?:music|headphones?|podcasts?|audiobooks?|ear ?buds)\b/, 'music'],
];

/** How one trains, whatever stands in the plan. */
const OF_TRAINING: readonly Topic[] = [
  [
    /\b(?:how long|how much|time|hours|gap|rest|break|pause) between (?:the |my |two |both )?(?:swim|run|ride|strength|workouts|sessions|two)\b/,
    'order',
  ],
  [/\bwhat (?:can|could|should) i do instead\b/, 'crossTraining'],
  [
    /\b(?:if|when) (?:i|we) (?:go|am|are) (?:on|away|abroad)\b.*\b(?:holiday|vacation|trip|away|travel\w*|abroad)?/,
    'blocked',
  ],
  [
    /\bhow heavy\b|\b(?:what|which|how much|how many) (?:weights?|kg|kilos)\b.*\b(?:use|lift|take|squat|strength)\b|\bhow much (?:should|do) i lift\b/,
    'weights',
  ],
  [
    /\b(?:strength|gym|weights|lifting)\b.*\b(?:at home|equipment|dumb ?bells?|without a gym|bands?|body ?weight)\b|\b(?:equipment|dumb ?bells?|need a gym|at home)\b.*\b(?:strength|weights|lifting)\b/,
    'strengthAtHome',
  ],
  [
    /\bwhy\b.*\b(?:slow|slower|not (?:get(?:ting)? )?(?:any )?faster)\b|\bplateau\w*\b|\bam i (?:just )?(?:too )?slow\b/,
    'slow',
  ],
  [/\b(?:bonk\w*|hit the wall|run out of (?:energy|fuel)|hunger knock)\b/, 'bonk'],
  [
    /\b(?:punctures?|flat tyre|mechanicals?|(?:watch|battery|garmin) (?:dies|fails|runs out)|goggles|broken chain|fogging)\b/,
    'trouble',
  ],
  [new RegExp(`${MEANS}sweet ?spots?\\b`), 'sweetSpot'],
  [new RegExp(`${MEANS}fartleks?\\b`), 'fartlek'],
  [new RegExp(`(?:${MEANS}|\\b(?:have|need) to do |why )(?:the |my |these )?strides\\b`), 'strides'],
  [new RegExp(`${MEANS}(?:an)?aerobic\\b`), 'aerobic'],
  [new RegExp(`${MEANS}recovery (?:run|ride|swim|workout)s?\\b`), 'recoveryWorkout'],
  [new RegExp(`${MEANS}progression\\b`), 'progression'],
  [new RegExp(`${MEANS}(?:deload|step back|recovery|lighter|easy|rest) weeks?(?: for)?$`), 'deload'],
  [new RegExp(`${MEANS}polari[sz]ed\\b`), 'polarized'],
  [/\b(?:pool|gym|track)\b.*\b(?:closed|shut|full|closes|not open)\b/, 'closed'],
  [
    /\b(?:which|what|swim|strength|run|ride|gym|weights)\b.*\bfirst\b|\b(?:strength|swim|run|ride|bike|gym|weights|lifting)\b.*\b(?:before|after) (?:the |my |a )?(?:easy |long |hard )?(?:strength|swim|run|ride|bike|gym|weights|lifting|intervals)\b|\bsame day\b.*\b(?:order|strength)\b/,
    'order',
  ],
  [
    /\bwith (?:my |a |the |some )?(?:dog|buggy|stroller|pram|kids?|friends?|wife|husband|partner|group|club|girlfriend|boyfriend|son|daughter)\b/,
    'alongside',
  ],
  [
    /\b(?:did|have|has) (?:you|anything|something|anyone|someone)\b.*\b(?:move|change|remove|swap|edit|add|shorten)(?:d|ped|ed)?\b/,
    'changed',
  ],
  [/\bhow (?:do|can|could|should) i (?:improve|work on|build|increase|raise)\b/, 'faster'],
  [/\beasy enough\b|\btoo (?:fast|hard) (?:on|for|in) (?:my |an? )?easy\b|\bknow (?:if|when|that) .*\beasy\b/, 'easy'],
  [
    /\b(?:suppose|what (?:happens )?if|if) i (?:just |really )?(?:can not|could not|do not|have to miss|am not able)\b(?!.*\b(?:move|swap|finish|keep up|hold)\b)/,
    'missed',
  ],
  [
    /\b(?:could not|did not|miss\w*|skip\w*)\b.*\b(?:do|should|can|shall|must|may) i\b.*\b(?:do it|make|today|tomorrow|now|instead|later|both)\b/,
    'makeUp',
  ],
  [/\b(?:calculat\w+|comput\w+|measur\w+|reckon\w*|count)\b.*\b(?:load|tss|fitness|form|fatigue)\b/, 'loadWords'],
  [
    /\bhow (?:slow|fast|hard|easy) (?:is|should|does) (?:an? |the )?(?:be )?easy(?: \w+)?(?: be| feel)?$|\bwhat (?:feels|counts as|is meant by) easy\b/,
    'easy',
  ],
  [/\bwhat is new\b/, 'changed'],
  [/\b(?:options|alternatives|choices|possibilities)\b/, 'skill'],
  [/\b(?:rpe|perceived exertion|perceived effort|borg)\b/, 'rpe'],
  [/\b(?:max|maximum|maximal) (?:heart rate|hr|pulse)\b|\b220 minus\b/, 'maxHeartRate'],
  [/\b(?:cadence|steps per minute|spm|rpm|stride rate)\b/, 'cadence'],
  [/\bhill(?:s|y)?\b|\b(?:climbs?|climbing|uphill|mountains?|elevation)\b/, 'hills'],
  [
    /\b(?:walk breaks?|walking breaks?|run walk|may i walk|can i walk|ok to walk|allowed to walk|walk parts?)\b/,
    'walkBreaks',
  ],
  [/\b(?:yoga|pilates|stretch(?:ing|es)?|mobility)\b/, 'stretching'],
  [
    /\bwhat\b.*\b(?:on|during) (?:a |my |the )?(?:rest|recovery|free) days?\b|\b(?:on|during) (?:a |my |the )?(?:rest|free) days?\b.*\bwhat\b|\b(?:walk|hike|move|active|easy spin|housework|garden\w*)\b.*\b(?:on|during) (?:a |my |the )?(?:rest|free|off) days?\b/,
    'restDay',
  ],
  [
    /\b(?:spin(?:ning)? class|elliptical|cross ?trainer|rowing|rower|aqua ?jog\w*|stepper|stairs|crossfit|hiit|zumba|class)\b.*\b(?:same|instead|swap\w*|replac\w+|count|ok|okay|good|as good|enough)\b|\b(?:swap\w*|replac\w+|same|instead|count\w*|substitut\w+)\b.*\b(?:spin(?:ning)? class|elliptical|cross ?trainer|rowing|rower|aqua ?jog\w*|stepper|crossfit|hiit|zumba|class)\b|\bcross ?training\b/,
    'crossTraining',
  ],
  [
    /\b(?:football|soccer|tennis|basketball|squash|skiing|ski|skate|skating|climbing|golf|padel|badminton|volleyball|hockey|rugby|dance|dancing|hike|hiking)\b/,
    'otherSport',
  ],
  [
    /\b(?:two|2|both)\b.*\b(?:in place of|instead of|replace|rather than|for)\b.*\b(?:the|a|one|my) long\b|\b(?:split|halve|divide|break up)\b.*\blong\b|\blong\b.*\b(?:in two|in halves|split|into two)\b/,
    'splitLong',
  ],
  [
    /\b(?:make up|making up|catch up|catching up|made up)\b.*\b(?:for|miss\w*|skip\w*|workouts?|sessions?|runs?|rides?|swims?)\b/,
    'makeUp',
  ],
  [
    /\b(?:drop|skip\w*|without|cut out|leave out|leaving out|need\w*|important|necessary|optional|point|help\w*|why|worth|benefits?|good for|matter)\b.*\b(?:strength|gym|weights|lifting)\b|\b(?:strength|gym|weights|lifting)\b.*\b(?:need\w*|necessary|optional|important|point|help\w*|worth|matter|bulky|heavier|make me|for runners?)\b/,
    'strength',
  ],
  [
    /\b(?:come|comes|coming|join|joins|along|ride|run|train)\b.*\b(?:with me|with a friend|newbie|beginner)\b|\b(?:come|comes|coming) along\b|\bjoin me\b/,
    'alongside',
  ],
  [/\b(?:open water|in the (?:lake|sea|ocean|river)|lake swim\w*|sea swim\w*)\b/, 'openWater'],
  [
    /\b(?:pace|pacing|start)\b.*\b(?:strategy|too fast|too hard|evenly|negative splits?|first (?:half|km|mile))\b|\b(?:negative splits?|how (?:fast|hard|easy) (?:should|do|can|must) i (?:start|go out|begin)|how (?:should|do) i (?:pace|start|run|race) (?:the |my )?(?:race|marathon|half))\b/,
    'pacing',
  ],
  [/\b(?:what|how)\b.*\b(?:pack|bring|transitions?|race morning|race kit|t1|t2|number|bib|arrive)\b/, 'raceDay'],
  [
    /\b(?:before|pre)\b (?:the |my |a )?(?:big )?(?:race|marathon|half|event)\b.*\b(?:rest|train|do|easy|smart\w*|better|sensible|run|taper)\b|\b(?:rest|train|taper|easier|lighter)\b.*\b(?:before|ahead of|pre) (?:the |my |a )?(?:big )?(?:race|marathon|half|event)\b/,
    'lastDays',
  ],
  [/\b(?:after|once) (?:the |my |a )?(?:\w+ )?(?:race|marathon|half|event)\b(?!.*\b(?:last|yesterday)\b)/, 'afterRace'],
  [
    /\b(?:should|would|could|can|may|is it|shall|bad|ok|okay|smart|wise)\b.*\b(?:swap\w*|switch\w*|exchange|trade|flip)\b/,
    'swap',
  ],
  [
    /\b(?:add|do|extra|more|another)\b.*\b(?:extra|more|another|on top|additional)\b.*\b(?:runs?|rides?|swims?|workouts?|sessions?|km|miles|training|intervals)\b/,
    'extra',
  ],
  [
    /\b(?:technique|form when|running form|swim form|breath(?:e|ing)|posture|stroke|foot ?strike|kick better)\b(?!.*\b(?:swim on|when is|which day)\b)/,
    'technique',
  ],
  [/\b(?:does|do|will|would|can|is|should)\b.*\bcounts?\b/, 'beside'],
];

const answerOf = (topics: readonly Topic[], question: string): CoachAnswer | null =>
  topics.find(([asks]) => asks.test(question))?.[1] ?? null;

/** What is asked of the app, and not of training. */
export const productAnswer = (question: string): CoachAnswer | null => answerOf(OF_PRODUCT, question);
/** What a careful coach answers in general. */
export const adviceAnswer = (question: string): CoachAnswer | null => answerOf([...OF_LIFE, ...OF_TRAINING], question);
