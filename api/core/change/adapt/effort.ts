import { isDone } from '../../codes/workout.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../calendar/calendar.ts';
import { EFFORT, LOW_COMPLETION, REALIGN } from '../../constants/adapt.ts';
import { doneTss, expectedRpe } from '../../workout/tss.ts';
import type { Cause } from '../operations.ts';
import { percentText } from '../../units/percentText.ts';
import { type AdaptationDraft, capMinutes, isLongSlot, limitHard, spanOf } from './adaptationDraft.ts';
import { limitVolume } from './limitVolume.ts';
import type { Flag, Note, PastFeedback, Proposal } from './events.ts';
import { easeLongs } from './fatigue.ts';
import { easeNextHard } from './nextHard.ts';
import { hoursToFiveMinutes } from '../../units/timeText.ts';

const expectedOf = ({ workoutType, intensity, templateId = null }: PastFeedback): number =>
  expectedRpe(workoutType, intensity, templateId);

const over = (each: PastFeedback): number | null =>
  each.perceivedExertion === null ? null : each.perceivedExertion - expectedOf(each);

interface Effort {
  advice: Note[];
  proposals: Proposal[];
  coachFlags: Flag[];
}

/** A workout that was rated, and how much harder it felt than it should have. */
interface Felt {
  each: PastFeedback;
  d: number;
}

/** How workouts felt against how they should have felt; only more than expected changes the plan, and only downwards. */
export function adaptToEffort(draft: AdaptationDraft, history: readonly PastFeedback[], isRested: boolean): Effort {
  const { today } = draft;
  const done = history
    .filter((each) => isDone(each) && each.scheduledDate <= today && each.workoutType !== 'race')
    .sort((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));
  const felt = done.map((each) => ({ each, d: over(each) })).filter((pair): pair is Felt => pair.d !== null);
  easeAfterLast(draft, felt.at(-1));
  const heavy = easeAfterHeavy(draft, heavyDaysOf(done, felt), history, isRested);
  const week = done.filter(({ scheduledDate }) => daysBetween(scheduledDate, today) < 7);
  tooLong(draft, week);
  return {
    advice: slowDown(week),
    proposals: [...heavy.proposals, ...testThreshold(felt), ...fewerHours(draft, history)],
    coachFlags: heavy.coachFlags,
  };
}

/** Days that felt far too hard, too hard twice in three workouts, or bad twice in a week. */
function heavyDaysOf(done: readonly PastFeedback[], felt: readonly Felt[]): Day[] {
  const heavyDays = felt.flatMap(({ each, d }, i) => {
    const lastThree = felt.slice(Math.max(0, i - 2), i + 1).filter((pair) => pair.d >= EFFORT.over).length;
    return d >= EFFORT.farOver || (d >= EFFORT.over && lastThree >= 2) ? [each.scheduledDate] : [];
  });
  const low = done.filter(({ feelingRating }) => feelingRating !== null && feelingRating <= EFFORT.lowFeeling);
  low.forEach(({ scheduledDate }, i) => {
    const before = low[i - 1];
    if (before !== undefined && daysBetween(before.scheduledDate, scheduledDate) < 7) heavyDays.push(scheduledDate);
  });
  return heavyDays.sort();
}

/** Too hard once: the next hard workout is a rung lower. */
function easeAfterLast(draft: AdaptationDraft, last: Felt | undefined): void {
  if (last === undefined || last.d < EFFORT.over || daysBetween(last.each.scheduledDate, draft.today) >= 7) return;
  const { perceivedExertion, scheduledDate } = last.each;
  const inputs = { felt: perceivedExertion, expected: perceivedExertion! - last.d, last: scheduledDate };
  easeNextHard(draft, scheduledDate, 'rung', { reasonCode: 'EFFORT_HIGH', source: 'feedback', inputs });
}

