import type { Athlete, Injury, TrainingPreferences } from '../../../../api/core/athlete/athlete.ts';
import { hoursFromVolume } from '../../../../api/core/athlete/weeklyVolume.ts';
import { addDays, type Day, isDay, WEEKDAYS, type Weekday } from '../../../../api/core/calendar/calendar.ts';
import { baseSportsOf } from '../../../../api/core/codes/race.ts';
import type { EnduranceSport } from '../../../../api/core/codes/sport.ts';
import { readRecentResult } from '../../../../api/core/language/recentResult.ts';
import type { TaughtPrinciple } from '../../../../api/core/principles/rule.ts';
import { goalTimeProblem } from '../../../../api/core/race/goalTime.ts';
import { METRIC } from '../../../../api/core/units/displayUnits.ts';
import { type FirstGoal, firstPlan } from '../../../../api/core/week/firstPlan.ts';
import type { PlanConflict, PlannedWeek } from '../../../../api/core/week/schedule.ts';
import { fullDate } from '../../../cards/dateText.ts';
import { goalSecondsOf } from '../../../cards/season/goalSeconds.ts';
import type { ChartSeason } from '../../../cards/seasonChart/seasonChartData.ts';
import { drawnTrials } from '../../../cards/whatIf/whatIfSeason.ts';
import { SPORT_LABELS, WEEKDAY_LABELS } from '../../../copy.ts';
import type { OnboardingAnswers } from '../../onboardingAnswers.ts';
import { volumeText } from '../../weeklyVolume.ts';

/** Something about an answer, and the step that asks for it. */
export interface Remark {
  step: number;
  text: string;
}

/** What the athlete's own words come to: read by a module of its own, which only they need. */
export type ReadWords = (
  text: string,
  preferences: TrainingPreferences,
  today: Day,
) => { preferences: TrainingPreferences; principles: readonly TaughtPrinciple[]; injuries: readonly Injury[] };

export interface ShownPlan {
  kind: 'plan';
  raceName: string;
  raceDate: Day;
  chart: ChartSeason;
  /** Four. */
  weeks: readonly PlannedWeek[];
  warnings: readonly string[];
  /** What was assumed in place of answers that are not there. */
  assumed: readonly Remark[];
}

export type PlanPreview =
  | ShownPlan
  | { kind: 'conflict'; conflict: PlanConflict }
  | { kind: 'faults'; faults: readonly Remark[] }
  | { kind: 'noRace' };

/** In place of what is not answered yet. */
const ASSUMED = { hours: 6, age: 35, gender: 'other', experience: 'beginner', fitness: 'moderate' } as const;
/** Weeks of a schedule. */
const WEEKS = 4;
const MAX_DAYS_AHEAD = 3 * 366;
const [MIN_AGE, MAX_AGE, MAX_HOURS] = [18, 100, 40];

interface Notes {
  assumed: Remark[];
  faults: Remark[];
}

/** The number in a field; `assumed` where it is blank, and a fault where it is none. */
function numberIn(
  typed: string,
  {
    least,
    most,
    assumed,
    name,
    unit,
    step,
  }: Record<'least' | 'most' | 'assumed' | 'step', number> & Record<'name' | 'unit', string>,
  notes: Notes,
): number {
  if (typed.trim() === '') {
    notes.assumed.push({ step, text: `${assumed} ${unit}` });
    return assumed;
  }
  const value = Number(typed);
  if (!Number.isInteger(value) || value < least || value > most)
    notes.faults.push({ step, text: `${name} must be a whole number from ${least} to ${most}.` });
  return value;
}

function goalOf(
  { raceType, raceName, targetDate, goalTimeSec }: OnboardingAnswers['raceGoal'],
  today: Day,
  notes: Notes,
): FirstGoal | null {
  if (raceType === '') return null;
  const day = targetDate.trim();
  if (day !== '') {
    const wrong = !isDay(day)
      ? 'The target date is not a calendar date.'
      : day < today
        ? 'Race date must be today or later.'
        : day > addDays(today, MAX_DAYS_AHEAD)
          ? 'Race date must be within 3 years.'
          : null;
    if (wrong !== null) notes.faults.push({ step: 1, text: wrong });
  }
  const goal = goalSecondsOf(goalTimeSec);
  const wrongGoal =
    goal === undefined
      ? 'Write the goal time as hours, minutes and seconds, such as 3:30:00.'
      : goal === null
        ? null
        : goalTimeProblem({ raceType, raceName }, goal);
  if (wrongGoal !== null) notes.faults.push({ step: 1, text: wrongGoal });
  return { raceType, raceName: raceName.trim() || null, targetDate: day || null, goalTimeSec: goal ?? null };
}

type Assessed = Pick<Athlete, 'assessments' | 'thresholds'>;

