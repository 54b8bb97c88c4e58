import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import { rewriterOf } from './rewriting.ts';
import { turned } from './negation.ts';
import type { Quality, TrainedType, What } from './rule.ts';

/** A clause as marks: W0 for the first workout named, D0 for days, T0 minutes, G0 days, K0 weeks, N0 a number, P0 percent, words of grammar in capitals. */
export interface Marked {
  marks: string;
  whats: readonly What[];
  days: readonly (readonly Weekday[])[];
  /** Minutes. */
  times: readonly number[];
  numbers: readonly number[];
  /** Words that nobody understood. */
  unknown: readonly string[];
}

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?';
const DAY_PATTERN = new RegExp(
  `\\b(?:on |every |each )*(${DAY}(?:(?: ?, ?| and | or | to | through | till | until | , and | , or )${DAY})*|week ?ends?|week ?days?|working days|work days)\\b(?! warrior)`,
  'g',
);

const dayIndex = (word: string): number => WEEKDAYS.findIndex((day) => day.slice(0, 3) === word.slice(0, 3));

function daysIn(text: string): readonly Weekday[] {
  if (/week ?end/.test(text)) return ['saturday', 'sunday'];
  if (/week ?day|work/.test(text)) return WEEKDAYS.slice(0, 5);
  const found = new Set<number>();
  const words = text.replace(/,/g, ' , ').split(/\s+/).filter(Boolean);
  words.forEach((word, i) => {
    if (/^(and|or|,)$/.test(word)) return;
    if (/^(to|through|till|until)$/.test(word)) {
      for (let day = dayIndex(words[i - 1]!); day !== dayIndex(words[i + 1]!); day = (day + 1) % 7) found.add(day);
      return;
    }
    found.add(dayIndex(word));
  });
  return [...found].sort((a, b) => a - b).map((index) => WEEKDAYS[index]!);
}

/** Names of workouts, the longest first. */
const WORKOUT =
  'sessions?|workouts?|training sessions?|trainings?|training days?|days?|units?|efforts?|work|stuff|bouts?';
const QUALITIES: readonly (readonly [string, Quality])[] = [
  ['vo2max(?: max)?(?: intervals?)?', 'vo2max'],
  ['(?:threshold|tempo threshold|lactate threshold|ftp)(?: intervals?)?', 'threshold'],
  ['long(?:er|est)?|endurance long', 'long'],
  ['easy|recovery|light|zone 2|z2|aerobic|relaxed|gentle', 'easy'],
  [
    'hard(?:er)?|intense|intensive|high intensity|tough|quality|key|interval|speed|fast|demanding|strenuous|intensity',
    'hard',
  ],
];
const TYPES: readonly (readonly [string, TrainedType])[] = [
  ['runs?|running|jogs?|jogging', 'run'],
  ['bike (?:rides?|spins?)|rides?|riding|bikes?|biking|cycling|cycles?|spins?|turbo(?: sessions?)?', 'bike'],
  ['swims?|swimming|pool', 'swim'],
  [
    '(?:heavy )?strength(?: training| work)?|(?:heavy )?gym(?: work)?|weights?|weight training|(?:heavy )?lifting|lifts?|resistance(?: training)?|s and c',
    'strength',
  ],
  ['bricks?', 'brick'],
];
/** Alone, without a word for workout. */
const BEHIND = '(?:hard|easy|long|fast)(?! (?:sessions?|days?|workouts?|runs?|rides?|swims?|efforts?))';
const ALONE: readonly (readonly [string, What])[] = [
  [
    '(?:hard|fast|speed) (?:intervals?|training|work)|hill repeats?|intervals?(?: sessions?| workouts?)?|speed ?work|track work|hard training|high intensity(?: training)?|hit|hiit|intensity|quality|hammering',
    { types: [], quality: 'hard' },
  ],
  ['vo2max', { types: [], quality: 'vo2max' }],
  ['threshold(?: work)?', { types: [], quality: 'threshold' }],
  ['training|sessions?|workouts?|exercise|exercising|sport|anything|train(?:s|ed)?', { types: [], quality: 'any' }],
];

const alternatives = (list: readonly (readonly [string, unknown])[]): string =>
  list.map(([pattern]) => pattern).join('|');