/** A heavy day makes a week easier; a second one within two weeks makes it a step-back week. */
function easeAfterHeavy(
  draft: AdaptationDraft,
  heavyDays: readonly Day[],
  history: readonly PastFeedback[],
  isRested: boolean,
): Pick<Effort, 'proposals' | 'coachFlags'> {
  const lastHeavy = heavyDays.at(-1);
  if (lastHeavy === undefined || daysBetween(lastHeavy, draft.today) >= 7) return { proposals: [], coachFlags: [] };
  const again = heavyDays.some(
    (day) => day !== lastHeavy && daysBetween(day, lastHeavy) <= 14 && daysBetween(day, lastHeavy) >= 1,
  );
  const inputs = { times: heavyDays.filter((day) => daysBetween(day, lastHeavy) <= 14).length, last: lastHeavy };
  const cause: Cause = { reasonCode: again ? 'EFFORT_AGAIN' : 'EFFORT_REPEATED', source: 'feedback', inputs };
  const span = spanOf(addDays(lastHeavy, 1), 7);
  easeLongs(draft, span, history, cause);
  easeNextHard(draft, lastHeavy, 'easy', cause);
  if (again) limitHard(draft, span, 1, cause);
  limitVolume(draft, span, { factor: EFFORT.volume }, cause);
  if (!again) return { proposals: [], coachFlags: [] };
  // a break of several days was the step back already
  if (!isRested) limitVolume(draft, span, { factor: EFFORT.stepBack }, cause);
  return {
    proposals: [
      {
        code: 'EASIER_ZONES',
        text: 'Train with thresholds 3% lower until you have tested them again.',
        inputs: { ...inputs, percent: 3 },
      },
    ],
    coachFlags: [
      {
        code: 'EFFORT_AGAIN',
        text: `Workouts felt harder than expected again within 14 days; ${isRested ? 'the days off before were the step back' : 'a step-back week begins'}.`,
        inputs,
      },
    ],
  };
}

/** Three easy workouts of a week that were not easy. */
function slowDown(week: readonly PastFeedback[]): Note[] {
  const pushed = week.filter(
    ({ intensity, perceivedExertion }) =>
      (intensity === 'easy' || intensity === 'recovery') && (perceivedExertion ?? 0) >= EFFORT.easyTooHard,
  );
  if (pushed.length < 3) return [];
  const text = `${pushed.length} easy workouts felt like effort 5 or more in the last 7 days. Slow down: stay 5% below the upper end of the easy range.`;
  return [{ code: 'SLOW_DOWN', text, inputs: { sessions: pushed.length, percent: 5 } }];
}

/** Three key workouts in a row that were easier than they should be. */
function testThreshold(felt: readonly Felt[]): Proposal[] {
  const keys = felt.filter(({ each }) => each.isHard).slice(-3);
  if (keys.length < 3 || !keys.every(({ d }) => d <= EFFORT.under)) return [];
  const text =
    'Your last three key workouts felt easier than they should. A threshold test in the next step-back week would bring your targets up to date.';
  return [{ code: 'THRESHOLD_TEST', text, inputs: { sessions: 3 } }];
}

