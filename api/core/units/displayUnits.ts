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
export const METRES_PER_FOOT = 0.3048;

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
