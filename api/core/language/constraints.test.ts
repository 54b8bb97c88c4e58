import type { TrainingPreferences } from '../athlete/athlete.ts';
import { readConstraints, withConstraints } from './constraints.ts';

const TODAY = '2026-11-23';
const understood = (text: string) => readConstraints(text, TODAY).map((each) => each.understood);
const blocked = (text: string) =>
  readConstraints(text, TODAY).flatMap(({ dates }) =>
    dates.map(({ from, to, mostMinutes }) => [from, to, mostMinutes]),
  );

test.each([
  ['No training on Mondays', 'No training on Monday'],
  ['Not Mondays', 'No training on Monday'],
  ["I can't train on Mondays.", 'No training on Monday'],
  ['Mondays are impossible', 'No training on Monday'],
  ['I can only train on Tue, Thu, Sat and Sun', 'Training only on Tuesday, Thursday, Saturday and Sunday'],
  ['train only tue thu sat', 'Training only on Tuesday, Thursday and Saturday'],
  ['weekends only', 'Training only on Saturday and Sunday'],
  ['Tuesday max 45 min', 'At most 45 min on Tuesday'],
  ['Kids at home on Wednesdays, so at most 30 minutes', 'At most 30 min on Wednesday'],
  ['No more than 1 hour on weekdays', 'At most 1:00 h on Monday, Tuesday, Wednesday, Thursday and Friday'],
  ['no swim Friday', 'No swim on Friday'],
  ['No more than 4 workouts a week', 'At most 4 workouts a week'],
  ['no running on consecutive days', 'No run the day after a run'],
  ['no doubles', 'At most 1 workout a day'],
  ['At most 8:00 hours a week', 'At most 8:00 h a week'],
  ['long ride on Sunday', 'Long ride only on Sunday'],
  ['Mornings only', 'Workouts in the morning'],
  ['Mondays are impossible, Wednesdays at most 40 minutes', 'No training on Monday; At most 40 min on Wednesday'],
  ['No training Mon-Wed', 'No training on Monday, Tuesday and Wednesday'],
  ['max 60 mins Mon-Fri', 'At most 1:00 h on Monday, Tuesday, Wednesday, Thursday and Friday'],
  ['No swim Mondays, Wednesdays only 45 min', 'No swim on Monday; At most 45 min on Wednesday'],
  ['No training on Tuesdays because of football', 'No training on Tuesday'],
  ['Keep Sundays free', 'No training on Sunday'],
  ['I like swimming on Fridays', 'Swim rather on Friday'],
  ['max. 1h30 on Tuesdays', 'At most 1:30 h on Tuesday'],
  ['60 minutes a day', 'At most 1:00 h a day'],
  ['I have 60 minutes a day', 'At most 1:00 h a day'],
  ['Max. 1h30 per day on weekends', 'At most 1:30 h on Saturday and Sunday'],
  ['45 minutes per session', 'At most 45 min a day'],
  ['sun off', 'No training on Sunday'],
  ['no sat rides', 'No ride on Saturday'],
  ['NO RUNS SAT', 'No run on Saturday'],
  ['sat sun off', 'No training on Saturday and Sunday'],
  ['tu+th off', 'No training on Tuesday and Thursday'],
  ['mo/fr off', 'No training on Monday and Friday'],
  ['m/w/f only', 'Training only on Monday, Wednesday and Friday'],
  ['wknds only', 'Training only on Saturday and Sunday'],
  ['no wkday swims', 'No swim on Monday, Tuesday, Wednesday, Thursday and Friday'],
  ['max 8h/wk', 'At most 8:00 h a week'],
  ['max 4 sessions/week', 'At most 4 workouts a week'],
  ["max 45' weds", 'At most 45 min on Wednesday'],
  ['cant train mon', 'No training on Monday'],
  ['dont run sun', 'No run on Sunday'],
  ['mon closed', 'No training on Monday'],
  ['sundays: nothing', 'No training on Sunday'],
  ['nothing on sa', 'No training on Saturday'],
  ['no dbls', 'At most 1 workout a day'],
  ['60 minutes a day, no swim on Friday', 'At most 1:00 h a day; No swim on Friday'],
])('a rule for every week: %s', (text, words) => {
  expect(understood(text)).toEqual([words]);
});

test.each([
  ['Away 10 to 14 December', [['2026-12-10', '2026-12-14', undefined]]],
  ['hols 10-14 dec', [['2026-12-10', '2026-12-14', undefined]]],
  ['I travel 3-7 January', [['2027-01-03', '2027-01-07', undefined]]],
  ['Christmas: no training 24-26 December', [['2026-12-24', '2026-12-26', undefined]]],
  ['no training on 12 December', [['2026-12-12', '2026-12-12', undefined]]],
  ['On holiday next week', [['2026-11-30', '2026-12-06', undefined]]],
  ['on holiday 1 to 30 November', [['2026-11-23', '2026-11-30', undefined]]],
  ['Away 10 to 14 December 2026', [['2026-12-10', '2026-12-14', undefined]]],
  ['Away from 2026-12-10 to 2026-12-14', [['2026-12-10', '2026-12-14', undefined]]],
  ['Wedding on 12 December', [['2026-12-12', '2026-12-12', undefined]]],
  ['Only 30 minutes on 12 December', [['2026-12-12', '2026-12-12', 30]]],
  [
    'skiing 1 to 8 February; wedding on 20 February',
    [
      ['2027-02-01', '2027-02-08', undefined],
      ['2027-02-20', '2027-02-20', undefined],
    ],
  ],
])('dates: %s', (text, ranges) => {
  expect(blocked(text)).toEqual(ranges);
  expect(understood(text)).not.toContain(null);
});

