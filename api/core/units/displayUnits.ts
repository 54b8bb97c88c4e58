import { clockText } from './clock.ts';

/** Everything is stored and sent in SI units; these say how people see it. */
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export const POOL_LENGTHS = ['25m', '50m', '25yd'] as const;
export type PoolLength = (typeof POOL_LENGTHS)[number];

export interface DisplayUnits {
  /** Of running and riding. */
  units: UnitSystem;
  /** Of swimming, and whether it is told in metres or yards. */
  poolLength: PoolLength;
}

export const METRIC: DisplayUnits = { units: 'metric', poolLength: '25m' };

/** Texts are kept in kilometres and in metres of any length; swims of a longer pool count its lengths. */
export const isAsKept = ({ units, poolLength }: DisplayUnits): boolean => units === 'metric' && poolLength === '25m';

export const METRES_PER_MILE = 1609.344;
export const METRES_PER_YARD = 0.9144;

const inYards = ({ poolLength }: DisplayUnits): boolean => poolLength.endsWith('yd');

export interface PaceMeasure {
  /** Metres that the time is for. */
  per: number;
  /** "/km". */
  label: string;
  /** "kilometre". */
  name: string;
}

/** What paces of a sport are told over. */
export function paceMeasure(sport: 'run' | 'swim', units: DisplayUnits): PaceMeasure {
  if (sport === 'run')
    return units.units === 'metric'
      ? { per: 1000, label: '/km', name: 'kilometre' }
      : { per: METRES_PER_MILE, label: '/mi', name: 'mile' };
  return inYards(units)
    ? { per: 100 * METRES_PER_YARD, label: '/100 yd', name: '100 yd' }
    : { per: 100, label: '/100 m', name: '100 m' };
}

const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** "32.4 km" or "20.1 mi"; swimming "1500 m" or "1640 yd". */
export function distanceText(metres: number, isSwim: boolean, units: DisplayUnits): string {
  if (isSwim) return inYards(units) ? `${Math.round(metres / METRES_PER_YARD)} yd` : `${Math.round(metres)} m`;
  return units.units === 'metric' ? `${tenths(metres / 1000)} km` : `${tenths(metres / METRES_PER_MILE)} mi`;
}

/** A stretch to swim in whole lengths of the own pool, the nearest number of them and at least one: "400 m", "425 yd". */
export function swimSetText(metres: number, { poolLength }: DisplayUnits): string {
  const length = Number.parseInt(poolLength, 10);
  const unit = poolLength.endsWith('yd') ? 'yd' : 'm';
  const own = unit === 'yd' ? metres / METRES_PER_YARD : metres;
  return `${Math.max(1, Math.round(own / length)) * length} ${unit}`;
}

/** Stretches of a run or ride, short ones in metres or yards. */
export function stretchText(metres: number, units: DisplayUnits): string {
  if (units.units === 'metric')
    return metres < 1000 ? `${Math.round(metres)} m` : `${String(Math.round(metres / 10) / 100)} km`;
  const miles = metres / METRES_PER_MILE;
  return miles < 0.25 ? `${Math.round(metres / METRES_PER_YARD)} yd` : `${String(Math.round(miles * 100) / 100)} mi`;
}

const CLOCK = String.raw`\d{1,2}:[0-5]\d`;
const PACE = new RegExp(String.raw`(?<![\d:])(${CLOCK})(?:(–|-| to )(${CLOCK}))? ?/ ?(km|100 ?m)(?![a-z\d])`, 'g');
const SWUM = /(?<![\d.,:/])(\d{2,5}) m(?![a-z\d²])/g;

const seconds = (clock: string): number => Number(clock.split(':')[0]) * 60 + Number(clock.split(':')[1]);

/** A text of the server, which speaks of kilometres and metres, in own units: "4:25–4:36 /km" as "7:06–7:24 /mi". Stretches of swims count in lengths. */
export function inOwnUnits(text: string, isSwim: boolean, units: DisplayUnits): string {
  if (units.units === 'metric' && units.poolLength === '25m') return text;
  const paces = text.replace(
    PACE,
    (whole: string, from: string, mark: string | undefined, to: string | undefined, per: string) => {
      const sport = per === 'km' ? 'run' : 'swim';
      const measure = paceMeasure(sport, units);
      const given = sport === 'run' ? 1000 : 100;
      if (measure.per === given) return whole;
      const own = (clock: string) => clockText((seconds(clock) * measure.per) / given);
      return `${own(from)}${mark === undefined ? '' : `${mark}${own(to!)}`} ${measure.label}`;
    },
  );
  return isSwim ? paces.replace(SWUM, (_, metres: string) => swimSetText(Number(metres), units)) : paces;
}

/** What the planner calls the swims whose titles count metres; in a sentence about any sport it tells them from runs on a track. */
const NAMED_SWIM = /\b(swim|fifties)((?: \d+ ×)?) (\d{2,5}) m(?![a-z\d²])/gi;

/** A sentence of the server about workouts of any sport, in own units: "Moved CSS swim 8 × 100 yd to Friday 27 November." */
export function sentenceInOwnUnits(sentence: string, units: DisplayUnits): string {
  if (units.units === 'metric' && units.poolLength === '25m') return sentence;
  const swims = sentence.replace(
    NAMED_SWIM,
    (_, name: string, times: string, metres: string) => `${name}${times} ${swimSetText(Number(metres), units)}`,
  );
  return inOwnUnits(swims, false, units);
}
