import { type Day, weekdayOf, WEEKDAYS } from '../../core/calendar/calendar.ts';
import { compilePrinciple } from '../../core/principles/compile.ts';
import type { TaughtPrinciple } from '../../core/principles/rule.ts';
import { tightenSeason } from '../../core/principles/season.ts';
import type { Proof } from '../../core/rules/finding.ts';
import type { Priority, RaceType } from '../../core/codes/race.ts';
import type { Race } from '../../core/race/race.ts';
import type { ScheduleInput } from '../../core/rules/scheduleInput.ts';
import { planSchedule } from '../../core/week/planSchedule.ts';
import type { KeptWorkout, PlannedWorkout } from '../../core/workout/workout.ts';
import { marathon, planned, runner, running, triathlete, triathlon } from './schedules.ts';

/** A coach's sentences as the planner gets them, named 0, 1 and so on. */
export const taughtBy = (...principles: readonly string[]): TaughtPrinciple[] =>
  principles.map((principle, place) => {
    const { rules, state } = compilePrinciple({ principleType: '', context: '', principle });
    if (state !== 'compiled') throw new Error(`${principle} is ${state}`);
    return { id: String(place), by: 'Max', rules };
  });

const namedBy = ({ reasons }: PlannedWorkout): string =>
  reasons
    .filter(({ code }) => code === 'PRINCIPLE')
    .map(({ inputs }) => ` <${String(inputs.principleId)}>`)
    .join('');

const workoutWords = (workout: PlannedWorkout): string => {
  const { dayOfWeek, workoutType, duration, intensity, isLong } = workout;
  return `${dayOfWeek.slice(0, 3)} ${workoutType} ${duration} ${intensity}${isLong ? ' long' : ''}${namedBy(workout)}`;
};

const lineWords = ({ principleId, fired, holds, otherwise }: Proof): string =>
  `${principleId} ${[fired && 'fired', !holds && `yields ${otherwise!.need} ${otherwise!.sport}`].filter(Boolean).join(', ') || 'holds'}`.trim();

/**
 * One week of the plan, in words: its workouts, `<0>` after those that the first principle shaped, and of every rule whether it
 * limited the week as a whole, and what it yields to.
 */
export function weekUnder(input: ScheduleInput, week: number, ...principles: readonly string[]): [string, string] {
  const taught = taughtBy(...principles);
  const season = tightenSeason(input.season, input, taught);
  const { workouts, proof } = planned(planSchedule({ ...input, season, count: week + 1, principles: taught }))[week]!;
  return [
    [...workouts]
      .sort((a, b) => WEEKDAYS.indexOf(a.dayOfWeek) - WEEKDAYS.indexOf(b.dayOfWeek))
      .map(workoutWords)
      .join(', '),
    proof
      .filter(({ principleId }) => principleId !== undefined)
      .map(lineWords)
      .join('; '),
  ];
}

const [some] = planned(planSchedule(running()))[0]!.workouts;

/** Forty easy minutes of running that stay where a person put them, or what `more` says. */
export const standing = (scheduledDate: Day, more: Partial<KeptWorkout> = {}): KeptWorkout => ({
  ...some!,
  workoutType: 'run',
  duration: 40,
  intensity: 'easy',
  isLong: false,
  isHard: false,
  scheduledDate,
  dayOfWeek: weekdayOf(scheduledDate),
  key: scheduledDate,
  completed: false,
  ...more,
});

const race = (raceType: RaceType, raceDate: Day, priority: Priority = 'A'): Race => ({
  raceName: raceType,
  raceType,
  raceDate,
  priority,
});
const THRESHOLD = { intensity: 'threshold', isHard: true } as const;
const runs = (...keep: KeptWorkout[]) => running(undefined, undefined, { keep });
const tris = (...keep: KeptWorkout[]) => triathlon(undefined, undefined, { keep });
const swim = (date: Day) => standing(date, { workoutType: 'swim' });

/** Athletes by what is particular about them. The week from 15 February is the seventh, and has number 6. */
export const ATHLETES = {
  runner: running(),
  triathlete: triathlon(),
  'runner, hard Wednesday kept': runs(standing('2027-02-17', THRESHOLD)),
  'runner, long Saturday kept': runs(standing('2027-02-20', { isLong: true, duration: 100 })),
  'runner, hard run on the Monday after': runs(standing('2027-02-22', THRESHOLD)),
  'triathlete, two swims kept': tris(swim('2027-02-17'), swim('2027-02-18')),
  'triathlete, swim on the Monday after': tris(swim('2027-02-22')),
  'triathlete, brick kept': tris(standing('2027-02-17', { workoutType: 'brick', duration: 90 })),
  'triathlete, Fridays off': triathlon(triathlete({ unavailableDays: ['friday'] })),
  'triathlete of five days': triathlon(triathlete({ unavailableDays: ['monday', 'friday'], weeklyHoursAvailable: 7 })),
  'runner of three days': running(runner({ unavailableDays: ['monday', 'wednesday', 'friday', 'saturday'] })),
  'runner, B race on Wednesday': running(undefined, [race('10k', '2027-02-17', 'B'), marathon]),
  'runner, C race on Wednesday': running(undefined, [race('10k', '2027-02-17', 'C'), marathon]),
  'runner, kept C race': running(undefined, [race('10k', '2027-02-17', 'C'), marathon], {
    keep: [standing('2027-02-17', { workoutType: 'race', duration: 54 })],
  }),
  'marathon on Monday': running(undefined, [race('marathon', '2027-05-10')]),
  'half marathon on Tuesday': running(undefined, [race('half-marathon', '2027-05-11')]),
  '10k on Wednesday': running(undefined, [race('10k', '2027-05-12')]),
  'half-ironman on Monday': triathlon(undefined, [race('half-ironman', '2027-05-24')]),
  'olympic distance on Tuesday': triathlon(undefined, [race('olympic-tri', '2027-05-25')]),
  'sprint on Wednesday': triathlon(undefined, [race('sprint-tri', '2027-05-26')]),
  'gran fondo on Tuesday': triathlon(undefined, [race('gran-fondo', '2027-05-25')], {
    sports: ['cycling', 'strength'],
  }),
} as const satisfies Record<string, ScheduleInput>;
