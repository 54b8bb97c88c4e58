import type { Reason } from '../../../codes/reason.ts';
import { inputOf, LIMITS, WORKOUTS } from '../../../../test/core/requests/schedule.ts';
import { readRequest } from '../readRequest.ts';
import type { PastChange, RequestInput } from '../request.ts';

const reason = (code: Reason['code'], text: string, inputs: Reason['inputs'] = {}): Reason => ({
  code,
  text,
  source: 'rule',
  inputs,
});

const REASONS: Readonly<Record<string, readonly Reason[]>> = {
  '07-bike': [
    reason('PHASE_KEY', 'Build, week 2: a key workout that builds threshold and speed.'),
    reason('HARD_SPACING', 'Thursday lies 2 days from the nearest hard workout.'),
  ],
  '10-run': [
    reason('PHASE_LONG', 'Build, week 2: the long workout keeps endurance growing.'),
    reason('LONG_DAY', 'Sunday is one of your long-workout days.'),
    reason('LONG_RUN_GROWTH', '90 min: your longest run of the last 30 days was 85 min.'),
    reason('READINESS_RED', 'Moved from Saturday 9 January to Sunday 10 January: stress 8.', { op: 'move' }),
  ],
};
const RACE = { raceName: 'Lake Half', raceType: 'half-ironman', raceDate: '2027-02-28', priority: 'A' } as const;
const phase = (
  phaseName: string,
  phaseType: 'build' | 'taper',
  startDate: string,
  endDate: string,
  description: string,
) => ({
  phaseName,
  phaseType,
  startDate,
  endDate,
  description,
  weeklyVolume: 8,
  focusAreas: [],
  baseSports: [],
  sportPreferences: [],
});

const gone: PastChange = {
  workoutId: 'gone',
  on: '2027-01-04',
  by: 'planner',
  verb: 'remove',
  what: 'Easy swim of 40 min on Friday 8 January was removed.',
  because: 'sleep 3',
  workoutType: 'swim',
  from: '2027-01-08',
  to: null,
};

const input = (text: string, more: Partial<RequestInput> = {}): RequestInput =>
  inputOf(text, {
    workouts: WORKOUTS.map((workout) => ({ ...workout, reasons: REASONS[workout.id] ?? [] })),
    limits: {
      ...LIMITS,
      races: [...LIMITS.races, RACE],
      season: {
        ...LIMITS.season,
        weeks: LIMITS.season.weeks.map((week, index) => ({ ...week, plannedHours: [9, 9.5, 10, 6.5][index]! })),
        phases: [
          phase('Build', 'build', '2027-01-04', '2027-01-31', 'Longer weeks with threshold.'),
          phase('Taper', 'taper', '2027-02-15', '2027-02-28', 'Shorter workouts at the same intensity.'),
        ],
      },
    },
    past: [gone],
    ...more,
  });

const KEY =
  'The ride on Thursday 7 January (Threshold 2 × 20 min): 1:10 h at threshold. Build, week 2: a key workout that builds threshold and speed.';

