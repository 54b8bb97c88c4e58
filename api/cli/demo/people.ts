import type { ExperienceLevel, FitnessLevel, Gender } from '../../core/codes/athlete.ts';
import type { Weekday } from '../../core/calendar/calendar.ts';
import type { Priority, RaceType } from '../../core/codes/race.ts';

/** How the last weeks went, which is what makes somebody worth a coach's look. */
export type Situation =
  | 'steady'
  | 'busy at work'
  | 'too much'
  | 'injured'
  | 'missing key workouts'
  | 'back from illness'
  | 'silent'
  | 'racing soon'
  | 'doing more'
  | 'improving';

export interface DemoRace {
  name: string;
  type: RaceType;
  /** Days from today; negative: past. */
  inDays: number;
  priority: Priority;
  location?: string;
}

export interface DemoMessage {
  /** The first of today is the latest that there is. */
  daysAgo: number;
  from: 'athlete' | 'coach';
  text: string;
}

export interface DemoAthlete {
  firstName: string;
  lastName: string;
  age: number;
  gender: Gender;
  timeZone: string;
  hours: number;
  longDays: readonly Weekday[];
  daysOff: readonly Weekday[];
  caps?: Partial<Record<Weekday, number>>;
  experience: ExperienceLevel;
  fitness: FitnessLevel;
  /** The first is the goal. */
  races: readonly DemoRace[];
  injury?: { injuryType: string; affectedArea: string; isRecovered: boolean; daysAgo: number };
  /** Share of workouts done, 0 to 1, before the situation of the last weeks. */
  adherence: number;
  situation: Situation;
  thresholds?: { ftp?: number; runThresholdSpeed?: number; css?: number; lthr?: number };
  /** Between them and their coach, the oldest first. */
  messages?: readonly DemoMessage[];
}

export const COACH = { firstName: 'Ingrid', lastName: 'Solberg', email: 'coach@demo.example' };

const goal = (name: string, type: RaceType, inDays: number, location: string): DemoRace => ({
  name,
  type,
  inDays,
  priority: 'A',
  location,
});

