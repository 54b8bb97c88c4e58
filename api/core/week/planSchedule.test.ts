import type { TrainingPreferences } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import { planSchedule, provedSchedule } from './planSchedule.ts';
import type { Race } from '../race/race.ts';
import { planConsistentSeason } from '../season/seasonPlan.ts';
import {
  half,
  marathon,
  minutes,
  planned,
  runner,
  running,
  scheduleInput,
  triathlete,
  triathlon,
} from '../../test/core/schedules.ts';

test('the sum of a week keeps to its hours where no limit binds', () => {
  for (const input of [running(), triathlon()]) {
    for (const week of planned(planSchedule(input)).filter(({ kind }) => kind === 'load' || kind === 'step')) {
      expect(Math.abs(60 * week.plannedHours - minutes(week))).toBeLessThanOrEqual(
        Math.max(15, 0.05 * 60 * week.plannedHours),
      );
    }
  }
});

test('a week that has begun plans its remaining days and their part of the hours', () => {
  const week = planned(
    planSchedule(scheduleInput({ today: '2027-01-08', athlete: runner(), sports: ['running'], races: [marathon] })),
  )[0]!;
  expect(week.workouts.every(({ scheduledDate }) => scheduledDate >= '2027-01-08')).toBe(true);
  expect(week.proof.map(({ constraint }) => constraint)).toContain('Nothing new before Friday 8 January');
  // Friday to Sunday of the six available days
  expect(minutes(week)).toBeLessThanOrEqual(60 * week.plannedHours * 0.5);
  expect(minutes(week)).toBeGreaterThan(60 * week.plannedHours * 0.4);
});

test('past long runs set the length of the next one', () => {
  const past = (duration: number) => [
    {
      scheduledDate: '2027-01-02',
      workoutType: 'run' as const,
      duration,
      isLong: true,
      isHard: false,
      templateId: null,
    },
  ];
  const longest = (duration: number) => {
    const week = planned(planSchedule(running(runner(), [marathon], { past: past(duration) })))[0]!;
    return Math.max(...week.workouts.filter(({ workoutType }) => workoutType === 'run').map((run) => run.duration));
  };
  expect(longest(60)).toBe(70);
  expect(longest(90)).toBeGreaterThan(70);
});

test('long runs of a long season go by those that it plans itself', () => {
  const weeks = planned(planSchedule(running()));
  const longest = weeks
    .filter(({ kind, phaseType }) => kind === 'load' && phaseType === 'race-specific')
    .map(({ workouts }) =>
      Math.max(...workouts.map(({ workoutType, duration }) => (workoutType === 'run' ? duration : 0))),
    );
  expect(longest.length).toBeGreaterThan(1);
  for (const minutes of longest) expect(minutes).toBeGreaterThanOrEqual(120);
});

test('a kept run that is far too long, and not run yet, makes none after it longer', () => {
  const past = [
    {
      scheduledDate: '2027-01-02',
      workoutType: 'run' as const,
      duration: 60,
      isLong: true,
      isHard: false,
      templateId: null,
    },
  ];
  const longRuns = (duration: number) => {
    const kept = {
      ...planned(planSchedule(running()))[0]!.workouts.find(({ workoutType }) => workoutType === 'run')!,
      duration,
      key: 'kept',
      completed: false,
    };
    return planned(planSchedule(running(runner(), [marathon], { past, keep: [kept], count: 3 })))
      .slice(1)
      .map(({ workouts }) => Math.max(...workouts.map((each) => (each.workoutType === 'run' ? each.duration : 0))));
  };
  // 60 min were run: 70 follow, then 80, whatever else stands in the plan
  expect(longRuns(70)[0]).toBe(80);
  expect(longRuns(300)[0]).toBe(80);
});

test('a hard or long Sunday of the past keeps Monday easy', () => {
  const athlete = triathlete({ unavailableDays: ['tuesday', 'wednesday', 'friday'], longWorkoutDays: ['saturday'] });
  const past = [
    {
      scheduledDate: '2027-01-03',
      workoutType: 'bike' as const,
      duration: 60,
      isLong: false,
      isHard: true,
      templateId: null,
    },
  ];
  const monday = planned(planSchedule(triathlon(athlete, [half], { past })))[0]!.workouts.filter(
    ({ dayOfWeek }) => dayOfWeek === 'monday',
  );
  expect(monday.some(({ isHard }) => isHard)).toBe(false);
});

test('a bone injury takes the running away and gives its minutes to other sports, with the reason', () => {
  const injuries = [{ injuryType: 'stress fracture', affectedArea: 'shin', dateOccurred: null, isRecovered: false }];
  const week = planned(planSchedule(running(runner({}, { injuries }))))[1]!;
  expect(week.workouts.some(({ workoutType }) => workoutType === 'run' || workoutType === 'brick')).toBe(false);
  expect(week.workouts.find(({ workoutType }) => workoutType === 'bike')?.reasons.map(({ code }) => code)).toContain(
    'INJURY_SUBSTITUTION',
  );
});

test('training consistently uses the chosen sports', () => {
  const athlete = triathlete();
  const season = planConsistentSeason({ today: '2027-01-04', athlete, sports: ['running', 'cycling'], weeks: 4 });
  const result = planSchedule({
    today: '2027-01-04',
    athlete,
    sports: ['running', 'cycling'],
    races: [],
    season,
    raceType: null,
    firstWeek: '2027-01-04',
    count: 4,
    past: [],
    keep: [],
  });
  expect(new Set(planned(result).flatMap(({ workouts }) => workouts.map(({ workoutType }) => workoutType)))).toEqual(
    new Set(['run', 'bike']),
  );
});

