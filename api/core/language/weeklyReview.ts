import type { IllnessState } from '../change/adapt/illness.ts';
import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { percentText } from '../units/percentText.ts';
import type { RungOutcome } from '../codes/rung.ts';
import { OUTCOME_TEXTS } from '../messages/rung.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';
import { listOf } from '../units/listOf.ts';
import { tenth } from '../units/tenth.ts';
import { hoursToFiveMinutes, timesText } from '../units/timeText.ts';

export interface ReviewedWorkout {
  scheduledDate: Day;
  description: string;
  plannedMinutes: number;
  plannedTss: number;
  /** 0 when it was not done. */
  doneMinutes: number;
  doneTss: number;
  isDone: boolean;
  /** Of a day of illness, or skipped for illness or injury: nobody is asked about it. */
  isExcused: boolean;
  isKey: boolean;
}

export interface ReviewInput {
  /** The last week that is over; empty: there was none. */
  workouts: readonly ReviewedWorkout[];
  /** Load of that week that no workout asked for; 0 where left out. */
  extraTss?: number;
  /** Thresholds that were accepted in that week and still hold: "FTP 238 → 251 W". Left out: none. */
  thresholds?: readonly string[];
  /** Hard workouts of that week that moved the rung of their family, by so many. Left out: none. */
  rungs?: readonly { description: string; outcome: RungOutcome; moved: number }[];
  /** Where an illness stands; null or left out: there is none. */
  illness?: Pick<IllnessState, 'state' | 'from' | 'wellOn' | 'firstDayBack'> | null;
  /** 0 to 100 over four weeks; null: nothing to judge. */
  consistency: { score: number | null; lastWeek: number | null };
  /**
   * The week that comes or runs; null: none is planned. `targetHours`: what the season asks of it; `hasBegunLate`: its schedule
   * begins within it.
   */
  next: {
    phaseType: PhaseType;
    kind: WeekKind;
    plannedHours: number;
    targetHours: number;
    hasBegunLate: boolean;
    key: readonly { scheduledDate: Day; description: string }[];
  } | null;
}

const PHASE_WORDS: Readonly<Record<PhaseType, string>> = {
  base: 'base phase',
  build: 'build phase',
  'race-specific': 'race-specific phase',
  peak: 'peak phase',
  taper: 'taper',
  race: 'race week',
  recovery: 'recovery after the race',
};

const INTENT: Readonly<Record<WeekKind, string>> = {
  load: 'a training week: this is where fitness is built',
  step: 'a lighter week, so that your body takes in what you have done',
  taper: 'a taper week: less volume, the same sharpness',
  race: 'race week: rest, stay loose, arrive fresh',
  recovery: 'a recovery week: easy movement only',
};

/** Difference of load that is worth a word, as a part of the plan. */
const NOTABLE_LOAD = 0.15;

/**
 * What a coach would say on Monday, from the athlete's own numbers: done and missed, load, consistency, and what the week
 * ahead is for. One sentence or two each; never blame. Empty without a week behind or ahead.
 */
export function weeklyReview({
  workouts,
  extraTss = 0,
  thresholds = [],
  rungs = [],
  illness = null,
  consistency,
  next,
}: ReviewInput): string[] {
  const judged = workouts.filter(({ isExcused }) => !isExcused);
  return [
    ...(workouts.length > 0 ? [doneText(workouts, judged), ...loadText(judged, extraTss)] : []),
    ...thresholds.map((change) => `${change}.`),
    ...rungTexts(rungs),
    ...consistencyText(consistency),
    ...(illness?.state === 'ill' ? [illText(illness)] : []),
    ...(next && !(illness?.state === 'ill' && illness.wellOn === null) ? [nextText(next, illness !== null)] : []),
  ];
}

/** "More of it next time: Cruise intervals 3 × 8 min (felt as expected)." */
function rungTexts(rungs: NonNullable<ReviewInput['rungs']>): string[] {
  const named = (wanted: (moved: number) => boolean) =>
    listOf(
      rungs
        .filter(({ moved }) => wanted(moved))
        .map(({ description, outcome }) => `${description} (${OUTCOME_TEXTS[outcome]})`),
    );
  const [up, down] = [named((moved) => moved > 0), named((moved) => moved < 0)];
  return [
    ...(up === '' ? [] : [`A rung higher next time: ${up}.`]),
    ...(down === '' ? [] : [`A rung lower next time: ${down}.`]),
  ];
}

const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0);

