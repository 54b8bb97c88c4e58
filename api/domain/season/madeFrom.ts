import { COSTLY_B_TYPES } from '../../core/constants/season.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { Sport } from '../../core/codes/sport.ts';
import type { Priority, RaceType } from '../../core/codes/race.ts';
import { weeksAfterResult } from '../../core/race/raceResult.ts';
import type { Restart } from '../../core/season/seasonReplan.ts';
import { type RaceRow, resultOf, type SeasonSnapshot } from '../revision/seasonSnapshot.ts';

/** A race as far as phases follow from it. */
interface SteeringRace {
  id: string;
  raceType: RaceType;
  raceDate: Day;
  priority: Priority;
  /** Recovery weeks that its result makes of four. */
  recoveryOfFour: number;
}

/** What a season's phases were made of. */
export interface MadeFrom {
  /** A and B races. */
  races: readonly SteeringRace[];
  sports: readonly Sport[];
  weeklyHoursAvailable: number;
  /** After a break the phases began again: they do whenever they are planned anew, until its race has passed. */
  restart?: Restart;
}

function isFollowedByRecovery(raceType: RaceType, priority: Priority): boolean {
  return priority === 'A' || (priority === 'B' && COSTLY_B_TYPES.includes(raceType));
}

/** What phases planned from this season are made of. */
export function madeFromOf(
  races: readonly RaceRow[],
  sports: readonly Sport[],
  weeklyHoursAvailable: number,
  restart?: Restart,
): MadeFrom {
  const steering = races.filter(({ priority }) => priority !== 'C');
  return {
    races: steering.map(({ id, raceType, raceDate, priority, ...row }) => ({
      id,
      raceType,
      raceDate,
      priority,
      recoveryOfFour: weeksAfterResult(4, isFollowedByRecovery(raceType, priority) ? resultOf(row) : null),
    })),
    sports,
    weeklyHoursAvailable,
    ...(restart && { restart }),
  };
}

/** What the phases on file were made of; null: nobody noted it. */
export const madeFromOnFile = ({ plan }: Pick<SeasonSnapshot, 'plan'>): MadeFrom | null =>
  plan.madeFrom as unknown as MadeFrom | null;
