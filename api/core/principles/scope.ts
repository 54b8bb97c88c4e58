import type { ExperienceLevel } from '../codes/athlete.ts';
import { isTriathlon, RACE_TYPES, type RaceType } from '../codes/race.ts';
import { PHASE_TYPES, type PhaseType, type WeekKind } from '../codes/phase.ts';
import { sieveOf } from './rewriting.ts';
import type { RuleScope, Who } from './rule.ts';

const PHASE_WORDS: readonly (readonly [string, PhaseType])[] = [
  ['racespecific|specific', 'race-specific'],
  ['base|foundation|aerobic base', 'base'],
  ['build', 'build'],
  ['peak(?:ing)?', 'peak'],
  ['taper(?:ing)?', 'taper'],
];
const PHASE = PHASE_WORDS.map(([word]) => word).join('|');
const PHASE_NOUN = '(?: (?:phase|period|block|training|season|weeks?|phases|cycle|blocks))';
const IN = '(?:in|while|when|during|for|throughout|within|of|while in|when in)';
const phaseOf = (word: string): PhaseType =>
  PHASE_WORDS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(word.trim()))![1];
/** Phases that come one after the other. */
const IN_ORDER = PHASE_TYPES.slice(0, 6);

const AREAS =
  'knee|calf|calves|achilles|shin|hamstring|back|shoulder|plantar|heel|foot|hip|ankle|groin|quad|it band|itb|neck|wrist|elbow';
const AILMENT =
  '(?:splints|injur(?:y|ies)|problems?|pain|issues?|troubles?|strain|complaints?|tendinopathy|tendinitis|fasciitis|soreness|history|niggles?)';
const PEOPLE =
  '(?:athletes?|runners?|riders?|cyclists?|swimmers?|triathletes?|people|clients?|folks?|age groupers?|1s|guys|ladies|everyone|everybody|any ?1|any athlete|those|for|of mine|(?:juniors?|youngsters?|youths?|teens?|teenagers?|kids|children|minors)(?: [,:])?)';
const LEVELS: readonly (readonly [string, readonly ExperienceLevel[]])[] = [
  [
    'beginners?|novices?|newbies|newcomers?|rookies?|first timers?|new (?:runners?|athletes?|triathletes?)|less experienced|(?:(?:if|when|while|as long as|for) )?(?:those |people |athletes )?(?:(?:you|they|he|she|who) (?:are|is) )?(?:only |still |just )*(?:starting out|beginning to train|new to (?:the sport|running|triathlon|cycling|training|endurance sports?))',
    ['beginner'],
  ],
  ['intermediates?', ['intermediate']],
  ['advanced|experienced|elites?', ['advanced', 'veteran']],
];
const [BELOW, ABOVE] = ['below|under|lower than|less than', 'above|beyond|higher than|more than'];
/** Who is on this side of a level. */
const BESIDE_LEVELS: readonly (readonly [side: string, level: string, levels: readonly ExperienceLevel[]])[] = [
  [BELOW, 'intermediates?', ['beginner']],
  [BELOW, 'advanced|experienced|elites?', ['beginner', 'intermediate']],
  [ABOVE, 'beginners?|novices?', ['intermediate', 'advanced', 'veteran']],
  [ABOVE, 'intermediates?', ['advanced', 'veteran']],
];
/** Races by name, and who is called after them. */
const RACES: readonly (readonly [name: string, types: readonly RaceType[], followers?: string])[] = [
  ['halfironman', ['half-ironman'], 'halfironmen'],
  ['halfmarathon', ['half-marathon'], 'halfmarathoners'],
  ['ironman|iron distance|full distance', ['ironman'], 'ironmen'],
  ['ultra(?: marathon)?|ultramarathon', ['ultra-50k', 'ultra-100k'], 'ultra ?marathoners'],
  ['marathon', ['marathon'], 'marathoners'],
  ['10 ?km? race', ['10k']],
  ['5 ?km? race', ['5k']],
  ['gran fondo|sportive|century', ['gran-fondo']],
  ['time trial race', ['time-trial'], 'time trial(?:l?ists|ers)'],
  ['open water race', ['open-water'], 'open water swimmers'],
  ['duathlon', ['duathlon'], 'duathletes'],
  ['aquabike', ['aquabike']],
  ['olympic(?: distance)?(?: triathlon| tri)?', ['olympic-tri'], 'olympic(?: distance)? triathletes'],
  ['sprint(?: distance)?(?: triathlon| tri)', ['sprint-tri'], 'sprint(?: distance)? triathletes'],
  ['triathlon', RACE_TYPES.filter(isTriathlon), 'triathletes'],
];