test.each([
  'School run Tue and Thu until 9',
  'I work nights every other week',
  'mornings only on weekdays',
  'I cannot train on Tuesday evenings',
  'no doubles on weekdays',
  'Business trip every first week of the month',
  'no bike from 1 to 7 December',
  'shift work',
  'If it rains, no running on Monday',
  'Away next week, can only run',
  'My kids have football on Saturdays',
  'Club ride every Saturday morning',
  'no training over Christmas',
  'Never before 7',
  'x',
  'Mondays are impossible, and I hate hills',
  'Never skip Mondays',
  "Don't skip long runs",
  'I am free on Mondays',
  'keep sunday free for long run',
  'Free 7-13 December',
  'No longer away 3-7 January',
  'I might be away 3-7 January',
  'Should I rest on Mondays?',
  'My wife is away 3-7 January',
  'Evening event on 12 December',
  'Flight on 5 December in the evening',
  'Away from home 3-7 January but can train',
  'Conference Dec 8 and 9',
  'Away 3-7 Jan and 10-12 Feb',
  'No training between 3 and 7 January',
  'Away the weekend of 12 December',
  'Away from 5 December',
  'Away two days next week',
  'unavailable: Mon, Thu',
  'Thursday off this week',
  'max 6 hours this week',
  'No training Monday AM',
  'No cycling in the week',
  'No squad training',
  'Monday or Friday off',
  'Swimming on Mondays is fine',
  'I swim on Mondays',
  'Easy run on Mondays',
  'I can only swim on Tuesdays and Thursdays',
  'At least 30 minutes on Tuesdays',
  'rides over 2 hours only on weekends',
  'No training on Mondays: swimming is ok',
  'I can run on Mondays',
  'At most 99999999999999999999 minutes on Mondays',
  'Away 3 to 10 December 2027',
  'Away 3 to 10 December 2025',
  'Away from 2026-12-10 to 2026-12-01',
  'no three hard days in a row',
  'No 3 runs in a row',
  'max. 1h30',
  'At least 60 minutes a day',
  'Away 10. to 14. December',
  'keine Läufe am Montag',
  'pas de course le lundi',
  'no sat am ride',
  'mon n/a',
  'tue 45',
  'have tu off',
])('what is not certain is not read: %s', (text) => {
  expect(readConstraints(text, TODAY)).toEqual([{ text, rules: [], dates: [], time: null, understood: null }]);
});

test('each sentence is read by itself', () => {
  expect(understood('No training on Mondays. I work shifts!\n- Tuesday max 45 min; away 10 to 14 December.')).toEqual([
    'No training on Monday',
    null,
    'At most 45 min on Tuesday',
    'No training Thursday 10 December to Monday 14 December',
  ]);
  expect(readConstraints(' \n. ', TODAY)).toEqual([]);
  // a number ends a sentence too
  expect(readConstraints('School run at 8. No strength on Sundays', TODAY)).toMatchObject([
    { text: 'School run at 8', understood: null },
    { text: 'No strength on Sundays', understood: 'No strength on Sunday' },
  ]);
});

test.each([
  ['No training on Mondays', 'Long run on Mondays'],
  ['Mornings only', 'Evenings only'],
  ['I can only train on Tue and Thu', 'weekends only'],
])('what contradicts "%s" is not followed, and says so: %s', (first, second) => {
  const [one, other] = readConstraints(`${first}. ${second}.`, TODAY);
  expect(one!.understood).not.toBeNull();
  expect(other).toEqual({ text: second, rules: [], dates: [], time: null, understood: null, contradicts: first });
  expect(readConstraints(second, TODAY)[0]!.understood).not.toBeNull();
});

test.each([
  ['No training on Mondays', 'No swim on Fridays'],
  ['Tuesday max 45 min', 'Max 90 min on Tue'],
  ['Mornings only', 'Mornings only'],
])('"%s" and "%s" go together', (first, second) => {
  expect(understood(`${first}. ${second}`)).not.toContain(null);
});

const PREFERENCES: TrainingPreferences = {
  weeklyHoursAvailable: 10,
  longWorkoutDays: ['saturday', 'sunday'],
  unavailableDays: ['friday'],
  preferredWorkoutTimes: 'evening',
  maxMinutesByDay: { tuesday: 60 },
};
const constrained = (text: string) => withConstraints(PREFERENCES, readConstraints(text, TODAY));

test('what a preference says is added to the preferences, and only ever takes away', () => {
  expect(
    constrained(
      'No training on Mondays. Tuesday max 45 min. Max 90 min on Tue. At most 8:00 hours a week. Mornings only.',
    ),
  ).toEqual({
    preferences: {
      ...PREFERENCES,
      weeklyHoursAvailable: 8,
      unavailableDays: ['monday', 'friday'],
      preferredWorkoutTimes: 'morning',
      maxMinutesByDay: { tuesday: 45 },
    },
    rules: [],
  });
  expect(constrained('At most 12 hours a week').preferences).toEqual(PREFERENCES);
  expect(constrained('weekends only').preferences.unavailableDays).toEqual([
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
  ]);
});

test('the rest stays a rule, and so does what would leave no day for a long workout', () => {
  const { preferences, rules } = constrained('no swim Friday; no training at weekends');
  expect(preferences).toEqual(PREFERENCES);
  expect(rules.map(({ body }) => body.kind)).toEqual(['days', 'days']);
  expect(constrained('no training on Saturdays').preferences).toMatchObject({
    unavailableDays: ['friday', 'saturday'],
    longWorkoutDays: ['sunday'],
  });
});
