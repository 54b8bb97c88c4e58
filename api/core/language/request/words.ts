import { editDistance } from '../../units/editDistance.ts';
import { type Rewrite, rewriterOf } from '../../principles/rewriting.ts';
import { tableOf } from '../../units/tableOf.ts';
import { withExceptions } from './exceptions.ts';
import { CORRECTABLE, KNOWN_WORDS } from './vocabulary.ts';
import { AT_START } from './paraphrases/slots.ts';
import { OTHERWISE, PLAIN } from './rewritings.ts';

const RESPELLED: Readonly<Record<string, string>> = tableOf({
  wy: 'why',
  feaver: 'fever',
  fevr: 'fever',
  headake: 'headache',
  whys: 'why is',
  whats: 'what is',
  wats: 'what is',
  wots: 'what is',
  hows: 'how is',
  wheres: 'where is',
  whens: 'when is',
  hw: 'how',
  hwo: 'how',
  wat: 'what',
  wot: 'what',
  wht: 'what',
  wen: 'when',
  whn: 'when',
  wher: 'where',
  wich: 'which',
  teh: 'the',
  hte: 'the',
  shud: 'should',
  shld: 'should',
  cud: 'could',
  wud: 'would',
  abt: 'about',
  b4: 'before',
  doin: 'doing',
  '2day': 'today',
  tday: 'today',
  tomoro: 'tomorrow',
  tomorro: 'tomorrow',
  nxt: 'next',
  nite: 'night',
  skp: 'skip',
  lng: 'long',
  lr: 'long run',
  lsr: 'long run',
  lsd: 'long run',
  lite: 'light',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomo: 'tomorrow',
  '2moro': 'tomorrow',
  tomoz: 'tomorrow',
  tomos: 'tomorrow',
  tmo: 'tomorrow',
  tmorrow: 'tomorrow',
  tomorow: 'tomorrow',
  '2morrow': 'tomorrow',
  tonite: 'tonight',
  tomorrows: "tomorrow 's",
  todays: "today 's",
  tonights: "tonight 's",
  tmrws: "tomorrow 's",
  tmrs: "tomorrow 's",
  tmws: "tomorrow 's",
  wk: 'week',
  wks: 'weeks',
  wkend: 'weekend',
  wknd: 'weekend',
  wkout: 'workout',
  wo: 'workout',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ur: 'your',
  u: 'you',
  r: 'are',
  bc: 'because',
  'b/c': 'because',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  mins: 'minutes',
  min: 'minutes',
  minute: 'minutes',
  hr: 'hours',
  hrs: 'hours',
  hour: 'hours',
  sesh: 'session',
  sess: 'session',
  til: 'until',
  till: 'until',
  '&': 'and',
  '+': 'and',
  xtra: 'extra',
  tho: 'though',
  traveling: 'travelling',
  traveled: 'travelled',
  canceled: 'cancelled',
  canceling: 'cancelling',
  rescedule: 'reschedule',
  poss: 'possible',
  ez: 'easy',
  esy: 'easy',
  eazy: 'easy',
  bday: 'birthday',
  gunna: 'going to',
  rn: 'right now',
  arvo: 'afternoon',
  hubby: 'husband',
  appt: 'appointment',
  mtg: 'meeting',
  kinda: 'kind of',
  sorta: 'sort of',
  prolly: 'probably',
  probs: 'probably',
  wfh: 'working from home',
  wensday: 'wednesday',
  wendsday: 'wednesday',
  wednsday: 'wednesday',
  wensdays: 'wednesdays',
  alter: 'change',
  favourite: 'favorite',
  programme: 'program',
  practise: 'practice',
  whilst: 'while',
  holidays: 'holiday',
});

/** "next weeks hours": the apostrophe left out; "the next weeks" are several. */
const WEEKS_OWN =
  /(?<!\b(?:the|for|over|during|in) )\b(this|next|last) weeks (?=(?:hours|training|volume|load|long|easy|hard|key|run|ride|bike|swim|strength|brick|intervals|threshold|tempo|schedule|plan|workouts?|sessions?)\b)/g;

/** "the pool's shut": a short "is" rather than a possessive. */
const IS_SHORT =
  /\b([a-z]+)'s (?=(?:an? (?:write.?off|no.?go|dead loss|nightmare|disaster)|in (?:for|the shop|repair)|out|off|shut|closed|broken|broke|bad|sore|acting|playing|killing|hurting|hurts|been|being|gone|not|still|really|so|too|busy|sick|ill|poorly|down with|better|fine|ok|due|coming|getting|full|packed|dead|tired|flat|hectic|crazy|cancelled|unavailable|impossible|tight|stiff|swollen|over|cleared|back (?:to|again))\b)/g;

