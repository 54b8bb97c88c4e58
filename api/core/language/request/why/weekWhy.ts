import { addDays, type Day, mondayOf } from '../../../calendar/calendar.ts';
import { dayName } from '../../../calendar/dayNames.ts';
import type { WeekTarget } from '../../../season/season.ts';
import type { PhaseType } from '../../../codes/phase.ts';
import { named } from '../lookUp.ts';
import type { RequestInput } from '../request.ts';
import type { WhyAsked } from './readWhy.ts';
import { upper } from './wording.ts';
import { listOf } from '../../../units/listOf.ts';
import { hoursToFiveMinutes } from '../../../units/timeText.ts';

const KINDS: Readonly<Record<WeekTarget['kind'], string>> = {
  load: 'a training week',
  step: 'a lighter week: less volume, so that your body catches up',
  taper: 'a taper week: less volume, so that you start rested',
  race: 'a race week: workouts stay short before the race',
  recovery: 'a recovery week: easy only until you have recovered from the race',
};

function hoursText(week: WeekTarget, before: WeekTarget | undefined): string {
  const [now, then] = [hoursToFiveMinutes(week.plannedHours), before && hoursToFiveMinutes(before.plannedHours)];
  if (before === undefined) return `It holds ${now} of training.`;
  if (now === then) return `It holds ${now} of training, as much as the week before.`;
  return `It holds ${now} of training, ${week.plannedHours < before.plannedHours ? 'less' : 'more'} than the ${then} of the week before.`;
}

/** Why a week is as it is: its kind and phase, its hours beside those of the week before, its hard workouts and what rules changed in it. */
export function whyOfWeek(monday: Day, asked: WhyAsked, input: RequestInput): string {
  const { season } = input.limits;
  const on = (day: Day) => season.weeks.find(({ weekStartDate }) => weekStartDate === day);
  const week = on(monday);
  const phase = season.phases.find(({ startDate, endDate }) => mondayOf(startDate) <= monday && endDate >= monday);
  const workouts = input.workouts.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday);
  const parts = [
    `The week from ${dayName(monday)}${week === undefined ? ' has no target of its own.' : ` is ${KINDS[week.kind]}.`}`,
  ];
  if (phase !== undefined) parts.push(`Phase ${phase.phaseName}: ${phase.description}`);
  if (week !== undefined) parts.push(hoursText(week, on(addDays(monday, -7))));
  const left =
    workouts
      .filter(({ workoutType, status }) => workoutType !== 'race' && status !== 'skipped')
      .reduce((sum, { duration }) => sum + duration, 0) / 60;
  // a rest day or a shorter workout that came since
  if (week !== undefined && left < 0.9 * week.plannedHours)
    parts.push(`Of these ${hoursToFiveMinutes(left)} are on the schedule now.`);
  const hard = workouts.filter(({ isHard }) => isHard);
  if (asked.isHard)
    parts.push(hard.length === 0 ? 'No workout of it is hard.' : `Hard in it: ${listOf(hard.map(named))}.`);
  const ruled = workouts.flatMap((workout) =>
    workout.reasons.filter(({ inputs }) => 'op' in inputs).map(({ text }) => `${named(workout)}: ${text}`),
  );
  const whole = [
    ...new Set(
      workouts.flatMap(({ reasons }) =>
        reasons
          .filter(({ source, code }) => source === 'principle' || code === 'RACE_NEAR' || code === 'AFTER_RACE')
          .map(({ text }) => text),
      ),
    ),
  ];
  const gone = (input.past ?? [])
    .filter(({ from, to }) => from !== null && to === null && mondayOf(from) === monday)
    .map(({ what, because }) => (because === null ? what : `${what.slice(0, -1)}: ${because}.`));
  return [...parts, ...whole.slice(0, 2), ...ruled.slice(0, 3).map(upper), ...gone.slice(0, 2)].join(' ');
}

/** What a phase is for, or a step-back week, where the season has one. */
export function phaseText(phaseType: PhaseType | 'step', input: RequestInput): string {
  const { season, today } = input.limits;
  if (phaseType === 'step') {
    const next = season.weeks.find(
      ({ kind, weekEndDate }) => (kind === 'step' || kind === 'recovery') && weekEndDate >= today,
    );
    return next === undefined
      ? 'No lighter or recovery week lies ahead in your plan.'
      : `The week from ${dayName(next.weekStartDate)} is ${KINDS[next.kind]}. ${hoursText(
          next,
          season.weeks.find(({ weekEndDate }) => weekEndDate === addDays(next.weekStartDate, -1)),
        )}`;
  }
  const found =
    season.phases.find((phase) => phase.phaseType === phaseType && phase.endDate >= today) ??
    season.phases.findLast((phase) => phase.phaseType === phaseType);
  if (found === undefined)
    return `Your season has no ${phaseType === 'race-specific' ? 'race-specific phase' : phaseType === 'taper' ? 'taper' : `${phaseType} phase`}${input.limits.races.some(({ raceDate }) => raceDate >= today) ? '' : ': no race lies ahead'}.`;
  const race = input.limits.races
    .filter(({ raceDate }) => raceDate >= found.startDate)
    .sort((a, b) => (a.raceDate < b.raceDate ? -1 : 1))
    .find(({ priority }) => priority === 'A');
  const goal =
    race === undefined || phaseType === 'recovery'
      ? ''
      : ` ${race.raceName}, your A race, is on ${dayName(race.raceDate)}.`;
  return `Phase ${found.phaseName}, ${dayName(found.startDate)} to ${dayName(found.endDate)}: ${found.description}${goal}`;
}
