import * as fc from 'fast-check';
import { commitLocalUpdate, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { addDays, weekdayOf } from '../../../api/core/calendar/calendar.ts';
import { planningContextOf, type ScheduledWorkout } from '../../../api/core/rules/context.ts';
import '../../../api/test/propertySeed.ts';
import { fourWeeks } from '../../../api/test/core/scheduled.ts';
import { planned, triathlete, triathlon } from '../../../api/test/core/schedules.ts';
import { weekProofs, type ProofBasis } from '../../../api/core/week/weekProof.ts';
import { planSchedule } from '../../../api/core/week/planSchedule.ts';
import { proveInStore } from './proofAhead.ts';

const input = triathlon(
  triathlete({ unavailableDays: ['monday'], longWorkoutDays: ['sunday'], maxMinutesByDay: { tuesday: 60 } }),
  undefined,
  { count: 4 },
);
const { workouts, limits, weeks } = fourWeeks(input, planned(planSchedule(input)), 0);
const mondays = weeks.map(({ weekStartDate }) => weekStartDate);
// as it comes over the wire
const basis = JSON.parse(
  JSON.stringify({
    steps: Object.fromEntries(workouts.map(({ id, steps }) => [id, steps])),
    limits,
    planned: Object.fromEntries(weeks.map((week) => [week.weekStartDate, week.proof])),
  }),
) as ProofBasis;

const edge = (word: string) => word.replaceAll('-', '_').toUpperCase();

function put(store: RecordSourceProxy, scheduled: readonly ScheduledWorkout[]): void {
  for (const monday of mondays) {
    const week = store.get(monday) ?? store.create(monday, 'TrainingWeek');
    week.setValue(monday, 'weekStartDate');
    const here = scheduled.filter((each) => each.scheduledDate >= monday && each.scheduledDate < addDays(monday, 7));
    week.setLinkedRecords(
      here.map((each): RecordProxy => {
        const record = store.get(each.id) ?? store.create(each.id, 'Workout');
        const { scheduledDate, duration, tss, isLong, isHard, locked, description } = each;
        for (const [name, value] of Object.entries({
          scheduledDate,
          duration,
          tss,
          isLong,
          isHard,
          locked,
          description,
        }))
          record.setValue(value, name);
        for (const name of ['dayOfWeek', 'workoutType', 'intensity', 'status', 'madeBy', 'timeOfDay'] as const)
          record.setValue(edge(each[name]), name);
        if (each.doneMinutes !== undefined)
          record.setLinkedRecord(
            store.create(`${each.id}:feedback`, 'WorkoutFeedback').setValue(each.doneMinutes, 'actualDuration'),
            'feedback',
          );
        return record;
      }),
      'workouts',
    );
  }
}

const FIELDS = ['code', 'kind', 'constraint', 'limit', 'value', 'holds', 'excess', 'day'] as const;

/** What stands in the store of each week, and who is named. */
function proofsIn(scheduled: readonly ScheduledWorkout[], before: readonly ScheduledWorkout[] | null = null) {
  const environment = createMockEnvironment();
  let lines: unknown[][] = [];
  const breakers: unknown[] = [];
  const named: unknown[] = [];
  const causes: unknown[] = [];
  commitLocalUpdate(environment, (store) => {
    if (before) {
      put(store, before);
      proveInStore(store as never, mondays, basis, 'COACH');
      // the server knows of nobody
      for (const monday of mondays)
        for (const line of store.get(monday)!.getLinkedRecords('proof')!)
          line.setValue(null, 'brokenBy').setValue(line.getValue('holds') ? null : 'PLAN', 'brokenCause');
    }
    put(store, scheduled);
    proveInStore(store as never, mondays, basis, 'COACH');
    lines = mondays.map((monday) =>
      store
        .get(monday)!
        .getLinkedRecords('proof')!
        .map((line) => {
          const by = line.getLinkedRecord('brokenBy');
          if (by) {
            breakers.push([by.getValue('cause'), by.getValue('actorRole'), by.getValue('isOwn')]);
            named.push(line.getValue('constraint'));
          }
          causes.push([line.getValue('constraint'), line.getValue('brokenCause')]);
          return FIELDS.map((name) => line.getValue(name));
        }),
    );
  });
  return { lines, breakers, named, causes };
}

const asServer = (scheduled: readonly ScheduledWorkout[]) =>
  weekProofs(
    planningContextOf(limits),
    scheduled,
    weeks.map(({ weekStartDate, proof }) => ({ monday: weekStartDate, planned: proof })),
  ).map((week) =>
    week.map(({ rule = null, kind = 'limit', constraint, limit, value, holds, excess, day = null }) => [
      rule,
      kind.toUpperCase(),
      constraint,
      limit,
      value,
      holds,
      excess,
      day,
    ]),
  );

test('after any moves the browser proves what the server will', () => {
  const someMoves = fc.array(fc.tuple(fc.nat(workouts.length - 1), fc.nat(27)), { maxLength: 30 });
  const someDone = fc.array(fc.integer({ min: 10, max: 300 }), { maxLength: 4 });
  fc.assert(
    fc.property(someMoves, someDone, (moves, done) => {
      let scheduled = workouts.map((each, i): ScheduledWorkout => {
        const doneMinutes = done[i];
        return doneMinutes === undefined ? each : { ...each, status: 'completed', doneMinutes };
      });
      for (const [which, n] of moves) {
        const day = addDays(mondays[0]!, n);
        scheduled = scheduled.map((each, i) =>
          i === which ? { ...each, scheduledDate: day, dayOfWeek: weekdayOf(day), locked: true } : each,
        );
      }
      expect(proofsIn(scheduled).lines).toEqual(asServer(scheduled));
    }),
    { numRuns: 60 },
  );
});

test('a limit that a move breaks names the one who moves until the server has numbered the move', () => {
  const long = workouts.find(({ isLong }) => isLong)!;
  const monday = mondays[0]!;
  const moved = workouts.map((each) =>
    each.id === long.id ? { ...each, scheduledDate: monday, dayOfWeek: 'monday' as const, locked: true } : each,
  );
  expect(proofsIn(workouts).breakers).toEqual([]);
  expect(proofsIn(moved).breakers).toContainEqual(['MOVE', 'COACH', true]);
});

test('a limit that nobody broke names the one who goes further over it', () => {
  const onMonday = (count: number) =>
    workouts.map((each, i) =>
      i < count ? { ...each, scheduledDate: mondays[0]!, dayOfWeek: 'monday' as const, locked: true } : each,
    );
  expect(proofsIn(onMonday(2), onMonday(2)).breakers).toEqual([]);
  expect(proofsIn(onMonday(2), onMonday(2)).causes).toContainEqual(['Mon unavailable', 'PLAN']);
  const further = proofsIn(onMonday(3), onMonday(2));
  expect(further.named).toContain('Mon unavailable');
  expect(further.causes).toContainEqual(['Mon unavailable', 'CHANGE']);
  expect(new Set(proofsIn(workouts, onMonday(2)).causes.map((each) => (each as unknown[])[1]))).toEqual(
    new Set([null]),
  );
});