const TYPE_LIST = `(?:${alternatives(TYPES)})(?:(?: ?, ?| and | or | nor | , or | , and )(?:${alternatives(TYPES)}))*`;
const ENDS = `(?: (?:${WORKOUT}))?\\b`;
const WHAT_PATTERN = new RegExp(
  [
    `\\b(?:(?<q>${alternatives(QUALITIES)}) )(?<types>${TYPE_LIST})${ENDS}`,
    `\\b(?<types2>${TYPE_LIST}) (?<q2>intervals?|vo2max|threshold|speed ?work|intensity)${ENDS}`,
    `\\b(?<types4>runs?|rides?|swims?|bikes?|train) (?<q4>${BEHIND})\\b`,
    `\\b(?<types3>${TYPE_LIST})(?! ${BEHIND}\\b)${ENDS}`,
    `\\b(?<q3>${alternatives(QUALITIES)}) (?:${WORKOUT})\\b`,
    `\\b(?<alone>${alternatives(ALONE)})\\b`,
  ].join('|'),
  'g',
);

function pattern(wanted: Quality): string {
  return QUALITIES.find(([, quality]) => quality === wanted)![0];
}

function pick<T>(list: readonly (readonly [string, T])[], text: string): T | undefined {
  return list.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(text))?.[1];
}

function whatIn(groups: Readonly<Record<string, string | undefined>>): What {
  if (groups.alone !== undefined) return pick(ALONE, groups.alone)!;
  const types = groups.types ?? groups.types2 ?? groups.types3 ?? groups.types4;
  const found =
    types === undefined
      ? []
      : types.split(/ ?, ?(?:and |or )?| and (?!c\b)| or | nor /).flatMap((each) => pick(TYPES, each.trim()) ?? []);
  const quality = groups.q ?? groups.q3 ?? groups.q4;
  const behind = groups.q2 === undefined ? undefined : (pick(QUALITIES, groups.q2) ?? 'hard');
  return { types: [...new Set(found)], quality: (quality === undefined ? behind : pick(QUALITIES, quality)) ?? 'any' };
}

/** Of a day: how it is to be, or what it is to be without. */
const OF_DAY = new RegExp(
  `(?<=\\b(?:nothing|never|not|no|avoid|without)(?: (?:anything|too|very|really|going|go|that|is))* )(?:${pattern('hard')}|${pattern('long')})\\b|\\b(?:${pattern('easy')})\\b`,
  'g',
);

