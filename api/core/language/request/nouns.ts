import type { WorkoutType } from '../../codes/workout.ts';
import type { TestedType } from '../../workout/thresholdTest.ts';
import { phrasesOf } from './phrasesOf.ts';
import { numberOf } from './numbers.ts';
import type { Found, WorkoutKind, WorkoutTag } from './tags.ts';

/** Races by their names; the pace of one, or training for it, is no race. */
export const RACE_NAMES =
  '(?:half marathon|marathon|half ironman|ironman|triathlon|(?:\\d+ ?(?:k|km) )?ultra(?: ?marathon)?|gran ?fondo|duathlon|aquabike)(?! (?:pace|effort|training|plan|specific|prep))';

const SPORT_NOUNS: readonly (readonly [string, WorkoutType])[] = [
  ['runs?|running|jogs?|jogging', 'run'],
  ['rides?|riding|bikes?|biking|cycles?|cycling|spin|bicycle', 'bike'],
  ['swims?|swimming', 'swim'],
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
  'intervals|interval (?:session|workout|training)|hill (?:reps|repeats)|speed ?work|track (?:session|workout|night)|tempo|vo2max|fartlek|threshold|(?:hard|key|quality|intense) (?:sessions?|workouts?|ones?|days?|efforts?|stuff|training)|long (?:ones?|sessions?|workouts?)|easy (?:sessions?|workouts?|ones?)|intensity';

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

/** The workout written at this place of the text ("my long run", "both swims", "the intervals"), if one is. */
export function workoutAt(text: string, from: number): Found | null {
  const test = testAt(text, from);
  if (test !== null) return withOwner(test, text, from);
  for (const [pattern, index] of PHRASES.at(text, from)) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) continue;
    const whole = match[0];
    const before = match[1] ?? '';
    const quantity = quantityOf(before, whole);
    const count = countOf(before, quantity);
    const tag: WorkoutTag = {
      t: 'workout',
      sports: [],
      kind: null,
      quantity,
      text: whole,
      ...(count !== undefined && { count }),
    };
    const content = contentOf(index === 1 ? '' : (match[2] ?? ''));
    if (content !== undefined) tag.content = content;
    if (index === 0) {
      const sport = SPORT_NOUNS.find(([source]) => new RegExp(`^(?:${source})$`).test(match[3]!))![1];
      Object.assign(tag, { sports: [sport], kind: kindOf(match[2]!) ?? (/\bbig\b/.test(before) ? 'long' : null) });
    } else if (index === 1) {
      tag.kind = ALONE.find(([word]) => word.test(whole.slice(before.length)))![1];
      tag.sports = sportsOf(whole);
      if (
        /^(?:easy|hard|key|long|quality)/.test(whole.slice(before.length)) &&
        /(?:sessions|workouts|ones|days|efforts|stuff|training)$/.test(whole)
      )
        tag.quantity = 'all';
      if (/intensity$/.test(whole)) tag.quantity = 'all';
      if (tag.kind === 'intervals' && tag.quantity === 'all' && !/\b(?:both|all|every|each)\b/.test(before))
        tag.quantity = 'one';
    } else if (index === 2) {
      tag.quantity = 'all';
      tag.kind = /long$/.test(whole) ? 'long' : /(?:hard|intense)$/.test(whole) ? 'hard' : null;
    } else if (index === 3) {
      const generic = whole.slice(before.length + match[2]!.length);
      if (/^(?:one|ones|sport|sports)$/.test(generic) && match[2] === '') continue;
      Object.assign(tag, {
        kind: kindOf(match[2]!),
        sports: sportsOf(match[2]!),
        quantity: /^(?:training|exercise|stuff|sports?|volume|mileage|workload|load)$/.test(generic)
          ? 'all'
          : tag.quantity,
      });
    }
    const found = withOwner(tag, text, from);
    // "nothing hard" names the hard ones and denies them
    const denies = index === 2 && tag.kind !== null && whole.startsWith('nothing');
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
