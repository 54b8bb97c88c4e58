import type { LengthCap } from '../codes/lengthCap.ts';
import type { RunSource } from '../messages/grownFrom.ts';
import type { Effort } from './efforts.ts';
import type { InjuryRestrictions } from '../athlete/injuries.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { EnduranceSport, Sport } from '../codes/sport.ts';
import type { Race } from '../race/race.ts';
import type { RaceType } from '../codes/race.ts';
import type { RaceEfforts } from '../prediction/planned.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import type { AthleteRung, RungHistory } from '../workout/rungs.ts';
import type { KeptWorkout, PastWorkout } from '../workout/workout.ts';
import type { WeekTarget } from '../season/season.ts';
import { type WorkoutRole, WORKOUT_TYPES, type WorkoutType } from '../codes/workout.ts';
import type { RuleSet } from './ruleSet.ts';
import type { ActiveRule } from '../principles/active.ts';
import type { JudgedWorkout } from '../principles/judge.ts';
import type { Run } from '../rules/rule.ts';
import type { Placement, PlacementDay } from '../rules/placement.ts';

/** What made a workout as long as it is: what caps it, its share of the week, or what a long run may grow by. */
export type LengthRule = LengthCap | 'share' | 'long-run-growth';

/** A workout while its week is being built. */
export interface Draft {
  workoutType: WorkoutType;
  /** Sport whose minutes it uses; a brick uses cycling and, for its run part, running. */
  sport: Sport;
  role: WorkoutRole;
  keyIndex: number;
  minutes: number;
  /** May not grow past it. */
  max: number;
  brickRunMinutes: number;
  isLong: boolean;
  isHard: boolean;
  /** The only hard workout of its week; left out: not. */
  isOnlyKey?: boolean;
  /** VO2max work before anything else, where it fits; left out: as its turn comes. */
  isVo2max?: boolean;
  /** Tests the threshold of its sport, where the test fits; left out: not. */
  isTest?: boolean;
  /** Easy, with some quick steps; left out: not. */
  isLight?: boolean;
  /** Easy, with a few repetitions at the effort of this race; left out: without. */
  raceSetFor?: Race;
  /** Easy or long, with some steady work; left out: not. */
  isSteady?: boolean;
  /** The steady work is a short tempo; left out: as its turn comes. */
  isTempo?: boolean;
  /** The run on the day after the long one before an ultra; left out: not. */
  isBackToBack?: boolean;
  /** 0 Monday to 6 Sunday; null until placed. */
  dayIndex: number | null;
  lengthRule: LengthRule;
  /** What stops it at `max`. */
  maxRule: LengthRule;
  /** Sport that an injury took the minutes from. */
  insteadOf: EnduranceSport | null;
  race: Race | null;
}

export type DayStatus = 'open' | 'rest' | 'unavailable' | 'past' | 'race' | 'recovering' | 'too-short';

export interface DayPlan extends PlacementDay {
  index: number;
  /** Days since 1970. */
  number: number;
  status: DayStatus;
  /** Minutes of the day, all workouts together; Infinity without a limit. */
  cap: number;
  /** Longest workout of the day by the nearness of a race; Infinity without one. */
  workoutCap: number;
  /** One of the athlete's long-workout days, with room for a long workout by its own limits. */
  isForLong: boolean;
  kept: KeptWorkout[];
  drafts: Draft[];
}

/** A workout and its day. */
export interface Placed {
  day: DayPlan;
  draft: Draft;
}

// plain loops: the planner asks for these many times a week, and flatMap takes several times as long

export function draftsOf(days: readonly DayPlan[]): Draft[] {
  const drafts: Draft[] = [];
  for (const day of days) for (const draft of day.drafts) drafts.push(draft);
  return drafts;
}

export function placedOn(days: readonly DayPlan[]): Placed[] {
  const placed: Placed[] = [];
  for (const day of days) for (const draft of day.drafts) placed.push({ day, draft });
  return placed;
}

export function keptOf(days: readonly DayPlan[]): KeptWorkout[] {
  const kept: KeptWorkout[] = [];
  for (const day of days) for (const workout of day.kept) kept.push(workout);
  return kept;
}

/** A weekday, 0 Monday to 6 Sunday, and a type in one number. */
export function layoutKey(weekdayIndex: number, type: WorkoutType): number {
  return weekdayIndex * WORKOUT_TYPES.length + WORKOUT_TYPES.indexOf(type);
}

