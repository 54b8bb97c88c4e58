import { RACE_TYPES, type RaceType, baseSportsOf } from '../codes/race.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import { dayNumber } from '../calendar/calendar.ts';
import { RACE_WEEK_LENGTH } from '../constants/raceWeek.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { flattenSteps } from '../workout/prescription/stepSums.ts';
import { isTest } from '../workout/thresholdTest.ts';
import type { PlannedWorkout, Step, Steps } from '../workout/workout.ts';
import type { Athlete } from '../athlete/athlete.ts';
import { planSchedule, provedSchedule } from './planSchedule.ts';
import type { Race } from '../race/race.ts';
import type { PlannedWeek } from './schedule.ts';
import { minutes as minutesOf, planned, runner, scheduleInput } from '../../test/core/schedules.ts';
import { shareOf } from '../../test/propertyRuns.ts';
import { MONDAY, raceInWeek } from '../../test/core/seasons.ts';

/** The season of a free athlete with two long-workout days, a race after `weeks`, and perhaps a smaller one before it. */
function season(raceType: RaceType, level: ExperienceLevel, weeks = 24, smaller?: Race, hours = 10) {
  const sports = [...baseSportsOf(raceType)];
  const athlete = runner(
    { weeklyHoursAvailable: hours, longWorkoutDays: ['saturday', 'sunday'] },
    {
      currentWeeklyHours: 0.7 * hours,
      assessments: sports.map((sport) => ({
        sport,
        experienceLevel: level,
        currentFitnessLevel: 'high',
        weeklyVolume: '3 hours',
      })),
      thresholds: { ftp: 250, runThresholdSpeed: 3.8, css: 1.1, lthr: null },
    },
  );
  const races = [raceInWeek(raceType, weeks), ...(smaller ? [smaller] : [])];
  return planned(planSchedule(scheduleInput({ today: MONDAY, athlete, sports, races })));
}

const trained = ({ workouts }: PlannedWeek) =>
  workouts.filter(({ workoutType }) => workoutType !== 'race' && workoutType !== 'strength');

const isOfRace = (step: Step) => step.raceEffort === true;
const holdsRaceEffort = (steps: Steps) => flattenSteps(steps).some(isOfRace);
const raceEffortMinutes = (steps: Steps) => {
  const sec = flattenSteps(steps).reduce((sum, step) => sum + (isOfRace(step) ? step.durationSec : 0), 0);
  return sec / 60;
};

const middle = (minutes: readonly number[]) => [...minutes].sort((a, b) => a - b)[minutes.length >> 1]!;

describe.each(RACE_TYPES)('before a race of type %s', (raceType) => {
  const weeks = season(raceType, 'advanced');

  test('no workout of the race week is near the usual length', () => {
    const race = weeks.findIndex(({ kind }) => kind === 'race');
    const before = weeks.slice(0, race).findLast(({ kind }) => kind === 'load')!;
    const long = trained(weeks[race]!).filter(({ workoutType, duration }) => {
      const usual = trained(before).filter((other) => other.workoutType === workoutType && !other.isLong);
      return duration > Math.max(20, RACE_WEEK_LENGTH * middle(usual.map((other) => other.duration)));
    });
    expect(trained(weeks[race]!).length).toBeGreaterThan(1);
    expect(long).toEqual([]);
  });

  test('one easy workout early in the race week holds a little of the effort of the race', () => {
    const race = weeks.find(({ kind }) => kind === 'race')!;
    const held = trained(race).filter(({ steps, isHard }) => !isHard && holdsRaceEffort(steps));
    expect(held.map(({ dayOfWeek }) => ['monday', 'tuesday', 'wednesday'].includes(dayOfWeek))).toEqual([true]);
    expect(raceEffortMinutes(held[0]!.steps)).toBeLessThanOrEqual(12);
  });

  test('no two workouts of a week have the same main set', () => {
    const sets = weeks.flatMap(({ weekStartDate, workouts }) =>
      workouts.flatMap(({ templateId }) => (rungOfId(templateId) === null ? [] : [`${weekStartDate} ${templateId}`])),
    );
    expect(sets.length).toBeGreaterThan(20);
    expect(sets.filter((set, i) => sets.indexOf(set) < i)).toEqual([]);
  });
});

test.each(['5k', '10k', 'half-marathon', 'marathon'] as const)(
  'each taper week before a %s holds its pace',
  (raceType) => {
    const tapers = season(raceType, 'intermediate').filter(({ kind }) => kind === 'taper');
    expect(tapers.length).toBeGreaterThan(0);
    for (const { workouts } of tapers) expect(workouts.map(({ intensity }) => intensity)).toContain('race-pace');
  },
);

