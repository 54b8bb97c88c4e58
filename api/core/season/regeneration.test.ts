import { addDays } from '../calendar/calendar.ts';
import type { PlanRace } from '../race/race.ts';
import { previewRegeneration } from './regeneration.ts';
import { athleteWith, MONDAY, raceInWeek } from '../../test/core/seasons.ts';

const result = { finishSeconds: null, feeling: null, beforeHalfway: null, notes: null };

test.each([
  [
    'half-marathon',
    { ...result, status: 'finished', feeling: 3 },
    'Longer recovery',
    '2 weeks of recovery instead of 1',
  ],
  ['marathon', { ...result, status: 'finished', feeling: 3 }, 'Longer recovery', '4 weeks of recovery instead of 3'],
  [
    'marathon',
    { ...result, status: 'did-not-finish', beforeHalfway: true },
    'Shorter recovery',
    '2 weeks of recovery instead of 3',
  ],
  ['half-marathon', { ...result, status: 'did-not-start' }, 'Shorter recovery', 'no recovery instead of 1 week'],
] as const)('the recovery after a %s with %j is told', (raceType, told, title, words) => {
  const raced: PlanRace = { ...raceInWeek(raceType, 18), id: 'raced', result: told };
  const season = {
    today: addDays(MONDAY, 7 * 18),
    athlete: athleteWith({ hours: 8, now: 4 }),
    sports: ['running'] as const,
    phases: [],
    lostWeeks: [],
    past: null,
  };
  const { preview } = previewRegeneration(
    { ...season, races: [raced, { ...raceInWeek('marathon', 40), id: 'next' }] },
    [],
  );
  expect(preview.recommendations).toContainEqual(
    expect.objectContaining({ title, message: `${raced.raceName} is followed by ${words}, as its result says.` }),
  );
});
