import type { Day } from '../calendar/calendar.ts';
import { dateName } from '../calendar/dayNames.ts';
import type { RungOutcome } from '../codes/rung.ts';
import type { DisplayUnits } from '../units/displayUnits.ts';
import type { Reader } from './reader.ts';
import { titleIn } from './workoutTitle.ts';

/** How a workout went, as it ends a sentence. */
export const OUTCOME_TEXTS: Readonly<Record<RungOutcome, string>> = {
  EASIER: 'felt easier than expected',
  AS_EXPECTED: 'felt as expected',
  DONE: 'was done in full',
  HARDER: 'felt harder than expected',
  CUT_SHORT: 'was cut short',
  SKIPPED_TIRED: 'was skipped for tiredness',
};

export interface RungTrial {
  date: Day;
  /** "3 × 8 min" */
  what: string;
  /** "run-cruise"; left out where it was not kept. */
  family?: string;
  outcome: RungOutcome;
}

/** "10 × 100 m" of a family of swims is told in the reader's own pool. */
export const triedText = ({ what, family = '' }: Pick<RungTrial, 'what' | 'family'>, units: DisplayUnits): string =>
  titleIn({ workoutType: family.split('-')[0]!, description: what }, units);

/** "3 × 8 min on 12 March felt as expected" */
export const trialText = (trial: RungTrial, { units }: Reader): string => {
  // kept inputs may not have it, and say so when it is read
  const family = 'family' in trial ? trial.family : undefined;
  const { what, date, outcome } = trial;
  return `${triedText({ what, ...(family !== undefined && { family }) }, units)} on ${dateName(date)} ${OUTCOME_TEXTS[outcome]}`;
};

/** Efforts are 1 to 10; `felt` is null where nobody said. */
export type RungMove = RungTrial & { by: number; felt: number | null; expected: number };

const BY = ['No rung', 'One rung', 'Two rungs'] as const;

/** "One rung up: 3 × 8 min on 12 March felt as expected (effort 7, expected 7)." */
export function rungMoved(direction: 'up' | 'down', move: RungMove, reader: Reader): string {
  const { by, felt, expected } = move;
  const effort = felt === null ? '' : ` (effort ${felt}, expected ${expected})`;
  return `${BY[by]} ${direction}: ${trialText(move, reader)}${effort}.`;
}

/** `isFelt`: how it feels moves the next one; easy workouts climb with the season alone. */
export interface RungPlace {
  name: string;
  rung: number;
  rungs: number;
  isFelt: boolean;
}

/** "Cruise intervals, rung 4 of 9. Last time, 12 March: 3 × 8 min felt as expected." Where none was tried, what would lead to the next rung. */
export function rungText({ name, rung, rungs, isFelt }: RungPlace, last: RungTrial | null): string {
  const where = `${name}, rung ${rung} of ${rungs}.`;
  if (last === null)
    return isFelt && rung < rungs
      ? `${where} Done in full, and no harder than expected, it takes the next one a rung up.`
      : where;
  return `${where} Last time, ${dateName(last.date)}: ${last.what} ${OUTCOME_TEXTS[last.outcome]}.`;
}
