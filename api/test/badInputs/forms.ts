import { onboard, profile, type Row, INVALID, onboardInGraphql, IN_UNION } from './server.ts';

const goal = (over: object) => onboard({ raceGoal: over });
const training = (over: object) => onboard({ trainingPreferences: over });
const hurt = (dateOccurred: string) =>
  profile({ injuries: [{ injuryType: 'strain', affectedArea: 'calf', isRecovered: false, dateOccurred }] });

const ADULT = 'You must be at least 18 to use this plan. The service is not for people under 16.';
const AGE = 'Age must be a whole number from 18 to 100.';
const HOURS = 'Weekly hours must be a whole number from 0 to 40.';
const FORM = 'Use the form YYYY-MM-DD.';
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export const FORMS: Row[] = [
  ['14', '15 years', () => profile({ age: 15 }), { ...INVALID, message: ADULT, path: 'personalProfile.age' }],
  [
    '14',
    '15 years',
    () => onboardInGraphql({ personalProfile: { age: 15 } }),
    { ...IN_UNION, message: ADULT, path: 'personalProfile.age' },
  ],
  ...[101, -1, 17.9, '18', Number.NaN].map((age): Row => [
    '15',
    `age ${age}`,
    () => profile({ age }),
    { ...INVALID, message: AGE, path: 'personalProfile.age' },
  ]),
  ...[41, -1, 2.5].map((weeklyHoursAvailable): Row => [
    '16',
    `${weeklyHoursAvailable} hours`,
    () => training({ weeklyHoursAvailable }),
    { ...INVALID, message: HOURS, path: 'trainingPreferences.weeklyHoursAvailable' },
  ]),
  [
    '16',
    '41 hours',
    () => onboardInGraphql({ trainingPreferences: { weeklyHoursAvailable: 41 } }),
    { ...IN_UNION, message: HOURS, path: 'trainingPreferences.weeklyHoursAvailable' },
  ],
  [
    '17',
    'gender x',
    () => profile({ gender: 'x' }),
    { ...INVALID, message: 'Gender must be male, female or other.', path: 'personalProfile.gender' },
  ],
  [
    '18',
    'no day left',
    () => training({ unavailableDays: WEEK }),
    {
      ...INVALID,
      message: 'At least one training day must be available.',
      path: 'trainingPreferences.unavailableDays',
    },
  ],
  [
    '19',
    'a long day that is unavailable',
    () => training({ unavailableDays: ['sunday'] }),
    {
      ...INVALID,
      message: 'Sunday is marked unavailable, so it cannot be a long-workout day.',
      path: 'trainingPreferences.longWorkoutDays',
    },
  ],
  [
    '20',
    'a field of another table',
    () => profile({ role: 'coach' }),
    { ...INVALID, message: 'Unknown field: role.', path: 'personalProfile.role' },
  ],
  [
    '21',
    'the e-mail of another',
    () => profile({ email: 'stranger@example.com' }),
    { ...INVALID, message: 'Email cannot be changed here.', path: 'personalProfile.email' },
  ],
  [
    '21',
    'the e-mail of another',
    () => onboardInGraphql({ personalProfile: { email: 'stranger@example.com' } }),
    { ...IN_UNION, message: 'Email cannot be changed here.', path: 'personalProfile.email' },
  ],
  [
    '23',
    'an injury to come',
    () => hurt('2026-11-21'),
    { ...INVALID, message: 'Injury date cannot be in the future.', path: 'personalProfile.injuries.0.dateOccurred' },
  ],
  [
    '24',
    '29 February of a common year',
    () => goal({ targetDate: '2027-02-29' }),
    { ...INVALID, message: '2027-02-29 is not a calendar date.', path: 'raceGoal.targetDate' },
  ],
  ...['01/02/2027', '2027-1-2', '2027-01-02T00:00:00Z'].map((targetDate): Row => [
    '25',
    targetDate,
    () => goal({ targetDate }),
    { ...INVALID, message: FORM, path: 'raceGoal.targetDate' },
  ]),
  [
    '26',
    'a race in the past',
    () => goal({ targetDate: '2026-11-19' }),
    { ...INVALID, message: 'Race date must be today or later.', path: 'raceGoal.targetDate' },
  ],
  [
    '26',
    'a race in the past',
    () => onboardInGraphql({ raceGoal: { targetDate: '2026-11-19' } }),
    { ...IN_UNION, message: 'Race date must be today or later.', path: 'raceGoal.targetDate' },
  ],
  [
    '27',
    'the year 9999',
    () => goal({ targetDate: '9999-12-31' }),
    { ...INVALID, message: 'Race date must be within 3 years.', path: 'raceGoal.targetDate' },
  ],
  [
    '28',
    'an ultra',
    () => goal({ raceType: 'ultra' }),
    {
      ...INVALID,
      message:
        'Race type must be one of: sprint-tri, olympic-tri, half-ironman, ironman, half-marathon, marathon, 5k, 10k, ultra-50k, ultra-100k, gran-fondo, time-trial, open-water, duathlon, aquabike.',
      path: 'raceGoal.raceType',
    },
  ],
];
