import type { Injury, Thresholds } from '../athlete/athlete.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import type { Race } from '../race/race.ts';
import type { RaceEfforts } from '../prediction/planned.ts';
import type { RaceType } from '../codes/race.ts';
import type { Sport } from '../codes/sport.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';
import type { PlannedWorkout } from './workout.ts';
import type { WorkoutRole, WorkoutType } from '../codes/workout.ts';

export interface WorkoutRequest {
  workoutType: WorkoutType;
  role: WorkoutRole;
  /** 0 first key workout of the week, 1 second, … ; so too the easy ones of a sport. */
  keyIndex: number;
  /** Wanted length, whole minutes; the workout keeps to it exactly unless its role has a smaller cap. */
  minutes: number;
  /** Minutes of a brick's run part, included in `minutes`; 0 otherwise. */
  brickRunMinutes: number;
  phaseType: PhaseType;
  kind: WeekKind;
  /** 0 in the first week of the phase; step-back weeks do not count. */
  loadingWeekInPhase: number;
  /** Whole weeks since training started under this plan; beginners get no vo2max in the first six. */
  weekInPlan: number;
  /** Race type that steers the choice; null in train-consistently mode. */
  raceType: RaceType | null;
  /** Efforts of the race that is trained for, or done; left out: the usual ones of its type. */
  raceEfforts?: RaceEfforts;
  experienceLevel: ExperienceLevel;
  age: number;
  injuries: readonly Injury[];
  /** Minutes of this sport in the week, all workouts; a main set's caps in percent refer to it. */
  weeklyMinutesOfSport: number;
  thresholds: Thresholds | null;
  /** Day of planning, by which injuries that healed lately still count; without it they do not. */
  today?: Day;
  /** Roles long and brick: true lets the workout hold race-pace work, which makes it hard; without it they are never hard. */
  mayBeHard?: boolean;
  /** Nothing in it asks for more than easy: the days after an A race. */
  mustBeEasy?: boolean;
  /** Runs less than an hour a week at present. */
  isNewRunner?: boolean;
  /** An easy workout with some quick steps, which is no hard day. */
  isLight?: boolean;
  /** An easy workout with a few repetitions at the effort of a race that is days away, which is no hard day. */
  isRaceSet?: boolean;
  /** VO2max work before anything else that the week may hold. */
  isVo2max?: boolean;
  /** A long or easy workout with some steady work, which is no hard day. */
  isSteady?: boolean;
  /** The steady work is a tempo. */
  isTempo?: boolean;
  /** The only hard workout of its week: what is moderate comes after what is hard. */
  isOnlyKey?: boolean;
  /** A key workout that tests the threshold of its sport, where the test fits. */
  isTest?: boolean;
  /** The run on the day after the long one before an ultra. */
  isBackToBack?: boolean;
  /** The last rung done of each family; left out where none is known. */
  reached?: Readonly<Record<string, number>>;
  /** Where the athlete stands on the ladders of families that they have tried: it counts before `reached`. */
  rungs?: Readonly<Record<string, { rung: number }>>;
  /** How often each family was done. */
  uses?: Readonly<Record<string, number>>;
  /** Families of the last loading week. */
  lastFamilies?: ReadonlySet<string>;
  /** Main sets of the last two loading weeks, by `templateId`: none comes back so soon. */
  recent?: ReadonlySet<string>;
  /** Main sets that the week holds by now. */
  inWeek?: ReadonlySet<string>;
  /** Sports that are trained, which strength workouts serve; left out: running. */
  sports?: readonly Sport[];
  /** Weeks before this one that held strength workouts. */
  liftedWeeks?: number;
  /** Families of strength that were too much on their first rung of late. */
  tooMuch?: ReadonlySet<string>;
  /** The workout that a strength workout takes the place of, by `templateId`: its session and its rung stay. */
  like?: string | null;
  /** The race itself, for role race. */
  race: Race | null;
}

/** Seconds below the first lactate threshold, between the two, and above the second. */
export interface ZoneSeconds {
  z1: number;
  z2: number;
  z3: number;
}

/** A workout before it has a place; its duration is the sum of its steps. */
export interface PrescribedWorkout extends Omit<
  PlannedWorkout,
  'scheduledDate' | 'dayOfWeek' | 'isLong' | 'timeOfDay' | 'reasons'
> {
  zoneSeconds: ZoneSeconds;
}

/** A workout that is chosen and not written down yet: of many the planner asks only how hard they are. */
export interface ChosenWorkout extends Omit<PrescribedWorkout, 'tss' | 'instructions'> {
  /** That of a race, which is more than its steps; null: theirs. */
  tss: number | null;
  /** What is said after the steps. */
  said: string;
}
