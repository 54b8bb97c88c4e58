import { addDays, type Day, mondayOf, weeksBetween } from '../../../core/calendar/calendar.ts';
import { adapt } from '../../../core/change/adapt.ts';
import type { CheckIn, IllnessReport, PastFeedback, RemovedWorkout } from '../../../core/change/adapt/events.ts';
import type { WorkoutChange } from '../../../core/change/changes.ts';
import { followRungs } from '../../../core/change/followRungs.ts';
import { applyOperations } from '../../../core/change/operations.ts';
import { silentDays } from '../../../core/load/silentDays.ts';
import type { ScheduledWorkout, ScheduleLimits } from '../../../core/rules/context.ts';
import { brokenLimits } from '../../../core/rules/rules.ts';
import { mainRace } from '../../../core/season/phases.ts';
import { planSeason } from '../../../core/season/seasonPlan.ts';
import { planSchedule } from '../../../core/week/planSchedule.ts';
import type { PastWorkout } from '../../../core/workout/workout.ts';
import type { TriedWorkout } from '../../../core/workout/rungs.ts';
import type { Person } from '../content/people.ts';

const WEEKS_AHEAD = 4;
/** Days that the planner and the rules look back on. */
const PLANNER_BACK_DAYS = 42;
const RULES_BACK_DAYS = 63;
const CHECK_INS_READ = 9;

/** What became of a workout. */
export interface Outcome {
  minutes: number;
  rpe: number | null;
  reason: PastFeedback['reasonForSkip'];
}

export interface LivedSchedule {
  /** Of all weeks up to now and the four ahead. */
  readonly workouts: readonly ScheduledWorkout[];
  readonly checkIns: CheckIn[];
  illness: IllnessReport | null;
  /** Acts of the rules that changed something. */
  readonly acts: number;
  /** Minutes that each rule took, by the code of its reason. */
  readonly eased: ReadonlyMap<string, number>;
  /** What an act of the rules made more, in words; the rules only take away. */
  readonly raised: readonly string[];
  /** Limits that were broken on a Monday, in words. */
  readonly broken: readonly string[];
  /** Makes the weeks of the four from this Monday on that are not there yet. */
  roll(monday: Day): void;
  /** Brings hard workouts to the rungs that suit by now. */
  follow(today: Day): void;
  /** Applies what the rules make of all that was told. */
  adapt(today: Day): void;
  /** Notes the limits that the four weeks break. */
  prove(monday: Day): void;
  tell(workout: ScheduledWorkout, outcome: Outcome): void;
  /** Workouts that the athlete is asked about after a week without a word. */
  asked(today: Day): readonly ScheduledWorkout[];
}

