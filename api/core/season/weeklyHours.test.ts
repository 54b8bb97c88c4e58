import { freshState, type RampRules, weeklyHours, type WeekSlot } from './weeklyHours.ts';
import { addDays } from '../calendar/calendar.ts';
import type { PhaseType } from '../codes/phase.ts';

const RULES: RampRules = { startHours: 4, presentHours: 0, rampLimit: 5, loadingWeeks: 3 };
const slots = (...phases: PhaseType[]): WeekSlot[] =>
  phases.map((phaseType, i) => ({
    weekStartDate: addDays('2027-01-04', 7 * i),
    phaseType,
    fraction: phaseType === 'taper' ? 0.6 : phaseType === 'race' ? 0.3 : 1,
    effectiveHours: 8,
    capacity: 12,
    tssPerHour: 55,
    forcedStep: null,
    tuneUp: null,
    scale: 1,
    isLost: false,
  }));
const kinds = (...phases: PhaseType[]) =>
  weeklyHours(slots(...phases), RULES, freshState(40)).weeks.map(({ kind }) => kind);

// less before less would be three weeks of rest in front of a race
test.each<[string, PhaseType[], string[]]>([
  ['a full cycle steps back', ['base', 'base', 'base', 'base', 'base'], ['load', 'load', 'load', 'step', 'load']],
  [
    'right before a taper it does not: the taper does that',
    ['base', 'base', 'base', 'base', 'taper', 'race'],
    ['load', 'load', 'load', 'load', 'taper', 'race'],
  ],
  ['nor right before a race week', ['base', 'base', 'base', 'base', 'race'], ['load', 'load', 'load', 'load', 'race']],
  [
    'two weeks before a taper it does',
    ['base', 'base', 'base', 'base', 'base', 'taper', 'race'],
    ['load', 'load', 'load', 'step', 'load', 'taper', 'race'],
  ],
])('%s', (_name, phases, expected) => {
  expect(kinds(...phases)).toEqual(expected);
});

// a B race takes the step-back of the week after it, unless that week is right before a taper and steps back no more
test.each<[string, PhaseType[], string[]]>([
  ['in the middle of loading', ['base', 'base', 'base', 'base', 'base'], ['load', 'load', 'step', 'load', 'load']],
  [
    'two weeks before a taper',
    ['base', 'base', 'base', 'base', 'taper', 'race'],
    ['load', 'load', 'load', 'load', 'taper', 'race'],
  ],
])('a B race in the last week of a cycle, %s', (_name, phases, expected) => {
  const withRace = slots(...phases).map((slot, i) =>
    i === 2 ? { ...slot, tuneUp: { hours: 1.5, weekFactor: 0.9 } } : slot,
  );
  expect(weeklyHours(withRace, RULES, freshState(40)).weeks.map(({ kind }) => kind)).toEqual(expected);
});

test.each([
  [2.4, 1.1],
  [2.5, 0.8],
  [5, 0.8],
])('the week after a B race of %f h holds %f of the largest before it', (hours, share) => {
  const withRace = slots('base', 'base', 'base', 'base').map((slot, i) =>
    i === 1 ? { ...slot, tuneUp: { hours, weekFactor: 0.8 } } : slot,
  );
  const [first, , after, later] = weeklyHours(withRace, { ...RULES, loadingWeeks: 4 }, freshState(40)).weeks;
  expect(after!.hours / first!.hours).toBeCloseTo(share);
  expect(later!.hours).toBeGreaterThan(first!.hours);
});
