import type { ExperienceLevel } from '../codes/athlete.ts';
import { athleteWith, raceInWeek } from '../../test/core/seasons.ts';
import { hoursCapped } from './hoursCapped.ts';

const said = (hours: number, level: ExperienceLevel) =>
  hoursCapped(athleteWith({ hours, now: 4, level }), ['running'], raceInWeek('10k', 12));

test.each<[hours: number, level: ExperienceLevel, cap: string | null, more: string | null]>([
  [6.5, 'intermediate', null, null],
  [7, 'intermediate', null, null],
  [12, 'intermediate', '6:30 h of the 12:00 h', 'Up to 8:00 h count at level advanced'],
  [12, 'advanced', '8:00 h of the 12:00 h', 'Up to 10:00 h count at level veteran'],
  [12, 'veteran', '10:00 h of the 12:00 h', 'A longer race takes more hours'],
])('%f hours of a runner of level %s before a 10 km race: %s', (hours, level, cap, more) => {
  const warnings = said(hours, level);
  expect(warnings.map(({ code }) => code)).toEqual(cap === null ? [] : ['HOURS_CAPPED']);
  expect(warnings.every(({ message }) => message.includes(cap!))).toBe(true);
  expect(warnings.every(({ recommendation }) => recommendation.startsWith(more!))).toBe(true);
});
