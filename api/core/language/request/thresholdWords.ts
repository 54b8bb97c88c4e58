import { cssOfTrials, thresholdSpeedOfHalfHour } from '../../athlete/thresholds.ts';
import type { ThresholdName } from '../../codes/threshold.ts';
import { FTP_OF_TWENTY_MINUTES, HALF_HOUR, RUN_OF_TWENTY_MINUTES, TWENTY_MINUTES } from '../../constants/thresholds.ts';
import { secondsOf } from '../../units/clock.ts';
import { DAY_WORDS } from './toldDay.ts';
import { RACED, type ToldRace, toldRaceOf } from './toldRace.ts';
import { corrected } from './words.ts';
import { type DisplayUnits, METRES_PER_MILE, METRES_PER_YARD, paceMeasure } from '../../units/displayUnits.ts';

/** A threshold that the athlete names, or that an effort of theirs makes. */
export interface NamedThreshold {
  threshold: ThresholdName;
  /** Watts, metres per second, or beats per minute; beyond every bound where no effort makes one. */
  value: number;
  /** The effort that it is made of; null: the threshold itself was named. */
  effort: { seconds: number; value: number } | { t400: number; t200: number } | ToldRace | null;
}

/** What may stand before, between and after: it says nothing of a threshold. */
const FILLER =
  /^(?:[\s,.;:!&+-]+|(?:hi|hey|hello|coach|ok|okay|so|well|just|also|and|then|now|please|thanks|thank you|fyi|update|news|great news|good news|by the way|btw|today|yesterday|this morning|this week|last week|last weekend|in training|all out|lab test|test results?|(?:from|in|since|by|at|after) (?:the|my|a) (?:lab(?: test)?|(?:ftp |ramp )?test|ramp)|(?:just |i )*did the (?:ramp(?: test)?|test)|(?:the |my |a )?(?:lactate|ramp|ftp|lab|bike|20 ?-?min\w*) test(?: (?:today|yesterday|this morning|last night))?(?: (?:gave|gives|puts|put|got|showed|shows|says|said|resulted in|came (?:out )?(?:at|with)))(?: me)?(?: an?| at| with| my)*(?= (?:new )?(?:ftp|lthr|css))|(?:lactate|ramp|ftp|threshold|css) test(?=[ ,:]*(?:\s|:|,))(?! (?:is|was|gave|at|of|said|says|result|done|\d))|(?:in|at|by) (?:the |my |our |a )?(?:uni(?:versity)?|sports?|local|hospital|performance|physio)(?: (?:lab|centre|center|clinic|dept|department))?|(?:in|at|by) (?:the |a |my )?(?:lab|clinic|gym|velodrome|track|pool)|as of(?= )|20 ?-?min\w* test|avg \d{2,3} ?(?:w|watts)?(?=[ ,]*(?:so|=|makes|which))|tested(?! (?:at|out|\d))|measured(?! \d)|yay|woohoo|finally|yes|wow|cool|nice|(?:(?:up|down) from|was|before|it was|old one was|previously) \d{1,3}(?:[:.]\d{2})?(?: ?w(?:atts?)?)?|up|avg|average|averaged|for (?:the )?(?:run|running)|(?:after|since|despite|because of) (?:the |my |a |all that )?(?:flu|cold|covid|illness|break|holidays?|injury|winter|block|camp|training camp)|according to (?:the|my) (?:lab|watch|garmin|test|app)|(?:says|said) (?:the|my) (?:lab|watch|garmin|test|app)|(?:bike|cycling|ftp|ramp|run|swim) test(?= ?(?:,|:|today|yesterday|this|last|done))|done|permanently|from now on)(?![a-z\d]))/;
const DAY = new RegExp(`^${DAY_WORDS}`);
const LEAD =
  '(?:(?:my|the|a|an|i|have|got|new|latest|current|own|actual|set|change|update|put|enter|record|note|lab|says|measured|tested|just|did) )*';
/** "is now", "went up to", "=", "came out at". */
const LINK =
  '(?:[ =:~]|, ?(?=\\d)|\\b(?:please|is|was|are|now|currently|at|of|to|has|have|gone|went|up|down|rose|risen|dropped|fell|moved|came|comes|out|in|as|about|around|roughly|test|said|says|gave|done|result|exactly|only|still|measured|tested|average|avg|averaged|per|mean|power|today|yesterday|last week(?:end)?|this week(?:end)?|over the weekend|the weekend|this morning|from|results?|came back|turned out|works? out|worked out|gave me|shows?|showed|for (?:the )?(?:run|running))\\b|\\b' +
  `${DAY_WORDS})*`;
