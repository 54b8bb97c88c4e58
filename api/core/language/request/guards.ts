import { addDays, type Day } from '../../calendar/calendar.ts';
import type { CoachAnswer } from '../../messages/coachAnswers.ts';
import type { ReadIntents, RequestIntent } from './intent.ts';
import { isAllOfHealth, ownHealthOf } from './ownHealth.ts';
import { CHANGES, type Doubt, doubtOf, REST_A_WEEK, TIMES_A_WEEK } from './doubts.ts';
import { PERSON } from './people.ts';
import { CLOCK, rulesOutTime, saysWhenInDay } from './timesOfDay.ts';
import { wordsOfText } from './words.ts';

/** Days after which an illness is told of as over. */
const LONG_OVER = 10;

interface Guard {
  /** What the words must be like, all in small letters. */
  says: { test: (words: string) => boolean };
  /** What is then not meant. */
  drops: (intent: RequestIntent, today: Day) => boolean;
}

/** "Strength off today, swim ok": what is possible is none of what goes. */
const POSSIBLE_SPORTS: readonly Guard[] = (
  [
    ['run', 'run(?:ning)?'],
    ['bike', 'ride|riding|bike|cycling'],
    ['swim', 'swim(?:ming)?'],
    ['strength', 'strength|gym|weights'],
  ] as const
).map(([sport, words]) => ({
  says: new RegExp(
    `(?:^|[,.] |\\b(?:and|but|the|my) )(?:${words}) (?:is |are )?(?:still )?(?:ok|okay|fine|possible|good)(?= ?(?:[,.]|$))`,
  ),
  drops: (intent) => intent.kind === 'remove' && intent.what.workout?.sports.every((each) => each === sport) === true,
}));

