import type { ZonedSport } from '../../codes/sport.ts';
import { EASY_EFFORT } from '../../constants/workouts.ts';
import type { EnduranceTemplate, Flex, IntervalSet, Part } from '../prescription/template.ts';
import { FAMILIES } from './families.ts';
import type { Family, MainSet } from './family.ts';
import { STRENGTH_LADDERS } from './strength.ts';

/** A main set of a family as a whole workout, at its place on the ladder. */
export interface RungTemplate extends EnduranceTemplate {
  family: string;
  /** 0 is the first. */
  rung: number;
  /** Minutes of the longest stretch of work without a break. */
  longestBlock: number;
}

interface Frame {
  before: readonly Flex[];
  cooldown: Flex;
}

type Size = readonly [minutes: number, effort: number, least: number];

const flex = (kind: 'warmup' | 'cooldown', [minutes, effort, least]: Size, grows = false): Flex => ({
  piece: { kind, sec: 60 * minutes, effort, note: 'easy' },
  min: 60 * least,
  grows,
});
/** Easy time that takes what is left. */
const easyTime = (effort: number): Flex => ({
  piece: { kind: 'recovery', sec: 0, effort, note: 'easy' },
  min: 0,
  grows: true,
});

/** What lies around a main set: minutes, effort, least minutes [D]. */
const HARD_FRAMES: Readonly<Record<ZonedSport, Frame>> = {
  run: { before: [flex('warmup', [15, 0.76, 8])], cooldown: flex('cooldown', [10, 0.74, 5]) },
  bike: { before: [flex('warmup', [15, 0.6, 8])], cooldown: flex('cooldown', [10, 0.55, 5]) },
  swim: { before: [flex('warmup', [9, 0.82, 8])], cooldown: flex('cooldown', [5, 0.78, 5]) },
};
/** Around a set inside an easy or long workout the easy time comes first, and grows. */
const CALM_FRAMES: Readonly<Record<ZonedSport, Frame>> = {
  run: { before: [flex('warmup', [10, 0.76, 8]), easyTime(0.78)], cooldown: flex('cooldown', [5, 0.74, 5]) },
  bike: { before: [flex('warmup', [15, 0.6, 8]), easyTime(0.66)], cooldown: flex('cooldown', [10, 0.6, 5]) },
  swim: { before: [flex('warmup', [8, 0.82, 2], true)], cooldown: flex('cooldown', [5, 0.78, 2]) },
};
/** A long swim that holds hard work warms up as long as any hard one. */
const LONG_SWIM: Frame = { ...HARD_FRAMES.swim, before: [flex('warmup', [9, 0.82, 8], true)] };
const STEADY: Readonly<Record<ZonedSport, number>> = { run: 0.78, bike: 0.69, swim: EASY_EFFORT.swim };

/** How the run of a brick begins where its main set does not say so itself. */
const OFF_THE_BIKE: Flex = {
  piece: { kind: 'recovery', sec: 300, effort: 0.76, note: 'easy, off the bike' },
  min: 120,
  grows: false,
};

const steadyPart = (sport: ZonedSport): Part => ({
  sport,
  elements: [
    { piece: { kind: 'work', sec: 2700, effort: STEADY[sport], note: 'steady and easy' }, min: 60, grows: true },
  ],
});

function partOf(sport: ZonedSport, sets: readonly IntervalSet[], { before, cooldown }: Frame): Part {
  return sets.length === 0 ? steadyPart(sport) : { sport, elements: [...before, ...sets, cooldown] };
}

/**
 * Rides and runs in turns. A ride ends with its main set, and a run begins with its own: the change between them is trained. Easy time
 * comes before the first ride and after the last run.
 */
function brickParts(parts: MainSet['parts'], intensity: Family['intensity']): readonly Part[] {
  const cooldown = { ...HARD_FRAMES.run.cooldown, min: intensity === 'race-pace' ? 300 : 120 };
  return parts.map((sets, i) => {
    if (i % 2 === 1) return runOfBrick(sets, i === parts.length - 1 ? [cooldown] : []);
    if (i > 0) return { sport: 'bike', elements: sets };
    return sets.length === 0 ? steadyPart('bike') : { sport: 'bike', elements: [...CALM_FRAMES.bike.before, ...sets] };
  });
}

function runOfBrick(sets: readonly IntervalSet[], after: readonly Flex[]): Part {
  const isAtOnce = sets[0]?.work.note.endsWith('off the bike') === true;
  return { sport: 'run', elements: [...(isAtOnce ? [] : [OFF_THE_BIKE]), ...sets, ...after] };
}

const isCalm = ({ intensity }: Family): boolean => intensity === 'easy' || intensity === 'recovery';

const calmFrame = (family: Family, sport: ZonedSport): Frame =>
  sport === 'swim' && !isCalm(family) ? LONG_SWIM : CALM_FRAMES[sport];

/** What is said of a family besides its purpose. */
const saidOf = ({ feel, mistake, fuel }: Family): readonly string[] => [
  feel,
  `Common mistake: ${mistake.charAt(0).toLowerCase()}${mistake.slice(1)}`,
  ...(fuel === null ? [] : [fuel]),
];