const WATTS = '(?<watts>\\d{1,5}(?:[.,]\\d)?) ?(?:watts?|w)?(?![a-z\\d%:/])';
const BEATS = '(?<beats>\\d{2,5}) ?(?:bpm|beats(?: (?:per|a) minute)?)?(?![a-z\\d%:/])';
const PACE =
  '(?<pace>\\d{1,2}[:.]\\d{2})(?: ?(?:min|mins|minutes))?(?: ?(?:/|per|a|the) ?(?<per>km|kilomet(?:er|re)s?|k|mi|miles?|100 ?(?:m|yd|yds|yards?|met(?:er|re)s?)?))?(?![a-z\\d:%])';
const time = (name: string) => `(?<${name}>\\d{1,2}[:.]\\d{2})(?![\\d:])`;
const AND = '(?: ?[,;/&+] ?(?:and )?| and | then )(?:(?:the|my|a) )?';
const trial = (metres: number, name: string) =>
  `${metres} ?(?:m|yd|yards|met(?:er|re)s)?(?: (?:test|trial|time trial|tt|swim|free))?${LINK}${time(name)}`;
const TWENTY = '20 ?-?(?:minutes?|mins?|m)(?![a-z])';
const THIRTY = '(?:30 ?-?(?:minutes?|mins?|m)|half hour|half an hour)(?![a-z])';
const TEST =
  '(?: (?:bike|ride|cycling|run|running|ftp|threshold))?(?: (?:test|effort|all out|best|max|tt|time trial|power|record))';

type Found = Readonly<Partial<Record<string, string>>>;
interface Way {
  says: RegExp;
  read: (found: Found, units: DisplayUnits) => NamedThreshold | null;
}

const way = (says: string, read: Way['read']): Way => ({ says: new RegExp(`^${LEAD}${says}`), read });
const number = (text: string | undefined): number => Number(text?.replace(',', '.'));

/** Metres that a pace is told over, by its words, else as the athlete has it. */
function metresOf(per: string | undefined, sport: 'run' | 'swim', units: DisplayUnits): number | null {
  if (per === undefined || per.trim() === '100') return paceMeasure(sport, units).per;
  if (per.startsWith('100')) return sport === 'run' ? null : /yd|yard/.test(per) ? 100 * METRES_PER_YARD : 100;
  if (sport === 'swim') return null;
  return per.startsWith('k') ? 1000 : METRES_PER_MILE;
}

const ofPace =
  (threshold: 'runThresholdSpeed' | 'css'): Way['read'] =>
  ({ pace, per }, units) => {
    const seconds = secondsOf(pace!);
    const metres = metresOf(per, threshold === 'css' ? 'swim' : 'run', units);
    return seconds === null || metres === null ? null : { threshold, value: metres / seconds, effort: null };
  };

const ofTwenty: Way['read'] = ({ watts }) => ({
  threshold: 'ftp',
  value: FTP_OF_TWENTY_MINUTES * number(watts),
  effort: { seconds: TWENTY_MINUTES, value: number(watts) },
});

const ofTrials: Way['read'] = ({ t400, t200 }, units) => {
  const [long, short] = [secondsOf(t400!), secondsOf(t200!)];
  if (long === null || short === null) return null;
  const metres = paceMeasure('swim', units).per / 100;
  return {
    threshold: 'css',
    value: metres * (cssOfTrials(long, short) ?? Number.POSITIVE_INFINITY),
    effort: { t400: long, t200: short },
  };
};

const metresFar = ({ far, unit }: Found): number => number(far) * (unit!.startsWith('mi') ? METRES_PER_MILE : 1000);

const ofTwentyRun: Way['read'] = (found) => {
  const speed = metresFar(found) / TWENTY_MINUTES;
  const value = RUN_OF_TWENTY_MINUTES * speed;
  return { threshold: 'runThresholdSpeed', value, effort: { seconds: TWENTY_MINUTES, value: speed } };
};

const ofHalfHour: Way['read'] = (found) => {
  const metres = metresFar(found);
  const value = thresholdSpeedOfHalfHour(metres);
  return { threshold: 'runThresholdSpeed', value, effort: { seconds: HALF_HOUR, value } };
};

const ofRace: Way['read'] = (found) => {
  const told = toldRaceOf(found);
  return told === null ? null : { threshold: 'runThresholdSpeed', ...told };
};

const FAR = '(?<far>\\d{1,2}(?:[.,]\\d{1,2})?) ?(?<unit>km|k|kilomet(?:er|re)s?|mi|miles?)(?![a-z])';
const DID = '(?:did|held|rode|averaged|managed|pushed|made|got)';

