import { AT_START, DAY, NEW, OWN, TYPED_DAY, WHEN, type Rewriting, rewritings } from './slots.ts';

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
const allBut = (_: string, day = '', kept: string, week = '', of = ''): string => {
  const [when] = /(?:this|next) week/.exec(`${week}${of}`) ??
    /\b(?:today|tonight|tomorrow)\b/.exec(`${day} ${kept}`) ?? ['this week'];
  return `cancel everything ${when} but keep ${kept}`;
};

/** One workout more, days with their minutes, and two that change places. */
export const ADDITIONS: readonly Rewriting[] = rewritings([
  // one more
  [
    `\\b(?:i )?(?:want|would like|like|can|could|may|might)(?: i)?(?: to)? (?:also )?(?:do )?(?:a )?(${NEW}|lift) ((?:on )?(?:${TYPED_DAY})) (?:too|as well|also)\\b`,
    'add a $1 $2',
  ],
  [`\\balso (?:do )?(?:a )?(${NEW}) ((?:on )?(?:${TYPED_DAY}))\\b`, 'add a $1 $2'],
  [`\\bgive me (?=\\d+ ?(?:min\\w*|h|hrs?|hours?) (?:on the (?:bike|trainer|turbo)|in the (?:pool|water)))`, 'add a '],
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
    `(${OWN}|${TYPED_DAY}) and (${OWN}|${TYPED_DAY})(?: (?:this|next) week)?(?: (?:should|could|can|must|may|might|need to|have to|will))? (?:trade|change|swap|switch)(?: places| days| around| over)?(?=[ ,.!?]*$)`,
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
    `(?:\\b(today|tonight|tomorrow) ,? ?)?\\b(?:only|just|keep)(?: on)? ((?!it |them )[a-z' ]{3,40}?)((?: on| in)? (?:this|next) week)? ?[,.;] ?(?:and |so |you can |please )*(?:cancel|skip|drop|lose|bin|remove|scrap|ditch|forget) (?:the rest|the others|all others|everything else|all else|the other ones)((?: of| in| on)? (?:it|the week|this week|next week))?(?=[ ,.!]*$)`,
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
]);
