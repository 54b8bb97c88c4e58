import { addDays } from '../calendar/calendar.ts';
import { performance } from './performance.ts';
import { SHOWN_DAYS, squadTraining, type SquadWorkout } from './squadTraining.ts';

const TODAY = '2026-11-25'; // a Wednesday
const aWorkout = (scheduledDate: string, over: Partial<SquadWorkout> = {}): SquadWorkout => ({
  id: scheduledDate,
  scheduledDate,
  workoutType: 'run',
  isKey: false,
  plannedMinutes: 60,
  plannedTss: 60,
  actualMinutes: 60,
  doneTss: 60,
  status: 'completed',
  reasonForSkip: null,
  removedByPlan: false,
  ...over,
});
const open = { status: 'scheduled', actualMinutes: 0, doneTss: 0 } as const;
const glance = (workouts: readonly SquadWorkout[], beside: readonly { day: string; tss: number }[] = []) =>
  squadTraining({ today: TODAY, start: () => ({ ctl: 50, atl: 40 }), workouts, beside });

test('the last that was done and the next key workout are named, a race is none of them', () => {
  const workouts = [
    aWorkout('2026-11-23'),
    aWorkout('2026-11-24', { status: 'partially_completed', actualMinutes: 20 }),
    aWorkout(TODAY, { ...open, id: 'easy' }),
    aWorkout('2026-11-26', { ...open, isKey: true, status: 'skipped' }),
    aWorkout('2026-11-27', { ...open, isKey: true, workoutType: 'race' }),
    aWorkout('2026-11-28', { ...open, isKey: true }),
    aWorkout('2026-11-29', { ...open, isKey: true }),
  ];
  expect(glance(workouts)).toMatchObject({
    lastWorkoutId: '2026-11-24',
    lastWorkoutOn: '2026-11-24',
    nextKeyWorkoutId: '2026-11-28',
  });
  expect(glance([aWorkout(TODAY)]).lastWorkoutOn).toBe(TODAY);
  expect(glance([aWorkout(TODAY, { ...open, isKey: true })]).nextKeyWorkoutId).toBe(TODAY);
});

test('consistency looks at the seven and the 28 days before today, illness left out', () => {
  const missed = { ...open, status: 'scheduled' } as const;
  const workouts = [
    aWorkout('2026-10-27', missed),
    aWorkout('2026-10-28', missed),
    aWorkout('2026-11-17', missed),
    aWorkout('2026-11-18'),
    aWorkout('2026-11-19', { ...missed, status: 'skipped', reasonForSkip: 'illness' }),
    aWorkout('2026-11-24', { ...missed, isIllDay: true }),
    aWorkout(TODAY, missed),
  ];
  expect(glance(workouts)).toMatchObject({ consistency: 33, weekConsistency: 100 });
  expect(glance([aWorkout(TODAY, open)])).toMatchObject({ consistency: null, weekConsistency: null });
});

test('load is summed by weeks, what was done beside the plan too, and nothing that is only planned', () => {
  const { weeklyTss } = glance(
    [aWorkout('2026-10-05'), aWorkout('2026-11-16'), aWorkout('2026-11-23'), aWorkout('2026-11-27', open)],
    [
      { day: '2026-11-22', tss: 40.25 },
      { day: TODAY, tss: 10 },
    ],
  );
  expect(weeklyTss).toEqual([60, 0, 0, 0, 0, 0, 100.3, 70]);
});

test('form is that of the athlete’s own chart, up to today', () => {
  const workouts = Array.from({ length: 40 }, (_, at) => aWorkout(addDays(TODAY, 2 * (at - 35)), at < 36 ? {} : open));
  const beside = [{ day: '2026-11-20', tss: 80 }];
  const { form, formBand } = glance(workouts, beside);
  const own = performance({
    today: TODAY,
    firstDay: '2026-09-14',
    lastDay: '2026-12-06',
    start: { ctl: 50, atl: 40 },
    workouts: [
      ...workouts.map((workout) => ({ ...workout, steps: [] })),
      ...beside.map(({ day, tss }) => ({ ...aWorkout(day), doneTss: tss, plannedTss: 0, steps: [] })),
    ],
  }).days.filter(({ day }) => day <= TODAY);
  expect(form).toHaveLength(SHOWN_DAYS);
  expect(form).toEqual(own.slice(-SHOWN_DAYS).map((day) => day.form));
  expect(formBand).toBe('neutral');
});

test('before anything was trained there is no form', () => {
  expect(glance([aWorkout('2026-11-27', open)])).toMatchObject({ form: [], formBand: null, lastWorkoutId: null });
  const { form, formBand } = glance([aWorkout(TODAY, open)]);
  expect(form.map(Math.round)).toEqual([10, 14, 18]);
  expect(formBand).toBe('transition');
});