function templateOf(family: Family, { parts }: MainSet, rung: number, id: string, isLong: boolean): RungTemplate {
  const { workoutType, name, intensity, features, limit, purpose } = family;
  const calm = isLong || isCalm(family);
  const [first = []] = parts;
  return {
    id,
    family: family.id,
    rung,
    longestBlock: Math.max(0, ...parts.flat().map(({ work }) => work.sec / 60)),
    workoutType,
    intensity,
    name,
    countsReps: !isCalm(family) && parts.length === 1 && first.length === 1,
    features,
    limit,
    isExact: true,
    why: purpose,
    notes: saidOf(family),
    parts:
      workoutType === 'brick'
        ? brickParts(parts, intensity)
        : [partOf(workoutType, first, calm ? calmFrame(family, workoutType) : HARD_FRAMES[workoutType])],
  };
}

/** The alternatives of each rung of a family. */
type Ladder = readonly (readonly RungTemplate[])[];

const ladderOf = (family: Family, isLong: boolean): Ladder =>
  family.rungs.map((sets, rung) =>
    sets.map((set, i) => templateOf(family, set, rung, `${family.id}/${rung + 1}${'abc'[i]!}`, isLong)),
  );

interface Ladders {
  rungs: Ladder;
  leastBrokenFirst: Ladder;
  smaller: EnduranceTemplate;
}

function laddersOf(isLong: boolean): ReadonlyMap<string, Ladders> {
  return new Map(
    FAMILIES.map((family) => {
      const rungs = ladderOf(family, isLong);
      const leastBrokenFirst = rungs.map((rung) => rung.toSorted((a, b) => b.longestBlock - a.longestBlock));
      return [family.id, { rungs, leastBrokenFirst, smaller: { ...rungs[0]![0]!, isExact: false } }];
    }),
  );
}

const LADDERS = laddersOf(false);
/** The same main sets late in a long workout. */
const LONG_LADDERS = laddersOf(true);

/** An unknown id is a programming error. */
function laddersFor(family: string, isLong: boolean): Ladders {
  const found = (isLong ? LONG_LADDERS : LADDERS).get(family);
  if (found === undefined) throw new Error(`No family ${family}`);
  return found;
}

/** The ladder of the family of this id. */
export const ladder = (family: string, isLong = false): Ladder => laddersFor(family, isLong).rungs;

/** The same with the alternatives of a rung that are least broken before the others. */
export const leastBrokenFirst = (family: string, isLong: boolean): Ladder =>
  laddersFor(family, isLong).leastBrokenFirst;

/** The first main set of the family, where it may be made smaller. */
export const smallerFirst = (family: string, isLong: boolean): EnduranceTemplate => laddersFor(family, isLong).smaller;

export interface RungPlace {
  family: string;
  rung: number;
}

/** What the rungs of strength are called, as `templateId`: "strength-heavy/2a"; the letter is its turn. */
export const strengthId = (family: string, rung: number, turn: 0 | 1): string => `${family}/${rung + 1}${'ab'[turn]!}`;

const STRENGTH_PLACES = STRENGTH_LADDERS.flatMap(({ id, rungs }) =>
  rungs.flatMap((_, rung) =>
    ([0, 1] as const).map((session) => ({ id: strengthId(id, rung, session), family: id, rung })),
  ),
);

/** The places of all main sets that the ladders hold, by `templateId`. */
const PLACES: ReadonlyMap<string, RungPlace> = new Map(
  [...[...LADDERS.values()].flatMap(({ rungs }) => rungs.flat()), ...STRENGTH_PLACES].map(({ id, family, rung }) => [
    id,
    { family, rung },
  ]),
);
const LADDER_IDS: ReadonlySet<string> = new Set([...PLACES.values()].map(({ family }) => family));

/** Family and rung that a workout was made of, by its `templateId`: "run-cruise/3b"; null: of none. */
export function rungOfId(templateId: string | null): RungPlace | null {
  if (templateId === null) return null;
  return PLACES.get(templateId) ?? placeBeyond(templateId);
}

/** What may be done on a rung, by `templateId`: of strength the session of the workout that it comes in the place of. */
export function idsOnRung({ family, rung }: RungPlace, inPlaceOf: string | null, isLong: boolean): readonly string[] {
  if (LADDERS.has(family)) return (ladder(family, isLong)[rung] ?? []).map(({ id }) => id);
  const id = strengthId(family, rung, inPlaceOf?.endsWith('b') === true ? 1 : 0);
  return PLACES.has(id) ? [id] : [];
}

/** Of a workout that was made when its ladder had rungs that it has no more. */
function placeBeyond(templateId: string): RungPlace | null {
  const [, family, rung] = /^([a-z0-9-]+)\/(\d+)[a-c]$/.exec(templateId) ?? [];
  return family !== undefined && LADDER_IDS.has(family) ? { family, rung: Number(rung) - 1 } : null;
}
