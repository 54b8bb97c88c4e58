import { adapt } from '../api/core/change/adapt.ts';
import type { AdaptInput } from '../api/core/change/adapt/events.ts';
import { addDays } from '../api/core/calendar/calendar.ts';
import { applyOperations } from '../api/core/change/operations.ts';
import { answers, before, calm, monday, on, skipped } from '../api/test/core/calmWeeks.ts';
import { median, report, size } from './table.ts';

const TARGET_MS = 10;
const ROUNDS = size(40);

/** Nine weeks of training, the last days of it skipped. */
const history = (daysOff: number) =>
  Array.from({ length: 63 }, (_, i) => before(i + 1, i < daysOff ? skipped('work') : {}));
const red = answers({ mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 });
const hurt = {
  ...calm.limits.athlete,
  injuries: [{ injuryType: 'strain', affectedArea: 'calf', dateOccurred: null, isRecovered: false }],
};
const EVENTS: Record<string, AdaptInput> = {
  'nothing to do': on(monday, { history: history(0) }),
  'a red check-in': on(monday, { history: history(0), checkIns: [red] }),
  'ten days off': on(monday, { history: history(10) }),
  'five days of illness': on(monday, {
    history: history(0),
    illness: { from: addDays(monday, -5), wellOn: monday, mild: false, symptoms: ['cough'] },
  }),
  'a hurt calf, travel and a red check-in': {
    ...on(monday, { history: history(0), checkIns: [{ ...red, travelThisWeek: true }] }),
    limits: { ...calm.limits, athlete: hurt, today: monday },
  },
};

function timed(act: () => unknown): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}

/** Adaptation of four weeks: what the rules ask for, and how long the schedule takes to become it. */
export function adaptation(): void {
  for (let i = 0; i < ROUNDS; i += 1) for (const input of Object.values(EVENTS)) adapt(input);
  const rows = Object.entries(EVENTS).map(([name, input]) => {
    const value = median(Array.from({ length: ROUNDS }, () => timed(() => adapt(input))));
    return {
      name: `Four weeks: ${name}, median`,
      value,
      unit: 'ms',
      target: `at most ${TARGET_MS} ms`,
      holds: value <= TARGET_MS,
    };
  });
  const input = EVENTS['a red check-in']!;
  const { operations } = adapt(input);
  const applied = median(
    Array.from({ length: ROUNDS }, () => timed(() => applyOperations(input.workouts, operations, input.limits))),
  );
  report('Adaptation', [
    ...rows,
    { name: `The same, ${operations.length} changes checked and made, median`, value: applied, unit: 'ms' },
  ]);
}
