import { AT_START, type Rewriting } from './paraphrases/slots.ts';

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|today|tonight|tomorrow|tmrw';
const DAYS = `(?:${DAY})(?:(?:,| and|,? or) (?:${DAY}))*`;
const BODY =
  'back|knee|hammy|hamstring|calf|ankle|shoulder|achilles|groin|hip|neck|quad|foot|wrist|elbow|shin|ribs?|toe|thumb|finger';
const WORKOUT =
  "(?:(?:the|my|that) )?(?:[a-z]+day(?:'s)? )?(?:long |easy |hard )?(?:run|ride|swim|bike|brick|jog|strength|gym|workout|session|intervals)";
/** What "my" is put before where "me" is said for it; behind these verbs it stays "me". */
const MINE = `${BODY}|legs?|mam|mum|mom|da|dad|nan|missus|mates?|boss`;
const TO_ME = '(?<!\\b(?:give|let|make|hurt|tell|told|ask|want|for|to|with|of|get|got|leave|put|kill)(?:s|ing|ed)? )';

/** "one more easy run": more of them, and not easier. */
const NO_NOUN =
  '(?! (?:runs?|rides?|swims?|bikes?|spins?|jogs?|sessions?|workouts?|ones?|training|stuff|weeks?|days?|running|riding|swimming)\\b)';

/** Nobody lists more days than fit into this. */
const LONGEST_LIST = 300;
const asLength = (whole: string, ...found: string[]): string => {
  const [day, minutes] = found;
  return found.at(-1)!.length > LONGEST_LIST ? whole : `${day} ${minutes} minutes ,`;
};

