import { NUMBER } from './numbers.ts';
import type { RequestAct, LevelTag, Tag } from './tags.ts';

export type Phrase = readonly [source: string, make: (match: RegExpExecArray) => Tag];

const act = (name: RequestAct) => (): Tag => ({ t: 'act', act: name });
const level =
  (step: LevelTag['step'], to: LevelTag['to'] = null) =>
  (): Tag => ({ t: 'level', step, to });

/** A bound is one where an amount follows: "at least until Friday" and "under no circumstances" are none. */
const AMOUNT = `(?= (?:about |around |roughly )?(?:${NUMBER}|half)(?: |$))`;

/** What athletes write for what they want done; the first phrase that fits counts, so longer ones come first. */
export const ACT_PHRASES: readonly Phrase[] = [
  ['(?:keep your )?hands off|stop (?:messing with|touching|moving|changing)', act('keep')],
  [
    'leav(?:e|ing)(?= (?:\\w+ ){1,4}out(?: |$))|(?:pull|pulling) the plug on|nix|(?:take a )?rain ?check on|give(?= .* a (?:miss|pass))',
    act('remove'),
  ],
  [
    'count me out(?: for)?|(?:am |i am )out(?= (?:on|for|all) )|(?:zero|no) (?:chance|way)(?: (?:to|of) (?:train|training|do it))?|(?:is|are) (?:chockablock|rammed|(?:jam )?packed|gone|toast|history|full(?! of)|taken|crammed|stuffed)',
    act('cannot'),
  ],
  [
    '(?:can|could|may|must|has to|have to|needs to|should) go(?= (?:\\.|,|and|please|today|tomorrow|this week)|$)',
    act('remove'),
  ],
  [
    'leav(?:e|ing) (?:it|them|that|(?:that|this|the|whole) day|(?:those|these|the|both) days|both) (?:empty|blank|open)',
    act('rest'),
  ],
  [
    '(?:do not|never) (?:schedule|plan|put(?: in)?|set|give me|book) (?:me )?(?:anything|any (?:training|workouts?|sessions?))(?! (?:else|hard|long|too))',
    act('rest'),
  ],
  ['empty(?= (?:out )?(?:my |the )?(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|week))(?: out)?', act('rest')],
  [
    'keep (?:it|things|them|this|that|everything|all) (?:very |really |all )?(?:short|brief)',
    () => ({ t: 'length', direction: -1 }),
  ],
  [
    'cut (?:it|this|that|them|things|everything|all of it) (?:down|back|short|shorter)(?= (?:please|[.,]|a bit|this|next)(?: |$)|$)',
    () => ({ t: 'length', direction: -1 }),
  ],
  ['(?<!flat )out(?= until )', act('cannot')],
  ['(?:is|are|will) not (?:going to )?(?:happen|happening|take place|taking place)', act('wont')],
  ['wait(?= (?:until|for) )', act('move')],
  ['can not be (?:bothered|arsed)(?: (?:with|to do))?', act('wont')],
  ['(?:to )?(?:rest|recover|sleep) more|more (?:rest|recovery|sleep)(?! days?)', act('restDay')],
  [
    '(?:(?:one |an? )?(?:(?:more|additional|extra|another|second) )?)?(?:rest(?: and recovery)? day|day off|off day)(?: more(?! than)| extra)?',
    act('restDay'),
  ],
  // "I just don't like it": no bound
  [
    'just(?= (?:finished|completed|done|returned|swam|ran|rode|been|woke|checked|noticed|do|did|can|could|will|would|am|is|was|want|wanted|need|feel|felt|had|got|have|came|like|love|hate|hope|think|thought|asking|saying|wondering) )(?! (?:do|have|got) (?:the |a |an |my )?(?:\\d|half|run|ride|swim|bike|strength|easy|short|long|time))',
    () => ({ t: 'word', word: 'just' }),
  ],
  ['only|just', () => ({ t: 'limit', only: true })],
  [
    '(?:no|not|never) (?:more|longer) than|(?:not|never) (?:over|above|exceeding)|at (?:the )?most|up to|maximum(?: of)?|max(?: of)?|tops|cap(?:ped)?(?: (?:it )?at)?|limit(?:ed)?(?: (?:it )?to)?|nothing (?:over|above|longer than|more than)',
    () => ({ t: 'limit' }),
  ],
  [`(?:under|below|(?:less|fewer|shorter|lower) than)${AMOUNT}`, () => ({ t: 'limit', below: true })],
  ['under|below|(?:less|shorter) than', () => ({ t: 'limit' })],
  [
    `(?:at (?:the )?(?:very )?least|nothing (?:under|below|(?:less|shorter) than)|(?:a )?minimum(?: of)?)${AMOUNT}|or (?:more|longer)`,
    () => ({ t: 'limit', least: true }),
  ],
  ['no longer|not any ?more', () => ({ t: 'lasting', never: true })],
  [
    'until (?:i (?:say so|say otherwise|tell you(?: otherwise)?)|further notice)',
    () => ({ t: 'lasting', never: false }),
  ],
  [
    '(?<=\\bno (?:[a-z]+ ){1,3})ever(?: again)?|any ?more|any longer|from now on(?:wards?)?|from here on|going forward|every week|each week|weekly|permanently|in general|generally|always|as a rule|for good|in (?:the )?future|for the foreseeable(?: future)?|as standard|by default|(?:altogether|entirely|completely)(?! (?:clear|free|off|empty|open|blank|booked|full)(?: |$))|for ever|forever',
    () => ({ t: 'lasting', never: false }),
  ],
  [
    'never(?: ever)?|no more(?= (?:of )?(?:the |my )?(?:long |hard |easy )?(?:run|ride|bik|cycl|swim|strength|gym|weights|brick|train|work))',
    () => ({ t: 'lasting', never: true }),
  ],
  [`no more(?:${AMOUNT}|(?= [.,]|$))`, () => ({ t: 'limit' })],
  [
    '(?:not|no) (?:able|way)(?: for me)? to(?: (?:train|make(?: it)?|do(?: any)?|work ?out|exercise|attend|fit(?: in)?|get to))?|unable to(?: (?:train|make(?: it)?|do(?: any)?|work ?out|exercise|attend|fit(?: in)?))?',
    act('cannot'),
  ],
  [
    '(?:will|would|shall) not be (?:able to|around|available|training|free|here|home)(?: (?:train|make(?: it)?|do|work ?out|exercise|attend|fit(?: in)?))?',
    act('cannot'),
  ],
  [
    'can not (?:really )?(?:train|make(?: (?:it|the|my)(?= (?:on |to |this |next |tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|$))?|do(?: (?:any|anything|it))?|work ?out|exercise|attend|fit(?: in)?|manage|get (?:to|out)|come|commit)',
    act('cannot'),
  ],
  ['(?:there is )?no way (?:that )?i (?:can|could|will|am going to)(?: (?:do|make|train))?', act('cannot')],
  ['can not|could not', act('cannot')],
  [
    '(?<=(?:training|workout|session|sports?|exercise) )free(?= (?:weekend|week|day)(?: |$))|free of (?:training|workouts|sessions)|(?:completely |totally |kept )?(?<!(?:am|i|are|(?<!(?:sure|that|so) (?:the |my )?(?:\\w+ ){1,2})is) )(?:free|clear)(?: of (?:training|workouts|sessions))?(?! (?:to|on|weekend)(?: |$))',
    act('cannot'),
  ],
  ['(?:make|making|do)(?= (?:it|that|this|them) up(?: |$))', act('move')],
  ['cut(?=.* short(?: |$))', act('shorten')],
  ['(?:is|are) a (?:definite |hard )?no(?: go)?(?: (?:for|from) me)?', act('cannot')],
  [
    '(?:have |has |there is |got |will have )?(?:no|not (?:enough |much |have )?) ?time(?: (?:for|to train|to do|at all|available))*|do not have (?:any |the )?time(?: (?:for|to train))?|will not have (?:any |the )?time(?: (?:for|to train))?|no chance(?: of)?|not possible|impossible',
    act('cannot'),
  ],
  [
    '(?:am |is |are )?(?:unavailable|not available|not free|not around|not working|not good|no good|a no go|(?:fully )?booked(?! for (?!me)))(?: for me)?|(?:is|are) (?:out|bad|terrible|impossible|off limits|tricky|difficult|hard for me|a write off|busy for me)(?: for me)?|(?:does|do|will) not (?:really )?work(?: for me| well)?|not an option',
    act('cannot'),
  ],
  [
    '(?:will not|am not going to|not going to|shall not)(?: be)?(?: (?:do|make|doing|making|making it to|be doing))?|do not (?:want to|want|feel like|fancy|wanna|need)(?: (?:do|doing))?|not (?:in the mood|up|keen) (?:for|to do)|would rather not(?: do)?|prefer not to(?: do)?|not feeling',
    act('wont'),
  ],
  [
    '(?:not )?(?:as )?(?:easier|lighter|gentler|softer|less (?:hard|intense|demanding|tough|intensity|taxing|brutal)|easy up|calmer|dial(?:ed)? (?:it )?(?:back|down)|tone(?:d)? (?:it )?down|back(?:ed)? (?:it )?off|scale (?:it )?down|lighten(?: up)?|soften|downgrade|easing|ease(?: up| off| back)?|bring down|lower|reduce|drop|turn down|take down)(?: (?:the |my )?(?:intensity|effort))',
    level(-1),
  ],
  ['(?:a (?:bit|little) )?(?:less|lower|reduced) (?:intensity|effort)', level(-1)],
  [
    '(?:is |are |looks |seems |feels |was )?(?:a bit |a little |far |way |much |just )?too (?:hard|tough|intense|demanding|heavy|fast)(?= (?:for me|this|next|today|tomorrow|at the moment|right now|please)(?: |$)|$)',
    level(-1),
  ],
  [
    '(?:at |in )?(?:coffee|chatty|chatting|conversation(?:al)?|cafe)(?: (?:ride|run|shop))? (?:pace|speed|tempo|effort)|spin (?:out )?(?:the|my) legs(?: out)?',
    level(null, 'easy'),
  ],
  [
    '(?:take|taking|leave|leaving|get) (?:all )?(?:the )?(?:intensity|hard (?:bits?|parts?|stuff)) out(?: of)?',
    level(-1),
  ],
  [
    '(?:an? )?(?:light|lighter|lite|quiet|quieter|low key|smaller)(?= week after )',
    () => ({ t: 'level', step: null, to: 'easy', week: true, of: 'length' }),
  ],
  [
    '(?:an? )?(?:light|lighter|lite|quiet|quieter|low key|smaller) (?:week|one(?= week|$| \\.))',
    () => ({ t: 'level', step: null, to: 'easy', week: true, of: 'length' }),
  ],
  [
    '(?<=week )(?:very |rather |nice and )?(?:light|lite|lighter|quiet)(?= (?:please|[.,])(?: |$)|$)',
    () => ({ t: 'level', step: null, to: 'easy', week: true, of: 'length' }),
  ],
  [
    '(?:an? )?(?:recovery|rest|down|deload|unload|unloading) week|(?:an? )?(?:deload|unload)',
    () => ({ t: 'level', step: null, to: 'easy', week: true, of: 'both' }),
  ],
  [
    '(?:an? )?(?:easy|easier|chill|relaxed|gentle|gentler) week',
    () => ({ t: 'level', step: null, to: 'easy', week: true }),
  ],
  ['(?:a (?:bit|little) |much )?(?:lighter|lite|quieter)', () => ({ t: 'level', step: -1, to: null, of: 'length' })],
  ['(?:an? )?(?:harder|tougher|bigger|heavier) week', () => ({ t: 'level', step: 1, to: null, week: true })],
  [
    '(?:a (?:bit|little|touch) |slightly |much |way )?(?:easier|lighter|gentler|softer|calmer|less (?:hard|intense|demanding|tough|taxing|brutal)|not (?:so|as|too|that) (?:hard|intense|tough))|dial(?:ed)? (?:it )?(?:back|down)|dial|tone(?:d)? (?:it )?down|tone|back(?:ing)? (?:it )?off|scale (?:it )?down|lighten(?: up)?|soften|downgrade|ease(?: up| off| back| down)?|easing',
    level(-1),
  ],
  [
    '(?:super |very |really )?(?:recovery|zone (?:1|one)|z1)(?: (?:pace|effort|only|day|spin|mode))?(?! week)',
    level(null, 'recovery'),
  ],
  [
    '(?:an? )?(?:easier|lighter|shorter|gentler|quieter)(?= (?:weekend|saturday|sunday)(?: |$))',
    () => ({ t: 'length', direction: -1 }),
  ],
  [
    '(?:take|taking|go|going) (?:it )?(?:easy|chill|slow)|(?:super |very |really |all )?(?:easy|zone (?:2|two)|z2|gentle|gently|chill|relaxed|aerobic|no intensity|low intensity|easy peasy|light)(?: (?:pace|effort|only|day|mode|week))?',
    level(null, 'easy'),
  ],
  ['moderate(?:ly)?|steady(?: pace)?|zone (?:3|three)|medium', level(null, 'moderate')],
  [
    '(?:a (?:bit|little) |much |way )?(?:harder|tougher|more (?:intense|intensity|challenging|difficult)|go hard|spicier)|(?:increase|raise|up(?= (?:the|my))|crank up|ramp up|step up|turn up|boost)(?: (?:it|the|my))*(?: (?:intensity|effort|volume|load|training|mileage|km|up))*|push (?:myself|me)(?: harder)?|train more|more (?:training|volume|load|mileage|workouts|sessions|miles|km|please)|give me more|do more|more',
    level(1),
  ],
  [
    '(?:is |looks |seems |feels )?(?:a bit |far |way |much )?too (?:long|much(?= (?:this|next|on|for me|in|today|tomorrow|at the moment|right now|\\.|, (?:thanks|thank you|please))(?: |$)|$))|(?:a (?:bit|little|touch) |slightly )?less',
    () => ({ t: 'length', direction: -1 }),
  ],
  ['(?:a (?:bit|little|touch) |slightly |much |way )?(?:shorter|briefer)', () => ({ t: 'length', direction: -1 })],
  ['(?:a (?:bit|little|touch) |slightly |much |way )?longer', () => ({ t: 'length', direction: 1 })],
  [
    '(?:re ?)?schedul(?:e|ed|ing)(?= (?:a |an |some |me |\\d))(?! (?:a|an) different)|add(?:ed|ing)?(?: in)?|include|put in|throw in|chuck in|(?:pencil|put|sign|mark|book) me (?:in|down|up) for(?= (?:a|an|another|one|some) )|pencil in|slot in|insert|give me(?= (?:a|an|another|some) (?!.*\\b(?:rest|off|break|free|week|day)\\b))|stick in|plan in|(?:put|stick|place|slot)(?= (?:a|an|another|some) )|(?:want|need|like)(?= (?:another|an extra|an additional|one more|a second|some more strength))',
    act('add'),
  ],
  ['squeeze(?: in)?|fit in|spare|manage|get in', act('fit')],
  [
    're ?arrang(?:e|ing)(?: things| stuff| everything| it)?(?: around)?|(?:move|shift|shuffle|juggle|switch) (?:things|stuff|it all|them all)(?: around| about)?|move around|work around|sort (?:it|things|this)? ?out|adjust|adapt|rework|re ?jig|replan|re plan|plan around|figure (?:it|something) out|make it work|help',
    act('adjust'),
  ],
  [
    'bring(?:ing)?(?: (?:it|that|this))? forward|mov(?:e|ing) up|pull(?:ing)? forward|pull(?:ing)? ahead|bring(?:ing)?|advance',
    act('earlier'),
  ],
  [
    'push(?:ing|ed)? back|push(?:ing|ed)?(?: out)?|postpone[ds]?|postponing|delay(?:ed|ing)?|defer|hold off|put off|put back',
    act('later'),
  ],
  [
    'mov(?:e|ed|ing)|shift(?:ed|ing)?|re ?schedul(?:e|ed|ing)|schedule|transfer|slid(?:e|ing)|bump(?:ed)?|relocate',
    act('move'),
  ],
  ['put(?:ting)?|plac(?:e|ing)|stick', () => ({ t: 'act', act: 'move', places: true })],
  ['(?:can|could|may|must) (?:it|this|that|they) (?:just )?go(?= \\.|$)', act('remove')],
  ['(?:trad|chang|switch|swap)(?:e|ing)? places', act('swap')],
  ['(?:the )?other way (?:round|around|about)|vice versa', act('swap')],
  [
    'swap(?:ped|ping|s)?(?: (?:around|over|out))?|switch(?:ed|ing)?(?: (?:around|over|out))?|exchang(?:e|ing)|trad(?:e|ing)|flip(?:ped|ping)?|interchange|reverse',
    act('swap'),
  ],
  [
    'replac(?:e|ed|ing)|substitut(?:e|ing)|sub(?: out)?|chang(?:e|ed|ing)|turn(?:ed|ing)?|convert|transform',
    act('replace'),
  ],
  [
    '(?:lower|drop|decrease|bring down|take down|take back|scale (?:back|down)|cut(?: down| back)?(?: on)?)(?= (?:the |my |our |training |total |overall |weekly )*(?:volume|mileage|workload|load)(?: |$))',
    act('shorten'),
  ],
  [
    'stop(?:ping)?(?! by)|(?:cancel|skip|delet|remov|drop|scrap|ditch|bin|axe?|omit|eliminat|miss)(?:p?ing|p?ed|t?ed|e|l?ed|l?ing|ch?ing|ed|ing|n?ed|n?ing)?(?: (?:out|off))?|get rid of|tak(?:e|ing) out|tak(?:e|ing) away|leav(?:e|ing) out|cut(?:ting)?(?: (?:out|down|back))?|kill|lose|pass on|give (?=.* a miss)|blow off|clear|forget(?: about)?(?! (?:it|that|this)(?: |$))|get (?:me )?out of|get me off|wipe|chuck|erase|nix|scratch(?= (?:the|my|today|tomorrow|this|that|mon|tue|wed|thu|fri|sat|sun))|strike(?: out)?(?= (?:the|my|today|tomorrow|mon|tue|wed|thu|fri|sat|sun))|cross(?:ing)? (?:out|off)|call(?:ing)? off|bail(?:ing)? (?:on|out of)|(?:opt|duck) out of|sit(?:ting)? out',
    act('remove'),
  ],
  ['nothing(?: at all)?', act('rest')],
  [
    'shorten(?:ed|ing)?|trim(?:med|ming)?(?: down)?|reduc(?:e|ed|ing)|chop|truncate|condense|compress|scale back|shave|knock',
    act('shorten'),
  ],
  ['extend(?:ed|ing)?|lengthen(?:ed|ing)?|prolong|stretch out', act('lengthen')],
  [
    '(?:rest(?: and recovery)? days|days off|off days|a (?:full |complete )?rest|complete rest|full rest|time off|off|rest)',
    act('rest'),
  ],
  [
    'leav(?:e|ing)(?= .*\\b(?:alone|as (?:it is|is)|where it is|untouched)\\b)|keep(?:ing)?(?: (?:it|things))?|leave(?! (?:early|late|work|home|for|at|town|soon)(?: |$))|stick with',
    act('keep'),
  ],
  ['touch(?:ing)?|mess with|alter', act('touch')],
  ['make|making|made|set', act('make')],
  ['(?:same|likewise|ditto)(?: (?:thing|goes|again))?(?: (?:for|with))?', act('same')],
  [
    '(?:needs?|has|have|ought|want|wants|like) to be|(?:should|must|can|could|to) (?:be|go|happen)|do|did|doing|have it|happen|go',
    act('do'),
  ],
  [
    'like (?:to (?:train|work ?out|exercise)|training|working out)|would rather|rather|prefer(?:s|red|ably)?|favorite',
    act('prefer'),
  ],
];
