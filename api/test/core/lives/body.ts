/**
 * What nobody sees of an athlete: how their body answers to load. Banister's impulse and response: each day's load raises a fitness that
 * fades slowly and a fatigue that fades fast, and what they can do is the one less the other.
 */
export interface Body {
  /** Days in which fitness and fatigue fade to a third. */
  fitnessDays: number;
  fatigueDays: number;
  /** What fatigue takes of what they can do, against what fitness gives. */
  fatigueWeight: number;
  /** Share of their fitness by which fatigue may exceed it before the body takes more than it can mend. */
  tolerance: number;
}

/** Averages of daily load, TSS, that fade as the body's do. */
export interface Condition {
  fitness: number;
  fatigue: number;
  /** Days of over-reaching up to now. */
  overreachedDays: number;
}

/** Days after an illness in which load tires more than it does otherwise, and how much more. */
const WEAK_DAYS = 7;
const WEAK_LOAD = 1.6;
/** Fitness below which nobody's body is so small that a walk would wear it out, TSS a day. */
const MIN_FITNESS = 20;

export const bodyOf = (next: () => number): Body => ({
  fitnessDays: 35 + 15 * next(),
  fatigueDays: 6 + 4 * next(),
  fatigueWeight: 0.3 + 0.2 * next(),
  tolerance: 0.35 + 0.25 * next(),
});

/** How much of what the body can mend it has to mend: 0 is rested, above 1 it is over-reached. */
export const strainOf = ({ tolerance }: Body, { fitness, fatigue }: Condition): number =>
  Math.max(0, (fatigue - fitness) / Math.max(fitness, MIN_FITNESS) / tolerance);

export const isOverreached = (body: Body, condition: Condition): boolean => strainOf(body, condition) > 1;

/** What they could do on that day, in units of daily load. */
export const performanceOf = ({ fatigueWeight }: Body, { fitness, fatigue }: Condition): number =>
  fitness - fatigueWeight * fatigue;

/** The evening of a day with that load. `daysWell`: since the last illness; null: ill. `rest`: 1 is usual, less is bad sleep. */
export function evening(
  body: Body,
  before: Condition,
  load: number,
  { daysWell, rest }: { daysWell: number | null; rest: number },
): Condition {
  const part = (days: number) => 1 - Math.exp(-1 / days);
  const isWeak = daysWell === null || daysWell < WEAK_DAYS;
  const tiring = (load * (isWeak ? WEAK_LOAD : 1)) / rest;
  const after = {
    fitness: before.fitness + (load - before.fitness) * part(body.fitnessDays),
    fatigue: before.fatigue + (tiring - before.fatigue) * part(body.fatigueDays),
    overreachedDays: before.overreachedDays,
  };
  return isOverreached(body, after) ? { ...after, overreachedDays: before.overreachedDays + 1 } : after;
}

/** How hard a workout feels, 1 to 10: as it should, more with strain, and never twice the same. `chance`: 0 to 1. */
export function feltRpe(body: Body, condition: Condition, expected: number, chance: number): number {
  const felt = Math.round(expected + 2.5 * strainOf(body, condition) ** 2 + 2 * chance - 1);
  return Math.min(10, Math.max(1, felt));
}
