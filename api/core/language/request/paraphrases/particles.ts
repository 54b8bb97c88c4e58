import { AT_START, DAY, NEW, OWN, type Rewriting, rewritings, TYPED_DAY, WHEN } from './slots.ts';

/** A workout with its day, or a day alone. */
const IT = `(?:${OWN}(?: ${WHEN})?|(?:${TYPED_DAY})(?:'?s)?(?: (?:workouts?|sessions?|training))?)`;
const MINUTES = '(?:\\d{2,3}|(?:an|one|two|half an) hours?|\\d(?:[.]\\d)? ?h(?:ours?|rs?)?)';

/** Verbs that are torn apart around what they are about, and days that are given or kept; what is said in one word reads the same. */
export const PARTICLES: readonly Rewriting[] = rewritings([
  // "cross the swim off", "write Thursday's ride off", "kick the run out"
  [
    `\\b(?:cross|call|write|kick|throw|rule|strike|knock|sack|bin|blow|scratch|wipe|chuck|cut) (${IT}) (?:off|out)\\b(?! of (?:bed|the (?:park|box)))(?: (?:my|the) (?:list|plan|schedule|calendar|week))?(?: for(?= (?:${DAY})))?`,
    'skip $1',
  ],
  [`\\bgive (${IT}) the (?:boot|chop|push|heave ho|elbow|flick)\\b`, 'skip $1'],
  [`${AT_START}(?:no|nope|nah|no thanks|no thank you) to (?=(?:the|my) |(?:${TYPED_DAY})'?s?\\b)`, 'skip '],
  [
    `\\b(?:remove|skip|drop|cut|lose|cancel|miss) one of (?:the |my )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)'?s? (?:two |2 )?(?:sessions|workouts)`,
    'can not do two workouts on $1',
  ],
  // a day that is to be free
  [
    '\\b(?:take|keep|leave|have|block|clear|free)(?: up)? (?:those|these)(?: (?:two|three|four|five|\\d))? days (?:out|off|free|clear)\\b',
    'keep those days free',
  ],
  [
    '(?<=\\b(?:to|in|off|away|visiting|leaving|flying|going)\\b[^.]{0,30} )(?:on )?(the \\d{1,2}(?:st|nd|rd|th)|thursday|friday) (?:for|over) the (?:whole )?weekend\\b',
    'from $1 to sunday',
  ],
  [
    `\\b(?:free|clear|block|open)(?:ing)? (?:up|out|off) (?=(?:the |this coming |this |next )?(?:${TYPED_DAY}|weekend|\\d))`,
    'keep free ',
  ],
  [
    `\\b(?:leave|keep|hold|give|allow) me ((?:on )?(?:this |next )?(?:${TYPED_DAY}|weekend|the \\d{1,2}(?:st|nd|rd|th)?)) (?:for (?:the |my |our )?(?:family|kids|children|wife|husband|friends|parents|garden|house|church|myself)|to myself)\\b`,
    'keep $1 free',
  ],
  [
    `\\b(?:leave|keep|hold) ((?:the )?(?:${TYPED_DAY}|\\d{1,2}(?:st|nd|rd|th)|weekend)) (?:open|blank|empty|clear) (?:for (?:me|us)\\b)?`,
    'keep $1 free ',
  ],
  [`\\b(?:have|need) to give up (?=(?:on )?(?:${TYPED_DAY}))`, 'need to keep free '],
  [`${AT_START}out (?:all (?:of )?(?:day )?|the whole (?:day )?)?(?=(?:on )?(?:${TYPED_DAY})\\b)`, 'can not train '],
  [`\\b(${TYPED_DAY}) (?:i am|i will be|we are) out(?= ?(?:[,.!]|$|all day))(?: all day)?`, '$1 is impossible'],
  // where it is better
  [
    `((?:the |my )?${OWN}(?: (?:on )?(?:${TYPED_DAY}))?) ?,? (?:would be |is |works |fits |goes )?(?:better|best)(?: off)? on (?=${TYPED_DAY})`,
    'move $1 to ',
  ],
  [
    `${AT_START}(?:can|could|may|might) ((?:the |my )?${OWN}(?: (?:on )?(?:${TYPED_DAY}))?) (?:come|go|be|happen) (?=(?:a|one|two|\\d) days? (?:earlier|later|sooner))`,
    'move $1 ',
  ],
  // changed for one another
  [
    `\\b(?:do |put |have )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s? (?:workouts? |sessions? |training |stuff )?on ((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: ,|,)? and (?:\\2'?s? (?:workouts? |sessions? |training |stuff )?on \\1|vice versa|the other way (?:round|around|about))`,
    'swap $1 and $2',
  ],
  [`\\bmake (${TYPED_DAY}) (?:the|a|my) (${NEW}) and (${TYPED_DAY}) (?:the|a|my) (${NEW})\\b`, '$2 on $1 and $4 on $3'],
  // as long as that, and no longer
  [`\\b(${MINUTES})(?: minutes?| mins?)? and (?:no|not a minute|not any|nothing) (?:more|longer)\\b`, 'at most $1'],
  [
    `\\b${MINUTES} ((?:on )?(?:${TYPED_DAY})) (?:is|are|would be) (?:a bit |a little |way |far |simply )?too (?:much|long)(?: for me)? ?,? (?:but |so |make it )?(\\d(?:[.]\\d)?)(?: ?h(?:ours?|rs?)?)?(?: (?:would|will|is|are|be|do|ok|okay|fine|better|works?|good|instead|possible|enough|please))+`,
    '$1 $2 hours',
  ],
  [
    `(?<=\\b(?:cap|limit|keep|stop|end|cut|hold|shorten|trim) ${OWN} )(?:it )?(?:at|to|off at) (\\d{2,3})(?= ?(?:[,.!]|$|please|max))`,
    'to $1 minutes',
  ],
  // for every week
  [
    '\\b(?:you (?:may|can|could)(?: now| again)? (?:plan|use|have|schedule)|i can (?:now |again )?(?:use|do|offer|train(?: on)?)|feel free to (?:use|plan)) ((?:mon|tues|wednes|thurs|fri|satur|sun)days)(?: (?:again|now|from now on|as well|too))*(?= ?(?:[,.!]|$))',
    '$1 are free again',
  ],
  [
    '\\b((?:mon|tues|wednes|thurs|fri|satur|sun)days) (?:yes|ok|okay|fine) ?,? (?:but |and )?((?:mon|tues|wednes|thurs|fri|satur|sun)days) (?:no|never|not)\\b',
    '$1 are free again . no training on $2 from now on',
  ],
  [
    '\\b(?:lift|take|move|push|bring|lower|raise|cut|put|set|up|drop) (?:my |the )?(?:weekly )?hours (?:up |down |back )?(?:at|to) (\\d+(?:[.]\\d)?)(?: ?(?:hours?|hrs?|h))?(?: (?:a|per|each) week)?(?: (?:permanently|for good))?',
    'weekly hours to $1 hours',
  ],
]);
