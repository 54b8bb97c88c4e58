import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, setPriority } from 'node:os';
import { FitBaseType as Base, FitEncoder } from 'fit-file-parser/encoder';
import fc from 'fast-check';
import { FIT_REFUSALS } from '../../core/workout/fit/fitFile.ts';
import { activityFile, chained, framed, withChecksums } from '../../test/fitFiles.ts';
import { strapSegment } from '../../test/fitStraps.ts';
import { workoutFile } from '../../test/fitWorkoutFiles.ts';
import '../../test/propertySeed.ts';
import { createAdmission } from '../../admission/admission.ts';
import { runs } from '../../test/propertyRuns.ts';
import { createFitReader } from './reader.ts';

// how long a machine takes that does other work as well is not what is asked
const reader = createFitReader(createAdmission({ times: 1000 }), { mostWaitMs: 600_000 });
afterAll(() => reader.close());

const GOOD = activityFile(
  [
    { seconds: 30, watts: () => 200, heartRate: () => 130, speed: 8, laps: 2 },
    { sport: 'running', seconds: 20 },
  ],
  { lthr: 160 },
);
const bytes = (...parts: (string | number[] | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
/** A definition for local message 0: its global number, and the sizes of its fields. */
const definition = (message: number, sizes: readonly number[]) => [
  0x40,
  0,
  0,
  message & 255,
  message >> 8,
  sizes.length,
  ...sizes.flatMap((size, i) => [i, size, Base.Byte]),
];
const times = (count: number, part: readonly number[]) => {
  const all = new Uint8Array(count * part.length);
  for (let i = 0; i < count; i += 1) all.set(part, i * part.length);
  return all;
};
const withLength = (file: Uint8Array, length: number) => {
  const lying = file.slice();
  new DataView(lying.buffer).setUint32(4, length, true);
  return withChecksums(lying);
};

/** 190,000 messages of twenty beats each. */
const beatsOfTenMegabytes = () => {
  const anchor = [
    0x40,
    0,
    0,
    132,
    0,
    3,
    253,
    4,
    Base.Uint32,
    6,
    1,
    Base.Uint8,
    9,
    4,
    Base.Uint32,
    0,
    ...new Uint8Array(new Uint32Array([1_160_000_000]).buffer),
    120,
    0,
    0,
    0,
    0,
  ];
  const beats = [0x40, 0, 0, 132, 0, 2, 6, 20, Base.Uint8, 10, 30, Base.Byte];
  return framed(
    bytes(
      anchor,
      beats,
      times(190_000, [0, ...Array.from({ length: 20 }, () => 130), ...Array.from({ length: 30 }, (_, i) => i)]),
    ),
  );
};

test.each<[string, () => Uint8Array, string]>([
  ['nothing', () => bytes(), 'not-fit'],
  ['one byte', () => bytes([14]), 'not-fit'],
  ['a picture', () => bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'.repeat(20)), 'not-fit'],
  ['a page', () => bytes('<!doctype html><script>alert(1)</script>'), 'not-fit'],
  ['a page with the magic in its place', () => bytes('<script>.FIT</script>'), 'not-fit'],
  ['an archive with the magic in its place', () => bytes('PK\x03\x04    .FIT', times(100, [0])), 'damaged'],
  ['a header without a body', () => GOOD.subarray(0, 14), 'truncated'],
  ['half of a file', () => GOOD.subarray(0, GOOD.length / 2), 'truncated'],
  ['all but the last byte', () => GOOD.subarray(0, -1), 'truncated'],
  [
    'a byte changed within',
    () => {
      const file = GOOD.slice();
      file[100]! ^= 1;
      return file;
    },
    'checksum',
  ],
  [
    'a byte changed in the header',
    () => {
      const file = GOOD.slice();
      file[2]! ^= 1;
      return file;
    },
    'checksum',
  ],
  ['a size that lies, too long', () => withLength(GOOD, GOOD.length * 2), 'truncated'],
  ['a size that lies, four billion', () => withLength(GOOD, 0xffff_ffff), 'truncated'],
  ['a script behind its end', () => bytes(GOOD, '<script>alert(1)</script>'), 'damaged'],
  ['an archive behind its end', () => bytes(GOOD, 'PK\x03\x04', times(50, [7])), 'damaged'],
  ['a thousand in one', () => bytes(...Array.from({ length: 1000 }, () => GOOD)), 'too-complex'],
  [
    'a hundred thousand without a record in one',
    () => bytes(...Array.from({ length: 100_000 }, () => framed(bytes()))),
    'too-complex',
  ],
  ['a second one that ends too early', () => bytes(GOOD, GOOD.subarray(0, -1)), 'truncated'],
  [
    'a byte changed in a second one',
    () => {
      const file = bytes(GOOD, GOOD);
      file[GOOD.length + 100]! ^= 1;
      return file;
    },
    'checksum',
  ],
  [
    'a record without a definition in a second one, which the first one has',
    () => bytes(GOOD, framed(bytes([0, 1, 2, 3]))),
    'damaged',
  ],
  ['a script behind a second one', () => bytes(GOOD, GOOD, '<script>alert(1)</script>'), 'damaged'],
  ['a second one of a size that lies', () => bytes(GOOD, withLength(GOOD, GOOD.length * 2)), 'truncated'],
  [
    '200,001 records, in three together',
    () => bytes(...[70_000, 70_000, 60_001].map((count) => framed(bytes(definition(20, [1]), times(count, [0, 7]))))),
    'too-complex',
  ],
  [
    'definitions without end, in two together',
    () => bytes(...[30_000, 30_000].map((count) => framed(times(count, definition(20, [1]))))),
    'too-complex',
  ],
  [
    'four hundred thousand beats and one',
    () => chained(GOOD, strapSegment(Array.from({ length: 400_001 }, (_, i) => [i / 4, 130]))),
    'too-complex',
  ],
  ['ten megabytes of beats', () => bytes(GOOD, beatsOfTenMegabytes()), 'too-complex'],
  [
    'sixty-one sports in one',
    () =>
      bytes(
        ...Array.from({ length: 61 }, (_, i) =>
          activityFile([{ sport: 'hiking', seconds: 2, start: new Date(Date.UTC(2027, 0, 1 + i)).toISOString() }]),
        ),
      ),
    'too-complex',
  ],
  ['no record', () => framed(bytes()), 'empty'],
  ['a record without a definition', () => framed(bytes([0, 1, 2, 3])), 'damaged'],
  ['a definition that is cut off', () => framed(bytes([0x40, 0, 0, 20])), 'damaged'],
  ['a definition of more fields than there are', () => framed(bytes([0x40, 0, 0, 20, 0, 200, 1, 1, 1])), 'damaged'],
  ['a field without size', () => framed(bytes(definition(20, [0]), times(1000, [0]))), 'damaged'],
  ['a record that runs over the end', () => framed(bytes(definition(20, [200, 200]), times(300, [0]))), 'damaged'],
  ['two million records without fields', () => framed(bytes(definition(20, []), times(2_000_000, [0]))), 'too-complex'],
  ['definitions without end', () => framed(times(60_000, definition(20, [1]))), 'too-complex'],
  ['200,001 records', () => framed(bytes(definition(20, [1]), times(200_001, [0, 7]))), 'too-complex'],
  [
    'ten megabytes of fields of one byte, which is six million and more',
    () =>
      framed(
        bytes(
          definition(
            18,
            Array.from({ length: 255 }, () => 1),
          ),
          times(39_000, [0, ...Array.from({ length: 255 }, (_, i) => i & 3)]),
        ),
      ),
    'too-complex',
  ],
])('%s is refused by name, and the next file is read', async (_name, make, refusal) => {
  expect(await reader.read(make(), 'robin')).toEqual({ refusal });
  expect(await reader.read(GOOD, 'robin')).toHaveProperty('file.legs.length', 2);
});

test('200,000 records are read', async () => {
  const start = FitEncoder.toFitTimestamp(new Date('2027-01-05T06:00:00Z'));
  const records = new Uint8Array(200_000 * 5);
  const view = new DataView(records.buffer);
  for (let i = 0; i < 200_000; i += 1) view.setUint32(i * 5 + 1, start + i, true);
  const file = framed(bytes([0x40, 0, 0, 20, 0, 1, 253, 4, Base.Uint32], records));
  // how long a machine takes that does other work as well is not what is asked
  const patient = createFitReader(createAdmission(), { mostMs: 60_000, mostWaitMs: 600_000 });
  expect(await patient.read(file, 'robin')).toMatchObject({ file: { legs: [{ sport: 'other', movingSec: 199_999 }] } });
  await patient.close();
});

describe('on a machine that is busy', () => {
  let others: ChildProcess[];
  /** Threads that read files give way to all of these; other tests hardly do. */
  const busy = async () => {
    others = Array.from({ length: 8 * availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
    await Promise.all(others.map((other) => once(other, 'spawn')));
    for (const { pid } of others) setPriority(pid!, 9);
  };
  afterEach(() => {
    for (const other of others) other.kill('SIGKILL');
  });
  const ride = activityFile([{ seconds: 20_000, watts: (s) => s % 400 }]);

  test.each([
    ['is not too complex for it', { mostMs: 1200 }, { file: { legs: [{ movingSec: 20_000 }] } }],
    ['that no processor comes to is one for later', { mostMs: 300, mostWaitMs: 0 }, { refusal: 'busy' }],
  ])('a file %s', async (_what, limits, answer) => {
    const reads = createFitReader(createAdmission({ times: 1000 }), limits);
    await busy();
    expect(await reads.read(ride, 'robin')).toMatchObject(answer);
    await reads.close();
  });
});

test('a file that takes too long ends its thread alone; those that wait are read, and too many are sent away', async () => {
  const heavy = activityFile([{ seconds: 40_000, watts: (s) => s % 400 }]);
  const impatient = createFitReader(createAdmission({ shares: [] }), { workers: 1, mostMs: 20, mostWaiting: 2 });
  const answers = await Promise.all([heavy, heavy, heavy, heavy].map((file) => impatient.read(file, 'robin')));
  expect(answers).toEqual([
    { refusal: 'too-complex' },
    { refusal: 'too-complex' },
    { refusal: 'busy' },
    { refusal: 'busy' },
  ]);
  await impatient.close();
  expect(await impatient.read(GOOD, 'robin')).toEqual({ refusal: 'busy' });
});

test('whatever is changed in a file, the answer has a name and the reader goes on', async () => {
  const seeds = [
    GOOD,
    chained(GOOD, strapSegment(Array.from({ length: 30 }, (_, i) => [i / 2, 130]))),
    workoutFile([
      { durationType: 0, duration: 60_000, targetType: 4, custom: [1200, 1250] },
      { durationType: 6, duration: 0, target: 5 },
    ]),
    activityFile([{ sport: 'swimming', seconds: 40, pool: { metres: 25, lengths: 4, swumSec: 30 } }]),
  ];
  const change = fc.record({
    at: fc.nat(),
    to: fc.integer({ min: 0, max: 255 }),
    kind: fc.constantFrom('set', 'flip', 'cut', 'insert', 'copy'),
  });
  const mutated = (
    file: Uint8Array,
    changes: readonly { at: number; to: number; kind: string }[],
    isRepaired: boolean,
  ) => {
    let made = Buffer.from(file);
    for (const { at, to, kind } of changes) {
      const place = isRepaired ? 14 + (at % Math.max(1, made.length - 16)) : at % Math.max(1, made.length);
      if (kind === 'set') made[place] = to;
      else if (kind === 'flip') made[place]! ^= 1 << (to & 7);
      else if (kind === 'cut') made = Buffer.concat([made.subarray(0, place), made.subarray(place + (to & 15))]);
      else if (kind === 'insert')
        made = Buffer.concat([made.subarray(0, place), Buffer.alloc(to & 15, to), made.subarray(place)]);
      else made.copyWithin(place, to);
    }
    // with its sums put right the change gets past the frame
    return isRepaired && made.length > 16 ? withLength(made, made.length - 16) : made;
  };
  /** What an answer is, and what of it has no name or no sense. */
  const judged = (read: Awaited<ReturnType<typeof reader.read>>): readonly [string, readonly unknown[]] => {
    if ('refusal' in read)
      return ['refusal', [read.refusal].filter((name) => !(FIT_REFUSALS as readonly string[]).includes(name))];
    if (read.file.kind === 'workout') return ['workout', read.file.workout.steps.length > 0 ? [] : ['no steps']];
    const isSound = ({ movingSec, startedAt }: { movingSec: number; startedAt: string }) =>
      movingSec >= 1 && movingSec <= 14 * 86_400 && startedAt >= '2000' && startedAt < '2100';
    return ['activity', read.file.legs.filter((leg) => !isSound(leg))];
  };
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (seed, changes, isRepaired) => {
        const [kind, wrong] = judged(await reader.read(mutated(seed, changes, isRepaired), 'robin'));
        met.add(kind);
        expect(wrong).toEqual([]);
      },
    ),
    runs(2000),
  );
  expect([...met].sort()).toEqual(['activity', 'refusal', 'workout']);
  expect(await reader.read(GOOD, 'robin')).toHaveProperty('file.legs.length', 2);
});
