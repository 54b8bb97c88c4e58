import { type Thresholds, WORKOUT_TIMES, type WorkoutTime } from '../athlete/athlete.ts';
import { type Day, weekdayOf } from '../calendar/calendar.ts';
import { type DisplayUnits, inOwnUnits } from '../units/displayUnits.ts';
import { RACE_TYPE_LABELS } from '../race/race.ts';
import type { Priority, RaceType } from '../codes/race.ts';
import { describeSteps } from '../workout/sessions/describe.ts';
import { tableOf } from '../units/tableOf.ts';
import { startsOfDay, type TrainingStart, type TrainingStarts } from '../athlete/trainingTimes.ts';
import type { Steps } from '../workout/workout.ts';
import type { Reason } from '../codes/reason.ts';
import type { WorkoutStatus, WorkoutType } from '../codes/workout.ts';

/** A session, as far as a calendar shows it. */
export interface CalendarSession {
  id: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  /** One of the planner's, or free text of a person. */
  intensity: string;
  /** Planned minutes. */
  duration: number;
  tss: number;
  status: WorkoutStatus;
  description: string;
  instructions: string;
  timeOfDay: WorkoutTime;
  steps: Steps;
  reasons: readonly Pick<Reason, 'text'>[];
}

export interface CalendarRace {
  id: string;
  raceName: string;
  raceType: RaceType;
  raceDate: Day;
  priority: Priority;
  location: string | null;
}

/** One line of a calendar, before anything is known of its format. */
export interface CalendarEntry {
  of: 'workout' | 'race';
  id: string;
  title: string;
  /** Empty: nothing to add. */
  text: string;
  day: Day;
  startsAt: TrainingStart;
  minutes: number;
}

const SPORTS: Readonly<Record<WorkoutType, string>> = {
  run: 'Run',
  bike: 'Bike',
  swim: 'Swim',
  strength: 'Strength',
  brick: 'Brick',
  race: 'Race',
};
const INTENSITIES: Readonly<Record<string, string>> = tableOf({ vo2max: 'VO2max', 'race-pace': 'Race pace' });
const BEFORE_TITLE: Readonly<Record<WorkoutStatus, string>> = {
  scheduled: '',
  completed: 'Done: ',
  partially_completed: 'Partly done: ',
  skipped: 'Skipped: ',
};

/**
 * What the athlete's own calendar shows: each session with its steps and reasons, each race as a whole day. A race stands
 * there once, though the schedule holds a session for it. Distances and paces are told in `units`.
 */
export function fullEntries({
  sessions,
  races,
  starts,
  thresholds,
  units,
}: {
  sessions: readonly CalendarSession[];
  races: readonly CalendarRace[];
  starts: TrainingStarts;
  thresholds: Thresholds | null;
  units: DisplayUnits;
}): CalendarEntry[] {
  const raceDays = new Set(races.map(({ raceDate }) => raceDate));
  const trained = timed(sessions, starts).filter(
    ({ session }) => session.workoutType !== 'race' || !raceDays.has(session.scheduledDate),
  );
  return [
    ...trained.map(({ session, startsAt }) => {
      const own = (text: string) => inOwnUnits(text, session.workoutType === 'swim', units);
      return {
        ...entryOf(session, session.workoutType === 'race' ? null : startsAt),
        title: own(`${BEFORE_TITLE[session.status]}${session.description}`),
        text: own(textOf(session, thresholds)),
      };
    }),
    ...races.map(raceEntry),
  ];
}

/** What others may see: when there is training, and nothing else. A session that was skipped keeps nobody busy. */
export function busyEntries({
  sessions,
  starts,
}: {
  sessions: readonly CalendarSession[];
  starts: TrainingStarts;
}): CalendarEntry[] {
  return timed(sessions, starts)
    .filter(({ session }) => session.status !== 'skipped')
    .map(({ session, startsAt }) => ({ ...entryOf(session, startsAt), title: 'Training', text: '' }));
}

const entryOf = ({ id, scheduledDate, duration }: CalendarSession, startsAt: TrainingStart) => ({
  of: 'workout' as const,
  id,
  day: scheduledDate,
  startsAt,
  minutes: duration,
});

/** Each session with its start, days and their sessions in order. */
function timed(
  sessions: readonly CalendarSession[],
  starts: TrainingStarts,
): { session: CalendarSession; startsAt: TrainingStart }[] {
  const byDay = new Map<Day, CalendarSession[]>();
  for (const session of sessions)
    byDay.set(session.scheduledDate, [...(byDay.get(session.scheduledDate) ?? []), session]);
  const rank = ({ timeOfDay }: CalendarSession) => WORKOUT_TIMES.indexOf(timeOfDay);
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, ofDay]) => {
      const ordered = ofDay.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
      const at = startsOfDay(ordered, starts[weekdayOf(day)]);
      return ordered.map((session, index) => ({ session, startsAt: at[index]! }));
    });
}

function textOf(
  { workoutType, intensity, duration, tss, instructions, steps, reasons }: CalendarSession,
  thresholds: Thresholds | null,
): string {
  const named = INTENSITIES[intensity] ?? `${intensity.charAt(0).toUpperCase()}${intensity.slice(1)}`;
  const head = `${SPORTS[workoutType]} · ${named} · ${duration} min · Load ${Math.round(tss)}`;
  const why = reasons.length === 0 ? '' : ['Why this workout', ...reasons.map(({ text }) => text)].join('\n');
  return [head, whatToDo({ workoutType, instructions, steps }, thresholds), why]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The instructions, which begin with the steps unless a person has written their own. */
export function whatToDo(
  { workoutType, instructions, steps }: Pick<CalendarSession, 'workoutType' | 'instructions' | 'steps'>,
  thresholds: Thresholds | null,
): string {
  const lines = describeSteps(steps, workoutType, thresholds);
  // targets are said in watts and paces where these were known then, and may be others by now
  const bare = (line: string) => line.replaceAll(/ \([^()]*\)/g, '');
  const said = new Set(instructions.split('\n').map(bare));
  const isSaid = lines.every((line) => said.has(bare(line)));
  return (isSaid ? instructions : [...lines, instructions].join('\n')).trim();
}

function raceEntry({ id, raceName, raceType, raceDate, priority, location }: CalendarRace): CalendarEntry {
  const text = [RACE_TYPE_LABELS[raceType], `${priority} race`, location].filter(Boolean).join(' · ');
  return { of: 'race', id, title: `Race: ${raceName}`, text, day: raceDate, startsAt: null, minutes: 0 };
}
