import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Thresholds } from '../core/athlete/athlete.ts';
import { flattenSteps } from '../core/workout/prescription/stepSums.ts';
import { aPlannedCase, type Case, EVERY_WORKOUT, MEASURED } from '../test/core/filedWorkouts.ts';
import type { Step } from '../core/workout/workout.ts';
import type { FiledWorkout } from '../core/workout/files/report.ts';
import { zwoPlanOf } from '../core/workout/files/zwoPlan.ts';
import { writeZwo } from './zwo.ts';
import '../test/propertySeed.ts';

interface Segment {
  name: string;
  attributes: Record<string, string>;
  texts: { at: number; message: string }[];
}

/** The file as another program reads it. */
function decoded(text: string) {
  expect(XMLValidator.validate(text)).toBe(true);
  const parsed = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    preserveOrder: true,
    parseAttributeValue: false,
    parseTagValue: false,
    trimValues: false,
  }).parse(text) as Node[];
  const file = childrenOf(
    parsed.find((node) => 'workout_file' in node)!,
    'workout_file',
  );
  const value = (name: string) => {
    const node = file.find((each) => name in each);
    return (
      node &&
      childrenOf(node, name)
        .map((child) => String(child['#text'] ?? ''))
        .join('')
    );
  };
  const segments = childrenOf(
    file.find((node) => 'workout' in node)!,
    'workout',
  )
    .filter((node) => !('#text' in node))
    .map((node): Segment => {
      const name = Object.keys(node).find((key) => key !== ':@')!;
      const texts = childrenOf(node, name)
        .filter((child) => 'textevent' in child)
        .map((child) => ({ at: Number(child[':@']!.timeoffset), message: child[':@']!.message! }));
      return { name, attributes: node[':@']!, texts };
    });
  return {
    name: value('name'),
    description: value('description'),
    sportType: value('sportType'),
    durationType: value('durationType'),
    segments,
  };
}
type Node = Record<string, Node[]> & { ':@'?: Record<string, string>; '#text'?: unknown };
const childrenOf = (node: Node, name: string): Node[] => node[name] ?? [];

interface Stretch {
  seconds: number;
  /** Null: as one likes. */
  power: number | null;
}

/** Stretch after stretch, as the rider does them. */
function inOrder(segments: readonly Segment[]): Stretch[] {
  return segments.flatMap(({ name, attributes: a }): Stretch[] => {
    const number = (key: string) => Number(a[key]);
    if (name === 'FreeRide') return [{ seconds: number('Duration'), power: null }];
    if (name === 'IntervalsT')
      return Array.from({ length: number('Repeat') }, () => [
        { seconds: number('OnDuration'), power: number('OnPower') },
        { seconds: number('OffDuration'), power: number('OffPower') },
      ]).flat();
    if (name === 'SteadyState') return [{ seconds: number('Duration'), power: number('Power') }];
    expect(a.PowerLow).toBe(a.PowerHigh);
    return [{ seconds: number('Duration'), power: number('PowerLow') }];
  });
}

const wanted = ({ kind, effort, durationSec: seconds, target: { metric, lo, hi } }: Step): Stretch => {
  if (kind === 'rest' || effort === 0) return { seconds, power: null };
  return { seconds, power: metric === 'ftp' || metric === 'thrSpeed' ? (lo + hi) / 2 : effort };
};

const isOffered = ({ workout: { workoutType } }: Pick<Case, 'workout'>) =>
  workoutType === 'run' || workoutType === 'bike';

function assertNotOffered({ workout, thresholds }: Pick<Case, 'workout' | 'thresholds'>) {
  expect(zwoPlanOf(workout, thresholds)).toEqual({
    plan: null,
    report: { format: 'zwo', fidelity: 'unsupported', notes: [expect.any(String)] },
  });
}

function compare({ workout, thresholds }: Pick<Case, 'workout' | 'thresholds'>) {
  const { plan, report } = zwoPlanOf(workout, thresholds);
  const file = decoded(writeZwo(plan!));
  expect(file.sportType).toBe(workout.workoutType);
  const found = inOrder(file.segments);
  const steps = flattenSteps(workout.steps);
  expect(found.map(({ seconds }) => seconds)).toEqual(steps.map(({ durationSec }) => durationSec));
  const nearly = (power: number): unknown => expect.closeTo(power, 3);
  expect(found.map(({ power }) => power)).toEqual(
    steps.map(wanted).map(({ power }) => (power === null ? null : nearly(power))),
  );
  for (const [kind, name] of [
    ['warmup', 'Warmup'],
    ['cooldown', 'Cooldown'],
  ] as const) {
    expect(file.segments.filter((segment) => segment.name === name)).toHaveLength(
      steps.filter((each) => each.kind === kind && each.effort > 0).length,
    );
  }
  const told = file.segments.flatMap(({ texts }) => texts.map(({ message }) => message)).join('\n');
  expect(steps.filter(({ note }) => note && !told.includes(note))).toEqual([]);
  expect(
    report.fidelity === 'degraded' ? report.notes.length > 0 : steps.every(({ target }) => target.lo === target.hi),
  ).toBe(true);
  return { file, report };
}

test.each(EVERY_WORKOUT.filter(isOffered))('$name survives the trip', (given) => {
  compare(given);
});

