import type { Reader } from '../messages/reader.ts';
import { HILLY, STEEP_DESCENT, STRETCH_TOLD, WALKING_GRADE } from '../constants/raceDay.ts';
import { PACING_NOTES } from '../messages/raceDay.ts';
import type { Course } from './course.ts';
import { hasDescent, needsWalking, type PacedLeg } from './pacing.ts';
import type { RaceLeg } from './raceLegs.ts';

/** The courses of a race; null: not given. */
export interface Courses {
  ride: Course | null;
  run: Course | null;
}

/** The course of a leg; null: none was given, or it has none. */
export const courseFor = ({ kind }: RaceLeg, { ride, run }: Courses): Course | null =>
  kind === 'RIDE' ? ride : kind === 'RUN' ? run : null;

/** What is to be said of the course and of what it does to the time. */
export function courseNotes(
  legs: readonly RaceLeg[],
  paced: readonly PacedLeg[] | null,
  courses: Courses,
  isGoal: boolean,
  { units }: Reader,
): string[] {
  const notes = new Set<string>();
  for (const kind of ['RIDE', 'RUN'] as const) {
    const course = kind === 'RIDE' ? courses.ride : courses.run;
    const raceM = legs.reduce((sum, leg) => sum + (leg.kind === kind ? leg.distanceM! : 0), 0);
    if (course !== null && raceM > 0 && Math.abs(course.distanceM / raceM - 1) > STRETCH_TOLD)
      notes.add(PACING_NOTES.stretched(course.distanceM, raceM, units));
  }
  for (const { kind, courseSec, seconds, overGoalSec } of paced ?? []) {
    if (kind === 'RUN' && courseSec > HILLY * seconds)
      notes.add(isGoal ? PACING_NOTES.hillyGoal(seconds - courseSec) : PACING_NOTES.hillyRun(courseSec));
    if (kind === 'RIDE' && courseSec > HILLY * seconds && overGoalSec === 0)
      notes.add(PACING_NOTES.hillyRide(courseSec));
    if (overGoalSec > 0) notes.add(PACING_NOTES.goalTooFast(overGoalSec));
  }
  for (const leg of legs) {
    if (needsWalking(leg, courses.run, WALKING_GRADE)) notes.add(PACING_NOTES.walking());
    if (hasDescent(leg, courses.run, STEEP_DESCENT)) notes.add(PACING_NOTES.descents());
  }
  return [...notes];
}
