import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { ThresholdHistory_athlete$data } from '../../__generated__/ThresholdHistory_athlete.graphql.ts';
import { thresholdWord } from '../../words.ts';

type Athlete = Pick<ThresholdHistory_athlete$data, 'today' | 'thresholds' | 'thresholdHistory'>;
type Word = NonNullable<ReturnType<typeof thresholdWord>>;

/** A value from a day on. */
export interface ThresholdPoint {
  day: Day;
  value: number;
  /** What it rests on; null: it is what the profile says today. */
  sentence: string | null;
}

export interface ThresholdSeries extends Word {
  /** What was on file before the first point; null: nothing, or it is not known. */
  before: number | null;
  /** Oldest first; the last one is of today. */
  points: readonly ThresholdPoint[];
}

const THRESHOLDS = ['FTP', 'RUN_THRESHOLD_SPEED', 'CSS', 'LTHR'] as const;

/** Of each threshold that is on file: what was accepted or entered, and what stands today. */
export function thresholdSeries({ today, thresholds, thresholdHistory }: Athlete): ThresholdSeries[] {
  return THRESHOLDS.flatMap((name): ThresholdSeries[] => {
    const word = thresholdWord(name)!;
    const value = thresholds[word.key] ?? null;
    if (value === null) return [];
    const accepted = thresholdHistory
      .filter(({ threshold, decision }) => threshold === name && (decision === 'ACCEPTED' || decision === 'ENTERED'))
      .toReversed();
    return [
      {
        ...word,
        before: accepted[0]?.previous ?? null,
        points: [
          ...accepted.map((each) => ({
            day: each.decidedAt.slice(0, 10),
            value: each.value,
            sentence: each.sentence ?? null,
          })),
          { day: today, value, sentence: null },
        ],
      },
    ];
  });
}
