import type { EnduranceSport } from '../codes/sport.ts';
import { workoutsOn } from '../rules/placement.ts';
import { mayBeHard, mayHold, roomOf } from './dayRules.ts';
import { type DayPlan, type Draft, type Placed, placedOn, type WeekContext } from './draft.ts';
import { hardBudget, hardIsForbidden, rotation, tooCloseToHardRun } from './keys.ts';
import { isTooLate } from './overdue.ts';
import { put } from './place.ts';
import { forbiddenBy } from './weekRules.ts';
import { prescribedWorkoutOf } from './workouts.ts';

/**
 * A taper without a hard workout so far makes a placed one hard: an ordinary one before the long one, the brick last. Where
 * none lies on a day that may be hard, one moves or changes places. True when the week has changed.
 */
export function sharpenTaper(context: WeekContext, workoutsADay: number): boolean {
  if (context.week.kind !== 'taper' || hardBudget(context) === 0) return false;
  const placed = placedOn(context.days);
  if (placed.some(({ draft }) => draft.isHard)) return false;
  const order = rotation(context, 1);
  const rank = ({ draft }: Placed) =>
    order.indexOf(draft.sport as EnduranceSport) +
    (draft.isLong ? order.length : 0) +
    (draft.workoutType === 'brick' ? order.length : 0);
  const allowed = placed.filter(({ draft }) => mayEverBeHard(context, draft)).sort((a, b) => rank(a) - rank(b));
  if (allowed.some(({ day, draft }) => mayBeSharp(context, day, draft) && sharpen(context, draft))) return true;
  return allowed.some((from) => !from.draft.isLong && moveAndSharpen(context, from, workoutsADay));
}

function mayEverBeHard(context: WeekContext, { sport, workoutType, race }: Draft): boolean {
  if (race !== null || sport === 'strength' || hardIsForbidden(context, sport)) return false;
  return workoutType !== 'brick' || !hardIsForbidden(context, 'running');
}

function mayBeSharp(context: WeekContext, day: DayPlan, draft: Draft): boolean {
  const runs = draft.workoutType === 'run' || draft.workoutType === 'brick';
  if (forbiddenBy(context, day, { ...draft, isHard: true }) !== null) return false;
  return mayBeHard(context, day) && !(runs && tooCloseToHardRun(context, day.number));
}

/** Makes the workout a hard one; false where it is too short for that. */
function sharpen(context: WeekContext, draft: Draft): boolean {
  const { role } = draft;
  draft.isHard = true;
  if (role !== 'brick') draft.role = 'key';
  if (prescribedWorkoutOf(context, draft).isHard) return true;
  draft.isHard = false;
  draft.role = role;
  return false;
}

/** Brings a workout to a day that may be hard, in exchange for one of that day where the day is full. */
function moveAndSharpen(context: WeekContext, { day, draft }: Placed, workoutsADay: number): boolean {
  return context.days.some((other) => {
    if (other === day || !mayBeSharp(context, other, draft)) return false;
    const instead = workoutsOn(other) < workoutsADay ? [null] : other.drafts;
    const before = [day.drafts, other.drafts] as const;
    return [...instead].some((back) => {
      day.drafts = before[0].filter((each) => each !== draft);
      other.drafts = before[1].filter((each) => each !== back);
      const fits =
        give(context, other, draft, workoutsADay) && (back === null || give(context, day, back, workoutsADay));
      if (fits && sharpen(context, draft)) return true;
      [day.drafts, other.drafts] = before;
      draft.dayIndex = day.index;
      if (back !== null) back.dayIndex = other.index;
      return false;
    });
  });
}

function give(context: WeekContext, day: DayPlan, draft: Draft, workoutsADay: number): boolean {
  if (!mayHold(context, day, draft, workoutsADay) || roomOf(day) < draft.minutes || isTooLate(context, day, draft))
    return false;
  put(day, draft);
  return true;
}
