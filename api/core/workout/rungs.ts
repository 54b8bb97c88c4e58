import { compare } from '../units/compare.ts';
import type { Day } from '../calendar/calendar.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RungOutcome } from '../codes/rung.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { isDone, type Intensity, type WorkoutStatus, type WorkoutType } from '../codes/workout.ts';
import { CUT_SHORT_PART, EASY_IN_A_ROW, MAX_RUNGS_AT_ONCE, RUNG_EFFORT } from '../constants/rungs.ts';
import { FIRST_RUNG } from '../constants/workouts.ts';
import { anyFamilyOf } from './families/families.ts';
import { rungOfId } from './families/ladder.ts';
import { testedBy } from './thresholdTest.ts';
import { expectedRpe } from './tss.ts';

/** A workout that has come, with what became of it. */
export interface TriedWorkout {
  id: string;
  scheduledDate: Day;
  workoutType: WorkoutType;
  intensity: Intensity;
  description: string;
  templateId: string | null;
  plannedMinutes: number;
  status: WorkoutStatus;
  /** 0 when not done. */
  doneMinutes: number;
  /** 1 to 10; null: not said. */
  perceivedExertion: number | null;
  isSkippedTired: boolean;
}

/** What a workout says of the rung of its family. */
export interface Trial {
  date: Day;
  family: string;
  /** Rung of the workout, 0 the first. */
  rung: number;
  /** Its main set: "3 × 8 min"; where it has no such words, its title. */
  what: string;
  outcome: RungOutcome;
  /** 1 to 10; null: not said. */
  felt: number | null;
  /** 1 to 10. */
  expected: number;
}

/** Where an athlete stands on the ladder of a family. */
export interface AthleteRung {
  /** The one that suits the next workout, 0 the first. */
  rung: number;
  last: Trial;
  /** By how many rungs the last workout moved it. */
  moved: number;
}

export interface RungHistory {
  /** By family; one of which nothing was tried is left out. */
  rungs: Readonly<Record<string, AthleteRung>>;
  /** Sports whose threshold is worth a test, with the day that showed it. */
  testsWanted: Readonly<Partial<Record<EnduranceSport, Day>>>;
}

function outcomeOf(workout: TriedWorkout, expected: number): RungOutcome | null {
  if (!isDone(workout)) return workout.isSkippedTired ? 'SKIPPED_TIRED' : null;
  const { perceivedExertion, doneMinutes, plannedMinutes } = workout;
  const over = perceivedExertion === null ? null : perceivedExertion - expected;
  if (over !== null && over >= RUNG_EFFORT.harder) return 'HARDER';
  if (doneMinutes < CUT_SHORT_PART * plannedMinutes) return 'CUT_SHORT';
  if (over === null) return 'DONE';
  return over <= RUNG_EFFORT.easier ? 'EASIER' : 'AS_EXPECTED';
}

/** "3 × 8 min" of "Cruise intervals 3 × 8 min". */
function mainSetIn(description: string, familyName: string): string {
  const at = description.indexOf(`${familyName} `);
  return at < 0 ? description : description.slice(at + familyName.length + 1);
}

/** What the workout says of the rung of its family; null: nothing, since it is easy, of no family, or was left out for reasons of another kind. */
export function trialOf(workout: TriedWorkout): Trial | null {
  const place = rungOfId(workout.templateId);
  if (place === null) return null;
  const family = anyFamilyOf(place.family);
  const { scheduledDate, workoutType, intensity, description, perceivedExertion } = workout;
  // a workout that was eased since is another one
  if (family.intensity === 'easy' || family.intensity !== intensity) return null;
  const expected = expectedRpe(workoutType, intensity);
  const outcome = outcomeOf(workout, expected);
  if (outcome === null) return null;
  return {
    date: scheduledDate,
    family: family.id,
    rung: withinLadder(family.id, place.rung),
    what: mainSetIn(description, family.name),
    outcome,
    felt: perceivedExertion,
    expected,
  };
}

