import { addDays } from '../calendar/calendar.ts';
import type { RaceType } from '../codes/race.ts';
import { BACK_TO_BACK_ORDINARY_CAP, BACK_TO_BACK_RACES, ORDINARY_CAPS } from '../constants/lengths.ts';
import { finding } from './finding.ts';
import { hardDaysOf } from './hardDaysPerWeek.ts';
import { isHardDay, isLongRunDay } from './placement.ts';
import { easeLastHard } from './remedies.ts';
import type { Rule } from './rule.ts';

const isLongRun = ({ isLong, workoutType }: { isLong: boolean; workoutType: string }) =>
  isLong && workoutType === 'run';

/** A long run, or one that is longer than any other run may be, whoever made it so. */
export const lastedLong =
  (raceType: RaceType | null) =>
  (workout: { isLong: boolean; workoutType: string; duration: number }): boolean =>
    isLongRun(workout) || (workout.workoutType === 'run' && workout.duration > ordinaryRun(raceType));

const ordinaryRun = (raceType: RaceType | null): number =>
  BACK_TO_BACK_RACES.some((each) => each === raceType) ? BACK_TO_BACK_ORDINARY_CAP : ORDINARY_CAPS.running;

/** No hard workout on the day after a long run. */
export const hardAfterLongRun = {
  code: 'HARD_AFTER_LONG_RUN',
  measure: ({ limits, week }, { monday, here, around }) => {
    // how long other runs may be depends on the race that their week trains for
    const runs = [...around(1), ...limits.past].filter(({ workoutType }) => workoutType === 'run');
    const long = runs.filter((run) => lastedLong(week(run.scheduledDate).raceType)(run));
    const longRuns = new Set(long.map(({ scheduledDate }) => scheduledDate));
    return hardDaysOf(here).map((day) => {
      const isTired = longRuns.has(addDays(day, -1));
      return finding({
        rule: 'HARD_AFTER_LONG_RUN',
        code: 'HARD_DAYS',
        week: monday,
        day,
        constraint: 'No hard workout the day after a long run',
        limit: 'none',
        value: isTired ? '1 workout' : 'none',
        excess: isTired ? 1 : 0,
        inputs: { day },
      });
    });
  },
  forbids: (placement, day, candidate) =>
    (candidate.isHard && isLongRunDay(placement, day - 1) && !isHardDay(placement, day)) ||
    (isLongRun(candidate) && isHardDay(placement, day + 1)),
  remedy: easeLastHard,
} satisfies Rule;
