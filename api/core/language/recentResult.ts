import { cssOfTrials, thresholdSpeedOfRace, type ZoneTable, zoneTables } from '../athlete/thresholds.ts';
import { vdotOf } from '../athlete/zones.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import type { ThresholdName } from '../codes/threshold.ts';
import {
  FASTEST,
  FTP_OF_TWENTY_MINUTES,
  LONGEST_RACE,
  THRESHOLD_BOUNDS,
  THRESHOLD_STEP,
  TWENTY_MINUTES,
} from '../constants/thresholds.ts';
import { thresholdBoundsText, thresholdText } from '../messages/threshold.ts';
import { secondsOf } from '../units/clock.ts';
import { type DisplayUnits, METRES_PER_MILE, METRES_PER_YARD } from '../units/displayUnits.ts';

/** The threshold that a race or a test tells. */
export interface RecentResult {
  threshold: ThresholdName;
  /** Watts, or metres per second. */
  value: number;
  /** Of a race on foot; null: no race told it. */
  vdot: number | null;
}

export type ReadResult = ({ ok: true } & RecentResult) | { ok: false; message: string };

const no = (message: string): ReadResult => ({ ok: false, message });

/** What each sport is asked for, as an example that is read. */
export const RESULT_EXAMPLES: Readonly<Record<EnduranceSport, string>> = {
  running: '10 km in 48:30',
  cycling: '250 W for 20 min',
  swimming: '400 m in 7:10, 200 m in 3:20',
};

/** A shorter race tells more of speed than of what can be held, metres [D]. */
const MIN_RACE = 1500;
const HOUR = 3600;
const PER_METRE: readonly (readonly [RegExp, number])[] = [
  [/^k/, 1000],
  [/^mi/, METRES_PER_MILE],
  [/^y/, METRES_PER_YARD],
  [/^m/, 1],
];
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\bparkrun\b/g, 5000],
  [/\bhalf(?:[- ]?marathon)?\b/g, 21_097.5],
  [/\bmarathon\b/g, 42_195],
];
const FAR =
  /(\d{1,3}[.,]\d{3}|\d+(?:[.,]\d+)?)\s*-?(kms?|k|kilomet(?:er|re)s?|mi|miles?|met(?:er|re)s?|m|yds?|yards?)(?![a-z])/g;
const CLOCK = /(?<![\d:])\d{1,3}:\d{2}(?::\d{2})?(?![\d:])/g;
const HOURS = /(\d{1,2})\s*(?:h|hrs?|hours?)(?:\s*(\d{1,2})(?:\s*(?:m|min|mins|minutes?))?)?(?![a-z\d])/g;
const MINUTES = /(\d{1,3})\s*(?:min|mins|minutes?)(?:\s*(\d{1,2})\s*(?:s|sec|secs|seconds?))?(?![a-z\d])/g;
const WATTS = /(\d{2,4})\s*w(?:atts?)?(?![a-z])/g;
/** What may stand around the figures: it says nothing. */
const FILLER =
  /\b(?:in|over|for|at|of|a|an|my|the|i|ran|raced|rode|swam|did|race|run|ride|swim|test|time|trial|and|then|about|around|last|recent|best|pb|pr|held|average|avg|mean|power|all out|is|was)\b|[\s,;:./&+=()-]/g;

interface Figures {
  /** Metres, in the order in which they are told. */
  metres: number[];
  /** Each as it is told: two figures may be hours and minutes. */
  seconds: { value: number; orHours: number | null }[];
  watts: number[];
  /** What is left of the words. */
  rest: string;
}