/** What names somebody or some time, as a pattern or its source, and what is made of its groups. */
type Reader = readonly [pattern: string | RegExp, read: (found: readonly string[], scope: Draft) => void];
interface Draft {
  phases: Set<PhaseType>;
  kinds: Set<WeekKind>;
  who: Who[];
  firstWeeks: number | null;
}

const age = (from: number, to: number): Who => ({ kind: 'age', from, to });
const LEAD =
  '(?:(?:if|when|whenever|whoever|for|with|as|once|while|where|unless|after|in|of)? ?(?:an? |the |my |any |all |our |his |her |their )?(?:athlete|runner|someone|somebody|anyone|anybody|he|she|they|you|somebody|one)?s? ?(?:who )?(?:is|are|has|have|with|get|gets|having|comes? back from|returns? from|returning from|recover(?:s|ing)? from)? ?(?:an? )?)';

const READERS: readonly Reader[] = [
  [
    `\\b(?:${LEAD})?(?:${PEOPLE} ?)?(?:who are |that are |are |is |aged |age |ages )*(?:over|above|older than|past)(?: the age of| age)? (\\d{2})s?(?! (?:minutes|percent|hours|km|beats|watts|bpm))\\b(?: years?)?(?: old| of age)?`,
    ([n], scope) => scope.who.push(age(Number(n) + 1, 120)),
  ],
  [
    `\\b(?:${PEOPLE} ?)?(?:who are |are )*(?:under|below|younger than)(?: the age of| age)? (\\d{2})s?(?: years?| years old| of age)(?: old)?\\b|\\bunder (\\d{2})s\\b|\\b(?:${PEOPLE}) (?:who are |are |aged )*(?:under|below|younger than) (\\d{2})s?(?! (?:minutes|percent|hours))\\b`,
    (found, scope) => scope.who.push(age(0, Number(found.find((each) => each !== undefined)) - 1)),
  ],
  [
    `\\b(?:${PEOPLE} ?)?(?:aged?|from age|ages?|masters|veterans)?,? ?(?:athletes? )?(\\d{2}) ?(?:\\+|plus|and (?:over|above|older|up)|or (?:over|above|older)|years and older|upwards)(?: athletes?| group)?`,
    ([n], scope) => scope.who.push(age(Number(n), 120)),
  ],
  [
    `\\b(?:${PEOPLE} )?(?:from|once) (?:age )?(\\d{2})(?: years)? (?:on|onwards|of age|years on)\\b`,
    ([n], scope) => scope.who.push(age(Number(n), 120)),
  ],
  [
    `\\b(?:${PEOPLE} )?(?:aged|between|age) (\\d{2}) (?:to|and|:) (\\d{2})\\b|\\b(?:juniors|teens|teenagers|youths?|masters|athletes) , (\\d{2}) to (\\d{2})(?= ,| :|$)`,
    (found, scope) => {
      const [from, to] = found.filter((each) => each !== undefined);
      scope.who.push(age(Number(from), Number(to)));
    },
  ],
  [
    /\b(?:for |my |all |our )*(?:masters|older|ageing|aging|senior)(?: (?:athletes?|runners?|people|cyclists?|1s|swimmers?|clients?))?\b/,
    (_, scope) => void (scope.who.some(({ kind }) => kind === 'age') || scope.who.push(age(50, 120))),
  ],
  [
    `\\b(?:${LEAD})?(?:bad|sore|weak|injured|painful|dodgy|tender|old|recent|current|cranky|hurt|fragile) (${AREAS})s?\\b|\\b(?:${LEAD})?(?:bad |sore |current |recent |old |a |the |any ){0,4}(${AREAS}) ${AILMENT}(?: athletes?)?\\b|\\b(?:${LEAD})?${AILMENT} (?:of|in|to|with) (?:the |their |a )?(${AREAS})\\b|\\b(?:with|if|when) (?:an? |the |their |your |his |her )?(${AREAS}) (?:is|are|hurts?|aches?|acts up|problem)(?: (?:injured|sore|hurt|bad))?\\b`,
    (found, scope) => scope.who.push({ kind: 'injury', area: areaOf(found.find((each) => each !== undefined)!) }),
  ],
  [
    `\\b(?:${LEAD})(?:injured|an? injury|injuries)\\b|\\binjured (?:athletes?|runners?|people|riders?)\\b|\\b(?:coming back|returning) from (?:an )?injur(?:y|ies)\\b`,
    (_, scope) => scope.who.push({ kind: 'injury', area: null }),
  ],
  [
    /\b(?:for |my |all )*(?:women|female(?: athletes?| runners?)?s?|ladies|girls)\b/,
    (_, scope) => scope.who.push({ kind: 'gender', gender: 'female' }),
  ],
  [
    /\b(?:for |my |all )*(?:men|males?(?: athletes?| runners?)?)\b|^guys(?= :|$)/,
    (_, scope) => scope.who.push({ kind: 'gender', gender: 'male' }),
  ],
  // before the levels themselves: whoever is below one is none of it
  ...BESIDE_LEVELS.map(([side, level, levels]): Reader => [
    `\\b(?:for |my |all |our |of |with |if |when |${PEOPLE} |who |that |is |are ){0,6}(?:${side}) (?:the |an? )?(?:${level})(?: levels?| athletes?| runners?)?\\b`,
    (_, scope) => void scope.who.push({ kind: 'level', levels }),
  ]),
  ...LEVELS.map(([word, levels]): Reader => [
    `\\b(?:for |my |all |our |the |of |with |if |when |(?:you|they) (?=are )|is |are (?=an? )|an? ){0,6}(?:${word})(?: (?:athletes?|runners?|triathletes?|cyclists?|swimmers?|people|level|1s))?\\b`,
    (_, scope) => void scope.who.push({ kind: 'level', levels }),
  ]),
  ...RACES.map(([word, raceTypes, followers]): Reader => [
    `\\b(?:for |my |all |our |when |if ){0,4}(?:training for an? |preparing for an? |build(?:ing)? (?:up )?(?:to|for) an? |doing an? |towards an? |in an? )(?:${word})(?: race)?\\b|\\b(?:for |my |all |our |the ){0,4}(?:${word})(?:ers?|s)? (?:athletes?|runners?|people|group|squad|training|prep(?:aration)?|plans?|build|candidates?|racers?|finishers?)\\b|^(?:${word})(?= ?:|$)${followers === undefined ? '' : `|\\b(?:for |my |all |our )*(?:${followers})\\b`}`,
    (_, scope) => void scope.who.push({ kind: 'race', raceTypes }),
  ]),
  [
    /\b(?:for |my |all |athletes |those |people |anyone )*(?:with|who have|having|(?:if |when |while |who |you |they )+train(?:ing)?|(?:when|while|if) training|who train) (?:less|fewer) than (\d+) hours(?: weekly| (?:a|per|available|to train|each|of training) ?(?:week)?)*\b/,
    ([n], scope) => scope.who.push({ kind: 'hours', below: Number(n) }),
  ],
  [
    /(?<!\bafter (?:the |their )?)\b(?:(?:in|during|for|within|over) )?(?:the |their )?(?:first|opening|initial) (\d+) (?:weeks?|weeks of (?:the )?(?:plan|training|programme|program|season))\b/,
    ([n], scope) => void (scope.firstWeeks = Number(n)),
  ],
  [
    /\b(?:(?:in|during|for|within) )?(?:the |their )?(?:first|opening) week\b(?! (?:after|back|following|of (?!(?:the )?(?:plan|training|programme|program|season))))(?: of (?:the )?\w+)?/,
    (_, scope) => void (scope.firstWeeks = 1),
  ],
  [
    /\b(?:for |my |all )*(?:athletes|people|those|any ?1|everyone) (?:under|below) (\d+) hours(?: (?:a|per|each|of training) ?(?:week)?)*/,
    ([n], scope) => scope.who.push({ kind: 'hours', below: Number(n) }),
  ],
  [
    /\b(?:in|during|for|within) (?:the |their )?(?:first|opening) month\b|^(?:the )?first month(?= [,:]|$)/,
    (_, scope) => void (scope.firstWeeks = 4),
  ],
  [
    /\b(?:in|during|on|of|for) (?:an? |the |any |every |all )*(?:recovery|rest|stepback|deload|easy|cutback|down|easier) weeks?\b/,
    (_, scope) => void scope.kinds.add('step'),
  ],
  // "recovery weeks have three rest days"; "recovery week: every fourth" is a rule about them
  [
    /^(?:the |an? |any |every |all )*(?:recovery|rest|stepback|deload|easy|cutback|down|easier) weeks?(?= (?:have|has|get|gets|means?|with|without|(?:are|is|stay|stays) (?:without|free of)|no|never|at most|max)\b| : (?!every|after|\d|once)|$)/,
    (_, scope) => void scope.kinds.add('step'),
  ],
  [
    /\b(?:in|during|of|on) (?:the |a |any |every )*(?:race week|week of (?:the|a) race|week (?:of|with) (?:a |the )?races?)s?\b|\brace weeks?\b/,
    (_, scope) => void scope.phases.add('race'),
  ],
  [
    /\b(?:in|during|throughout) (?:the |a )?(?:post race|recovery) (?:phase|period|block)\b/,
    (_, scope) => void scope.phases.add('recovery'),
  ],
  [
    `\\b(?:not )?(?:before|until|till|prior to|ahead of)(?: we are in| they are in| reaching| they reach)? (?:the )?(${PHASE})(?:${PHASE_NOUN}|\\b)(?: (?:starts|begins))?`,
    ([word], scope) => IN_ORDER.slice(0, IN_ORDER.indexOf(phaseOf(word!))).forEach((phase) => scope.phases.add(phase)),
  ],
  [
    `\\b(?:from) (?:the )?(${PHASE})(?:${PHASE_NOUN})? (?:on|onwards|phase on)\\b`,
    ([word], scope) => IN_ORDER.slice(IN_ORDER.indexOf(phaseOf(word!))).forEach((phase) => scope.phases.add(phase)),
  ],
  [
    `\\b${IN} (?:the |a |their |our |early |late )*((?:${PHASE})(?:(?:${PHASE_NOUN})?(?: ?, ?| and | or | , and )(?:the )?(?:${PHASE}))*)(?:${PHASE_NOUN})?\\b(?! up)`,
    ([list], scope) =>
      list!
        .replace(new RegExp(PHASE_NOUN, 'g'), '')
        .split(/ ?, ?(?:and )?| and | or /)
        .forEach((word) => scope.phases.add(phaseOf(word.replace(/^the /, '')))),
  ],
  [
    `\\b(?:the )?(${PHASE})${PHASE_NOUN}\\b|^(?:the )?(${PHASE})\\b(?= (?:is|means|should|:))|^(base|taper|build|peak|racespecific)(?= ?:|$)`,
    (found, scope) => void scope.phases.add(phaseOf(found.find((word) => word !== undefined)!)),
  ],
];

