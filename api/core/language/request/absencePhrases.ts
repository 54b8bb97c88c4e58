import type { Phrase } from './actPhrases.ts';
import type { HappeningKind, Tag } from './tags.ts';

const happens =
  (kind: HappeningKind) =>
  (match: RegExpExecArray): Tag => ({ t: 'happening', kind, text: match[0] });
const word = (said: string) => (): Tag => ({ t: 'word', word: said });

const WHEN = '(?:on |the |early |late |this |next )*(?:today|tomorrow|tonight|mon|tue|wed|thu|fri|sat|sun|\\d)';
const BACK = '(?:back|return(?:ing|s)?|home|until|till)';
const LINE = '(?:train|rail|bus|tube|metro|transport|airport|airline|tram|teachers?|nursery|general|school|pilots?)';

/** What takes days away, and what only sounds like it. Read before what is general. */
export const ABSENCE_PHRASES: readonly Phrase[] = [
  // a day with room, and not one to clear
  ['(?:is|looks) (?:wide |all )?(?:clear|open)(?= (?:[.,]|for|now|after)(?: |$)|$)', word('free')],
  [
    '(?<!(?:leave|keep|want|need|like|make) (?:the |that |my |all |this )?)(?:mornings?|evenings?|afternoons?|nights?) (?:is |are |looks )?(?:free|open|clear)(?= (?:[.,]|though|please)(?: |$)|$)',
    word('free'),
  ],
  // time that somebody has, and none that they ask for
  [
    'free (?:time|hours?|slots?|from (?:work|school))|free as a [a-z]+|(?<=(?:have|got|having) (?:(?:a|an|some|lots of|more|the|both|two|whole) ){0,2})(?<!(?:want|like|need|love|prefer) to have (?:(?:a|the|some) )?)(?:completely |totally )?free(?= (?:weekend|day|days|week)(?: |$))',
    word('free'),
  ],
  [
    '(?:evening|night|morning|afternoon) (?:school|class(?:es)?|courses?|job|choir|practice|rehearsals?|lectures?|prayers?)',
    word('thing'),
  ],
  [
    '(?:hardly|barely|scarcely) any (?:spare |free )?time|(?:next to|almost|nearly|virtually) no (?:spare |free )?time',
    happens('deadline'),
  ],
  ['cabin fever', word('home')],
  // off work
  ['(?<=(?:rota|roster|shifts|shift plan)(?: [.,:])? )off', word('free')],
  // what is left, and no rest
  [
    '(?:the )?rest(?: (?:is )?(?:ok|okay|fine|good|normal|possible|works)(?= (?:[.,]|please)(?: |$)|$)|(?= (?:is(?! (?:best|enough|over))|are|i am|i have) ))',
    word('unchanged'),
  ],
  // nobody strikes it out
  [`${LINE} strikes?`, word('thing')],
  [
    'power (?:cuts?|outage|failure)(?: (?:at|in) (?:the|my|our) [a-z]+)?|(?:the |my |our )?gym (?:is |looks )(?:so |too |completely |totally |really )*(?:packed|full|busy|rammed|heaving|dark|flooded|freezing|crowded)',
    word('thing'),
  ],
  [
    '(?:the |my |our )?(?:car|van|engine|motorbike|bus) (?:will|does|did|would) not (?:start|run|come|turn up)',
    word('thing'),
  ],
  // who says it is no appointment
  [
    '(?:the |my )?(?:dentist|surgeon|hospital|osteo|chiro|consultant) (?=(?:has )?(?:says|said|told|tells|wants|ordered|recommends|recommended|pulled|took) )',
    word('doctor'),
  ],
  [
    '(?:my |the |an?(?: wisdom)? |wisdom )?(?:tooth|teeth) (?:was |were |being |got )?(?:pulled|extracted|removed|taken out|out(?= (?:this|today|yesterday|[.,])(?: |$)|$))',
    happens('illness'),
  ],
  [
    '(?:no|without(?: any)?|not (?:taking|bringing|packing)(?: any)?) (?:training |running |sports? )?(?:kit|gear|equipment)(?: with me| at all)?(?= (?:[.,]|and|so|at)(?: |$)|$)',
    word('without'),
  ],
  [
    '(?:an? )?(?:on )?(?:night|late|early|day|long|double|twilight|overnight|split|weekend) ?shifts?|(?:on |doing |working )\\d+ hours (?:days?|shifts?)|on (?:nights|lates|earlies)(?= (?:from|until|all|this|next|on|for|mon|tue|wed|thu|fri|sat|sun|today|tomorrow|\\d))',
    happens('occupied'),
  ],
  [
    '(?:an? |my )?(?:insane|mad|crazy|manic|nuts|brutal|hellish|horrible|awful|terrible|full on|hell of a|tough|rough|stressful|heavy|nasty) (?:week|few days|days|time|month|schedule) (?:at (?:work|the office|uni|school|college)|with work|workwise|in the office)',
    happens('deadline'),
  ],
  [
    '(?:in|at) (?:an? |the |our |my )?(?:[a-z]+ )?(?:cabin|hut|cottage|chalet|lodge|airbnb|campsite|caravan|villa)(?: without [a-z]+| with no [a-z]+)?',
    happens('travel'),
  ],
  // "my bike was stolen, the new one comes on the 20th"
  [
    `(?:and |but )?(?:i |will )*(?:(?:the |my |a )?(?:new (?:one|bike)|replacement|spare) (?:will )?(?:comes?|arrives?|is (?:ready|here|due)|gets here|be (?:ready|here))|(?:get|getting|have|pick|picking) (?:it|the bike|my bike) (?:back|up)|(?:it|the bike) (?:is |will be )(?:back|ready|fixed|repaired))(?: on| by)?(?= (?:the )?(?:tomorrow|next|mon|tue|wed|thu|fri|sat|sun|\\d))`,
    () => ({ t: 'prep', prep: 'before' }),
  ],
  [
    'mov(?:e|ing) (?:in)?to (?:an? |my |our |the )?(?:new )?(?:flat|house|place|apartment|home|city|town|office)',
    happens('occupied'),
  ],
  [
    '(?:to |will |shall )visit (?:my |our |the )?(?:parents|folks|family|mum|mom|mother|dad|father|sister|brother|grandparents|grandma|friends|relatives|cousins?|in laws|inlaws)|(?:company|team|yoga|work|family|writing) retreat(?: (?:runs|is|goes|from))?',
    happens('travel'),
  ],
  [
    '(?:would )?rather (?:[a-z]+ ){1,6}than (?:to )?(?:train|training|exercise|exercising|work out)',
    () => ({ t: 'act', act: 'rest' }),
  ],
  [
    'body ?weight (?:stuff|exercises?|training|workouts?|work|strength|circuits?|sessions?)',
    (match) => ({ t: 'workout', sports: ['strength'], kind: null, quantity: 'one', text: match[0] }),
  ],
  [
    '(?:only )?(?:short|shorter|brief|quick) (?:sessions|workouts|trainings)(?: only| please)?(?= [.,]|$)',
    () => ({ t: 'length', direction: -1 }),
  ],
  ['left (?:my|the) (?:bike|bicycle) (?:at|in|with)(?! home)', happens('noBike')],
  // how long something of life takes is no length of training
  [
    '(?:takes|taking|lasts?|lasting|costs?)(?: (?:me|about|around|over|up to))* (?:\\d+(?:\\.\\d+)?|an?|two|three|four|five|six|seven|eight|nine|ten) (?:hours|minutes)(?: (?:each way|one way|both ways))?',
    word('long'),
  ],
  [
    '(?:driv(?:e|ing)|fly(?:ing)?|travel(?:ling)?|sit(?:ting)?) (?:for )?(?:\\d+(?:\\.\\d+)?|two|three|four|five|six|seven|eight|nine|ten) hours',
    happens('occupied'),
  ],
  // "in court all day", "all day on a train"
  [
    '(?:in|at|on) (?:(?:an?|the|my) )?(?!home|bed|pain|it|foot|my|me|her|him|them|your|our|time|fire|track|plan|ice|agony|form)[a-z]+(?: [a-z]+)?(?= all (?:day|morning|afternoon|(?:of |day )?(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)))',
    happens('occupied'),
  ],
  [
    'all day (?:long )?(?:in|at|on) (?:(?:an?|the|my) )?(?!home|bed|pain|mon|tue|wed|thu|fri|sat|sun)[a-z]+',
    happens('occupied'),
  ],
  // "leaving Friday, back Tuesday"
  [
    `(?:i |we )?(?:am |are |will )?(?:leav(?:e|ing)|set(?:ting)? off|depart(?:ing)?|off)(?: (?:for|to) [a-z]+(?: [a-z]+)?)?(?= ${WHEN}.*(?<!\\b(?:my|lower|upper|bad|sore) )\\b${BACK}\\b)`,
    happens('travel'),
  ],
];
