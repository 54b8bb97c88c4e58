import fc from 'fast-check';
import FitParser from 'fit-file-parser';
import type { Thresholds } from '../../core/athlete/athlete.ts';
import { libraryFromFit } from '../../core/workout/fit/libraryFromFit.ts';
import { flattenSteps, sportOf } from '../../core/workout/prescription/stepSums.ts';
import { aPlannedCase, type Case, EVERY_WORKOUT, MEASURED } from '../../test/core/filedWorkouts.ts';
import type { Step, StepKind } from '../../core/workout/workout.ts';
import type { WorkoutType } from '../../core/codes/workout.ts';
import { fitPlanOf } from '../../core/workout/files/fitPlan.ts';
import { parseSteps } from '../../core/workout/stepText/parseSteps.ts';
import type { FiledWorkout } from '../../core/workout/files/report.ts';
import { readFit } from './read.ts';
import { writeFitWorkout } from './writeWorkout.ts';
import '../../test/propertySeed.ts';

type Message = Record<string, number | string | undefined>;
const ABOUT = { made: new Date('2027-01-06T06:00:00Z'), number: 7 };
const KINDS: Readonly<Record<string, StepKind>> = {
  active: 'work',
  rest: 'rest',
  warmup: 'warmup',
  cooldown: 'cooldown',
  recovery: 'recovery',
};

const written = ({ workout, thresholds }: Pick<Case, 'workout' | 'thresholds'>) => {
  const { plan, report } = fitPlanOf(workout, thresholds);
  return { bytes: writeFitWorkout(plan, ABOUT), report };
};

/** The messages as a device reads them. */
async function decoded(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as Buffer<ArrayBuffer>;
  const { messages } = (await new FitParser({ force: false, mode: 'list' }).parseAsync(file)) as unknown as {
    messages: Record<string, Message[]>;
  };
  return {
    workout: messages.workout![0]!,
    steps: messages.workout_step!,
    legs: messages.workout_session ?? [],
    id: messages.file_id![0]!,
  };
}

/** The steps in the order in which they are done, by what the profile says of repeats. */
function inOrder(steps: readonly Message[]): Message[] {
  let done: { from: number; steps: Message[] }[] = [];
  for (const [index, step] of steps.entries()) {
    expect(
      step.message_index && typeof step.message_index === 'object'
        ? (step.message_index as { value: number }).value
        : step.message_index,
    ).toBe(index);
    if (step.duration_type !== 'repeat_until_steps_cmplt') {
      done.push({ from: index, steps: [step] });
      continue;
    }
    const from = step.duration_value as number;
    const again = done.filter((part) => part.from >= from).flatMap((part) => part.steps);
    done = [
      ...done.filter((part) => part.from < from),
      { from, steps: Array.from({ length: step.target_value as number }, () => again).flat() },
    ];
  }
  return done.flatMap((part) => part.steps);
}

/** What the profile wants for a target, reckoned here from the step itself; null: words. */
function expectedTarget(step: Step, workoutType: WorkoutType, thresholds: Thresholds | null): Message {
  const sport = sportOf(step, workoutType);
  const { metric, lo, hi } = step.target;
  const custom = (target_type: string, low: number, high: number) => ({
    target_type,
    low: Math.round(low),
    high: Math.round(high),
  });
  const open = { target_type: 'open', low: undefined, high: undefined };
  if (step.kind === 'rest' || step.effort === 0) return open;
  if (sport === 'swim') return { ...open, target_type: 'swim_stroke' };
  if (metric === 'ftp')
    return thresholds?.ftp
      ? custom('power', 1000 + lo * thresholds.ftp, 1000 + hi * thresholds.ftp)
      : custom('power', lo * 100, hi * 100);
  if (metric === 'thrSpeed' && thresholds?.runThresholdSpeed)
    return custom('speed', 1000 * lo * thresholds.runThresholdSpeed, 1000 * hi * thresholds.runThresholdSpeed);
  if (metric === 'lthr' && thresholds?.lthr)
    return custom('heart_rate', 100 + lo * thresholds.lthr, 100 + hi * thresholds.lthr);
  return open;
}

