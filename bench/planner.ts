import { addDays } from '../api/core/calendar.ts';
import { planSchedule } from '../api/core/planSchedule.ts';
import { previewRegeneration } from '../api/core/regeneration.ts';
import { planSeason } from '../api/core/seasonPlan.ts';
import { replanSeason } from '../api/core/seasonReplan.ts';
import { seasonAfter, type WhatIfInput } from '../api/core/whatIf.ts';
import type { Athlete, Sport } from '../api/core/athlete.ts';
import type { Race } from '../api/core/race.ts';
import { median, report } from './table.ts';

const TODAY = '2027-01-04';
const SPORTS: readonly Sport[] = ['running', 'cycling', 'swimming', 'strength'];
const ROUNDS = 60;
/** The engine compiles what runs often during the first seconds; a server has them behind it. */
const WARM_UP_MS = 3000;

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

/** From races and an athlete to structured workouts of every week; milliseconds. */
function plan(races: readonly Race[]): number {
  const began = performance.now();
  const season = planSeason({ today: TODAY, athlete, sports: SPORTS, races });
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
  });
  if (!result.ok) throw new Error(result.conflict.message);
  return performance.now() - began;
}

function planned(races: readonly Race[]): number {
  for (let warm = 0; warm < WARM_UP_MS;) warm += plan(races);
  return median(Array.from({ length: ROUNDS }, () => plan(races)));
}

/** How many times slower a phone is than this machine. */
const SLOW_DOWN = 4;
const FRAMES = 300;

const EIGHT_RACES: readonly Race[] = [
  race(20, 'half-ironman', 'A'), race(30, 'olympic-tri', 'B'), race(44, 'ironman', 'A'), race(52, 'sprint-tri', 'C'),
  race(60, 'half-marathon', 'B'), race(70, 'half-ironman', 'A'), race(86, 'olympic-tri', 'B'), race(98, 'ironman', 'A'),
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
    seasonAfter(input, [{ kind: 'moveRace', raceId: dragged.id, raceDate: addDays(dragged.raceDate, (round % 90) - 45) }]),
  );
  return { frame: p95(frames) * SLOW_DOWN, preview: median(timed(ROUNDS, () => previewRegeneration(input, []))) };
}

export function planner(): void {
  const short = planned([race(28, 'ironman', 'A')]);
  const long = planned(EIGHT_RACES);
  const { frame, preview } = whatIfs();
  report('Planner', [
    { name: 'season of 28 weeks, to structured workouts', value: short, unit: 'ms', target: 'at most 5', holds: short <= 5 },
    { name: 'season of 104 weeks with 8 races', value: long, unit: 'ms', target: 'at most 25', holds: long <= 25 },
    { name: 'preview of regenerating 104 weeks with 8 races', value: preview, unit: 'ms', target: 'at most 25', holds: preview <= 25 },
    { name: 'what-if frame of that season, p95, on a phone', value: frame, unit: 'ms', target: 'at most 20', holds: frame <= 20 },
    { name: 'seasons of 28 weeks planned per second', value: 1000 / short, unit: '/s' },
  ]);
}