/** Words that a part of what was read does not follow from. */
const GUARDS: readonly Guard[] = [
  ...POSSIBLE_SPORTS,
  // the day of the week is for work, and not free for training
  {
    says: /\bi (?:have to |must |always |usually )?work\b/,
    drops: (intent) => intent.kind === 'prefer' && intent.preference.kind === 'available',
  },
  // well again is what somebody is, and not what they hope for
  {
    says: /\b(?:hope|hopefully|hoping|wish|soon|until (?:i|it|this|that|my)|then (?:i am )?(?:back to|normal))\b/,
    drops: (intent) => intent.kind === 'event' && intent.event.kind === 'recovered',
  },
  // what nearly was, would have been, or was done by somebody else
  {
    says: /\b(?:almost|nearly|should have|would have|could have) (?:\w+ )?(?:skip|miss|mov|cancel|drop|swap|shorten)|\b(?:they|he|she|coach|club|gym|teacher|school) (?:has |have |had )?(?:cancelled|moved|skipped|swapped|changed|postponed|shortened)\b|\bi (?:would|could|should|might) (?:skip|cancel|drop|move|swap|shorten)\b.* but i (?:love|like|enjoy|need|want|will not|am not|do not)\b/,
    drops: (intent) => CHANGES.has(intent.kind) || intent.kind === 'missed',
  },
  // "I said I would skip it, but I can after all": what was wished before, and is taken back
  {
    says: /\bi (?:can|could|will|am able to|have time|make it|do it) (?:[a-z]+ ){0,4}after all\b/,
    drops: (intent) => CHANGES.has(intent.kind),
  },
  // "on holiday and much time": nobody is away who has more of it
  {
    says: /\b(?:and|have|with|got|is) (?:so )?(?:much|more|lots of|plenty of|a lot of|loads of|extra) (?:free |spare )?time\b(?! (?:to|at|in|with|for) (?:the )?(?:work|office|family|kids))/,
    drops: (intent) => intent.kind === 'free' || (intent.kind === 'event' && intent.event.kind === 'travel'),
  },
  // how long a way or a place is, and no workout: "my loop is 14 k"
  {
    says: /\b(?:my|our|the) (?!(?:long|short|easy|hard|next|first|last|run|ride|swim|bike|brick|session|workout|strength|[a-z]+day)\b)[a-z]+ (?:is|are|has|measures|takes) (?:about |around |only |roughly |exactly )?\d+(?:\.\d+)? (?:km|k|miles|minutes)\b/,
    drops: (intent) => intent.kind === 'resize',
  },
  // until when a place is open, and no day without it
  {
    says: new RegExp(
      `\\b(?:pool|gym|track|lake|baths?|lido|centre|center) (?:only )?(?:opens?|opened|closes?|closed|shuts?|is (?:only )?(?:open|closed|shut)) (?:again )?(?:at|from|until|after|before|by) (?:${CLOCK}|\\d{1,2})\\b`,
    ),
    drops: (intent) => intent.kind === 'avoid' || intent.kind === 'free' || intent.kind === 'prefer',
  },
  // "I do not mind swimming on Fridays"
  {
    says: /\b(?:do|would) not (?:really |at all )?mind (?:swimming|running|riding|cycling|training|lifting)\b/,
    drops: ({ kind }) => ['avoid', 'free', 'prefer', 'remove'].includes(kind),
  },
  // "no rest for the wicked": a denied rest leaves nothing out
  {
    says: /\bno (?:rest|recovery)(?: days?)?\b(?! (?:from|possible))/,
    drops: (intent) =>
      (intent.kind === 'remove' && intent.what.workout === null) ||
      intent.kind === 'free' ||
      intent.kind === 'restWhen',
  },
  // which day suits what is hard, and nothing that should be harder
  {
    says: /\b(?:best|good|great|ideal|better|perfect) (?:days? |times? )?for (?:the |my )?(?:hard|tough|intense)\b/,
    drops: ({ kind }) => kind === 'harder',
  },
  // the time of a race is no length of a workout
  {
    says: /\b(?:\d+ (?:k|km|miles?)|half|marathon)\b (?:time|pb|pr|best|record|split) (?:is|was|of|now|:|=)/,
    drops: (intent) => intent.kind === 'resize',
  },
  // "it hurt so good"
  {
    says: /\bhurts? (?:so |really )?good\b/,
    drops: (intent) => intent.kind === 'event',
  },
  // "did not swim": what was left out already
  {
    says: /^(?!.*\b(?:skip|remove|delete|cancel|drop|take|please|can|could)\b).*\bdid not (?:even |get to |manage to )?(?:run|ride|swim|train|lift|cycle|bike)\b/,
    drops: ({ kind }) => kind === 'remove',
  },
  {
    says: new RegExp(
      `\\b(?:${PERSON}) (?:has |have |had )?(?:just |already )?(?:cancelled|moved|skipped|swapped|missed|postponed|shortened|dropped)\\b(?!.*\\b(?:so|please|can|could)\\b)`,
    ),
    drops: (intent) => CHANGES.has(intent.kind) || intent.kind === 'missed',
  },
  // a journey that is off takes no day
  {
    says: /\b(?:trip|journey|holiday|flight|conference|wedding|party|course|visit|camp)\b(?: (?!so\b|and\b)[a-z0-9]+){0,7} (?:is|was|got|has been|had been) (?:now )?(?:cancelled|called off|not happening|off(?! (?:the|to|on|with)\b))\b(?!.*\b(?:can not|no time|please)\b)/,
    drops: (intent) => intent.kind === 'free' || (intent.kind === 'event' && intent.event.kind === 'travel'),
  },
  // an illness that was, and one that a workout was said to be like
  {
    says: /\b(?:had|was|were|got)\b(?!.*\b(?:still|since|now|not (?:gone|over|better))\b).*\b(?:ago|last (?:week|month))\b/,
    drops: (intent, today) =>
      intent.kind === 'event' &&
      (intent.event.kind === 'illness' || intent.event.kind === 'injury') &&
      (intent.event.to === null ? intent.event.from <= addDays(today, -LONG_OVER) : intent.event.to < today),
  },
  {
    says: /\b(?:made|makes|making) me (?:feel )?(?:so |really |quite )?(?:sick|ill|nauseous)\b/,
    drops: (intent) => intent.kind === 'event' && intent.event.kind === 'illness',
  },
  // "my knee was sore, but it is gone"
  {
    says: /\b(?:was|were|had|felt)\b.*\bbut (?:it|that|they|all|now it|everything) (?:is|are|has|have) (?:now |all |completely |fully |already )*(?:gone|over|better|fine|ok|okay|healed|passed|good)\b/,
    drops: (intent) => intent.kind === 'event' && ['illness', 'injury', 'fatigue'].includes(intent.event.kind),
  },
  // "an old injury that never came back", "healed, and signed off"
  {
    says: /\b(?:never|not) (?:come|came|been) back\b|\b(?<!\bnot (?:[a-z]+ )?)(?:healed|signed me off|cleared me)\b(?!.*\b(?:but|yet|still|again)\b)/,
    drops: (intent) => intent.kind === 'event' && intent.event.kind === 'injury',
  },
  // a full day that leaves room
  {
    says: /\bbut (?:it is |it will be |still |that is |should be |i can |i will |i )*(?:doable|manageable|possible|ok|okay|fine|feasible|manage|make it|work)\b/,
    drops: (intent) =>
      (intent.kind === 'free' && intent.soft) || (intent.kind === 'event' && intent.event.kind === 'deadline'),
  },
  // the workout of a busy day has its hour
  {
    says: /\b(?:run|ride|swim|strength|workout|session|train|training|bike|it) (?:is |will be |has to be |must be |needs to be |should be |happens |goes )?(?:done )?(?:in the (?:early )?(?:morning|afternoon|evening)|at (?:noon|lunch|midday|\d)|on (?:noon|lunch|midday|\d+$)|before(?!hand)?(?= |$)(?! \w*day)|after(?:wards)?$|early|first thing|(?:done )?by then)/,
    drops: (intent) => intent.kind === 'free' && intent.soft,
  },
  {
    says: new RegExp(
      `\\buntil (?:about |around )?(?:${CLOCK}|\\d{1,2}(?= (?:,|on|this|today|tomorrow|mon|tue|wed|thu|fri|sat|sun)|$))|\\b(?:morning|evening|afternoon|lunch(?:time)?|night) (?:run|ride|swim|workout|session|training) (?:is |will be |would be )?(?:works?|fine|ok|okay|possible|good|fits|doable)\\b|(?<!(?:leave|keep|want|need|like|make) (?:the |that |my |all |this )?)\\b(?:morning|evening|afternoon|night)s? (?:is |are )?(?:still )?(?:free|open|ok|okay|fine|possible|works?)\\b|\\bcan (?:still )?(?:train|run|ride|swim) (?:in the (?:early )?(?:morning|evening|afternoon)|after(?:wards)?|before|early|later|at night)\\b`,
    ),
    drops: (intent) => intent.kind === 'free' && intent.soft,
  },
  // home at nine, and an hour that suits
  {
    says: new RegExp(
      `\\buntil (?:about |around )?(?:${CLOCK}|\\d{1,2}) (?:tonight|this evening|in the evening)|\\b(?:after|from|before|by) (?:${CLOCK}|\\d{1,2}) (?:on(?:wards)? )?(?:is|would be|works?|suits)(?: me)?(?: (?:fine|ok|okay|possible|good|great|best|perfect))?(?= |$)`,
    ),
    drops: ({ kind }) => kind === 'free',
  },
  // "never in the mornings": when somebody does not train is no hour that they prefer
  {
    says: { test: rulesOutTime },
    drops: (intent) => intent.kind === 'prefer' && intent.preference.kind === 'time',
  },
  // the hours that should be free, and not those of training
  {
    says: /\b(?:keep|leave|want|need|like) (?:the |my |all |all my )?(?:mornings?|evenings?|afternoons?|nights?|lunch ?times?) (?:\w+ )?(?:free|clear|open|empty|off)\b|\bkeep (?:the |my |all )?(?:mornings?|evenings?|afternoons?) can not\b/,
    drops: (intent) => intent.kind === 'prefer' && intent.preference.kind === 'time',
  },
  // "four days, not more"
  {
    says: /\b(?:not|no|never|nothing) (?:any )?(?:more|harder|longer)\b/,
    drops: ({ kind }) => kind === 'harder',
  },
  // how it will be then
  {
    says: /\b(?:wrecked|tired|exhausted|shattered|knackered|dead|broken|done) after (?:those|that|them|these|it)\b/,
    drops: (intent) => intent.kind === 'event' && intent.event.kind === 'fatigue',
  },
  {
    says: /\b(?:is|are) (?:just |only |also )?(?:a |an )?(?:public|bank|national|school) holidays?\b/,
    drops: (intent) => intent.kind === 'free' && intent.soft,
  },
  // how late, and how far away
  {
    says: /\b(?:minutes?|hours?) (?:late|early|away|from (?:here|home)|walk|drive|ago|before the)\b/,
    drops: (intent) => intent.kind === 'resize',
  },
  // "no swim without goggles"
  {
    says: /\bno (?:\w+ )?(?:swim|swimming|run|running|ride|riding) without\b/,
    drops: (intent) => CHANGES.has(intent.kind),
  },
  // "it's just Monday legs"
  {
    says: /\b(?:it|this|that) is (?:just|only)\b/,
    drops: (intent) => intent.kind === 'prefer' || (intent.kind === 'free' && intent.what.dates?.grain === 'recurring'),
  },
  {
    says: /\bare (?:\w+ )?(?:tough|hard|busy|long|difficult|stressful|tricky|full)\b/,
    drops: (intent) => intent.kind === 'prefer' && intent.preference.kind === 'available',
  },
  // an hour of the day takes no training away
  {
    says: { test: saysWhenInDay },
    drops: (intent) =>
      ['free', 'remove', 'move', 'avoid'].includes(intent.kind) ||
      (intent.kind === 'prefer' && ['available', 'unavailable'].includes(intent.preference.kind)),
  },
  // "nothing in the morning": an hour of the day as well
  {
    says: /\b(?:nothing|anything) (?:too )?(?:early|late|(?:on |in )?(?:the )?(?:early )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?(?:mornings?|afternoons?|evenings?)\b)/,
    drops: (intent) => ['free', 'remove'].includes(intent.kind) || intent.kind === 'prefer',
  },
  // "10 hours a week is too much": the amount that it should not be
  {
    says: /\bhours? (?:a|per|each|every) week (?:is|are) (?:far |way |a bit |much )?(?:too (?:much|many)|more than)/,
    drops: (intent) => intent.kind === 'prefer' && intent.preference.kind === 'weeklyHours',
  },
  // what somebody does not like is not where they train
  {
    says: /\b(?:hate|dislike|detest|can not stand|sick of|fed up with|bored of) (?:\w+ )?(?:treadmill|dreadmill|turbo|trainer|rollers|zwift|peloton|spin bike|indoors?)\b/,
    drops: ({ kind }) => kind === 'indoors',
  },
  // how often, and not how hard
  { says: TIMES_A_WEEK, drops: (intent) => intent.kind === 'harder' },
  {
    says: REST_A_WEEK,
    drops: (intent) => intent.kind === 'remove' || intent.kind === 'free',
  },
  // which day is free, and not that it should be
  {
    says: /^(?!.*\b(?:want|need|make|like|give|please)\b).*(?:\bmy (?:rest day|day off) is\b|\bis (?:usually |always )?my (?:rest day|day off)\b)/,
    drops: (intent) => intent.kind === 'remove' && intent.what.workout === null,
  },
  // the bike stands on its trainer, and strength goes without a gym
  {
    says: /\b(?:only|but|just|have|got|with) (?:\w+ ){0,3}(?:trainer|turbo|rollers|zwift|indoor bike|spin bike|exercise bike)\b/,
    drops: (intent) => intent.kind === 'avoid' && intent.sport === 'bike',
  },
  // the pool is closed, and the lake is not
  {
    says: /\b(?:lake|sea|ocean|river|open water|lido|reservoir|(?:other|another|different|second|hotel|next|outdoor) pool) (?:swims?|swimming )?(?:(?:is|are|will be|would be|still|also|there|always) )*(?:fine|ok|okay|works?|possible|good|available|an option|open|instead|only)\b|\b(?:swim(?:ming)?|us(?:e|ing)|go(?:ing)? to|train(?:ing)?) (?:(?:in|at|to|a|the|our|my) )*(?:lake|sea|ocean|river|open water|lido|reservoir|(?:other|another|different|second|hotel|next|outdoor) pool)\b/,
    drops: (intent) => intent.kind === 'avoid' && intent.sport === 'swim',
  },
  {
    says: /\b(?:dumb ?bells?|kettle ?bells?|bands|body ?weight|weights at home|home gym|hotel gym)\b/,
    drops: (intent) => intent.kind === 'avoid' && intent.sport === 'strength',
  },
  // told of a day that is over
  {
    says: /\b(?:yesterday|last (?:week|night|weekend))\b(?!.*\b(?:today|tomorrow|this week|next|still|until)\b)/,
    drops: (intent) => intent.kind === 'avoid' && intent.when === null,
  },
  {
    says: /\b(?:was|were|had|yesterday|last)\b/,
    drops: (intent, today) =>
      intent.kind === 'event' && intent.event.kind === 'travel' && intent.event.to !== null && intent.event.to < today,
  },
];

/** What was read, without what the words do not say of the athlete, what is in doubt, and the answer where it was only told. */
export interface Guarded {
  read: ReadIntents;
  doubt: Doubt;
  answer: CoachAnswer | null;
}

export function guarded(asked: ReadIntents, text: string, today: Day, read: (text: string) => ReadIntents): Guarded {
  const words = wordsOfText(text)
    .join(' ')
    .replace(/(?: \.)+$/, '');
  const said = GUARDS.filter(({ says }) => says.test(words));
  const own = ownHealthOf(words, asked.intents, read);
  const intents = own.intents.filter((intent) => !said.some(({ drops }) => drops(intent, today)));
  const isOnlyTold = intents.length === 0 && isAllOfHealth(asked) && (own.answer !== null || said.length > 0);
  return {
    read: { ...asked, intents },
    doubt: doubtOf(words, asked, intents),
    answer: isOnlyTold ? (own.answer ?? 'pastBody') : null,
  };
}
