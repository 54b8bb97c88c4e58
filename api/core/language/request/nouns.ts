import type { WorkoutType } from '../../codes/workout.ts';
import type { TestedType } from '../../workout/thresholdTest.ts';
import { phrasesOf } from './phrasesOf.ts';
import { numberOf } from './numbers.ts';
import type { Found, WorkoutKind, WorkoutTag } from './tags.ts';

/** Races by their names; the pace of one, or training for it, is no race. */
export const RACE_NAMES =
  '(?:half marathon|marathon|half ironman|ironman|triathlon|(?:\\d+ ?(?:k|km) )?ultra(?: ?marathon)?|gran ?fondo|duathlon|aquabike)(?! (?:pace|effort|training|plan|specific|prep))';

const SPORT_NOUNS: readonly (readonly [string, WorkoutType])[] = [
  ['(?:t|transition) runs?|runs? off the bike|runs?|running|jogs?|jogging', 'run'],
  ['rides?|riding|bikes?|biking|cycles?|cycling|spin|bicycle', 'bike'],
  ['swims?|swimming|dips?(?! in)|splash|laps in the pool', 'swim'],
  [
    'strength(?: (?:training|work))?|gym|weights|weight (?:training|lifting)|lifting|lift|legs? day|core(?: work)?|resistance training|s and c|(?:squats|lunges)',
    'strength',
  ],
  ['bricks?', 'brick'],
  [`races?|(?:${RACE_NAMES})(?: race)?`, 'race'],
];
const GENERIC =
  'workouts?|work outs?|sessions?|training|trainings|exercise|exercises|activities|activity|ones?|stuff|sports?|volume|mileage|workload|load';
const WHOLE =
  '(?:anything|everything|something|nothing) (?:too |that |is |really )*(?:long|hard|intense)|everything|anything|all (?:of )?(?:it|them)|all (?:of )?(?:my |the )?(?:workouts|sessions|training)|any training|any workouts?|it all';

const KINDS: readonly (readonly [string, WorkoutKind])[] = [
  ['long(?:est)?|big', 'long'],
  ['easy|recovery|steady|gentle|endurance|aerobic|zone (?:1|2|one|two)|slow|base', 'easy'],
  ['hard|key|quality|tough|intense|intensive|speed|fast|track', 'hard'],
  ['interval|intervals|vo2|vo2max|vo2 max|hill|hills|repeats', 'intervals'],
  ['threshold|sweet spot|sweetspot|ftp|cruise', 'threshold'],
  ['tempo|race pace', 'tempo'],
  ['short|quick(?! ones?\\b)', 'short'],
];
const KIND_ALONE =
  '(?<=\\bno )quality(?= (?:until|this|next|before|for|today|tomorrow)| *$)|intervals|interval (?:session|workout|training)|hill (?:reps|repeats)|speed ?work|track (?:session|workout|night)|tempo|vo2max|fartlek|threshold|(?:hard|key|quality|intense) (?:sessions?|workouts?|ones?|days?|efforts?|stuff|training)|long (?:ones?|sessions?|workouts?)|easy (?:sessions?|workouts?|ones?)|intensity';

const any = (pairs: readonly (readonly [string, unknown])[]) => pairs.map(([source]) => source).join('|');
// nobody says more of a workout before they name it; without a limit the time grows with the square of a text
const BEFORE =
  '((?:(?:my|our|the|a|an|that|this|those|these|both|all|every|each|any|another|one|other|some|extra|of|two|three|2|3|planned|scheduled|next|first|second|last|upcoming|big|indoor|outdoor|little|additional|whole|entire|proper|bit of|lunch|morning|evening|noon|afternoon|duration|minutes?) ){0,8})';
const ADJECTIVES = `((?:(?:${any(KINDS)}|technique|drills?|general|shakeout|shake out|openers?|strides|progression|over unders|open water|pool|road|trail|treadmill|turbo|trainer|leg|full body|upper body|group|club) ){0,6})`;
// "the ride one day later": how far, and no other word for it
const SPORT = `(${any(SPORT_NOUNS)})(?: (?:${GENERIC})(?! (?:days?|weeks?|hours?)(?: |$)))?`;

/** "2x20": its repetitions, as they are written where it is described. */
const REPETITIONS = '(\\d{1,2}x\\d{1,4})(?: (?:minutes?|m))?';
/** What says how long or how hard, and not what is in it. */
const NO_CONTENT =
  /^(?:long|longest|big|short|quick|easy|hard|key|quality|slow|base|intensive|intense|tough|group|club)$/;

