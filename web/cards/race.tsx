import { RACE_TYPE_LABELS, type RaceType } from '../../api/core/race.ts';
import { Badge } from '../ui/Badge.tsx';

/** 'HALF_MARATHON' as 'Half Marathon'. */
export function raceTypeName(raceType: string): string {
  return RACE_TYPE_LABELS[raceType.toLowerCase().replaceAll('_', '-') as RaceType] ?? raceType;
}

const PRIORITIES: Readonly<Record<string, { tone: 'accent' | 'info' | 'neutral'; meaning: string }>> = {
  A: { tone: 'accent', meaning: 'main goal' },
  B: { tone: 'info', meaning: 'important' },
  C: { tone: 'neutral', meaning: 'training race' },
};

/** 'A · main goal'. */
export function PriorityBadge({ priority }: { priority: string }) {
  const look = PRIORITIES[priority];
  return (
    <Badge tone={look?.tone ?? 'neutral'}>
      {priority}
      {look && ` · ${look.meaning}`}
    </Badge>
  );
}