const areaOf = (word: string): string =>
  word === 'calves' ? 'calf' : word === 'it band' || word === 'itb' ? 'IT band' : word;

const COMPILED = READERS.map(([pattern, read]) => [new RegExp(pattern, 'g'), read] as const);
const mayBe = sieveOf(COMPILED.map(([pattern]) => pattern));

interface Scoped {
  rest: string;
  scope: RuleScope;
}

const MAX_KEPT = 8;
/** What the last sentences were read to, the oldest first: one sentence is looked at for several things. */
const kept = new Map<string, Scoped>();

/** Takes out of a sentence for whom and when it is, and gives back the rest. */
export function readScope(sentence: string): Scoped {
  const known = kept.get(sentence);
  if (known !== undefined) return known;
  const scoped = scopedOf(sentence);
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(sentence, scoped);
  return scoped;
}

function scopedOf(sentence: string): Scoped {
  const draft: Draft = { phases: new Set(), kinds: new Set(), who: [], firstWeeks: null };
  let rest = sentence;
  let may = mayBe(sentence);
  COMPILED.forEach(([pattern, read], index) => {
    if (may[index] === 0) return;
    const before = rest;
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const groups = found.slice(
        1,
        found.findIndex((each) => typeof each === 'number'),
      ) as string[];
      read(groups, draft);
      return ' ';
    });
    if (rest !== before) may = mayBe(rest);
  });
  const phases = PHASE_TYPES.filter((phase) => draft.phases.has(phase));
  return {
    rest: rest.replace(/\s+/g, ' ').trim(),
    scope: { phases, kinds: [...draft.kinds], who: draft.who, firstWeeks: draft.firstWeeks },
  };
}

