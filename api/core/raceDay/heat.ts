import type { HeatLevel } from '../codes/raceDay.ts';
import {
  ASSUMED_HUMIDITY,
  DO_NOT_RACE_WBGT,
  DROPOUT,
  FASTEST_C,
  SLOWER_PER_DEGREE,
  WARM_WBGT,
} from '../constants/raceDay.ts';

export interface Heat {
  /** Wet bulb globe temperature, °C. */
  wbgt: number;
  /** Percent slower than at the temperature at which marathons are run fastest: from and to. */
  slowerLow: number;
  slowerHigh: number;
  /** Starters of a marathon who do not finish well, percent. */
  dropout: number;
  level: HeatLevel;
}

const tenth = (value: number) => Math.round(10 * value) / 10;

/** Wet bulb globe temperature in the sun and a light wind, from air temperature, °C, and relative humidity, percent: the estimate of weather services [K]. */
export function wbgtOf(temperatureC: number, humidity: number | null): number {
  const vapour =
    ((humidity ?? ASSUMED_HUMIDITY) / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
  return 0.567 * temperatureC + 0.393 * vapour + 3.94;
}

/** Percent of a marathon's starters who do not finish well; in the cold as at the curve's lowest. */
export function dropoutOf(wbgt: number): number {
  const { square, linear, constant } = DROPOUT;
  const at = Math.max(wbgt, -linear / (2 * square));
  return (square * at ** 2 + linear * at + constant) / 10;
}

function levelOf(wbgt: number, temperatureC: number): HeatLevel {
  if (wbgt > DO_NOT_RACE_WBGT) return 'DO_NOT_RACE';
  if (wbgt >= WARM_WBGT) return 'WARM';
  return temperatureC > FASTEST_C[1] ? 'MILD' : 'FAST';
}

/** What the weather makes of a race. */
export function heatOf(temperatureC: number, humidity: number | null): Heat {
  const wbgt = wbgtOf(temperatureC, humidity);
  const above = Math.max(0, temperatureC - FASTEST_C[1]);
  const [least, most] = SLOWER_PER_DEGREE;
  return {
    wbgt: tenth(wbgt),
    slowerLow: tenth(least * above),
    slowerHigh: tenth(most * above),
    dropout: tenth(dropoutOf(wbgt)),
    level: levelOf(wbgt, temperatureC),
  };
}
