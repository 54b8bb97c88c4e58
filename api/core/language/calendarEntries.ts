import { groupedBy } from '../units/groupedBy.ts';
import { type Thresholds, WORKOUT_TIMES } from '../athlete/athlete.ts';
import { type Day, weekdayOf } from '../calendar/calendar.ts';
import { titleIn } from '../messages/workoutTitle.ts';
import { reasonText } from '../messages/reason.ts';
import { instructionsIn } from '../workout/prescription/instructions.ts';
import { type DisplayUnits, METRIC } from '../units/displayUnits.ts';
import { type PlanRace, RACE_TYPE_LABELS } from '../race/race.ts';
import { describeSteps } from '../workout/prescription/describe.ts';
import { tableOf } from '../units/tableOf.ts';
import { startsOfDay, type TrainingStart, type TrainingStarts } from '../athlete/trainingTimes.ts';
import type { FiledWorkout } from '../workout/files/report.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import type { Reason } from '../codes/reason.ts';
import type { WorkoutStatus, WorkoutType } from '../codes/workout.ts';
import { ATHLETE, opening } from '../messages/reader.ts';
import { timeText } from '../units/timeText.ts';

/** A workout, as far as a calendar shows it. */
export interface CalendarWorkout extends FiledWorkout, Pick<PlannedWorkout, 'scheduledDate' | 'tss' | 'timeOfDay'> {
  id: string;
  /** One of the planner's, or free text of a person. */
  intensity: string;
  status: WorkoutStatus;
  reasons: readonly Reason[];
}

export interface CalendarRace extends Omit<PlanRace, 'result'> {
  location: string | null;
}

interface CalendarContents {
  workouts: readonly CalendarWorkout[];
  races: readonly CalendarRace[];
  starts: TrainingStarts;
  thresholds: Thresholds | null;
  units: DisplayUnits;
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
 * What the athlete's own calendar shows: each workout with its steps and reasons, each race as a whole day. A race stands
 * there once, though the schedule holds a workout for it. Distances and paces are told in `units`.
 */
export function fullEntries({ workouts, races, starts, thresholds, units }: CalendarContents): CalendarEntry[] {
  const raceDays = new Set(races.map(({ raceDate }) => raceDate));
  const trained = timed(workouts, starts).filter(
    ({ workout }) => workout.workoutType !== 'race' || !raceDays.has(workout.scheduledDate),
  );
  return [
    ...trained.map(({ workout, startsAt }) => {
      const instructions = instructionsIn(workout, thresholds, units);
      return {
        ...entryOf(workout, workout.workoutType === 'race' ? null : startsAt),
        title: `${BEFORE_TITLE[workout.status]}${titleIn(workout, units)}`,
        text: textOf({ ...workout, instructions }, thresholds, units),
      };
    }),
    ...races.map(raceEntry),
  ];
}

/** What others may see: when there is training, and nothing else. A workout that was skipped keeps nobody busy. */
export function busyEntries({ workouts, starts }: Pick<CalendarContents, 'workouts' | 'starts'>): CalendarEntry[] {
  return timed(workouts, starts)
    .filter(({ workout }) => workout.status !== 'skipped')
    .map(({ workout, startsAt }) => ({ ...entryOf(workout, startsAt), title: 'Training', text: '' }));
}

const entryOf = ({ id, scheduledDate, duration }: CalendarWorkout, startsAt: TrainingStart) => ({
  of: 'workout' as const,
  id,
  day: scheduledDate,
  startsAt,
  minutes: duration,
});

/** Each workout with its start, days and their workouts in order. */
export function timed<T extends Pick<CalendarWorkout, 'id' | 'scheduledDate' | 'timeOfDay' | 'duration'>>(
  workouts: readonly T[],
  starts: TrainingStarts,
): { workout: T; startsAt: TrainingStart }[] {
  const byDay = groupedBy(workouts, ({ scheduledDate }) => scheduledDate);
  const rank = ({ timeOfDay }: T) => WORKOUT_TIMES.indexOf(timeOfDay);
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, ofDay]) => {
      const ordered = ofDay.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
      const at = startsOfDay(ordered, starts[weekdayOf(day)]);
      return ordered.map((workout, index) => ({ workout, startsAt: at[index]! }));
    });
}

function textOf(
  { workoutType, intensity, duration, tss, instructions, steps, reasons }: CalendarWorkout,
  thresholds: Thresholds | null,
  units: DisplayUnits,
): string {
  const named = INTENSITIES[intensity] ?? opening(intensity);
  const head = `${SPORTS[workoutType]} · ${named} · ${timeText(duration)} · Load ${Math.round(tss)}`;
  const why =
    reasons.length === 0
      ? ''
      : ['Why this workout', ...reasons.map((reason) => reasonText(reason, { ...ATHLETE, units }))].join('\n');
  return [head, whatToDo({ workoutType, instructions, steps }, thresholds, units), why]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The instructions, which begin with the steps unless a person has written their own. */
export function whatToDo(
  { workoutType, instructions, steps }: Pick<CalendarWorkout, 'workoutType' | 'instructions' | 'steps'>,
  thresholds: Thresholds | null,
  units: DisplayUnits = METRIC,
): string {
  const lines = describeSteps(steps, workoutType, thresholds, units);
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
