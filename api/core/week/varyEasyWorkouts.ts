import {
  BACK_TO_BACK_SHARE,
  MIN_SPREAD,
  LENGTH_STEP,
  MEDIUM_LONG,
  MIN_EASY_TO_VARY,
  MIN_WORKOUT,
  SHORT_EASY,
  SHORT_OF_TWO,
  VARIED_FROM,
} from '../constants/lengths.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { inFives, toFives } from '../workout/inFives.ts';
import { holdsBackToBack } from './backToBack.ts';
import { isLongWorkoutDay, roomOf } from './dayRules.ts';
import { type DayPlan, type Draft, draftsOf, type Placed, placedOn, type WeekContext } from './draft.ts';
import { longestElsewhere } from './fill.ts';

/** Of many easy runs, and of many easy rides, one becomes longer, and others give it the minutes: the week's load stays as it is. */
export function varyEasyWorkouts(context: WeekContext): void {
  if (context.week.kind !== 'load') return;
  for (const type of ['run', 'bike'] as const) varyEasy(context, type);
}

function varyEasy(context: WeekContext, type: 'run' | 'bike'): void {
  const all = placedOn(context.days).filter(({ draft }) => draft.workoutType === type);
  const easy = all
    .filter(({ draft }) => draft.role === 'easy' && !draft.isLong && !draft.isHard)
    .filter(({ day, draft }) => !standsForLong(context, day, draft))
    .sort((a, b) => a.draft.minutes - b.draft.minutes);
  if (easy.length < (all.length >= VARIED_FROM[type] ? 2 : MIN_EASY_TO_VARY)) return;
  const usual = middleOf(easy.map(({ draft }) => draft.minutes));
  const most = longestElsewhere(context);
  const after = type === 'run' ? dayAfterLongRun(context, easy) : null;
  const wanted = (of: Draft) =>
    after === null ? MEDIUM_LONG * middleBeside(all, of) : BACK_TO_BACK_SHARE * after.longRun.minutes;
  const room = ({ day, draft }: Placed) =>
    inFives(Math.min(roomOf(day), Math.min(draft.max, most, toFives(wanted(draft))) - draft.minutes));
  const longer = after?.placed ?? [...easy].sort((a, b) => room(b) - room(a) || b.day.index - a.day.index)[0]!;
  if (after !== null) longer.draft.isBackToBack = true;
  const least = Math.max(MIN_WORKOUT, toFives((easy.length === 2 ? SHORT_OF_TWO : SHORT_EASY) * usual));
  for (const { draft } of easy) {
    if (draft === longer.draft) continue;
    while (draft.minutes > least && room(longer) > 0) {
      move(draft, longer.draft, LENGTH_STEP);
      // each step makes the wanted length less, by the middle of the others
      if (longer.draft.minutes <= toFives(wanted(longer.draft))) continue;
      move(longer.draft, draft, LENGTH_STEP);
      break;
    }
  }
  if (longer.draft.minutes < toFives(wanted(longer.draft)))
    widen(easy, least, (each) => Math.min(room(each), spare(longer, each)));
  if (after !== null) shareLongRun(after.longRun, longer.draft, room(longer));
}

const spare = (longer: Placed, { draft }: Placed): number => longer.draft.minutes - draft.minutes;

/** The shortest gives to those in the middle, where the longest may not be as long as it should. */
function widen(easy: readonly Placed[], least: number, room: (placed: Placed) => number): void {
  for (;;) {
    const [shortest, ...others] = [...easy].sort((a, b) => a.draft.minutes - b.draft.minutes);
    const to = others.findLast((each) => room(each) >= LENGTH_STEP);
    const spread = others.at(-1)!.draft.minutes - shortest!.draft.minutes;
    if (to === undefined || spread >= MIN_SPREAD || shortest!.draft.minutes <= least) return;
    move(shortest!.draft, to.draft, LENGTH_STEP);
  }
}

/** The middle length of the workouts besides this one and the long one, minutes. */
function middleBeside(placed: readonly Placed[], but: Draft): number {
  const minutes = placed.flatMap(({ draft }) => (draft === but || draft.isLong ? [] : [draft.minutes]));
  return middleOf(minutes.sort((a, b) => a - b));
}

const middleOf = (sorted: readonly number[]): number =>
  (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;

function move(from: Draft, to: Draft, minutes: number): void {
  from.minutes -= minutes;
  to.minutes += minutes;
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
  move(first, second, Math.max(0, inFives(room / (1 + BACK_TO_BACK_SHARE))));
}

/** The easy run of the day after the long one, in every second week before an ultra; null: there is none, or it is no such week. */
function dayAfterLongRun(context: WeekContext, easy: readonly Placed[]): { placed: Placed; longRun: Draft } | null {
  if (!holdsBackToBack(context)) return null;
  for (const day of context.days) {
    const longRun = day.drafts.find(({ isLong, workoutType }) => isLong && workoutType === 'run');
    if (longRun === undefined) continue;
    const placed = easy.find((each) => each.day.number === day.number + 1);
    if (placed !== undefined) return { placed, longRun };
  }
  return null;
}
