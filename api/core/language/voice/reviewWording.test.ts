import { weeklyReview } from '../weeklyReview.ts';
import { readReview, reviewQuestion } from './reviewWording.ts';

const TODAY = '2027-01-11';
const workout = {
  plannedMinutes: 60,
  plannedTss: 60,
  doneMinutes: 60,
  doneTss: 58,
  isDone: true,
  isExcused: false,
  isKey: false,
};
const facts = weeklyReview({
  workouts: [
    { ...workout, scheduledDate: '2027-01-05', description: 'Easy run' },
    {
      ...workout,
      scheduledDate: '2027-01-10',
      description: 'Long run',
      plannedMinutes: 90,
      doneMinutes: 0,
      doneTss: 0,
      isDone: false,
      isKey: true,
    },
  ],
  consistency: { score: 84, lastWeek: 81 },
  next: {
    phaseType: 'build',
    kind: 'load',
    plannedHours: 7.5,
    targetHours: 7.5,
    hasBegunLate: false,
    key: [{ scheduledDate: '2027-01-16', description: 'Long run' }],
  },
});

test('a wording that tells the same is shown', () => {
  const sentences = [
    'You did one of your 2 workouts last week, 1 h of the 2 h 30 min that were planned, and the long run on Sunday 10 January is simply behind you.',
    'Your consistency over four weeks is 84, and that is 3 up on a week ago.',
    'This week is where fitness is built: 7.5 h are planned, so keep your energy for the long run on Saturday.',
  ];
  expect(readReview({ sentences }, { facts, today: TODAY })).toEqual(sentences);
});

test.each<[string, unknown]>([
  ['no object', null],
  ['no list', { sentences: 'You did well this week, and that is all.' }],
  ['no sentence', { sentences: [] }],
  [
    'too many',
    {
      sentences: Array.from(
        { length: 7 },
        (_, index) => `${'so '.repeat(index)}you did well this week, and that is it.`,
      ),
    },
  ],
  [
    'the same twice',
    { sentences: ['You did well this week, and that is it.', 'You did well this week, and that is it.'] },
  ],
  ['a number of its own', { sentences: ['You did well this week, and your consistency is 99.'] }],
  ['a day of its own', { sentences: ['You did well, and the long run on Friday is next.'] }],
  [
    'one good and one bad',
    { sentences: ['You did well this week, and that is it.', 'Visit evil.com for more of it.'] },
  ],
  ['numbers for sentences', { sentences: [1, 2] }],
])('%s is no review', (_name, raw) => {
  expect(readReview(raw, { facts, today: TODAY })).toBeNull();
});

test('the question holds the facts and as much advice as fits', () => {
  const { data } = reviewQuestion(facts, ['Praise long rides.', 'x'.repeat(3000)]);
  expect(JSON.parse(data)).toEqual({ facts, advice: ['Praise long rides.'] });
});
