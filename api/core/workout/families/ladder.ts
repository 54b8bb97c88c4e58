import type { ZonedSport } from '../../codes/sport.ts';
import { EASY_EFFORT } from '../../constants/workouts.ts';
import type { EnduranceTemplate, Flex, IntervalSet, Part } from '../prescription/template.ts';
import { FAMILIES } from './families.ts';
import type { Family, MainSet } from './family.ts';

/** A main set of a family as a whole workout, at its place on the ladder. */
export interface RungTemplate extends EnduranceTemplate {
  family: string;
  /** 0 is the first. */
  rung: number;
}

interface Frame {
  warmup: Flex;
  cooldown: Flex;
}

const flex = (
  kind: 'warmup' | 'cooldown',
  [minutes, effort, least]: readonly [number, number, number],
  grows = false,
) => ({ piece: { kind, sec: 60 * minutes, effort, note: 'easy' }, min: 60 * least, grows }) as const;

/** What lies around a main set: minutes, effort, least minutes [D]. */
const HARD_FRAMES: Readonly<Record<ZonedSport, Frame>> = {
  run: { warmup: flex('warmup', [15, 0.76, 8]), cooldown: flex('cooldown', [10, 0.74, 5]) },
  bike: { warmup: flex('warmup', [15, 0.6, 8]), cooldown: flex('cooldown', [10, 0.55, 5]) },
  swim: { warmup: flex('warmup', [9, 0.82, 5]), cooldown: flex('cooldown', [5, 0.78, 2]) },
};
/** Around a set inside an easy or long workout the easy time comes first, and grows. */
const CALM_FRAMES: Readonly<Record<ZonedSport, Frame>> = {
  run: { warmup: flex('warmup', [30, 0.78, 8], true), cooldown: flex('cooldown', [5, 0.78, 5]) },
  bike: { warmup: flex('warmup', [30, 0.66, 8], true), cooldown: flex('cooldown', [10, 0.6, 5]) },
  swim: { warmup: flex('warmup', [8, 0.82, 2], true), cooldown: flex('cooldown', [5, 0.78, 2]) },
};
const STEADY: Readonly<Record<ZonedSport, number>> = { run: 0.78, bike: 0.69, swim: EASY_EFFORT.swim };

/** The run of a brick follows the ride at once. */
const OFF_THE_BIKE: Flex = {
  piece: { kind: 'recovery', sec: 300, effort: 0.76, note: 'easy, off the bike' },
  min: 120,
  grows: false,
};

function partOf(sport: ZonedSport, sets: readonly IntervalSet[], frame: Frame, isSecond: boolean): Part {
  if (sets.length === 0) {
    const piece = { kind: 'work', sec: 2700, effort: STEADY[sport], note: 'steady and easy' } as const;
    return { sport, elements: [{ piece, min: 60, grows: true }] };
  }
  if (isSecond) return { sport, elements: [OFF_THE_BIKE, ...sets, { ...frame.cooldown, min: 120 }] };
  return { sport, elements: [frame.warmup, ...sets, frame.cooldown] };
}

const isCalm = ({ intensity }: Family): boolean => intensity === 'easy' || intensity === 'recovery';

/** What is said of a family besides its purpose. */
const saidOf = ({ feel, mistake, fuel }: Family): readonly string[] => [
  feel,
  `Common mistake: ${mistake.charAt(0).toLowerCase()}${mistake.slice(1)}`,
  ...(fuel === null ? [] : [fuel]),
];

function templateOf(family: Family, { parts }: MainSet, rung: number, id: string, isLong: boolean): RungTemplate {
  const { workoutType, name, intensity, features, limit, purpose } = family;
  const sports = workoutType === 'brick' ? (['bike', 'run'] as const) : ([workoutType] as const);
  const frames = isLong || isCalm(family) ? CALM_FRAMES : HARD_FRAMES;
  const [first = []] = parts;
  return {
    id,
    family: family.id,
    rung,
    workoutType,
    intensity,
    name,
    countsReps: !isCalm(family) && parts.length === 1 && first.length === 1,
    features,
    limit,
    isExact: true,
    why: purpose,
    notes: saidOf(family),
    parts: parts.map((sets, i) => partOf(sports[i]!, sets, frames[sports[i]!], i > 0)),
  };
}

/** The alternatives of each rung of a family. */
type Ladder = readonly (readonly RungTemplate[])[];

const ladderOf = (family: Family, isLong: boolean): Ladder =>
  family.rungs.map((sets, rung) =>
    sets.map((set, i) => templateOf(family, set, rung, `${family.id}/${rung + 1}${'abc'[i]!}`, isLong)),
  );

const LADDERS: ReadonlyMap<string, Ladder> = new Map(FAMILIES.map((family) => [family.id, ladderOf(family, false)]));
/** The same main sets late in a long workout. */
const LONG_LADDERS: ReadonlyMap<string, Ladder> = new Map(
  FAMILIES.map((family) => [family.id, ladderOf(family, true)]),
);

/** The ladder of the family of this id; an unknown id is a programming error. */
export function ladder(family: string, isLong = false): Ladder {
  const found = (isLong ? LONG_LADDERS : LADDERS).get(family);
  if (found === undefined) throw new Error(`No family ${family}`);
  return found;
}

/** Family and rung that a workout was made of, by its `templateId`: "run-cruise/3b"; null: of none. */
export function rungOfId(templateId: string | null): { family: string; rung: number } | null {
  const [, family, rung] = /^([a-z0-9-]+)\/(\d+)[a-c]$/.exec(templateId ?? '') ?? [];
  return family !== undefined && LADDERS.has(family) ? { family, rung: Number(rung) - 1 } : null;
}
