import type { EnduranceSport } from '../codes/sport.ts';
import { ORDINARY_CAPS } from '../constants/lengths.ts';
import type { WorkoutType } from '../codes/workout.ts';
import type { BodyOf, RuleBody } from './rule.ts';

/** A cap of some days is too short for the long workout there, and leaves it to others. */
export const isOfDays = (body: RuleBody): body is BodyOf<'length'> => body.kind === 'length' && body.days.length > 0;

/** Rules that close days to workouts whatever else lies on the days beside them. */
export const isClosing = (body: RuleBody): boolean =>
  body.kind === 'days' || body.kind === 'nearRace' || (body.kind === 'count' && body.most === 0) || isOfDays(body);

const SPORT_OF: Readonly<Partial<Record<WorkoutType, EnduranceSport>>> = {
  run: 'running',
  bike: 'cycling',
  brick: 'cycling',
  swim: 'swimming',
};

/** Least minutes that a day has to leave a long workout of so many: a shorter one could be any [D]. */
export const leastForLong = (type: WorkoutType, minutes: number): number =>
  Math.min(minutes, ORDINARY_CAPS[SPORT_OF[type] ?? 'running']);