test.each([
  ['ultra-50k', 'advanced'],
  ['ultra-100k', 'advanced'],
  ['ultra-50k', 'intermediate'],
] as const)(
  'every second loading week from build on, a %s of the %s has a second long run on the day after the long one',
  (raceType, level) => {
    const loads = season(raceType, level, 28).filter(({ kind, phaseType }) => kind === 'load' && phaseType !== 'base');
    const second = loads.map(({ workouts }) => {
      const run = workouts.find(({ description }) => description === 'Back-to-back long run');
      const long = workouts.find(({ isLong, workoutType }) => isLong && workoutType === 'run')!;
      return run && [dayNumber(run.scheduledDate) - dayNumber(long.scheduledDate), run.duration / long.duration > 0.6];
    });
    expect(loads.length).toBeGreaterThan(5);
    expect(second).toEqual(loads.map((_, i) => (i % 2 === 0 ? [1, true] : undefined)));
  },
);

test('the long ride of a beginner grows to more than half of the week before a gran fondo, and their threshold is tested once', () => {
  const weeks = season('gran-fondo', 'beginner', 22, undefined, 6);
  const largest = Math.max(...weeks.filter(({ kind }) => kind === 'load').map(minutesOf));
  const near = weeks.filter(({ kind, phaseType }) => kind === 'load' && phaseType === 'race-specific').flatMap(trained);
  expect(Math.max(...near.map(({ duration }) => duration))).toBeGreaterThan(0.54 * largest);
  expect(weeks.flatMap(trained).filter(({ templateId }) => isTest(templateId))).toHaveLength(1);
});

test('the week of a smaller race on Sunday keeps rides of some length, for all that its eve is short', () => {
  const weeks = season('gran-fondo', 'advanced', 24, raceInWeek('time-trial', 16, 'B'));
  const week = weeks[15]!;
  const rides = trained(week);
  expect(week.workouts.filter(({ workoutType }) => workoutType === 'race')).toHaveLength(1);
  expect(rides.length).toBeLessThan(6);
  expect(rides.filter(({ duration }) => duration >= 40).length).toBeGreaterThanOrEqual(3);
});

test.each([
  ['two hours', 7200, 120],
  ['less', 7199, 90],
  ['an unknown time', null, 90],
])('open water that is meant to take %s has a longest swim to match', (_, goalTimeSec, most) => {
  const athlete = runner(
    { weeklyHoursAvailable: 14, longWorkoutDays: ['saturday', 'sunday'] },
    {
      currentWeeklyHours: 12,
      assessments: [
        { sport: 'swimming', experienceLevel: 'advanced', currentFitnessLevel: 'high', weeklyVolume: '12 hours' },
      ],
    },
  );
  const races = [{ ...raceInWeek('open-water', 20), goalTimeSec }];
  const weeks = planned(planSchedule(scheduleInput({ today: MONDAY, athlete, sports: ['swimming'], races })));
  expect(Math.max(...weeks.flatMap(trained).map(({ duration }) => duration))).toBe(most);
});

test('before a smaller race an easy workout holds a little of the effort of that race', () => {
  const week = season('marathon', 'advanced', 24, raceInWeek('10k', 16, 'B'))[15]!;
  const race = week.workouts.find(({ workoutType }) => workoutType === 'race')!;
  const held = trained(week).filter(({ steps }) => holdsRaceEffort(steps));
  expect(held.map(({ scheduledDate }) => dayNumber(race.scheduledDate) - dayNumber(scheduledDate))).toEqual([3]);
  expect(held[0]).toMatchObject({ isHard: false, templateId: 'RUN-14' });
  const effortOf = (steps: Steps) => flattenSteps(steps).find(isOfRace)!.effort;
  expect(effortOf(held[0]!.steps)).toBe(effortOf(race.steps));
});

const calf = { injuryType: 'strain', affectedArea: 'calf', isRecovered: false, dateOccurred: MONDAY };
const assessed = (experienceLevel: ExperienceLevel) => [
  { sport: 'running' as const, experienceLevel, currentFitnessLevel: 'moderate' as const, weeklyVolume: '4 hours' },
];

test.each<readonly [string, Partial<Athlete>, number]>([
  ['a healthy one', {}, 1],
  ['one with a strained calf', { injuries: [calf] }, 0],
  ['a beginner in the first weeks', { assessments: assessed('beginner') }, 0],
])('the race week of %s', (_, more, count) => {
  const input = scheduleInput({
    today: MONDAY,
    athlete: runner({}, more),
    sports: ['running'],
    races: [raceInWeek('10k', 3)],
  });
  const race = planned(planSchedule(input)).find(({ kind }) => kind === 'race')!;
  expect(trained(race).length).toBeGreaterThan(1);
  expect(trained(race).filter(({ steps, isHard }) => !isHard && holdsRaceEffort(steps))).toHaveLength(count);
});

