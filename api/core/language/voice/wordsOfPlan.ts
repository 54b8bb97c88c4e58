import { addDays, type Day, isDay, type Weekday, WEEKDAYS, weekdayOf } from '../../calendar/calendar.ts';
import { tableOf } from '../../units/tableOf.ts';
import { healthTopic } from './health.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY =
  '(mon(?:days?)?|tue(?:s|sdays?)?|wed(?:nesdays?)?|thu(?:r|rs|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)';
const NUMBER_WORDS: Readonly<Record<string, number>> = tableOf(
  Object.fromEntries(
    'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, index) => [word, index === 0 ? 0 : index + 1] as const)
      .concat([
        ['thirty', 30],
        ['forty', 40],
        ['fifty', 50],
        ['sixty', 60],
        ['seventy', 70],
        ['eighty', 80],
        ['ninety', 90],
      ]),
  ),
);

/** Words for amounts that no fact of a plan uses. A text with one of them says something that is not in the facts. */
const VAGUE_AMOUNT = /\b(?:half|quarter|thirds?|dozens?|hundreds?|thousands?|double|twice|triple|thrice|fifth)\b/;
const TIME_OR_SCORE = /\d\s*[:/]\s*\d/;
/** Web addresses, mark-up and technical text. */
const NOT_PROSE = /[<>{}[\]\\|`*_#@^~=$]|https?:|www\.|\b[\w-]+\.(?:com|net|org|io|dev|ru|cn|info|co)\b/i;
/** Latin letters and English punctuation. */
const ENGLISH_SIGNS = /^[\n -~×à-öø-ÿ–—‘’“”…]*$/u;
const FUNCTION_WORDS = new Set(
  'a an the and or but so of to in on at for from by with as is are was be been it its this that your you i we has have had will can not no than then after before more less there all each still stays keep do did'.split(
    ' ',
  ),
);
const MIN_SHARE = 0.25;

const weekdayNamed = (text: string): Weekday => WEEKDAYS.find((weekday) => weekday.startsWith(text.slice(0, 3)))!;
const monthNamed = (text: string): number => MONTHS.indexOf(text.slice(0, 3) as (typeof MONTHS)[number]) + 1;
const dateMark = (month: number, date: number) => `date ${month}-${date}`;
const dayMarks = (day: Day): string[] => [
  dateMark(Number(day.slice(5, 7)), Number(day.slice(8))),
  `weekday ${weekdayOf(day)}`,
];

/**
 * The days and amounts in a text, each as a mark: 'weekday friday', 'date 1-8', 'friday 1-8' for both together,
 * '40 min' (hours, and '1:30 h', are converted), '12 %', '40' without a unit. `today` is needed to convert "tomorrow" to a day.
 */
export function marksOf(text: string, today: Day): Set<string> {
  const marks = new Set<string>();
  let rest = ` ${text.toLowerCase()} `;
  const take = (pattern: string, mark: (groups: readonly (string | undefined)[]) => readonly string[]) => {
    rest = rest.replace(new RegExp(pattern, 'g'), (...match: unknown[]) => {
      for (const each of mark(match.slice(1) as (string | undefined)[])) marks.add(each);
      return ' ; ';
    });
  };
  const dated = (weekday: string | undefined, month: number, date: number): string[] => [
    dateMark(month, date),
    ...(weekday === undefined ? [] : [`weekday ${weekdayNamed(weekday)}`, `${weekdayNamed(weekday)} ${month}-${date}`]),
  ];
  take('\\b(\\d{4}-\\d{2}-\\d{2})\\b', ([day = '']) => (isDay(day) ? dayMarks(day) : ['no day']));
  take(`(?:\\b${WEEKDAY},? (?:the )?)?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b`, ([weekday, date, month]) =>
    dated(weekday, monthNamed(month!), Number(date)),
  );
  take(`(?:\\b${WEEKDAY},? (?:the )?)?\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`, ([weekday, month, date]) =>
    dated(weekday, monthNamed(month!), Number(date)),
  );
  take('\\b(today|tonight|tomorrow|yesterday)\\b', ([word]) =>
    dayMarks(addDays(today, word === 'tomorrow' ? 1 : word === 'yesterday' ? -1 : 0)),
  );
  take(`\\b${WEEKDAY}\\b`, ([weekday]) => [`weekday ${weekdayNamed(weekday!)}`]);
  const words = new RegExp(`\\b(${Object.keys(NUMBER_WORDS).join('|')})\\b`, 'g');
  rest = rest.replace(words, (word) => String(NUMBER_WORDS[word])).replace(/\b(?:one|an) (?=hours?\b)/g, '1 ');
  const HOURS = '(?:h|hrs?|hours?)\\b';
  const MINUTES = '(?:m|mins?|minutes?)\\b';
  // '1:00 of 2:30 h' tells two times
  take(`(?<![\\d.,:])(\\d+):(\\d{2})(?: ?${HOURS}|(?= (?:of|to) \\d+:\\d{2} ?${HOURS}))`, ([hours, minutes]) => [
    `${60 * Number(hours) + Number(minutes)} min`,
  ]);
  take(`(?<![\\d.,])(\\d+) ?-?${HOURS}(?: and)? ?(\\d+) ?-?${MINUTES}`, ([hours, minutes]) => [
    `${60 * Number(hours) + Number(minutes)} min`,
  ]);
  take(`(\\d+(?:[.,]\\d+)?) ?-?${HOURS}`, ([hours]) => [`${Math.round(60 * Number(hours!.replace(',', '.')))} min`]);
  take(`(\\d+(?:[.,]\\d+)?) ?-?${MINUTES}`, ([minutes]) => [`${minutes} min`]);
  take('(\\d+(?:[.,]\\d+)?) ?(?:%|percent\\b|per cent\\b)', ([share]) => [`${share} %`]);
  take(
    '(\\d+(?:[.,]\\d+)?) ?(km|kilomet\\w*|k|miles?|mi|m|met\\w*|watts?|w|bpm|kg|kcal|sets?|reps?|x|days?|weeks?|months?|years?|times?|tss)\\b',
    ([amount, unit]) => [`${amount} ${unit!.replace(/s$/, '')}`],
  );
  take('(\\d+(?:[.,]\\d+)?)', ([amount]) => [amount!]);
  return marks;
}

/** Is the mark in the facts? A number without a unit matches a fact in any unit, and facts may omit units too: "from 60 to 40 min". */
function isBacked(mark: string, facts: ReadonlySet<string>, bare: ReadonlySet<string>): boolean {
  if (facts.has(mark)) return true;
  const [amount, unit] = mark.split(' ');
  if (unit === undefined) return bare.has(amount!);
  return unit === 'min' && facts.has(amount!);
}

interface Wording {
  /** Our sentences; a model may repeat their content and nothing else. */
  facts: readonly string[];
  today: Day;
  /** Maximum length in characters. */
  most: number;
  /** The model's instructions, which readers must not see. */
  instructions: string;
}

/**
 * May this text of a model be shown? It must be short English prose, name only days and amounts that are in the facts, give no
 * medical advice and repeat no instructions.
 */
export function isSafeWording(text: string, { facts, today, most, instructions }: Wording): boolean {
  if (text.trim() === '' || text.length > most || !ENGLISH_SIGNS.test(text) || NOT_PROSE.test(text)) return false;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length < 3 || words.filter((word) => FUNCTION_WORDS.has(word)).length < MIN_SHARE * words.length)
    return false;
  if (
    VAGUE_AMOUNT.test(text.toLowerCase()) ||
    TIME_OR_SCORE.test(text) ||
    healthTopic(text) !== null ||
    repeats(words, instructions)
  )
    return false;
  const known = marksOf(facts.join(' ; '), today);
  const bare = new Set([...known].map((mark) => mark.split(' ')[0]!));
  return [...marksOf(text, today)].every((mark) => isBacked(mark, known, bare));
}

const RUN = 7;

/** Does the text repeat seven consecutive words of the instructions? */
function repeats(words: readonly string[], instructions: string): boolean {
  const known = (instructions.toLowerCase().match(/[a-z]+/g) ?? []).join(' ');
  return words.some(
    (_, index) =>
      index + RUN <= words.length && ` ${known} `.includes(` ${words.slice(index, index + RUN).join(' ')} `),
  );
}