test.each<[text: string, ...told: string[]]>([
  ['why is Thursday hard?', KEY, 'Thursday lies 2 days from the nearest hard workout.'],
  ["What is the point of Thursday's workout?", KEY],
  ["what's thursdays ride for", KEY],
  ['wy is thurday so hard', KEY],
  ['how come tomorrow is so hard', KEY],
  ['hi coach, why the threshold ride tomorrow?', KEY],
  ['why the ride on 7 January', KEY],
  ['Why did you move my long run?', 'Moved from Saturday 9 January to Sunday 10 January: stress 8. Build, week 2'],
  ['what happened to my long run', 'Moved from Saturday 9 January to Sunday 10 January: stress 8.'],
  ['why is my long run so long', '90 min: your longest run of the last 30 days was 85 min. Moved'],
  ['why is my long run on sunday', 'Sunday is one of your long-workout days.'],
  [
    'why is friday hard',
    'Friday 8 January holds no hard workout.',
    'Easy minutes carry the volume between the harder days.',
  ],
  ['why did you shorten tomorrows ride', 'It was not shortened, as far as the plan’s record goes.', KEY.slice(-20)],
  [
    'why is this week easier?',
    'The week from Monday 4 January is a training week.',
    'It holds 9:00 h of training.',
    'Moved from Saturday',
    'Easy swim of 40 min on Friday 8 January was removed: sleep 3.',
  ],
  [
    'why is week 5 so light',
    'a lighter week: less volume, so that your body catches up. Phase Build: Longer weeks with threshold.',
    'It holds 6:30 h of training, less than the 10:00 h of the week before.',
  ],
  [
    'why is next week harder than this week',
    'The week from Monday 11 January is a training week.',
    'more than the 9:00 h of the week before. Hard in it: the run on Tuesday 12 January and the ride on Thursday 14 January.',
  ],
  ['Why is next week like this?', 'The week from Monday 11 January is a training week.'],
  [
    'why is week 4 like this',
    'It holds 10:00 h of training, more than the 9:30 h of the week before. Of these 8:05 h are on the schedule now.',
  ],
  ['why is everything so easy', 'The week from Monday 4 January is a training week.'],
  ['why a deload week', 'The week from Monday 25 January is a lighter week'],
  [
    'why the taper',
    'Phase Taper, Monday 15 February to Sunday 28 February: Shorter workouts at the same intensity. Lake Half, your A race, is on Sunday 28 February.',
  ],
  ['what is the peak phase for', 'Your season has no peak phase.'],
  [
    'why no strength in week 5',
    'No strength workout is planned',
    'Lake Half Marathon is on Sunday 31 January, and the week of a race has no strength.',
  ],
  [
    'why no swim on friday',
    'Easy swim of 40 min on Friday 8 January was removed. That was on Monday 4 January, by the plan’s rules: sleep 3.',
  ],
  ['why did you remove my swim on friday', 'Easy swim of 40 min on Friday 8 January was removed.'],
  [
    'why no run on saturday',
    'No run is planned on Saturday 9 January. The plan keeps no reason for what is not in it. Saturday holds 3:00 h of cycling.',
  ],
  ['why no bike on sunday', 'No ride is planned on Sunday 10 January.'],
  ['why is monday free', 'Nothing is planned on Monday 11 January. Monday is one of your unavailable days.'],
  ['why do i rest on mondays', 'Nothing is planned on Monday 11 January. Monday is one of your unavailable days.'],
  ['why is saturday a rest day', 'Saturday 9 January is not free: ride, 3:00 h.'],
  ['why nothing on 3 february', 'The schedule reaches to Sunday 31 January'],
])('%s', (text, ...told) => {
  const answer = readRequest(input(text));
  expect(answer).toMatchObject({ kind: 'told', changes: [], events: [], preferences: [], scope: null });
  for (const each of told) expect('explanation' in answer ? answer.explanation : '').toContain(each);
});

test.each([
  'why is the sky blue',
  'why is my bike making noise',
  'why are you so expensive',
  'why not',
  'explain',
  'why is my wife faster on sunday',
])('%s: asks for no reason of the plan', (text) => {
  const answer = readRequest(input(text));
  expect(answer.kind !== 'told' || answer.isUnknown).toBe(true);
});

test.each(["why don't we swap thursday and friday", 'why not move my long run to saturday'])(
  '%s: a proposal',
  (text) => {
    expect(readRequest(input(text)).kind).not.toBe('told');
  },
);

test('what is asked for beside the reasons is read too', () => {
  const answer = readRequest(input('Why is Thursday hard? Make it easier.'));
  expect(answer).toMatchObject({
    kind: 'changes',
    changes: [{ op: 'ease', workoutId: '07-bike' }],
    explanation: expect.stringContaining('a key workout'),
  });
});

test('a sport that the plan has not, and a rule of the planner’s, are named', () => {
  const { limits, workouts } = input('');
  const answer = readRequest(
    input('why no strength', {
      workouts: workouts.filter(({ workoutType }) => workoutType !== 'strength'),
      limits: { ...limits, sports: ['running', 'cycling'] },
    }),
  );
  expect(answer).toMatchObject({
    explanation: 'No strength workout is planned this week. Strength is not among the sports of your plan.',
  });
});

describe('in a conversation', () => {
  const said = (coach: string) => [
    { role: 'athlete' as const, content: "skip tomorrow's ride" },
    { role: 'coach' as const, content: coach },
  ];

  test.each(['why is friday so easy?', 'is friday a rest day?', 'how hard is saturday?'])(
    '%s: a question of the athlete’s own does not repeat the wish before on another day',
    (text) => {
      const answer = readRequest(input(text, { conversationHistory: said('Everything else stays as planned.') }));
      expect('changes' in answer ? answer.changes : []).toEqual([]);
    },
  );

  test('"why?" alone is asked back, and the answer to that is a question for reasons', () => {
    const asked = readRequest(input('why?'));
    if (asked.kind !== 'question') throw new Error(asked.kind);
    expect(
      readRequest(
        input('tomorrow', {
          conversationHistory: [
            { role: 'athlete', content: 'why?' },
            { role: 'coach', content: asked.question },
          ],
        }),
      ),
    ).toMatchObject({ kind: 'told', explanation: expect.stringContaining(KEY) });
  });
});
