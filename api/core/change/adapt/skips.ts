import { addDays, type Day, daysBetween, mondayOf, weekdayIndex } from '../../calendar/calendar.ts';
import { LIFE, REALIGN, TIRED } from '../../constants/adapt.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { isIllOn, missedLately, type SkipReason } from '../../load/consistency.ts';
import { tiredLately } from '../../load/tiredSkips.ts';
import { type Proposal, proposalOf } from '../../messages/notes.ts';
import type { Cause } from '../operations.ts';
import {
  type AdaptationDraft,
  capMinutes,
  easeTo,
  limitHard,
  openSlots,
  remove,
  spanOf,
  slotTypeOf,
} from './adaptationDraft.ts';
import { limitVolume } from './limitVolume.ts';
import type { IllnessReport, PastFeedback } from './events.ts';
import { easeLongs } from './fatigue.ts';
import { easeNextHard } from './nextHard.ts';

/** What is known of the athlete beside the skips. */
interface Known {
  readinessScore: number | null;
  isRested: boolean;
  illness: IllnessReport | null;
}

/** What skips ask for besides: two days of the sport for an injury, an easier week for tiredness, short weekdays for work. */
export function adaptToSkips(draft: AdaptationDraft, history: readonly PastFeedback[], known: Known): Proposal[] {
  const past = history
    .filter(({ scheduledDate }) => scheduledDate <= draft.today)
    .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));
  const skips = (reason: SkipReason) => past.filter(({ reasonForSkip }) => reasonForSkip === reason);
  const ofInjury = adaptToInjurySkip(draft, skips('injury').at(-1));
  adaptToFatigue(draft, skips('fatigue'), past, known);
  const ofWork = adaptToBusyWeek(draft, [...skips('work'), ...skips('other')]);
  return [...ofInjury, ...ofWork, ...realignment(draft.today, history, known.illness)];
}

/** The sports that an injury in one of them keeps from. */
const HURT: Readonly<Partial<Record<WorkoutType, readonly WorkoutType[]>>> = {
  brick: ['brick', 'bike', 'run'],
  run: ['run', 'brick'],
  bike: ['bike', 'brick'],
};

function adaptToInjurySkip(draft: AdaptationDraft, hurt: PastFeedback | undefined): Proposal[] {
  if (hurt === undefined || daysBetween(hurt.scheduledDate, draft.today) > 2) return [];
  const { workoutType: sport, scheduledDate } = hurt;
  const cause: Cause = {
    reasonCode: 'SKIPPED_INJURY',
    source: 'feedback',
    inputs: { sport, skippedOn: scheduledDate },
  };
  const without = HURT[sport] ?? [sport];
  for (const slot of openSlots(draft, spanOf(scheduledDate, 3)))
    if (without.includes(slotTypeOf(slot))) remove(slot, cause);
  if (draft.context.limits.athlete.injuries.some(({ isRecovered }) => !isRecovered)) return [];
  return [proposalOf('INJURY_AREA', { sport })];
}

/** Long workouts become shorter, the next hard one easy; tired again, the week becomes lighter and the next one a step back. */
function adaptToFatigue(
  draft: AdaptationDraft,
  tired: readonly PastFeedback[],
  history: readonly PastFeedback[],
  { readinessScore, isRested }: Known,
): void {
  const known = tiredLately(tired, draft.today);
  if (known === null) return;
  const { last: from, isRecent, isSaid, skipped } = known;
  const isAgain = known.isAgain || (readinessScore !== null && readinessScore < 45 && isRecent);
  const readiness = readinessScore === null ? null : Math.round(readinessScore);
  const inputs = { skipped, last: from, readiness, ...(isSaid && { isSaid }) };
  const cause: Cause = { reasonCode: isAgain ? 'TIRED_AGAIN' : 'TIRED', source: 'feedback', inputs };
  const sunday = addDays(mondayOf(from), 6);
  const nextWeek = spanOf(addDays(sunday, 1), 7);
  if (isRecent || isAgain) {
    easeLongs(draft, { from, to: isAgain ? nextWeek.to : addDays(from, TIRED.days) }, history, cause);
    easeNextHard(draft, from, 'easy', cause);
  }
  if (!isAgain) return;
  for (const slot of openSlots(draft, spanOf(from, 3))) easeTo(slot, 'recovery', cause);
  limitHard(draft, { from: addDays(from, 1), to: sunday }, 0, cause);
  limitVolume(draft, { from, to: sunday }, { factor: TIRED.volume }, cause);
  limitHard(draft, nextWeek, 1, cause);
  if (!isRested) limitVolume(draft, nextWeek, { factor: TIRED.stepBack }, cause);
}

/** Short weekdays in a week that work took workouts from twice; other days for workouts where it does every week. */
function adaptToBusyWeek(draft: AdaptationDraft, busy: readonly PastFeedback[]): Proposal[] {
  const { today } = draft;
  const monday = mondayOf(today);
  const busyIn = (week: Day) => busy.filter(({ scheduledDate }) => mondayOf(scheduledDate) === week).length;
  const [thisWeek, lastWeek] = [busyIn(monday), busyIn(addDays(monday, -7))];
  if (thisWeek >= 2) {
    const cause: Cause = { reasonCode: 'BUSY_WEEK', source: 'feedback', inputs: { skipped: thisWeek, monday } };
    for (const slot of openSlots(draft, { from: today, to: addDays(monday, 6) }))
      if (weekdayIndex(slot.workout.scheduledDate) < 5) capMinutes(slot, LIFE.weekday, cause, true);
  }
  return thisWeek === 0 || lastWeek === 0 ? [] : [proposalOf('OTHER_TIMES', { thisWeek, lastWeek })];
}

function realignment(today: Day, history: readonly PastFeedback[], illness: IllnessReport | null): Proposal[] {
  const ill = illness === null ? [] : [illness];
  const missed = missedLately(
    today,
    history.map((each) => ({ ...each, removedByPlan: false, isIllDay: isIllOn(each.scheduledDate, ill) })),
  );
  return missed < REALIGN.missed ? [] : [proposalOf('REALIGN', { missed, days: REALIGN.days })];
}
