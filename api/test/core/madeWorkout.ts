import type { Injury } from '../../core/athlete/athlete.ts';
import type { WorkoutRequest } from '../../core/workout/prescribedWorkout.ts';
import { makeWorkout } from '../../core/workout/prescription/makeWorkout.ts';

const REQUEST: WorkoutRequest = {
  workoutType: 'run',
  role: 'key',
  keyIndex: 0,
  minutes: 60,
  brickRunMinutes: 0,
  phaseType: 'build',
  kind: 'load',
  loadingWeekInPhase: 0,
  weekInPlan: 10,
  raceType: 'marathon',
  experienceLevel: 'advanced',
  age: 35,
  injuries: [],
  weeklyMinutesOfSport: 500,
  thresholds: null,
  race: null,
};
export const make = (more: Partial<WorkoutRequest>) => makeWorkout({ ...REQUEST, ...more });
export const injured = (affectedArea: string, more: Partial<Injury> = {}): Injury => ({
  injuryType: 'pain',
  affectedArea,
  dateOccurred: null,
  isRecovered: false,
  ...more,
});