type Ages = Extract<Who, { kind: 'age' }>;
const bothAges = (one: Ages, other: Ages): Ages => ({
  kind: 'age',
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

/** Both must be so. */
export function joinScopes(a: RuleScope, b: RuleScope): RuleScope {
  const narrowed = <T>(one: readonly T[], two: readonly T[]): readonly T[] => {
    if (one.length === 0 || two.length === 0) return [...one, ...two];
    const both = one.filter((each) => two.includes(each));
    return both.length > 0 ? both : [...new Set([...one, ...two])];
  };
  const who = [...a.who];
  for (const each of b.who) {
    const ages = who.findIndex(({ kind }) => kind === 'age');
    if (each.kind === 'age' && ages >= 0) who[ages] = bothAges(who[ages] as Ages, each);
    else if (!who.some((other) => JSON.stringify(other) === JSON.stringify(each))) who.push(each);
  }
  const first = [a.firstWeeks, b.firstWeeks].filter((weeks) => weeks !== null);
  return {
    phases: narrowed(a.phases, b.phases),
    kinds: narrowed(a.kinds, b.kinds),
    who,
    firstWeeks: first.length > 0 ? Math.min(...first) : null,
  };
}

/** Race types that a race of this name is; empty: any race. */
export function raceTypesIn(sentence: string): readonly RaceType[] {
  for (const [word, types] of RACES) if (new RegExp(`\\b(?:${word})s?\\b`).test(sentence)) return types;
  return [];
}
export const RACE_NAME_PATTERN = new RegExp(
  `\\b(?:an? |the |any |every |each )*(?:${RACES.map(([word]) => word).join('|')})s?(?: races?)?\\b`,
  'g',
);