function doneText(workouts: readonly ReviewedWorkout[], judged: readonly ReviewedWorkout[]): string {
  const done = judged.filter(({ isDone }) => isDone);
  const excused = workouts.length - judged.length;
  if (judged.length === 0)
    return `Last week nothing was asked of you: ${excused === 1 ? 'its workout' : `its ${excused} workouts`} fell to illness or injury.`;
  const planned = sum(judged, ({ plannedMinutes }) => plannedMinutes);
  const parts = [
    `Last week you did ${done.length} of ${judged.length} workout${judged.length === 1 ? '' : 's'}, ${timesText(
      sum(done, ({ doneMinutes }) => doneMinutes),
      planned,
      ' of ',
    )}.`,
  ];
  const missed = judged.filter(({ isDone }) => !isDone);
  const missedKey = missed.filter(({ isKey }) => isKey);
  if (missed.length === 0) parts.push('Nothing was missed.');
  else if (missedKey.length > 0) {
    const named = listOf(
      missedKey.slice(0, 3).map(({ description, scheduledDate }) => `${description} on ${dayName(scheduledDate)}`),
    );
    parts.push(
      `The one${missedKey.length === 1 ? '' : 's'} that mattered most among the missed: ${named}. No need to catch up.`,
    );
  }
  if (excused > 0)
    parts.push(`${excused} more, left out for illness or injury, ${excused === 1 ? 'does' : 'do'} not count.`);
  return parts.join(' ');
}

function loadText(judged: readonly ReviewedWorkout[], extraTss: number): string[] {
  const planned = Math.round(sum(judged, ({ plannedTss }) => plannedTss));
  const done = Math.round(sum(judged, ({ doneTss }) => doneTss) + extraTss);
  if (planned === 0) return [];
  const ratio = done / planned - 1;
  const beside =
    Math.abs(ratio) < NOTABLE_LOAD
      ? 'close to plan'
      : `${percentText(Math.round(Math.abs(ratio) * 100))} ${ratio < 0 ? 'below' : 'above'} plan`;
  return [`Your load was ${done} TSS of ${planned} planned, ${beside}.`];
}

/** Nothing is asked of somebody who is ill, nor on the days after it before the way back begins. */
function illText({ from, wellOn, firstDayBack }: NonNullable<ReviewInput['illness']>): string {
  if (wellOn !== null)
    return `You are well again since ${dayName(wellOn)}. Rest comes first until ${dayName(firstDayBack)}: from then on your training comes back step by step.`;
  return `You told us you are ill since ${dayName(from)}. Rest comes first: nothing of this week matters more, and your training comes back step by step once you are well.`;
}

function consistencyText({ score, lastWeek }: ReviewInput['consistency']): string[] {
  if (score === null) return [];
  const change = lastWeek === null ? 0 : score - lastWeek;
  const moved =
    lastWeek === null
      ? ''
      : change === 0
        ? ', as a week ago'
        : `, ${Math.abs(change)} ${change > 0 ? 'up' : 'down'} on a week ago`;
  return [`Your consistency over four weeks is ${score}${moved}.`];
}

/** Part of its hours below which a training week builds no fitness: it was eased, or its days were taken for something else. */
const LIGHT = 0.75;
const SHORT_INTENT = 'a short week: your schedule begins within it';
const EASED_INTENT = 'a lighter week than planned: it keeps what you have, and building goes on after it';
const BACK_INTENT =
  'a lighter week than planned: you are on the way back from an illness, and training returns step by step';

function nextText(
  { phaseType, kind, plannedHours, targetHours, hasBegunLate, key }: NonNullable<ReviewInput['next']>,
  isBack: boolean,
): string {
  const isLight = kind === 'load' && plannedHours < LIGHT * targetHours;
  const intent =
    isBack && kind === 'load' && tenth(plannedHours) < tenth(targetHours)
      ? BACK_INTENT
      : !isLight
        ? INTENT[kind]
        : hasBegunLate
          ? SHORT_INTENT
          : EASED_INTENT;
  const where =
    phaseType === 'race' || phaseType === 'taper' || phaseType === 'recovery'
      ? ''
      : ` of your ${PHASE_WORDS[phaseType]}`;
  const first = `This is ${intent.replace(/^(a \S+ week|race week)/, `$1${where}`)}.`;
  const focus =
    intent === BACK_INTENT
      ? []
      : key.slice(0, 2).map(({ description, scheduledDate }) => `${description} on ${dayName(scheduledDate)}`);
  const hours = `${hoursToFiveMinutes(plannedHours)} are planned${intent === EASED_INTENT || intent === BACK_INTENT ? ` instead of ${hoursToFiveMinutes(targetHours)}` : ''}`;
  return `${first} ${hours}${focus.length > 0 ? `; what matters most: ${listOf(focus)}` : ''}.`;
}