async function compare({ workout, thresholds }: Pick<Case, 'workout' | 'thresholds'>) {
  const { bytes, report } = written({ workout, thresholds });
  const file = await decoded(bytes);
  expect(file.workout.num_valid_steps).toBe(file.steps.length);
  const wanted = flattenSteps(workout.steps);
  const found = inOrder(file.steps);
  const told: string[] = [];
  expect(found).toHaveLength(wanted.length);
  for (const [index, step] of wanted.entries()) {
    const message = found[index]!;
    expect(KINDS[message.intensity as string]).toBe(step.kind);
    expect([message.duration_type, message.duration_value]).toEqual(
      step.distanceM === undefined ? ['time', step.durationSec * 1000] : ['distance', step.distanceM * 100],
    );
    const { target_type, custom_target_value_low: low, custom_target_value_high: high } = message;
    expect({ target_type, low, high }).toEqual(expectedTarget(step, workout.workoutType, thresholds));
    // a target that is no number is said in words
    const isFelt = step.target.metric === 'rpe' && step.kind !== 'rest' && step.effort > 0;
    const words = [...(isFelt ? ['RPE'] : []), ...(step.note ? [step.note] : [])];
    expect(words.filter((each) => !String(message.notes ?? '').includes(each))).toEqual([]);
    told.push(...words);
  }
  const isNumbers = wanted.every(
    (step) =>
      step.kind === 'rest' ||
      step.effort === 0 ||
      expectedTarget(step, workout.workoutType, thresholds).target_type !== 'open',
  );
  expect(report.fidelity === 'exact' ? isNumbers : report.notes.length > 0).toBe(true);
  return { ...file, report, told };
}

test.each(EVERY_WORKOUT)('$name survives the trip', async (given) => {
  await compare(given);
});

test('so does whatever the planner makes', async () => {
  const met = { exact: 0, degraded: 0, unsupported: 0, words: 0 };
  await fc.assert(
    fc.asyncProperty(aPlannedCase, async (given) => {
      const { report, told } = await compare(given);
      met[report.fidelity] += 1;
      met.words += told.length;
    }),
    { numRuns: 150 },
  );
  expect([met.exact > 0, met.degraded > 0, met.words > 0]).toEqual([true, true, true]);
});

test('our own reader finds the same workout in it', async () => {
  for (const { workout, thresholds } of EVERY_WORKOUT) {
    const read = await readFit(written({ workout, thresholds }).bytes);
    if (!('file' in read) || read.file.kind !== 'workout') throw new Error('not a workout');
    const seconds = read.file.workout.steps.flatMap((part) =>
      'repeat' in part ? Array.from({ length: part.repeat }, () => part.steps).flat() : [part],
    );
    expect(seconds.map(({ durationSec, distanceM, kind }) => [kind, durationSec ?? distanceM])).toEqual(
      flattenSteps(workout.steps).map(({ kind, durationSec, distanceM }) => [kind, distanceM ?? durationSec]),
    );
  }
});

const NONE: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };
/** Up to here nobody calls it hard, fraction of threshold; a whole per cent is what a file loses in rounding. */
const EASY = { run: 0.78, bike: 0.66, swim: 0.81 };

test('what comes back from a file of ours is nowhere harder than what went out, and a ride by watts as hard', async () => {
  let rides = 0;
  for (const { name, workout, thresholds } of EVERY_WORKOUT) {
    const { workoutType } = workout;
    if (workoutType === 'brick' || workoutType === 'race' || workoutType === 'strength') continue;
    const read = await readFit(written({ workout, thresholds }).bytes);
    if (!('file' in read)) throw new Error('not a workout');
    const back = libraryFromFit(read.file, NONE)!;
    const parsed = parseSteps(back.stepText, workoutType);
    if (!parsed.ok) throw new Error(parsed.message);
    const [before, after] = [flattenSteps(workout.steps), flattenSteps(parsed.steps)];
    // what is to feel the same is no harder
    const feelsSame = (a: Step, b: Step) =>
      a.target.metric === 'rpe' && b.target.metric === 'rpe' && a.target.hi <= b.target.hi;
    const harder = after.filter(
      (each, i) => !feelsSame(each, before[i]!) && each.effort > Math.max(EASY[workoutType], before[i]!.effort) + 0.011,
    );
    const isMeasured =
      workoutType === 'bike' && thresholds !== null && before.every(({ target }) => target.metric === 'ftp');
    rides += isMeasured ? 1 : 0;
    const softer = isMeasured ? after.filter((each, i) => each.effort < before[i]!.effort - 0.011) : [];
    expect({ name, harder, softer }).toEqual({ name, harder: [], softer: [] });
  }
  expect(rides).toBeGreaterThan(10);
});