function figuresOf(text: string): Figures {
  let rest = text.normalize('NFKC').toLowerCase();
  const placed = { metres: [] as [number, number][], seconds: [] as [number, Figures['seconds'][number]][] };
  const watts: number[] = [];
  const take = (pattern: RegExp, read: (groups: readonly string[], at: number) => void) => {
    // figures keep their places, by which they are told in order
    rest = rest.replaceAll(pattern, (all: string, ...more: unknown[]) => {
      const at = more.findIndex((each) => typeof each === 'number');
      read([all, ...(more.slice(0, at) as string[])], more[at] as number);
      return ' '.repeat(all.length);
    });
  };
  take(CLOCK, ([clock], at) => {
    const value = secondsOf(clock!);
    if (value === null) return;
    const isShort = clock!.split(':').length === 2;
    placed.seconds.push([at, { value, orHours: isShort ? 60 * value : null }]);
  });
  take(HOURS, ([, hours, minutes = '0'], at) =>
    placed.seconds.push([at, { value: HOUR * Number(hours) + 60 * Number(minutes), orHours: null }]),
  );
  take(MINUTES, ([, minutes, seconds = '0'], at) =>
    placed.seconds.push([at, { value: 60 * Number(minutes) + Number(seconds), orHours: null }]),
  );
  take(WATTS, ([, value]) => watts.push(Number(value)));
  take(FAR, ([, far, unit], at) => {
    const per = PER_METRE.find(([says]) => says.test(unit!))![1];
    const isThousands = per <= 1 && /^\d{1,3}[.,]\d{3}$/.test(far!);
    placed.metres.push([at, per * Number(isThousands ? far!.replace(/[.,]/, '') : far!.replace(',', '.'))]);
  });
  for (const [pattern, metres] of NAMED) take(pattern, (_groups, at) => placed.metres.push([at, metres]));
  const inOrder = <T>(list: [number, T][]) => list.sort(([a], [b]) => a - b).map(([, each]) => each);
  return {
    metres: inOrder(placed.metres),
    seconds: inOrder(placed.seconds),
    watts,
    rest: rest.replaceAll(FILLER, ''),
  };
}

/** Its own reader says what it is about; a figure more or a word too many is not passed over. */
const isPlain = ({ rest }: Figures) => rest === '';

/** "1:45" over a half-marathon is hours and minutes: nobody is so fast. */
function secondsOver(metres: number, { value, orHours }: Figures['seconds'][number], fastest: number): number {
  return orHours !== null && metres / value > fastest ? orHours : value;
}

const unread = (sport: EnduranceSport, what: string): ReadResult =>
  no(`We cannot read this. ${what}, such as “${RESULT_EXAMPLES[sport]}”.`);

const told = (threshold: ThresholdName, value: number, vdot: number | null = null): ReadResult => ({
  ok: true,
  threshold,
  value,
  vdot,
});

function readRun(figures: Figures): ReadResult {
  const [metres] = figures.metres;
  const [time] = figures.seconds;
  const isOne = figures.metres.length === 1 && figures.seconds.length === 1 && figures.watts.length === 0;
  if (!isPlain(figures) || !isOne || metres === undefined || time === undefined)
    return unread('running', 'Write a distance and its time');
  if (metres < MIN_RACE || metres > LONGEST_RACE)
    return no('A race or test of 1.5 km to a marathon tells your paces. Tell one of those.');
  const seconds = secondsOver(metres, time, THRESHOLD_BOUNDS.runThresholdSpeed.most);
  if (metres / seconds > FASTEST.run) return unread('running', 'Nobody runs that fast: write a distance and its time');
  return told('runThresholdSpeed', thresholdSpeedOfRace(metres, seconds), vdotOf(metres, seconds / 60));
}

function readRide(figures: Figures): ReadResult {
  const [watts] = figures.watts;
  const [time] = figures.seconds;
  const isOne = figures.watts.length === 1 && figures.seconds.length === 1 && figures.metres.length === 0;
  if (!isPlain(figures) || !isOne || watts === undefined || time === undefined)
    return no(
      `We cannot read this. Write power and how long, such as “${RESULT_EXAMPLES.cycling}”, or your FTP: how far you rode does not tell it.`,
    );
  if (time.value === TWENTY_MINUTES) return told('ftp', FTP_OF_TWENTY_MINUTES * watts);
  if (time.value === HOUR) return told('ftp', watts);
  return no('Your best 20 minutes or your best hour tell your FTP. Tell one of those, or the FTP itself.');
}

function readSwim(figures: Figures): ReadResult {
  const { metres, seconds } = figures;
  if (!isPlain(figures) || metres.length !== seconds.length || metres.length === 0 || figures.watts.length > 0)
    return unread('swimming', 'Write two swims and their times');
  const unit = Math.max(...metres) / 400;
  const timeOf = (far: number) => seconds[metres.findIndex((each) => Math.abs(each / unit - far) < 1)]?.value;
  const [t400, t200] = [timeOf(400), timeOf(200)];
  const isYards = Math.abs(unit - METRES_PER_YARD) < 0.001;
  if (metres.length !== 2 || t400 === undefined || t200 === undefined || !(unit === 1 || isYards))
    return no(`It takes a swim of 400 and one of 200 to tell your paces, such as “${RESULT_EXAMPLES.swimming}”.`);
  const css = cssOfTrials(t400, t200);
  return css === null ? no('The 400 has to take longer than the 200.') : told('css', unit * css);
}

