import { phrasesOf } from './phrasesOf.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { DurationTag, Found } from './tags.ts';

type Reader = (match: RegExpExecArray) => Partial<DurationTag> | null;

const minutes = (value: number): Partial<DurationTag> => ({ minutes: Math.round(value) });
const share = (factor: number): Partial<DurationTag> => ({ minutes: null, factor });

const HALF = '(?: and (?:a )?(half|quarter))?';

/** "at 90% of FTP": how hard, and not how long. */
const NO_EFFORT =
  '(?! (?:effort|intensity|power|pace|max(?:imum)?|of (?:my )?(?:max(?:imum)?|ftp|threshold|effort|hr|heart rate|power|pace))\\b)';

/** Lengths and shares, what names more before what names less. */
export const DURATION_PHRASES: readonly (readonly [string, Reader])[] = [
  [
    `${NUMBER} hours (?:of training |of exercise |training )?(?:a|per|each|every|in a|in total per) week`,
    (m) => ({ ...minutes(numberOf(m[1]!) * 60), weekly: true }),
  ],
  [
    `${NUMBER} and a half hours (?:a|per|each|every) week`,
    (m) => ({ ...minutes((numberOf(m[1]!) + 0.5) * 60), weekly: true }),
  ],
  [
    `(?:weekly|week) (?:max(?:imum)?|limit|budget|cap|hours|total|time|volume|training)(?: (?:is|of|to|at|:|about|now))* ${NUMBER} hours`,
    (m) => ({ ...minutes(numberOf(m[1]!) * 60), weekly: true }),
  ],
  ['(?:a )?half (?:an |a )?hours?', () => minutes(30)],
  ['(?:a )?three quarters? of (?:an )?hours?', () => minutes(45)],
  ['(?:a )?quarter of an hours', () => minutes(15)],
  [`${NUMBER} and a half hours`, (m) => minutes((numberOf(m[1]!) + 0.5) * 60)],
  [
    `${NUMBER} (?:full )?hours(?: and)? (\\d{1,2}|fifteen|twenty|thirty|forty|forty five|fifty|ten|five)(?: minutes)?(?! (?:am|pm|percent|hours|km|k)\\b)`,
    (m) => {
      const rest = numberOf(m[2]!);
      return rest < 60 ? minutes(numberOf(m[1]!) * 60 + rest) : null;
    },
  ],
  [
    `${NUMBER} (?:full |short )?hours${HALF}`,
    (m) => minutes((numberOf(m[1]!) + (m[2] === 'half' ? 0.5 : m[2] === 'quarter' ? 0.25 : 0)) * 60),
  ],
  [`hours and a half`, () => minutes(90)],
  [
    `${NUMBER} (?:minutes )?(?:-|to|or) ${NUMBER} (minutes|hours)`,
    (m) => minutes(numberOf(m[2]!) * (m[3] === 'hours' ? 60 : 1)),
  ],
  [`${NUMBER} (?:easy |short )?minutes`, (m) => (/^(a|an)$/.test(m[1]!) ? null : minutes(numberOf(m[1]!)))],
  [
    '(?<=(?:^| )(?:to|only|just|max|under|only got|only have|run|ride|swim|bike|session|workout|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today) )(\\d{2,3})(?= (?:instead|please|max|tops|not \\d+|\\.|,|and|tomorrow|today|tonight)(?: |$)|$)',
    (m) => (Number(m[1]) >= 20 && Number(m[1]) <= 300 ? minutes(Number(m[1])) : null),
  ],
  // no month has so many days
  [
    '(?<=(?:^| )(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun) )(\\d{2,3})(?= (?:please|max|tops|\\.|,)(?: |$)|$)',
    (m) => (Number(m[1]) > 31 && Number(m[1]) <= 300 ? minutes(Number(m[1])) : null),
  ],
  [
    '(\\d{1,2})(?= (?:less|shorter|more|longer)(?: (?:please|on|for|today|tomorrow)| ,| \\.|$))',
    (m) => (Number(m[1]) >= 5 ? minutes(Number(m[1])) : null),
  ],
  ['(?<=(?:^| )(?:take|knock|shave|chop|lop|cut) )(\\d{2,3})(?= off )', (m) => minutes(Number(m[1]))],
  [
    '(?<=(?:longer|shorter|extend|lengthen|shorten|up|down|cut) (?:.{1,30} )?by )(\\d{1,3})(?= (?:please|\\.|,|and|today|tomorrow|on)(?: |$)|$)',
    (m) => minutes(Number(m[1])),
  ],
  ['(?<=(?:^| )be )(\\d{2,3})(?= (?:rather than|instead of|not) \\d)', (m) => minutes(Number(m[1]))],
  ['(\\d):([0-5]\\d)(?: hours)?(?! (?:am|pm))', (m) => minutes(Number(m[1]) * 60 + Number(m[2]))],
  // "at 80 percent" is what stays, and "by 80 percent" what goes
  [
    `(?<=(?:^| )(?:at|to|only|just) (?:about |around )?)${NUMBER} percent(?! (?:less|fewer|shorter|lower|off|more|longer)\\b)${NO_EFFORT}`,
    (m) => share(numberOf(m[1]!) / 100),
  ],
  [`(?:by )?${NUMBER} percent${NO_EFFORT}`, (m) => share(1 - numberOf(m[1]!) / 100)],
  [
    '(?:by|in|to) half|half as (?:long|much)|half (?:of )?(?:the|my|its) (?:length|time|duration|distance|volume)|half the|halve|half of|half length',
    () => share(0.5),
  ],
  ['(?:by )?a third(?: off)?|(?:by )?one third', () => share(2 / 3)],
  ['(?:by )?a quarter(?: off)?|(?:by )?one quarter', () => share(0.75)],
  ['(?:by )?two thirds', () => share(1 / 3)],
  [
    'double(?! (?:shift|session|day|days|up|is|on|would|works)(?: |$))(?: the)?|twice as (?:long|much)|twice the',
    () => share(2),
  ],
  ['triple(?: the)?|three times as (?:long|much)', () => share(3)],
  [
    '(\\d+(?:\\.\\d+)?) (km|k|kilometers|kilometres|mi|miles)',
    (m) => ({ minutes: null, km: Number(m[1]) * (m[2]!.startsWith('mi') ? 1.609 : 1) }),
  ],
];

