import { type Day, daysBetween } from '../../../api/core/calendar/calendar.ts';
import type { AttentionCode } from '../../__generated__/AthleteRow_edge.graphql.ts';
import { signed } from '../../cards/seasonChart/seasonChartText.ts';
import { formBand, words } from '../../words.ts';

/** What asks for the coach, as short as a table needs it. */
export const flagWord = words<AttentionCode, { name: string; tone: 'danger' | 'warning' | 'info' | 'neutral' }>({
  RED_CHECK_IN: { name: 'Red check-in', tone: 'danger' },
  PLAN_CONFLICT: { name: 'Conflict in plan', tone: 'danger' },
  EFFORT_AGAIN: { name: 'Too hard again', tone: 'warning' },
  TIRED_AGAIN: { name: 'Tired again', tone: 'warning' },
  ILL: { name: 'Ill', tone: 'warning' },
  LOAD_RAMP: { name: 'Load up', tone: 'warning' },
  MISSED_KEY: { name: 'Missed key', tone: 'warning' },
  SILENT: { name: 'Silent', tone: 'warning' },
  RACE_NEAR: { name: 'Race near', tone: 'info' },
  NO_DATA: { name: 'No data', tone: 'neutral' },
  NO_SCHEDULE: { name: 'No schedule', tone: 'neutral' },
});

/** 'today', 'tomorrow', 'in 12 days', from two weeks on 'in 5 weeks'. */
export function inDays(from: Day, to: Day): string {
  const days = daysBetween(from, to);
  if (days <= 1) return days === 0 ? 'today' : 'tomorrow';
  return days < 14 ? `in ${days} days` : `in ${Math.floor(days / 7)} weeks`;
}

/** 'Load of 8 weeks: 210, 240, … so far 120'. */
export function loadText(weeks: readonly number[]): string {
  const whole = weeks.map((tss) => Math.round(tss));
  return `Load of ${weeks.length} weeks: ${whole.slice(0, -1).join(', ')}; this week so far ${whole.at(-1) ?? 0}`;
}

interface Trained {
  readonly consistency: number | null | undefined;
  readonly form: readonly number[];
  readonly formBand: string | null | undefined;
  readonly nextRace: { readonly raceName: string; readonly raceDate: Day } | null | undefined;
}

/** 'Tired', 'Fresh' for what a form means. */
export const bandName = (band: string | null | undefined) => (band ? formBand(band)?.name : undefined);

/** How somebody trains, in a line: '86% consistent', 'form −12, tired', 'Lake Olympic in 5 weeks'. */
export function factsOf({ consistency, form, formBand: band, nextRace }: Trained, today: Day): string[] {
  const latest = form.at(-1);
  const name = bandName(band)?.toLowerCase();
  return [
    consistency == null ? null : `${consistency}% consistent`,
    latest === undefined ? null : `form ${signed(latest)}${name ? `, ${name}` : ''}`,
    nextRace ? `${nextRace.raceName} ${inDays(today, nextRace.raceDate)}` : null,
  ].filter((fact) => fact !== null);
}