/** Where a workout is done, and of which sport it is then. */
const OF_PLACE: readonly (readonly [RegExp, WorkoutType])[] = [
  [/\b(?:turbo|trainer|on the bike)\b/, 'bike'],
  [/\b(?:treadmill|on foot)\b/, 'run'],
  [/\b(?:pool|open water|in the water)\b/, 'swim'],
];
const sportsOf = (text: string): WorkoutType[] =>
  OF_PLACE.filter(([place]) => place.test(text)).map(([, sport]) => sport);

/** What a workout is made of, by the words for it; undefined: none says so. */
function contentOf(adjectives: string): string | undefined {
  const words = adjectives.split(' ').filter((word) => word !== '' && !NO_CONTENT.test(word));
  return words.length === 0 ? undefined : words.join(' ');
}

/** Words of the sports that are tested. */
export const TEST_SPORTS: readonly (readonly [RegExp, TestedType])[] = [
  [/\b(?:ftp|bike|cycling|ride|power|turbo)\b/, 'bike'],
  [/\b(?:css|swim|swimming)\b/, 'swim'],
  [/\b(?:run|running|pace|lthr)\b/, 'run'],
];
export const OF_TEST =
  '(?:ftp|css|lthr|threshold|critical|bike|cycling|ride|power|turbo|swim|swimming|speed|run|running|pace|heart|rate|(?:20|30)(?: (?:minutes?|mins?|m))?|fitness)';
const TEST_PHRASE = new RegExp(
  `(?:${BEFORE}${OF_TEST}(?: ${OF_TEST}){0,3} (?:re)?tests?|(?:the|this|that) test)(?= |$)`,
  'y',
);

/** A test by its name: "my FTP test", "the threshold run test", "the test". */
function testAt(text: string, from: number): WorkoutTag | null {
  TEST_PHRASE.lastIndex = from;
  const whole = TEST_PHRASE.exec(text)?.[0];
  if (whole === undefined) return null;
  const sports = TEST_SPORTS.filter(([word]) => word.test(whole)).map(([, sport]) => sport);
  return { t: 'workout', sports, kind: 'test', quantity: whole.endsWith('s') ? 'all' : 'one', text: whole };
}

/** Workouts by their names, and which sort of name each is. */
export const NAMES: readonly (readonly [string, number])[] = [
  [`${BEFORE}${ADJECTIVES}${SPORT}`, 0],
  [
    `${BEFORE}(?:${KIND_ALONE})(?: (?:session|workout|effort)s?)?(?: (?:on the bike|on foot|in the (?:pool|water))(?! instead))?`,
    1,
  ],
  [WHOLE, 2],
  [`${BEFORE}${ADJECTIVES}(?:${GENERIC})`, 3],
  [`${BEFORE}${REPETITIONS}(?: (?:intervals|reps|set|session|workout|run|ride|bike|swim))?`, 4],
];
const PHRASES = phrasesOf(NAMES);

const ALONE: readonly (readonly [RegExp, WorkoutKind])[] = [
  [/interval|hill|vo2|fartlek|speed|track/, 'intervals'],
  [/threshold/, 'threshold'],
  [/tempo/, 'tempo'],
  [/long/, 'long'],
  [/easy/, 'easy'],
  [/./, 'hard'],
];

function kindOf(adjectives: string): WorkoutKind | null {
  const found = KINDS.find(([source]) => new RegExp(`\\b(?:${source})\\b`).test(adjectives));
  return found?.[1] ?? null;
}

const PLURAL = /\b(?:runs|jogs|rides|bikes|cycles|swims|workouts|sessions|bricks|trainings|activities|intensities)\b/;

function quantityOf(before: string, whole: string): WorkoutTag['quantity'] {
  if (/\bone of\b/.test(before)) return 'one';
  if (/\b(?:both|all|every|each|any|those|these|two|three|2|3)\b/.test(before) || PLURAL.test(whole)) return 'all';
  if (/\b(?:a|an|another|some|extra|more|additional)\b/.test(before)) return 'some';
  return 'one';
}

/** "the next two", "my next": so many from the first ahead; undefined: no such number. */
function countOf(before: string, quantity: WorkoutTag['quantity']): number | undefined {
  const count = /\b(?:next|first|coming|upcoming) (two|three|2|3)\b/.exec(before)?.[1];
  if (count !== undefined) return numberOf(count);
  return quantity === 'one' &&
    /(?:^|\b(?:my|our|the) )(?:next|coming|upcoming)(?: (?:planned|scheduled))? $/.test(before)
    ? 1
    : undefined;
}

