import { adapt } from './adapt.ts';
import type { AdaptInput, CheckIn, PastFeedback } from './adapt/events.ts';
import { addDays, weekdayOf } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import type { WorkoutChange } from './changes.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import { answers, before, beforeStepBack, calm, monday, on, past, skipped } from '../../test/core/calmWeeks.ts';

// The whole answer to one thing that happens: what becomes of each workout and because of what, then what is said, offered and shown to the coach.

const dayName = (day: string) => shortName(weekdayOf(day));
const becomes = ({ op, workoutType, toDate, durationAfter, intensityAfter }: WorkoutChange): string =>
  op === 'remove'
    ? 'out'
    : op === 'move'
      ? `to ${dayName(toDate!)}`
      : [op === 'replace' && workoutType, intensityAfter, durationAfter].filter(Boolean).join(' ');

/** "mood 5, sleep 5: Wed swim out, Sun strength out" */
function told(input: AdaptInput): string[] {
  const { operations, advice, proposals, coachFlags } = adapt(input);
  const causes = new Map<string, Map<string, string>>();
  // what settling puts right besides is another matter
  for (const change of operations.filter(({ reasonCode }) => !reasonCode.startsWith('LIMIT_'))) {
    const { because, workoutId } = change;
    const { scheduledDate, workoutType } = input.workouts.find(({ id }) => id === workoutId)!;
    const later = scheduledDate > addDays(monday, 6) ? ` ${Number(scheduledDate.slice(8))}` : '';
    const name = `${dayName(scheduledDate)}${later} ${workoutType}`;
    const workouts = causes.get(because!) ?? new Map<string, string>();
    workouts.set(name, `${workouts.get(name) ?? name} ${becomes(change)}`);
    causes.set(because!, workouts);
  }
  return [
    ...[...causes].map(([because, workouts]) => `${because}: ${[...workouts.values()].join(', ')}`),
    ...advice.map(({ text }) => text),
    ...proposals.map(({ text }) => text),
    ...coachFlags.map(({ text }) => `coach: ${text}`),
  ];
}

const checked = (given: Partial<CheckIn>, more: Partial<AdaptInput> = {}, today = monday) =>
  on(today, { checkIns: [answers(given)], ...more });
const AMBER = { mood: 5, stress: 5, sleep: 5, mentalReadiness: 5 };
const ORANGE = { mood: 4, stress: 7, sleep: 4, mentalReadiness: 4 };
const RED = { mood: 2, stress: 9, sleep: 2, mentalReadiness: 2 };
const earlier = (given: Partial<CheckIn>, days: number) =>
  answers({ ...given, answeredOn: addDays(monday, -days), weekStartDate: addDays(monday, -7) });
const EASY: Partial<PastFeedback> = { intensity: 'easy', isHard: false };
const KEY: Partial<PastFeedback> = { intensity: 'threshold', isHard: true };
/** The same said of workouts so many days ago. */
const said = (days: readonly number[], more: Partial<PastFeedback>, today = monday, over: Partial<AdaptInput> = {}) =>
  on(today, { history: days.map((day) => before(day, more)), ...over });
const ill = (days: number, well: number | null, mild = false, ...symptoms: readonly string[]) =>
  on(monday, {
    illness: {
      from: addDays(monday, -days),
      wellOn: well === null ? null : addDays(monday, -well),
      mild,
      symptoms: [...symptoms],
    },
  });
const each = (change: (workout: ScheduledWorkout) => Partial<ScheduledWorkout>) =>
  calm.workouts.map((workout) => ({ ...workout, ...change(workout) }));
const locked = each(({ scheduledDate }) => ({ locked: scheduledDate <= addDays(monday, 2) }));
const done = each(({ scheduledDate }) => ({ status: scheduledDate < addDays(monday, 3) ? 'completed' : 'scheduled' }));
const vo2max = each(({ isHard }) => (isHard ? { intensity: 'vo2max' } : {}));
const thursday = addDays(monday, 3);
/** Sixty days of training, the last ones off. */
const off = (days: number, today = monday, more: Partial<AdaptInput> = {}) =>
  on(today, {
    history: Array.from({ length: 60 }, (_, i) =>
      before(i + 1, i < days ? skipped('work') : { plannedMinutes: 90, actualMinutes: 90 }),
    ),
    ...more,
  });
const tuesday = (more: Partial<ScheduledWorkout>) =>
  each(({ scheduledDate }) => (scheduledDate === addDays(monday, 1) ? more : {}));
