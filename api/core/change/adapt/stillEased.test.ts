import { addDays, mondayOf } from '../../calendar/calendar.ts';
import type { ReasonCode } from '../../codes/reason.ts';
import type { ScheduledWorkout } from '../../rules/context.ts';
import { after, answers, calm, hard, minutes, monday, on, week } from '../../../test/core/calmWeeks.ts';
import { adapt } from '../adapt.ts';
import type { AdaptInput } from './events.ts';

type Ease = (workout: ScheduledWorkout) => Partial<ScheduledWorkout>;
const at = (n: number) => addDays(monday, 7 * n);
const half: Ease = ({ duration }) => ({ duration: Math.round(duration / 2) });
const anHour: Ease = ({ duration }) => ({ duration: Math.min(duration, 60) });
const easy: Ease = () => ({ isHard: false });
const halfAndEasy: Ease = (workout) => ({ ...half(workout), ...easy(workout) });
const skipLong: Ease = ({ isLong }) => (isLong ? { status: 'skipped' } : {});
const raceLong: Ease = ({ isLong }) => (isLong ? { workoutType: 'race' } : {});

/** A new plan after one whose week n a rule had eased. */
function anew(n: number, code: ReasonCode, ease: Ease, more: Partial<AdaptInput> = {}): AdaptInput {
  const reasons = [{ code, source: 'rule' as const, text: '', inputs: { op: 'resize' } }];
  const workouts = calm.workouts.map((each) =>
    mondayOf(each.scheduledDate) === at(n) ? { ...each, ...ease(each), reasons } : each,
  );
  return on(monday, { stood: { workouts, removed: [] }, ...more });
}
function told(input: AdaptInput, n: number): string {
  const here = week(after(input), n);
  return `${minutes(here)} min, ${hard(here)} hard, longest ${Math.max(...here.map(({ duration }) => duration))}`;
}
const from = (day: number, input: AdaptInput) => ({
  ...input,
  limits: { ...input.limits, today: addDays(monday, day) },
});
/** The hard swim. */
const taken = week(calm.workouts, 2).filter(({ isHard }) => isHard);

test.each<readonly [string, input: AdaptInput, week: number, text: string]>([
  ['nothing was eased', on(monday), 1, '475 min, 1 hard, longest 160'],
  ['half the minutes', anew(1, 'EFFORT_HIGH', half), 1, '230 min, 1 hard, longest 80'],
  ['other weeks are left alone', anew(1, 'EFFORT_HIGH', half), 2, '490 min, 1 hard, longest 150'],
  ['no workout over an hour', anew(1, 'EFFORT_HIGH', anHour), 1, '345 min, 1 hard, longest 60'],
  ['nothing hard', anew(1, 'EFFORT_HIGH', easy), 1, '475 min, 0 hard, longest 160'],
  ['a hard day that stood', anew(2, 'EFFORT_HIGH', half), 2, '245 min, 1 hard, longest 75'],
  ['what was skipped does not count', anew(2, 'EFFORT_HIGH', skipLong), 2, '245 min, 1 hard, longest 40'],
  ['a race does not count', anew(2, 'EFFORT_HIGH', raceLong), 2, '245 min, 1 hard, longest 40'],
  ['a reason of the plan eased nothing', anew(1, 'LONG_DAY', half), 1, '475 min, 1 hard, longest 160'],
  ['an illness that is over', anew(1, 'ILLNESS', half), 1, '475 min, 1 hard, longest 160'],
  ['a check-in that is gone', anew(1, 'READINESS_RED', half), 1, '475 min, 1 hard, longest 160'],
  [
    'a better check-in',
    anew(1, 'READINESS_RED', half, { checkIns: [answers({ mood: 10, stress: 1, sleep: 10 })] }),
    1,
    '475 min, 1 hard, longest 160',
  ],
  [
    'a bad check-in',
    anew(1, 'READINESS_RED', half, { checkIns: [answers({ mood: 1, stress: 10, sleep: 1 })] }),
    1,
    '230 min, 1 hard, longest 80',
  ],
  [
    'no travel any more',
    anew(1, 'TRAVEL', half, { checkIns: [answers({ travelThisWeek: false })] }),
    1,
    '475 min, 1 hard, longest 160',
  ],
  [
    'travel',
    anew(1, 'TRAVEL', half, { checkIns: [answers({ travelThisWeek: true })] }),
    1,
    '230 min, 1 hard, longest 80',
  ],
  [
    'a deadline',
    anew(1, 'DEADLINES', half, { checkIns: [answers({ majorDeadlines: true })] }),
    1,
    '230 min, 1 hard, longest 80',
  ],
  [
    'a rule that may not change the schedule',
    anew(1, 'EFFORT_HIGH', half, { without: ['effort'] }),
    1,
    '475 min, 1 hard, longest 160',
  ],
  [
    'a workout was taken out',
    on(monday, {
      stood: {
        workouts: calm.workouts.filter((each) => !taken.includes(each)),
        removed: taken.map((each) => ({ ...each, removedBy: 'TIRED' })),
      },
    }),
    2,
    '450 min, 0 hard, longest 150',
  ],
  ['what is left of a week', from(3, anew(0, 'EFFORT_HIGH', half)), 0, '275 min, 1 hard, longest 70'],
  ['the last day of a week', from(6, anew(0, 'EFFORT_HIGH', half)), 0, '410 min, 1 hard, longest 140'],
  ['a week that is past', from(7, anew(0, 'EFFORT_HIGH', half)), 0, '455 min, 1 hard, longest 140'],
])('a new plan keeps to what was eased: %s', (_, input, n, text) => {
  expect(told(input, n)).toBe(text);
});

test.each<readonly [ReasonCode, Partial<AdaptInput>, ReasonCode]>([
  ['INJURY_RULE', {}, 'INJURY_STANDING'],
  ['BREAK', {}, 'BREAK_STANDING'],
  ['TIRED', {}, 'TIRED_STANDING'],
  ['EFFORT_HIGH', {}, 'EFFORT_STANDING'],
  ['MISSED_KEY', {}, 'MISSED_KEY_STANDING'],
  ['TRAVEL', { checkIns: [answers({ travelThisWeek: true })] }, 'TRAVEL_STANDING'],
])('what stands after %s says so', (code, more, standing) => {
  const own = adapt(anew(1, code, halfAndEasy, more)).operations.filter(({ reasonCode }) => reasonCode === standing);
  expect(own.length).toBeGreaterThan(0);
  for (const { source, inputs } of own)
    expect([source, inputs]).toEqual(['rule', { monday: at(1), minutes: 239, hardDays: 0 }]);
});
