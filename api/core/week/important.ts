import { onlySportOf } from '../codes/race.ts';
import { OPENER_MINUTES } from '../constants/raceWeek.ts';
import { isForbidden } from '../rules/rules.ts';
import { inFives } from '../workout/inFives.ts';
import { mayHold } from './dayRules.ts';
import type { Draft, WeekContext } from './draft.ts';
import { isRacePaced, isTooCloseToHardRun, placeKeys } from './keys.ts';
import { isTooLate } from './overdue.ts';
import { placeDue, placeLong, put } from './place.ts';
import { shortenToOrdinary } from './sizes.ts';
import { forbiddenBy } from './weekRules.ts';

/**
 * Places the opener, the long and the key workouts, and one of each sport that is soon overdue. A day usually holds
 * `workoutsADay`, at most `most`. Gives back the others.
 */
export function placeImportant(
  context: WeekContext,
  drafts: readonly Draft[],
  budget: number,
  workoutsADay: number,
  most: number,
): Draft[] {
  const { week } = context;
  const long = drafts.filter(({ isLong }) => isLong);
  // a sport with no more days left to it than there are long workouts chooses before them
  const easy = placeDue(
    context,
    drafts.filter(({ isLong }) => !isLong),
    workoutsADay,
    long.length,
  );
  let left = budget;
  if (week.kind === 'race') {
    if (left > 0) placeOpener(context, easy);
    left = 0;
  } else if (long.length === 0 && week.kind !== 'recovery') {
    // without a long workout the longest one still belongs on a long-workout day
    const longest = easy.sort((a, b) => b.minutes - a.minutes).shift();
    if (longest) easy.push(...placeLong(context, [longest], easy, workoutsADay));
  }
  // long workouts at race effort where the week may still take a hard workout
  for (const draft of long) draft.isHard = left > 0 && isRacePaced(context, draft);
  const ordinary = placeLong(context, long, easy, workoutsADay);
  for (const draft of long) if (draft.isHard && isTooCloseToHardRun(context, draft)) draft.isHard = false;
  for (const draft of ordinary) {
    Object.assign(draft, { isLong: false, role: draft.role === 'long' ? 'easy' : draft.role });
    if (context.rules !== null) shortenToOrdinary(context, draft);
  }
  if (week.kind === 'taper' && left > 0) placeOpener(context, easy);
  left -= context.days.filter((day) => day.drafts.some(({ isHard }) => isHard)).length;
  const due = placeDue(context, [...easy, ...ordinary], workoutsADay);
  return placeKeys(context, placeDue(context, due, most), left, workoutsADay);
}

/** Three days before the race: a short workout with a few efforts at race pace. */
function placeOpener(context: WeekContext, easy: Draft[]): void {
  const day = context.days.find((candidate) => candidate.status === 'open' && candidate.near.mayBeOpener);
  if (day === undefined) return;
  const sport = (context.raceType === null ? null : onlySportOf(context.raceType)) ?? 'cycling';
  const allowed = easy.filter((draft) => {
    const hard = { ...draft, isHard: true };
    return (
      draft.sport !== 'strength' &&
      mayHold(context, day, draft, context.limits.workoutsADay) &&
      !isForbidden(context, day.number, hard) &&
      (context.rules === null || forbiddenBy(context, day, hard) === null)
    );
  });
  // a sport that would have rested too long by then is trained before
  const isTimely = (draft: Draft) =>
    context.week.kind === 'race' ||
    !isTooLate(
      context,
      day,
      draft,
      easy.filter((other) => other !== draft),
    );
  const timely = allowed.filter(isTimely);
  const opener = timely.find((draft) => draft.sport === sport) ?? timely[0];
  if (opener === undefined) return;
  easy.splice(easy.indexOf(opener), 1);
  const minutes = inFives(Math.min(OPENER_MINUTES, opener.max, day.cap));
  put(day, {
    ...opener,
    role: 'opener',
    isHard: true,
    minutes: Math.min(opener.minutes, minutes),
    max: minutes,
    lengthRule: 'race-near',
  });
}
