import type { Phrase } from './actPhrases.ts';
import type { HappeningKind, Tag } from './tags.ts';

const happens =
  (kind: HappeningKind, loosely = false) =>
  (match: RegExpExecArray): Tag => ({ t: 'happening', kind, text: `${loosely ? 'loosely ' : ''}${match[0]}` });
const symptom =
  (name: string, above = false) =>
  (): Tag => ({ t: 'symptom', symptom: name, above });

const TESTS = '(?:covid|corona|lateral flow|rapid|pcr|antigen|flu)(?: (?:covid|flow|self))?(?: tests?)?';
const CHILD = '(?:baby|toddler|newborn|little one|kids?|kiddos?|son|daughter|twins?|child|children|dog|puppy|cat)';
const OFTEN =
  '(?: (?:every (?:hour|two hours|\\d+ (?:hours|minutes))|(?:all|half|most of|through) (?:the )?night|(?:twice|(?:three|four|five|six|seven|\\d+)(?: or \\w+)? times)(?: last night)?|since \\d+(?: am)?))';
const LIMB = '(?:legs?|body|arms?|quads|calves|muscles|hamstrings|glutes|shoulders)';
const HEAVY =
  '(?:concrete|lead|jelly|wood|wooden|stone|stones|bricks|cement|logs|tree trunks|spaghetti|mush|mashed potatoes)';
const OF_PART = '(?<=\\b(?:wrist|hand|fingers?|thumb|elbow|arm|shoulder|neck|back|hip|knee|leg|ankle|foot|toes?) )';
const DRINKS =
  '(?:coffee|caffeine|espresso|fumes|empty|adrenaline|red bull|energy drinks|no sleep|sugar|hope|vapou?rs?)';

