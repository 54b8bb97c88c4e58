import { attention, type SeenAthlete, type AttentionWorkout } from './attention.ts';
import { addDays } from '../calendar/calendar.ts';

const TODAY = '2026-11-20';
const day = (back: number) => addDays(TODAY, -back);
const workout = (back: number, over: Partial<AttentionWorkout> = {}): AttentionWorkout => ({
  scheduledDate: day(back),
  workoutType: 'run',
  intensity: 'easy',
  perceivedExertion: null,
  feelingRating: null,
  description: 'Cruise intervals',
  isLong: false,
  isHard: false,
  status: 'completed',
  reasonForSkip: null,
  hasFeedback: true,
  doneTss: 50,
  ...over,
});
const calm: SeenAthlete = {
  today: TODAY,
  joinedOn: '2026-06-01',
  hasSchedule: true,
  workouts: [1, 3, 5, 8, 10, 12, 15, 17, 19, 22, 24, 26].map((back) => workout(back)).reverse(),
  checkIns: [],
  races: [],
  conflicts: [],
};
const bad = {
  mood: 2,
  stress: 9,
  sleep: 2,
  mentalReadiness: 2,
  musclesSoreness: null,
  energyLevel: null,
  motivationLevel: null,
};
const fine = { ...bad, mood: 8, stress: 2, sleep: 8, mentalReadiness: 8 };
const checkIn = (week: string, answers: typeof bad) => ({ ...answers, weekStartDate: week, answeredOn: week });
const texts = (over: Partial<SeenAthlete>) =>
  attention({ ...calm, ...over }).reasons.map(({ code, text }) => [code, text]);
// a day that passed turns what nobody spoke of into skipped
const missed = { isHard: true, status: 'skipped', isTold: false, doneTss: 0 } as const;
const tired = { status: 'skipped', reasonForSkip: 'fatigue', doneTss: 0 } as const;
const plusWorkouts = (...more: AttentionWorkout[]) => ({ workouts: [...calm.workouts, ...more] });

