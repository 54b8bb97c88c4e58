import type { Phrase } from './actPhrases.ts';
import { bodyPartIn } from './bodyParts.ts';
import { BODY_PHRASES } from './bodyPhrases.ts';
import { RACE_NAMES } from './nouns.ts';
import { PERSON } from './people.ts';
import type { HappeningKind, Tag } from './tags.ts';

const happens =
  (kind: HappeningKind) =>
  (match: RegExpExecArray): Tag => ({ t: 'happening', kind, text: match[0] });
const symptom =
  (name: string, above = false) =>
  (): Tag => ({ t: 'symptom', symptom: name, above });
const area = (match: RegExpExecArray): Tag => ({ t: 'area', area: areaOf(match[0]), text: match[0] });

const areaOf = (text: string): string => bodyPartIn(text) ?? text;

const ILLS =
  '(?:cold|flu|fever|cough|bug|virus|infection|illness|sore throat|temperature|tummy|stomach|covid|corona|norovirus|bronchitis|pneumonia|sinusitis|tonsillitis)';
const PAINS = '(?:injury|pains?|niggle|soreness|swelling|ache|strain)';
const WELL =
  '(?:completely |totally |all |pretty much |finally |basically |much )*(?:fine|good|ok|okay|right|normal|sorted|healed|better|well)';

