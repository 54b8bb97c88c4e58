import { DAY, ONE, SPORT, TIME, TYPED_DAY, type Rewriting, rewritings } from './slots.ts';

/** How long, and how hard. */
export const LENGTHS_AND_EFFORTS: readonly Rewriting[] = rewritings([
  // shorter
  [
    `\\b(?:(?:my )?(?:wife|husband|partner|boss|girlfriend|boyfriend|family) (?:says|said)(?: that)? )?i (?:get|have got|got) (?=(?:an|one|half an|\\d+(?:[.]\\d+)?) ?(?:hours?|h|hrs?|min\\w*)\\b(?! (?:of sleep|sleep|late|behind))(?!.*\\bwith (?:my|the|our)\\b))`,
    'i only have ',
  ],
  [
    `(?<=^|[,.;!] ?|\\b(?:so|and|but|because|as) )(?:i )?(?:have|have got|got|will have) (?=(?:(?:about|around|up to) )?\\d+(?:[.]\\d+)? ?(?:h|hrs?|hours?|min\\w*) (?:on (?:${DAY})|(?:${TYPED_DAY})|for the (?:run|ride|swim|bike))\\b)`,
    'can do ',
  ],
  [`[,. ]*\\bso (?:an|one|half an|\\d+(?:[.]\\d+)?) ?(?:hours?|h|hrs?|min\\w*) it is\\b`, ''],
  [
    `\\b(\\d{2,3})(?: ?min(?:ute)?s?)? ((?:on |the |my )*(?:trainer |turbo |bike |run |ride )?(?:${TYPED_DAY})) ?,? (?:and )?not \\d{2,3}\\b`,
    '$1 minutes $2',
  ],
  [`\\b(?:hold|lower|restrict|drop) (${ONE}) (?:to|at) (?=\\d|an? |half )`, 'shorten $1 to '],
  [`(?<=\\b(?:${SPORT}) )minus (?=\\d)`, 'shorten by '],
  [`(?<=\\b(?:shorten|cut|reduce|trim) ${ONE} )by half an hour\\b`, 'by 30 minutes'],
  [`(?<=\\b(?:${SPORT}) )one hour\\b`, '60 minutes'],
  [
    `\\b(\\d{2,3})(?: min(?:ute)?s?)? (?:instead of|rather than|not) \\d{2,3}(?: min(?:ute)?s?)? (?=on (?:${DAY})\\b)`,
    '$1 minutes ',
  ],
  [
    `\\b(?:can not|could not) (run|ride|swim|train) (?:for )?(?:longer|more) than (${TIME}) on (${DAY})`,
    'on $3 $1 at most $2',
  ],
  [`\\bmake (?:it|that|this) (\\d{2,3})(?= ?(?:[.,;!]|$|please|instead|max|tops|and |but |or ))`, 'make it $1 minutes'],
  [
    `\\b(${TYPED_DAY}) (?:cap|max|limit)(?: of| at| is)? (\\d{2,3})(?! ?(?:h|hrs?|hours?|km|k|w|watts|bpm|min\\w*)\\b)`,
    '$1 max $2 minutes',
  ],
  [`\\b(\\d+ ?(?:min\\w*|h|hrs?|hours?)|an hour|one hour|half an hour) each (?=(?:on )?(?:${TYPED_DAY}))`, '$1 '],
  [`(?<=^|[,.;:] )(\\d{2,3}) (?=on (?:${TYPED_DAY}))`, '$1 minutes '],
  [
    `\\b(only|just|max(?:imum)?|at most) (\\d{2,3}) (?=(?:on|in) the (?:turbo|trainer|bike|treadmill|rollers|pool|water)\\b)`,
    '$1 $2 minutes ',
  ],
  [
    `\\b(?:the |another |an extra )?(\\d{1,3}) ?min(?:ute)?s? ((?:on )?(?:${TYPED_DAY})) on top\\b`,
    '$1 minutes more $2',
  ],
  // "needn't be longer than 2 h", "doesn't have to be so hard"
  ['\\b(?:(?:does|do|must|should) not (?:have to|need to) be|need not be) (?:any )?(?:longer|more) than\\b', 'at most'],
  [
    '\\b(?:(?:does|do) not (?:have to|need to) be|need not be) (?:(?:so|that|very|too|quite|this|all that) )*long\\b',
    'shorter',
  ],
  [
    '\\b(?:(?:does|do) not (?:have to|need to) be|need not be) (?:(?:so|that|very|too|quite|this|all that) )*(?:hard|tough|intense)\\b',
    'easier',
  ],
  // easier
  [
    '\\b(could|can|may) ((?:[a-z]+ ){1,4})(?:lose|drop|skip|go without|do without) (?:all )?(?:the )?(?:fast|hard|intense|spicy) (?:stuff|bits?|parts?|work)\\b',
    '$1 $2be easier',
  ],
  [
    '\\b(?:lose|drop|skip|remove|without|(?:take|leave|cut)(?: out)?) (?:all )?(?:the )?(?:fast|hard|intense|speedy|spicy) (?:stuff|bits?|parts?|work)(?: out(?: of)?)?\\b',
    'easier',
  ],
  ['\\b(?:just |only )?spin(?:ning)? (?:the |my )?legs(?: out)?\\b', 'easy'],
  [`\\bjust spin(?= (?:${TYPED_DAY})|$)`, 'easy'],
  [
    '\\b((?:mon|tues|wednes|thurs|fri|satur|sun)days) (?:are|is) (?:[a-z ]{1,30}) from now on ?[,.;-] ?(?:so )?nothing (?:then|there|on (?:those|that) days?)',
    'no training on $1 from now on',
  ],
  ['\\bpile (?:it|things|more|the work) on\\b|\\bload me up\\b', 'train more'],
  [
    '\\b(?:i am )?on holiday (?:and|so) (?=(?:bored|i have (?:time|lots|plenty)|have (?:time|lots|plenty)|plenty|lots of|free\\b))',
    'and ',
  ],
  [
    `\\bmake (?:my )?(mon|tues|wednes|thurs|fri|satur|sun)days? (?:an? )?(?:no training|rest|training free|free) day\\b`,
    'no training on $1day',
  ],
  ['\\b(?:as a (?:habit|standard)|habitually|out of habit)\\b', 'from now on'],
  [
    '\\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?) suits? me (?:best|better)(?: for)? (?:the |my )?long (?:ones?|runs?|rides?|sessions?|workouts?)\\b',
    'long workouts on $1 from now on',
  ],
  [
    '\\b(?:up|raise|increase|drop|cut|lower|reduce|set|change|put|get|take|bump) (?:up |down )?(?:my )?(?:weekly )?hours (?:up |down |back )?(?:to|at) (\\d+(?:[.]\\d)?)(?: ?(?:hours?|hrs?|h))?(?: (?:a|per|each) week)?',
    'weekly hours to $1 hours',
  ],
  [
    '\\byou (?:have|had|got|put) me (?:down )?(?:at|on|for|as) \\d+(?:[.]\\d)? ?(?:hours?|hrs?|h) (?:a|per|each) week\\b',
    '',
  ],
  ['(?<=\\b(?:hours?|hrs)) weekly\\b', ' a week'],
]);
