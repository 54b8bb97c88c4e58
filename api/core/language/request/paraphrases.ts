const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight';
const SPORT = 'run|ride|swim|bike|brick|jog|strength|workout|session|intervals';
/** "the long run", "my Friday's ride" */
const ONE = `(?:(?:the|my|that|this) )?(?:(?:${DAY})(?:'s)? )?(?:(?:long|easy|hard|short) )?(?:${SPORT})`;
/** A day as it is typed, before its spelling is put right. */
const TYPED_DAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?! ?s)|today|tonight|tomorrow|tmrw|tmr|tomo';
const WHEN = `(?:on )?(?:${TYPED_DAY}|the \\d{1,2}(?:st|nd|rd|th)?)`;
/** Where a text begins, behind a greeting or a please. */
export const AT_START = '(?<=^(?:(?:hi|hello|hey|dear|coach|please|pls|ok|okay|so)[ ,]+)*)';
const NEW = '(?:run|ride|swim|bike|brick|jog|spin|walk)';
const OWN = `(?:(?:the|my) )?(?:(?:${TYPED_DAY})(?:'?s)? )?(?:(?:long|easy|hard|big) )?(?:run|ride|swim|bike|brick|strength|gym|lifting|intervals)`;
/** Names of a workout that is on a day: of two that share one day, the other goes there. */
const onOneDay = (_: string, one: string, other: string, day: string): string => {
  const isOn = (workout: string): boolean => workout.includes(day.slice(0, 3));
  return [one, other]
    .filter((workout) => !isOn(workout))
    .map((workout) => `move ${workout} to ${day}`)
    .join(' and ');
};
const LONG_AS_TIME = 31;
const DAYS_OF_WEEK = 7;
/** "thu 60 fri 30": minutes, where one of them is no day of a month. */
const eachWithMinutes = (found: string): string => {
  const numbers = [...found.matchAll(/\d+/g)].map(([number]) => Number(number));
  return numbers.length <= DAYS_OF_WEEK && numbers.some((number) => number > LONG_AS_TIME)
    ? found
        .replace(/(\d{2,3})(?!\d)/g, '$1 minutes ,')
        .replace(/ ,(?: ?,| and)?(?= |$)/g, ' ,')
        .replace(/ ,$/, '')
    : found;
};
/** "only the long ones, cancel the rest". */
const allBut = (_: string, kept: string, week = '', of = ''): string => {
  const [when] = /(?:this|next) week/.exec(`${week}${of}`) ?? ['this week'];
  return `cancel everything ${when} but keep ${kept}`;
};
const TIME = '\\d+(?:[.:]\\d+)? ?(?:minutes?|mins?|h|hours?|hrs?|km|k|miles?)?';

/** What is looked for, and what it says in plain words. */
export type Rewriting = readonly [RegExp, string | ((...found: string[]) => string)];

