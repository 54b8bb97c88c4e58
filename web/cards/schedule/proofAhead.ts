import { nameOf } from '../../names.ts';
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import { type Day, mondayOf, type Weekday } from '../../../api/core/calendar/calendar.ts';
import { constraintFor } from '../../../api/core/messages/limits.ts';
import { ATHLETE, COACH } from '../../../api/core/messages/reader.ts';
import { planningContextOf, type ScheduledWorkout } from '../../../api/core/rules/context.ts';
import { type MeasuredProof, weekProofs, type ProofBasis } from '../../../api/core/week/weekProof.ts';
import type { WorkoutTime } from '../../../api/core/athlete/athlete.ts';
import type { WorkoutStatus, WorkoutType } from '../../../api/core/codes/workout.ts';
import { intensityFromText } from '../../../api/core/workout/tss.ts';

/** Words of the API as the core has them: RACE_PACE is `race-pace`, PARTIALLY_COMPLETED `partially_completed`. */
const lower = (record: RecordProxy, field: string) => String(record.getValue(field)).toLowerCase();

function workoutOf(workout: RecordProxy, known: ProofBasis['steps']): ScheduledWorkout {
  const done = workout.getLinkedRecord('feedback')?.getValue('actualDuration');
  return {
    id: workout.getDataID(),
    scheduledDate: String(workout.getValue('scheduledDate')),
    dayOfWeek: lower(workout, 'dayOfWeek') as Weekday,
    workoutType: lower(workout, 'workoutType') as WorkoutType,
    intensity: intensityFromText(lower(workout, 'intensity').replaceAll('_', '-')),
    duration: Number(workout.getValue('duration')),
    tss: Number(workout.getValue('tss')),
    isLong: workout.getValue('isLong') === true,
    isHard: workout.getValue('isHard') === true,
    status: lower(workout, 'status') as WorkoutStatus,
    locked: workout.getValue('locked') === true,
    madeBy: lower(workout, 'madeBy') as ScheduledWorkout['madeBy'],
    description: String(workout.getValue('description')),
    timeOfDay: lower(workout, 'timeOfDay') as WorkoutTime,
    instructions: '',
    templateId: null,
    steps: known[workout.getDataID()] ?? [],
    reasons: [],
    // what was skipped is told without minutes
    ...(typeof done === 'number' && { doneMinutes: done }),
  };
}

/** Who moves, as a limit names who broke it. */
export type Mover = 'ATHLETE' | 'COACH';

/** Writes into the store what the weeks prove once the workouts lie as they do there, by the rules that the server asks too. */
export function proveInStore(
  store: RecordSourceSelectorProxy,
  weekIds: readonly string[],
  { limits, planned, steps }: ProofBasis,
  mover: Mover,
): void {
  const weeks = weekIds.flatMap((id) => store.get(id) ?? []);
  const workouts = weeks
    .flatMap((week) => week.getLinkedRecords('workouts') ?? [])
    .map((each) => workoutOf(each, steps));
  const mondays = weeks.map((week): Day => mondayOf(String(week.getValue('weekStartDate'))));
  const proofs = weekProofs(
    planningContextOf(limits),
    workouts,
    mondays.map((monday) => ({ monday, planned: planned[monday] ?? [] })),
  );
  weeks.forEach((week, i) => {
    const before = (week.getLinkedRecords('proof') ?? [])
      .filter((each) => each.getValue('holds') === false)
      .map(knownOf);
    week.setLinkedRecords(
      proofs[i]!.map((line, n) => lineRecord(store, `${week.getDataID()}:proof:${n}:ahead`, { line, before, mover })),
      'proof',
    );
  });
}

/** A broken line as it stood: its record may be written anew before the others are. */
const knownOf = (record: RecordProxy) => ({
  constraint: record.getValue('constraint'),
  excess: Number(record.getValue('excess')),
  brokenBy: record.getLinkedRecord('brokenBy'),
  brokenCause: record.getValue('brokenCause'),
});
type KnownLine = ReturnType<typeof knownOf>;

interface ProofLine {
  line: MeasuredProof;
  /** Lines of the week that were broken before. */
  before: readonly KnownLine[];
  mover: Mover;
}

function lineRecord(store: RecordSourceSelectorProxy, id: string, { line, before, mover }: ProofLine): RecordProxy {
  const { rule = null, kind = 'limit', limit, value, holds, excess, day = null, workoutId = null } = line;
  const constraint = constraintFor(line, mover === 'COACH' ? COACH : ATHLETE);
  const record = store.get(id) ?? store.create(id, 'Proof');
  const known = before.find((each) => each.constraint === constraint);
  // whom the server named stays named; what nobody broke is the mover's once the move goes further over it
  const isWorse = known === undefined || excess > known.excess;
  const breaker = holds ? null : (known?.brokenBy ?? (isWorse ? moveRecord(store, mover) : null));
  record
    .setValue(rule, 'code')
    .setValue(nameOf(kind), 'kind')
    .setValue(constraint, 'constraint')
    .setValue(limit, 'limit')
    .setValue(value, 'value')
    .setValue(holds, 'holds')
    .setValue(excess, 'excess')
    .setValue(day, 'day')
    .setValue(workoutId, 'workoutId')
    .setValue(breaker ? 'CHANGE' : holds ? null : (known?.brokenCause ?? null), 'brokenCause');
  if (breaker) record.setLinkedRecord(breaker, 'brokenBy');
  else record.setValue(null, 'brokenBy');
  return record;
}

/** The move that the server has not numbered yet. */
function moveRecord(store: RecordSourceSelectorProxy, mover: Mover): RecordProxy {
  const id = `revision:ahead:${mover}`;
  const record = store.get(id) ?? store.create(id, 'Revision');
  return record
    .setValue(id, 'id')
    .setValue(-1, 'number')
    .setValue('MOVE', 'cause')
    .setValue(mover, 'actorRole')
    .setValue(true, 'isOwn')
    .setValue('', 'summary')
    .setValue(new Date().toISOString(), 'createdAt');
}
