import { EFFORT_WORDS, feelingOf, isEasy, rangeAround } from '../stepText/words.ts';
import type { Step, StepKind, StepTarget } from '../workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';

/** Easy efforts as one of the two words for them: nobody aims at 57%. */
function spoken(sport: ZonedSport, effort: number): { effort: number; note: string | null } {
  if (effort === 0) return { effort, note: 'rest' };
  if (!isEasy(sport, effort)) return { effort, note: null };
  const { gentle, easy } = EFFORT_WORDS[sport];
  return Math.abs(effort - gentle!.effort) < Math.abs(effort - easy!.effort) ? gentle! : easy!;
}

/** A step of this effort, with the range and the words that go with it, or what its file asks for. */
export function stepOfEffort(
  {
    kind,
    durationSec,
    distanceM,
    note,
  }: { kind: StepKind; durationSec: number; distanceM: number | null; note: string | null },
  sport: ZonedSport,
  wanted: number,
  named: boolean,
  asked: StepTarget | null = null,
): Step {
  const { effort, note: words } = asked ? { effort: wanted, note: null } : spoken(sport, wanted);
  return {
    kind,
    ...(named && { sport }),
    durationSec,
    ...(distanceM !== null && { distanceM }),
    effort,
    target: asked ?? (words === null ? rangeAround(sport, kind, effort) : feelingOf(sport, effort)),
    ...((note ?? words) !== null && { note: (note ?? words)! }),
  };
}
