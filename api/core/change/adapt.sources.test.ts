import { checked, even, hurt, ill, off, ORANGE, RED, said, EASY } from '../../test/core/answered.ts';
import { calm, monday, on, past, skipped } from '../../test/core/calmWeeks.ts';
import { mornings } from '../../test/core/life.ts';
import { addDays } from '../calendar/calendar.ts';
import type { ReasonSource } from '../codes/reason.ts';
import { adapt } from './adapt.ts';
import type { AdaptInput } from './adapt/events.ts';

// Who a change comes from, as its reason says: what the athlete told, a check-in, or a rule.

const tuesday = addDays(monday, 1);
const wednesday = addDays(monday, 2);
const standing = (code: 'BREAK' | 'RAMP'): AdaptInput => ({
  ...calm,
  stood: {
    workouts: calm.workouts.map((each) => ({
      ...each,
      duration: Math.round(each.duration / 2),
      reasons: [{ code, source: 'feedback', text: '', inputs: { op: 'resize' } }],
    })),
    removed: [],
  },
});
/** Two workouts missed for work, in a week with longer ones on its other weekdays. */
const busy: AdaptInput = on(wednesday, {
  history: calm.workouts.slice(0, 2).map((each) => past(each, skipped('work'))),
  workouts: even.map((each) => ({ ...each, status: each.scheduledDate < wednesday ? 'skipped' : 'scheduled' })),
});

test.each<readonly [code: string, ReasonSource, AdaptInput]>([
  ['ILLNESS', 'feedback', ill(0, null)],
  ['ILLNESS_RETURN', 'feedback', ill(3, 0)],
  ['ILLNESS_VOLUME', 'feedback', ill(3, 0)],
  ['INJURY_RULE', 'feedback', hurt('pain', 'knee')],
  ['BREAK', 'feedback', off(8)],
  ['SKIPPED_INJURY', 'feedback', said([0], { ...skipped('injury'), workoutType: 'bike' })],
  ['TIRED', 'feedback', said([1], skipped('fatigue'))],
  ['TIRED_AGAIN', 'feedback', said([1, 3], skipped('fatigue'))],
  ['BUSY_WEEK', 'feedback', busy],
  ['EFFORT_HIGH', 'feedback', said([1], { ...EASY, perceivedExertion: 5 })],
  ['EFFORT_REPEATED', 'feedback', said([1], { ...EASY, perceivedExertion: 6 })],
  ['EFFORT_AGAIN', 'feedback', said([1, 10], { ...EASY, perceivedExertion: 9 })],
  ['MORE_THAN_PLANNED', 'feedback', said([1, 3], { ...EASY, actualMinutes: 80, plannedMinutes: 50 })],
  ['READINESS_ORANGE', 'checkIn', checked(ORANGE)],
  ['READINESS_REST_DAY', 'checkIn', checked(RED)],
  ['READINESS_RED', 'checkIn', checked(RED)],
  ['TRAVEL', 'checkIn', checked({ travelThisWeek: true })],
  ['DEADLINES', 'checkIn', checked({ majorDeadlines: true })],
  ['TIME_ZONES', 'checkIn', checked({ travelThisWeek: true, notes: 'jet lag' })],
  ['HRV_LOW', 'rule', on(tuesday, { hrv: mornings(3.82, tuesday) })],
  ['HRV_REST', 'rule', checked(ORANGE, { hrv: mornings(3.82, tuesday) }, tuesday)],
  ['BREAK_STANDING', 'rule', standing('BREAK')],
  ['RAMP_STANDING', 'rule', standing('RAMP')],
])('%s comes from %s', (code, source, input) => {
  const changes = adapt(input).operations.filter(({ reasonCode }) => reasonCode === code);
  expect([...new Set(changes.map((each) => each.source))]).toEqual([source]);
});

test.each<readonly [string, AdaptInput]>([
  ['a red check-in', checked(RED)],
  ['a week away', off(8)],
  ['an illness', ill(3, 0)],
  ['effort', said([1, 3], { ...EASY, perceivedExertion: 9 })],
  ['travel', checked({ travelThisWeek: true })],
  ['low heart rate variability', on(tuesday, { hrv: mornings(3.82, tuesday) })],
])('weeks that the season does not know are eased alike: %s', (_, input) => {
  const { limits } = input;
  const unknown = { ...input, limits: { ...limits, season: { ...limits.season, weeks: [] } } };
  const eased = ({ operations }: ReturnType<typeof adapt>) =>
    operations.map(({ id, reasonCode }) => `${reasonCode} ${id}`).filter((each) => !each.startsWith('LIMIT_'));
  expect(eased(adapt(unknown))).toEqual(eased(adapt(input)));
});
