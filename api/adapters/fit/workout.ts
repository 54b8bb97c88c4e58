import type { FitBlock, FitStep, FitStepKind, FitTarget, FitWorkout } from '../../core/workout/fit/fitFile.ts';
import { tableOf } from '../../core/units/tableOf.ts';
import { line, type Message, number, word } from './fields.ts';
import { sportOf } from './sport.ts';
import { thresholdsOf } from './thresholds.ts';

const MAX_STEPS = 200;
const MAX_REPEATS = 99;
const MS = 1000;
const CM = 100;
/** Whole numbers above these are absolute, below them per cent: 1200 is 200 W, 95 is 95% of FTP. */
const WATTS_FROM = 1000;
const BEATS_FROM = 100;

const KINDS: Readonly<Record<string, FitStepKind>> = tableOf({
  active: 'work',
  interval: 'work',
  rest: 'rest',
  recovery: 'recovery',
  warmup: 'warmup',
  cooldown: 'cooldown',
});

/** What a step or a lap is for; null: it does not say. */
export function kindOf(message: Message): FitStepKind | null {
  return KINDS[word(message, 'intensity') ?? ''] ?? null;
}

/** Null: the file holds no workout. `too-complex`: more steps than anybody can follow. */
export function workoutOf({
  workout,
  zones_target: zones,
  workout_step: steps = [],
}: Readonly<Record<string, readonly Message[] | undefined>>): FitWorkout | 'too-complex' | null {
  if (steps.length > MAX_STEPS) return 'too-complex';
  const parts = partsOf(steps);
  if (parts === 'too-complex' || parts.length === 0) return parts === 'too-complex' ? parts : null;
  const about = workout?.[0] ?? {};
  return {
    name: line(about, 'wkt_name', 100),
    sport: sportOf(about),
    poolLengthM: number(about, 'pool_length', { least: 5, most: 200 }),
    device: thresholdsOf(zones?.[0]),
    steps: parts,
  };
}

/** Each step with the place in the file that repeats point at. */
interface Placed {
  from: number;
  part: FitStep | FitBlock;
}

/** Repeats become blocks; a repeat around repeats is written out, because blocks do not nest. */
function partsOf(messages: readonly Message[]): (FitStep | FitBlock)[] | 'too-complex' {
  let parts: Placed[] = [];
  for (const [index, message] of messages.entries()) {
    const durationType = word(message, 'duration_type') ?? '';
    if (!durationType.startsWith('repeat_')) {
      parts.push({ from: index, part: stepOf(message, durationType) });
      continue;
    }
    const from = number(message, 'duration_value', { most: index }) ?? 0;
    const repeat =
      durationType === 'repeat_until_steps_cmplt'
        ? (number(message, 'target_value', { least: 1, most: MAX_REPEATS }) ?? 1)
        : 1;
    const before = parts.filter((placed) => placed.from < from);
    const repeated = parts.filter((placed) => placed.from >= from).map(({ part }) => part);
    if (repeated.length === 0) continue;
    const steps = repeated.flatMap((part) =>
      'repeat' in part ? Array.from({ length: part.repeat }, () => part.steps).flat() : [part],
    );
    if (steps.length > MAX_STEPS) return 'too-complex';
    parts = [...before, { from, part: { repeat, steps } }];
  }
  return parts.map(({ part }) => ('repeat' in part && part.repeat === 1 ? part.steps : [part])).flat();
}

function stepOf(message: Message, durationType: string): FitStep {
  const value = number(message, 'duration_value', { least: 1, most: 0xffff_fffe });
  const isTimed = durationType === 'time' || durationType === 'time_only' || durationType === 'repetition_time';
  return {
    kind: kindOf(message) ?? 'work',
    durationSec: isTimed && value !== null ? Math.max(1, Math.round(value / MS)) : null,
    distanceM: durationType === 'distance' && value !== null ? Math.max(1, Math.round(value / CM)) : null,
    target: targetOf(message),
    note: line(message, 'notes', 200) ?? line(message, 'wkt_step_name', 100),
  };
}

function targetOf(message: Message): FitTarget | null {
  const named = (word(message, 'target_type') ?? '').replace(/(3s|10s|30s|_lap)$/, '');
  const zone = number(message, 'target_value', { least: 1, most: 10 });
  const low = number(message, 'custom_target_value_low', { most: 100_000 });
  const high = number(message, 'custom_target_value_high', { most: 100_000 });
  const [lo, hi] = [Math.min(low ?? high ?? 0, high ?? low ?? 0), Math.max(low ?? 0, high ?? 0)];
  const inZone = (metric: FitTarget['metric']): FitTarget | null =>
    zone === null ? null : { metric, lo: zone, hi: zone };
  const isCustom = zone === null && hi > 0;
  switch (named) {
    case 'power':
      if (!isCustom) return inZone('powerZone');
      return lo > WATTS_FROM
        ? { metric: 'watts', lo: lo - WATTS_FROM, hi: hi - WATTS_FROM }
        : { metric: 'ftp', lo: lo / 100, hi: Math.min(hi, WATTS_FROM) / 100 };
    case 'heart_rate':
      if (!isCustom) return inZone('heartRateZone');
      return lo > BEATS_FROM
        ? { metric: 'bpm', lo: lo - BEATS_FROM, hi: hi - BEATS_FROM }
        : { metric: 'maxHeartRate', lo: lo / 100, hi: Math.min(hi, BEATS_FROM) / 100 };
    case 'speed':
      return isCustom ? { metric: 'metresPerSecond', lo: lo / MS, hi: hi / MS } : inZone('speedZone');
    case 'cadence':
      return isCustom ? { metric: 'cadence', lo, hi } : null;
    default:
      return null;
  }
}