test('race week: an opener three days before, then rest, a short run on the eve and the race alone', () => {
  const week = planned(planSchedule(running())).find(({ kind }) => kind === 'race')!;
  expect(week.workouts.map(({ dayOfWeek, workoutType }) => `${dayOfWeek} ${workoutType}`).slice(-3)).toEqual([
    'thursday run',
    'saturday run',
    'sunday race',
  ]);
  expect(week.workouts.find(({ dayOfWeek }) => dayOfWeek === 'saturday')).toMatchObject({
    isHard: false,
    duration: 20,
  });
  expect(week.workouts.find(({ dayOfWeek }) => dayOfWeek === 'thursday')).toMatchObject({ isHard: true, duration: 35 });
});

test('a taper keeps the workouts and one of them sharp', () => {
  const weeks = planned(planSchedule(triathlon()));
  const load = weeks.filter(({ kind }) => kind === 'load').at(-1)!;
  for (const taper of weeks.filter(({ kind }) => kind === 'taper')) {
    expect(taper.workouts.length).toBeGreaterThanOrEqual(Math.floor(0.8 * load.workouts.length));
    expect(taper.workouts.some(({ intensity }) => intensity === 'race-pace' || intensity === 'threshold')).toBe(true);
  }
});

test.each<[string, Partial<TrainingPreferences>, string]>([
  [
    'no day',
    { unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] },
    'NO_DAY_AVAILABLE',
  ],
  ['no hours', { weeklyHoursAvailable: 0 }, 'NO_HOURS_AVAILABLE'],
  [
    'only days that are too short',
    {
      unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      maxMinutesByDay: { saturday: 19, sunday: 10 },
    },
    'DAY_LIMITS_TOO_SHORT',
  ],
])('%s is a conflict with its ways out', (_name, preferences, code) => {
  const result = planSchedule(running(runner(preferences)));
  expect(result).toMatchObject({ ok: false, conflict: { code } });
  if (result.ok) return;
  expect(result.conflict.constraints).toHaveLength(2);
  expect(result.conflict.relaxations.length).toBeGreaterThan(0);
});

test('the smallest way out of short days raises the longest one', () => {
  const result = planSchedule(
    running(
      runner({
        unavailableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        maxMinutesByDay: { saturday: 19, sunday: 10 },
      }),
    ),
  );
  expect(!result.ok && result.conflict.relaxations).toEqual(['Raise Saturday from 19 to 20 min']);
});

test('a race on an unavailable day is raced and reported', () => {
  const result = planSchedule(running(runner({ unavailableDays: ['sunday'], longWorkoutDays: ['saturday'] })));
  expect(result.ok && result.warnings.map(({ code }) => code)).toEqual(['RACE_ON_UNAVAILABLE_DAY']);
  expect(
    planned(result)
      .flatMap(({ workouts }) => workouts)
      .filter(({ workoutType }) => workoutType === 'race')
      .map(({ scheduledDate }) => scheduledDate),
  ).toEqual(['2027-05-09']);
});

test('the proof states a limit and what the plan makes of it', () => {
  const week = planned(provedSchedule(running(runner({ maxMinutesByDay: { tuesday: 40 } }))))[6]!;
  expect(week.proof).toContainEqual({
    constraint: 'Tue at most 40 min',
    limit: '40 min',
    value: '40 min',
    holds: true,
  });
  expect(week.proof).toContainEqual({
    constraint: 'Mon unavailable',
    limit: '0 workouts',
    value: '0 workouts',
    holds: true,
  });
});

test.each<[string, Partial<TrainingPreferences>, number, Day, string]>([
  ['over', { longWorkoutDays: ['monday'], unavailableDays: [] }, 0, '2027-01-08', 'Mon past'],
  ['unavailable', { longWorkoutDays: ['sunday'], unavailableDays: ['sunday'] }, 1, '2027-01-04', 'Sun unavailable'],
  [
    'too short',
    { longWorkoutDays: ['sunday'], maxMinutesByDay: { sunday: 30 } },
    1,
    '2027-01-04',
    'Sun at most 30 min',
  ],
])(
  'a long-workout day that is %s leaves the longest workout to another day, and the proof says so',
  (_, preferences, n, today, why) => {
    const week = planned(
      provedSchedule(scheduleInput({ today, athlete: runner(preferences), sports: ['running'], races: [marathon] })),
    )[n]!;
    expect(week.proof.filter(({ constraint }) => constraint.startsWith('Longest workout on'))).toEqual([
      expect.objectContaining({ value: expect.stringMatching(new RegExp(` h; ${why}$`)), holds: true }),
    ]);
  },
);

test('a long workout at race pace is ridden easily on its day rather than short on another', () => {
  const races = (['2027-02-18', '2027-04-21'] as const).map((raceDate): Race => ({
    raceName: 'Long',
    raceType: 'ironman',
    raceDate,
    priority: 'A',
  }));
  const athlete = triathlete({ longWorkoutDays: ['tuesday'], unavailableDays: ['saturday'], weeklyHoursAvailable: 9 });
  // four weeks after the first race hard work is allowed from Thursday on
  const weeks = planned(planSchedule(triathlon(athlete, races)));
  const week = weeks.find(({ weekStartDate }) => weekStartDate === '2027-03-15')!;
  const longest = week.workouts.reduce((a, b) => (b.duration > a.duration ? b : a));
  expect(longest).toMatchObject({ workoutType: 'brick', dayOfWeek: 'tuesday', isHard: false });
  expect(longest.duration).toBeGreaterThan(120);
});
