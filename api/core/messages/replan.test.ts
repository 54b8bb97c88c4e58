import { type ReplanEffects, replanEffectsText } from './replan.ts';

const NOTHING: ReplanEffects = { race: null, hours: null, phases: 1 };

test.each<[ReplanEffects, string]>([
  [NOTHING, '1 phase of the season changes'],
  [{ ...NOTHING, phases: 2 }, '2 phases of the season change'],
  [{ ...NOTHING, race: { raceName: 'Lake Half', taperFrom: null } }, 'Lake Half has its own race week'],
  [
    {
      race: { raceName: 'Lake Half', taperFrom: '2027-03-01' },
      hours: { of: 'next', weeks: 4, before: 20, after: 16.5 },
      phases: 3,
    },
    'the taper before Lake Half begins on Monday 1 March and the next 4 weeks hold 16:30 h instead of 20:00 h',
  ],
])('%#: %s', (effects, text) => {
  expect(replanEffectsText(effects)).toBe(text);
});
