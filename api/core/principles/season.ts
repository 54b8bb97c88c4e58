import type { ExperienceLevel } from '../codes/athlete.ts';
import { type Day, weeksBetween } from '../calendar/calendar.ts';
import { countedSports, experienceOf } from '../athlete/profile.ts';
import type { RaceType } from '../codes/race.ts';
import type { Goals, Season } from '../season/season.ts';
import { weekTargets } from '../season/seasonPlan.ts';
import type { WeekSlot } from '../season/weeklyHours.ts';
import { steeringRaceByWeek } from '../season/weekSlots.ts';
import { mayConcern, rulesOfWeek } from './active.ts';
import type { RuleKind, TaughtPrinciple } from './rule.ts';

/** Kinds of rules that change the hours of weeks. */
export const SEASONAL: ReadonlySet<RuleKind> = new Set(['hours', 'ramp', 'step']);

/** The season with the hours that principles about hours, growth and step-back weeks leave; its phases stay. */
export function tightenSeason(
  season: Season,
  { athlete, sports, races, lostWeeks }: Goals & { lostWeeks?: readonly Day[] },
  principles: readonly TaughtPrinciple[],
): Season {
  const rules = principles.flatMap((principle) =>
    principle.rules
      .filter((rule) => SEASONAL.has(rule.body.kind) && mayConcern(athlete, rule))
      .map((rule) => ({ rule })),
  );
  const [first] = season.weeks;
  if (rules.length === 0 || first === undefined) return season;
  const steering = steeringRaceByWeek(races);
  const levels = new Map<RaceType | null, ExperienceLevel>();
  const tighten = (slot: WeekSlot): WeekSlot => {
    const raceType = steering(slot.weekStartDate)?.raceType ?? null;
    const level = levels.get(raceType) ?? experienceOf(athlete, countedSports(raceType, sports));
    levels.set(raceType, level);
    const weekInPlan = Math.max(0, weeksBetween(season.seasonStart, slot.weekStartDate));
    let { capacity, growth, loadingWeeks } = slot;
    for (const { rule } of rulesOfWeek(rules, {
      week: { phaseType: slot.phaseType, kind: 'load' },
      level,
      raceType,
      weekInPlan,
    })) {
      const { body } = rule;
      if (body.kind === 'hours') capacity = Math.min(capacity, body.most);
      if (body.kind === 'ramp') growth = Math.min(growth ?? Infinity, body.percent / 100);
      if (body.kind === 'step') loadingWeeks = Math.min(loadingWeeks ?? Infinity, body.weeks);
    }
    return { ...slot, capacity, growth, loadingWeeks };
  };
  const weeks = weekTargets({
    phases: season.phases,
    athlete,
    sports,
    races,
    firstWeek: first.weekStartDate,
    before: null,
    ...(lostWeeks && { lostWeeks }),
    tighten,
  });
  return { ...season, weeks, weeksUntaught: season.weeks };
}
