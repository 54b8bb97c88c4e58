import { addDays, type Day } from '../../calendar/calendar.ts';
import type { IllnessReport, PastFeedback } from './events.ts';
import { illnessState } from './illness.ts';
import { illnessBegan, isSameIllness, withMessage } from './oneIllness.ts';

const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
const days = (list: readonly number[]) => list.map(november);
const told = (from: number, wellOn: number | null = null, more: Partial<IllnessReport> = {}): IllnessReport => ({
  from: november(from),
  wellOn: wellOn === null ? null : november(wellOn),
  mild: false,
  symptoms: [],
  ...more,
});

test.each<[string, IllnessReport | null, number[], number[], number | null]>([
  ['nothing told or missed', null, [], [2], null],
  ['told', told(4), [], [2], 4],
  ['missed two days before it was told', told(4), [2, 3], [1], 2],
  ['missed after it was told', told(4), [5, 6], [1], 4],
  ['missed, days without a plan, told', told(9), [3], [1], 3],
  ['missed, trained too early, told', told(9), [3], [6], 3],
  ['missed, trained for a week, told', told(12), [3], [5, 7, 9], 12],
  ['missed twice, days without a word between', null, [2, 9], [1], 2],
  ['missed, trained too early, missed', null, [3, 8], [5], 3],
  ['missed, back in training, missed a week later', null, [3, 10], [5, 7], 10],
  ['over, and missed since: another', told(3, 8), [3, 4, 12], [9, 10], 12],
  ['over, and missed since without training: another', told(3, 8), [3, 4, 12], [], 12],
  ['missed before what is over', told(4, 8), [2, 3], [1], 2],
])('an illness that was %s', (_, report, skipped, done, from) => {
  expect(illnessBegan(report, days(skipped), days(done))?.from ?? null).toBe(from === null ? null : november(from));
});

test.each<[number, number | null, number, number | null, boolean]>([
  [3, null, 6, null, true],
  [3, null, 3, 5, true],
  [6, null, 2, 4, false],
  [6, null, 2, 6, true],
  [6, null, 2, 7, true],
  [3, 8, 3, null, true],
  [3, 8, 8, null, true],
  [3, 8, 9, null, true],
  [3, 8, 10, null, false],
  [3, 8, 1, 2, false],
])('ill from %d, well on %p; told of %d to %p: the same is %s', (from, wellOn, from2, wellOn2, same) => {
  expect(isSameIllness(told(from, wellOn), told(from2, wellOn2))).toBe(same);
});

test.each<[string, IllnessReport | null, IllnessReport, Partial<IllnessReport>]>([
  ['the first', null, told(4), { from: november(4) }],
  ['still ill', told(2), told(5), { from: november(2), wellOn: null }],
  ['ill since earlier than was told', told(4), told(2), { from: november(2) }],
  ['still ill, fever told before', told(2, null, { symptoms: ['fever'] }), told(5), { symptoms: ['fever'] }],
  [
    'a cold becomes the flu',
    told(2, null, { mild: true, symptoms: ['cold'] }),
    told(4, null, { symptoms: ['flu'] }),
    { mild: false, symptoms: ['cold', 'flu'] },
  ],
  ['still the cold', told(2, null, { mild: true, symptoms: ['cold'] }), told(4), { mild: true }],
  ['ill to the weekend', told(2), told(4, 8), { from: november(2), wellOn: november(8) }],
  ['not well on the day that was hoped for', told(2, 8), told(8), { from: november(2), wellOn: null }],
  ['ill again after a week', told(2, 8, { symptoms: ['fever'] }), told(15), { from: november(15), symptoms: [] }],
])('a message: %s', (_, known, message, expected) => {
  expect(withMessage(known, message)).toMatchObject(expected);
});

const missed = (scheduledDate: Day): PastFeedback => ({
  scheduledDate,
  workoutType: 'run',
  intensity: 'easy',
  isLong: false,
  isHard: false,
  plannedMinutes: 45,
  tss: 40,
  status: 'skipped',
  actualMinutes: 0,
  perceivedExertion: null,
  feelingRating: null,
  reasonForSkip: 'illness',
});

/** Missed from the 2nd, told on the 5th, again on the 9th, well on the 12th. */
test('the way back counts all days of an illness: ten days, and hard again after the sixth day', () => {
  const history = [2, 3].map((day) => missed(november(day)));
  const messages = withMessage(withMessage(told(5), told(9)), told(9, 12));
  const whole = illnessState(november(12), messages, history)!;
  expect(whole).toMatchObject({ from: november(2), days: 10, firstDayBack: november(13), hardFrom: november(19) });
  const lastMessage = illnessState(november(12), told(9, 12), [])!;
  expect(lastMessage).toMatchObject({ days: 3, hardFrom: addDays(november(13), 3) });
});