/** Endings of English words, and what stands without them. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/i(?:est|er|ed|es|ly)$/, 'y'],
  [/(?:est|er|ed|ly|ing)$/, ''],
  [/(?:est|er|ed|ing)$/, 'e'],
  [/(.)\1(?:est|er|ed|ing)$/, '$1'],
];
/** A form of a word that is known. */
const isForm = (word: string): boolean =>
  ENDINGS.some(([ending, by]) => ending.test(word) && KNOWN_WORDS.has(word.replace(ending, by)));
/** What is said of a body or a mind is not guessed from a word with letters that are not in it. */
const OF_HEALTH: ReadonlySet<string> = new Set(
  'sick fever headache cough throat stomach knee calf ankle achilles hamstring shoulder back shin hip foot groin quad tired exhausted fatigued injured injury illness'.split(
    ' ',
  ),
);
const isSpelt = (word: string, meant: string): boolean =>
  !OF_HEALTH.has(meant) || [...word].every((letter) => meant.includes(letter));

/** The word the athlete meant: itself when it is known, else the one nearest word of the vocabulary that begins alike. */
export function corrected(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word) || KNOWN_WORDS.has(word)) return word;
  if (word.length > 4 && isForm(word)) return word;
  const most = word.length >= 7 ? 2 : 1;
  let best = word;
  let bestCost = most + 1;
  let ties = 0;
  for (const candidate of CORRECTABLE) {
    if (candidate[0] !== word[0] && !(candidate[0] === word[1] && candidate[1] === word[0])) continue;
    // Three letters say too little, unless the same letters stand in another order.
    if (word.length === 3 && [...candidate].sort().join('') !== [...word].sort().join('')) continue;
    if (!isSpelt(word, candidate)) continue;
    const cost = editDistance(word, candidate, most);
    if (cost < bestCost) [best, bestCost, ties] = [candidate, cost, 0];
    else if (cost === bestCost && candidate !== best) ties += 1;
  }
  return bestCost <= most && (ties === 0 || bestCost === 1) ? best : word;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const monthName = (month: string): string => MONTHS[Number(month) - 1]!;
const [DAY, MONTH] = ['(0?[1-9]|[12]\\d|3[01])', '(0?[1-9]|1[0-2])'];
/** "10.-13.1.", "28.1.-3.2.": with the full stop behind the month, so that no number of two parts is meant. */
const DOTTED_RANGE = new RegExp(
  `\\b${DAY}\\.(?:${MONTH}\\.)?\\s*(?:-|to\\b|until\\b|till?\\b|bis\\b)\\s*${DAY}\\.${MONTH}\\.(?!\\d)`,
  'g',
);
/** "15.1 till 18.1", "on 12.01": of one month, or with a month of two digits behind a word of time. */
const UNIT = '(?!\\d|[.,]\\d|\\s?(?:km|k|mi|miles|h|hours?|hrs?|kg|%|min|m|am|pm|percent)\\b)';
const DOTTED_BARE = new RegExp(`\\b${DAY}\\.${MONTH}\\s*(?:-|to\\b|until\\b|till?\\b)\\s*${DAY}\\.\\2${UNIT}`, 'g');
const DOTTED_ON = new RegExp(`(?<=\\b(?:on|from|until|till?|and|between|since) )${DAY}\\.(0[1-9])${UNIT}`, 'g');
const DOTTED = new RegExp(`\\b${DAY}\\.${MONTH}\\.(?=\\s|$)`, 'g');

/** "Wed 13: swim out" */
const DATED = new RegExp(
  `${AT_START}((?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)?(?: (?:of )?(?:jan|feb|mar)[a-z]*)?) ?: ?`,
);
const TYPED = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
/** "sun->sat sat->fri fri->gone" */
const CHAINED = new RegExp(
  `(?<=^|[ ,;.])(${TYPED}) ?(?:[-=]+>|[→➡»]) ?(${TYPED}|gone|off|rest|nothing|free)(?= |[,;.]|$)`,
  'g',
);
const OFF = /^(?:gone|off|rest|nothing|free)$/;

/** What a face says of how somebody is. */
const FACES: readonly (readonly [RegExp, string])[] = [
  [/🤮/gu, ' vomiting '],
  [/🤒/gu, ' fever '],
  [/🤧/gu, ' a cold '],
  [/🥱|😴/gu, ' tired '],
];

const inPlainWords = rewriterOf(PLAIN);
const inOtherWords = rewriterOf(OTHERWISE);