/** Twice a quarter longer than planned and the week over its load by 15%: the next easy workout gives the excess back. */
function tooLong(draft: AdaptationDraft, week: readonly PastFeedback[]): void {
  const longer = week.filter(
    ({ actualMinutes, plannedMinutes }) => plannedMinutes > 0 && actualMinutes > 1.25 * plannedMinutes,
  );
  const last = longer.at(-1);
  if (longer.length < 2 || last === undefined) return;
  const planned = week.reduce((sum, { tss }) => sum + tss, 0);
  const load = week.reduce(
    (sum, each) =>
      sum +
      doneTss({
        plannedTss: each.tss,
        plannedMinutes: each.plannedMinutes,
        actualMinutes: each.actualMinutes,
        rpe: each.perceivedExertion,
        expectedRpe: expectedOf(each),
      }),
    0,
  );
  if (load <= 1.15 * planned) return;
  const excess = longer.reduce((sum, { actualMinutes, plannedMinutes }) => sum + actualMinutes - plannedMinutes, 0);
  const next = draft.slots.find(
    (slot) =>
      slot.workout.scheduledDate > last.scheduledDate &&
      !slot.planned.isHard &&
      !isLongSlot(slot) &&
      // strength has no minutes to give back
      slot.workout.workoutType !== 'strength' &&
      slot.workout.workoutType !== 'race',
  );
  // taken out since: it has given back what it could
  const isGone = draft.removed.some(
    ({ scheduledDate, isHard, isLong, workoutType }) =>
      !isHard &&
      !isLong &&
      workoutType !== 'strength' &&
      scheduledDate > last.scheduledDate &&
      scheduledDate <= (next?.workout.scheduledDate ?? ''),
  );
  if (next === undefined || next.fixed || isGone) return;
  capMinutes(
    next,
    next.planned.minutes - excess,
    {
      reasonCode: 'MORE_THAN_PLANNED',
      source: 'feedback',
      inputs: { excess, sessions: longer.length },
    },
    true,
  );
}

/** Two weeks running under half of the plan: hours that fit life better. */
function fewerHours({ today, context }: AdaptationDraft, history: readonly PastFeedback[]): Proposal[] {
  const weeks = [1, 2, 3, 4].map((back) => {
    const monday = addDays(mondayOf(today), -7 * back);
    const here = history.filter(
      ({ scheduledDate, workoutType }) => mondayOf(scheduledDate) === monday && workoutType !== 'race',
    );
    const planned = here.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
    return { planned, done: here.filter(isDone).reduce((sum, { actualMinutes }) => sum + actualMinutes, 0) };
  });
  if (
    !weeks
      .slice(0, LOW_COMPLETION.weeks)
      .every(({ planned, done }) => planned > 0 && done < LOW_COMPLETION.part * planned)
  )
    return [];
  const known = weeks.filter(({ planned }) => planned > 0);
  const mean = known.reduce((sum, { done }) => sum + done, 0) / known.length / 60;
  const hours = Math.max(1, Math.round(LOW_COMPLETION.room * mean));
  const now = context.limits.athlete.preferences.weeklyHoursAvailable;
  if (hours >= now) return [];
  const text = `You did less than ${percentText(100 * LOW_COMPLETION.part)} of the plan two weeks running. ${hoursToFiveMinutes(hours)} a week instead of ${hoursToFiveMinutes(now)} would fit what you do.`;
  return [{ code: 'LOWER_WEEKLY_HOURS', text, inputs: { hours, now } }];
}

/** More than a quarter of the loading hours before the next race lost: the phases are worth a new look. */
export function lostHours({ today, context }: AdaptationDraft, history: readonly PastFeedback[]): Proposal[] {
  const race = context.races.find(({ raceDate, priority }) => raceDate > today && priority === 'A');
  if (race === undefined) return [];
  const loads = context.limits.season.weeks.filter(
    ({ kind, weekEndDate }) => kind === 'load' && weekEndDate < race.raceDate,
  );
  const planned = 60 * loads.reduce((sum, { plannedHours }) => sum + plannedHours, 0);
  const lost = history
    .filter(
      ({ scheduledDate, status }) =>
        scheduledDate < today &&
        status !== 'completed' &&
        loads.some(({ weekStartDate }) => weekStartDate === mondayOf(scheduledDate)),
    )
    .reduce((sum, { plannedMinutes, actualMinutes }) => sum + Math.max(0, plannedMinutes - actualMinutes), 0);
  if (planned === 0 || lost <= 0.25 * planned) return [];
  const percent = Math.round((100 * lost) / planned);
  return [
    {
      code: 'REPLAN',
      text: `${percentText(percent)} of the training hours before ${race.raceName} are lost. Shall we plan the phases anew, with an easier goal?`,
      inputs: { percent, raceName: race.raceName, days: REALIGN.days },
    },
  ];
}