/** Words of the Englishes that athletes write, and what they say elsewhere: British, Australian, Indian, and those of other tongues. */
export const DIALECTS: readonly Rewriting[] = (
  [
    // what is said around it
    ['\\b(?:bloody|fucking|fuckin|freaking|frickin|flipping|effing|blooming|goddamn|damn) (?=[a-z])', ''],
    [`${AT_START}(?:yeah[ ,]+nah|nah[ ,]+yeah|yeah[ ,]+no|no[ ,]+yeah)[ ,]+(?=[a-z])`, ''],
    [`${AT_START}(?:(?:dear|respected) )?(?:sir|madam|bro|bruv|dude|mate|guys|mister)[ ,]+(?=[a-z])`, ''],
    ['[ ,]+(?:na|yaar|innit|lah|oder|gell|ne|bro|bruv|dude|mate|sir|madam)(?=[ .!?]*$)', ''],
    ['\\b(?:please )?do the needful(?:[ ,]+and)?\\b', 'please'],
    ['\\b(?:kindly |please )?revert(?: back)?(?: to me)? (?=on (?:whether|what|how|when)|whether|with)', 'tell me '],
    ['\\b(?:tbh|ngl|imo|imho|fwiw|ffs|omg)\\b[ ,]*', ''],
    ['^ok(?:ay)? if (?=(?:i|we) )', 'is it ok if '],
    [
      '[ ,]+(?:(?:that|it) )?would be (?:lush|fab|ace|grand|mint|class|magic|handy|sweet|top|super|smashing)(?=[ .!]*$)',
      ' please',
    ],
    [
      '\\bif (?:you|we) could (?=[a-z])(.{3,60}?)[ ,]+(?:that|it) would be (?:so |really |very |just )?[a-z]+(?=[ .!]*$)',
      'please $1',
    ],
    ['\\bplease to (?=(?:change|move|swap|skip|cancel|make|put|shorten|add|remove|leave|take)\\b)', 'please '],
    ...['move', 'swap', 'skip', 'shorten', 'cancel', 'drop', 'postpone', 'switch'].map(
      (verb) =>
        [
          `\\bwould (?:you|it) (?:mind|be ok|be okay|be all right|bother you)(?: (?:terribly|awfully|much|too much|very much))?,? if (?:i|we) ${verb.replace(/([^e])$/, '$1[a-z]?').replace(/e$/, '')}ed\\b`,
          `please ${verb}`,
        ] as const,
    ),
    ['[ ,.]+no questions(?: asked)?(?=[ .!]*$)', ''],
    ['[ ,.]+(?:does|do|did) (?:that|this|it) make (?:any )?sense(?=[ .!?]*$)', ''],
    [
      `${AT_START}(?:i am |am )?(?:so |very |really |terribly |most )*sorry (?:to|for) (?:trouble|troubling|bother|bothering|disturb|disturbing|asking|be(?:ing)? a (?:pain|nuisance))(?: (?:you|u))?(?: again| about this)*[ ,.]*(?:but )?(?=[a-z])`,
      '',
    ],
    [
      `${AT_START}(?:so )?(?:basically )?what i (?:want|need|would like|am after) is (?=(?:the|my|for|to)\\b)`,
      'i want ',
    ],
    ['(?<=[a-z]) ?, as (?=(?:i|we|my|our|the|there) )', ', because '],
    [
      '(?<=[.,;] ?)(?:the |all )?rest (?:as (?:is|it is|usual|before|normal|scheduled)|unchanged|the same)(?=[ .!]*(?:$|[,.;]))',
      'the rest as planned',
    ],
    ['\\b(leave|keep) (.{3,40}?) where (?:it|they) (?:is|are)\\b', 'keep $2'],
    ['\\bthis week and next(?=[ .!]*(?:$|[,.;]))', 'this week and next week'],
    [`\\b(?:change|exchange|trade|switch) (${DAY}) (?:for|with|against) (${DAY})\\b`, 'swap $1 and $2'],
    [`\\bi have (?:got )?nothing (?:planned |else )?(?=(?:on )?(?:${DAY})\\b)`, 'i am free '],
    [
      '\\b(?:shorten|cut|trim) (?:it |that )?(?:down )?to (\\d{2,3})(?= (?:on|please|max|at|in)\\b|[ .!]*$)',
      'shorten it to $1 minutes',
    ],
    // lengths and days as a list
    [
      `(?:${AT_START}|(?<=[,;.] ?))(${DAY}) ?[:=]? ?(\\d{2,3})(?=[ ,;]+(?:and )?(?:${DAY}) ?[:=]? ?\\d{2,3}(?!\\d|[:.]\\d| ?[a-z%]))`,
      asLength,
    ],
    [
      `(?<=\\d{2,3} minutes ,[ ,;]*(?:and )?)(${DAY}) ?[:=]? ?(\\d{2,3})(?=[ ,;]|[.!]*$)(?! ?(?:h|hrs?|hours?|km|k|w|watts|bpm|min\\w*)\\b)`,
      asLength,
    ],
    [`\\b(${DAY}) ?= ?(?=[a-z])`, '$1 '],
    // free of work, and time to train
    [
      '\\b((?:i )?(?:have(?: got)?|got|get|took) (?:the )?[a-z0-9 ]{2,40}?) off(?=[ ,;.]+(?:so |and |then )?(?:i )?(?:could|can|might|want to|would like to|would love to) (?:do|train|go|ride|run|manage|squeeze|fit|use)\\b)',
      '$1 off work',
    ],
    // what is done with workouts
    [
      '\\b(?:push|move|put|shift|postpone|delay|reschedule) (.{2,40}?) (?:off |back )?(?:to|until|till) never\\b',
      'skip $1',
    ],
    [
      `${AT_START}is (?:it )?possible (?:to have )?(?=(?:(?:one|an?) (?:more|extra) |another |more one )(?:easy |short )?(?:run|ride|swim|jog|session|workout|bike)\\b)`,
      'please add ',
    ],
    ['\\bmore one (?=(?:run|ride|swim|jog|session|workout|strength|bike)\\b)', 'one more '],
    [
      `\\b(?:sack|bin|blow|bunk|jack) off (?=(?:the|my|that|this|all|${DAY}|strength|intervals|swim|run|ride)\\b)`,
      'skip ',
    ],
    [
      `\\btake (mon|tues|wednes|thurs|fri|satur|sun)days (run|ride|swim|jog|session|workout|strength) (?:out|off|away)(?: of| off)?(?: (?:my|the) (?:list|plan|schedule|calendar|menu|week))?(?=[ .!]*(?:$|[,.;]| please))`,
      "skip $1day's $2",
    ],
    [`\\blet (${WORKOUT}) (?:fall|drop)(?: out| away)?\\b`, 'skip $1'],
    [`\\blet (?:fall|drop)(?: out| away)? (?=${WORKOUT}\\b)`, 'skip '],
    [
      `\\btake ((?:(?:${DAY})(?:'s)?|${WORKOUT})(?: (?:run|ride|swim|jog|session|workout|strength))?) (?:out|off|away)(?: of| off)?(?: (?:my|the) (?:list|plan|schedule|calendar|menu|week))?(?=[ .!]*(?:$|[,.;]| please))`,
      'skip $1',
    ],
    [`\\b(?:turn|flip|switch) (${DAY}) and (${DAY}) (?:around|round|over)\\b(?! on)`, 'swap $1 and $2'],
    [
      `\\b(?:pull|bring|drag|draw) (${WORKOUT}(?: (?:on )?(?:${DAY}))?) (?:forward|forwards|ahead|up) to\\b`,
      'move $1 to',
    ],
    ["\\b(exchange|swap|switch|change|trade) ([a-z0-9' ]{3,40}?) against\\b", '$1 $2 for'],
    [
      `\\b(?:skip|drop|no|cancel|leave out) (?:the )?(intervals|threshold|tempo|hard (?:run|ride|session))((?: on)? (?:${DAY})| next week)?[ ,;.-]+(?:and |but |so )?(?:just |only |rather )?(?:do )?(?:an? )?(?:easy |light |gentle )?(?:jog|spin|jogging)(?: easy)?(?: instead)?(?=[ .!]*$)`,
      'make the $1$2 easy',
    ],
    [
      `(?:${AT_START}|(?<=[,.;] ?))(?:(?:i am|i will be|we are|going|i will|am) )*(?:hik|ski|climb|skat|row|danc|surf|walk|paddl|golf|kayak)[a-z]*ing (?:[a-z]+ ){0,5}((?:on )?(?:${DAY})) instead of (${WORKOUT})(?=[ .!]*(?:$|[,.;]))`,
      'skip $2 $1',
    ],
    ['\\b(?:go|be) (?:gently|gentle|soft|softly|lightly) (?:with|on) me\\b', 'go easy on me'],
    ['\\b(?:soft ?pedal|something (?:more |a bit )?(?:soft|softer|gentle|gentler))\\b', 'easier'],
    ['\\b(?:technique|drills?) (?:session|set)\\b', 'technique swim'],
    ['\\b(is|are) (?:off the table|out of the question|a non starter|off limits)\\b', '$1 not possible'],
    ['\\bprepone\\b', 'move'],
    [`\\b(?:knock|hit) (${WORKOUT}) on the head\\b`, 'skip $1'],
    [`\\b(?:swerve|dodge|duck|flake on|duck out of|cry off) (?=${WORKOUT}\\b)`, 'skip '],
    [
      `\\b(?:lay|place|slot|pop|stick|chuck|shove|whack|lob|slide|park|plonk|bung) (${WORKOUT}) (?:on|onto|over to|to|into) (?=(?:the )?(?:${DAY}|\\d))`,
      'move $1 to ',
    ],
    [
      `(?<=^|[,.;] ?|\\bbut |\\band |\\bso )((?:the |my )?(?:run|ride|swim|strength|gym|brick)) (?:goes|has to go|must go|needs to go)(?=[ .!]*(?:$|[,.;]))`,
      'skip $1',
    ],
    ['\\b(?:chuck|pull|throw|take|tak|pulling|chucking|throwing|taking)(?:ing)? (?:a )?sickie\\b', 'off work'],
    ['\\btake (it|that|this|them|those) (?:out|off|away)\\b(?! (?:of|the|on|for|to)\\b)', 'remove $1'],
    // how the order of words is elsewhere
    [`\\bmore (?:soft|easy|slow|light|gentle|relaxed|calm|tranquil)(?:ly)?\\b${NO_NOUN}`, 'easier'],
    [`\\bmore short\\b${NO_NOUN}`, 'shorter'],
    [`\\bmore long\\b${NO_NOUN}`, 'longer'],
    ['\\b(?:quiet|calm|tranquil|soft) (?=(?:run|ride|swim|jog|spin)\\b)', 'easy '],
    [
      `\\b(?:move|shift|change|put|transfer|pass) (${WORKOUT}) (?:from|of) (?:the )?(${DAY}) (?:on|at|for|to) (?:the )?(?=(?:${DAY})\\b)`,
      'move the $2 $1 to ',
    ],
    ['\\bwithout train(?=[ .!]*(?:$|[,.;]))', 'without training'],
    ['\\bthe (\\d{1,2}) (?=is\\b)', 'the $1th '],
    ['\\b(?:leave|keep) me free\\b', 'keep it free'],
    [
      `(?:${AT_START}|(?<=[,.;] ?))(?:put|give|add)(?: me)?(?: please)?(?: me)? one (swim|run|ride)(?:ming|ning)? more\\b`,
      'add a $1',
    ],
    ['\\bquit (?=(?:the|my) (?:strength|gym|swim|run|ride|bike|long|easy|[a-z]+day))', 'skip '],
    ['\\bof the next week\\b', 'next week'],
    [
      '\\bonly ((?:an?|one|two|half an|\\d+(?:[.]\\d+)?) ?(?:h|hrs?|hours?|min\\w*)) i (?:am (?:getting|having)|will (?:get|have)|get|have(?: got)?|got)\\b',
      'i only have $1',
    ],
    ['\\bout of station\\b', 'out of town'],
    ['\\bat liberty\\b', 'free'],
    [`\\brevert(?: back)? (?=(?:the |my )?(?:${DAY}|long|easy|run|ride|swim)\\b)`, 'move '],
    [
      '\\bto (?=(?:hard|long|much|short|early|tired|heavy|intense|fast|late)(?: (?:for|at|today|tomorrow|this)\\b|[ .!]*(?:$|[,.;])))',
      'too ',
    ],
    [`\\bonly (?:have (?:got )?|got )?(?:on )?(${DAYS}) (?:free|time|available|possible)\\b`, 'only free on $1'],
    [
      '\\bi (?:must|have to) to (?=(?:work|go|travel|study|be|train|rest|learn|stay|move|drive|fly|help)\\b)',
      'i have to ',
    ],
    ['\\bi (?:must|have to) to (?=[a-z])', 'i have to go to '],
    ['\\bdo not can\\b', 'can not'],
    ['\\bdo not (?:manage|get to|get round to) (?=(?:the|my|it)\\b)', 'can not do '],
    // how somebody is
    [
      `\\b(?:my )?((?:left |right )?(?:${BODY})) (?:is )?in (?:plaster|a (?:plaster|cast|sling|splint|boot|brace))\\b`,
      'broke my $1',
    ],
    [
      `\\b(?:my |the )?((?:lower |left |right )?(?:${BODY})) (?:has |just )*(?:went|gone|gave (?:out|way)|given (?:out|way)|seized up|locked up|popped)\\b(?! (?:well|fine|great|good|for|to))`,
      'my $1 hurts',
    ],
    [
      '\\b(?:no more|no|have no|without) (?:force|forces|power|energy|juice|pep) (?:left )?in (?:the |my )?(?:legs|body|tank)\\b',
      'tired legs',
    ],
    ['\\b(?:the |a |this )?(?:dreaded )?(?:lurgy|lurgi|lergy)\\b', 'a virus'],
    [
      '\\b(?:loose motions?|dysentery|delhi belly|dicky (?:tummy|stomach|belly)|the trots|the squits|the shits)\\b',
      'diarrhoea',
    ],
    [
      '\\b(?:feeling |feel |am |bit |pretty |proper )*crook(?: as)?(?= (?:today|again|since|this|at|all|with)\\b|[ .!]*(?:$|[,.;]))',
      'sick',
    ],
    [
      '\\b(?:a bit |bit |feeling |feel |am )+(?:peaky|off colou?r|rop(?:e)?y|grotty|queasy|manky|icky|bleurgh|ick)(?= (?:today|again|since|this)\\b|[ .!]*(?:$|[,.;]))',
      'feel unwell',
    ],
    [`${TO_ME}\\bme (?=(?:${MINE})\\b)`, 'my '],
    [
      `\\b(?:(?:have |has )?(?:gone|been|went) and )?(?:did|done|do|doing|buggered|knackered|crocked|busted|stuffed|munted) (?:in )?my ((?:left |right |lower )?(?:${BODY}))(?: in)?\\b(?! (?:exercises?|stretch|rehab|work|drills))`,
      'my $1 hurts ,',
    ],
    ['\\b(?:the )?(?:missus|misses|mrs|better half|other half)\\b(?! [A-Z])', 'my wife'],
  ] as const
).map(([pattern, plain]): Rewriting => [new RegExp(pattern, 'g'), plain]);
