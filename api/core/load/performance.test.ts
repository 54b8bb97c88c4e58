import { addDays } from '../calendar/calendar.ts';
import { performance, type TrainedWorkout } from './performance.ts';

const TODAY = '2027-01-13';
const workout = (scheduledDate: string, over: Partial<TrainedWorkout> = {}): TrainedWorkout => ({
  scheduledDate,
  workoutType: 'run',
  plannedMinutes: 60,
  plannedTss: 60,
  actualMinutes: 60,
  doneTss: 60,
  status: 'completed',
  reasonForSkip: null,
  removedByPlan: false,
  steps: [],
  ...over,
});
const open = { status: 'scheduled', actualMinutes: 0, doneTss: 0 } as const;
const span = { today: TODAY, firstDay: '2027-01-04', lastDay: '2027-01-24', start: { ctl: 50, atl: 50 } };

test('follows the published series of a week from 50/50', () => {
  const tss = [0, 60, 80, 0, 100, 150, 60];
  const workouts = tss.map((doneTss, i) => workout(addDays('2027-01-04', i), { doneTss }));
  const { days } = performance({ ...span, today: '2027-01-11', lastDay: '2027-01-10', workouts });
  expect(days.map(({ fitness }) => Number(fitness.toFixed(3)))).toEqual([
    48.824, 49.087, 49.814, 48.642, 49.85, 52.207, 52.39,
  ]);
  expect(days.map(({ fatigue }) => Number(fatigue.toFixed(3)))).toEqual([
    43.344, 45.561, 50.146, 43.47, 50.996, 64.175, 63.619,
  ]);
});

test('counts what was done before today and what is planned after it; today as soon as something is done', () => {
  const past = workout('2027-01-12', open);
  const today = workout(TODAY, open);
  const next = workout('2027-01-14', open);
  const at = (workouts: TrainedWorkout[]) =>
    performance({ ...span, workouts })
      .days.slice(8, 11)
      .map(({ tss, isPlanned }) => [tss, isPlanned]);
  expect(at([past, today, next])).toEqual([
    [0, false],
    [60, true],
    [60, true],
  ]);
  expect(at([past, workout(TODAY, { doneTss: 45 }), next])).toEqual([
    [0, false],
    [45, false],
    [60, true],
  ]);
});

test('a skipped workout plans nothing any more', () => {
  const { days } = performance({ ...span, workouts: [workout('2027-01-14', { ...open, status: 'skipped' })] });
  expect(days[10]!.tss).toBe(0);
});

test('adds up each week by sport, most planned first, and judges only weeks that are over', () => {
  const workouts = [
    workout('2027-01-05', { workoutType: 'bike', plannedMinutes: 90, actualMinutes: 80, doneTss: 50 }),
    workout('2027-01-06'),
    workout('2027-01-10', { ...open, status: 'skipped' }),
    workout('2027-01-12', { actualMinutes: 30 }),
  ];
  const { weeks } = performance({ ...span, workouts });
  expect(weeks.map(({ weekStartDate }) => weekStartDate)).toEqual(['2027-01-04', '2027-01-11', '2027-01-18']);
  expect(weeks[0]!.sports).toEqual([
    { workoutType: 'run', plannedMinutes: 120, doneMinutes: 60, plannedTss: 120, doneTss: 60 },
    { workoutType: 'bike', plannedMinutes: 90, doneMinutes: 80, plannedTss: 60, doneTss: 50 },
  ]);
  expect(weeks.map(({ consistency }) => consistency)).toEqual([Math.round(70 * (140 / 210) + 20), null, null]);
});

test('shares the minutes done among three zones as the steps do', () => {
  const step = (durationSec: number, effort: number) => ({
    kind: 'work' as const,
    durationSec,
    effort,
    target: { metric: 'thrSpeed' as const, lo: effort, hi: effort },
  });
  const steps = [step(1200, 0.7), { repeat: 4, steps: [step(300, 1.06), step(300, 0.7)] }];
  const { weeks } = performance({
    ...span,
    workouts: [workout('2027-01-05', { steps, actualMinutes: 60 }), workout('2027-01-06', { workoutType: 'strength' })],
  });
  expect(weeks[0]!.zoneMinutes).toEqual([40, 0, 20]);
});

test('nothing planned, nothing done', () => {
  const { days, weeks } = performance({ ...span, workouts: [] });
  expect(days).toHaveLength(21);
  expect(weeks).toEqual(
    expect.arrayContaining([{ weekStartDate: '2027-01-04', sports: [], zoneMinutes: [0, 0, 0], consistency: null }]),
  );
});
