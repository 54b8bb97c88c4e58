import { type Day, daysBetween } from '../../api/core/calendar/calendar.ts';
import { RACE_TYPE_LABELS } from '../../api/core/race/race.ts';
import type { RaceType } from '../../api/core/codes/race.ts';
import { Badge } from '../ui/Badge.tsx';
import { wordOf } from '../names.ts';

/** 'HALF_MARATHON' as 'Half Marathon'. */
export function raceTypeName(raceType: string): string {
  return RACE_TYPE_LABELS[wordOf(raceType) as RaceType] ?? raceType;
}

/** What a priority means, in words. */
export const PRIORITY_MEANINGS: Readonly<Record<'A' | 'B' | 'C', string>> = {
  A: 'main goal',
  B: 'important',
  C: 'training race',
};

const TONES = { A: 'accent', B: 'info', C: 'neutral' } as const;
const isKnown = (priority: string): priority is keyof typeof TONES => priority in TONES;

/** 'A · main goal'. */
export function PriorityBadge({ priority }: { priority: string }) {
  // a newer server may know priorities that this page does not
  if (!isKnown(priority)) return <Badge>{priority}</Badge>;
  return (
    <Badge tone={TONES[priority]}>
      {priority} · {PRIORITY_MEANINGS[priority]}
    </Badge>
  );
}

/** From this many days on, the time to a race is counted in weeks. */
const DAYS_COUNTED = 14;

/** 'today', 'in 3 days', 'in 5 weeks'; null for a race that is over. */
export function timeUntil(today: Day, day: Day): string | null {
  const days = daysBetween(today, day);
  if (days < 0) return null;
  if (days === 0) return 'today';
  if (days < DAYS_COUNTED) return `in ${days} ${days === 1 ? 'day' : 'days'}`;
  return `in ${Math.floor(days / 7)} weeks`;
}
