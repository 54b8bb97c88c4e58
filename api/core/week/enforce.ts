import { MIN_WORKOUT } from '../constants/lengths.ts';
import type { ActiveRule } from '../principles/active.ts';
import { type Breach, breachesOf } from '../principles/judge.ts';
import { type Draft, keptOf, placedOn, type WeekContext } from './draft.ts';
import { mostWorkouts } from './ruleCounts.ts';
import { shortenToOrdinary } from './sizes.ts';
import { trimWeek } from './trim.ts';
import { type RuledWeek, sortForbiddenBy, draftOf, seenWeek, shape } from './weekRules.ts';

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
  const rules = context.rules!;
  const { open } = rules.set;
  if (open.length === 0) return;
  const stuck = new Set<ActiveRule>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const week = seenWeek(context, rules);
    const changed = open.some((active) => !stuck.has(active) && putRight(context, week, active, stuck));
    if (!changed) return;
    trimWeek(context);
  }
}

/** True when it changed something. */
function putRight(context: WeekContext, week: RuledWeek, active: ActiveRule, stuck: Set<ActiveRule>): boolean {
  const breaches = breachesOf(active, week);
  for (const breach of breaches) {
    const draft = breach.workouts.map((workout) => draftOf(week, workout)).find((each) => each !== undefined);
    if (draft !== undefined && remedy(context, active, draft, breach)) return true;
  }
  if (breaches.length > 0) stuck.add(active);
  return false;
}

function remedy(context: WeekContext, active: ActiveRule, draft: Draft, { excess }: Breach): boolean {
  const { body } = active.rule;
  if (body.kind === 'length' || body.kind === 'share' || body.kind === 'hours') {
    const most = body.kind === 'length' ? body.minutes : draft.minutes - Math.ceil(excess);
    if (most >= MIN_WORKOUT + draft.brickRunMinutes) {
      draft.minutes = most;
      draft.max = Math.min(draft.max, most);
      draft.lengthRule = draft.maxRule = 'principle-cap';
      shape(context, draft, active);
      return true;
    }
    if (body.kind === 'share') return false;
  }
  const quality = 'what' in body ? body.what.quality : 'any';
  if (quality === 'hard' && draft.isHard) {
    Object.assign(draft, {
      isHard: false,
      keyIndex: 0,
      role: draft.role === 'strength' || draft.role === 'brick' ? draft.role : draft.isLong ? 'long' : 'easy',
    });
    shape(context, draft, active);
    return true;
  }
  if (quality === 'long' && draft.isLong && draft.workoutType !== 'brick') {
    Object.assign(draft, { isLong: false, role: draft.role === 'long' ? 'easy' : draft.role });
    shortenToOrdinary(context, draft);
    shape(context, draft, active);
    return true;
  }
  const place = placedOn(context.days).find((each) => each.draft === draft);
  if (place === undefined) return false;
  place.day.drafts.splice(place.day.drafts.indexOf(draft), 1);
  context.rules!.fired.add(active);
  return true;
}