/** What one week hands to the next. Days are day numbers. */
export interface Memory {
  /** Day number. */
  today: number;
  /** Runs and races on foot, as those after them may grow from them. */
  runs: readonly Run[];
  runOf: (workout: Pick<PastWorkout, 'workoutType' | 'scheduledDate' | 'duration'>) => Run | null;
  lastDayOfType: Readonly<Partial<Record<WorkoutType, number>>>;
  hardDays: ReadonlySet<number>;
  hardRunDays: readonly number[];
  /** What asked for more than easy on the last two days. */
  efforts: readonly Effort[];
  longDays: ReadonlySet<number>;
  longRunDays: ReadonlySet<number>;
  strengthDays: ReadonlySet<number>;
  runDays: ReadonlySet<number>;
  /** Weeks that held strength workouts. */
  liftedWeeks: number;
  /** Longest workout by sport in the last loading week, minutes. */
  lastLong: Readonly<Partial<Record<EnduranceSport, number>>>;
  lastLoad: { workouts: number; byType: Readonly<Partial<Record<WorkoutType, number>>> } | null;
  /** The last rung done of each family in loading weeks. */
  reached: Readonly<Record<string, number>>;
  /** Where the athlete stands on the ladders of families that they have tried, planned workouts counted as if they felt as expected. */
  rungs: Readonly<Record<string, AthleteRung>>;
  /** Sports whose threshold is worth a test, with the day that showed it. */
  testsWanted: RungHistory['testsWanted'];
  /** Day numbers on which each sport last showed its threshold: in a test, planned ones among them, or a race. */
  lastTest: Readonly<Partial<Record<EnduranceSport, number>>>;
  /** How often each family was done in loading weeks. */
  uses: Readonly<Record<string, number>>;
  /** Main sets of the last two loading weeks, by `templateId`, the latest last. */
  recentSets: readonly (readonly string[])[];
  /** Loading weeks in a row, up to the last, with a long run at race effort. */
  pacedLongs: number;
  /** Longest workouts by type besides the long ones in the last three loading weeks, minutes, the latest last. */
  ordinary: readonly Readonly<Partial<Record<WorkoutType, number>>>[];
  /** Middle length of each type's ordinary workouts in the last loading week, minutes. */
  usual: Readonly<Partial<Record<WorkoutType, number>>>;
  /** Longest workout of each type in the week before, minutes. */
  longest: Readonly<Partial<Record<WorkoutType, number>>>;
  /** Weekdays and types of the week before, as `layoutKey` writes them. */
  layout: ReadonlySet<number>;
}

/** The principles that hold in a week while it is being built, with a record of what each of them did. */
export interface WeekRules {
  set: RuleSet;
  rules: readonly ActiveRule[];
  /** As `always` of the set, in weeks near races, or where days may be too short for the long workout. */
  ofWeek: (ActiveRule | null | undefined)[];
  /** Of each day, the rule that closes it to every long workout, as they come to be asked. */
  shut: (ActiveRule | null | undefined)[];
  /** Workouts of the weeks before and kept ones of other weeks. */
  near: readonly JudgedWorkout[];
  /** Rules that shaped a workout. */
  shaped: Map<Draft, Set<ActiveRule>>;
  /** Rules that shaped the week itself: its days, hours or number of workouts. */
  fired: Set<ActiveRule>;
  /** Sports to which they leave no long workout. */
  withoutLong: Set<EnduranceSport>;
  /** Minutes of the week's long workouts, by type, before they have their days. */
  longest: Map<WorkoutType, number>;
  /** Rules about length that a workout has grown to, or has come to by itself. */
  reached: Set<ActiveRule>;
  /** Largest planned hours of the four weeks before; null: nothing was planned in them. */
  largestBefore: number | null;
  loadsInARow: number;
  /** What injuries alone forbid. */
  restrictions: InjuryRestrictions;
  /** Loading weeks in a row before this one. */
  loadsBefore: number;
}

export interface WeekContext extends Placement {
  input: ScheduleInput;
  athlete: Athlete;
  week: WeekTarget;
  raceType: RaceType | null;
  /** Sports that may be planned in the week. */
  sports: readonly Sport[];
  phaseName: string;
  /** Whole weeks since the phase began. */
  weekInPhase: number;
  loadingWeekInPhase: number;
  /** Loading weeks of the phase. */
  phaseLoads: number;
  weekInPlan: number;
  /** Efforts of the race that is trained for. */
  raceEfforts: RaceEfforts;
  /** Whole weeks to the next A race; null: none is ahead. */
  weeksToRace: number | null;
  /** Main sets of the last two loading weeks. */
  recent: ReadonlySet<string>;
  /** Main sets that the week holds by now. */
  inWeek: Set<string>;
  /** Families of the last loading week. */
  lastFamilies: ReadonlySet<string>;
  /** Longest run of the 30 days before any day of the week, the strictest day counting, minutes. */
  recentRun: number;
  /** What these minutes are. */
  recentRunFrom: RunSource;
  /** Days of the week on which the athlete trains, past ones among them. */
  availableDays: number;
  days: readonly DayPlan[];
  memory: Memory;
  /** Principles that hold in the week; null: none do. */
  rules: WeekRules | null;
}