test.each<[string, Partial<SeenAthlete>, string[][]]>([
  ['nothing asks', {}, []],
  [
    'a missed hard workout',
    plusWorkouts(workout(2, missed)),
    [['MISSED_KEY', 'Missed a key workout: Cruise intervals on Wednesday 18 November.']],
  ],
  [
    'two, the last skipped for work',
    plusWorkouts(
      workout(4, missed),
      workout(2, { ...missed, isHard: false, isLong: true, status: 'skipped', reasonForSkip: 'work' }),
    ),
    [
      [
        'MISSED_KEY',
        'Missed 2 key workouts in 7 days, last Cruise intervals on Wednesday 18 November, skipped for work.',
      ],
    ],
  ],
  [
    'one skipped for no reason of the list',
    plusWorkouts(workout(2, { ...missed, reasonForSkip: 'other' })),
    [['MISSED_KEY', 'Missed a key workout: Cruise intervals on Wednesday 18 November, skipped.']],
  ],
  ['illness excuses', plusWorkouts(workout(2, { ...missed, status: 'skipped', reasonForSkip: 'illness' })), []],
  ['eight days ago is past', plusWorkouts(workout(8, missed)), []],
  ['today is not over', plusWorkouts(workout(0, missed)), []],
  ['an easy one is not key', plusWorkouts(workout(2, { status: 'skipped', hasFeedback: false, doneTss: 0 })), []],
  // expected at 3 for an easy run
  ['too hard once', plusWorkouts(workout(1, { perceivedExertion: 6 })), []],
  [
    'too hard again within two weeks',
    plusWorkouts(workout(13, { perceivedExertion: 6 }), workout(2, { perceivedExertion: 6 })),
    [
      [
        'EFFORT_AGAIN',
        'Workouts felt harder than they should, or bad, 2 times within 15 days, last on Wednesday 18 November.',
      ],
    ],
  ],
  [
    'too hard again, a week ago',
    plusWorkouts(workout(13, { perceivedExertion: 6 }), workout(7, { perceivedExertion: 6 })),
    [],
  ],
  ['tired once', plusWorkouts(workout(3, tired)), []],
  [
    'tired twice within a week',
    plusWorkouts(workout(9, tired), workout(3, tired)),
    [['TIRED_AGAIN', 'Skipped 2 workouts for tiredness within a week, last on Tuesday 17 November.']],
  ],
  ['tired twice, longer apart', plusWorkouts(workout(10, tired), workout(3, tired)), []],
  ['tired twice, two weeks ago', plusWorkouts(workout(18, tired), workout(14, tired)), []],
  [
    'a second red check-in running',
    { checkIns: [checkIn('2026-11-16', bad), checkIn('2026-11-09', bad)] },
    [
      [
        'RED_CHECK_IN',
        'Second red check-in running, week of Monday 16 November: mood 2, stress 9, sleep 2, mental readiness 2 (readiness 11 of 100).',
      ],
    ],
  ],
  [
    'a red check-in two weeks after another',
    { checkIns: [checkIn('2026-11-16', bad), checkIn('2026-11-02', bad)] },
    [
      [
        'RED_CHECK_IN',
        'Red check-in, week of Monday 16 November: mood 2, stress 9, sleep 2, mental readiness 2 (readiness 11 of 100).',
      ],
    ],
  ],
  [
    'a red check-in',
    { checkIns: [checkIn('2026-11-16', bad)] },
    [
      [
        'RED_CHECK_IN',
        'Red check-in, week of Monday 16 November: mood 2, stress 9, sleep 2, mental readiness 2 (readiness 11 of 100).',
      ],
    ],
  ],
  [
    'a red check-in that has eased the plan',
    { checkIns: [checkIn('2026-11-16', bad)], eased: { on: '2026-11-17', what: '3 workouts left out and 1 eased.' } },
    [
      [
        'RED_CHECK_IN',
        'Red check-in, week of Monday 16 November: mood 2, stress 9, sleep 2, mental readiness 2 (readiness 11 of 100). The plan has been eased for it already: 3 workouts left out and 1 eased.',
      ],
    ],
  ],
  [
    'a red check-in after a week that was eased',
    { checkIns: [checkIn('2026-11-16', bad)], eased: { on: '2026-11-12', what: '1 workout eased.' } },
    [['RED_CHECK_IN', expect.stringMatching(/of 100\)\.$/)]],
  ],
  [
    'a fever of three days',
    { illness: { from: '2026-11-18', wellOn: null, mild: false, symptoms: ['fever', 'cough'] } },
    [['ILL', 'Ill with fever and cough since Wednesday 18 November, day 3.']],
  ],
  [
    'a cold of today',
    { illness: { from: '2026-11-20', wellOn: null, mild: true, symptoms: ['cold'] } },
    [['ILL', 'A cold since today.']],
  ],
  [
    'an illness that is told ahead',
    { illness: { from: '2026-11-22', wellOn: null, mild: false, symptoms: [] } },
    [['ILL', 'Ill from Sunday 22 November on.']],
  ],
  [
    'an illness whose end is told ahead',
    { illness: { from: '2026-11-18', wellOn: '2026-11-23', mild: false, symptoms: [] } },
    [['ILL', 'Ill since Wednesday 18 November, day 3, well again on Monday 23 November.']],
  ],
  [
    'a cold of which nothing was heard since',
    { illness: { from: '2026-11-06', wellOn: null, mild: true, symptoms: ['cold', 'sore throat'] } },
    [['ILL', 'A cold with sore throat since Friday 6 November, day 15. Nobody has told whether it is over.']],
  ],
  ['an illness that is over', { illness: null }, []],
  ['a good one after a red one', { checkIns: [checkIn('2026-11-16', fine), checkIn('2026-11-09', bad)] }, []],
  ['a red one of three weeks ago', { checkIns: [checkIn('2026-11-02', bad)] }, []],
  [
    'half as much again',
    plusWorkouts(workout(2, { doneTss: 75 })),
    [['LOAD_RAMP', 'Load up 50%: 225 TSS in the last 7 days, 150 a week in the three weeks before.']],
  ],
  ['a little less than that', plusWorkouts(workout(2, { doneTss: 74 })), []],
  ['hardly any load before', { workouts: [workout(20, { doneTss: 90 }), workout(2, { doneTss: 400 })] }, []],
  [
    'nine days of silence',
    {
      workouts: [
        workout(9),
        ...[7, 4, 1].map((back) => workout(back, { status: 'skipped', hasFeedback: false, doneTss: 0 })),
      ],
    },
    [['SILENT', 'Silent for 9 days: 3 planned workouts without feedback, last heard Wednesday 11 November.']],
  ],
  ['silence without anything planned', { workouts: [workout(9)] }, []],
  [
    'a coach of three days',
    { joinedOn: day(3), workouts: [workout(9), workout(1, { status: 'skipped', hasFeedback: false, doneTss: 0 })] },
    [],
  ],
  [
    'a race in a fortnight',
    { races: [{ raceName: 'Lake', raceDate: '2026-12-04', priority: 'A' }] },
    [['RACE_NEAR', 'Lake (A race) in 14 days, Friday 4 December.']],
  ],
  ['a race in 15 days', { races: [{ raceName: 'Lake', raceDate: '2026-12-05', priority: 'A' }] }, []],
  [
    'a race today',
    { races: [{ raceName: 'Lake', raceDate: TODAY, priority: 'B' }] },
    [['RACE_NEAR', 'Lake (B race) today, Friday 20 November.']],
  ],
  [
    'a conflict',
    { conflicts: ['Tue at most 60 min: 75 min', 'x'] },
    [['PLAN_CONFLICT', 'Conflict in the plan: Tue at most 60 min: 75 min. And 1 more.']],
  ],
  [
    'nothing was ever recorded',
    { workouts: [workout(2, { status: 'skipped', hasFeedback: false, doneTss: 0 })] },
    [['NO_DATA', 'No data: no workout and no check-in recorded in the last 35 days.']],
  ],
  ['a new athlete without data', { joinedOn: day(2), workouts: [] }, []],
  ['no schedule', { hasSchedule: false, workouts: [] }, [['NO_SCHEDULE', 'No training schedule yet.']]],
])('%s', (_name, over, expected) => {
  expect(texts(over)).toEqual(expected);
});

test('the weightiest reason decides, worse ones of a kind come first, and no reason is no rank', () => {
  const rank = (over: Partial<SeenAthlete>) => attention({ ...calm, ...over }).rank;
  const race = { races: [{ raceName: 'Lake', raceDate: '2026-11-25', priority: 'A' as const }] };
  const oneMissed = plusWorkouts(workout(2, missed));
  const order = [
    rank({ checkIns: [checkIn('2026-11-16', bad)] }),
    rank({ conflicts: ['x'] }),
    rank(plusWorkouts(workout(2, { doneTss: 200 }))),
    rank(plusWorkouts(workout(2, missed), workout(3, missed))),
    rank({ ...oneMissed, ...race }),
    rank(oneMissed),
    rank(race),
    rank({}),
  ];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
  expect(order.at(-1)).toBe(0);
});

test('says when they were last heard', () => {
  expect(attention(calm).lastHeardOn).toBe(day(1));
  expect(attention({ ...calm, workouts: [] }).lastHeardOn).toBeNull();
  expect(attention({ ...calm, workouts: [workout(12)], checkIns: [checkIn('2026-11-16', fine)] }).lastHeardOn).toBe(
    '2026-11-16',
  );
});