/** A name as it is written: what stands before it, the words that say which, and the noun. */
interface Written {
  whole: string;
  before: string;
  adjectives: string;
  /** What follows `before`. */
  name: string;
  noun: string;
}

type Said = Partial<Pick<WorkoutTag, 'sports' | 'kind' | 'quantity'>>;

const ALL_WORDS = /\b(?:both|all|every|each)\b/;

/** "my long run". */
function ofSport({ before, adjectives, noun }: Written): Said {
  const sport = SPORT_NOUNS.find(([source]) => new RegExp(`^(?:${source})$`).test(noun))![1];
  return { sports: [sport], kind: kindOf(adjectives) ?? (/\bbig\b/.test(before) ? 'long' : null) };
}

/** "the intervals", "hard sessions". */
function ofKind({ whole, before, name }: Written, quantity: WorkoutTag['quantity']): Said {
  const kind = ALONE.find(([word]) => word.test(name))![1];
  const isAll =
    quantity === 'all' ||
    (/^(?:easy|hard|key|long|quality)/.test(name) &&
      /(?:sessions|workouts|ones|days|efforts|stuff|training)$/.test(name)) ||
    /intensity$/.test(name);
  const isOne = kind === 'intervals' && isAll && !ALL_WORDS.test(before);
  return { kind, sports: sportsOf(whole), quantity: isOne ? 'one' : isAll ? 'all' : quantity };
}

/** "everything", "nothing hard". */
const ofWhole = ({ whole }: Written): Said => ({
  quantity: 'all',
  kind: /long$/.test(whole) ? 'long' : /(?:hard|intense)$/.test(whole) ? 'hard' : null,
});

/** "the easy workout"; null for "ones" and "sports" alone, which name nothing. */
function ofGeneric({ adjectives, name }: Written, quantity: WorkoutTag['quantity']): Said | null {
  const generic = name.slice(adjectives.length);
  if (/^(?:one|ones|sport|sports)$/.test(generic) && adjectives === '') return null;
  const isAll = /^(?:training|exercise|stuff|sports?|volume|mileage|workload|load)$/.test(generic);
  return { kind: kindOf(adjectives), sports: sportsOf(adjectives), quantity: isAll ? 'all' : quantity };
}

/** By the sorts of NAMES. */
const READERS: readonly ((written: Written, quantity: WorkoutTag['quantity']) => Said | null)[] = [
  ofSport,
  ofKind,
  ofWhole,
  ofGeneric,
  () => ({}),
];
const OF_KIND = READERS.indexOf(ofKind);
const OF_WHOLE = READERS.indexOf(ofWhole);

function writtenAt(text: string, from: number, pattern: RegExp): Written | null {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (match === null) return null;
  const [whole, before = '', adjectives = '', noun = ''] = match;
  return { whole, before, adjectives, name: whole.slice(before.length), noun };
}

/** The workout written at this place of the text ("my long run", "both swims", "the intervals"), if one is. */
export function workoutAt(text: string, from: number): Found | null {
  const test = testAt(text, from);
  if (test !== null) return withOwner(test, text, from);
  for (const [pattern, sort] of PHRASES.at(text, from)) {
    const written = writtenAt(text, from, pattern);
    if (written === null) continue;
    const { whole, before, adjectives } = written;
    const quantity = quantityOf(before, whole);
    const said = READERS[sort]!(written, quantity);
    if (said === null) continue;
    const count = countOf(before, quantity);
    const content = contentOf(sort === OF_KIND ? '' : adjectives);
    const tag: WorkoutTag = {
      t: 'workout',
      sports: [],
      kind: null,
      quantity,
      text: whole,
      ...(count !== undefined && { count }),
      ...(content !== undefined && { content }),
      ...said,
    };
    const found = withOwner(tag, text, from);
    // "nothing hard" names the hard ones and denies them
    const denies = sort === OF_WHOLE && tag.kind !== null && whole.startsWith('nothing');
    return denies ? { ...found, tags: [{ t: 'not' }, ...found.tags] } : found;
  }
  return null;
}

/** The workout as it was found there, with the "'s" behind it. */
function withOwner(tag: WorkoutTag, text: string, from: number): Found {
  const { length } = tag.text;
  const possessive = text.startsWith(" 's", from + length);
  return possessive ? { tags: [{ ...tag, possessive }], length: length + 3 } : { tags: [tag], length };
}
