import type { Compliance } from '../codes/compliance.ts';
import { percentText } from '../units/percentText.ts';
import { tableOf } from '../units/tableOf.ts';

const WHY: Readonly<Record<string, string>> = tableOf({
  illness: 'illness',
  injury: 'injury',
  work: 'work',
  fatigue: 'fatigue',
});

interface Said {
  level: Compliance;
  percent: number | null;
  isPart: boolean;
  isSkipped: boolean;
  reasonForSkip: string | null;
}

/** A few words that say the same as the colour of a workout that is over. */
export function complianceText({ percent, isPart, isSkipped, reasonForSkip, level }: Said): string {
  if (isSkipped) {
    const why = WHY[reasonForSkip ?? 'other'];
    return why ? `Skipped: ${why}` : 'Skipped';
  }
  if (level === 'missed') return 'Missed';
  if (percent === null) return isPart ? 'Partly done' : 'Done';
  if (isPart) return `Partly: ${percentText(percent)}`;
  return percent === 100 ? 'As planned' : `${percentText(percent)} of plan`;
}
