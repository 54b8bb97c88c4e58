import type { Day } from '../calendar/calendar.ts';
import type { ActivitySport } from '../workout/fit/fitFile.ts';
import { flattenSteps } from '../workout/sessions/steps.ts';
import type { Steps } from '../workout/workout.ts';
import type { WorkoutType } from '../codes/workout.ts';

/** A recording that looks for the session it was. */
export interface Recording {
  key: string;
  day: Day;
  sport: ActivitySport;
  minutes: number;
  /** Recordings with the same number are parts of one, as the legs of a triathlon are. */
  part: number;
}

export interface MatchableSession {
  id: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  /** Planned minutes. */
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
 * Which session each recording of one file was: on the same day, of the same sport, the closest in length; what is left goes
 * to a brick that still lacks the sport, then to the day's race. Several legs of one recording that a brick holds go to it
 * together. Recordings without a session are not in the answer.
 */
export function matchRecordings(
  recordings: readonly Recording[],
  sessions: readonly MatchableSession[],
): Map<string, string> {
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  const isOpen = ({ id, isLeftOut }: MatchableSession) => !isLeftOut && !taken.has(id);
  const parts = [...new Set(recordings.map(({ part }) => part))].map((part) =>
    recordings.filter((each) => each.part === part),
  );
  const alone = parts.filter((legs) => {
    const together = wholeBrick(legs, sessions.filter(isOpen));
    if (!together) return true;
    for (const { key } of legs.filter(({ sport }) => partOfBrick(sport))) matched.set(key, together.id);
    taken.add(together.id);
    return false;
  });
  const open = sessions.filter(isOpen);
  const pairs = alone
    .flat()
    .flatMap((recording) =>
      open
        .filter((session) => fits(recording, session))
        .map((session) => ({ recording, session, apart: apart(recording, session) })),
    )
    .sort((a, b) => rank(a.session) - rank(b.session) || a.apart - b.apart || (a.session.id < b.session.id ? -1 : 1));
  for (const { recording, session } of pairs) {
    const place = session.workoutType === 'brick' ? `${session.id} ${recording.sport}` : session.id;
    if (matched.has(recording.key) || taken.has(place)) continue;
    matched.set(recording.key, session.id);
    taken.add(place);
  }
  for (const legs of alone) {
    const race = raceOf(legs, sessions.filter(isOpen), matched);
    if (race) taken.add(race.id);
  }
  return matched;
}

const partOfBrick = (sport: ActivitySport) => sport === 'bike' || sport === 'run' || sport === 'swim';
const rank = ({ workoutType }: MatchableSession) => (workoutType === 'brick' ? 1 : 0);

/** A ride and a run in one file are the day's brick before they are two sessions. */
function wholeBrick(
  recordings: readonly Recording[],
  sessions: readonly MatchableSession[],
): MatchableSession | undefined {
  const sports = new Set(recordings.map(({ sport }) => sport));
  if (!sports.has('bike') || !sports.has('run')) return undefined;
  return sessions.find(
    ({ workoutType, scheduledDate, recorded }) =>
      workoutType === 'brick' && scheduledDate === recordings[0]!.day && recorded.length === 0,
  );
}

function fits({ day, sport }: Recording, { scheduledDate, workoutType, recorded }: MatchableSession): boolean {
  if (scheduledDate !== day) return false;
  if (workoutType === 'brick') return (sport === 'bike' || sport === 'run') && !recorded.includes(sport);
  return workoutType === sport && recorded.length === 0;
}

function apart({ sport, minutes }: Recording, { workoutType, duration, steps }: MatchableSession): number {
  if (workoutType !== 'brick') return Math.abs(minutes - duration);
  const part = flattenSteps(steps).filter((step) => step.sport === sport);
  return Math.abs(minutes - part.reduce((sum, { durationSec }) => sum + durationSec, 0) / 60);
}

/** What no session claims, all together, may be the race of the day, which it is then matched with. */
function raceOf(
  recordings: readonly Recording[],
  sessions: readonly MatchableSession[],
  matched: Map<string, string>,
): MatchableSession | null {
  const left = recordings.filter(({ key, sport }) => !matched.has(key) && partOfBrick(sport));
  const race = sessions.find(
    ({ workoutType, scheduledDate, recorded }) =>
      workoutType === 'race' && scheduledDate === left[0]?.day && recorded.length === 0,
  );
  const minutes = left.reduce((sum, recording) => sum + recording.minutes, 0);
  if (!race || minutes < RACE_PART * race.duration) return null;
  for (const { key } of left) matched.set(key, race.id);
  return race;
}
