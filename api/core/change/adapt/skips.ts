import { addDays, type Day, daysBetween, mondayOf, weekdayIndex } from '../../calendar/calendar.ts';
import { LIFE, REALIGN, TIRED } from '../../constants/adapt.ts';
import { isIllOn, missedLately } from '../../load/consistency.ts';
import { ATHLETE } from '../../messages/reader.ts';
import { causeText } from '../../messages/reason.ts';
import type { Cause } from '../operations.ts';
import {
  type AdaptationDraft,
  capMinutes,
  easeTo,
  limitHard,
  limitVolume,
  openSlots,
  remove,
  spanOf,
  typeOf,
} from './adaptationDraft.ts';
import type { Flag, IllnessReport, PastFeedback, Proposal } from './events.ts';
import { easeNextHard } from './nextHard.ts';

/** What skips ask for besides: two days of the sport for an injury, an easier week for tiredness, short weekdays for work. */
export function adaptToSkips(
  draft: AdaptationDraft,
  history: readonly PastFeedback[],
  {
    readinessScore,
    isRested,
    illness,
  }: { readinessScore: number | null; isRested: boolean; illness: IllnessReport | null },
): { proposals: Proposal[]; coachFlags: Flag[] } {
  const { today } = draft;
  const proposals: Proposal[] = [];
  const coachFlags: Flag[] = [];
  const skips = (reason: string) =>
    history
      .filter((each) => each.reasonForSkip === reason && each.scheduledDate <= today)
      .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));
  const hurt = skips('injury').at(-1);
  if (hurt !== undefined && daysBetween(hurt.scheduledDate, today) <= 2) {
    const cause: Cause = {
      reasonCode: 'SKIPPED_INJURY',
      source: 'feedback',
      inputs: { sport: hurt.workoutType, skippedOn: hurt.scheduledDate },
    };
    const parts =
      hurt.workoutType === 'brick'
        ? ['brick', 'bike', 'run']
        : [hurt.workoutType, ...(hurt.workoutType === 'run' || hurt.workoutType === 'bike' ? ['brick'] : [])];
    for (const slot of openSlots(draft, spanOf(addDays(hurt.scheduledDate, 0), 3)))
      if (parts.includes(typeOf(slot))) remove(slot, cause);
    if (draft.context.limits.athlete.injuries.every(({ isRecovered }) => isRecovered)) {
      proposals.push({
        code: 'INJURY_AREA',
        text: 'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
        inputs: { sport: hurt.workoutType },
      });
    }
  }
  const tired = skips('fatigue');
  const lastTired = tired.at(-1);
  if (lastTired !== undefined && daysBetween(lastTired.scheduledDate, today) < 14) {
    const from = lastTired.scheduledDate;
    const inWeek = tired.filter(({ scheduledDate }) => daysBetween(scheduledDate, from) < TIRED.days).length;
    const again =
      inWeek >= 2 || (readinessScore !== null && readinessScore < 45 && daysBetween(from, today) < TIRED.days);
    const inputs = {
      skipped: inWeek,
      last: from,
      readiness: readinessScore === null ? null : Math.round(readinessScore),
    };
    const cause: Cause = { reasonCode: again ? 'TIRED_AGAIN' : 'TIRED', source: 'feedback', inputs };
    if (daysBetween(from, today) < TIRED.days || again) easeNextHard(draft, from, 'easy', cause);
    if (again) {
      for (const slot of openSlots(draft, spanOf(from, 3))) easeTo(slot, 'recovery', cause);
      const sunday = addDays(mondayOf(from), 6);
      limitHard(draft, { from: addDays(from, 1), to: sunday }, 0, cause);
      limitVolume(draft, { from, to: sunday }, TIRED.volume, cause);
      if (!isRested) limitVolume(draft, spanOf(addDays(sunday, 1), 7), TIRED.stepBack, cause);
      limitHard(draft, spanOf(addDays(sunday, 1), 7), 1, cause);
      coachFlags.push({
        code: 'TIRED_AGAIN',
        text: `${causeText(cause.reasonCode, inputs, ATHLETE)} within a week; ${isRested ? 'the days off before count as the step-back week' : 'the next week is a step-back week'}.`,
        inputs,
      });
    }
  }
  const busy = [...skips('work'), ...skips('other')];
  const busyIn = (monday: Day) => busy.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday).length;
  const monday = mondayOf(today);
  if (busyIn(monday) >= 2) {
    const cause: Cause = {
      reasonCode: 'BUSY_WEEK',
      source: 'feedback',
      inputs: { skipped: busyIn(monday), monday },
    };
    for (const slot of openSlots(draft, { from: today, to: addDays(monday, 6) }))
      if (weekdayIndex(slot.workout.scheduledDate) < 5) capMinutes(slot, LIFE.weekday, cause, true);
  }
  if (busyIn(monday) >= 1 && busyIn(addDays(monday, -7)) >= 1) {
    proposals.push({
      code: 'OTHER_TIMES',
      text: 'Work took sessions two weeks in a row. Shall we move sessions to other days or times?',
      inputs: { thisWeek: busyIn(monday), lastWeek: busyIn(addDays(monday, -7)) },
    });
  }
  const missed = missedLately(
    today,
    history.map((each) => ({
      ...each,
      removedByPlan: false,
      isIllDay: isIllOn(each.scheduledDate, illness === null ? [] : [illness]),
    })),
  );
  if (missed >= REALIGN.missed) {
    proposals.push({
      code: 'REALIGN',
      text: `You missed ${missed} sessions in the last ${REALIGN.days} days. Shall we realign your plan with what you did?`,
      inputs: { missed, days: REALIGN.days },
    });
  }
  return { proposals, coachFlags };
}
