import type { Day } from '../calendar/calendar.ts';
import type { ActivitySport } from '../workout/fit/fitFile.ts';
import { flattenSteps } from '../workout/prescription/stepSums.ts';
import type { Steps } from '../workout/workout.ts';
import type { WorkoutType } from '../codes/workout.ts';

/** A recording that looks for the workout it was. */
export interface Recording {
  key: string;
  day: Day;
  sport: ActivitySport;
  minutes: number;
  /** Recordings with the same number are parts of one, as the legs of a triathlon are. */
  part: number;
}

export interface MatchableWorkout {
  id: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  duration: number;
  steps: Steps;
  /** Sports that it holds recordings of already. */
  recorded: readonly ActivitySport[];
  /** The athlete said that they left it out: no recording says otherwise by itself. */
  isLeftOut: boolean;
}

/** A race is not its warm-up: a recording of it lasts at least this part of what is planned [D]. */
const RACE_PART = 0.5;

/**
 * Which workout each recording of one file was: on the same day, of the same sport, the closest in length; what is left goes
 * to a brick that still lacks the sport, then to the day's race. Several legs of one recording that a brick holds go to it
 * together. Recordings without a workout are not in the answer.
 */
export function matchRecordings(
  recordings: readonly Recording[],
  workouts: readonly MatchableWorkout[],
): Map<string, string> {
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  const isOpen = ({ id, isLeftOut }: MatchableWorkout) => !isLeftOut && !taken.has(id);
  const parts = [...new Set(recordings.map(({ part }) => part))].map((part) =>
    recordings.filter((each) => each.part === part),
  );
  const alone = parts.filter((legs) => {
    const together = wholeBrick(legs, workouts.filter(isOpen));
    if (!together) return true;
    for (const { key } of legs.filter(({ sport }) => partOfBrick(sport))) matched.set(key, together.id);
    taken.add(together.id);
    return false;
  });
  const open = workouts.filter(isOpen);
  const pairs = alone
    .flat()
    .flatMap((recording) =>
      open
        .filter((workout) => fits(recording, workout))
        .map((workout) => ({ recording, workout, apart: apart(recording, workout) })),
    )
    .sort((a, b) => rank(a.workout) - rank(b.workout) || a.apart - b.apart || (a.workout.id < b.workout.id ? -1 : 1));
  for (const { recording, workout } of pairs) {
    const place = workout.workoutType === 'brick' ? `${workout.id} ${recording.sport}` : workout.id;
    if (matched.has(recording.key) || taken.has(place)) continue;
    matched.set(recording.key, workout.id);
    taken.add(place);
  }
  for (const legs of alone) {
    const race = raceOf(legs, workouts.filter(isOpen), matched);
    if (race) taken.add(race.id);
  }
  return matched;
}

const partOfBrick = (sport: ActivitySport) => sport === 'bike' || sport === 'run' || sport === 'swim';
const rank = ({ workoutType }: MatchableWorkout) => (workoutType === 'brick' ? 1 : 0);

/** A ride and a run in one file are the day's brick before they are two workouts. */
function wholeBrick(
  recordings: readonly Recording[],
  workouts: readonly MatchableWorkout[],
): MatchableWorkout | undefined {
  const sports = new Set(recordings.map(({ sport }) => sport));
  if (!sports.has('bike') || !sports.has('run')) return undefined;
  return workouts.find(
    ({ workoutType, scheduledDate, recorded }) =>
      workoutType === 'brick' && scheduledDate === recordings[0]!.day && recorded.length === 0,
  );
}

function fits({ day, sport }: Recording, { scheduledDate, workoutType, recorded }: MatchableWorkout): boolean {
  if (scheduledDate !== day) return false;
  if (workoutType === 'brick') return (sport === 'bike' || sport === 'run') && !recorded.includes(sport);
  return workoutType === sport && recorded.length === 0;
}

function apart({ sport, minutes }: Recording, { workoutType, duration, steps }: MatchableWorkout): number {
  if (workoutType !== 'brick') return Math.abs(minutes - duration);
  const part = flattenSteps(steps).filter((step) => step.sport === sport);
  return Math.abs(minutes - part.reduce((sum, { durationSec }) => sum + durationSec, 0) / 60);
}

/** What no workout claims, all together, may be the race of the day, which it is then matched with. */
function raceOf(
  recordings: readonly Recording[],
  workouts: readonly MatchableWorkout[],
  matched: Map<string, string>,
): MatchableWorkout | null {
  const left = recordings.filter(({ key, sport }) => !matched.has(key) && partOfBrick(sport));
  const race = workouts.find(
    ({ workoutType, scheduledDate, recorded }) =>
      workoutType === 'race' && scheduledDate === left[0]?.day && recorded.length === 0,
  );
  const minutes = left.reduce((sum, recording) => sum + recording.minutes, 0);
  if (!race || minutes < RACE_PART * race.duration) return null;
  for (const { key } of left) matched.set(key, race.id);
  return race;
}
