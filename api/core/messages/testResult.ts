import type { Day } from '../calendar/calendar.ts';
import type { TestResultKind } from '../codes/threshold.ts';
import type { DisplayUnits } from '../units/displayUnits.ts';
import { tableOf } from '../units/tableOf.ts';

/** What the result of a test is made of. */
export interface TestResult {
  asks: TestResultKind;
  /** Of the effort; null: its lengths are metres. */
  minutes: number | null;
}

interface Asked extends TestResult {
  example: (isMetric: boolean) => readonly string[];
}

/** By the template of the test. */
const RESULTS: Readonly<Record<string, Asked>> = tableOf({
  'BIKE-21': { asks: 'watts', minutes: 20, example: () => ['240'] },
  'RUN-21': { asks: 'distance', minutes: 30, example: (isMetric: boolean) => [isMetric ? '6.8' : '4.2'] },
  'RUN-22': { asks: 'distance', minutes: 20, example: (isMetric: boolean) => [isMetric ? '4.6' : '2.9'] },
  'SWIM-21': { asks: 'trials', minutes: null, example: () => ['7:10', '3:20'] },
});

/** Null: the workout is no test. */
export const testResultOf = (templateId: string | null): TestResult | null =>
  (templateId === null ? undefined : RESULTS[templateId]) ?? null;

type Units = Pick<DisplayUnits, 'units'>;

/** A result in words, which the request in plain words reads: watts, kilometres or miles, or the times of 400 and 200; and its day. */
export function testResultWords(
  { asks, minutes }: TestResult,
  values: readonly string[],
  { units }: Units,
  day?: Day,
): string {
  const [first = '', second = ''] = values;
  const on = day === undefined ? '' : `, on ${day}`;
  if (asks === 'trials') return `400 in ${first}, 200 in ${second}${on}`;
  const unit = asks === 'watts' ? 'W' : units === 'metric' ? 'km' : 'miles';
  return `${minutes} min test ${first} ${unit}${on}`;
}

/** What a test that was done without a recording is asked for; null: the workout is no test. */
export function testResultQuestion(templateId: string | null, units: Units): string | null {
  const asked = templateId === null ? undefined : RESULTS[templateId];
  if (asked === undefined) return null;
  const words = testResultWords(asked, asked.example(units.units === 'metric'), units);
  return `What was the result of your test? Tell it in your own words, such as “${words}”, and your zones follow once you agree.`;
}
