import { addDays } from './calendar.ts';
import { type ChartedSession, performanceSeries } from './performance.ts';

const today = '2027-01-13';
const session = (more: Partial<ChartedSession>): ChartedSession => ({
  scheduledDate: '2027-01-11', workoutType: 'run', plannedMinutes: 60, actualMinutes: 60, plannedTss: 60, actualTss: 66, status: 'completed',
  reasonForSkip: null, removedByPlan: false, steps: [{ kind: 'work', durationSec: 3600, effort: 0.7, target: { metric: 'rpe', lo: 2, hi: 3 } }], ...more,
});
const open = { status: 'scheduled', actualMinutes: 0, actualTss: 0 } as const;
const chart = (sessions: ChartedSession[]) =>
  performanceSeries({ sessions, today, firstDay: '2027-01-11', lastDay: '2027-01-24', start: { ctl: 50, atl: 50 } });

test('past days count what was done, days to come what is planned, today whichever there is', () => {
  const { days } = chart([
    session({}),
    session({ scheduledDate: '2027-01-12', ...open }),
    session({ scheduledDate: today, ...open }),
    session({ scheduledDate: '2027-01-14', workoutType: 'bike', plannedTss: 80, ...open }),
  ]);
  expect(days.slice(0, 5).map(({ tss, projected }) => [tss, projected])).toEqual([[66, false], [0, false], [60, true], [80, true], [0, true]]);
  expect(days[0]).toMatchObject({ day: '2027-01-11', tsb: 0 });
  expect(days).toHaveLength(14);
  expect(chart([session({ scheduledDate: today }), session({ scheduledDate: today, ...open })]).days[2]).toMatchObject({ tss: 66, projected: false });
});

test('the known series of a week', () => {
  const load = [0, 60, 80, 0, 100, 150, 60];
  const sessions = load.map((actualTss, i) => session({ scheduledDate: addDays('2027-01-04', i), actualTss }));
  const { days } = performanceSeries({ sessions, today, firstDay: '2027-01-04', lastDay: '2027-01-10', start: { ctl: 50, atl: 50 } });
  expect(days.at(-1)!.ctl).toBeCloseTo(52.39, 3);
  expect(days.at(-1)!.atl).toBeCloseTo(63.62, 2);
});

test('weeks: planned and done by sport, time in zones, consistency without what is still to come', () => {
  const { weeks } = chart([
    session({ actualMinutes: 30, status: 'partially_completed', actualTss: 33 }),
    session({ scheduledDate: '2027-01-12', workoutType: 'bike', plannedMinutes: 90, plannedTss: 70, ...open }),
    session({ scheduledDate: '2027-01-15', workoutType: 'bike', plannedMinutes: 60, ...open }),
  ]);
  expect(weeks.map(({ weekStartDate }) => weekStartDate)).toEqual(['2027-01-11', '2027-01-18']);
  expect(weeks[0]).toMatchObject({
    bySport: { run: { plannedMinutes: 60, doneMinutes: 30, plannedTss: 60, doneTss: 33 }, bike: { plannedMinutes: 150, doneMinutes: 0, doneTss: 0 } },
    zones: { z1: 1800, z2: 0, z3: 0 },
    consistency: 22,
  });
  expect(weeks[1]).toMatchObject({ bySport: {}, consistency: null });
});
