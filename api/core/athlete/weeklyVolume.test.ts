import { hoursFromVolume } from './weeklyVolume.ts';
import type { Sport } from '../codes/sport.ts';

test.each<[string, Sport, number]>([
  ['4 hours', 'running', 4],
  ['4h', 'cycling', 4],
  ['2,5 h', 'running', 2.5],
  ['1.5 hrs per week', 'swimming', 1.5],
  ['3-5 hours', 'running', 4],
  ['3 to 5 hrs', 'running', 4],
  ['3h - 5h', 'running', 4],
  ['3h–5h', 'running', 4],
  ['90 min', 'strength', 1.5],
  ['90 minutes', 'running', 1.5],
  ['45-75 mins', 'running', 1],
  ['1h30', 'running', 1.5],
  ['1 h 30 min', 'running', 1.5],
  ['1:45', 'running', 1.75],
  ['30 km', 'running', 3],
  ['30-40 km', 'running', 3.5],
  ['30 km - 40 km', 'running', 3.5],
  ['About 40 KM a week', 'running', 4],
  ['20 miles', 'running', 3.218688],
  ['20mi', 'running', 3.218688],
  ['100 km', 'cycling', 4],
  ['4 km', 'swimming', 1.5],
  ['4000 m', 'swimming', 1.5],
  ['2000-3000 meters', 'swimming', 0.9375],
  ['20 km and 1 hour of hills', 'running', 3],
  ['0 hours', 'running', 0],
])('"%s" of %s', (text, sport, hours) => {
  expect(hoursFromVolume(text, sport)).toBeCloseTo(hours, 9);
});

test.each<[string, Sport]>([
  ['3 km', 'strength'],
  ['5', 'running'],
  ['', 'running'],
  ['not much', 'running'],
  ['3 times', 'running'],
  ['3 months', 'running'],
  ['500 hours', 'running'],
])('"%s" of %s are no hours', (text, sport) => {
  expect(hoursFromVolume(text, sport)).toBeNull();
});
