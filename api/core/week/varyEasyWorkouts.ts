import {
  BACK_TO_BACK_RACES,
  BACK_TO_BACK_SHARE,
  MEDIUM_LONG,
  MIN_EASY_TO_VARY,
  MIN_WORKOUT,
  SHORT_EASY,
} from '../constants/lengths.ts';
import { BACK_TO_BACK } from '../workout/prescription/choose.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { isLongWorkoutDay, roomOf } from './dayRules.ts';
import { type DayPlan, type Draft, draftsOf, type Placed, placedOn, type WeekContext } from './draft.ts';
import { longestElsewhere } from './fill.ts';

/** Of many easy runs, and of many easy rides, one becomes longer, and others give it the minutes: the week's load stays as it is. */
export function varyEasyWorkouts(context: WeekContext): void {
  if (context.week.kind !== 'load') return;
  for (const type of ['run', 'bike'] as const) varyEasy(context, type);
}

function varyEasy(context: WeekContext, type: 'run' | 'bike'): void {
  const easy = placedOn(context.days)
    .filter(({ draft }) => draft.workoutType === type && draft.role === 'easy' && !draft.isLong && !draft.isHard)
    .filter(({ day, draft }) => !standsForLong(context, day, draft))
    .sort((a, b) => a.draft.minutes - b.draft.minutes);
  if (easy.length < MIN_EASY_TO_VARY) return;
  const usual = easy[Math.floor(easy.length / 2)]!.draft.minutes;
  const most = longestElsewhere(context);
  const after = type === 'run' ? dayAfterLongRun(context, easy) : null;
  const wanted = after === null ? MEDIUM_LONG * usual : BACK_TO_BACK_SHARE * after.longRun.minutes;
  const room = ({ day, draft }: Placed) =>
    Math.floor(Math.min(roomOf(day), Math.min(draft.max, most, wanted) - draft.minutes));
  const longer = after?.placed ?? [...easy].sort((a, b) => room(b) - room(a) || b.day.index - a.day.index)[0]!;
  if (after !== null) longer.draft.isBackToBack = true;
  for (const shorter of easy) {
    if (room(longer) <= 0) break;
    if (shorter === longer) continue;
    const spare = shorter.draft.minutes - Math.max(MIN_WORKOUT, Math.ceil(SHORT_EASY * usual));
    const moved = Math.min(spare, room(longer));
    if (moved <= 0) continue;
    shorter.draft.minutes -= moved;
    longer.draft.minutes += moved;
  }
  if (after !== null) shareLongRun(after.longRun, longer.draft, room(longer));
}

/** An ordinary workout of a long-workout day stays the longest where principles leave its sport no long one, or the long ones there are shorter. */
function standsForLong(context: WeekContext, day: DayPlan, { sport, minutes }: Draft): boolean {
  if (!isLongWorkoutDay(context, day)) return false;
  if (context.rules?.withoutLong.has(sport as EnduranceSport)) return true;
  return (
    minutes > longestElsewhere(context) &&
    draftsOf(context.days).every((other) => !other.isLong || other.minutes < minutes)
  );
}

/** What the second of two long runs still lacks comes from the first, until it is the wanted share of what is left of that. */
function shareLongRun(first: Draft, second: Draft, room: number): void {
  const moved = Math.max(0, Math.floor(room / (1 + BACK_TO_BACK_SHARE)));
  first.minutes -= moved;
  second.minutes += moved;
}

/** The easy run of the day after the long one, in every second week before an ultra; null: there is none, or it is no such week. */
function dayAfterLongRun(
  { raceType, week, days, lastFamilies }: WeekContext,
  easy: readonly Placed[],
): { placed: Placed; longRun: Draft } | null {
  if (raceType === null || !BACK_TO_BACK_RACES.includes(raceType)) return null;
  if (week.phaseType === 'base' || lastFamilies.has(BACK_TO_BACK)) return null;
  for (const day of days) {
    const longRun = day.drafts.find(({ isLong, workoutType }) => isLong && workoutType === 'run');
    if (longRun === undefined) continue;
    const placed = easy.find((each) => each.day.number === day.number + 1);
    if (placed !== undefined) return { placed, longRun };
  }
  return null;
}