function assessedOf(
  sports: readonly EnduranceSport[],
  answers: OnboardingAnswers['assessments'],
  notes: Notes,
): Assessed {
  const thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null } as Record<string, number | null>;
  const untold: string[] = [];
  const assessments = sports.map((sport) => {
    const { experienceLevel, currentFitnessLevel, weeklyVolume, volumeUnit, recentResult } = answers[sport];
    const name = SPORT_LABELS[sport];
    if (experienceLevel === '' || currentFitnessLevel === '') untold.push(name.toLowerCase());
    const volume = volumeText(weeklyVolume, volumeUnit);
    if (volume === '') notes.assumed.push({ step: 2, text: `${name.toLowerCase()} volume by the fitness level` });
    else if (hoursFromVolume(volume, sport) === null)
      notes.assumed.push({
        step: 2,
        text: `${name.toLowerCase()} volume by the fitness level, as “${volume}” cannot be read`,
      });
    if (recentResult.trim() !== '') {
      const read = readRecentResult(recentResult, sport, METRIC);
      if (read.ok) thresholds[read.threshold] = read.value;
      else notes.faults.push({ step: 2, text: `${name}, recent race or test: ${read.message}` });
    }
    return {
      sport,
      experienceLevel: experienceLevel || ASSUMED.experience,
      currentFitnessLevel: currentFitnessLevel || ASSUMED.fitness,
      weeklyVolume: volume,
    };
  });
  if (untold.length > 0)
    notes.assumed.push({ step: 2, text: `${ASSUMED.experience}, ${ASSUMED.fitness} fitness (${untold.join(', ')})` });
  return { assessments, thresholds: thresholds as unknown as NonNullable<Athlete['thresholds']> };
}

/** The last free day of the week, as most long workouts are on Sundays. */
const longDayFor = (unavailable: readonly Weekday[]) => WEEKDAYS.findLast((day) => !unavailable.includes(day));

function preferencesOf(answers: OnboardingAnswers['trainingPreferences'], notes: Notes): TrainingPreferences {
  const { weeklyHoursAvailable, longWorkoutDays, unavailableDays, preferredWorkoutTimes } = answers;
  const hours = numberIn(
    weeklyHoursAvailable,
    { least: 0, most: MAX_HOURS, assumed: ASSUMED.hours, name: 'Weekly hours', unit: 'hours a week', step: 3 },
    notes,
  );
  const both = longWorkoutDays.find((day) => unavailableDays.includes(day));
  if (both)
    notes.faults.push({
      step: 3,
      text: `${WEEKDAY_LABELS[both]} is marked unavailable, so it cannot be a long-workout day.`,
    });
  const free = longDayFor(unavailableDays);
  if (!free) notes.faults.push({ step: 3, text: 'At least one training day must be available.' });
  const isOpen = longWorkoutDays.length === 0 && free !== undefined;
  if (isOpen) notes.assumed.push({ step: 3, text: `long workouts on ${WEEKDAY_LABELS[free]}` });
  if (preferredWorkoutTimes === '') notes.assumed.push({ step: 3, text: 'workouts in the morning' });
  return {
    weeklyHoursAvailable: hours,
    longWorkoutDays: isOpen ? [free] : longWorkoutDays,
    unavailableDays,
    preferredWorkoutTimes: preferredWorkoutTimes || 'morning',
    maxMinutesByDay: {},
    blackoutDates: [],
  };
}

function injuriesOf({ injuries }: OnboardingAnswers['personalProfile']): Injury[] {
  return injuries
    .filter(({ injuryType, affectedArea }) => injuryType.trim() !== '' && affectedArea.trim() !== '')
    .map(({ injuryType, affectedArea, dateOccurred, isRecovered }) => ({
      injuryType,
      affectedArea,
      dateOccurred: dateOccurred || null,
      isRecovered,
    }));
}

/** The plan that the answers will make on `today`, what was assumed for it, or why there is none yet. */
export function planPreview(answers: OnboardingAnswers, today: Day, readWords: ReadWords | null): PlanPreview {
  const { raceGoal, assessments, trainingPreferences, personalProfile } = answers;
  const notes: Notes = { assumed: [], faults: [] };
  const goal = goalOf(raceGoal, today, notes);
  if (goal === null) return { kind: 'noRace' };
  const assessed = assessedOf(baseSportsOf(goal.raceType), assessments, notes);
  const stated = preferencesOf(trainingPreferences, notes);
  const age = numberIn(
    personalProfile.age,
    { least: MIN_AGE, most: MAX_AGE, assumed: ASSUMED.age, name: 'Age', unit: 'years of age', step: 4 },
    notes,
  );
  if (notes.faults.length > 0) return { kind: 'faults', faults: notes.faults };
  const words = readWords?.(trainingPreferences.schedulingConstraints, stated, today);
  const athlete: Athlete = {
    age,
    gender: personalProfile.gender || ASSUMED.gender,
    currentWeeklyHours: null,
    ...assessed,
    preferences: words?.preferences ?? stated,
    injuries: [...injuriesOf(personalProfile), ...(words?.injuries ?? [])],
  };
  const { race, sports, season, isDateAssumed, schedule } = firstPlan({
    today,
    athlete,
    goal,
    principles: words?.principles ?? [],
    count: WEEKS,
  });
  if (!schedule.ok) return { kind: 'conflict', conflict: schedule.conflict };
  if (isDateAssumed) notes.assumed.unshift({ step: 1, text: `race day ${fullDate(race.raceDate)}` });
  const { chart } = drawnTrials(
    {
      today,
      athlete,
      sports,
      races: [{ ...race, id: 'goal' }],
      phases: season.phases.map((phase, at) => ({
        ...phase,
        id: String(at),
        plannedVolume: phase.weeklyVolume,
        isEdited: false,
      })),
      lostWeeks: [],
      past: null,
    },
    new Map(),
  ).now;
  const warnings = [...season.warnings, ...schedule.warnings]
    .filter(({ code }) => code !== 'RACE_DATE_ASSUMED')
    .map(({ message, recommendation }) => `${message} ${recommendation}`.trim());
  return {
    kind: 'plan',
    raceName: race.raceName,
    raceDate: race.raceDate,
    chart,
    weeks: schedule.weeks,
    warnings: [...new Set(warnings)],
    assumed: notes.assumed,
  };
}