/** A schedule as the product keeps it, made by its own planner and eased by its own rules. */
export function livedSchedule({ input }: Person): LivedSchedule {
  const { athlete, sports, races } = input;
  const season = planSeason(input);
  const raceType = mainRace(races)?.raceType ?? null;
  const lastWeek = season.weeks.at(-1)!.weekStartDate;
  let workouts: readonly ScheduledWorkout[] = [];
  let acts = 0;
  const removed: RemovedWorkout[] = [];
  const history: PastFeedback[] = [];
  const tried: TriedWorkout[] = [];
  const eased = new Map<string, number>();
  const raised: string[] = [];
  const broken: string[] = [];

  const pastOf = (day: Day): PastWorkout[] =>
    workouts
      .filter(
        ({ status, scheduledDate }) =>
          status !== 'skipped' && scheduledDate < day && scheduledDate >= addDays(day, -PLANNER_BACK_DAYS),
      )
      .map((workout) => ({ ...workout, duration: workout.doneMinutes ?? workout.duration }));

  const limitsOn = (today: Day): ScheduleLimits => {
    const firstDay = mondayOf(today);
    const lastDay = addDays(firstDay, 7 * WEEKS_AHEAD - 1);
    return { today, athlete, sports, races, raceType, season, firstDay, lastDay, past: pastOf(firstDay) };
  };

  const historyOn = (today: Day): PastFeedback[] => {
    const untold = workouts.filter(({ status, scheduledDate }) => status === 'scheduled' && scheduledDate < today);
    const all = [...history, ...untold.map((workout) => feedbackOf(workout, { minutes: 0, rpe: null, reason: null }))];
    return all.filter(({ scheduledDate }) => scheduledDate >= addDays(today, -RULES_BACK_DAYS));
  };

  const note = (changes: readonly WorkoutChange[], before: readonly ScheduledWorkout[]) => {
    const after = new Map(workouts.map((workout) => [workout.id, workout.duration]));
    for (const { workoutId, reasonCode } of changes) {
      const own = changes.filter((each) => each.workoutId === workoutId).length;
      const was = before.find(({ id }) => id === workoutId)?.duration ?? 0;
      eased.set(reasonCode, (eased.get(reasonCode) ?? 0) + (was - (after.get(workoutId ?? '') ?? 0)) / own);
    }
  };

  const schedule = {
    checkIns: [] as CheckIn[],
    illness: null as IllnessReport | null,
    eased,
    raised,
    broken,
    get workouts() {
      return workouts;
    },
    get acts() {
      return acts;
    },
    roll(monday: Day) {
      const last = workouts.at(-1)?.scheduledDate;
      const firstWeek = last === undefined ? monday : addDays(mondayOf(last), 7);
      const wanted = addDays(monday, 7 * (WEEKS_AHEAD - 1));
      const count = weeksBetween(firstWeek, wanted < lastWeek ? wanted : lastWeek) + 1;
      if (count < 1) return;
      const past = pastOf(firstWeek);
      const asked = {
        today: monday,
        athlete,
        sports,
        races,
        season,
        raceType,
        firstWeek,
        count,
        past,
        keep: [],
        tried,
      };
      const planned = planSchedule(asked);
      if (!planned.ok) throw new Error(planned.conflict.message);
      const added = planned.weeks
        .flatMap((week) => week.workouts)
        .map((workout, i): ScheduledWorkout => ({
          ...workout,
          id: `${firstWeek}.${i}`,
          status: 'scheduled',
          locked: false,
          madeBy: 'planner',
        }));
      workouts = [...workouts, ...added];
    },
    follow(today: Day) {
      const limits = limitsOn(today);
      const open = workouts.filter(({ scheduledDate }) => scheduledDate >= limits.firstDay);
      const changes = followRungs(open, limits, tried);
      if (changes.length === 0) return;
      acts += 1;
      const { workouts: after } = applyOperations(open, changes, limits);
      workouts = [...workouts.filter(({ scheduledDate }) => scheduledDate < limits.firstDay), ...after].sort(byDay);
    },
    adapt(today: Day) {
      const limits = limitsOn(today);
      const isOpen = ({ scheduledDate }: { scheduledDate: Day }) => scheduledDate >= limits.firstDay;
      const before = workouts.filter(isOpen);
      const { operations } = adapt({
        workouts: before,
        removed: removed.filter(isOpen),
        limits,
        history: historyOn(today),
        checkIns: schedule.checkIns.slice(-CHECK_INS_READ),
        illness: schedule.illness,
      });
      const { workouts: after, applied } = applyOperations(before, operations, limits);
      if (applied.length === 0) return;
      acts += 1;
      workouts = [...workouts.filter((workout) => !isOpen(workout)), ...after].sort(byDay);
      note(operations, before);
      raised.push(...raisedBy(operations, before, after).map((what) => `${today}: ${what}`));
      for (const { op, workoutId, reasonCode } of operations) {
        const gone = op === 'remove' && before.find(({ id }) => id === workoutId);
        if (gone && after.every(({ id }) => id !== workoutId)) removed.push({ ...gone, removedBy: reasonCode });
      }
    },
    prove(monday: Day) {
      const open = workouts.filter(({ scheduledDate }) => scheduledDate >= monday);
      for (const { rule, day, said } of brokenLimits(open, limitsOn(monday)))
        broken.push(`${monday}: ${rule} on ${day}: ${JSON.stringify(said)}`);
    },
    tell(workout: ScheduledWorkout, outcome: Outcome) {
      const { minutes } = outcome;
      const isWhole = minutes >= 0.85 * workout.duration;
      const status = minutes === 0 ? 'skipped' : isWhole ? 'completed' : 'partially_completed';
      const told = { ...workout, status, ...(minutes > 0 && { doneMinutes: minutes }) } as const;
      workouts = workouts.map((each) => (each.id === workout.id ? told : each));
      history.push(feedbackOf(told, outcome));
      tried.push(triedOf(told, outcome));
    },
    asked(today: Day) {
      const known = workouts.map((each) => ({ ...each, hasFeedback: each.status !== 'scheduled' }));
      const signs = schedule.checkIns.map(({ answeredOn }) => answeredOn);
      const illnesses = schedule.illness === null ? [] : [schedule.illness];
      const ids = silentDays(today, known, { signs, illnesses })?.workoutIds ?? [];
      return workouts.filter(({ id }) => ids.includes(id));
    },
  };
  return schedule;
}