/** The ways to say it, the more special ones first. */
const WAYS: readonly Way[] = [
  ...RACED.map((says) => way(says, ofRace)),
  way(`${TWENTY}${TEST}${LINK}${FAR}`, ofTwentyRun),
  way(`${TWENTY}${TEST}${LINK}${WATTS}`, ofTwenty),
  way(`(?:best|max) ${TWENTY}${LINK}${WATTS}`, ofTwenty),
  way(`${DID} ${WATTS} (?:for|over|in) (?:the |my |a )?${TWENTY}(?:${TEST})?`, ofTwenty),
  way(`${DID} ${TWENTY} (?:at|of|with) ${WATTS}`, ofTwenty),
  way(`(?<watts>\\d{2,4}) ?(?:watts?|w) (?:for|over|in) (?:the |my |a )?${TWENTY}(?:${TEST})?`, ofTwenty),
  way(`${THIRTY}${TEST}${LINK}${FAR}`, ofHalfHour),
  way(`(?:ran|did|covered) ${FAR} in (?:my |the |a )?${THIRTY}(?:${TEST})`, ofHalfHour),
  way(`(?:swam |did )?(?:my |the |a )?${trial(400, 't400')}${AND}${trial(200, 't200')}`, ofTrials),
  way(`(?:swam |did )?(?:my |the |a )?${trial(200, 't200')}${AND}${trial(400, 't400')}`, ofTrials),
  way(
    `(?:lthr|lt hr|(?:lactate )?threshold (?:heart ?rate|hr|pulse)|heart rate at (?:lactate )?threshold)${LINK}${BEATS}`,
    ({ beats }) => ({ threshold: 'lthr', value: number(beats), effort: null }),
  ),
  way(
    `(?:css|critical swim(?:ming)? (?:speed|pace)|swim(?:ming)? threshold(?: pace)?|threshold swim(?:ming)? pace)${LINK}${PACE}`,
    ofPace('css'),
  ),
  way(
    `(?:(?:run(?:ning)? |lactate )?threshold(?: run(?:ning)?)? pace|run(?:ning)? threshold|t pace|pace at threshold)${LINK}${PACE}`,
    ofPace('runThresholdSpeed'),
  ),
  way(
    `(?:ftp|(?:bike|cycling) ftp|functional threshold(?: power)?|threshold power|(?:bike|cycling) threshold(?: power)?)${LINK}${WATTS}`,
    ({ watts }) => ({ threshold: 'ftp', value: number(watts), effort: null }),
  ),
  way(
    `(?:at |out at )?(?<watts>\\d{2,4}) ?(?:watts?|w)(?: ftp| (?:as|is) (?:my|the) (?:new )?ftp)(?![a-z])`,
    ({ watts }) => ({
      threshold: 'ftp',
      value: number(watts),
      effort: null,
    }),
  ),
  way(`ramp test${LINK}(?<watts>[1-5]\\d{2}) ?(?:watts?|w)?(?![a-z\\d%:/])`, ({ watts }) => ({
    threshold: 'ftp',
    value: number(watts),
    effort: null,
  })),
  // what is tested in watts is FTP
  way('tested (?:at |out at )?(?<watts>\\d{2,5}) ?(?:watts?|w)(?![a-z\\d])', ({ watts }) => ({
    threshold: 'ftp',
    value: number(watts),
    effort: null,
  })),
];

const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\bi've\b/g, 'i have')
    .replaceAll(/(\w)'s\b/g, '$1 is')
    .replaceAll(/t-pace/g, 't pace')
    .replaceAll(/[()"“”]/g, ',')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[a-z]{6,}/g, corrected)
    .trim();

/**
 * Thresholds that a text names and nothing else; empty: it is about something else, or asks. Where one is named twice, the
 * later one counts.
 */
export function thresholdsIn(text: string, units: DisplayUnits): readonly NamedThreshold[] {
  // each way has a figure
  if (!/\d/.test(text.normalize('NFKD'))) return [];
  let rest = plainOf(text);
  const found = new Map<ThresholdName, NamedThreshold>();
  while (rest !== '') {
    const match = WAYS.map(({ says, read }) => ({ read, at: says.exec(rest) })).find(({ at }) => at !== null);
    const named = match?.read(match.at!.groups ?? {}, units) ?? null;
    if (named === null) {
      const filler = FILLER.exec(rest) ?? DAY.exec(rest);
      if (!filler) return [];
      rest = rest.slice(filler[0].length);
      continue;
    }
    found.set(named.threshold, named);
    rest = rest.slice(match!.at![0].length);
  }
  return [...found.values()];
}