const racing = (input: AdaptInput, days: number) => ({
  ...input,
  limits: { ...input.limits, races: [{ ...input.limits.races[0]!, raceDate: addDays(monday, days) }] },
});
const raceWeek = (input: AdaptInput) => ({
  ...input,
  limits: {
    ...input.limits,
    season: {
      ...input.limits.season,
      weeks: input.limits.season.weeks.map((week) =>
        week.weekStartDate === monday ? { ...week, kind: 'race' as const } : week,
      ),
    },
  },
});
const twoHard = each(({ isHard, scheduledDate }) =>
  isHard || scheduledDate === addDays(monday, 4) ? { isHard: true, intensity: 'threshold' } : {},
);
/** Without the long run of Sunday. */
const freeSunday = (more: Partial<ScheduledWorkout> = {}) =>
  calm.workouts
    .filter(({ scheduledDate, isLong }) => scheduledDate !== addDays(monday, 6) || !isLong)
    .map((workout) => (workout.scheduledDate === addDays(monday, 5) ? { ...workout, ...more } : workout));
const preferring = (input: AdaptInput, more: Partial<AdaptInput['limits']['athlete']['preferences']>) => {
  const { athlete } = input.limits;
  const preferences = { ...athlete.preferences, ...more };
  return { ...input, limits: { ...input.limits, athlete: { ...athlete, preferences } } };
};
const sundayOff = (mostMinutes: number | null) => ({
  blackoutDates: [{ from: addDays(monday, 6), to: addDays(monday, 6), mostMinutes }],
});
const hurt = (injuryType: string, affectedArea: string, more: Partial<AdaptInput> = {}, isRecovered = false) => {
  const input = on(monday, more);
  const injuries = [{ injuryType, affectedArea, dateOccurred: null, isRecovered }];
  return { ...input, limits: { ...input.limits, athlete: { ...input.limits.athlete, injuries } } };
};
const run = (week: number, over: Partial<ScheduledWorkout>) =>
  each(({ workoutType, scheduledDate }) =>
    workoutType === 'run' && scheduledDate >= addDays(monday, 7 * week) && scheduledDate < addDays(monday, 7 * week + 7)
      ? over
      : {},
  );
const TRAVEL = { travelThisWeek: true };
const [first, ...others] = calm.workouts;
const stepBack = () => {
  const { start } = beforeStepBack();
  const { firstDay } = start.limits;
  const history = [7, 6, 5, 4, 3, 2, 1].map((ago) => ({
    ...before(0, ago === 7 ? {} : skipped('work')),
    scheduledDate: addDays(firstDay, -ago),
  }));
  return { ...calm, workouts: start.workouts, limits: { ...start.limits, today: firstDay }, history };
};