const READERS: Readonly<Record<EnduranceSport, (figures: Figures) => ReadResult>> = {
  running: readRun,
  cycling: readRide,
  swimming: readSwim,
};

/** The threshold itself, by the name that it has in its sport. */
const NAMES: Readonly<Record<EnduranceSport, RegExp>> = {
  running:
    /^(?:my )?(?:threshold(?: pace)?|t[- ]pace)[ :=]*(?:is )?(\d{1,2}:\d{2}) ?(?:min)?(?: ?(?:\/|per) ?(km|mi|mile))?$/,
  cycling: /^(?:my )?ftp[ :=]*(?:is )?(\d{2,4}) ?(?:w|watts)?$/,
  swimming: /^(?:my )?css[ :=]*(?:is )?(\d{1,2}:\d{2})(?: ?(?:\/|per) ?100 ?(m|yd|yards?)?)?$/,
};
function readNamed(text: string, sport: EnduranceSport): ReadResult | null {
  const found = NAMES[sport].exec(text.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  if (!found) return null;
  if (sport === 'cycling') return told('ftp', Number(found[1]));
  const per = PER_METRE.find(([says]) => says.test(found[2] ?? ''))?.[1];
  const metres = sport === 'running' ? (per ?? 1000) : 100 * (per ?? 1);
  return told(sport === 'running' ? 'runThresholdSpeed' : 'css', metres / (secondsOf(found[1]!) || 1));
}

/** Swims of a test are told by their lengths alone: "400 in 7:10". */
const withMetres = (text: string, sport: EnduranceSport) =>
  sport === 'swimming' ? text.replaceAll(/(?<![\d:.,])(400|200)(?= in\b|:? \d)/gi, '$1 m') : text;

/**
 * A recent race or test as an athlete writes it into one field: "10 km in 48:30", "250 W for 20 min", "400 m in 7:10, 200 m in 3:20", or
 * the threshold itself. What cannot be read, or what nobody's threshold is, says so.
 */
export function readRecentResult(text: string, sport: EnduranceSport, units: DisplayUnits): ReadResult {
  const read = readNamed(text, sport) ?? READERS[sport](figuresOf(withMetres(text, sport)));
  if (!read.ok) return read;
  const { threshold } = read;
  const { least, most } = THRESHOLD_BOUNDS[threshold];
  if (!(read.value >= least && read.value <= most))
    return no(thresholdBoundsText(threshold, Math.min(read.value, 1e4), units));
  const parts = 1 / THRESHOLD_STEP[threshold];
  return { ...read, value: Math.round(read.value * parts) / parts };
}

const SHOWN: Readonly<Record<EnduranceSport, { table: ZoneTable; zones: readonly (readonly [string, string])[] }>> = {
  running: {
    table: 'runPace',
    zones: [
      ['Easy', 'Z2'],
      ['Threshold', 'Z4'],
      ['Intervals', 'Z5b'],
    ],
  },
  cycling: {
    table: 'power',
    zones: [
      ['Easy', 'Z2'],
      ['Threshold', 'Z4'],
      ['Intervals', 'Z5'],
    ],
  },
  swimming: {
    table: 'swimPace',
    zones: [
      ['Easy', 'Z2'],
      ['Threshold', 'Z4'],
      ['Intervals', 'Z5'],
    ],
  },
};

/** Efforts of training by a threshold, as people read them: "Easy 5:29–6:12 /km". A pace is told from the faster end on. */
export function trainingEfforts(
  { threshold, value }: Pick<RecentResult, 'threshold' | 'value'>,
  sport: EnduranceSport,
  units: DisplayUnits,
): { name: string; text: string }[] {
  const { table, zones } = SHOWN[sport];
  const known = { ftp: null, runThresholdSpeed: null, css: null, lthr: null, [threshold]: value };
  const lines = zoneTables(known)[table] ?? [];
  return zones.flatMap(([name, zone]) => {
    const line = lines.find((each) => each.name === zone);
    if (line?.lo == null || line.hi === null) return [];
    const [low, high] = [line.lo, line.hi].map((bound) => thresholdText(threshold, bound, units));
    const [first, last] = threshold === 'ftp' ? [low!, high!] : [high!, low!];
    return [{ name, text: `${first.split(' ')[0]}–${last}` }];
  });
}