test.each(EVERY_WORKOUT.filter((each) => !isOffered(each)))('$name is not offered', assertNotOffered);

test('so it is with whatever the planner makes', () => {
  const met: string[] = [];
  fc.assert(
    fc.property(aPlannedCase, (given) => {
      const judge = isOffered(given) ? compare : assertNotOffered;
      judge(given);
      met.push(judge.name);
    }),
    { numRuns: 300 },
  );
  expect([...new Set(met)].sort()).toEqual(['assertNotOffered', 'compare']);
});

const step = (over: Partial<Step> = {}): Step => ({
  kind: 'work',
  durationSec: 480,
  effort: 0.95,
  target: { metric: 'ftp', lo: 0.95, hi: 0.95 },
  ...over,
});
const aRide = (over: Partial<FiledWorkout> = {}): FiledWorkout => ({
  workoutType: 'bike',
  duration: 60,
  description: 'Cruise',
  instructions: '',
  steps: [step()],
  ...over,
});
const ofFeeling = step({ target: { metric: 'rpe', lo: 6, hi: 7 } });

test('a hard and an easy part over and over are one segment; a range is its middle', () => {
  const easy = step({
    kind: 'recovery',
    durationSec: 120,
    target: { metric: 'ftp', lo: 0.45, hi: 0.55 },
    note: 'spin',
  });
  const { file } = compare({
    workout: aRide({ steps: [{ repeat: 4, steps: [step({ note: 'hold it' }), easy] }] }),
    thresholds: MEASURED,
  })!;
  expect(file.segments).toEqual([
    {
      name: 'IntervalsT',
      attributes: { Repeat: '4', OnDuration: '480', OffDuration: '120', OnPower: '0.95', OffPower: '0.5' },
      texts: [
        { at: 0, message: 'hold it' },
        { at: 480, message: 'spin' },
      ],
    },
  ]);
});

test.each<[string, Partial<FiledWorkout>, Thresholds | null, string, string[]]>([
  ['power without a range', {}, MEASURED, 'exact', []],
  [
    'a range',
    { steps: [step({ target: { metric: 'ftp', lo: 0.93, hi: 0.97 } })] },
    MEASURED,
    'degraded',
    ['Zwift steers by one number: the middle of each range.'],
  ],
  [
    'no FTP',
    { steps: [ofFeeling] },
    null,
    'degraded',
    ['Perceived effort becomes the power or pace that was planned with it.'],
  ],
  [
    'heart rate',
    { steps: [step({ target: { metric: 'lthr', lo: 0.9, hi: 0.9 } })] },
    MEASURED,
    'degraded',
    ['Heart rate targets become the power or pace that goes with them.'],
  ],
  ['no steps', { steps: [] }, MEASURED, 'degraded', ['It has no steps: the file is one free stretch of 1:00 h.']],
  [
    'a run by distance',
    {
      workoutType: 'run',
      steps: [step({ distanceM: 1000, durationSec: 240, target: { metric: 'thrSpeed', lo: 1.08, hi: 1.08 } })],
    },
    MEASURED,
    'degraded',
    [
      'Zwift reckons running from your pace over 10 km, which stands here for threshold pace.',
      'Distances become times: 1000 m is 4 min.',
    ],
  ],
  ['a swim', { workoutType: 'swim' }, MEASURED, 'unsupported', ['Zwift has no swimming.']],
  ['strength', { workoutType: 'strength' }, MEASURED, 'unsupported', ['Zwift has no strength training.']],
  [
    'a brick',
    { workoutType: 'brick' },
    MEASURED,
    'unsupported',
    ['A Zwift workout is of one sport: ride and run of a brick do not fit into one file.'],
  ],
  ['a race', { workoutType: 'race' }, MEASURED, 'unsupported', ['A race is raced, not followed step by step.']],
])('%s is said before the download', (_name, over, thresholds, fidelity, notes) => {
  expect(zwoPlanOf(aRide(over), thresholds).report).toEqual({ format: 'zwo', fidelity, notes });
});

test('running speeds are fractions of the pace over 10 km', () => {
  const { file } = compare({
    workout: aRide({ workoutType: 'run', steps: [step({ target: { metric: 'thrSpeed', lo: 0.9, hi: 1 } })] }),
    thresholds: MEASURED,
  })!;
  expect([file.durationType, file.segments[0]!.attributes]).toEqual([
    'time',
    { Duration: '480', Power: '0.95', pace: '2' },
  ]);
});

test.each(['Tom & "Jerry" <3', "</name><workout/> ]]> 'x'", 'Über 100 % — 🚴🏽', '&amp; &lt;'])(
  '%j is read as it was written',
  (words) => {
    const { file } = compare({
      workout: aRide({ description: words, instructions: words, steps: [step({ note: words })] }),
      thresholds: MEASURED,
    })!;
    expect([file.name, file.description, file.segments[0]!.texts[0]!.message]).toEqual([words, words, words]);
  },
);

test('what XML cannot hold is left out', () => {
  const { file } = compare({
    workout: aRide({ description: 'a\u0000b\u0008c \ud83d d\uffff' }),
    thresholds: MEASURED,
  })!;
  expect(file.name).toMatch(/^a b c\s+d$/);
});