/** Grammar, in this order; what stands here is understood. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:back ?to ?back|backtoback|consecutive|successive)( days| weeks)?\b|(?<!\b(?:hard|intense|easy|key|quality|interval) )\b(?:\d )?days? in a row\b|\bin a row\b|\bon adjacent days\b|\b(?:2 )?days running\b|\bday after day\b|\bnext to (?:each other|1 another)\b|\bside by side\b|\badjacent\b|\bon neighbou?ring days\b/g,
    ' INAROW ',
  ],
  [/\b(?:on )?the same day(?: as)?\b|\bsame day\b|\bon 1 day\b/g, ' SAMEDAY '],
  [
    /\b(?:the )?(?:very )?(?:day before and (?:the )?day after|day before or (?:the )?day after|day after or (?:the )?day before|days? (?:before and after|before or after|either side of|around)|either side of|before and after|before or after|before nor after)\b/g,
    ' AROUND ',
  ],
  [
    /\b(?:the )?(?:day|evening|night|24 hours) (?:immediately |right |directly )?(?:before|prior to|preceding|ahead of)\b|\b(?:the )?eve of\b|\bon the eve of\b/g,
    ' DAYBEFORE ',
  ],
  [
    /\b(?:the )?(?:next|following|very next) day after\b|(?<!\b(?:easy|rest|off|recovery|light|full|hard) )\b(?:the )?(?:day|morning|24 hours) (?:immediately |right |directly )?(?:after|following)\b/g,
    ' DAYAFTER ',
  ],
  [/\b(?:the )?(?:next|following) (?:day|morning)\b|\b(?:the )?day (?:after|afterwards?)(?=$| [,:])/g, ' NEXTDAY '],
  [
    /\b(?:no|not|never) (?:ever )?(?:more|longer|higher|greater|further|faster|later) than\b|\b(?:do not|does not|must not|should not|not|never|no) (?:go |be |last |get )?(?:exceeds?|exceeding|over|above|past|beyond|surpass|(?:longer|more) than)\b|\b(?:at|the) (?:very )?most\b|\bmax(?:imum|imally)?(?: of)?\b|\bup to\b|\b(?:stays? |kept? |keep |remains? |is )?within the limit of\b|\b(?:no|not) (?:exceeding|over|above)\b|\bcapp?(?:ed|s)?(?: (?:at|to))?\b|\blimit(?:ed|s)?(?: to)?\b|\btops?\b|\bor (?:less|fewer)\b|\bis (?:plenty|enough|the limit|the max(?:imum)?|all)\b|\bare (?:plenty|enough|the limit|the max(?:imum)?|all)\b|\bplenty\b|\benough\b|<=|≤|\bonly up to\b|\bat a maximum\b|\bceiling\b|\bupper limit\b/g,
    ' MOST ',
  ],
  [/\bat (?:the )?(?:very )?least\b|\bmin(?:imum)?(?: of)?\b|\bor (?:more|longer)\b|>=|≥/g, ' LEAST '],
  [/\b(?:stays? |kept? |keep |remains? |is )?(?:under|below|(?:less|fewer|shorter|lower|smaller) than)\b/g, ' BELOW '],
  [/\b(?:longer|more|greater|higher) than\b|\bover\b|\babove\b|\bbeyond\b|\bexceed(?:s|ing)?\b|\bpast\b/g, ' OVER '],
  [
    /\b(?:per|a|each|every|in (?:a|1|any|the same)|in the|of the|the|1|any given|any|weekly|within 1|within a) week\b|\bweekly\b(?! (?:volume|hours|mileage|load|training|total|time|duration|minutes|increase|ramp|run|progression|growth|distance))|\b7 days\b/g,
    ' PERWEEK ',
  ],
  [/\b(?:per|a|each|every|in (?:a|1|any)|on (?:any|1|a)) day\b|\bdaily\b/g, ' PERDAY '],
  [/\b(?:no|not|never) (?:more often than|as often as)\b/g, ' MOST '],
  [/\bmore often than\b/g, ' OVER '],
  [
    /\b(?:recovery|rest|easy|easier|deload|stepback|down|cutback|cut back|regeneration|unloading|adaptation|light|lighter|absorb|back off) weeks?\b|\bstepbacks?\b|\bdeloads?\b|\bweek(?:s)? off load\b/g,
    ' STEP ',
  ],
  [
    /\b(?:loading|load|building|hard|build up|big) weeks?\b|\bweeks? of (?:loading|load|building|hard training)\b/g,
    ' LOADWEEK ',
  ],
  [
    /\b(?:full |complete |total |proper |real |whole |clear |entire )?(?:rest|recovery|off)(?: |-)days?\b|\b(?:full |complete |total |clear |entire )?days? (?:of rest|of recovery|completely off|fully off|totally off|off|without (?:any )?training|of full rest|of complete rest|free of training)\b|\b(?:complete(?:ly)?|full(?:y)?|total(?:ly)?) (?:rest|off)\b|\brest(?:ing)?\b|\btraining free(?: days?)?\b|\bdown days?\b/g,
    ' REST ',
  ],
  [/\bevery (?:other|2nd|second|2) days?\b/g, ' OTHERDAY '],
  [
    /\b(?:weekly |total |overall |training )*(?:volume|mileage|hours per week|weekly hours|training hours|hours of training|training time|load|training load|duration per week|week total)\b|\bweekly (?:hours|total|time|training|duration|minutes|distance)\b/g,
    ' VOLUME ',
  ],
  [
    /\b(?:stay|stays|keep|keeps|kept|leave|leaves|are|is|be|remain|remains|left) (?:completely |totally |clear and )?(?:free|off|clear|empty|open)\b|\bfree\b|\boff\b(?! limits)|\bempty\b/g,
    ' FREE ',
  ],
  [/\bbefore\b|\bprior to\b|\bahead of\b|\bpreceding\b|\bleading (?:up to|into)\b|\bto go (?:to|until)\b/g, ' BEFORE '],
  [/\bafter\b|\bfollow(?:ing|s)?\b|\bsince\b/g, ' AFTER '],
  [
    /\bbetween\b|\bseparat(?:e|es|ed|ing)(?: by)?\b|\bapart\b|\bin between\b|\bspac(?:e|ed|ing)(?: out)?(?: by)?\b|\bof recovery between\b/g,
    ' BETWEEN ',
  ],
  // "the last long run ten days before the race"
  [/\b(?:the |your |their )?(?:last|final)\s+(?=W\d)/g, ' LAST '],
  [/\bwithin\b|\bcloser than\b|\binside\b|\bnearer than\b/g, ' WITHIN '],
  [/\b(?:rather than|instead of)\b/g, ' INSTEAD '],
  [
    /\b(?:i )?(?:prefer(?:ably|red|s)?|ideally|rather|like to see|favou?r|would like(?: to see)?|like|best is|better|should be a|love|wants? to see)\b/g,
    ' PREFER ',
  ],
  [
    /\bskip(?:s|ping)?\b|\bavoid(?:s|ing)?\b|\bban(?:ned|s)?\b|\bforbid(?:den)?\b|\bprohibited\b|\boff limits\b|\bwithout\b|\b(?:cut|cutting) out\b|\b(?:stay|staying|keep|keeping) (?:away from|out of)\b|\b(?:steer|steering) clear of\b|\b(?:leave|leaves|leaving) out\b|\bdrop(?:s|ping)?\b|\bstop(?:s|ping)?\b|\brefrain(?:s|ing)? from\b/g,
    ' DROP ',
  ],
  [/\bnobody\b|\bno ?1\b|\bnone\b|\bno\b|\bnever\b|\bnot\b|\bnothing\b|\bzero\b|\bnor\b|\bneither\b|\b0\b/g, ' NO '],
  [/\bonly\b|\bexclusively\b|\bnothing but\b|\bsolely\b|\bjust\b|\bstrictly\b/g, ' ONLY '],
  [
    /\balways\b|\bbelongs?\b|\bgoes\b|\bgo\b|\bhappens?\b|\bfalls?\b|\bis done\b|\bare done\b|\bplaced?\b|\bput\b|\bplan(?:ned)?\b|\bschedul(?:e|ed)\b|\bstays?\b|\bfix(?:ed)?\b/g,
    ' ALWAYS ',
  ],
  [
    /\bdouble (?:sessions?|days?|workouts?)\b|\bdoubl(?:ing|es?|ed) up\b|\bdoubl(?:es?|ing)\b|\b2 sessions (?:on|in) (?:1|the same|a) day\b/g,
    ' DOUBLES ',
  ],
  [
    /\b(?:grow(?:s|th|ing)?|increas(?:e|es|ed|ing)|ramp(?:s|ed|ing)?(?: up| rate)?|progress(?:es|ion)?|build(?:s|ing)? up|jump(?:s)?|ris(?:e|es|ing)|rais(?:e|es|ed|ing)|go up|goes up|step up|add(?:s|ed|ing)?|bump(?:s)?)\b/g,
    ' RAMP ',
  ],
  [/\b(?:races?|racing|race day|events?|competitions?|a race|goal race)\b/g, ' RACE '],
  [/\bdays?\b/g, ' DAY '],
  [/\bweeks?\b/g, ' WEEK '],
  [/\btimes?\b/g, ' TIMES '],
  [/\bevery\b|\beach\b/g, ' EVERY '],
  [/\band\b|\bor\b/g, ' AND '],
  [/,/g, ' COMMA '],
  [/\bof\b/g, ' OF '],
  [/:/g, ' COLON '],
];

/** Words that carry nothing here. */
const FILLERS = new Set(
  `weekly a an the my our their his her your its i we you they he she it all any everyone everybody athlete athletes
  runner person people of mine for to in on at by with as from is are be been being am was do does did have has had
  get gets got getting see want wants need needs let lets make makes please should must shall will would can could may
  might s there here this that these those which who whom keep keeps kept hold holds give gives take takes done leave
  leaves last lasts lie lies add allow allowed allows use also too very really simply ever generally usually normally
  typically strict rule rules always during throughout while schedule plan plans planning training program programme
  block period cycle microcycle season phase phases team squad group groups coach coaching principle full whole
  complete completely entirely total totally than one ones so then still even both good great proper
  solid ok okay fine right well plus session sessions workout workouts kind sort type types duration length time
  lasting bit put back me us them spend spending per i'm id included
  come comes coming due anyone anybody contain contains sit lives`.split(/\s+/),
);

