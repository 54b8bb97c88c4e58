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

// nothing grows by a part of itself from nothing
test.each<[string, number, PhaseType[], Partial<WeekSlot>, number[]]>([
  ['one that grows by a tenth at most', 4, Array<PhaseType>(12).fill('base'), { growth: 0.1 }, [2.66, 2.93, 3.22]],
  ['one whose growth is free', 4, Array<PhaseType>(12).fill('base'), {}, [2.66, 3.46, 4.26]],
  ['five weeks, too', 5, Array<PhaseType>(12).fill('base'), { growth: 0.1 }, [2.66, 2.93, 3.22]],
])(
  'after %s, %i weeks off are followed by hours from what was trained before',
  (_name, off, phases, over, expected) => {
    const weeks = slots(...phases).map((slot, i) => ({ ...slot, ...over, isLost: i >= 4 && i < 4 + off }));
    const hours = weeklyHours(weeks, { ...RULES, loadingWeeks: 9 }, freshState(40)).weeks.map((week) => week.hours);
    expect(hours.slice(4, 4 + off)).toEqual(Array(off).fill(0));
    expect(hours.slice(4 + off, 7 + off).map((each) => Number(each.toFixed(2)))).toEqual(expected);
  },
);

test('a season whose first weeks are all off begins with its first hours, be they a taper', () => {
  const hours = (phases: PhaseType[], off: number) =>
    weeklyHours(
      slots(...phases).map((slot, i) => ({ ...slot, growth: 0.1, isLost: i < off })),
      RULES,
      freshState(40),
    ).weeks.map((week) => Number(week.hours.toFixed(2)));
  expect(hours(['base', 'base', 'base', 'base', 'base', 'base'], 4)).toEqual([0, 0, 0, 0, 4, 4]);
  expect(hours(['base', 'base', 'base', 'base', 'taper', 'race'], 4).slice(4)).toEqual([2.4, 0.72]);
  expect(hours(['base', 'base', 'base', 'taper', 'taper', 'base'], 5).slice(5)).toEqual([4]);
});

// the last of them holds that part of the hours before, and the first week back that part of them
test.each([
  [0.2, 0.75],
  [0.3, 0.75],
  [0.45, 0.9],
  [0.5, 1],
])('after recovery weeks at %f of the hours, the first loading week holds %f of them', (recovery, share) => {
  const phases: PhaseType[] = ['build', 'recovery', 'recovery', 'peak'];
  const weeks = slots(...phases).map((slot) => ({
    ...slot,
    fraction: slot.phaseType === 'recovery' ? recovery : 1,
    effectiveHours: 4,
  }));
  const hours = weeklyHours(weeks, { ...RULES, presentHours: 4 }, freshState(40)).weeks.map((week) => week.hours);
  expect(hours[3]! / hours[0]!).toBeCloseTo(share);
});

// two workouts of 20 min, so long as the week is easier at all
test.each([
  [4, 2.6],
  [1, 0.67],
  [0.7, 0.63],
])('the step-back week after one of %f h holds %f', (effectiveHours, step) => {
  const small = slots('base', 'base', 'base', 'base', 'base').map((slot) => ({ ...slot, effectiveHours }));
  const { weeks } = weeklyHours(small, { ...RULES, startHours: effectiveHours }, freshState(40));
  expect([weeks[3]!.kind, Math.round(100 * weeks[3]!.hours) / 100]).toEqual(['step', step]);
});
