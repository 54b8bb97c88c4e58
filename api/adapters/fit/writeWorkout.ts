import { FitBaseType as Base, FitEncoder } from 'fit-file-parser/encoder';
import type {
  FitPlan,
  FitPlanRepeat,
  FitPlanSport,
  FitPlanStep,
  FitPlanTarget,
} from '../../core/workout/files/fitPlan.ts';
import type { StepKind } from '../../core/workout/workout.ts';

// Numbers of messages, fields and values are those of the public FIT profile.
const FILE_ID = 0;
const ZONES_TARGET = 7;
const WORKOUT = 26;
const WORKOUT_STEP = 27;
const WORKOUT_SESSION = 158;

const FILE_OF_WORKOUT = 5;
/** No maker's number: the one that the profile keeps for development. */
const MANUFACTURER = 255;
const MULTISPORT = 18;
const SPORTS: Readonly<Record<FitPlanSport, { sport: number; subSport: number }>> = {
  run: { sport: 1, subSport: 0 },
  bike: { sport: 2, subSport: 0 },
  pool: { sport: 5, subSport: 17 },
  openWater: { sport: 5, subSport: 18 },
  strength: { sport: 10, subSport: 20 },
};
const INTENSITY: Readonly<Record<StepKind, number>> = { work: 0, rest: 1, warmup: 2, cooldown: 3, recovery: 4 };
const DURATION = { time: 0, distance: 1, repeatSteps: 6 };
const TARGET = { speed: 0, heartRate: 1, open: 2, power: 4, stroke: 11 };
const STROKE = { freestyle: 0, drill: 4 };
const METRIC = 0;
const STATUTE = 1;

const MS = 1000;
const CM = 100;
const MM_PER_SECOND = 1000;
const PER_CENT = 100;
/** Numbers above these are absolute, below them per cent. */
const WATTS_FROM = 1000;
const BEATS_FROM = 100;

type Field = readonly [number: number, base: Base, value: number | string | null];
const WIDTHS: Readonly<Partial<Record<Base, number>>> = {
  [Base.Enum]: 1,
  [Base.Uint8]: 1,
  [Base.Uint16]: 2,
  [Base.Uint32]: 4,
  [Base.Uint32z]: 4,
};

function write(encoder: FitEncoder, message: number, fields: readonly Field[], local: number): void {
  const given = fields.filter(([, , value]) => value !== null && value !== '');
  const encoded = given.map(([number, baseType, value]) => {
    const bytes = typeof value === 'string' ? FitEncoder.string(value) : value!;
    return { number, baseType, size: typeof bytes === 'number' ? WIDTHS[baseType]! : bytes.length, value: bytes };
  });
  encoder.writeMessage(message, encoded, local);
}

/** The plan as a FIT file. The same plan, instant and number give the same bytes. */
export function writeFitWorkout(
  { name, legs, pool, thresholds, steps }: FitPlan,
  { made, number }: { made: Date; number: number },
): Uint8Array {
  const encoder = new FitEncoder();
  const poolFields: readonly Field[] =
    pool === null
      ? []
      : [
          [14, Base.Uint16, Math.round(pool.metres * CM)],
          [15, Base.Enum, pool.isYards ? STATUTE : METRIC],
        ];
  const { sport, subSport } = legs.length === 1 ? SPORTS[legs[0]!.sport] : { sport: MULTISPORT, subSport: 0 };
  // a number of this kind is never nought
  write(
    encoder,
    FILE_ID,
    [
      [0, Base.Enum, FILE_OF_WORKOUT],
      [1, Base.Uint16, MANUFACTURER],
      [2, Base.Uint16, 0],
      [3, Base.Uint32z, Math.max(1, number)],
      [4, Base.Uint32, FitEncoder.toFitTimestamp(made)],
    ],
    0,
  );
  if (thresholds)
    write(
      encoder,
      ZONES_TARGET,
      [
        [2, Base.Uint8, thresholds.lthr],
        [3, Base.Uint16, thresholds.ftp],
      ],
      4,
    );
  write(
    encoder,
    WORKOUT,
    [
      [4, Base.Enum, sport],
      [6, Base.Uint16, steps.length],
      [8, Base.String, name],
      [11, Base.Enum, subSport],
      ...poolFields,
    ],
    1,
  );
  if (legs.length > 1) {
    for (const [index, leg] of legs.entries()) {
      const of = SPORTS[leg.sport];
      write(
        encoder,
        WORKOUT_SESSION,
        [
          [254, Base.Uint16, index],
          [0, Base.Enum, of.sport],
          [1, Base.Enum, of.subSport],
          [2, Base.Uint16, leg.count],
          [3, Base.Uint16, leg.first],
        ],
        2,
      );
    }
  }
  for (const [index, step] of steps.entries())
    write(
      encoder,
      WORKOUT_STEP,
      [[254, Base.Uint16, index], ...('times' in step ? repeatFields(step) : stepFields(step))],
      3,
    );
  return encoder.close();
}

const repeatFields = ({ from, times }: FitPlanRepeat): Field[] => [
  [1, Base.Enum, DURATION.repeatSteps],
  [2, Base.Uint32, from],
  [3, Base.Enum, TARGET.open],
  [4, Base.Uint32, times],
];

function stepFields({ kind, name, hint, end, target }: FitPlanStep): Field[] {
  const [type, value] = 'seconds' in end ? [DURATION.time, end.seconds * MS] : [DURATION.distance, end.metres * CM];
  return [
    [0, Base.String, name],
    [1, Base.Enum, type],
    [2, Base.Uint32, Math.round(value)],
    ...targetFields(target),
    [7, Base.Enum, INTENSITY[kind]],
    [8, Base.String, hint],
  ];
}

function targetFields(target: FitPlanTarget): Field[] {
  const custom = (type: number, lo: number, hi: number): Field[] => [
    [3, Base.Enum, type],
    [4, Base.Uint32, 0],
    [5, Base.Uint32, Math.round(lo)],
    [6, Base.Uint32, Math.round(hi)],
  ];
  switch (target.of) {
    case 'watts':
      return custom(TARGET.power, target.lo + WATTS_FROM, target.hi + WATTS_FROM);
    case 'fractionOfFtp':
      return custom(TARGET.power, target.lo * PER_CENT, target.hi * PER_CENT);
    case 'bpm':
      return custom(TARGET.heartRate, target.lo + BEATS_FROM, target.hi + BEATS_FROM);
    case 'speed':
      return custom(TARGET.speed, target.lo * MM_PER_SECOND, target.hi * MM_PER_SECOND);
    case 'stroke': {
      const { stroke, speed } = target;
      const second: Field[] =
        speed === null
          ? []
          : [
              [19, Base.Enum, TARGET.speed],
              [20, Base.Uint32, 0],
              [21, Base.Uint32, Math.round(speed.lo * MM_PER_SECOND)],
              [22, Base.Uint32, Math.round(speed.hi * MM_PER_SECOND)],
            ];
      return [[3, Base.Enum, TARGET.stroke], [4, Base.Uint32, STROKE[stroke]], ...second];
    }
    default:
      return [
        [3, Base.Enum, TARGET.open],
        [4, Base.Uint32, 0],
      ];
  }
}
