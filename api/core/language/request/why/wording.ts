import { dayName } from '../../../calendar/dayNames.ts';
import type { PastChange } from '../request.ts';

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BY: Readonly<Record<PastChange['by'], string>> = {
  athlete: 'by you',
  coach: 'by your coach',
  planner: 'by the plan’s rules',
};

/** "Easy run of 40 min on Friday 8 January was removed. That was on Monday 4 January, by you." */
export const pastChangeText = ({ what, on, by, because }: PastChange): string =>
  `${what} That was on ${dayName(on)}, ${BY[by]}${because === null ? '' : `: ${because}`}.`;