const step = (over: Partial<Step> = {}): Step => ({
  kind: 'work',
  durationSec: 480,
  effort: 0.95,
  target: { metric: 'ftp', lo: 0.93, hi: 0.97 },
  ...over,
});
const aRide = (over: Partial<FiledWorkout> = {}): FiledWorkout => ({
  workoutType: 'bike',
  duration: 60,
  description: 'Cruise',
  instructions: 'Keep it smooth.',
  steps: [step()],
  ...over,
});

test('a ride of known power is exact: watts, repeats, kinds', async () => {
  const { workout, steps, report, id } = await compare({
    workout: aRide({
      steps: [
        step({ kind: 'warmup' }),
        { repeat: 5, steps: [step({ note: 'at threshold' }), step({ kind: 'recovery', durationSec: 120 })] },
      ],
    }),
    thresholds: MEASURED,
  });
  expect(report).toEqual({ format: 'fit', fidelity: 'exact', notes: [] });
  expect([workout.sport, workout.wkt_name, id.type, id.serial_number]).toEqual(['cycling', 'Cruise', 'workout', 7]);
  expect(steps).toHaveLength(4);
  expect([steps[1]!.custom_target_value_low, steps[1]!.custom_target_value_high, steps[1]!.wkt_step_name]).toEqual([
    1000 + 233,
    1000 + 243,
    'at threshold',
  ]);
  expect([steps[3]!.duration_type, steps[3]!.duration_value, steps[3]!.target_value]).toEqual([
    'repeat_until_steps_cmplt',
    1,
    5,
  ]);
});

test('what stood in for an FTP becomes watts once there is one', async () => {
  const { bytes, report } = written({
    workout: aRide({ steps: [step({ target: { metric: 'rpe', lo: 6, hi: 7 } })] }),
    thresholds: { ...MEASURED, ftp: 200 },
  });
  const [only] = (await decoded(bytes)).steps;
  expect([only!.target_type, only!.custom_target_value_low, only!.custom_target_value_high]).toEqual([
    'power',
    1000 + 186,
    1000 + 194,
  ]);
  expect(report.fidelity).toBe('exact');
});

test('a 45 min swim stays one: pool, stroke, distances, and pace as a second target', async () => {
  const swum = step({ durationSec: 108, distanceM: 100, target: { metric: 'css', lo: 0.98, hi: 1.02 }, effort: 1 });
  const steps = [
    step({ durationSec: 540, target: { metric: 'css', lo: 0.8, hi: 0.84 }, effort: 0.82 }),
    {
      repeat: 10,
      steps: [swum, step({ kind: 'rest', durationSec: 15, effort: 0, target: { metric: 'rpe', lo: 1, hi: 2 } })],
    },
    step({ durationSec: 300, note: 'drill', target: { metric: 'css', lo: 0.75, hi: 0.8 } }),
  ];
  const {
    workout,
    steps: found,
    report,
  } = await compare({ workout: aRide({ workoutType: 'swim', steps }), thresholds: MEASURED });
  expect([workout.sport, workout.sub_sport, workout.pool_length, workout.pool_length_unit]).toEqual([
    'swimming',
    'lap_swimming',
    25,
    'metric',
  ]);
  expect(found[1]).toMatchObject({
    duration_type: 'distance',
    duration_value: 10_000,
    target_type: 'swim_stroke',
    secondary_target_type: 'speed',
    secondary_custom_target_value_low: 1189,
    secondary_custom_target_value_high: 1237,
  });
  expect(found.map(({ target_value }) => target_value)).toEqual([0, 0, 0, 10, 4]);
  expect(found[1]!.notes).toContain('/100 m');
  expect(report.fidelity).toBe('degraded');
});

