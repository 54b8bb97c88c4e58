import type { Phrase } from './actPhrases.ts';
import { PERSON } from './people.ts';
import type { HealthTalk, Tag } from './tags.ts';

const RELATION = `(?:${PERSON}|household|coach|teacher|team|class|office|school|house|squad|crew|club|nursery|day ?care|relay|(?:club|house|room|flat|work) ?mates?|dogs?|cats?)`;
/** What is called "my", and is the athlete's own. */
const OWN =
  '(?:whole |entire |own |left |right |upper |lower )?(?:body|stomach|tummy|belly|guts?|throat|head|nose|chest|heart|lungs?|legs?|arms?|back|muscles?|sinus(?:es)?|system|temperature|fever|cold|cough|flu|covid|bug|virus|infection|illness|test|doctor|doc|gp|days?|weeks?|weekend|mornings?|nights?|evenings?|training|plan|schedule|runs?|rides?|swims?|race|workouts?|sessions?|sleep|period|holiday|trip)\\b';
const OTHERS = `(?:(?:half |all of |both )?(?:an? |one of )?(?:my |our |the |his |her |their )?(?:(?!and |or )\\w+ )?${RELATION}(?: of mine| of ours)?|(?:my|our|his|her|their) (?!${OWN})\\w+(?: (?!and |or |${OWN})\\w+)??|(?:the )?(?:little|big|small|older|younger) ones?|he|she|they|everyone|everybody|someone|somebody|people|half of us)(?: (?:at work|at home|at school|here|there|around me|in (?:the|my|our) (?:office|house|family|team|club|class|squad)))?`;
const VERB =
  "(?:is|are|was|were|has|have|had|got|gets|caught|came|comes|coming|tested|feels?|felt|gave|woke|started|went|down|off|home|stays|stayed|'s)";
const ILL =
  '(?:sick|ill|unwell|poorly|fever|feverish|temp(?:erature)?|colds?|flu|influenza|covid|corona(?:virus)?|cough(?:ing|s)?|vomit\\w*|throwing up|threw up|puk(?:ing|ed)|gastro|nits|the runs|hand foot and mouth|(?:stomach |tummy )?bug|virus|norovirus|infection|pneumonia|bronchitis|positive|migraines?|chicken ?pox|sneezing|under the weather)(?: (?:in bed|in hospital|at home|(?:all|through|half|most of) (?:the )?(?:night|day)|(?:for|with) (?:covid|flu|corona|the flu)|again|today|(?:except|but|apart from)(?: not| keep)? me))*(?! of\\b)';
/** Somebody else, and what ails them: nothing of the athlete in between. */
const THEY_ARE_ILL = `${OTHERS}(?: (?:both|all|just|also|now|still))* (?:${VERB}(?: (?!(?:and|but|so|i|me|myself|we|us)\\b)\\w+){0,6}? ${ILL}|(?:coughs|sneezes|vomits|pukes|vomited|puked|threw up|throws up|coughed|sneezed)(?: (?:all|through|half) (?:the )?(?:night|day))?)`;
const ME_TOO =
  '(?:(?: ,)? (?:me included|including me|myself included|me too)|(?: ,)? and (?:now )?(?:i (?:am|have it|feel it|got it|caught it|think i (?:am|have it|caught it))(?: (?:too|as well|now))*|am (?:too|as well|next)|so (?:am|do|have) i|me too|(?:he |she |they )?(?:gave|passed|has given|have given) (?:it|that|theirs) (?:on )?to me))';

const talk = (about: HealthTalk) => (): Tag => ({ t: 'talk', about });
const othersIll = (match: RegExpExecArray): Tag => ({ t: 'happening', kind: 'occupied', text: `others ${match[0]}` });
const nothing = (word: string) => (): Tag => ({ t: 'word', word });
const SYMPTOMS = [
  [/flu|covid|corona|positive/, 'flu', false],
  [/fever|temperature/, 'fever', false],
  [/cough|bronchitis/, 'cough', false],
  [/cold/, 'cold', true],
  [/bug|vomit|throw|threw/, 'vomiting', false],
] as const;
/** What is passed on is the same illness. */
const passedOn = (match: RegExpExecArray): Tag => {
  const known = SYMPTOMS.find(([pattern]) => pattern.test(match[0]));
  return known ? { t: 'symptom', symptom: known[1], above: known[2] } : { t: 'happening', kind: 'illness', text: '' };
};