/** Health, travel, work: what athletes report rather than ask for. */
export const LIFE_PHRASES: readonly Phrase[] = [
  ...BODY_PHRASES,
  [
    `(?:my |our |the )?(?:${PERSON}) (?:is|are|was|has been|will be|might be) (?:\\w+ )?(?:running|racing|riding|swimming|training|competing)(?: (?:a|an|the|in|her|his|their))*(?: \\d+ ?k| marathon| half marathon| race| triathlon| parkrun)?`,
    () => ({ t: 'word', word: 'family' }),
  ],
  [
    'leave (?:the rest|everything else|all else|the others)(?: (?:alone|be|as (?:it|they) (?:is|are)|as is|as planned))?|(?:the rest|everything else) (?:stays?|can stay|is fine|as planned|as (?:it )?is|unchanged)(?: (?:as (?:it )?is|the same|put|as planned))?',
    () => ({ t: 'word', word: 'unchanged' }),
  ],
  [
    '(?:i )?am off(?: work| school| uni)?(?= |$)(?! (?:sick|ill|to|for|until|on|from)\\b)',
    () => ({ t: 'word', word: 'free' }),
  ],
  // what cannot be done, and is no training
  [
    '(?:can not|could not) (?:believe|open|wait|complain|help|walk|imagine|remember|find|see|understand|be (?:happier|better)|care|agree)|(?:hurts?|pains?) (?:me )?to say|not (?:quite |yet |fully |completely )?over (?:the|my) (?:cold|flu|illness)',
    () => ({ t: 'word', word: 'cannot' }),
  ],
  [
    '(?:two|three|2|3) (?:hard|long|easy) (?:days|sessions|workouts|runs|rides) (?:in a row|back to back)|(?:do not|not) do anything',
    () => ({ t: 'word', word: 'row' }),
  ],
  // a day without work is no day without training
  [
    '(?:a |the )?(?:day|days|week) off (?:from |at )?(?:work|school|uni)|off (?:from |at )?(?:work|school|uni)',
    () => ({ t: 'word', word: 'free' }),
  ],
  [
    '(?:lights?|trip|flight|journey|conference|meeting|party|wedding|holiday|visit|show|dinner)(?: (?:next|this) week| on \\w+| in the gym| there)? (?:is|are|was|were|got|has been) (?:now )?(?:off|cancelled|called off|postponed)(?: again)?',
    () => ({ t: 'word', word: 'cancelled' }),
  ],
  [
    'hay ?fever(?: season)?(?: is (?:killing|bothering|annoying|bugging) me)?|(?:have |got |getting |had )?cold feet|(?:covid|flu|cold) (?:rules?|season|tests?|weather|snap|winter|shower)|(?:gave|gives|giving) me (?:the )?chills|(?:despite|in|from|because of) the cold|cold (?:water|outside|morning|wind)|(?:light|fever) pitch|runners? high',
    () => ({ t: 'word', word: 'weather' }),
  ],
  [
    '(?:never mind|forget)(?: about)?(?: (?:what i (?:said|wrote|asked)|it|that))?(?: about)?(?= (?:the |my |that |it |mon|tue|wed|thu|fri|sat|sun|today|tomorrow|this |next )|$|,| ,)(?=.*(?:never mind|said|wrote|asked|about|it|that))',
    () => ({ t: 'word', word: 'nevermind' }),
  ],
  // what sounds like a wish, and is a thing
  [
    'no way(?= [,.]|$)|power (?:cuts?|outage)|kill me(?: now)?|(?:would |could )?kill for|cut(?: my| the)? (?:hair|lawn|grass|hedge|bread|onions|cake)|(?:trade|job|book|craft|science|school|fun) (?:fairs?|shows?|union)|exchange (?:students?|program)|swap meet|drop offs?|cut off (?:time|date)|move(?= (?:(?:in|out|flat) |house (?!\\.)))|switch board|rest rooms?|flip (?:flops|chart)|skip (?:hire|rope|ropes)|time ?table change|(?:a|the) change of (?:clothes|plans)|light (?:switch|bulb)|easy ?jet|hard ?ware|long ?(?:haul|distance relationship|story)|short (?:story|notice|circuit)|cancel culture',
    () => ({ t: 'word', word: 'thing' }),
  ],
  [
    '(?:i )?(?:am |be |will be |are )?mov(?:e|ing) (?:house|home|houses|flat|flats|apartments?|in(?:to)?(?= (?:a|my|our|the|with) )|out(?= of )|offices?|day)|(?:the |my |our )?(?:house|home|office) move',
    happens('occupied'),
  ],
  [
    '(?:pulled|pulls|extracted|lost|took out|pulling) (?:out )?(?:a|my|the|two|one)(?: wisdom)? (?:tooth|teeth)',
    happens('illness'),
  ],
  [
    '(?:fell|fall(?:en|ing)?|came) off (?:my |the )?(?:bike|bicycle)|(?:fell|came) off(?= (?:on|at|in|this|yesterday|today|again|going|near|hard)(?: |$))',
    () => ({ t: 'word', word: 'fell' }),
  ],
  [
    'nights? (?:are|were|is|was|have been) (?:\\w+ )?(?:short|bad|awful|terrible|sleepless)|(?:short|sleepless) nights|(?:feel(?:ing)?|felt) like (?:a |an )?(?:zombie|wreck|crap|rubbish|garbage|shit|death|jelly|old man|old woman)|(?:my )?legs (?:are |feel |felt )?like (?:a )?\\w+|zonked|(?:resting )?(?:hr|heart rate) (?:is )?(?:up|high|elevated)(?: \\d+)?|hrv (?:is )?(?:down|low|crashed|tanked|terrible|awful|rubbish|shot|in the (?:bin|toilet|gutter|basement)|(?:through|on) the floor)(?: \\d+)?|(?:gave|donated) blood|(?:only |just )?[1-6] hours (?:of )?sleep',
    happens('fatigue'),
  ],
  [
    'concussion|heart murmur|heart (?:was |is |keeps )?(?:flutter\\w*|racing|skipping)|pressure (?:on|in) my chest',
    (match) => ({ t: 'happening', kind: 'injury', text: /concuss/.test(match[0]) ? match[0] : 'heart condition' }),
  ],
  [
    '(?:the |a |my |our )?(?:covid |flu |travel )?(?:shots?|jabs?|vaccin(?:e|ation|ated)s?|booster(?: shot)?)',
    () => ({ t: 'word', word: 'vaccination' }),
  ],
  // what was left undone lies behind; what "I will miss" is an intent
  [
    '(?:have )?(?:just |already |accidentally )?(?:missed|skipped)|(?:did|could) not (?:do|make|manage|complete|get to)|was not able to (?:do|make|complete|get to)',
    happens('missed'),
  ],
  ['(?:am |still |been |put |me )+on (?:\\w+ )?antibiotics|prescribed (?:me )?antibiotics', happens('illness')],
  ['krank|erkaltet|malade|enferm[oa]|(?:am)?malat[oa]|ziek|doente|grippe|gripe', happens('illness')],
  ['fieber|fievre|fiebre|febbre|koorts|febre', symptom('fever')],
  [
    `until (?:my |the |this )?(?:\\w+ )?${ILLS} (?:is |has |have )?(?:all |fully |completely )?(?:gone|over|better|cleared(?: up)?|passed|been beaten)`,
    (match) => ({
      t: 'symptom',
      symptom: /flu|covid|corona/.test(match[0])
        ? 'flu'
        : /fever|temperature/.test(match[0])
          ? 'fever'
          : /cough/.test(match[0])
            ? 'cough'
            : /tummy|stomach/.test(match[0])
              ? 'vomiting'
              : 'cold',
      above: /cold|throat/.test(match[0]),
    }),
  ],
  [
    `until (?:my |the |this )?(?:\\w+ )?(?:calf|achilles|shin|knee|hamstring|groin|hip|ankle|heel|foot|shoulder|elbow|wrist|neck|back|quad|leg|arm) (?:is |feels |has )?(?:healed|recovered|pain free|settled|${WELL})`,
    happens('injury'),
  ],
  [
    `(?:my |the |this |that )?(?:${ILLS}|${PAINS}|jet ?lag|hangover|tiredness|fatigue) (?:is |has |have |'s )?(?:now |all |fully |finally |completely )*(?:gone|over|cleared(?: up)?|passed|better|disappeared|history)`,
    happens('recovered'),
  ],
  [
    `(?:fit(?: as a fiddle)?|well|healthy|fine|strong|up|back) (?:and (?:well|fit|running|training) )?again (?:after|following|from) (?:the |my |that |a )?(?:nasty |bad |long )?${ILLS}`,
    happens('recovered'),
  ],
  [
    '(?:still )?not (?:getting |feeling |really |much |any |a bit )+better(?: yet)?|(?:still )?not better(?: yet)?|(?:am )?(?:still )?no better|not over (?:it|this|the (?:cold|flu))(?: yet)?',
    (match) => ({ t: 'happening', kind: 'illness', text: `loosely ${match[0]}` }),
  ],
  [
    `(?:fully |completely )?(?:have )?(?:recovered from|got over|(?:am |is )?over|shaken off|shook off|beaten|kicked|free of) (?:my |the |a |this |that )?(?:bad |nasty )?(?:${ILLS}|covid|corona|norovirus|bronchitis|it(?= now| yesterday|$| \\.)|this(?= now))(?: now)?`,
    happens('recovered'),
  ],
  [
    '(?:am )?back on my feet(?: again)?|on my feet again|up and about(?: again)?|(?:back (?:to|in) )?(?:full|good) health|right as rain|fighting fit|(?:back to |feeling |feel )(?:like )?(?:my (?:old |usual |normal )?self|myself)(?: again)?|(?:symptom|fever) free|test(?:ed|s|ing)? (?:is |was |were |came back |back )?negative(?: for \\w+)?|negative (?:covid |flu )?test|fever (?:broke|has broken)',
    happens('recovered'),
  ],
  [
    `(?:is |are |feels? |feeling )?${WELL} (?:again|now)`,
    (match) => ({ t: 'happening', kind: 'recovered', text: `loosely ${match[0]}` }),
  ],
  [
    '(?:am |i am |feeling |feel )+(?:much |a lot |way )?better(?: now| today| again)?|(?:much |all )better(?: now| today)?|better now|(?:fully )?recovered|back to normal|(?:no longer|not) (?:sick|ill)(?: any ?more)?|healthy again|all healed|pain free(?: again)?|over the (?:flu|cold)',
    happens('recovered'),
  ],
  [
    'sore throat|scratchy throat|throat (?:hurts|(?:is|feels) (?:a bit |really |very )?(?:sore|scratchy|raw|killing me|bad|awful))',
    symptom('sore throat', true),
  ],
  [
    '(?:runny|blocked|stuffy|stuffed) nose|(?:all |a bit |bit |really )*(?:stuffed|bunged|(?<!\\b(?:is|are|was|were|be) )blocked|clogged|stuffy|gummed)(?: up)?(?= (?:again|today|since|nose)|$| [.,])|(?:all |a bit |bit |really )*(?:stuffed|bunged|clogged) up|nose is (?:running|runny|blocked|stuffed)(?: up)?|sneez(?:ing|e)|sniffles?|snotty|congest(?:ed|ion)|sinus(?:es|itis)?|head ?ache|blocked sinuses',
    symptom('cold', true),
  ],
  [
    '(?:got|have|with|caught|catching|has|had) (?:a |this |the )?(?:\\w+ )?cold(?! (?:weather|day|front|water|pool))',
    symptom('cold', true),
  ],
  [
    '(?:head|common|bad|nasty|slight|little|heavy) cold|(?:a|the) cold(?! (?:weather|day|front|water|pool))|got cold symptoms|catching cold|caught cold|have cold|man flu',
    symptom('cold', true),
  ],
  [
    '(?:a |high |slight )*(?:fever|feverish|temperature|temp|chills|shivers)(?: of)?(?: (?:3[789]|40)(?:\\.\\d)?)?|(?:3[89]|40)(?:\\.\\d)?(?: degrees| c)? (?:temp|temperature|fever)',
    symptom('fever'),
  ],
  ['cough(?:ing|s)?|chesty|bronchitis|phlegm', symptom('cough')],
  [
    'chest (?:pains?|hurts?|hurting|tightness|(?:is|was|has been|feels?|felt|gets|got|goes|went) (?:all |so |very |really |quite |a bit |a little )?(?:tight|heavy|painful|funny))|pains? in my chest|tight chest|heart (?:racing|flutters|fluttering)|palpitations',
    symptom('chest pain'),
  ],
  [
    'short(?:ness)? of breath|breathless(?:ness)?|can not breathe|trouble breathing|out of breath at rest',
    symptom('breathlessness'),
  ],
  [
    'vomit(?:ing|ed)?|pu(?:ke|king|ked)|throwing up|threw up|nause(?:a|ous)|diarrh?oea|diarrhea|(?:stomach|tummy|belly|guts?) (?:bug|ache|flu|upset|cramps?|issues|problems|trouble|(?:is )?(?:upset|not right|off|dodgy|rough|in bits|playing up))|upset (?:stomach|tummy)|on the (?:loo|toilet)|food poisoning|gastro|norovirus',
    symptom('vomiting'),
  ],
  [
    "(?<=(?:calf|calves|achilles|shins?|knees?|hamstrings?|groin|hips?|ankles?|heels?|foot|feet|shoulders?|elbows?|wrists?|neck|back|quads?) (?:(?:'s|is|are|feels?|a|bit|little|still|really|very|so|quite) ){0,4})achy",
    () => ({ t: 'pain' }),
  ],
  ['body aches|aching all over|ache all over|achy', symptom('body aches')],
  ['(?:the )?flu|influenza|covid(?: 19)?|corona(?:virus)?|tested positive', symptom('flu')],
  [
    '(?:am |i am )?racing|(?:have|got|doing|entered|signed up for) (?:a |an |the |my )?(?:local |small )?(?:\\d+ ?k |half marathon |marathon |triathlon |parkrun |tri )?(?:race|parkrun)|running (?:a|the) (?:\\d+ ?k|half marathon|marathon|parkrun)|' +
      `(?:have|got|doing) (?:a |an |the |my )(?:local |small )?(?:${RACE_NAMES})(?: race)?|` +
      `(?:entered|(?:signed up|registered|booked|enrolled) for|in for(?= (?:a|an|the) )|(?:got|have|booked) a (?:place|spot|slot) (?:in|at|for)) (?:a |an |the |my )?(?:local |small )?(?:${RACE_NAMES}|half(?= (?:on|in) |$)|\\d+ ?km?|time trial|open water swim)(?: race)?`,
    happens('race'),
  ],
  [
    '(?:am )?back from (?:my |the |a |our )?(?:holidays?|vacation|trip|business trip|work trip|travelling|travels)|(?:am )?back home',
    happens('recovered'),
  ],
  [
    'sick|ill|unwell|poorly|under the weather|(?:some |nasty )?virus|(?:a |some )?bug|infection|not feeling (?:well|good|great|right|100 percent)|not (?:been )?(?:feeling )?(?:too |so |very |really )?(?:well|100 percent)|(?:come|coming|came|gone|going) down with(?: something)?|caught something|picked something up|feeling (?:rough|awful|terrible|off)|feel (?:rough|awful|terrible|off|rubbish|lousy)|shingles|pneumonia|tonsillitis|laryngitis|strep(?: throat)?|migraine|bedridden|in bed',
    happens('illness'),
  ],
  [
    '(?:legs|body) (?:is|are|feel|feels) (?:so |really |very |still |absolutely |a bit )?(?:dead|heavy|toast|sore|cooked|trashed|tired|wrecked|shot|smashed|fried|destroyed|stiff)|(?:quads?|calves|hamstrings?|glutes?|shoulders?|arms?) (?:are|feel) (?:so |really |very |still |absolutely |completely )?(?:dead|toast|cooked|trashed|wrecked|shot|smashed|fried|destroyed)|dead legs|heavy legs|sore legs|sore all over|doms|tired legs',
    happens('fatigue'),
  ],
  [
    'shin splints|stress fracture|plantar fasciitis|tendonitis|tendinitis|tendinopathy|tennis elbow|pulled muscle|torn muscle|torn ligament',
    (match) => ({ t: 'happening', kind: 'injury', text: match[0] }),
  ],
  [
    '(?:(?:i )?(?:am |got |just found out (?:that )?i am )?)(?:\\d+ (?:weeks|months) )?(?:pregnant|pregnancy)|(?:am |we are )?expecting (?:a baby|our (?:first|second|third) (?:child|baby))',
    (): Tag => ({ t: 'happening', kind: 'injury', text: 'pregnancy' }),
  ],
  [
    '(?:just |recently )?(?:gave birth|given birth|had (?:a|my|our) baby|had a c-?section)|post-? ?partum|post-? ?natal',
    (): Tag => ({ t: 'happening', kind: 'injury', text: 'childbirth' }),
  ],
  [
    '(?:diagnosed with |have )?(?:a )?heart (?:condition|disease|problem)|faint(?:ed|ing)|passed out|blacked out',
    (): Tag => ({ t: 'happening', kind: 'injury', text: 'heart condition' }),
  ],
  ['injur(?:ed|y|ies)', happens('injury')],
  [
    '(?:broke|broken|fractured|dislocated)(?= (?:my |a |the )?(?:left |right )?(?:arm|leg|wrist|hand|ankle|foot|toe|rib|elbow|shoulder|hip|knee|collar ?bone|finger|thumb))',
    () => ({ t: 'pain' }),
  ],
  [
    '(?:lower|my|bad|upper) back(?= (?:is|hurts?|aches?|pain|has|feels|spasms?|went|really|and)\\b)|lower back|back(?= (?:pain|hurts|ache|is (?:sore|killing|tight|playing)|spasms?))',
    area,
  ],
  [
    '(?:my |left |right |the |both |a |bit of )*(?:calf|calves|soleus|achilles(?: tendon)?|shins?|tibia|knee ?caps?|knees?|hamstrings?|hammy|groin|adductors?|hip(?:s| flexors?)?|ankles?|heels?|plantars?(?: fascia)?|foot|feet|metatarsal|toes?|shoulders?|rotator cuff|elbows?|wrists?|neck|quads?|thighs?|it ?band|itb|glutes?|piriformis|ribs?|collar ?bones?|clavicle|fingers?|thumbs?|knee ?caps?)',
    area,
  ],
  [
    '(?<=(?:in|with|my|hurt|pulled|tweaked|strained|done|put) )(?:my |the )?(?:lower |upper )?back(?= (?:out|again|,|\\.)|$)',
    area,
  ],
  ['(?:my |left |right )+(?:leg|arm|hand)(?! day)', area],
  [
    'hurts?|hurting|pain(?:ful|s)?|ach(?:es?|y|ing)|sore(?:ness)?|niggl(?:e|es|y|ing)|tweaked|tweak|pulled|strain(?:ed)?|sprain(?:ed)?|rolled|twist(?:ed)?|tight(?:ness)?|stiff(?:ness)?|swollen|swelling|play(?:ing)? up|flar(?:ed|ing) up|act(?:ing)? up|tor(?:e|n)|bruised|bugging me|bothering me|killing me|giv(?:es|ing) me (?:trouble|grief|hell|bother|issues|problems)|inflamed|gave out|went(?= (?:on me|pop|again|in|ping))|popped|grumbl(?:es?|ing|y)|complain(?:s|ing)|moan(?:s|ing)|not happy|unhappy|angry|cramp(?:ed|ing|s)?|spasm(?:s|ed)?|gone again|twinge|discomfort|is dodgy|dodgy|tender|(?:makes?|making) (?:me )?(?:problems|trouble)|ouch|stitches',
    () => ({ t: 'pain' }),
  ],
  [
    '(?:have |there is |with |got |having )?(?:no|without)(?: access to)?(?: (?:a|the|any))? (?:swimming )?(?:pool|water)(?: access| available)?|(?:the |my |our |local )*(?:swimming )?pool (?:is |will be |being |was |remains )?(?:closed|shut|unavailable|out|being renovated|under maintenance|drained|closes)|(?:can not|will not be able to|not able to|unable to|will not|could not) (?:get to|access|use|reach|make it to|go to|come to|train at) (?:a|the|my) pool|(?:will |do |does )?not have (?:access to )?(?:a|the|any) pool',
    happens('noPool'),
  ],
  [
    // beside other things that are not there it is the place
    "(?<=\\bno (?:bike|pool)(?: [,/])?(?: and| or)? )no gym|no gym(?=(?: [,/])?(?: and| or)? no (?:bike|pool)\\b)|(?:the |my |our )?gym (?:is |'s |will be |being )*(?:closed|shut|unavailable|out)|no access to (?:a|the|my|any) gym|(?:can not|will not be able to|not able to|unable to) (?:access|use|reach|make it to) (?:a|the|my) gym",
    happens('noGym'),
  ],
  [
    '(?:my |the )?(?:bike|bicycle) (?:is |got |was |will be |has |being )*(?:broke|broken|in the shop|at the shop|(?:in|at|on) (?:the |a )?(?:bike )?(?:workshop|repair shop|garage)|being serviced|stolen|at the mechanic|serviced|in for (?:a )?service|out of action|damaged|being repaired|in repair|not working|unavailable)|(?:have |there is |with |got )?(?:no|without)(?: access to)?(?: (?:a|the|my|any))? (?:bike|bicycle)|(?:will |do |does )?not (?:have|got)(?: access to)? (?:a|my|the|any) bike|leaving (?:the|my) bike',
    happens('noBike'),
  ],
  ['(?:a |the )?(?:bank|public|national|school) holidays?', happens('occupied')],
  ['(?:treadmill|dreadmill)', () => ({ t: 'indoors', sport: 'run' })],
  [
    '(?:turbo(?: trainer)?|(?:indoor |the )?trainer|zwift|rollers|peloton|stationary bike|spin bike)',
    () => ({ t: 'indoors', sport: 'bike' }),
  ],
  ['indoors?|inside', () => ({ t: 'indoors', sport: null })],
  [
    '(?:am |be |will be |going to be )(?:gone)(?= (?:on |from |until |for |the |all |this |next |mon|tue|wed|thu|fri|sat|sun|tomorrow|today|\\d))|(?:am |be |will be |going to be )?(?:travell?(?:ing|ed|s)?|away|out of town|abroad|on (?:a |the )?(?:business |work |family |ski )?(?:trip|holiday|vacation|road|leave|honeymoon)|(?:business|work|family|ski|weekend|road) trip|vacation(?:ing)?|holiday(?:ing)?|conference|flying(?: out)?|fly(?: out)?|flight|overseas|heading(?= (?:to|for|off|out) )|(?:going |gone |off )?(?:skiing|snowboarding|camping|sailing|surfing|backpacking)|off on (?:a )?(?:trip|holiday|vacation))',
    happens('travel'),
  ],
  [
    `(?:visiting|staying (?:with|at)|going to (?:see|visit)|(?:am|are|be) (?:down |over |up )?at) (?:my |our |the )?(?:parents|folks|family|mum|mom|mother|dad|father|sister|brother|grandparents|grandma|friends|relatives|cousin|cousins)(?: (?:'s|house|place))*|(?:on |going on )?(?:a )?cruise(?! (?:control|interval|pace|intervals))|crewing`,
    happens('travel'),
  ],
  ['(?:a )?trip|off(?= to (?!bed|work|sleep|the )[a-z]{3,})', happens('travel')],
  [
    '(?:big |huge |major |work |project |tight )*deadlines?|(?:very |super |really |extremely |crazy |insanely )?busy(?: (?:week|month|period|time|few days|days|schedule|at work|with work))*|swamped|slammed|hectic(?: week)?|crunch(?: time)?|crazy (?:week|busy|at work|time)|work is (?:crazy|insane|mad|hectic|nuts|busy)|(?:a )?(?:total )?nightmare (?:at work|of a (?:week|month|day)|week)|(?:work|week|job|office) (?:is|has been) (?:a )?(?:\\w+ )?nightmare|overloaded|stressful(?: week)?|stressed(?: out)?|(?:lots of|a lot of|too much|loads of) (?:work|stress)|exams?|finals|thesis|product launch|(?:end of )?(?:the )?(?:quarter|year|month) end|end of (?:the )?(?:quarter|year|month)|(?:full|packed) (?:week|schedule|diary|calendar)',
    happens('deadline'),
  ],
  [
    '(?:work |business |client |family |team |birthday )*(?:dinner|tournament|soccer|football|match|game|surgery|hospital|baptism|christening|anniversary|exam day|meetings?|wedding|birthday|party|appointment|dentist|concert|(?<!at )lunch|funeral|recital|interview|event|gathering|reunion|bbq|barbecue|graduation|course|workshop|visitors|guests|plans|commitments?|school play|parents evening|childcare|babysit(?:ting)?)|(?:have to |need to |must |got to )?work(?:ing)? (?:late|all day|overtime|until late|nights?|a double)|(?:late|night|early|double) shift|on call|have to work|moving house|(?:something|stuff|things|work) (?:came|come|comes|coming) up|emergency|(?:heavy |lots of |freezing |black )?(?:snow(?:ing|storm)?|storms?|thunderstorms?|blizzard|heatwave|ice storm|raining|rain all day|hurricane|flood(?:ing)?)|hung ?over|(?:a |the )?(?:\\w+ )?hangover(?: from hell)?|(?:wisdom )?(?:tooth|teeth) (?:is |are )?(?:coming|comes?|being taken|taken|pulled) out|root canal|(?:having|have|getting|get) (?:a|an|my|the|two|some) (?:\\w+ )?(?:tooth|teeth|mole|cyst|stitches|filling|biopsy|scan|mri) (?:out|removed|pulled|done|taken out)',
    happens('occupied'),
  ],
  [
    'kept (?:me|us) (?:up|awake)(?: (?:all|half|most of) (?:the )?night)?|(?:up|awake) (?:all|half|most of) (?:the )?night|(?:was |been )?up with the (?:baby|kids?)',
    happens('fatigue'),
  ],
  [
    '(?:so |really |very |too |super |absolutely |completely )?(?:tired|exhausted|knackered|wiped(?: out)?|fatigued?|drained|shattered|burn(?:ed|t) ?out|wrecked|sleep deprived|sluggish|run down|worn out|cooked|fried|overtrained|beat|spent(?! (?:the|a|an|my|our|all|half|most|time|some|too|so much|last|whole|hours|\\d|two|three|christmas|easter|yesterday|today|on)\\b))|sle(?:pt|ep|eping) (?:so |really |very )?(?:badly|terribly|poorly|awful(?:ly)?|horribl[ey]|bad|rubbish|terrible)|(?:no|little|bad|poor|terrible|not much|hardly any|barely any) sleep|sle(?:pt|ep) (?:only |just |like |about |maybe )?[1-6] hours|jet ?lag(?:ged)?|jet lagged|(?:could|can|did) not (?:really )?sleep(?: at all| well| much)?|(?:not|barely|hardly) (?:sleep|slept|sleeping)(?: (?:well|much|enough))?|(?:no|low|zero|little) energy|feel(?:ing)? flat|running on (?:empty|fumes)|need a break',
    happens('fatigue'),
  ],
  [
    'feel(?:ing|s)? (?:so |really |very |super |absolutely )?(?:great|good|strong|fantastic|amazing|awesome|fresh|fit|brilliant|invincible|unstoppable)|full of (?:energy|beans)|too easy|on fire|flying high',
    happens('great'),
  ],
];