/** What people say of a workout in words of their own, and the plain wish that it is; a row for each way. */
export const PARAPHRASES: readonly Rewriting[] = (
  [
    // what stands around it
    ['\\bkindly\\b', 'please'],
    ['^(?:please|pls)[ ,]+(?=thanks|thank you|thx)', ''],
    [`(?:^|(?<=[ ,:;]))\\(?(?<!\\d[.])\\d[).](?= [a-z])`, '.'],
    [
      `${AT_START}(?:two|three|2|3|a few|several|a couple of) (?:things|wishes|requests|questions|changes)(?: (?:please|today))? ?[:.,-]`,
      '',
    ],
    [
      `${AT_START}no (?=(?:${TYPED_DAY}) (?:is|works|suits|would be) (?:me |for me )?(?:fine|ok|okay|good|great|perfect|better|best))`,
      'no , ',
    ],
    ['\\brunning (?=late|behind|out of|errands|around|a (?:fever|temperature))', 'being '],
    ['\\b(?:would|could) sooner\\b', 'would rather'],
    [
      `[ ,.;]+(?:and |then )?(?:i )?(?:will |am )?(?:start(?:ing)?|begin|resume|restart|back|be back) again (?:on |from )?(?:${TYPED_DAY})`,
      '',
    ],
    // one in, one out
    [`\\b(?:no )?(${NEW}|strength|gym) out ?[,;.]? ?(?:and |but )?(${NEW}|strength|gym) in\\b`, 'replace $1 with $2'],
    [`(?<=^|[,.:;] ?|day )(${NEW}|strength|gym) out(?=[,.;]|$)`, 'skip the $1'],
    [
      `${AT_START}no (${NEW}) (${WHEN}) ?[,.;-]? ?(?:but |just )?(?:a )?(${NEW}) instead\\b`,
      'replace the $1 $2 with a $3',
    ],
    [
      `${AT_START}no pool (${WHEN}) ?[,.;-]? ?(?:but |just )?(?:a )?(${NEW}) instead\\b`,
      'replace the swim $1 with a $2',
    ],
    [
      `\\bi (?:want|would like|will|am going|would rather|rather)(?: to| do| go)* (${NEW})((?: on)? (?:${TYPED_DAY}))?(?: ,|,)? (?:and )?(?:no|not) (${NEW})\\b`,
      'replace the $3$2 with a $1',
    ],
    [
      `\\bi (?:would rather|rather|prefer to) (${NEW}) than (${NEW}) ((?:on )?(?:${TYPED_DAY}))`,
      'replace the $2 $3 with a $1',
    ],
    [
      `([,.;] ?(?:but |and )?)((?:the |my )?(?:${NEW}|strength|gym)) (?:stays|can stay|remains)(?! (?:at|in|home|here|there|with)\\b)`,
      '$1keep $2',
    ],
    [
      `(?<=^|[,.;] ?|\\b(?:and|but|so) )((?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|today|tomorrow) (?:stays|remains|can stay|should stay|must stay)(?: exactly| just)? (?:as (?:it is|is|planned|scheduled|it was)|the same|untouched|unchanged|put)\\b`,
      'leave $1 alone',
    ],
    [
      `[ ,.;]+but (?:the |my )?(${NEW}|strength|gym)(?: and (?:the |my )?(${NEW}|strength|gym))? (?:is|are) (?:all )?(?:ok|okay|fine|good|no problem|still on)\\b`,
      (_: string, one: string, other?: string) => ` , keep ${one}${other === undefined ? '' : ` , keep ${other}`}`,
    ],
    [
      `(?<=^|[,.;] ?|\\bso )(${TYPED_DAY}) (?:is|are|would be) (?:all )?(?:fine|ok|okay|no problem|good|possible)(?= ?,? (?:but|though)\\b)`,
      'keep $1 ',
    ],
    [
      `\\bi can (?:only )?(?:do|make|manage) (?:the |my )?(${NEW}|strength|gym)((?: on)? (?:${TYPED_DAY}))? but (?:not|no) (?:the |my )?(${NEW}|strength|gym)\\b`,
      'keep the $1$2 , skip the $3$2',
    ],
    [
      `((?:the |my )?(?:long |easy )?(?:${NEW}|strength|gym|session|workout)(?: (?:on )?(?:${TYPED_DAY}))?) (?:clashes|collides|overlaps) with [a-z ]{1,30}[,.;] ?(?:so |maybe )?(${TYPED_DAY})[a-z ]{0,20} (?:would be|would work|is|works|suits)(?: me)?(?: (?:great|better|good|best|fine|ok|nice))?`,
      'move $1 to $2',
    ],
    [`${AT_START}not (${WHEN}) (?:nor|or|and not) (${WHEN})(?=[.!]?$)`, 'nothing $1 and $2'],
    [
      `\\b(?:i )?(?:can not|could not|will not)(?: do| manage| make| ride| run| train)* \\d(?:[.]\\d)? ?(?:h|hrs?|hours?) ((?:on )?(?:${TYPED_DAY}))[ ,.;]+(?:but |so )?(?:what|how) about (\\d(?:[.]\\d)?)(?: ?(?:h|hrs?|hours?))?`,
      '$1 $2 hours',
    ],
    [
      `\\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s (sessions?|workouts?|training|run|ride|swim|stuff) (next week) (on|to) `,
      "$3 $1's $2 $4 ",
    ],
    [
      `\\bno (run|ride|swim|bike|strength|gym)((?: on)?(?: this week| next week| (?:${TYPED_DAY})))? ?,? (?:just|only) (?:the )?(?:${NEW}|strength|gym) and (?:the )?(?:${NEW}|strength|gym)\\b`,
      'no $1$2',
    ],
    [
      `\\b(?:do |have )?(mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)? on (mon|tues|wednes|thurs|fri|satur|sun)day and \\2day(?:'s)? on \\1day\\b`,
      'swap $1day and $2day',
    ],
    [`${AT_START}(${NEW}) (${TYPED_DAY}) (${NEW}) (${TYPED_DAY})(?=[.!]?$)`, '$1 on $2 and $3 on $4'],
    // one more
    [
      `\\b(?:i )?(?:want|would like|like|can|could|may|might)(?: i)?(?: to)? (?:also )?(?:do )?(?:a )?(${NEW}|lift) ((?:on )?(?:${TYPED_DAY})) (?:too|as well|also)\\b`,
      'add a $1 $2',
    ],
    [`\\balso (?:do )?(?:a )?(${NEW}) ((?:on )?(?:${TYPED_DAY}))\\b`, 'add a $1 $2'],
    [
      `\\bgive me (?=\\d+ ?(?:min\\w*|h|hrs?|hours?) (?:on the (?:bike|trainer|turbo)|in the (?:pool|water)))`,
      'add a ',
    ],
    [`(?<=\\d ?(?:min|mins|minutes|h|hrs?|hours?) )on the (?:bike|trainer|turbo)\\b`, 'ride'],
    [`(?<=\\d ?(?:min|mins|minutes|h|hrs?|hours?) )in the (?:pool|water)\\b`, 'swim'],
    [
      '\\bsqueeze (\\d+ ?(?:min\\w*|h\\w*)|an hour|half an hour) of (core|strength|gym|weights|running|cycling|swimming|yoga) in\\b',
      'add a $1 $2',
    ],
    [
      `\\brepeat (?:today's|tomorrow's|the|my|(?:${TYPED_DAY})'?s) (${NEW}|strength) ((?:on )?(?:${TYPED_DAY}))`,
      'add a $1 $2',
    ],
    ['\\+ ?(?:1/2|half an?) ?(?:hours?|hrs?|h)\\b', '30 minutes more'],
    [
      `\\b(?:need|want|would like|could use|could do with|take) a (?:break|breather|pause) (?:on |for )?(?=(?:${DAY})\\b)`,
      'need a rest day on ',
    ],
    [`\\btake (${TYPED_DAY}) off (?:my|the) (?:list|plan|schedule|calendar|menu|plate)\\b`, 'no training $1'],
    [
      `(?<=^|[,.;] ?|\\b(?:and|but|so) )((?:${TYPED_DAY}))(?:'?s)? ?(?:the |my )?(?:long |easy |hard )?(?:${NEW}|strength|gym)? (?:stays |remains |is )?as (?:it is|is|planned|scheduled|normal|usual)(?=[ ,.!]*$| ?[,.;])`,
      'leave $1 alone',
    ],
    [
      `(?<=^|[,.;] ?|\\band )(?:all of |the whole of )?(${TYPED_DAY}) (?:gone|cancelled|nothing|nada|zero)(?= ?[,.;]|$)`,
      'skip $1',
    ],
    [
      `\\b(?:can not|could not|will not|not going to|not able to|unable to) (?:make it|get|go|come)(?: out)? to (?:the )?(pool|gym)\\b`,
      (_: string, place: string) => (place === 'pool' ? 'can not swim' : 'can not do strength'),
    ],
    [
      `((?:the |my )?(?:${OWN})) (?:has|have|needs?) to (?:move|be moved|go elsewhere|shift) ?,? (?:so |maybe |and )?(${TYPED_DAY}) (?:works|is fine|would work|is good|is ok|is free|suits|fits)(?: me| better| best)*`,
      'move $1 to $2',
    ],
    [
      `\\bi (?:would|will) (?:take|pick|choose) (?:a |the )?(${NEW}) over (?:a |the )?(${NEW}) (?=${WHEN})`,
      'replace the $2 with a $1 ',
    ],
    [
      '\\ban (easy|gentle|steady) (half )?hour\\b',
      (_: string, level: string, half?: string) => `${half === undefined ? 60 : 30} minutes ${level}`,
    ],
    ['\\btied up(?= (?:all|on|this|at|in|with|until|mon|tue|wed|thu|fri|sat|sun|today|tomorrow))', 'busy'],
    [
      '\\b(make|keep) ((?:this|next) week) an? ((?:\\w+ )?(?:easy|easier|light|lighter|quiet|recovery)) one\\b',
      '$1 $2 a $3 week',
    ],
    [
      `\\b(?:skip|cancel|drop|no) (?:the |my )?(${NEW}) (${WHEN}) ?[,.;]? (?:and |but )?(?:i (?:will|would rather|can|am going to|am going for) |let me )(?:do |go for |go )?(?:a )?(${NEW})((?: for)? \\d+ ?min\\w*)? instead\\b`,
      'replace the $1 $2 with a $3$4',
    ],
    ['\\bone more (?=(?:short |easy |long )?(?:run|ride|swim|bike|jog|strength|gym)\\b)', 'another '],
    ['\\bthis week and next(?=[ ,.]*$)', 'this week and next week'],
    // each day with its minutes
    [
      `\\b(?:${TYPED_DAY}) \\d{2,3}(?:(?: ?,| and)? (?:${TYPED_DAY}) \\d{2,3}(?! ?(?:h|hrs?|hours?|km|k|w|min\\w*)\\b|\\d))+`,
      eachWithMinutes,
    ],
    // changed for one another
    [
      `(${OWN}|${TYPED_DAY}) and (${OWN}|${TYPED_DAY})(?: (?:should|could|can|must|may|might|need to|have to|will))? (?:trade|change|swap|switch)(?: places| around| over)?(?=[ ,.!?]*$)`,
      'swap $1 and $2',
    ],
    [`${AT_START}(${NEW}) (${WHEN}) ?,? not (?:the |a )?(${NEW})(?=[ .!]*$)`, 'replace the $3 $2 with a $1'],
    [`${AT_START}(${WHEN}) (?:a )?(${NEW}) ?,? not (?:the |a )?(${NEW})(?=[ .!]*$)`, 'replace the $3 $1 with a $2'],
    [
      `((?:the |my )?(?:${OWN})(?: (?:on )?(?:${DAY}))?) (?:would |will )?suits? (?:me )?(?:better|best|more) (?:on )?(?=${TYPED_DAY})`,
      'move $1 to ',
    ],
    // all but what is named first
    [
      `\\b(?:only|just|keep)(?: on)? ((?!it |them )[a-z' ]{3,40}?)((?: on| in)? (?:this|next) week)? ?[,.;] ?(?:and |so |you can |please )*(?:cancel|skip|drop|lose|bin|remove|scrap|ditch) (?:the rest|the others|all others|everything else|all else|the other ones)((?: of| in| on)? (?:it|the week|this week|next week))?(?=[ ,.!]*$)`,
      allBut,
    ],
    // together on one day
    [
      `(?:\\b(?:put|do|have|get) |${AT_START})(${OWN}) (?:\\+|and|&) (${OWN}) (?:together|(?:on )?(?:the )?same day|on one day|in one day|back to back)(?: ,|,)? (?:on |make it )?(${TYPED_DAY})`,
      onOneDay,
    ],
    // what stands around what is told
    [
      '^(?:(?:hi|hello|hey|dear)? ?(?:coach)? ?,? )?(?:i (?:wish|want|would like|wanted|have|am writing|am happy|am glad|am pleased|am proud) to (?:inform|tell|report(?: to)?|let)(?: (?:you|u))?(?: know)?|just (?:letting you know|so you know|to let you know)|for your information|fyi)(?:,? that| :|,)? ',
      '',
    ],
    ['\\bthe sun\\b(?! (?:run|ride|swim|long|session|workout|one|morning))', 'the weather'],
    // a day off, with time for something
    [
      `\\b(?:got|have|getting|have got) (?:the|a) day off(?: on)? (${DAY}) ?,? (?:and |so )?(?:i )?(?:could|can|might) (?:do|go for) (?:something|anything) (?:long|longer|big|bigger|more|extra|nice)\\b`,
      '$1 is free',
    ],
    [
      `\\b(?:got|have|getting|have got) (?:the|a) day off((?: on)? (?:${DAY}))(?= ?,? (?:and |so )?(?:i )?(?:could|can|have time|want to|would like to|will|might) )`,
      'have time$1',
    ],
    // back from what was
    [
      '\\b(?:(?:i am|am|just|finally) )*back (?:from|after) (?:being|having been) (?:ill|sick|unwell|poorly|injured)\\b',
      'i am healthy again',
    ],
    // one sport for the other, and why
    [
      `\\b(?:can not|could not) (run|ride|swim|bike|cycle) ((?:on )?(?:${TYPED_DAY}))((?: because| due| ,| -)[a-z' ]{1,30}?) ?, (?:so |maybe |can i )*(?:a )?(run|ride|swim|bike|cycle) instead\\b`,
      'replace the $1 $2 with a $4 ,$3',
    ],
    // for good
    [
      '\\b(?:get|getting) rid of (?:all )?(?:the |my )?(swimming|running|cycling|riding|strength)\\b(?!.*\\b(?:this|next|today|tomorrow|weeks?|until|till|days?|month)\\b)',
      'no more $1',
    ],
    // left out
    ['\\bno (?:more )?(?:doubles|double (?:days?|sessions?|workouts?|training))\\b', 'can not do two workouts a day'],
    [
      '\\b(?:can not|could not|will not|not able to|unable to) (?:get|go|be)(?: out| back| up)*(?: on)? (?:the|my) bike\\b(?! (?:to|fixed|back|repaired|in|into|out|up)\\b)',
      'can not ride',
    ],
    ['\\bno can do\\b', 'can not do'],
    [
      `\\b(${DAY}) (?:is |are )?(?:(?:just|simply|definitely) )?(?:not happening|off the table|out of the question|a (?:no go|write off|non starter))\\b`,
      '$1 is impossible',
    ],
    ['\\bgoes away\\b', 'can go'],
    [
      `\\b(${DAY}) (?:is|are) (?:now |again )?(?:free|available|open)(?: now| again)? for (?:training|a workout|exercise|sport)(?: now| again)?`,
      '$1 is fine',
    ],
    [
      `\\b(?:everything|all)(?: else)? (?:stays|can stay|is fine|is ok|remains) (?:but|except(?: for)?|apart from) (${ONE})(?:,? (?:that|this|it|which)(?: one)? (?:goes|can go|has to go|must go))?`,
      'skip $1',
    ],
    [
      `\\b(${TYPED_DAY}) off(?: please| pls)?[ ,(.-]+not this (?:\\1|one)[ ,]+(?:but )?the (?:one after|next(?: one)?|following(?: one)?|week after)`,
      'next week $1 off',
    ],
    [`\\b(?:spare|free|relieve|excuse) me (?:from |of )?(?=(?:the|my|${DAY})\\b)`, 'skip '],
    [`\\bno (?:sports?|exercise|exercising)\\b(?! (?:bras?|drinks?|psychologist))`, 'no training'],
    [`\\btake (${OWN}) off (?:my|the) (?:list|plan|schedule|calendar|menu)\\b`, 'skip $1'],
    [
      '\\bi (?:would like|want|need|wish for) (?:some )?(?:peace and quiet|nothing at all|complete silence)\\b',
      'no training',
    ],
    // another day
    [`\\b(?:carry|take|bring|drag) (${ONE}(?: on (?:${DAY}))?) (?:over|across|along) to\\b`, 'move $1 to'],
    [`\\bswitch (?=${ONE} from (?:${DAY}) to\\b)`, 'move '],
    [`^(?:please )?(?=${ONE} (?:a|one|two|three|\\d) days? (?:later|earlier|sooner)\\b)`, 'move '],
    [`\\bnot on (${DAY}) but on (${DAY})\\b`, 'on $2 instead of $1'],
    [
      `^(${DAY}) (?:would be|is|works|suits|would suit)(?: me)? (?:better|best) for (?:the |my )?(${DAY})'s (${SPORT})\\b`,
      "move $2's $3 to $1",
    ],
    [`\\bsave (${OWN}) for (?:the )?(?=${TYPED_DAY}|\\d)`, 'move $1 to '],
    [
      `\\b(?:could|can|might|may|shall|should) ((?:the|my) [a-z0-9' ]{3,40}?) (?:take place|be done|be made|happen|be held) on (?=(?:the )?(?:${TYPED_DAY}|\\d))`,
      'move $1 to ',
    ],
    [
      `((?:the|my) [a-z0-9' ]{3,40}?) (?:shall|should|has to|must|can|could|will) (?:take place|be done|be made|be held) on (?=(?:the )?(?:${TYPED_DAY}|\\d))`,
      'move $1 to ',
    ],
    ['\\b(a|one|two|three|\\d) (days?) early\\b', '$1 $2 earlier'],
    // a day without
    [`\\b(?:leave|keep) (${DAY}) (?:empty|blank|open|clear)\\b`, 'keep $1 free'],
    [`\\b(?:block|reserve)(?: out| off)? (?=(?:${DAY})\\b)`, 'keep free '],
    [
      `\\b(?:move|get|take|put|shift) (?:everything|all(?: (?:the )?(?:training|workouts|sessions))?) (?:off|away from|out of) (?=(?:${DAY})\\b)`,
      'keep free ',
    ],
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
    [
      `\\bmake (?:it|that|this) (\\d{2,3})(?= ?(?:[.,;!]|$|please|instead|max|tops|and |but |or ))`,
      'make it $1 minutes',
    ],
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
    // for good
    [
      `\\bnever (?:ever )?(?:schedule|plan|put|book|give me|place|set) (?:me )?(?:anything|any training|any workouts?|a workout|workouts|training)(?: on)? (mon|tues|wednes|thurs|fri|satur|sun)days?\\b`,
      'no training on $1days from now on',
    ],
    [
      '\\bi (?:have )?(?:quit|stopped|given up|gave up|give up|am done with|am through with) (?:the )?(pool|gym|swimming|running|cycling|riding|strength)(?= .*\\b(?:for good|for ever|forever|permanently|for life)\\b)',
      'no more $1',
    ],
    [
      '\\bmy long (?:day|session|workout) (?:should be|is|to be|shall be|is going to be) (?:on )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
      'long workouts on ',
    ],
    [
      '\\b(before work|after work|(?:in the )?(?:mornings?|evenings?|afternoons?)|lunch ?times?|lunch breaks?) (?:is|are) (?:the only (?:time|slot|option)(?: (?:that works|i have|i can|for me|left|i can train))*|when i (?:train|can train)|best for (?:my )?training)',
      'i always prefer training $1',
    ],
    [
      '\\bi (?:only|always|usually|generally) (?:train|work out|exercise|do my training) (?=(?:in the )?(?:mornings?|evenings?|afternoons?)|before work|after work|at lunch)',
      'i always prefer training ',
    ],
    ['(?<=\\d ?(?:h|hrs?|hours?)) ?\\/ ?(?:week|wk|w)\\b', ' a week'],
    [
      '\\bweekly (?:hours|volume|time|training) from \\d+(?: ?h| ?hours)? to (\\d+)(?: ?h\\b| ?hours)?',
      'weekly hours to $1 hours',
    ],
    [
      `\\b(?:take|knock|bring|turn|dial|drop|pull) (?:it |things |the (?:intensity|effort) )?(?:down |back )?(?:a|one) (?:notch|gear|peg|level)(?: (?:off|down|back))?(?: (?:on|of|for|from))?\\b`,
      'ease',
    ],
    [`\\b(?:turn|bring|take|dial|tone) (?:it|things|the (?:intensity|effort)) down\\b`, 'ease'],
    [`\\bdumb down\\b`, 'ease'],
    [`(?<=^(?:${DAY}|${ONE}) )should not be (?:so|that|too|as|quite so) (?:hard|tough|intense)\\b`, 'easier'],
  ] as const
).map(([pattern, plain]): Rewriting => [new RegExp(pattern, 'g'), plain]);
