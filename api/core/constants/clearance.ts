import type { SportRestriction } from '../codes/injury.ts';
import { ABOVE_EASY, type InjuryRow, OWN, SHARE, type SportLimits } from './injuries.ts';

// What somebody who knows has to clear first. Weeks after birth follow Goom, Donnelly and Brockwell, "Returning to running postnatal",
// 2019: walking, pelvic floor and core first, low impact from week 4, swimming after the check of week 6, running not before week 12 [K].

/** Weeks after birth in which nothing is hard and no race a target [D]. */
export const BIRTH_WEEKS = 26;
/** Until somebody has cleared the athlete, and for so many weeks after, weeks grow by this part at the most [D]. */
export const COMEBACK_WEEKS = 8;
export const COMEBACK_GROWTH = 0.15;
/** From this week after birth on: riding; swimming; running in turns with walking [K]; more of all [D]. */
export const AFTER_BIRTH = { ride: 4, swim: 6, run: 12, more: 18 } as const;
/** Longest workout while nothing hard is cleared, minutes [D]. */
const GENTLE_MINUTES = { run: 60, bike: 90, swim: 60 } as const;

/** How a race feels before which nobody has cleared the athlete, of 10: apart from the zones, so that no threshold makes a pace of it [D]. */
export const UNCLEARED_RACE_RPE = { lo: 1, hi: 3 } as const;

const MIDWIFE = 'doctor or midwife';
const HARD_LATER = `Nothing hard until ${OWN} ${MIDWIFE} says so.`;

type Limits = Partial<SportRestriction>;

const NO_RUNNING: Limits = { avoid: ['strides', 'hills', 'above-threshold', 'fast'] };
const NO_RIDING: Limits = { avoid: ['force', 'aero', 'above-threshold'] };
const NO_SWIMMING: Limits = { avoid: ['strokes', 'above-threshold'] };

/** Easy effort alone in every sport, and no long workouts, until somebody who knows has said that it may be more [D]. */
function nothingHard(clearedBy: string): SportLimits {
  const gentle = { noIntensities: ABOVE_EASY, note: `Nothing hard until ${OWN} ${clearedBy} says so.` };
  return {
    run: { ...gentle, ...NO_RUNNING, capMinutes: GENTLE_MINUTES.run },
    bike: { ...gentle, ...NO_RIDING, capMinutes: GENTLE_MINUTES.bike },
    swim: { ...gentle, ...NO_SWIMMING, capMinutes: GENTLE_MINUTES.swim },
    strength: { avoid: ['heavy-lower'], note: gentle.note },
  };
}

const NO_RUNS = `Walk instead of running until week ${AFTER_BIRTH.run} after birth`;
const walks = (capMinutes: number, note: string): Limits => ({
  ...NO_RUNNING,
  noIntensities: ['easy', ...ABOVE_EASY],
  onlyWalk: true,
  capMinutes,
  note: `${note} With each walk, a few rounds of pelvic floor squeezes.`,
});
const runsAndWalks = (capMinutes: number): Limits => ({
  ...NO_RUNNING,
  noIntensities: ABOVE_EASY,
  walkRun: true,
  capMinutes,
  note: `Come back by walking and running in turns; stop with leaking, heaviness or pain. ${HARD_LATER}`,
});
const notBefore = (note: string): Limits => ({
  banned: true,
  volumeFactor: 0,
  note,
  substitute: ['run'],
  substituteFactor: 0.5,
});
const rides = (capMinutes: number, note: string): Limits => ({
  ...NO_RIDING,
  noIntensities: ABOVE_EASY,
  capMinutes,
  note,
});
const swims = (capMinutes: number, note: string): Limits => ({
  ...NO_SWIMMING,
  noIntensities: ABOVE_EASY,
  capMinutes,
  note,
});
const PELVIC_FLOOR: Limits = {
  avoid: ['heavy-lower', 'pressure'],
  note: 'Pelvic floor and core first, nothing heavy.',
};
const NO_SWIM_YET = notBefore(`No swimming in the first ${AFTER_BIRTH.swim} weeks after birth.`);
const STRENGTH_LATER: Limits = {
  avoid: ['heavy-lower'],
  note: 'Pelvic floor and core stay part of it, nothing heavy.',
};

