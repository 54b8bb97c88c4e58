import { AILS, any, either, type Telling } from './telling.ts';

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

/** What wishes are made of. */
const OF_WISHES = [
  'WISH',
  'PLEASE',
  'CAN',
  'MUST',
  'IF',
  'NOT',
  'A:(?!do )\\w+',
  'LENGTH',
  'LEVEL',
  'SHIFT',
  'ONLY',
  'INSTEAD',
  'T',
] as const;

/** News of a life, jokes, and what is far ahead. */
export const OF_LIFE: readonly Telling[] = [
  // what a doctor has to see
  {
    answer: 'redFlag',
    words: /\b(?:dizzy|dizziness|light ?headed|vertigo)\b/,
    unless: either(
      any('WISH', 'PLEASE', 'CAN', 'MUST', 'NOT', 'A:(?!do )\\w+', 'WEEKS', 'AGO', 'H:(?:symptom|illness)'),
    ),
  },
  {
    answer: 'redFlag',
    words:
      /\bheart (?:(?:is|was|keeps|has been|starts) )*(?:racing|pounding|fluttering|skipping)\b(?!.*\b(?:intervals?|hills?|climbs?|sprints?|efforts?|reps?|race|start|finish)\b)/,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'NOT', 'A:(?!do )\\w+', 'W', 'WEEKS', 'AGO')),
  },
  // who has had enough
  {
    answer: 'complaint',
    words:
      /^(?:i )?(?:quit|give up|am (?:so )?done(?: with (?:this|it|that|all of it|training))?|have had enough)(?: (?:now|this|it))?$|^(?:fuck|screw|sod) (?:this|it|that)(?: (?:app|plan|shit|crap))?$|^(?:it|this|you|(?:this|the) (?:app|plan|coach|thing)) (?:always |just )?(?:keeps?|kept) (?:on )?\w+ing (?:my|the|me|it)\b/,
    unless: either(any('WISH', 'PLEASE', 'MUST', 'D', 'EVERY')),
  },
  { answer: 'complaint', says: /^ THAT DEVICE (?:BE |x |ADV )*BAD / },
  // what the weather is
  {
    answer: 'weather',
    words:
      /^(?:it is |there is )?(?:\w+ )?(?:snowing|pouring|storming|hailing|icy|foggy|freezing)\b(?: \w+){0,3}$|^(?:the |all )?(?:roads?|paths?|pavements?|streets?) (?:is|are) (?:\w+ )?(?:icy|frozen|flooded|slippery|covered in \w+)\b(?: \w+){0,2}$/,
    unless: either(any('PLEASE', 'A:\\w+', 'CAN', 'MUST', 'W', 'D')),
  },
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
      /\b(?:(?:was|were|has been|got|is|are|am) (?:\w+ )?(?:born|engaged|married(?! (?:on|this|next|in)\b)|promoted|divorced)|getting married(?! on\b)|got (?:the|a new) job|passed (?:my|the|her|his) (?:exams?|test|driving test)|bought (?:a|our first) (?:house|flat)|(?:it is|was) my birthday|graduated)\b/,
    unless: either(any('WISH', 'PLEASE', 'IF', 'CAN', 'MUST', 'A:cannot', 'H:(?:injury|pain|illness|symptom)')),
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
    unless: either(
      MAY_WISH.replace('|ONLY', '|ONLY (?!PAST|DID)\\w+'),
      AILS,
      any('H:noPool', 'H:noBike', 'EVER', 'HOPE'),
    ),
  },
  { answer: 'report', says: /^ (?:x |ADV |MY |LEVEL )*(?:W WAS|WAS W) $/ },
  {
    answer: 'report',
    says: /^ (?:MY |ADV |x )*D W (?:ADV )*(?:PAST|WERE|FELT|DID|HAD) /,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF', 'WILL', 'A:\\w+', 'LENGTH', 'SHIFT', 'INSTEAD'), AILS),
  },
  {
    answer: 'report',
    words:
      /^what an? (?:\w+ ){0,3}(?:run|ride|swim|session|workout|race|day|week|weekend|morning|evening|view|start)\b(?! (?:should|can|do|would|is)\b)/,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF'), AILS),
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
      /\b(?:is|are|was|all) (?:in the (?:bag|books|can)|ticked off|wrapped up|out of the way|behind me)\b|^what an? (?:\w+ ){1,4}(?:that|it|this) was$|^what an? (?!about)\w+(?: \w+)?$/,
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
      /^(?:haha |oh |well )*(?:if only\b|if it (?:was|were) up to me\b|(?:would|will) not (?:it|that) be (?:nice|great|lovely|fun|something) to\b|would be (?:nice|great|lovely|fun) to never\b)|\b(?:cancel|skip|delete|abolish|ban|drop) (?:the )?(?:winter|christmas|weather|gravity|life|adulthood|adulting|cold|darkness|rain|work|hills|wind|january|february|summer)\b/,
    unless: either(any('D', 'A:\\w+ (?:MY|W)')),
  },
  // "wish every day was a rest day": of what is not so
  {
    answer: 'wished',
    words: /^(?:\w+ )?(?:i )?wish (?!to\b)(?:\w+ ){1,4}(?:did not|were|was|had|could|would)\b/,
    unless: either(any('PLEASE', 'MUST', 'YOU', 'D')),
  },
  { answer: 'habit', says: /^ (?:ADV |x )*ME WOULD (?:ADV )*(?:EVER|NOT) SAYS NOT / },
  // far ahead
  {
    answer: 'dream',
    says: / (?:WISH|HOPE|WILL|CAN|WOULD|BE) /,
    words:
      /\b(?:(?:next|in) (?:the )?(?:year|summer|winter|spring|autumn|fall|season)|in 20\d\d|^(?:some|one) ?day (?=i |we )|(?:some|one) ?day$|when i (?:retire|am (?:old|retired|\d+)))\b/,
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
  {
    answer: 'well',
    words:
      /\b(?:(?:so |really |very )?(?:proud of(?! myself)|pleased with|happy with|chuffed with|buzzing (?:from|after))|(?:everything|all|it|life) (?:is )?(?:under control|on track|good|great|going (?:well|to plan|fine|great)))(?: |$)/,
    unless: either(any(...OF_WISHES, 'BAD'), AILS),
  },
  // days that are free of work
  {
    answer: 'possible',
    words:
      /^(?:(?:and|also|because|as) )?(?:i am|i will be|am) (?:(?:completely|totally|actually|all) )?free (?:on|this|next|all|until|from)\b|\b(?:days?|mornings?|afternoons?) off (?:from )?(?:work|school|uni)\b|\b(?:is|are) (?:just |also |only )?(?:a |an )?(?:public|bank|national|school) holidays?\b|\boff (?:from )?(?:work|school|uni)\b/,
    unless: either(any(...OF_WISHES, 'W', 'OTHER', 'NEED', 'EVERY'), AILS.replace('occupied', 'occupied|travel')),
  },
  // back again
  {
    answer: 'well',
    words:
      /^(?:i am |am |we are )?(?:now |finally |just |safely )*back (?:home|(?:home )?from (?:my |the |our |a )?(?:\w+ )?(?:holidays?|vacation|trip|camp|travels?|honeymoon|conference))(?: (?:now|again|today|safely))?$/,
  },
  {
    answer: 'well',
    words:
      /\bslept (?:like a (?:baby|log|rock|stone|king)|(?:so |really |very )?(?:well|great|good|deeply)|(?:for )?(?:8|9|10|11|12|eight|nine|ten|eleven) hours)\b/,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF', 'NOT', 'A:(?!do )\\w+', 'LENGTH', 'LEVEL'), AILS),
  },
  // kilos, a jab, a club far away
  {
    answer: 'report',
    words:
      /\b(?:lost|gained|dropped|put on) (?:\w+ )?(?:\d+|half|one|two|three|four|five|ten|a few|some)(?:[.,]\d+)? ?(?:an? )?(?:kilos?|kg|kgs|pounds|lbs?|stone)\b/,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF')),
  },
  {
    answer: 'news',
    words:
      /\b(?:flu|covid|travel|tetanus|booster)? ?(?:shots?|jabs?|vaccination|vaccine|booster) (?:is|are|was|were) (?:booked|planned|scheduled|set)\b/,
    unless: either(any('WISH', 'PLEASE', 'CAN', 'MUST', 'IF', 'NOT', 'A:(?!do )\\w+', 'W')),
  },
  { answer: 'news', says: /^ (?:ADV )*NAME PAST (?:p |D |WAS |x |ADV |NAME |N |STILL |BARE )*$/ },
  {
    answer: 'others',
    says: /^ (?:x |ADV )*OTHERS (?:H:(?:noBike|noPool|noGym|race|travel|great|missed)|WERE|PAST|BE) /,
    unless: either(any('WISH', 'PLEASE', 'ME', 'MUST', 'IF', 'A:(?!do )\\w+')),
  },
  // things to buy and to have
  {
    answer: 'news',
    says: /^ (?:ADV |x |D )*(?:ME )?(?:STILL )?(?:MUST|WISH) (?:to )?(?:ADV |x |MY )*(?:NEW (?:x |NAME )*(?:W )?(?:THING )?|W THING )$/,
    words:
      /\b(?:shoes|trainers|socks|wheels|tyres|tires|bike|goggles|wetsuit|helmet|kit|saddle|watch|pedals|jacket|gloves|shorts|bib|bottle|light|lights|cap)$/,
  },
  {
    answer: 'news',
    words:
      /^(?:i )?(?:really |badly |just |desperately )*(?:need|want|could use|could do with|would kill for) (?:a |an |some |more |my |another |the )*(?:coffee|tea|cake|chocolate|pizza|food|beer|wine|hug|nap|sun|sunshine|snack|breakfast|shower|sauna|massage|lie in)(?: (?:now|today|first|badly|so much|right now))*$/,
  },
  { answer: 'thanks', says: /^ (?:ADV |x |WH |THAT |NAME |SO )*GOOD (?:x |ADV )*PLAN (?:D |x |YOU |THANKS |THAT )*$/ },
  {
    answer: 'thanks',
    words:
      /^(?:(?:ok|okay|cool|great|fine|good|nice|alright|all right|perfect|yes|yeah) )*(?:see|talk to|speak to|catch) (?:you|u|ya)(?: (?:later|soon|then|around|again|next week|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?$/,
  },
  {
    answer: 'listening',
    words:
      /^(?:h+m+|hm|meh|yawn|ugh|oof|phew|argh|gah|sigh|eh|wow|oops|whoops|haha|lol|oh well|whatever|nvm|brr+|damn|dang|jeez|blah)(?: (?:ok|okay|well))?$/,
  },
  { answer: 'missed', words: /^(?:i |we )?(?:have )?overslept(?: (?:again|today|this morning|badly|totally))*$/ },
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