/** What is written in many ways, in one: days, dates, hours, and the marks between words. */
const WRITTEN: readonly Rewrite[] = [
  [IS_SHORT, '$1 is '],
  [WEEKS_OWN, '$1 week '],
  [/<-*>|<=+>|[⇄↔]/g, ' swap with '],
  [/^\+ ?(?=swim|run|ride|bike|strength|gym|jog|spin)/g, 'add a '],
  [CHAINED, (_, from: string, to: string) => (OFF.test(to) ? ` , skip ${from} , ` : ` , move ${from} to ${to} , `)],
  [/-+>|=+>|[→➡»]/g, ' to '],
  [/(?<=^|[,;.] ?)((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*) ?: ?(?=[a-z0-9])/g, '. $1 '],
  [DATED, '$1 '],
  [
    DOTTED_RANGE,
    (_, from: string, month: string | undefined, to: string, last: string) =>
      [`${from} ${monthName(month ?? last)}`, `${to} ${monthName(last)}`].join(' - '),
  ],
  [
    DOTTED_BARE,
    (_, from: string, month: string, to: string) => `${from} ${monthName(month)} - ${to} ${monthName(month)}`,
  ],
  [DOTTED_ON, (_, day: string, month: string) => `${day} ${monthName(month)}`],
  [DOTTED, (_, day: string, month: string) => `${day} ${monthName(month)} `],
  [/\b(\d{1,2})\.(?= (?:(?:and|to|until|-) \d{1,2}\.? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g, '$1'],
  [/(\d{4})-(\d{1,2})-(\d{1,2})/g, '$1~$2~$3'],
  [
    /\b(mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)[a-z]*-(?=(mon|tue|wed|thu|fri|sat|sun))/g,
    (day) => `${day.slice(0, -1)} - `,
  ],
  [/\b(mon|tue|wed|thu|fri|sat|sun)([a-z]*)\/(?=(mon|tue|wed|thu|fri|sat|sun))/g, '$1$2 and '],
  [/([a-z])-(?=[a-z])/g, '$1 '],
  [/(\d)-(?=[a-z])/g, '$1 '],
  [/(\d)(st|nd|rd|th)?-(?=\d)/g, '$1$2 - '],
  [/~/g, '-'],
  [/(\d+)'(?!\w)/g, '$1 minutes'],
  [/([a-z0-9])'s\b/g, "$1 's"],
  [/s'(?=\s|$)/g, "s 's"],
  [/(\d)\s*(h|hr|hrs|hours?)\s*(\d{1,2})\b(?!\s*(am|pm|[/:]))/g, '$1 hours $3'],
  [/(\d) ?(hours?|hrs?|h)\b/g, '$1 hours'],
  // four digits of "m" are metres
  [/(?<!\d{3})(\d)m(?![a-z])/g, '$1 minutes'],
  [/(\d)(minutes?|mins?|')(?![a-z])/g, '$1 minutes'],
  [/\b(\d{1,2}) ?[x×] ?(?=\d)/g, '$1x'],
  [/(\d)\s*%/g, '$1 percent'],
  [/(\d)(am|pm|km|k|mi|miles|d|w|x)\b/g, '$1 $2'],
  [/[!?;\n\r]+/g, ' . '],
  [/\.{2,}/g, ' . '],
  [/\.(?=\s|$)/g, ' . '],
  [/(?<!\d),|,(?!\d)/g, ' , '],
  [/:(?!\d)/g, ' : '],
  [/[()[\]{}]/g, ' , '],
  [/&/g, ' and '],
  [/[^a-z0-9'.,:/+\- ]+/g, ' '],
];
const inOneWay = rewriterOf(WRITTEN);

function wordsIn(text: string): readonly string[] {
  let plain = FACES.reduce((before, [face, word]) => before.replace(face, word), text)
    .replace(/(\d) ?½/g, '$1.5')
    .replace(/½/g, '0.5')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ \t]+/g, ' ')
    .toLowerCase();
  plain = plain
    .replace(/[’‘`´′]/g, "'")
    .replace(/[“”"]/g, ' ')
    .replace(/[–—−]/g, ' - ');
  plain = inOneWay(inOtherWords(withExceptions(inPlainWords(plain))));
  return plain.split(/\s+/).flatMap((raw) => {
    const word = raw.replace(/^['/]+(?!s$)|[/]+$/g, '') || raw;
    if (word === '') return [];
    return (RESPELLED[word] ?? corrected(word)).split(' ');
  });
}

const MAX_KEPT = 8;
/** The words of the last texts, the oldest first: one request is looked at for several things. */
const kept = new Map<string, readonly string[]>();

/** Lower case, plain quotes, contractions written out; punctuation as words of its own, a possessive as the word "'s". */
export function wordsOfText(text: string): readonly string[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const words = wordsIn(text);
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, words);
  return words;
}