type Minutes = number;

/** Longest workouts, and parts of the usual week, before each week [D]: in steps so small that no workout grows at once by much. */
const BIRTH_TABLE: readonly (readonly [
  beforeWeek: number,
  weekPart: number,
  run: Minutes,
  bike: Minutes,
  swim: Minutes,
])[] = [
  [AFTER_BIRTH.ride, 0.4, 30, 0, 0],
  [AFTER_BIRTH.swim, 0.5, 35, 30, 0],
  [8, 0.6, 40, 35, 30],
  [10, 0.6, 45, 40, 35],
  [AFTER_BIRTH.run, 0.6, 50, 45, 40],
  [15, 0.6, 40, 50, 45],
  [AFTER_BIRTH.more, 0.6, 45, 60, 50],
  [21, 0.8, 50, 70, 55],
  [24, 0.8, 55, 80, 60],
  [BIRTH_WEEKS, 0.8, GENTLE_MINUTES.run, GENTLE_MINUTES.bike, GENTLE_MINUTES.swim],
];

function walksAfterBirth(beforeWeek: number, most: Minutes): Limits {
  if (beforeWeek <= AFTER_BIRTH.ride) return walks(most, `${NO_RUNS}, short and only as far as it feels good.`);
  if (beforeWeek <= AFTER_BIRTH.swim) return walks(most, `${NO_RUNS}.`);
  return walks(most, `${NO_RUNS}, and until ${OWN} ${MIDWIFE} says that running is fine.`);
}

const ridesAfterBirth = (beforeWeek: number, most: Minutes): Limits =>
  beforeWeek <= AFTER_BIRTH.ride
    ? notBefore(`No riding in the first ${AFTER_BIRTH.ride} weeks after birth.`)
    : rides(
        most,
        beforeWeek <= AFTER_BIRTH.swim ? `Short and easy, if the saddle is comfortable. ${HARD_LATER}` : HARD_LATER,
      );

const swimsAfterBirth = (beforeWeek: number, most: Minutes): Limits =>
  beforeWeek <= AFTER_BIRTH.swim
    ? NO_SWIM_YET
    : swims(
        most,
        beforeWeek <= AFTER_BIRTH.run
          ? `Once the bleeding has stopped and wounds have healed. ${HARD_LATER}`
          : HARD_LATER,
      );

const BIRTH_STAGES: InjuryRow['stages'] = BIRTH_TABLE.map(([beforeWeek, weekPart, run, bike, swim]) => ({
  beforeWeek,
  weekPart,
  limits: {
    run: beforeWeek <= AFTER_BIRTH.run ? walksAfterBirth(beforeWeek, run) : runsAndWalks(run),
    bike: ridesAfterBirth(beforeWeek, bike),
    swim: swimsAfterBirth(beforeWeek, swim),
    strength: beforeWeek <= AFTER_BIRTH.more ? PELVIC_FLOOR : STRENGTH_LATER,
  },
}));

/** What no athlete feels to be over by themselves. Read as the rows of injuries are. */
export const CLEARANCE_ROWS: readonly InjuryRow[] = [
  { pattern: /\bpregnan/, clearedBy: MIDWIFE, limits: nothingHard(MIDWIFE), healing: {} },
  {
    pattern: /\b(childbirth|birth|post-?partum|post-?natal|caesarean|cesarean|c-section)/,
    clearedBy: MIDWIFE,
    limits: {},
    stages: BIRTH_STAGES,
    healing: {
      run: {
        walkRun: true,
        capMinutes: GENTLE_MINUTES.run,
        note: `Come back by walking and running in turns, at ${SHARE} of ${OWN} normal volume.`,
      },
    },
    healingDays: 7 * AFTER_BIRTH.run,
    runsFromWeek: AFTER_BIRTH.run,
    healedRunsFromWeek: AFTER_BIRTH.swim,
    healedRungsAWeek: 2,
  },
  {
    pattern: /\b(heart (?:condition|disease|problem|attack|failure|defect|rhythm)|cardiac|arrhythm|chest pain|faint)/,
    clearedBy: 'doctor',
    limits: nothingHard('doctor'),
    healing: {},
  },
];