const byDay = (a: ScheduledWorkout, b: ScheduledWorkout): number =>
  a.scheduledDate < b.scheduledDate ? -1 : a.scheduledDate > b.scheduledDate ? 1 : 0;

const triedOf = (workout: ScheduledWorkout, { minutes, rpe, reason }: Outcome): TriedWorkout => ({
  id: workout.id,
  scheduledDate: workout.scheduledDate,
  workoutType: workout.workoutType,
  intensity: workout.intensity,
  description: workout.description,
  templateId: workout.templateId,
  plannedMinutes: workout.duration,
  status: workout.status,
  doneMinutes: minutes,
  perceivedExertion: rpe,
  isSkippedTired: reason === 'fatigue',
});

const feedbackOf = (workout: ScheduledWorkout, { minutes, rpe, reason }: Outcome): PastFeedback => ({
  scheduledDate: workout.scheduledDate,
  workoutType: workout.workoutType,
  intensity: workout.intensity,
  isLong: workout.isLong,
  isHard: workout.isHard,
  plannedMinutes: workout.duration,
  tss: workout.tss,
  status: workout.status,
  actualMinutes: minutes,
  perceivedExertion: rpe,
  feelingRating: null,
  reasonForSkip: reason,
});

function minutesByWeek(workouts: readonly ScheduledWorkout[]): ReadonlyMap<Day, number> {
  const weeks = new Map<Day, number>();
  for (const { scheduledDate, duration } of workouts)
    weeks.set(mondayOf(scheduledDate), (weeks.get(mondayOf(scheduledDate)) ?? 0) + duration);
  return weeks;
}

/** A hard workout that was missed may take the place of an easy one of the same week: nothing else may grow, come or get harder. */
function raisedBy(
  changes: readonly WorkoutChange[],
  before: readonly ScheduledWorkout[],
  after: readonly ScheduledWorkout[],
): string[] {
  const was = new Map(before.map((workout) => [workout.id, workout]));
  const isMoved = (id: string) =>
    changes.some(({ workoutId, reasonCode }) => workoutId === id && reasonCode === 'MISSED_KEY');
  const minutes = minutesByWeek(before);
  return [
    ...after.flatMap(({ id, description, duration, isHard }) => {
      const old = was.get(id);
      if (old === undefined) return [`${description} came`];
      const isMore = duration > old.duration || (isHard && !old.isHard && !isMoved(id));
      return isMore ? [`${old.description} of ${old.duration} min became ${description} of ${duration} min`] : [];
    }),
    ...[...minutesByWeek(after)].flatMap(([monday, now]) =>
      now > (minutes.get(monday) ?? 0) ? [`the week of ${monday} grew to ${now} min`] : [],
    ),
  ];
}