test.each([
  ['50m', 50, 'metric', [100, 150, 50], 'Distances are whole lengths of a 50 m pool.'],
  ['25yd', 22.86, 'statute', [91.44, 137.16, 22.86], 'Distances are whole lengths of a 25 yd pool.'],
] as const)('swims go by whole lengths of a pool of %s', async (poolLength, metres, unit, distances, note) => {
  const swum = (distanceM: number) => step({ distanceM, target: { metric: 'rpe', lo: 3, hi: 4 } });
  const { plan, report } = fitPlanOf(
    aRide({ workoutType: 'swim', steps: [100, 140, 20].map(swum) }),
    MEASURED,
    poolLength,
  );
  const { workout, steps } = await decoded(writeFitWorkout(plan, ABOUT));
  expect([workout.pool_length, workout.pool_length_unit]).toEqual([metres, unit]);
  expect(steps.map(({ duration_value }) => (duration_value as number) / 100)).toEqual(distances);
  expect(report.notes).toContain(note);
});

test('a brick is one multisport workout with its parts', async () => {
  const { workout, legs, report } = await compare({
    workout: aRide({
      workoutType: 'brick',
      steps: [
        step({ sport: 'bike' }),
        { repeat: 3, steps: [step({ sport: 'bike' })] },
        step({ sport: 'run', target: { metric: 'thrSpeed', lo: 0.8, hi: 0.9 } }),
      ],
    }),
    thresholds: MEASURED,
  });
  expect(workout.sport).toBe('multisport');
  expect(
    legs.map(({ sport, first_step_index, num_valid_steps }) => [sport, first_step_index, num_valid_steps]),
  ).toEqual([
    ['cycling', 0, 3],
    ['running', 3, 1],
  ]);
  expect(report.notes).toEqual([
    'The parts are one multisport workout: devices without multisport workouts cannot open it.',
  ]);
});

test.each<[string, Partial<FiledWorkout>, Thresholds | null, string[]]>([
  [
    'no FTP',
    { steps: [step({ target: { metric: 'rpe', lo: 6, hi: 7 } })] },
    null,
    ['No FTP on file: power targets are written as perceived effort, in words.'],
  ],
  ['an FTP that was taken back', {}, null, ['No FTP on file: power is written as per cent of the FTP in your device.']],
  [
    'felt effort by choice',
    { steps: [step({ target: { metric: 'rpe', lo: 8, hi: 9 } })] },
    MEASURED,
    ['Perceived effort is written in words: FIT has no target for it.'],
  ],
  [
    'heart rate without a threshold',
    { steps: [step({ target: { metric: 'lthr', lo: 0.8, hi: 0.9 } })] },
    { ...MEASURED, lthr: null },
    ['No threshold heart rate on file: heart rate is written in words.'],
  ],
  ['no steps', { steps: [] }, MEASURED, ['It has no steps: the file is one stretch of 1:00 h.']],
  [
    'too many steps',
    { steps: Array.from({ length: 51 }, () => step()) },
    MEASURED,
    ['It has 51 steps: many watches take no more than 50.'],
  ],
  ['a long hint', { steps: [step({ note: 'ä'.repeat(150) })] }, MEASURED, ['Long hints are shortened.']],
  ['nothing, where nothing is lost', {}, MEASURED, []],
])('%s is said before the download', (_name, over, thresholds, notes) => {
  const { report } = fitPlanOf(aRide(over), thresholds);
  expect(report).toEqual({ format: 'fit', fidelity: notes.length === 0 ? 'exact' : 'degraded', notes });
});

test('a workout without steps is its whole length', async () => {
  const { steps } = await decoded(
    written({ workout: aRide({ steps: [], instructions: 'Ride to the\nlake. 🚴' }), thresholds: MEASURED }).bytes,
  );
  expect(steps).toMatchObject([
    { duration_type: 'time', duration_value: 3_600_000, target_type: 'open', notes: 'Ride to the lake. 🚴' },
  ]);
});

test('the same workout is the same file', () => {
  expect(written({ workout: aRide(), thresholds: MEASURED }).bytes).toEqual(
    written({ workout: aRide(), thresholds: MEASURED }).bytes,
  );
});