const AFTER: readonly (readonly [RegExp, 1 | -1])[] = [
  [/^ (?:less|shorter|off|fewer|out of|away)\b/, -1],
  [/^ (?:more|longer|extra|on top)\b/, 1],
];

const DURATIONS = phrasesOf(DURATION_PHRASES);

/** Hours of something else than training. */
const ELSE =
  /(?:^| )(?:drive|driving|drove|work|working|worked|fly|flying|flight|travel|travelling|sleep|slept|sit|sitting|meeting|shift)(?: (?:for|of|about|around|only|just))* $/;

/** The duration, share or distance written at this place of the text, if one is. */
export function durationAt(text: string, from: number): Found | null {
  const extra = /^(?:an )?(?:extra|additional|another|further) (?=\d|[a-z]+ (?:minutes|hours))/.exec(text.slice(from));
  const start = from + (extra?.[0].length ?? 0);
  const durations = DURATIONS.at(text, start);
  if (durations.length === 0) return null;
  if (ELSE.test(text.slice(Math.max(0, from - 30), from))) return null;
  if (
    /(?:^| )(?:at|by|before|after|until|from|past) $/.test(text.slice(Math.max(0, from - 8), from)) &&
    /^\d{1,2}:\d\d/.test(text.slice(from))
  )
    return null;
  for (const [pattern, read] of durations) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match === null) continue;
    const read1 = read(match);
    if (read1 === null) continue;
    const end = start + match[0].length;
    const after = AFTER.flatMap(([word, sign]) => {
      const found = word.exec(text.slice(end));
      return found === null ? [] : [[found[0].length, sign] as const];
    })[0];
    const delta = extra !== null ? 1 : (after?.[1] ?? 0);
    const tag: DurationTag = { t: 'duration', minutes: null, factor: null, delta, ...read1 };
    const factor = tag.factor !== null && delta === 1 && tag.factor < 1 ? 2 - tag.factor : tag.factor;
    return { tags: [{ ...tag, factor }], length: end - from + (after?.[0] ?? 0) };
  }
  return null;
}