/** Whose health is spoken of: that of others, words that only sound like illness, and what might be. Read before the athlete's own. */
export const OTHERS_HEALTH: readonly Phrase[] = [
  [`${THEY_ARE_ILL}${ME_TOO}`, passedOn],
  [
    `(?:${OTHERS} )?(?:gave|passed|has given|have given) me (?:his|her|their|a|the|this|that) (?:\\w+ )?(?:cold|flu|bug|virus|cough|covid)`,
    passedOn,
  ],
  [
    `(?:i )?(?:have |had )?(?:caught|got|picked up) (?:whatever|what|the same(?: thing)?(?: as)?) ${OTHERS}(?: (?:has|have|had|got|brought home|is having))?(?: got)?`,
    passedOn,
  ],
  [
    `(?:i )?(?:might|may|could)(?: be| have)?(?: (?:getting|becoming|falling|catching|coming down with|about to (?:get|be)|caught|a bit|the|a))* (?:something|${ILL})|(?:hope|hoping|not sure if|wondering (?:if|whether))(?: that)? i am (?:not )?(?:getting|becoming|falling|catching|coming down with)(?: (?:the|a))* (?:something|${ILL})`,
    talk('maybe'),
  ],
  [
    `(?:what|how)(?: \\w+){0,7}? (?:if|when|while|whenever|in case) (?:i|we) (?:am|get|got|fall|become|feel|have|catch)(?: (?:a|the|really|too|ever))* ${ILL}|what if (?:i|we) (?:get|fall|become|am|catch|have)(?: (?:a|the|really|too|ever))* ${ILL}`,
    talk('whenIll'),
  ],
  [
    `(?:can|could|may|should|shall|must|is it (?:ok|okay|safe|fine|wise|bad|all ?right|sensible)(?: for me)?(?: to)?|how)(?: (?:do|should|can))?(?: (?:i|we|you))? (?:still )?(?:train|training|run|running|ride|riding|swim|swimming|race|racing|exercise|exercising|work ?out|bike|cycle|jog)(?: (?!(?:because|instead|so|and|i|move|skip|cut|shorten)\\b)[a-z]+){0,5}? (?:with|when|while|if|during|despite|through)(?: (?:i|am|have|this|the|a|my|bad|slight|bit|of|got))* (?:(?:sore|scratchy) throat|(?:runny|blocked) nose|sniffles|head ?ache|${ILL})`,
    talk('trainIll'),
  ],
  [
    `(?:do|does) (?:i|it) (?:look|seem|sound|appear)(?: (?:like|to|you|so|too|very|a bit|i|am))* (?:tired|exhausted|fatigued|overtrained|worn out|run down|drained)(?: to you)?`,
    talk('tired'),
  ],
  [
    `(?:do|does) (?:i|it) (?:look|seem|sound|appear)(?: (?:like|to|you|so|too|very|a bit|i|am))* ${ILL}`,
    talk('trainIll'),
  ],
  [
    'was (?:so |really |very |a bit |pretty |quite |completely )?(?:tired|exhausted|drained|shattered|knackered|wiped out|fatigued) (?:yesterday|last (?:week|night|weekend)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!(?: \\w+)* (?:still|am))',
    talk('over'),
  ],
  [
    '(?:to )?(?:have to |need to |must )?cover(?:ing)? (?:for )?(?:his|her|their|the|a|some|extra)(?: \\w+)? (?:shifts?|work|hours|jobs?)|cover(?:ing)? for (?:him|her|them)',
    (match) => ({ t: 'happening', kind: 'occupied', text: match[0] }),
  ],
  [
    `(?:caught|got|have|picked up) (?:my |our |the )?(?:\\w+ )?${RELATION} 's (?:\\w+ )?(?:cold|flu|bug|virus|cough|covid)`,
    passedOn,
  ],
  [THEY_ARE_ILL, othersIll],
  [`(?:sick|ill|poorly) (?:\\w+ )?${RELATION}`, othersIll],
  [
    `(?:(?:an? |the |on |take |taking |took |having |had )+)?sick ?(?:days?|leave|notes?)(?: at work| off)? (?:for (?:my |our |the )?(?:\\w+ )?${RELATION}|(?:to|so i can) (?:look after|care for|take care of|be with|mind))`,
    othersIll,
  ],
  [
    '(?:so |really |just |getting )*(?:sick|sick and tired|tired|ill) of(?! (?:the |a |this )?(?:flu|cold|cough))',
    nothing('bored'),
  ],
  // "sick new bike", "what a sick descent": praise of a thing
  [
    'sick(?= (?:(?:new|little|old|hard|long|fast|road|gravel) )*(?:workouts?|runs?|rides?|sessions?|swims?|races?|intervals|pace|pb|pr|time|bikes?|wheels?|wheelset|shoes|kit|jersey|helmet|frame|setup|gear|watch|computer|descents?|climbs?|views?|trails?|routes?|loops?|course|segment|sprint|watts|power|numbers|playlist|tunes|songs?|album|beats|burn|deal|place|spot|party|atmosphere|crowd|move|trick|plan)\\b)|(?<=(?:^|[.,] )(?:such |what )?(?:an? )?)sick (?:new|little)(?= [a-z])(?! (?:one|baby|kid|boy|girl|man))|(?<=\\b(?:an?|some|these|those) )sick(?= (?!(?:in|at|on|of|with|and|but|so|for|since|again|today|all|from|to|enough|as|the|this|last|day|leave|note|person|man|woman|child|kid|baby|dog|cat|stomach|feeling|sick|too|yesterday|tonight|now|because|or|bed|while|when|until|over|most|half|yes|no|i|my|we|he|she|it|they|it|also|already|then|twice|once|every|during|after|before|by|like|lately|recently|still|people|sorry|please|can|not)\\b)[a-z])',
    nothing('great'),
  ],
  [
    '(?:that|it|the) (?:\\w+ )?(?:run|ride|swim|race|session|workout|bike|pace)? ?was (?:so |really )?sick(?=$| (?:thanks|mate|coach))',
    nothing('great'),
  ],
  [
    '(?:some |a |the )?(?:bug|virus|flu|colds?|covid|something|sickness) (?:that )?(?:is )?(?:going|doing|making) (?:a?round|the rounds)',
    nothing('season'),
  ],
  ['(?:covid |flu |travel |tetanus )(?:shots?|injection)', nothing('vaccination')],
  [
    `(?:(?:what |what happens |even |and )?if|in case|unless|before|without|rather than|so (?:that )?(?:i|we) do not) (?:(?:i|we) )?(?:ever )?(?:get|getting|got|am|become|becoming|fall|falling|catch|catching|have|come down with|were)(?: (?:a|the|another|really|too))* ${ILL}`,
    nothing('if ill'),
  ],
  [
    `(?:would )?hate to (?:get|become|fall|catch|be|have)(?: (?:a|the))* ${ILL}|(?:hope|hoping|trying|want|wanting) (?:that )?(?:i |to )?(?:do |will |am |to )*not (?:to )?(?:get|become|fall|catch|be|have)(?: (?:a|the))* ${ILL}|(?:avoid|avoiding|afraid of|scared of|worried about) (?:getting|becoming|falling|catching|being)(?: (?:a|the))* ${ILL}`,
    nothing('if ill'),
  ],
  [
    '(?:(?:stomach|tummy|belly|bad|period|menstrual) )*(?:cramps?|pains?|aches?) (?:from|because of|with|due to) my (?:period|cycle)|(?:period|menstrual)(?: (?:pains?|cramps?|aches?))?|menstruat(?:ing|ion)|time of the month|pms',
    talk('period'),
  ],
];