/** Twelve people who could be. Days are counted from today, so that the demo is always in the middle of a season. */
export const ATHLETES: readonly DemoAthlete[] = [
  {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    age: 41,
    gender: 'female',
    timeZone: 'Europe/Stockholm',
    hours: 7,
    longDays: ['sunday'],
    daysOff: ['monday'],
    caps: { wednesday: 60 },
    experience: 'intermediate',
    fitness: 'high',
    adherence: 0.95,
    situation: 'steady',
    messages: [
      {
        daysAgo: 6,
        from: 'athlete',
        text: 'Long run felt easy all the way, even the last half hour at marathon pace.',
      },
      { daysAgo: 5, from: 'coach', text: 'That is what it should feel like. Same again next week, no faster.' },
    ],
    thresholds: { runThresholdSpeed: 3.6, lthr: 171 },
    races: [
      goal('Harbour Marathon', 'marathon', 75, 'Gothenburg'),
      { name: 'Winter Half', type: 'half-marathon', inDays: 33, priority: 'B' },
      { name: 'Club Half', type: 'half-marathon', inDays: -42, priority: 'C' },
    ],
  },
  {
    firstName: 'Jonas',
    lastName: 'Weber',
    age: 46,
    gender: 'male',
    timeZone: 'Europe/Berlin',
    hours: 9,
    longDays: ['saturday', 'sunday'],
    daysOff: [],
    caps: { tuesday: 45, thursday: 45 },
    experience: 'advanced',
    fitness: 'moderate',
    adherence: 0.82,
    situation: 'busy at work',
    messages: [
      {
        daysAgo: 9,
        from: 'coach',
        text: 'How did the week in Frankfurt go? I saw the two short runs, that is all it needed.',
      },
      { daysAgo: 8, from: 'athlete', text: 'Long days, but the hotel had a treadmill. Slept badly though.' },
      { daysAgo: 3, from: 'athlete', text: 'Board meeting this week and flights on both ends. Can we keep it light?' },
      {
        daysAgo: 3,
        from: 'coach',
        text: 'Of course. Keep Tuesday and Thursday short, leave the rest out if the day is gone. Sleep comes first.',
      },
    ],
    thresholds: { ftp: 265, css: 1.12 },
    races: [
      goal('Lakeside 70.3', 'half-ironman', 96, 'Zell am See'),
      { name: 'City Olympic', type: 'olympic-tri', inDays: 54, priority: 'B' },
    ],
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    age: 34,
    gender: 'female',
    timeZone: 'Europe/London',
    hours: 6,
    longDays: ['saturday'],
    daysOff: ['friday'],
    experience: 'beginner',
    fitness: 'low',
    adherence: 0.9,
    situation: 'improving',
    races: [goal('First Olympic', 'olympic-tri', 110, 'Bristol')],
  },
  {
    firstName: 'Tom',
    lastName: 'Becker',
    age: 38,
    gender: 'male',
    timeZone: 'Europe/Vienna',
    hours: 13,
    longDays: ['saturday', 'sunday'],
    daysOff: ['monday'],
    experience: 'veteran',
    fitness: 'high',
    adherence: 0.97,
    situation: 'too much',
    messages: [
      { daysAgo: 2, from: 'coach', text: 'You did more than was planned three weeks in a row. How do the legs feel?' },
      { daysAgo: 1, from: 'athlete', text: 'Heavy, to be honest. I did not want to lose what I had won.' },
    ],
    thresholds: { ftp: 302, runThresholdSpeed: 4.1, css: 1.28, lthr: 168 },
    races: [
      goal('Big Island 140.6', 'ironman', 124, 'Kona'),
      { name: 'Spring 70.3', type: 'half-ironman', inDays: 68, priority: 'B' },
    ],
  },
  {
    firstName: 'Sofia',
    lastName: 'Márquez',
    age: 29,
    gender: 'female',
    timeZone: 'Europe/Madrid',
    hours: 5,
    longDays: ['sunday'],
    daysOff: ['thursday'],
    experience: 'intermediate',
    fitness: 'moderate',
    adherence: 0.88,
    situation: 'injured',
    injury: { injuryType: 'Strain', affectedArea: 'calf', isRecovered: false, daysAgo: 9 },
    races: [goal('Old Town Half', 'half-marathon', 61, 'Valencia')],
  },
  {
    firstName: 'Daniel',
    lastName: 'Okafor',
    age: 51,
    gender: 'male',
    timeZone: 'Europe/London',
    hours: 6,
    longDays: ['sunday'],
    daysOff: ['tuesday'],
    experience: 'intermediate',
    fitness: 'moderate',
    adherence: 0.86,
    situation: 'missing key workouts',
    races: [goal('Riverside Marathon', 'marathon', 82, 'Leeds')],
  },
  {
    firstName: 'Anna',
    lastName: 'Nováková',
    age: 36,
    gender: 'female',
    timeZone: 'Europe/Prague',
    hours: 8,
    longDays: ['saturday', 'sunday'],
    daysOff: ['wednesday'],
    experience: 'advanced',
    fitness: 'high',
    adherence: 0.93,
    situation: 'back from illness',
    thresholds: { ftp: 228, runThresholdSpeed: 3.9 },
    races: [goal('Castle Olympic', 'olympic-tri', 89, 'Karlovy Vary')],
  },
  {
    firstName: 'Liam',
    lastName: 'Murphy',
    age: 44,
    gender: 'male',
    timeZone: 'Europe/Dublin',
    hours: 5,
    longDays: ['saturday'],
    daysOff: ['monday', 'friday'],
    experience: 'beginner',
    fitness: 'low',
    adherence: 0.8,
    situation: 'silent',
    races: [goal('Coast Half', 'half-marathon', 70, 'Galway')],
  },
  {
    firstName: 'Chloé',
    lastName: 'Dubois',
    age: 33,
    gender: 'female',
    timeZone: 'Europe/Paris',
    hours: 10,
    longDays: ['saturday', 'sunday'],
    daysOff: ['monday'],
    experience: 'advanced',
    fitness: 'high',
    adherence: 0.94,
    situation: 'racing soon',
    thresholds: { ftp: 241, runThresholdSpeed: 3.95, css: 1.2 },
    races: [goal('Riviera 70.3', 'half-ironman', 11, 'Nice')],
  },
  {
    firstName: 'Kenji',
    lastName: 'Sato',
    age: 27,
    gender: 'male',
    timeZone: 'Asia/Tokyo',
    hours: 8,
    longDays: ['sunday'],
    daysOff: [],
    experience: 'intermediate',
    fitness: 'high',
    adherence: 0.98,
    situation: 'doing more',
    thresholds: { runThresholdSpeed: 4.4, lthr: 176 },
    races: [goal('Capital Marathon', 'marathon', 103, 'Tokyo')],
  },
  {
    firstName: 'Elena',
    lastName: 'Rossi',
    age: 39,
    gender: 'female',
    timeZone: 'Europe/Rome',
    hours: 4,
    longDays: ['saturday'],
    daysOff: ['sunday'],
    experience: 'beginner',
    fitness: 'moderate',
    adherence: 0.85,
    situation: 'improving',
    races: [goal('Vineyard Half', 'half-marathon', 118, 'Siena')],
  },
  {
    firstName: 'Marcus',
    lastName: 'Hale',
    age: 58,
    gender: 'male',
    timeZone: 'Europe/London',
    hours: 11,
    longDays: ['saturday', 'sunday'],
    daysOff: ['friday'],
    experience: 'veteran',
    fitness: 'high',
    adherence: 0.96,
    situation: 'steady',
    thresholds: { ftp: 236, runThresholdSpeed: 3.5, css: 1.1, lthr: 158 },
    races: [
      goal('Northern 140.6', 'ironman', 131, 'Tenby'),
      { name: 'Midlands 70.3', type: 'half-ironman', inDays: 75, priority: 'B' },
      { name: 'Autumn Olympic', type: 'olympic-tri', inDays: -28, priority: 'C' },
    ],
  },
];

export const PRINCIPLES: readonly { context: string; principle: string; phaseType?: string; workoutType?: string }[] = [
  { context: 'Busy weeks', principle: 'At most two hard workouts a week' },
  { context: 'After the weekend', principle: 'No hard workouts on Monday or Tuesday' },
  { context: 'Strength', principle: 'No strength the day before a long run' },
  { context: 'Older athletes', principle: 'Athletes over 50: at least two days between hard workouts' },
  { context: 'End of the working week', principle: 'Never more than 60 minutes on Friday' },
  { context: 'Base phase', principle: 'No vo2max in the base phase', phaseType: 'base' },
  { context: 'Long runs', principle: 'Cap the long run at 1 hour 45', workoutType: 'run' },
  { context: 'How I speak with you', principle: 'Praise the plan that was kept, not the pace that was run' },
];
