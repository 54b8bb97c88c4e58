import { clockText } from '../../../api/core/units/clock.ts';
import {
  type DisplayUnits,
  METRES_PER_FOOT,
  METRES_PER_MILE,
  paceMeasure,
} from '../../../api/core/units/displayUnits.ts';

const isImperial = ({ units }: DisplayUnits) => units === 'imperial';
const hundredths = (value: number) => String(Math.round(value * 100) / 100);

/** Numbers and their units stay on one line. */
const NARROW = '\u00a0';

/** "21.1 km", "1500 m" of a swim. */
export function legDistance(kind: string, metres: number, units: DisplayUnits): string {
  if (kind === 'SWIM') return `${Math.round(metres)}${NARROW}m`;
  return isImperial(units)
    ? `${hundredths(metres / METRES_PER_MILE)}${NARROW}mi`
    : `${hundredths(metres / 1000)}${NARROW}km`;
}

/** Where a split ends; its number stands under the unit of the race. */
export const toText = legDistance;

/** "4:15 /km", "212 W, 34.2 km/h", "1:42 /100 m". */
export function rateText(
  kind: string,
  metres: number,
  seconds: number,
  watts: number | null | undefined,
  units: DisplayUnits,
): string {
  if (seconds === 0) return '';
  if (kind === 'RIDE') {
    const metresAnHour = (metres / seconds) * 3600;
    const speed = isImperial(units)
      ? `${(metresAnHour / METRES_PER_MILE).toFixed(1)}${NARROW}mph`
      : `${(metresAnHour / 1000).toFixed(1)}${NARROW}km/h`;
    return watts == null ? speed : `${watts}${NARROW}W, ${speed}`;
  }
  const { per, label } = paceMeasure(kind === 'SWIM' ? 'swim' : 'run', units);
  return `${clockText((seconds * per) / metres)}${NARROW}${label}`;
}

/** "120 m", "390 ft". */
export const climbText = (metres: number, units: DisplayUnits): string =>
  isImperial(units) ? `${Math.round(metres / METRES_PER_FOOT)}${NARROW}ft` : `${Math.round(metres)}${NARROW}m`;

/** Degrees as they are typed and shown. */
export const degreeUnit = (units: DisplayUnits): string => (isImperial(units) ? '°F' : '°C');
export const ownDegrees = (celsius: number, units: DisplayUnits): number =>
  isImperial(units) ? Math.round(celsius * 1.8 + 32) : Math.round(10 * celsius) / 10;
export const celsiusOf = (own: number, units: DisplayUnits): number =>
  isImperial(units) ? Math.round(((own - 32) / 1.8) * 10) / 10 : own;
