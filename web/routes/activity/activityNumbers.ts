import { paceText } from '../../../api/core/athlete/thresholds.ts';
import { tableOf } from '../../../api/core/units/tableOf.ts';
import { type DisplayUnits, METRES_PER_MILE, paceMeasure } from '../../../api/core/units/displayUnits.ts';
import { timeText } from '../../../api/core/units/timeText.ts';

/** Slower is standing: nobody's pace. */
const STANDING = 0.3;
const SECONDS_PER_HOUR = 3600;

const paced = (sport: string, units: DisplayUnits) =>
  sport === 'RUNNING' ? paceMeasure('run', units) : sport === 'SWIMMING' ? paceMeasure('swim', units) : null;

/** 'Pace' of runs and swims, 'Speed' of all else. */
export const speedName = (sport: string) => (sport === 'RUNNING' || sport === 'SWIMMING' ? 'Pace' : 'Speed');

/** '5:12 /km', '1:48 /100 m', '32.1 km/h'. */
export const speedText = (speed: number, sport: string, units: DisplayUnits): string =>
  `${speedNumber(speed, sport, units)} ${speedUnit(sport, units)}`;

/** How a speed is shown as a number, and the speed of that: seconds for so many metres, or km/h. */
export function speedPer(sport: string, units: DisplayUnits) {
  const measure = paced(sport, units);
  if (measure) {
    const turned = (value: number) => measure.per / Math.max(value, STANDING);
    return { isPace: true, shown: turned, speed: (seconds: number) => measure.per / seconds };
  }
  const factor = SECONDS_PER_HOUR / (units.units === 'metric' ? 1000 : METRES_PER_MILE);
  return { isPace: false, shown: (speed: number) => speed * factor, speed: (shown: number) => shown / factor };
}

export function speedNumber(speed: number, sport: string, units: DisplayUnits): string {
  const measure = paced(sport, units);
  if (measure) return speed < STANDING ? '–' : paceText(speed, measure.per);
  const metres = units.units === 'metric' ? 1000 : METRES_PER_MILE;
  return ((speed * SECONDS_PER_HOUR) / metres).toFixed(1);
}

export const speedUnit = (sport: string, units: DisplayUnits): string =>
  paced(sport, units)?.label ?? (units.units === 'metric' ? 'km/h' : 'mph');

const CADENCE_UNITS: Readonly<Record<string, string | undefined>> = tableOf({
  CYCLING: 'rpm',
  RUNNING: 'spm',
  SWIMMING: 'strokes/min',
});
/** No runner takes so many strides a minute: files that count more count each step. */
const MAX_STRIDES = 120;

/** How a cadence is told, by its mean: recordings of runs count strides, runners both feet. */
export function cadenceMeasure(sport: string, values: readonly (number | null | undefined)[]) {
  const known = values.filter((value) => value != null);
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  return { unit: CADENCE_UNITS[sport] ?? 'a minute', factor: sport === 'RUNNING' && mean < MAX_STRIDES ? 2 : 1 };
}

/** '5 s', '20 min', '3:00 h'. */
export const lengthText = (seconds: number): string => (seconds < 60 ? `${seconds} s` : timeText(seconds / 60));

/** 'on target', '6% under'. */
export function offText(off: number): string {
  if (off === 0) return 'on target';
  return `${Math.max(1, Math.round(Math.abs(off) * 100))}% ${off < 0 ? 'under' : 'over'}`;
}