test('between two marathons long runs grow from the first one to a peak, and get shorter in the taper', () => {
  const athlete = runner({ weeklyHoursAvailable: 8, unavailableDays: [] }, { currentWeeklyHours: 6 });
  const races = [raceInWeek('marathon', 17), { ...raceInWeek('marathon', 29), raceName: 'Second' }];
  const weeks = planned(planSchedule(scheduleInput({ today: MONDAY, athlete, sports: ['running'], races })));
  const longest = (kind: PlannedWeek['kind']) =>
    Math.max(
      ...weeks
        .slice(20)
        .flatMap((week) => (week.kind === kind ? trained(week) : []))
        .map((run) => run.duration),
    );
  expect(longest('load')).toBeGreaterThanOrEqual(150);
  expect(longest('taper')).toBeLessThan(longest('load'));
});

describe.each(['half-marathon', 'olympic-tri', 'half-ironman', 'gran-fondo'] as const)('before a B race %s', (type) => {
  /** Plans with it on that weekday, Monday 0, of each week from the eighth to the eleventh, and the place of the week before. */
  const plans = (weekday: number) =>
    shareOf([8, 9, 10, 11]).map((n) => {
      const weeks = season('ironman', 'intermediate', 24, raceInWeek(type, n, 'B', weekday));
      return { weeks, eve: n - 2 };
    });
  const loadsBefore = (weeks: readonly PlannedWeek[], at: number) =>
    weeks
      .slice(0, at)
      .filter(({ kind }) => kind === 'load')
      .slice(-3);
  const ordinary = (weeks: readonly PlannedWeek[]) =>
    weeks.flatMap(trained).flatMap(({ isLong, duration }) => (isLong ? [] : [duration]));

  test('on a Monday the week before is an easier one, and its days do not make up for the weekend', () => {
    for (const { weeks, eve } of plans(0)) {
      const loads = loadsBefore(weeks, eve);
      expect(weeks[eve]!.plannedHours).toBeLessThan(0.7 * Math.max(...loads.map(({ plannedHours }) => plannedHours)));
      const usual = Math.max(...ordinary(loads));
      const most = weeks[eve - 1]!.kind === 'load' ? usual : 1.5 * usual;
      expect(Math.max(...ordinary([weeks[eve]!]))).toBeLessThanOrEqual(most);
    }
  });

  test('from Wednesday on the week before is as it would be', () => {
    const hours = (weekday: number) => plans(weekday).map(({ weeks, eve }) => weeks[eve]!.plannedHours);
    expect(hours(2)).toEqual(hours(6));
    expect(Math.max(...hours(0).map((each, i) => each - hours(1)[i]!))).toBeLessThanOrEqual(0);
  });
});

test('a run that is ordinary before the ultra of its week is no long one because another race is the main one', () => {
  const athlete = runner(
    { weeklyHoursAvailable: 10, unavailableDays: ['thursday', 'friday'], longWorkoutDays: ['saturday'] },
    { currentWeeklyHours: 7, assessments: assessed('veteran') },
  );
  const races = [raceInWeek('half-marathon', 10), raceInWeek('ultra-100k', 48, 'B')];
  const result = provedSchedule(scheduleInput({ today: MONDAY, athlete, sports: ['running'], races }, { count: 60 }));
  const weeks = planned(result);
  expect(weeks.flatMap(trained).filter(({ isLong, duration }) => !isLong && duration > 90)).not.toEqual([]);
  expect(weeks.flatMap(({ proof }) => proof.filter(({ holds }) => !holds))).toEqual([]);
});

