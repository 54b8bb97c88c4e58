import { addDays } from '../api/core/calendar/calendar.ts';
import { planSchedule } from '../api/core/week/planSchedule.ts';
import { previewRegeneration } from '../api/core/season/regeneration.ts';
import { compilePrinciple } from '../api/core/principles/compile.ts';
import type { TaughtPrinciple } from '../api/core/principles/rule.ts';
import { tightenSeason } from '../api/core/principles/season.ts';
import { planSeason } from '../api/core/season/seasonPlan.ts';
import { replanSeason } from '../api/core/season/seasonReplan.ts';
import { seasonAfter, type WhatIfInput } from '../api/core/season/whatIf.ts';
import type { Athlete } from '../api/core/athlete/athlete.ts';
import type { Sport } from '../api/core/codes/sport.ts';
import type { Race } from '../api/core/race/race.ts';
import { median, report, size } from './table.ts';

const TODAY = '2027-01-04';
const SPORTS: readonly Sport[] = ['running', 'cycling', 'swimming', 'strength'];
const ROUNDS = size(60, 3);
/** The engine compiles what runs often during the first seconds; a server has them behind it. */
const WARM_UP_MS = size(3000);

const athlete: Athlete = {
  age: 38,
  gender: 'female',
  currentWeeklyHours: null,
  assessments: SPORTS.filter((sport) => sport !== 'strength').map((sport) => ({
    sport,
    experienceLevel: 'advanced',
    currentFitnessLevel: 'moderate',
    weeklyVolume: '2 hours',
  })),
  preferences: {
    weeklyHoursAvailable: 12,
    longWorkoutDays: ['saturday', 'sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
    maxMinutesByDay: { tuesday: 75 },
  },
  injuries: [],
};

const race = (weeks: number, raceType: Race['raceType'], priority: Race['priority']): Race => ({
  raceName: `${raceType} in week ${weeks}`,
  raceType,
  raceDate: addDays(TODAY, weeks * 7 - 1),
  priority,
});

/** What a coach of many years may have written down. */
const TAUGHT: readonly TaughtPrinciple[] = [
  'No long run on Sunday',
  'No hard session the day after a long ride',
  'At most 3 hard sessions a week',
  'No hard runs on Tuesday',
  'No swim on Sunday',
  'No strength the day before a long run',
  'At most 2 sessions a day',
  'No VO2max in the base phase',
  'No run longer than 150 minutes',
  'The long run is at most 40% of the weekly running',
  'At least 1 rest day a week',
  'No more than 12 hours a week',
  'Increase weekly hours by at most 10%',
  'A step-back week after 3 loading weeks',
  'No hard session in the 3 days before a race',
  'Long rides only on Saturday or Sunday',
  'No brick on Wednesday',
  'No hard run within 2 days of another hard run',
  'After a long run rather swim or rest',
  'At most 2 strength sessions a week',
].map((principle, i) => ({
  id: `${i}`,
  by: 'Kim Ray',
  rules: compilePrinciple({ principleType: '', context: 'Everyone', principle }).rules,
}));

/** From races and an athlete to structured workouts of every week; milliseconds. */
function plan(races: readonly Race[], principles: readonly TaughtPrinciple[] = []): number {
  const began = performance.now();
  const planned = planSeason({ today: TODAY, athlete, sports: SPORTS, races });
  const season =
    principles.length === 0 ? planned : tightenSeason(planned, { athlete, sports: SPORTS, races }, principles);
  const result = planSchedule({
    today: TODAY,
    athlete,
    sports: SPORTS,
    races,
    season,
    raceType: 'ironman',
    firstWeek: TODAY,
    count: season.weeks.length,
    past: [],
    keep: [],
    principles,
  });
  if (!result.ok) throw new Error(result.conflict.message);
  return performance.now() - began;
}

function planned(races: readonly Race[]): number {
  for (let warm = 0; warm < WARM_UP_MS;) warm += plan(races);
  return median(Array.from({ length: ROUNDS }, () => plan(races)));
}

/** How many times as long a season takes with twenty principles; by turns, so that what else the machine does meets both. */
function taughtRatio(races: readonly Race[]): number {
  for (let warm = 0; warm < WARM_UP_MS;) warm += plan(races, TAUGHT) + plan(races);
  return median(Array.from({ length: 3 * ROUNDS }, () => plan(races, TAUGHT) / plan(races)));
}

/** How many times slower a phone is than this machine. */
const SLOW_DOWN = 4;
const FRAMES = size(300, 3);

const EIGHT_RACES: readonly Race[] = [
  race(20, 'half-ironman', 'A'),
  race(30, 'olympic-tri', 'B'),
  race(44, 'ironman', 'A'),
  race(52, 'sprint-tri', 'C'),
  race(60, 'half-marathon', 'B'),
  race(70, 'half-ironman', 'A'),
  race(86, 'olympic-tri', 'B'),
  race(98, 'ironman', 'A'),
];

/** The season of eight races on file. */
function onFile(): WhatIfInput {
  const races = EIGHT_RACES.map((each, i) => ({ ...each, id: `race ${i}` }));
  const season = { today: TODAY, athlete, sports: SPORTS, races, phases: [], lostWeeks: [], past: null };
  const phases = replanSeason(season).phases.map((phase, i) => ({ ...phase, id: `phase ${i}` }));
  return { ...season, phases };
}

/** Milliseconds of each call, without the first third. */
function timed(count: number, act: (round: number) => unknown): number[] {
  const times = Array.from({ length: count }, (_, round) => {
    const began = performance.now();
    act(round);
    return performance.now() - began;
  });
  return times.slice(count / 3);
}

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

/** A race dragged over ninety days, each frame a whole season; and the preview that it may end in. */
function whatIfs(): { frame: number; preview: number } {
  const input = onFile();
  const dragged = input.races[2]!;
  const frames = timed(FRAMES, (round) =>
    seasonAfter(input, [
      { kind: 'moveRace', raceId: dragged.id, raceDate: addDays(dragged.raceDate, (round % 90) - 45) },
    ]),
  );
  return { frame: p95(frames) * SLOW_DOWN, preview: median(timed(ROUNDS, () => previewRegeneration(input, []))) };
}

export function planner(): void {
  const short = planned([race(28, 'ironman', 'A')]);
  const long = planned(EIGHT_RACES);
  const taught = taughtRatio([race(28, 'ironman', 'A')]);
  const { frame, preview } = whatIfs();
  report('Planner', [
    {
      name: 'season of 28 weeks, to structured workouts',
      value: short,
      unit: 'ms',
      target: 'at most 8',
      holds: short <= 8,
    },
    { name: 'season of 104 weeks with 8 races', value: long, unit: 'ms', target: 'at most 25', holds: long <= 25 },
    {
      name: 'preview of regenerating 104 weeks with 8 races',
      value: preview,
      unit: 'ms',
      target: 'at most 25',
      holds: preview <= 25,
    },
    {
      name: 'what-if frame of that season, p95, on a phone',
      value: frame,
      unit: 'ms',
      target: 'at most 20',
      holds: frame <= 20,
    },
    {
      name: 'season of 28 weeks with 20 principles, to one without',
      value: taught,
      unit: 'times',
      target: 'at most 1.5',
      holds: taught <= 1.5,
    },
    { name: 'seasons of 28 weeks planned per second', value: 1000 / short, unit: '/s' },
  ]);
}
