import { AILS, any, either, type Telling, THEY } from './telling.ts';

/** Something is asked for, or a day ahead is spoken of. */
const MAY_WISH = any(
  'WISH',
  'PLEASE',
  'A:cannot',
  'A:wont',
  'A:(?!do )\\w+(?! PASTACT)',
  'IF',
  'LENGTH',
  'LEVEL',
  'SHIFT',
  'LIMIT',
  'ONLY',
  'INSTEAD',
  'MUST',
  'WILL',
  'CAN',
  'D',
  'EVERY',
);

/** News of a life, others and their plans, jokes, and what is far ahead. */
export const OF_LIFE: readonly Telling[] = [
  // legs and bodies that are well
  {
    answer: 'well',
    says: /^ (?:ME |MY |ADV |x |STILL |HAVE |BE |D |WAS |OF |W )*H:great (?:D |x |p |ADV |WAS |TIME |STILL |from |THAT |LAST |YEAR |W )*$/,
    unless: / (?:from (?!WAS|D)|W (?!.*H:great)(?!$)) /,
  },
  // "my grandson was born", "we got married", "I got the job"
  {
    answer: 'congratulations',
    words:
      /\b(?:(?:was|were|has been|got|is|are|am) (?:\w+ )?(?:born|engaged|married|promoted|divorced)|getting married(?! on\b)|got (?:the|a new) job|passed (?:my|the|her|his) (?:exams?|test|driving test)|bought (?:a|our first) (?:house|flat)|(?:it is|was) my birthday|graduated)\b/,
    unless: either(any('WISH', 'PLEASE', 'IF', 'CAN', 'MUST', 'A:cannot'), AILS),
  },
  // what somebody was told, and what others laughed at
  {
    answer: 'report',
    says: /^ (?:JUST |ONLY |ADV |x |ME |HAVE )*SAYS (?:MY )?(?:ADV )?(?:OTHER|x|NAME) /,
    words: /^(?:i |we |have |just |only |already |also |finally )*told\b/,
    unless: either(any('WISH', 'PLEASE', 'A:(?!do )\\w+', 'LENGTH', 'LEVEL', 'SHIFT', 'NOT', 'DOC')),
  },
  // what the day or the workout was meant to be
  {
    answer: 'report',
    words:
      /^(?:even |and |although |though )*(?:it|that|this|which|i|we) (?:was|were) (?:\w+ )?(?:meant|supposed|planned|scheduled|due) (?:to|for|as)\b/,
    unless: either(any('WISH', 'PLEASE', 'D', 'CAN', 'WILL', 'IF')),
  },
  // something of yesterday, or of an earlier day, that was or was done
  {
    answer: 'report',
    says: /^(?=.* WAS )(?=.* (?:PAST|WERE|HAD|DID|DONE|OFFLINE|PASTACT|FELT) )/,
    unless: either(MAY_WISH, AILS, any('H:noPool', 'H:noBike', 'EVER', 'HOPE')),
  },
  // "I was out on the bike with the lads"
  {
    answer: 'report',
    says: /^ (?:x |ADV |NAME |STILL |and |GOOD )*ME (?:WERE|HAD) (?:x |p |ADV |with |MY |W |NAME |OTHER |GROUP |GOOD |T |N |NEW |YEAR |PLACE |SPOT )*W (?:x |p |ADV |with |MY |W |NAME |OTHER |GROUP |GOOD |T |N |NEW |YEAR |PLACE |SPOT |WAS )*$/,
  },
  {
    answer: 'report',
    says: /^ (?:THAT |ME )?(?:PAST|WERE|DID) (?:x |ADV |GOOD |BAD |GROUP |FAB |NAME |N )+$/,
    unless: / (?:NAME x NAME|N NAME x) /,
  },
  // bikes and watches that are whole again
  {
    answer: 'possible',
    words:
      /\b(?:bike|wheels?|trainer|turbo|watch|car|treadmill)(?: is| are)?(?: 's)? (?:(?:finally|now|all) )*(?:back (?:from|home|again|in one piece)|fixed|repaired|(?:works|working|running|going) again)\b|\b(?:got|have|collected|picked up|fetched) (?:my|the|our) (?:\w+ )?(?:bike|wheels|car|watch|trainer)(?: \w+)? (?:back|from the)\b/,
    unless: either(any('WISH TO', 'PLEASE', 'A:\\w+', 'CAN', 'IF', 'D (?!$)', 'MUST', 'NOT')),
  },
  // numbers of a body
  {
    answer: 'report',
    words:
      /\b(?:resting (?:heart rate|pulse|hours)|rhr|hrv|pulse|(?:body ?)?weight|vo2 ?max|body fat|sleep score|blood pressure|readiness|body battery)\b.* \d/,
    unless: either(any('WISH', 'PLEASE', 'A:(?!do )\\w+', 'CAN', 'MUST', 'IF', 'LENGTH', 'LEVEL', 'W'), AILS),
  },
  {
    answer: 'report',
    says: /^ (?:(?:D|WAS|W|ADV|THAT) )+DONE (?:(?:D|WAS|W|ADV|DONE) )*$/,
    unless: / D (?:ADV )*$/,
    isWhole: true,
  },
  {
    answer: 'report',
    words:
      /\b(?:is|are|was|all) (?:in the (?:bag|books|can)|ticked off|wrapped up|out of the way|behind me)\b|^what an? (?:\w+ ){1,4}(?:that|it|this) was$/,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF', 'A:(?!do )\\w+'), AILS),
  },
  {
    answer: 'report',
    words: /^(?:i am |am |just |got )*back from .* (?:was|were)\b/,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF', 'A:(?!do )\\w+'), AILS),
    isWhole: true,
  },
  {
    answer: 'well',
    words: /^(?:i |have )*never (?:ever )?felt (?:so |this )*(?:better|good|fit|strong|alive|healthy)\b/,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF', 'A:\\w+', 'BAD')),
  },
  // a day off, got or had, and none asked for
  { answer: 'possible', says: /^ (?:ME |HAVE |and )*(?:PAST|HAD) (?:ADV |x )*A:restDay (?:p |x |WAS |today )*$/ },
  // "my coach used to say"
  { answer: 'advice', says: / (?:USED to|EVER) SAYS /, unless: either(any('WISH', 'PLEASE', 'DOC', 'WOULD')) },
  // guests
  {
    answer: 'guests',
    says: new RegExp(`^ (?:x |ADV )*${THEY}`),
    words:
      /\b(?:(?:is|are|will be|is coming|are coming) )?(?:staying|stays?|stayed|visits?|visiting|sleeps?|sleeping|crashing|camping|living|lives) (?:(?:over|here|with (?:me|us)|at (?:ours|mine|our place|my place)|on (?:my|our) (?:sofa|couch|floor))\b|(?:until|till|over|for|on)\b)/,
    unless: either(any('WISH', 'PLEASE', 'A:\\w+', 'CAN', 'MUST', 'IF', 'W', 'LENGTH', 'LEVEL', 'ONLY', 'NOT')),
  },
  // what ails others
  {
    answer: 'othersBody',
    says: new RegExp(
      `^ (?:x |ADV )*(?:MY |ADV |x |NAME ){0,2}(?:OTHER|GROUP) (?:HAVE |HAD |BE |x |STILL )*H:(?:pain|injury) (?:OTHER |MY? ?OTHER |x |AREA |WAS |D |STILL |p |ADV |NAME )*$`,
    ),
    unless: / ME /,
  },
  // what others do, leave out or would like
  {
    answer: 'others',
    says: new RegExp(`^ (?:x |ADV )*${THEY}(?:BE (?:x )*A:\\w+|DOES|A:cannot W|A:cannot A:do) `),
    unless: either(any('WISH', 'PLEASE', 'MY W', 'SAYS', 'until', 'LENGTH', 'LEVEL', 'IF', 'H:\\w+', 'NAME A:\\w+ MY')),
  },
  {
    answer: 'others',
    says: /^ (?:ADV |x )*NAME (?:BE (?:x )*A:\w+|DOES) OTHERS /,
    unless: either(any('WISH', 'PLEASE', 'ME', 'MY', 'IF')),
  },
  {
    answer: 'others',
    says: new RegExp(`^ (?:x |ADV )*${THEY}(?:WOULD )?WISH to (?:x )?A:\\w+ OTHER `),
    unless: either(any('ME', 'PLEASE', 'MY W')),
  },
  {
    answer: 'others',
    says: new RegExp(`^ (?:x |ADV )*${THEY}(?:WOULD )?WISH to A:\\w+ .* (?:NOT ME|ME (?:BE|WILL|A:do) NOT) `),
    unless: either(any('PLEASE')),
    isWhole: true,
  },
  {
    answer: 'advice',
    says: new RegExp(`^ (?:x |ADV )*${THEY}(?:WOULD )?WISH ME to .*(?:EVERY|EVER|LAUGH) `),
    unless: either(any('PLEASE', 'DOC', 'YOU')),
  },
  { answer: 'nothing', says: /^ (?:and )?(?:ME (?:BE|WILL|MUST|A:do|CAN) NOT|NOT ME) (?:x |STILL )*$/ },
  { answer: 'company', says: /^ ME WILL (?:x )?A:do THAT (?:x |ADV |D |STILL |MY )*$/ },
  // jokes, and wishes that nobody can fulfil
  {
    answer: 'wished',
    says: /^(?=.* LAUGH )(?=.* (?:WISH|WOULD|CAN|HOPE) )(?=.* (?:EVER|EVERY|ADV W|YEAR|THEN) )/,
    unless: / PLEASE /,
    isWhole: true,
  },
  {
    answer: 'wished',
    says: /^ (?:LAUGH |ADV |x |ME )*WISH ME (?:CAN|HAD|WERE) /,
    unless: either(any('PLEASE', 'D', 'MUST')),
  },
  {
    answer: 'wished',
    words:
      /^(?:haha |oh |well )*(?:if only\b|(?:would|will) not (?:it|that) be (?:nice|great|lovely|fun|something) to\b|would be (?:nice|great|lovely|fun) to never\b)|\b(?:cancel|skip|delete|abolish|ban|drop) (?:the )?(?:winter|christmas|weather|gravity|life|adulthood|adulting|cold|darkness|rain|work|hills|wind|january|february|summer)\b/,
    unless: either(any('D', 'A:\\w+ (?:MY|W)')),
  },
  { answer: 'habit', says: /^ (?:ADV |x )*ME WOULD (?:ADV )*(?:EVER|NOT) SAYS NOT / },
  // far ahead
  {
    answer: 'dream',
    says: /^(?=.* (?:FAR|YEAR) )(?=.* (?:WISH|HOPE|WILL|CAN|WOULD|BE) )/,
    words:
      /\b(?:(?:next|in) (?:the )?(?:year|summer|winter|spring|autumn|fall|season)|in 20\d\d|when i (?:retire|am (?:old|retired|\d+)))\b/,
    unless: either(
      any(
        'PLEASE',
        'MUST',
        'D',
        'SHIFT',
        'INSTEAD',
        'EVERY',
        'NOT',
        'LEVEL',
        'LENGTH',
        'IF',
        'A:(?!do)\\w+',
        'H:(?!travel|race)\\w+',
        'AREA',
      ),
    ),
  },
  // why only somebody writes
  {
    answer: 'greeting',
    words:
      /^(?:i am |am |was )?(?:just |only )*(?:checking in|saying (?:hello|hi)|passing by|dropping by|testing|wanted to say (?:hello|hi))(?: (?:today|here|with you))?$/,
  },
  {
    answer: 'nothing',
    words:
      /^(?:there is )?(?:nothing|not much|not a lot) (?:\w+ )?(?:to (?:report|say|tell|add|complain(?: about)?)|going on|happening|new)(?: (?:here|today|this week|from me))?$/,
  },
];