test.each<readonly [string, AdaptInput, readonly string[]]>([
  ['an amber check-in', checked(AMBER), ['mood 5, sleep 5: Wed swim out, Sun strength out']],
  [
    'an amber check-in, with a VO2max workout',
    checked(AMBER, { workouts: vo2max }),
    ['mood 5, sleep 5: Tue bike threshold, Wed swim out, Sun strength out'],
  ],
  [
    'an amber check-in, with two hard days',
    checked(AMBER, { workouts: twoHard }),
    ['mood 5, sleep 5: Wed swim out, Fri swim easy, Sun strength out'],
  ],
  ['an amber check-in in the week of a race', raceWeek(checked(AMBER)), []],
  [
    'a red check-in in the week of a race',
    raceWeek(checked(RED)),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike out',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    "a red check-in in the week of a race, the hard workout a person's",
    raceWeek(checked(RED, { workouts: locked })),
    ['coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).'],
  ],
  [
    'a red check-in after fair sleep',
    checked({ mood: 1, stress: 10, sleep: 4, mentalReadiness: 1 }),
    [
      'mood 1, stress 10, mental readiness 1: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Thu strength out, Fri swim out, Sat bike 45, Sun run 45, Sun strength out',
      'coach: Readiness 10 of 100 (mood 1, stress 10, mental readiness 1).',
    ],
  ],
  [
    'an orange check-in',
    checked(ORANGE),
    ['stress 7: Tue bike moderate, Wed swim out, Thu strength out, Sat bike 92, Sun run 56, Sun strength out'],
  ],
  [
    'an orange check-in, with a VO2max workout',
    checked(ORANGE, { workouts: vo2max }),
    ['stress 7: Tue bike moderate, Wed swim out, Thu strength out, Sat bike 92, Sun run 56, Sun strength out'],
  ],
  [
    'an orange check-in, sore',
    checked({ ...ORANGE, musclesSoreness: 7 }),
    [
      'stress 7, soreness 7: Tue bike moderate, Wed swim out, Thu strength out, Fri swim out, Sat bike 92, Sun run 56, Sun strength out',
    ],
  ],
  [
    'an orange check-in, a little sore',
    checked({ ...ORANGE, musclesSoreness: 6 }),
    ['stress 7: Tue bike moderate, Wed swim out, Thu strength out, Sat bike 92, Sun run 56, Sun strength out'],
  ],
  [
    'an orange check-in, without sleep',
    checked({ ...ORANGE, sleep: 3 }),
    [
      'sleep 3, stress 7: Tue bike moderate, Wed swim out, Thu strength out, Fri swim out, Sat bike 92, Sun run 56, Sun strength out',
    ],
  ],
  [
    'a red check-in',
    checked(RED),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Thu strength out, Fri swim out, Sat bike 45, Sun run 45, Sun strength out',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'a red check-in on Thursday',
    checked({ ...RED, answeredOn: thursday }, { workouts: done }, thursday),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Thu bike 45, Thu strength easy 24, Fri swim out, Sat bike 45, Sun run 45, Sun strength out, Tue 9 bike out, Wed 10 strength out',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'a red check-in, and what a person wants',
    checked(RED, { workouts: locked }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Thu bike out, Thu strength out, Fri swim out, Sat bike 45, Sun run 45, Sun strength out',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'a red check-in of Monday, on Thursday',
    checked(RED, { workouts: done }, thursday),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Thu bike out, Thu strength out, Fri swim out, Sat bike 45, Sun run 45, Sun strength out',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'two red check-ins',
    on(monday, { checkIns: [answers(RED), earlier(RED, 13)] }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike recovery 45, Wed run recovery 45, Wed swim out, Thu bike recovery 45, Thu strength out, Fri swim out, Sat bike recovery 45, Sun run recovery 45, Sun strength out',
      'Two hard weeks in a row: this one is for rest and recovery. If it stays like this, talk to someone you trust or to a doctor. This is not medical advice.',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'two red check-ins, in any order',
    on(monday, { checkIns: [earlier(RED, 7), answers(RED)] }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike recovery 45, Wed run recovery 45, Wed swim out, Thu bike recovery 45, Thu strength out, Fri swim out, Sat bike recovery 45, Sun run recovery 45, Sun strength out',
      'Two hard weeks in a row: this one is for rest and recovery. If it stays like this, talk to someone you trust or to a doctor. This is not medical advice.',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'a red check-in two weeks after another',
    on(monday, { checkIns: [answers(RED), earlier(RED, 14)] }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Thu strength out, Fri swim out, Sat bike 45, Sun run 45, Sun strength out',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'a red check-in after an amber one',
    on(monday, { checkIns: [answers(RED), earlier(AMBER, 7)] }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Thu strength out, Fri swim out, Sat bike 45, Sun run 45, Sun strength out',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'a red check-in of ten days ago',
    on(monday, { checkIns: [earlier(RED, 10)] }),
    ['coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).'],
  ],
  ['a red check-in of eleven days ago', on(monday, { checkIns: [earlier(RED, 11)] }), []],
  ['a check-in of tomorrow', checked({ ...RED, answeredOn: addDays(monday, 1) }), []],
  [
    'travel',
    checked({ travelThisWeek: true }),
    [
      'travel this week: Wed swim out, Sat bike 86',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, told on Thursday',
    checked({ travelThisWeek: true, answeredOn: thursday }, { workouts: done }, thursday),
    [
      'travel this week: Sat bike 86, Sun strength out',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, and no long run on Sunday',
    checked(TRAVEL, { workouts: freeSunday() }),
    [
      'travel this week: Wed swim out, Thu strength out, Sat bike to Sun',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, and a hard long ride',
    checked(TRAVEL, { workouts: freeSunday({ isHard: true, intensity: 'threshold' }) }),
    [
      'travel this week: Wed swim out, Sat bike easy 86',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, and a Sunday too short',
    preferring(checked(TRAVEL, { workouts: freeSunday() }), sundayOff(60)),
    [
      'travel this week: Wed swim out, Sat bike 86',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel, and no training on Sunday',
    preferring(checked(TRAVEL, { workouts: freeSunday() }), sundayOff(null)),
    [
      'travel this week: Wed swim out, Thu strength out',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel with deadlines, and no long run on Sunday',
    checked({ ...TRAVEL, majorDeadlines: true }, { workouts: freeSunday() }),
    [
      'travel and deadlines this week: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Thu strength out, Sat bike 86',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel with a red check-in, and no long run on Sunday',
    checked({ ...TRAVEL, ...RED }, { workouts: freeSunday() }),
    [
      'mood 2, stress 9, sleep 2, mental readiness 2: Tue bike easy 45, Wed run 45, Thu bike 21, Thu strength out, Sat bike 45, Sun strength out',
      'travel this week: Wed swim out',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'deadlines, and two hard days',
    checked({ majorDeadlines: true }, { workouts: twoHard }),
    ['deadlines this week: Tue bike 45, Wed run 45, Wed swim out, Thu bike 45, Fri swim easy, Sun strength out'],
  ],
  [
    'deadlines, and time zones that nobody travels over',
    checked({ majorDeadlines: true, notes: 'jet lag' }),
    ['deadlines this week: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Sun strength out'],
  ],
  [
    'travel with two time zones',
    checked({ ...TRAVEL, notes: 'Over two time zones.' }),
    [
      'a change of time zones: Tue bike easy 45',
      'travel this week: Wed swim out, Sat bike 86',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
    ],
  ],
  [
    'travel to another timezone',
    checked({ ...TRAVEL, notes: 'another timezone' }),
    [
      'a change of time zones: Tue bike easy 45',
      'travel this week: Wed swim out, Sat bike 86',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
    ],
  ],
  [
    'travel with jetlag',
    checked({ ...TRAVEL, notes: 'jetlag' }),
    [
      'a change of time zones: Tue bike easy 45',
      'travel this week: Wed swim out, Sat bike 86',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
    ],
  ],
  [
    'deadlines',
    checked({ majorDeadlines: true }),
    ['deadlines this week: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Sun strength out'],
  ],
  [
    'travel and deadlines',
    checked({ travelThisWeek: true, majorDeadlines: true }),
    [
      'travel and deadlines this week: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Thu strength out, Sat bike 86, Sun strength out',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
    ],
  ],
  [
    'travel over time zones',
    checked({ travelThisWeek: true, notes: 'Jet lag again' }),
    [
      'a change of time zones: Tue bike easy 45',
      'travel this week: Wed swim out, Sat bike 86',
      'No pool or bike where you are? A run or strength workout of at most 45 min does instead. Keep hard workouts on days without travel.',
      'Train easy and in daylight for two days after you arrive. Before a race, arrive one day early for each time zone if you can.',
    ],
  ],
  [
    'deadlines and a red check-in',
    checked({ ...RED, majorDeadlines: true }),
    [
      'deadlines this week: Tue bike easy 45, Wed run 45, Wed swim out, Thu bike 45, Sun strength out',
      'mood 2, stress 9, sleep 2, mental readiness 2: Thu strength out, Fri swim out, Sat bike 45, Sun run 45',
      'coach: Readiness 11 of 100 (mood 2, stress 9, sleep 2, mental readiness 2).',
    ],
  ],
  [
    'an easy workout that felt far too hard',
    said([1], { ...EASY, perceivedExertion: 6 }),
    ['workouts felt harder than they should: Tue bike easy, Wed swim out, Thu strength out, Sun strength out'],
  ],
  [
    'an easy workout that felt too hard',
    said([1], { ...EASY, perceivedExertion: 5 }),
    ['effort 5 instead of 3: Tue bike moderate'],
  ],
  [
    'a workout that felt too hard, and what a person wants',
    said([1], { ...EASY, perceivedExertion: 5 }, monday, { workouts: locked }),
    [],
  ],
  [
    'two that felt too hard',
    said([1, 3], { ...EASY, perceivedExertion: 9 }),
    [
      'workouts felt harder than they should: Tue bike easy, Wed run 25, Wed swim out, Thu bike out, Thu strength out, Sun strength out',
      'Train with thresholds 3% lower until you have tested them again.',
      'coach: Workouts felt harder than expected again within 14 days; a step-back week begins.',
    ],
  ],
  [
    'two that felt bad',
    said([1, 3], { ...EASY, feelingRating: 3 }),
    ['workouts felt harder than they should: Tue bike easy, Wed swim out, Thu strength out, Sun strength out'],
  ],
  ['two that felt bad, a week apart', said([1, 8], { ...EASY, feelingRating: 3 }), []],
  ['two that felt all right', said([1, 3], { ...EASY, feelingRating: 4 }), []],
  [
    'three easy ones that were not easy',
    said([1, 2, 3], { ...EASY, perceivedExertion: 5 }),
    [
      'workouts felt harder than they should: Tue bike easy, Wed run 25, Wed swim out, Thu bike out, Thu strength out, Sun strength out',
      '3 easy workouts felt like effort 5 or more this week. Slow down: stay 5% below the upper end of the easy range.',
      'Train with thresholds 3% lower until you have tested them again.',
      'coach: Workouts felt harder than expected again within 14 days; a step-back week begins.',
    ],
  ],
  [
    'three key workouts that felt easier',
    said([1, 3, 5], { ...KEY, perceivedExertion: 4 }),
    [
      'Your last three key workouts felt easier than they should. A threshold test in the next step-back week would bring your targets up to date.',
    ],
  ],
  ['two key workouts that felt easier', said([1, 3], { ...KEY, perceivedExertion: 4 }), []],
  [
    'two that were longer',
    said([1, 3], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }),
    ['60 min more than planned lately: Wed run 20'],
  ],
  ['one that was longer', said([1], { ...EASY, actualMinutes: 80, plannedMinutes: 50 }), []],
  [
    'two weeks of less than half',
    said([1, 2, 3, 4, 8, 9, 10, 11], { status: 'partially_completed', actualMinutes: 20, plannedMinutes: 50 }),
    ['You did less than half of the plan two weeks running. 1 h a week instead of 10 h would fit what you do.'],
  ],
  [
    'two weeks of half',
    said([1, 2, 3, 4, 8, 9, 10, 11], { status: 'partially_completed', actualMinutes: 25, plannedMinutes: 50 }),
    [],
  ],
  ['skipped for fatigue', said([1], skipped('fatigue')), ['1 workout skipped for tiredness: Tue bike easy']],
  [
    'skipped for fatigue twice',
    said([1, 3], skipped('fatigue')),
    [
      '2 workouts skipped for tiredness: Tue bike recovery, Wed swim out, Thu bike out, Thu strength out, Sun strength out',
      '3 days without training: Tue bike 24',
      'coach: 2 workouts skipped for tiredness within a week; the next week is a step-back week.',
    ],
  ],
  [
    'skipped for pain',
    said([1], skipped('injury')),
    [
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  ['skipped for work', said([1], skipped('work')), []],
  ['skipped for work twice', said([1, 3], skipped('work')), ['3 days without training: Tue bike easy 24']],
  [
    'a key workout that was missed',
    on(addDays(monday, 2), { history: [past(calm.workouts[0]!, skipped('work'))] }),
    [],
  ],
  [
    'a ride skipped for pain',
    said([0], { ...skipped('injury'), workoutType: 'bike' }),
    [
      'a bike workout skipped for an injury: Tue bike out',
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  [
    'a run skipped for pain',
    said([0], skipped('injury')),
    [
      'a run workout skipped for an injury: Wed run out',
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  [
    'a brick skipped for pain',
    said([0], { ...skipped('injury'), workoutType: 'brick' }),
    [
      'a brick workout skipped for an injury: Tue bike out, Wed run out',
      'Where does it hurt? With the area on file, your plan leaves out what could make it worse. This is not medical advice.',
    ],
  ],
  [
    'a swim skipped for pain that is known',
    hurt('pain', 'elbow', { history: [before(0, { ...skipped('injury'), workoutType: 'swim' })] }),
    [
      'a swim workout skipped for an injury: Wed swim out',
      'your injury: elbow: Fri swim 30, Sat bike 75, Wed 10 swim 32, Fri 12 swim 31, Tue 16 swim 33, Fri 19 swim 32, Sat 20 bike 75, Fri 26 swim 42, Sat 27 bike 75',
    ],
  ],
  [
    'two skipped for work this week',
    on(addDays(monday, 2), {
      history: calm.workouts.slice(0, 2).map((workout) => past(workout, skipped('work'))),
      workouts: each(({ scheduledDate }) => ({ status: scheduledDate < addDays(monday, 2) ? 'skipped' : 'scheduled' })),
    }),
    ['2 workouts skipped for work or other reasons this week: Wed run 45, Thu bike 45'],
  ],
  [
    'four weeks skipped',
    said(
      [...Array(27).keys()].map((day) => day + 1),
      { ...skipped('illness'), plannedMinutes: 90 },
    ),
    [
      'you are ill: Tue bike out',
      'ill for 28 days, step 1 of the way back: Wed run 23',
      'ill for 28 days, less volume on the way back: Wed swim out, Sat bike 57, Sun run 35, Sun strength out, Tue 9 run 35, Tue 9 bike out, Sun 14 run 47, Tue 16 swim out',
      'ill for 28 days, step 2 of the way back: Thu bike 35, Thu strength easy 20',
      'ill for 28 days, step 3 of the way back: Wed 10 strength easy, Sat 13 brick 60, Wed 17 strength easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
      'You did less than half of the plan two weeks running. 1 h a week instead of 10 h would fit what you do.',
      '25% of the training hours before Lake are lost. Shall we plan the phases anew, with an easier goal?',
    ],
  ],
  [
    'a key workout missed for work',
    on(addDays(monday, 2), {
      history: [past(calm.workouts[0]!, skipped('work'))],
      workouts: tuesday({ status: 'skipped' }),
    }),
    ['a key workout that you missed this week comes here: Thu bike bike hard 47'],
  ],
  [
    'a key workout missed for fatigue',
    on(addDays(monday, 2), {
      history: [past(calm.workouts[0]!, skipped('fatigue'))],
      workouts: tuesday({ status: 'skipped' }),
    }),
    ['1 workout skipped for tiredness: Tue 23 bike easy'],
  ],
  [
    'a key workout of last week missed for work',
    said([1], { ...skipped('work'), workoutType: 'bike', isHard: true }),
    [],
  ],
  [
    'a knee that hurts',
    hurt('pain', 'knee'),
    [
      'your injury: knee: Tue bike easy 39, Wed run 28, Thu bike 37, Sat bike 92, Sun run 40, Tue 9 run 26, Tue 9 bike 40, Thu 11 bike 39, Sun 14 run 37, Tue 16 bike 41, Wed 17 run out, Thu 18 bike 40, Fri 19 run out, Sat 20 bike 98, Sun 21 run 37, Tue 23 bike easy 48, Wed 24 run 23, Sat 27 bike 68, Sun 28 run 25',
    ],
  ],
  [
    'a strained calf',
    hurt('strain', 'calf'),
    [
      'your injury: calf: Wed run 28, Sun run 42, Tue 9 run 26, Sun 14 run out, Wed 17 run out, Fri 19 run out, Sun 21 run 37, Wed 24 run 23, Sun 28 run 25',
    ],
  ],
  [
    'a strained calf, and runs that a person wants',
    hurt('strain', 'calf', { workouts: run(0, { locked: true }) }),
    [
      'your injury: calf: Tue 9 run 26, Sun 14 run out, Wed 17 run out, Fri 19 run out, Sun 21 run 37, Wed 24 run 23, Sun 28 run 25',
    ],
  ],
  [
    'a strained calf, and runs that were skipped',
    hurt('strain', 'calf', { workouts: run(0, { status: 'skipped' }) }),
    [
      'your injury: calf: Tue 9 run 26, Sun 14 run out, Wed 17 run out, Fri 19 run out, Sun 21 run 37, Wed 24 run 23, Sun 28 run 25',
    ],
  ],
  [
    'a strained calf that the planner knew of',
    hurt('strain', 'calf', {
      workouts: run(0, { reasons: [{ code: 'INJURY_CARE', source: 'rule', text: '', inputs: {} }] }),
    }),
    [
      'your injury: calf: Wed run 45, Sun run 45, Tue 9 run 26, Sun 14 run out, Wed 17 run out, Fri 19 run out, Sun 21 run 37, Wed 24 run 23, Sun 28 run 25',
    ],
  ],
  [
    'a broken shin',
    hurt('stress fracture', 'shin'),
    [
      'your injury: shin: Wed run bike easy 42, Sun run out, Tue 9 run out, Sat 13 brick out, Sun 14 run out, Wed 17 run bike easy 32, Fri 19 run out, Sun 21 run out, Wed 24 run bike easy 29, Sun 28 run out',
    ],
  ],
  [
    'a strained shoulder',
    hurt('strain', 'shoulder'),
    [
      'your injury: shoulder: Wed swim bike easy 30, Fri swim out, Sat bike 75, Wed 10 swim out, Fri 12 swim out, Tue 16 swim bike easy 33, Fri 19 swim out, Sat 20 bike 75, Fri 26 swim bike easy 29, Sat 27 bike 75',
    ],
  ],
  ['a strained shoulder that has healed', hurt('strain', 'shoulder', {}, true), []],
  [
    'a cold',
    ill(0, null, true),
    [
      'you have a cold: Tue bike recovery 24, Wed run recovery 23, Wed swim out, Thu bike recovery 23, Thu strength out',
      'ill for 3 days, step 1 of the way back: Fri swim 20',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, less volume on the way back: Sun run 52, Tue 9 bike 33',
      'ill for 3 days, step 3 of the way back: Sun strength easy',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'an illness',
    ill(2, null),
    [
      'you are ill: Tue bike out',
      'ill for 3 days, step 1 of the way back: Wed run 23, Wed swim 20',
      'ill for 3 days, step 2 of the way back: Thu bike 35, Thu strength easy 20',
      'ill for 3 days, less volume on the way back: Sat bike 86, Sun run 52, Tue 9 bike 32',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'a fever',
    ill(2, null, false, 'fever'),
    [
      'you are ill: Tue bike out, Wed run out, Wed swim out, Thu bike out, Thu strength out, Fri swim out, Sat bike out',
      'ill for 7 days, step 1 of the way back: Sun run 30',
      'ill for 7 days, less volume on the way back: Tue 9 run 42, Tue 9 bike out, Wed 10 strength out, Thu 11 strength out, Sat 13 brick 80',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'well since yesterday after three days',
    ill(4, 1),
    [
      'ill for 3 days, step 2 of the way back: Tue bike easy 36',
      'ill for 3 days, less volume on the way back: Wed swim out, Sat bike 86, Sun run 52, Sun strength out',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
    ],
  ],
  [
    'well since yesterday after a week',
    ill(8, 1),
    [
      'ill for 7 days, step 2 of the way back: Tue bike easy 36',
      'ill for 7 days, less volume on the way back: Wed run 42, Wed swim out, Thu strength out, Sat bike 69, Sun run 42, Sun strength out',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
    ],
  ],
  [
    'well since today after twelve days with pain in the chest',
    ill(12, 0, false, 'chest pain'),
    [
      'ill for 12 days, step 1 of the way back: Tue bike easy 24',
      'ill for 12 days, step 2 of the way back: Wed run 35',
      'ill for 12 days, less volume on the way back: Wed swim out, Thu bike 40, Thu strength out, Sat bike 57, Sun run 35, Sun strength out, Tue 9 bike out, Thu 11 strength out, Sat 13 brick 100, Sun 14 run 47',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
    ],
  ],
  [
    'well since today after sixteen days',
    ill(16, 0),
    [
      'ill for 16 days, step 1 of the way back: Tue bike easy 24',
      'ill for 16 days, step 2 of the way back: Wed run 35',
      'ill for 16 days, less volume on the way back: Wed swim out, Thu bike 40, Thu strength out, Sat bike 57, Sun run 35, Sun strength out, Tue 9 bike out, Thu 11 strength out, Sat 13 brick 100, Sun 14 run 47',
      'ill for 16 days, step 3 of the way back: Wed 10 strength easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
    ],
  ],
  ['well for three weeks', ill(28, 21), []],
  [
    'six days off before a step-back week',
    stepBack(),
    [
      '6 days without training: Tue bike 20, Tue swim 20, Wed run 20, Wed strength easy 20, Thu bike 29, Fri swim 23',
      'Your 6 days off were your step-back week. Another is planned from Monday 25 January; marking the days off in your season plan lets that week load again.',
      'You missed 6 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'three days off',
    off(3),
    [
      '3 days without training: Tue bike easy 24',
      'You missed 3 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'four days off',
    off(4),
    [
      '4 days without training: Tue bike easy 20, Wed run 20, Wed swim 20, Thu bike 31, Thu strength easy 20, Fri swim 25',
      'You missed 4 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'seven days off',
    off(7),
    [
      '7 days without training: Tue bike easy 20, Wed run 20, Wed swim 20, Thu bike 31, Thu strength easy 20, Fri swim 25',
      'You missed 7 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'eight days off',
    off(8),
    [
      '8 days without training: Tue bike easy 20, Wed run 20, Wed swim out, Thu bike 24, Thu strength out, Fri swim 25, Sun strength out, Tue 9 bike out, Wed 10 strength out, Thu 11 strength out',
      '8 days without training: shall we plan the weeks to your races anew from here?',
      'You missed 8 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'fourteen days off',
    off(14),
    [
      '14 days without training: Tue bike easy 20, Wed run 20, Wed swim out, Thu bike 24, Thu strength out, Fri swim 25, Sun strength out, Tue 9 bike out, Wed 10 strength out, Thu 11 strength out',
      '14 days without training: shall we plan the weeks to your races anew from here?',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than half of the plan two weeks running. 6 h a week instead of 10 h would fit what you do.',
    ],
  ],
  [
    'fifteen days off',
    off(15),
    [
      '15 days without training: Tue bike easy 20, Wed run out, Wed swim out, Thu bike out, Thu strength out, Fri swim 24, Sun strength out, Tue 9 run 32, Tue 9 bike out, Wed 10 strength out, Thu 11 bike out, Thu 11 strength out',
      '15 days without training: shall we plan the weeks to your races anew from here?',
      'Train with zones 5% lower until you have tested your thresholds again.',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than half of the plan two weeks running. 5 h a week instead of 10 h would fit what you do.',
    ],
  ],
  [
    'twenty-nine days off',
    off(29),
    [
      '29 days without training: Tue bike easy 20, Wed run out, Wed swim out, Thu bike out, Thu strength out, Fri swim out, Sat bike 70, Sun strength out, Tue 9 run out, Tue 9 bike out, Wed 10 swim out, Wed 10 strength out, Thu 11 bike out, Thu 11 strength out',
      '29 days without training: shall we plan the weeks to your races anew from here?',
      'Train with zones 5% lower until you have tested your thresholds again.',
      'After such a break your next race may come too soon as a goal; consider making it a C race.',
      'You missed 14 workouts in the last 14 days. Shall we realign your plan with what you did?',
      'You did less than half of the plan two weeks running. 1 h a week instead of 10 h would fit what you do.',
    ],
  ],
  [
    'five days off, and a skipped workout before the first',
    off(5, monday, { workouts: tuesday({ status: 'skipped' }) }),
    [
      '5 days without training: Wed run 20, Wed swim 20, Thu bike 20, Thu strength easy 20, Fri swim 25, Sat bike 77',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'five days off, and a race before the first',
    off(5, monday, { workouts: tuesday({ workoutType: 'race' }) }),
    [
      '5 days without training: Wed run 20, Wed swim 20, Thu bike 20, Thu strength easy 20, Fri swim 25, Sat bike 77',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'five days off, the first taken out before',
    off(5, monday, { workouts: others, removed: [{ ...first!, removedBy: 'BREAK' }] }),
    [
      '5 days without training: Wed run 20, Wed swim 20, Thu bike 31, Thu strength easy 20, Fri swim 25',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    "five days off, the first a person's",
    off(5, monday, { workouts: tuesday({ locked: true }) }),
    [
      '5 days without training: Wed run 20, Wed swim 20, Thu bike 31, Thu strength easy 20, Fri swim 25',
      'You missed 5 workouts in the last 14 days. Shall we realign your plan with what you did?',
    ],
  ],
  [
    'three days off, and a race before the first',
    off(3, monday, { workouts: tuesday({ workoutType: 'race' }) }),
    ['You missed 3 workouts in the last 14 days. Shall we realign your plan with what you did?'],
  ],
  [
    'workouts skipped for illness',
    said([1, 2], skipped('illness')),
    [
      'you are ill: Tue bike out',
      'ill for 3 days, step 1 of the way back: Wed run 23, Wed swim 20',
      'ill for 3 days, step 2 of the way back: Thu bike 35, Thu strength easy 20',
      'ill for 3 days, less volume on the way back: Sat bike 86, Sun run 52, Tue 9 bike 32',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'workouts skipped for illness two weeks ago',
    said([14, 15], skipped('illness')),
    [
      'you are ill: Tue bike out',
      'ill for 16 days, step 1 of the way back: Wed run 23',
      'ill for 16 days, less volume on the way back: Wed swim out, Sat bike 57, Sun run 35, Sun strength out, Tue 9 run 35, Tue 9 bike out, Thu 11 strength out, Sat 13 brick 100, Sun 14 run 47, Tue 16 swim out',
      'ill for 16 days, step 2 of the way back: Thu bike 35, Thu strength easy 20',
      'ill for 16 days, step 3 of the way back: Wed 10 strength easy',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
  [
    'a cold, and what a person wants',
    on(monday, { ...ill(0, null, true), workouts: locked }),
    [
      'you have a cold: Thu bike recovery 23, Thu strength out',
      'ill for 3 days, step 1 of the way back: Fri swim 20',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, less volume on the way back: Sun run 52, Tue 9 bike 33',
      'ill for 3 days, step 3 of the way back: Sun strength easy',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
      '3 workouts on Tuesday 2 February, Wednesday 3 February that you or your coach placed stay in your plan. Leave them out while you are ill.',
    ],
  ],
  [
    'a cold, and one workout that a person wants',
    on(monday, { ...ill(0, null, true), workouts: tuesday({ locked: true }) }),
    [
      'you have a cold: Wed run recovery 23, Wed swim out, Thu bike recovery 23, Thu strength out',
      'ill for 3 days, step 1 of the way back: Fri swim 20',
      'ill for 3 days, step 2 of the way back: Sat bike 45',
      'ill for 3 days, less volume on the way back: Sun run 52, Tue 9 bike 33',
      'ill for 3 days, step 3 of the way back: Sun strength easy',
      'With fever, chest pain, palpitations or breathlessness at rest, do not train and see a doctor. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
      '1 workout on Tuesday 2 February that you or your coach placed stays in your plan. Leave it out while you are ill.',
    ],
  ],
  [
    'a cold with breathlessness',
    ill(0, null, true, 'breathless'),
    [
      'you are ill: Tue bike out, Wed run out, Wed swim out, Thu bike out, Thu strength out, Fri swim out, Sat bike out, Sun run out, Sun strength out',
      'ill for 7 days, step 1 of the way back: Tue 9 run 22',
      'ill for 7 days, less volume on the way back: Tue 9 bike out, Sun 14 run 37',
      'ill for 7 days, step 2 of the way back: Wed 10 swim 30, Wed 10 strength easy 21',
      'ill for 7 days, step 3 of the way back: Sat 13 brick 60',
      'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
      'Tell us when you have been free of symptoms for a day; your plan comes back step by step from there.',
    ],
  ],
])('the answer to %s', (_, input, lines) => {
  expect(told(input)).toEqual(lines);
});

test.each<readonly [string, AdaptInput, number, boolean]>([
  ['a fever', ill(2, 0, false, 'Fever'), 7, true],
  ['a fever', ill(2, 0, false, 'Fever'), 8, false],
  ['an illness', ill(2, 0), 7, false],
])('after %s a race is advised against within a week', (_, input, days, isSaid) => {
  const { advice } = adapt(racing(input, days));
  const text = advice.find(({ code }) => code === 'RACE_AFTER_FEVER')?.text;
  expect(text).toBe(
    isSaid
      ? 'Lake lies within a week of a fever. We advise you not to start; ask a doctor. The race stays in your plan.'
      : undefined,
  );
});
