import { MIN_WORKOUT } from '../constants/lengths.ts';
import type { ActiveRule } from '../principles/active.ts';
import { type Breach, breachesOf } from '../principles/judge.ts';
import { type Draft, keptOf, type WeekContext } from './draft.ts';
import { inFives } from '../workout/inFives.ts';
import { mostWorkouts } from './ruleCounts.ts';
import { shortenToOrdinary } from './sizes.ts';
import { trimWeek } from './trim.ts';
import { sortForbiddenBy, draftOf, seenWeek, shape } from './weekRules.ts';

/** Rounds of putting right; each takes something away, so that it ends. */
const MAX_ROUNDS = 60;

/** Days on which principles leave no workout at all are rest days from the start. */
export function closeDays(context: WeekContext): void {
  for (const day of context.days) {
    if (day.status !== 'open') continue;
    const by = sortForbiddenBy(context, day, { isLong: false, isHard: false });
    if (by === null) continue;
    day.status = 'rest';
    context.rules!.fired.add(by);
  }
}

/** Places for workouts in the week, kept ones apart, as far as principles count them. */
export function fewerSeats(context: WeekContext, seats: number): number {
  const most = mostWorkouts(context, null);
  if (most === null) return seats;
  const left = Math.max(0, most.most - keptOf(context.days).filter(({ workoutType }) => workoutType !== 'race').length);
  if (left < seats) context.rules!.fired.add(most.active);
  return Math.min(seats, left);
}

/**
 * Takes away what still breaks a principle once the week is laid out: shortens, makes easy, drops. What stands by an act of a
 * person stays.
 */
export function enforce(context: WeekContext): void {
  for (let round = 0; round < MAX_ROUNDS && changesOne(context); round += 1) trimWeek(context);
}

/** Puts one workout right; false where nothing is left that can be. */
function changesOne(context: WeekContext): boolean {
  const rules = context.rules!;
  const week = seenWeek(context, rules);
  return rules.set.open.some((active) =>
    breachesOf(active, week).some((breach) => {
      // what may go comes before what stands
      const draft = draftOf(week, breach.workouts[0]!);
      return draft !== undefined && remedy(context, active, draft, breach);
    }),
  );
}

function remedy(context: WeekContext, active: ActiveRule, draft: Draft, { excess }: Breach): boolean {
  const { body } = active.rule;
  const isOfLength = body.kind === 'length' || body.kind === 'share' || body.kind === 'hours';
  const isChanged =
    (isOfLength && isShortened(draft, excess)) || (!isShare(active) && isMilder(context, active, draft));
  if (isChanged) shape(context, draft, active);
  if (isChanged || isShare(active)) return isChanged;
  const { drafts } = context.days.find((day) => day.drafts.includes(draft))!;
  drafts.splice(drafts.indexOf(draft), 1);
  context.rules!.fired.add(active);
  return true;
}

/** What takes too large a share of the week is shortened, and never dropped for it. */
const isShare = ({ rule }: ActiveRule): boolean => rule.body.kind === 'share';

/** Takes the excess off, where a workout is left. */
function isShortened(draft: Draft, excess: number): boolean {
  const most = inFives(draft.minutes - excess);
  if (most < MIN_WORKOUT + draft.brickRunMinutes) return false;
  draft.minutes = most;
  draft.max = Math.min(draft.max, most);
  draft.lengthRule = draft.maxRule = 'principle-cap';
  return true;
}

/** Makes easy what may not be hard, and ordinary what may not be long. */
function isMilder(context: WeekContext, { rule: { body } }: ActiveRule, draft: Draft): boolean {
  const quality = 'what' in body ? body.what.quality : null;
  if (quality === 'hard') {
    const isOwn = draft.role === 'strength' || draft.role === 'brick';
    const role = isOwn ? draft.role : draft.isLong ? 'long' : 'easy';
    Object.assign(draft, { isHard: false, keyIndex: 0, role });
    return true;
  }
  if (quality !== 'long' || draft.workoutType === 'brick') return false;
  Object.assign(draft, { isLong: false, role: draft.role === 'long' ? 'easy' : draft.role });
  shortenToOrdinary(context, draft);
  return true;
}
