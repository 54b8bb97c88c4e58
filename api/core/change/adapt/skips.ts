import { addDays, type Day, daysBetween, mondayOf, weekdayIndex } from '../../calendar/calendar.ts';
import { LIFE, REALIGN, TIRED } from '../../constants/adapt.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { isIllOn, missedLately, type SkipReason } from '../../load/consistency.ts';
import { ATHLETE, opening } from '../../messages/reader.ts';
import { causeText } from '../../messages/reason.ts';
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
import type { Flag, IllnessReport, PastFeedback, Proposal } from './events.ts';
import { easeLongs } from './fatigue.ts';
import { easeNextHard } from './nextHard.ts';

/** What is known of the athlete beside the skips. */
interface Known {
  readinessScore: number | null;
  isRested: boolean;
  illness: IllnessReport | null;
}

/** What skips ask for besides: two days of the sport for an injury, an easier week for tiredness, short weekdays for work. */
export function adaptToSkips(
  draft: AdaptationDraft,
  history: readonly PastFeedback[],
  known: Known,
): { proposals: Proposal[]; coachFlags: Flag[] } {
  const past = history
    .filter(({ scheduledDate }) => scheduledDate <= draft.today)
    .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));
  const skips = (reason: SkipReason) => past.filter(({ reasonForSkip }) => reasonForSkip === reason);
  const ofInjury = adaptToInjurySkip(draft, skips('injury').at(-1));
  const coachFlags = adaptToFatigue(draft, skips('fatigue'), past, known);
  const ofWork = adaptToBusyWeek(draft, [...skips('work'), ...skips('other')]);
  return { proposals: [...ofInjury, ...ofWork, ...realignment(draft.today, history, known.illness)], coachFlags };
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
  const text =
    'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.';
  return [{ code: 'INJURY_AREA', text, inputs: { sport } }];
}

/** Long workouts become shorter, the next hard one easy; tired again, the week becomes lighter and the next one a step back. */
function adaptToFatigue(
  draft: AdaptationDraft,
  tired: readonly PastFeedback[],
  history: readonly PastFeedback[],
  { readinessScore, isRested }: Known,
): Flag[] {
  const from = tired.at(-1)?.scheduledDate;
  const since = from === undefined ? Infinity : daysBetween(from, draft.today);
  if (from === undefined || since >= 14) return [];
  const lately = tired.filter(({ scheduledDate }) => daysBetween(scheduledDate, from) < TIRED.days);
  const isSaid = lately.some(({ isOnlySaid }) => isOnlySaid === true);
  const skipped = lately.filter(({ isOnlySaid }) => isOnlySaid !== true).length;
  const isRecent = since < TIRED.days;
  const isAgain = lately.length >= 2 || (readinessScore !== null && readinessScore < 45 && isRecent);
  const readiness = readinessScore === null ? null : Math.round(readinessScore);
  const inputs = { skipped, last: from, readiness, ...(isSaid && { isSaid }) };
  const cause: Cause = { reasonCode: isAgain ? 'TIRED_AGAIN' : 'TIRED', source: 'feedback', inputs };
  const sunday = addDays(mondayOf(from), 6);
  const nextWeek = spanOf(addDays(sunday, 1), 7);
  if (isRecent || isAgain) {
    easeLongs(draft, { from, to: isAgain ? nextWeek.to : addDays(from, TIRED.days) }, history, cause);
    easeNextHard(draft, from, 'easy', cause);
  }
  if (!isAgain) return [];
  for (const slot of openSlots(draft, spanOf(from, 3))) easeTo(slot, 'recovery', cause);
  limitHard(draft, { from: addDays(from, 1), to: sunday }, 0, cause);
  limitVolume(draft, { from, to: sunday }, { factor: TIRED.volume }, cause);
  limitHard(draft, nextWeek, 1, cause);
  if (!isRested) limitVolume(draft, nextWeek, { factor: TIRED.stepBack }, cause);
  const rest = isRested ? 'the days off before count as the step-back week' : 'the next week is a step-back week';
  const text = `${opening(causeText(cause.reasonCode, inputs, ATHLETE) ?? '')} within a week; ${rest}.`;
  return [{ code: 'TIRED_AGAIN', text, inputs }];
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
  if (thisWeek === 0 || lastWeek === 0) return [];
  const text = 'Work took workouts two weeks in a row. Shall we move workouts to other days or times?';
  return [{ code: 'OTHER_TIMES', text, inputs: { thisWeek, lastWeek } }];
}

function realignment(today: Day, history: readonly PastFeedback[], illness: IllnessReport | null): Proposal[] {
  const ill = illness === null ? [] : [illness];
  const missed = missedLately(
    today,
    history.map((each) => ({ ...each, removedByPlan: false, isIllDay: isIllOn(each.scheduledDate, ill) })),
  );
  if (missed < REALIGN.missed) return [];
  const text = `You missed ${missed} workouts in the last ${REALIGN.days} days. Shall we realign your plan with what you did?`;
  return [{ code: 'REALIGN', text, inputs: { missed, days: REALIGN.days } }];
}
