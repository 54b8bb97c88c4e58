import { percentText } from '../../api/core/units/percentText.ts';

/** What an athlete with neither a schedule nor a finished workout sees, marked as an example wherever it stands. */
export const EXAMPLE = {
  consistency: 87,
  change: 5,
  load: '420 TSS',
  workouts: '6 / 7',
  workoutsPercent: 86,
  nextSession: 'Tomorrow',
  nextSessionText: 'Easy Run, 45min',
} as const;

interface Judged {
  readonly isExample: boolean;
  readonly consistency: number | null | undefined;
  readonly consistencyLastWeek: number | null | undefined;
}

/** The athlete's own score, null where there is none, or the example; the change on a week ago, in percent of it, where both are known. */
export function consistencyShown({ isExample, consistency, consistencyLastWeek }: Judged): {
  score: number | null;
  change: number | null;
} {
  if (isExample) return { score: EXAMPLE.consistency, change: EXAMPLE.change };
  const score = consistency ?? null;
  // of nothing there is no share
  const before = consistencyLastWeek || null;
  return { score, change: score === null || before === null ? null : Math.round((100 * (score - before)) / before) };
}

/** '+5% from last week', '−3% from last week', 'As last week'. */
export function weekChange(change: number): string {
  if (change === 0) return 'As last week';
  return `${change > 0 ? '+' : '−'}${percentText(Math.abs(change))} from last week`;
}