/** How bodies are spoken of every day: tired, ill, hurt, well, in pictures rather than by name. Read before the plain words. */
export const BODY_PHRASES: readonly Phrase[] = [
  // "got whacked on the shin": it hurts there
  [
    '(?:got|was|been) (?:a )?(?:whacked|hit|kicked|knocked|smacked|clobbered|clipped|struck|elbowed) (?:on|in)(?= (?:the|my) )',
    (): Tag => ({ t: 'pain' }),
  ],
  // nothing wrong
  [
    `nothing (?:\\w+ )?(?:hurts?|aches?|hurting|aching)(?: (?:any ?more|at all))?|(?:${LIMB} (?:are|is|feels?|felt|was|were) (?:like )?|like )(?:feathers|a million (?:dollars|bucks|quid)|flying|floating)(?! (?:to|from|out|on)\\b)|${LIMB} (?:feels?|felt|are|is|were|was) (?:so |really |very |super |surprisingly |absolutely )*(?:great|good|strong|fantastic|amazing|awesome|fresh|brilliant|snappy|bouncy|springy|light|alive|happy|wonderful)`,
    happens('great'),
  ],
  // tired
  [
    '(?:(?:have |got |there is )?(?:absolutely )?nothing|no (?:juice|energy|gas|fuel|power|oomph|petrol|beans)|not (?:much|a lot|any ?thing)|zero|little)(?: (?:energy|juice))?(?: left)? (?:in (?:the tank|me|my (?:legs|tank|body)|the legs|these legs))',
    happens('fatigue'),
  ],
  [
    `(?:running|surviving|living|powered|fuell?ed|functioning|operating|held together)(?: (?:only|purely|solely|just|mostly))? (?:on|by) ${DRINKS}(?: and ${DRINKS})?`,
    happens('fatigue'),
  ],
  [
    `(?:my |our |the |a )?${CHILD} (?:(?:was|were|is|are|has been|have been|kept) )?(?:up|awake|crying|screaming|teething|wailing|barking|waking(?: up)?|woke(?: up)?)(?: me| us)?(?: up)?${OFTEN}|woke (?:me|us)(?: up)?${OFTEN}|(?:was|were|been|am|got|get|getting) (?:woken|up|awake)(?: up)?(?: by \\w+ \\w+)?${OFTEN}|had (?:me|us) (?:up|awake)(?: (?:all|half|most of) (?:the )?night)?`,
    happens('fatigue'),
  ],
  [
    '(?:be |am |like |feel(?:ing)? like )+(?:a |an )?(?:total |complete |absolute |walking |proper )*(?:zombie|wreck|ghost|walking dead|shell of myself|wrung out)',
    happens('fatigue'),
  ],
  [
    `(?:my )?${LIMB} (?:are|is|feels?|felt|made)(?: (?:like|made|of|pure|total|absolute))* ${HEAVY}|${LIMB} (?:of|like|made of) ${HEAVY}|(?:dead|dog|bone|dog-?tired) tired|(?:can |could |can not )?(?:barely|hardly|scarcely|not) keep (?:my )?eyes open|(?:barely|hardly) (?:get|got|made it|crawl(?:ed)?) (?:off|out of|up from) (?:the |my )?(?:sofa|couch|bed|chair)|eyes (?:keep )?(?:falling|closing|shutting)(?: shut)?|fall(?:ing)? asleep (?:at my desk|standing up|on my feet|everywhere)|asleep on my feet|(?:totally|completely|utterly|absolutely) (?:done|gone|dead|empty|flat|broken)(?= (?:today|after|this|from)|$| [.,])|running on empty|dead on my feet|(?:my )?batteries (?:are|feel) (?:\\w+ )?(?:empty|flat|dead|low|drained)|like (?:i |it )?(?:have |got |was |had )?(?:been )?(?:run over|hit|flattened|steamrollered) by a \\w+|(?:only |just )?(?:two|three|four|five) hours (?:of )?sleep`,
    happens('fatigue'),
  ],
  [
    '(?:feel(?:ing|s)?|felt) (?:so |really |very |a bit |rather |super |kind of )*(?:weak|shaky|wobbly|lethargic|depleted|groggy|empty|lifeless|battered|beaten up)',
    happens('fatigue'),
  ],
  [
    '(?:am|feel|feeling|felt|totally|absolutely|completely|utterly|so) (?:so |totally |absolutely |completely |utterly )?(?:cream crackered|bushed|pooped|done in|whacked|dead beat|frazzled|goosed|jiggered|kaput|gassed|smoked|bombed|dead to the world)',
    happens('fatigue'),
  ],
  // ill
  [
    `(?:${TESTS} (?:(?:came|come) (?:back|out|up) |is |was |says |said |turned |went |reads )?positive|positive ${TESTS}|(?:two|2) (?:\\w+ )?(?:lines|stripes) on (?:the|my) ${TESTS}|${TESTS} : (?:positive|two lines))`,
    symptom('flu'),
  ],
  [
    '(?:chuck(?:ed|ing)|bring(?:ing)?|brought) (?:my guts )?up(?: my \\w+)?(?= (?:all|since|again|this|last)|$| [.,])|barf(?:ed|ing)?|spew(?:ed|ing)?|(?:have been|been|was|am) being sick|thrown up|(?:have|got|with|had) the (?:runs|squits|trots|shits)|head(?:s)? (?:over|down) the (?:toilet|loo)|head in (?:a|the) (?:bucket|toilet|loo|bowl|sink)|hugging the toilet',
    symptom('vomiting'),
  ],
  [
    '(?:my )?throat (?:is |feels |feeling )?(?:like|full of|of|on) (?:sand ?paper|razor ?blades|razors|glass|fire|knives|needles)|razor ?blades? in my throat|(?:can not|hurts to|painful to|hard to) swallow',
    symptom('sore throat', true),
  ],
  [
    '(?:my )?nose (?:is |has been |keeps )?(?:like )?(?:a |an )?(?:tap|waterfall|fountain|streaming|dripping|pouring|running like \\w+(?: \\w+)?)|(?:my )?head (?:is )?(?:pounding|splitting|throbbing|banging|exploding|killing me|full of (?:snot|cotton|cement))|splitting head(?:ache)?|bunged up to the \\w+',
    symptom('cold', true),
  ],
  [
    'shiver(?:ing|s|y)?|burning up|sweating buckets in bed|hot and cold (?:flushes|sweats)|cold sweats',
    symptom('fever'),
  ],
  // hurt
  [
    `${OF_PART}(?:is|are|might be|must be|looks?) (?:\\w+ )?(?:broken|fractured|sprained|dislocated|busted|inflamed|infected|bleeding)`,
    () => ({ t: 'pain' }),
  ],
  [
    '(?:can )?(?:feel|feeling|felt|notice)(?= (?:my|the) (?:left |right |bad |old )?(?:achilles|calf|knee|hamstring|shin|hip|shoulder|groin|plantar|it band|ankle|heel)(?! (?:is|are|feels?|getting|coming|again) (?:\\w+ )?(?:good|fine|better|ok|okay|great|strong|back))(?: |$))',
    () => ({ t: 'pain' }),
  ],
  [
    `(?:can|could) not (?:really |even |properly )?(?:put (?:any |my |much )?weight on|walk on|stand on|lift|bend|straighten|raise|turn|rotate|close|grip with|move)(?= (?:my |the |it(?: |$)))|${OF_PART}(?:will|would|does|did|do) not (?:really |even |properly )?(?:bend|straighten|move|rotate|turn|hold(?: me)?|take (?:any |my )?weight|close|work)(?= |$)|(?:is |was |went |turned )?(?:all )?(?:black and blue|purple|the size of (?:a|an) \\w+(?: \\w+)?|twice (?:its|the) size)|(?:gave|gives|giving|keeps giving) way|(?:heard|felt|feel|hear|with) (?:a |something )(?:\\w+ )?(?:pop|crack|snap|tear|twinge|go|crunch)(?: in)?|went over on|(?:locks?|locking|locked) up|(?:is |are |went |gone |goes )numb|grazed|scraped|sliced|gashed|smashed up|banged up|stubbed|jammed|hobbling|blew out|blown out|(?<=\\b(?:back|knee|hip|shoulder|calf|neck) )went (?:out|pop|ping|crunch)|dropped (?:a|the|my|an) \\w+ (?:on|onto)(?= my (?:foot|feet|toes?|hand|fingers?|leg))`,
    () => ({ t: 'pain' }),
  ],
  [
    '(?:cut|cutting|burn(?:t|ed)|slic(?:ed|ing)|bump(?:ed|ing)|bang(?:ed|ing)|bash(?:ed|ing)|bruis(?:ed|ing)|crush(?:ed|ing)|trapp(?:ed|ing))(?= (?:my|the|a) (?:\\w+ )?(?:thumb|fingers?|hand|foot|toes?|heel|knee|shin|elbow|arm|leg|head|wrist|ankle)(?: |$))',
    () => ({ t: 'pain' }),
  ],
  ['road rash|limp(?:ing|ed)?(?= |$)|on crutches|in a (?:cast|sling|boot)', happens('injury')],
  // well again
  [
    '(?:a |one )?(?:100|hundred) percent (?:healthy|fit|recovered|well|better)(?: again| now)?|(?:physio|doctor|doc|gp|surgeon|specialist) (?:has |is |just )?(?:signed off|happy with|discharged)(?= (?:my|the) )',
    happens('recovered', true),
  ],
  [
    '(?<=\\b(?:achilles|calf|knee|hamstring|shin|hip|shoulder|groin|ankle|heel|foot|back|wrist|elbow|neck|quad|ribs?|toe|finger|thumb|injury) )(?:is |has |have |are )?(?:now |all |fully |completely |finally )*(?:healed|recovered|mended|sorted(?: out)?)(?: up)?(?: now| again)?',
    happens('recovered', true),
  ],
  [
    '(?:back (?:to|at) )?(?:my )?full (?:strength|fitness|power)(?: again)?(?: (?:after|since|from|following) (?:the|my|a|that|this) (?:\\w+ )?(?:cold|flu|covid|cough|bug|virus|illness|infection|fever|injury))?|(?:back|fit|running|training) again after (?:the|my|that) (?:cold|flu|covid|bug|virus|illness|infection)',
    happens('recovered'),
  ],
  [
    '(?:does|do|is|are) not (?:bother|hurt|trouble|bug|ache)(?:ing|s)?(?: me)? (?:any ?more|any longer|at all now|now)|(?:is |are )?(?:playing ball|behaving(?: itself)?|cooperating|happy|holding up|holding) again',
    happens('recovered', true),
  ],
  [
    '(?:is |are |feels? |feeling |am |back (?:to|at) |at )+(?:a |one )?(?:100|hundred) percent(?: (?:again|now|fit))(?! (?:of|sure|certain|on))|(?:is |am |are )?back (?:to|at) (?:a |one )?(?:100|hundred) percent|(?:is|are|feels?) (?:a |one )?(?:100|hundred) percent(?= |$)(?! (?:of|sure|certain|ready|booked|full|on|my|effort))|(?:as )?good as new|good to go(?: again)?',
    happens('recovered', true),
  ],
  [
    '(?:got |have |given )?(?:the )?(?:green light|all clear|thumbs up|go ahead|ok|okay) (?:from|by) (?:the |my )?(?:doctor|doc|physio|gp|dr|surgeon|specialist|orthop\\w+|consultant)(?: (?:for|on|with))?',
    happens('recovered', true),
  ],
];
