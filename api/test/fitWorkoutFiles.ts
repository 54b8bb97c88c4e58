import { FitBaseType as Base, FitEncoder } from 'fit-file-parser/encoder';
import { CANARIES, FILE_ID, SPORTS, write, ZONES_TARGET } from './fitMessages.ts';

const WORKOUT = 26;
const STEP = 27;

/** A step as the file has it: raw values of duration and target. */
export interface RawStep {
  /** Numbers of the profile: 0 time (ms), 1 distance (cm), 5 open, 6 repeat from a step. */
  durationType: number;
  duration: number;
  /** 0 speed, 1 heart rate, 2 open, 3 cadence, 4 power. */
  targetType?: number;
  target?: number;
  custom?: readonly [number, number];
  /** 0 active, 1 rest, 2 warm-up, 3 cool-down, 4 recovery. */
  intensity?: number;
  note?: string;
}

export function workoutFile(
  steps: readonly RawStep[],
  { name = 'Sweet spot', sport = 'cycling' as keyof typeof SPORTS, ftp = null as number | null } = {},
): Uint8Array {
  const encoder = new FitEncoder();
  write(encoder, FILE_ID, [
    [0, Base.Enum, 5],
    [3, Base.Uint32z, CANARIES.serial],
  ]);
  if (ftp !== null) write(encoder, ZONES_TARGET, [[3, Base.Uint16, ftp]], 3);
  write(
    encoder,
    WORKOUT,
    [
      [4, Base.Enum, SPORTS[sport]],
      [6, Base.Uint16, steps.length],
      [8, Base.String, name],
    ],
    1,
  );
  steps.forEach(({ durationType, duration, targetType = 2, target = 0, custom, intensity = 0, note }, index) => {
    write(
      encoder,
      STEP,
      [
        [254, Base.Uint16, index],
        [1, Base.Enum, durationType],
        [2, Base.Uint32, duration],
        [3, Base.Enum, targetType],
        [4, Base.Uint32, target],
        [5, Base.Uint32, custom?.[0] ?? null],
        [6, Base.Uint32, custom?.[1] ?? null],
        [7, Base.Enum, intensity],
        [8, Base.String, note ?? null],
      ],
      2,
    );
  });
  return encoder.close();
}