const withinLadder = (family: string, rung: number): number =>
  Math.max(0, Math.min(rung, anyFamilyOf(family).rungs.length - 1));

/** The rung after a workout that went well: `by` above the one that was done, and not below where the athlete stood. */
function raised({ family, rung }: Pick<Trial, 'family' | 'rung'>, from: number, by: number): number {
  const wanted = Math.max(from, rung + by);
  return withinLadder(family, Math.min(wanted, from + MAX_RUNGS_AT_ONCE));
}

/** Where the athlete will stand after a planned workout, if it feels as expected. */
export const rungAfter = (standing: number, planned: Pick<Trial, 'family' | 'rung'>): number =>
  raised(planned, standing, 1);

const BY: Readonly<Record<RungOutcome, 1 | -1>> = {
  EASIER: 1,
  AS_EXPECTED: 1,
  DONE: 1,
  HARDER: -1,
  CUT_SHORT: -1,
  SKIPPED_TIRED: -1,
};

/** Was it too much for the athlete? */
export const wasTooMuch = ({ outcome }: Trial): boolean => BY[outcome] < 0;

/** What a workout makes of the rung; `isEasyAgain`: it ends a row of easy ones. */
function moved(trial: Trial, from: number, isEasyAgain: boolean): number {
  if (wasTooMuch(trial)) return withinLadder(trial.family, from - 1);
  return raised(trial, from, isEasyAgain ? EASY_IN_A_ROW.rungs : 1);
}

/** Easy workouts in a row, of each family and of each sport. */
type EasyRows = Map<string, number>;

/** Counts the workout, of its family and of its sport. True: it is the third easy one of either, and both are counted anew. */
function endsEasyRow(rows: EasyRows, { family, outcome }: Trial, { workoutType }: TriedWorkout): boolean {
  const own = [family, workoutType];
  for (const row of own) rows.set(row, outcome === 'EASIER' ? (rows.get(row) ?? 0) + 1 : 0);
  const isEnd = own.some((row) => rows.get(row)! >= EASY_IN_A_ROW.workouts);
  if (isEnd) for (const row of own) rows.set(row, 0);
  return isEnd;
}

const inOrder = (a: TriedWorkout, b: TriedWorkout): number =>
  compare(a.scheduledDate, b.scheduledDate) || compare(a.id, b.id);

const SPORT: Readonly<Partial<Record<WorkoutType, EnduranceSport>>> = {
  run: 'running',
  bike: 'cycling',
  swim: 'swimming',
};

/**
 * The rungs of an athlete, folded from what was done; the order of the history makes no difference. A family begins at the rung of
 * the level, one of strength at its first, or at the first that was tried where the plan had climbed on before anything was told.
 */
export function foldRungs(
  history: readonly TriedWorkout[],
  levelOf: (workoutType: WorkoutType) => ExperienceLevel,
): RungHistory {
  const rungs: Record<string, AthleteRung> = {};
  const easy: EasyRows = new Map();
  const testsWanted: Partial<Record<EnduranceSport, Day>> = {};
  for (const workout of [...history].sort(inOrder)) {
    const tested = isDone(workout) ? testedBy(workout.templateId) : null;
    if (tested !== null) delete testsWanted[SPORT[tested]!];
    const trial = trialOf(workout);
    if (trial === null) continue;
    const { family, date } = trial;
    const least = workout.workoutType === 'strength' ? 0 : FIRST_RUNG[levelOf(workout.workoutType)];
    const first = () => Math.max(withinLadder(family, least), trial.rung);
    const from = rungs[family]?.rung ?? first();
    const isEasyAgain = endsEasyRow(easy, trial, workout);
    const rung = moved(trial, from, isEasyAgain);
    rungs[family] = { rung, last: trial, moved: rung - from };
    const sport = SPORT[workout.workoutType];
    if (isEasyAgain && sport !== undefined) testsWanted[sport] = date;
  }
  return { rungs, testsWanted };
}