describe('what a plan says of the days around its races', () => {
  const raceOf = (weeks: number, raceName: string, priority: Race['priority'], raceType: RaceType) => ({
    ...raceInWeek(raceType, weeks),
    raceName,
    priority,
  });
  const RACES = [
    raceOf(6, 'Brook', 'B', '10k'),
    raceOf(9, 'Common', 'C', '10k'),
    raceOf(13, 'Alder', 'A', 'half-marathon'),
    raceOf(24, 'Ash', 'A', 'half-marathon'),
  ];
  const athlete = runner({ weeklyHoursAvailable: 8, unavailableDays: [] });
  const weeks = planned(planSchedule(scheduleInput({ today: MONDAY, athlete, sports: ['running'], races: RACES })));
  const told = weeks
    .flatMap(({ workouts }) => workouts)
    .filter(({ workoutType }) => workoutType !== 'race')
    .flatMap(({ scheduledDate, reasons }) => {
      const day = dayNumber(scheduledDate);
      return RACES.map(({ raceName, priority, raceDate }) => ({
        raceName,
        priority,
        after: day - dayNumber(raceDate),
        said: reasons.filter(({ inputs }) => inputs.raceName === raceName),
      }));
    });
  const near = (least: number, most: number, ...priorities: Race['priority'][]) =>
    told.filter(({ after, priority }) => priorities.includes(priority) && after >= least && after <= most);

  test('six days before an A race and two before a B race, with how many they are', () => {
    const before = [...near(-6, -1, 'A'), ...near(-2, -1, 'B')];
    expect(new Set(before.map(({ raceName }) => raceName))).toEqual(new Set(['Brook', 'Alder', 'Ash']));
    for (const { after, said } of before)
      expect(said.map(({ code, inputs }) => [code, inputs.daysBefore])).toContainEqual(['RACE_NEAR', -after]);
  });

  test('up to a week after them while nothing hard is allowed, with how many days it has been', () => {
    const after = near(1, 7, 'A', 'B').filter(({ said }) => said.some(({ code }) => code === 'AFTER_RACE'));
    expect(new Set(after.map(({ raceName }) => raceName))).toEqual(new Set(['Brook', 'Alder', 'Ash']));
    for (const each of after)
      expect(each.said.map(({ code, inputs }) => [code, inputs.daysAfter])).toContainEqual(['AFTER_RACE', each.after]);
  });

  test('and of no other day, and of no C race at all', () => {
    const others = [...near(-200, -7, 'A'), ...near(-200, -3, 'B'), ...near(8, 200, 'A', 'B'), ...near(-200, 200, 'C')];
    const codes = others.flatMap(({ said }) => said.map(({ code }) => code));
    expect(codes.filter((code) => code === 'RACE_NEAR' || code === 'AFTER_RACE')).toEqual([]);
  });
});

test.each([
  ['A', 20],
  ['B', 25],
  ['C', 40],
] as const)(
  'whoever trains nine hours a week has an easy eve of a race of priority %s, of %i min at most',
  (priority, most) => {
    const race = raceInWeek('10k', 14, priority);
    const eve = season('marathon', 'advanced', 24, race, 9)
      .flatMap(trained)
      .filter(({ scheduledDate }) => dayNumber(scheduledDate) === dayNumber(race.raceDate) - 1);
    expect(eve.filter(({ isHard, duration }) => isHard || duration > most)).toEqual([]);
  },
);

test.each<[RaceType, RaceType, weekday: number, easy: boolean]>([
  ['ironman', 'half-ironman', 6, true],
  ['ironman', 'half-ironman', 5, true],
  ['marathon', 'half-marathon', 6, true],
  ['ironman', 'olympic-tri', 6, false],
  ['marathon', '10k', 6, false],
])(
  'before a race of type %s, after one of type %s and priority B on day %i of its week, are the next long workouts easy? %s',
  (main, type, weekday, easy) => {
    const tuneUp = raceInWeek(type, 17, 'B', weekday);
    const weeks = season(main, 'advanced', 24, tuneUp, 12);
    const after = weeks.find(({ weekStartDate }) => weekStartDate > tuneUp.raceDate)!;
    const longs = trained(after).filter(({ isLong }) => isLong);
    expect(longs.length).toBeGreaterThan(0);
    expect(longs.every(({ isHard, steps }) => !isHard && !holdsRaceEffort(steps))).toBe(easy);
    // what is hard in it is another workout then
    expect(trained(after).some(({ isHard, isLong }) => isHard && !(easy && isLong))).toBe(true);
  },
);

test.each<[RaceType, easyDays: number, told: boolean]>([
  ['marathon', 7, true],
  ['ultra-50k', 7, true],
  ['half-marathon', 1, false],
])(
  'a %s of priority C is followed by %i days without hard work before a marathon, told as such: %s',
  (type, easyDays, told) => {
    const race = raceInWeek(type, 15, 'C');
    const workouts = season('marathon', 'advanced', 24, race, 9).flatMap(trained);
    const daysAfter = ({ scheduledDate }: PlannedWorkout) => dayNumber(scheduledDate) - dayNumber(race.raceDate);
    const after = workouts.filter((workout) => daysAfter(workout) > 0);
    expect(daysAfter(after.find(({ isHard }) => isHard)!)).toBeGreaterThan(easyDays);
    expect(daysAfter(after.find(({ isHard }) => isHard)!)).toBeLessThanOrEqual(easyDays + 3);
    const week = after.filter((workout) => daysAfter(workout) <= 7);
    expect(week.every(({ reasons }) => reasons.some(({ code }) => code === 'AFTER_RACE'))).toBe(told);
  },
);
