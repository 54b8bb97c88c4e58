import { type Day, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import { baseSportsOf } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { NO_TEST_WEEKS_BEFORE_RACE } from '../constants/hardDays.ts';
import {
  isOpen,
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../rules/context.ts';
import type { Race } from '../race/race.ts';
import { compare } from '../units/compare.ts';
import { anyFamilyOf } from '../workout/families/families.ts';
import { idsOnRung, rungOfId } from '../workout/families/ladder.ts';
import { type AthleteRung, foldRungs, rungAfter, type TriedWorkout } from '../workout/rungs.ts';
import { SPORT_OF, TYPE_OF_SPORT } from '../workout/sport.ts';
import { isTest, TEST_MINUTES, TEST_TEMPLATES } from '../workout/thresholdTest.ts';
import { ruleReasons } from './adapt/adaptationDraft.ts';
import { causeOfLowering } from './adapt/lowerRungs.ts';
import type { WorkoutChange } from './changes.ts';
import { applyOperations, type Cause, makeOperation, type Operation } from './operations.ts';

/** A test that needs more time than the workout in its place has at most these minutes, or what it needs at least. */
const MAX_MINUTES = 45;

/** Changes so far, and what they make of the schedule. */
interface Following {
  workouts: readonly ScheduledWorkout[];
  changes: WorkoutChange[];
}

/** Makes all of the operations where no limit forbids one. True: they are made. */
function tried(
  following: Following,
  context: PlanningContext,
  operations: readonly Operation[],
  cause: Cause,
): boolean {
  let { workouts } = following;
  const changes: WorkoutChange[] = [];
  for (const operation of operations) {
    const change = makeOperation(workouts, operation, cause)!;
    const after = applyOperations(workouts, [change], context);
    if (after.applied.length === 0) return false;
    workouts = after.workouts;
    changes.push(change);
  }
  following.workouts = workouts;
  following.changes.push(...changes);
  return true;
}

/**
 * What the next weeks make of how hard workouts went: those that are planned on another rung of their family than the one that suits go
 * there, down where the last was too much, up where rows of easy ones have raised it; and a sport whose workouts have become easy is tested
 * in its next step-back week. No other workout gets longer; limits hold, and what a rule has eased or a person has changed stays.
 */
export function followRungs(
  workouts: readonly ScheduledWorkout[],
  limits: ScheduleLimits,
  history: readonly TriedWorkout[],
): WorkoutChange[] {
  const context = planningContextOf(limits);
  const { today } = limits;
  const { level, levelBySport } = context.week(today).limits;
  const { rungs: standing, testsWanted } = foldRungs(history, (type) => {
    const sport = ENDURANCE_SPORTS.find((each) => each === SPORT_OF[type]);
    return sport === undefined ? level : levelBySport[sport];
  });
  const following: Following = { workouts, changes: [] };
  const after = new Map(Object.entries(standing));
  let rungs: ReadonlyMap<string, AthleteRung> = after;
  let monday: Day | null = null;
  for (const { id } of [...workouts].sort((a, b) => compare(a.scheduledDate, b.scheduledDate))) {
    const workout = following.workouts.find((each) => each.id === id)!;
    // workouts of one week stand on the same rung, as they are planned
    if (monday !== mondayOf(workout.scheduledDate)) rungs = new Map(after);
    monday = mondayOf(workout.scheduledDate);
    const place = rungOfId(workout.templateId);
    const own = place === null ? undefined : rungs.get(place.family);
    if (place === null || own === undefined || !isOpen(workout, today) || workout.locked) continue;
    const isLoad = context.week(workout.scheduledDate).target?.kind === 'load';
    toRung(following, context, workout, { own, wanted: isLoad ? own.rung : Math.max(0, own.rung - 1), history });
    const now = rungOfId(following.workouts.find((each) => each.id === id)!.templateId);
    // as if it will feel as expected
    if (isLoad && now !== null) after.set(place.family, { ...own, rung: rungAfter(own.rung, now) });
  }
  for (const sport of ENDURANCE_SPORTS) {
    const shown = testsWanted[sport];
    if (shown !== undefined) putTest(following, context, sport, shown);
  }
  return following.changes;
}

interface Wanted {
  own: AthleteRung;
  /** The rung that suits, 0 the first. */
  wanted: number;
  history: readonly TriedWorkout[];
}

function toRung(
  following: Following,
  context: PlanningContext,
  workout: ScheduledWorkout,
  { own: { last }, wanted, history }: Wanted,
): void {
  const { id: workoutId, templateId, isLong, workoutType, duration: minutes, intensity } = workout;
  const { family, rung } = rungOfId(templateId)!;
  // eased to another intensity, or lowered by a rule: that stays
  if (intensity !== anyFamilyOf(family).intensity || ruleReasons(workout).length > 0) return;
  const of = history.find(
    (each) => each.scheduledDate === last.date && rungOfId(each.templateId)?.family === last.family,
  )!;
  const lowering = causeOfLowering(last, { actualMinutes: of.doneMinutes, plannedMinutes: of.plannedMinutes });
  if (lowering !== null) {
    for (let to = wanted; to >= 0 && to < rung; to -= 1)
      if (tried(following, context, [{ op: 'ease', workoutId, rung: to + 1 }], lowering)) return;
    return;
  }
  if (isLong) return;
  const used = new Set(following.workouts.map((each) => each.templateId));
  const cause: Cause = {
    reasonCode: 'RUNG_RAISED',
    source: 'feedback',
    inputs: { what: last.what, family: last.family, date: last.date, outcome: last.outcome },
  };
  for (let to = wanted; to > rung; to -= 1)
    for (const id of idsOnRung({ family, rung: to }, templateId, false)) {
      const raise: Operation = { op: 'replace', workoutId, workoutType, minutes, intensity, templateId: id };
      // strength has one workout for each turn
      if ((workoutType === 'strength' || !used.has(id)) && tried(following, context, [raise], cause)) return;
    }
}

/** Is the day in a step-back week, and not close to an A race? */
function isTestWeek({ limits: { races }, week }: PlanningContext, day: Day): boolean {
  const { target, monday, limits } = week(day);
  const isNear = ({ priority, raceDate }: Race) =>
    priority === 'A' && raceDate >= monday && weeksBetween(monday, raceDate) < NO_TEST_WEEKS_BEFORE_RACE;
  return target?.kind === 'step' && limits.level !== 'beginner' && !races.some(isNear);
}

/**
 * A test in the next step-back week, in place of its hard workout of the sport, else of another one of the sport while the hard one of the
 * week becomes easy; nothing where a test is planned, or the athlete wants none.
 */
function putTest(following: Following, context: PlanningContext, sport: EnduranceSport, shown: Day): void {
  const { athlete, sports, raceType, today } = context.limits;
  const { testedSports = ENDURANCE_SPORTS } = athlete;
  const isOwn = raceType === null || baseSportsOf(raceType).includes(sport);
  if (!testedSports.includes(sport) || !sports.includes(sport) || !isOwn) return;
  const type = TYPE_OF_SPORT[sport];
  const open = following.workouts.filter((each) => isOpen(each, today) && !each.locked && !each.isLong);
  if (open.some(({ workoutType, templateId }) => workoutType === type && isTest(templateId))) return;
  const cause: Cause = { reasonCode: 'TEST_WORTH_IT', source: 'feedback', inputs: { sport, last: shown } };
  const places = open
    .filter(({ workoutType, scheduledDate }) => workoutType === type && isTestWeek(context, scheduledDate))
    .sort((a, b) => Number(b.isHard) - Number(a.isHard) || b.duration - a.duration);
  for (const { id: workoutId, duration: minutes, scheduledDate, isHard } of places) {
    const monday = mondayOf(scheduledDate);
    const others = isHard
      ? []
      : open.filter((each) => each.isHard && !isTest(each.templateId) && mondayOf(each.scheduledDate) === monday);
    const room = others.map(({ id }): Operation => ({ op: 'ease', workoutId: id, intensity: 'easy' }));
    for (const templateId of TEST_TEMPLATES[type])
      for (const long of [minutes, Math.max(minutes, MAX_MINUTES), Math.max(minutes, TEST_MINUTES[sport])]) {
        const test: Operation = {
          op: 'replace',
          workoutId,
          workoutType: type,
          minutes: long,
          intensity: 'threshold',
          templateId,
        };
        if (tried(following, context, [...room, test], cause)) return;
      }
  }
}