/** Reads a clause. Names of workouts first: "long run" is one thing, and "easy day" no day. */
export function mark(clause: string): Marked {
  const whats: What[] = [];
  const days: (readonly Weekday[])[] = [];
  const times: number[] = [];
  const numbers: number[] = [];
  let text = ` ${clause.replace(/\b(?:not (?:all|every(?:one|body)?|each|always|necessarily|only|just)|never (?:only|just))\b/g, 'PARTLY')} `;
  const put = (pattern: RegExp, markOf: (found: string) => string) => {
    text = text.replace(
      pattern,
      (whole, found?: string | number) => ` ${markOf(typeof found === 'string' ? found : whole)} `,
    );
  };
  const number = (value: string) => numbers.push(Number(value)) - 1;
  const time = (minutes: number) => `T${times.push(minutes) - 1}`;
  const what = (meant: What) => `W${whats.push(meant) - 1}`;
  put(/(\d+(?:\.\d+)?) ?hours?\b/g, (value) => time(60 * Number(value)));
  put(/(\d+(?:\.\d+)?) ?minutes?\b/g, (value) => time(Number(value)));
  put(/(\d+(?:\.\d+)?) ?percent\b/g, (value) => `P${number(value)}`);
  put(/\bevery (\d+) weeks\b/g, (value) => `EVERYK${number(value)}`);
  text = text.replace(/\b(?:above|over|harder than) (?:zone 2|z2|easy|aerobic)\b/g, 'hard');
  put(DAY_PATTERN, (found) => `D${days.push(daysIn(found)) - 1}`);
  put(/\bnothing\s+(?=D\d)/g, () => `no ${what({ types: [], quality: 'any' })}`);
  text = beforeWorkouts(text);
  put(/\b(\d+) (?:full |complete |easy |clear |whole )?REST\b/g, (value) => `N${number(value)} REST`);
  put(
    /\b(\d+) (?:hard|intense|quality|key) days?\b/g,
    (value) => `N${number(value)} ${what({ types: [], quality: 'hard' })}`,
  );
  put(/\b(\d+) (?:full |clear |complete )?(?:easy )?days?\b/g, (value) => `G${number(value)}`);
  put(/\b(\d+) (?:full )?weeks?\b/g, (value) => `K${number(value)}`);
  text = text.replace(/\banything (?=(?:hard|intense|long)\b)/g, '');
  text = text.replace(WHAT_PATTERN, (...found) => ` ${what(whatIn(found.at(-1) as Record<string, string>))} `);
  if (days.length > 0) put(OF_DAY, (found) => what({ types: [], quality: pick(QUALITIES, found)! }));
  text = behindWorkouts(text);
  put(/(?<![A-Z0-9.])\d+(?:\.\d+)?(?![A-Z0-9.])/g, (value) => `N${number(value)}`);
  const words = text.split(/\s+/).filter((word) => word !== '' && !FILLERS.has(word));
  const unknown = words.filter((word) => !/^[A-Z]+\d*$/.test(word));
  const marks = words
    .join(' ')
    .replace(/(?<=[WD]\d+) COMMA(?: AND)? (?=[WD]\d)/g, ' AND ')
    .replace(/\bCOMMA\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(?:AND )+(?=COLON)|^(?:AND )+|(?: AND)+$/g, '')
    .replace(/\bAND(?: AND)+\b/g, 'AND')
    .trim();
  const meant = turned(marks);
  // fewer than three are two
  for (const [, i] of marks.matchAll(/\bBELOW [NG](\d+)\b/g))
    if (new RegExp(`\\bMOST [NG]${i}\\b`).test(meant)) numbers[Number(i)]! -= 1;
  return { marks: meant, whats, days, times, numbers, unknown };
}

/** Of the grammar above, what is read before the names of workouts: they share words. */
const GRAMMAR_BEFORE_WORKOUTS = WORDS.findIndex(([, to]) => to === ' FREE ');
const beforeWorkouts = rewriterOf(WORDS.slice(0, GRAMMAR_BEFORE_WORKOUTS));
const behindWorkouts = rewriterOf(WORDS.slice(GRAMMAR_BEFORE_WORKOUTS));
