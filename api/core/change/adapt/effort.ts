import { isDone } from '../../codes/workout.ts';
import { addDays, daysBetween, mondayOf } from '../../calendar/calendar.ts';
import { EFFORT, LOW_COMPLETION, LOWER_ZONES, REALIGN } from '../../constants/adapt.ts';
import { doneUpTo, expectedOf, type FeltWorkout, feltOf, type HeavyDays, heavyLately } from '../../load/heavyDays.ts';
import { type Advice, adviceOf, type Proposal, proposalOf } from '../../messages/notes.ts';
import { doneTss } from '../../workout/tss.ts';
import type { Cause } from '../operations.ts';
import { type AdaptationDraft, capMinutes, isLongSlot, limitHard, spanOf } from './adaptationDraft.ts';
import { limitVolume } from './limitVolume.ts';
import type { PastFeedback } from './events.ts';
import { easeLongs } from './fatigue.ts';
import { easeNextHard } from './nextHard.ts';

interface Effort {
  advice: Advice[];
  proposals: Proposal[];
}

/** How workouts felt against how they should have felt; only more than expected changes the plan, and only downwards. */
export function adaptToEffort(draft: AdaptationDraft, history: readonly PastFeedback[], isRested: boolean): Effort {
  const { today } = draft;
  const done = doneUpTo(today, history);
  const felt = feltOf(done);
  easeAfterLast(draft, felt.at(-1));
  const easierZones = easeAfterHeavy(draft, heavyLately(done, today), history, isRested);
  const week = done.filter(({ scheduledDate }) => daysBetween(scheduledDate, today) < 7);
  tooLong(draft, week);
  return {
    advice: slowDown(week),
    proposals: [...easierZones, ...testThreshold(felt), ...fewerHours(draft, history)],
  };
}

/** Too hard once: the next hard workout is a rung lower. */
function easeAfterLast(draft: AdaptationDraft, last: FeltWorkout | undefined): void {
  if (last === undefined || last.d < EFFORT.over || daysBetween(last.each.scheduledDate, draft.today) >= 7) return;
  const { perceivedExertion, scheduledDate } = last.each;
  const inputs = { felt: perceivedExertion, expected: perceivedExertion! - last.d, last: scheduledDate };
  easeNextHard(draft, scheduledDate, 'rung', { reasonCode: 'EFFORT_HIGH', source: 'feedback', inputs });
}

/** A heavy day makes a week easier; a second one within two weeks makes it a step-back week. */
function easeAfterHeavy(
  draft: AdaptationDraft,
  heavy: HeavyDays | null,
  history: readonly PastFeedback[],
  isRested: boolean,
): Proposal[] {
  if (heavy === null) return [];
  const { last, times, isAgain } = heavy;
  const reasonCode = isAgain ? 'EFFORT_AGAIN' : 'EFFORT_REPEATED';
  const cause: Cause = { reasonCode, source: 'feedback', inputs: { times, last } };
  const span = spanOf(addDays(last, 1), 7);
  easeLongs(draft, span, history, cause);
  easeNextHard(draft, last, 'easy', cause);
  if (isAgain) limitHard(draft, span, 1, cause);
  limitVolume(draft, span, { factor: EFFORT.volume }, cause);
  if (!isAgain) return [];
  // a break of several days was the step back already
  if (!isRested) limitVolume(draft, span, { factor: EFFORT.stepBack }, cause);
  return [proposalOf('EASIER_ZONES', { percent: LOWER_ZONES.tooHard })];
}

/** Three easy workouts of a week that were not easy. */
function slowDown(week: readonly PastFeedback[]): Advice[] {
  const pushed = week.filter(
    ({ intensity, perceivedExertion }) =>
      (intensity === 'easy' || intensity === 'recovery') && (perceivedExertion ?? 0) >= EFFORT.easyTooHard,
  );
  return pushed.length < 3 ? [] : [adviceOf('SLOW_DOWN', { sessions: pushed.length, percent: 5 })];
}

/** Three key workouts in a row that were easier than they should be. */
function testThreshold(felt: readonly FeltWorkout<PastFeedback>[]): Proposal[] {
  const keys = felt.filter(({ each }) => each.isHard).slice(-3);
  const isEasy = keys.length === 3 && keys.every(({ d }) => d <= EFFORT.under);
  return isEasy ? [proposalOf('THRESHOLD_TEST', { sessions: 3 })] : [];
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
  return hours >= now ? [] : [proposalOf('LOWER_WEEKLY_HOURS', { hours, now })];
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
  return [proposalOf('REPLAN', { percent, raceName: race.raceName, days: REALIGN.days })];
}
