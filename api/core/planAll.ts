import type { Athlete, Sport } from './athlete.ts';
import { mondayOf, type Day } from './calendar.ts';
import { mainRace } from './phases.ts';
import { planSchedule } from './planSchedule.ts';
import type { Race } from './race.ts';
import type { Conflict, PlannedWeek } from './schedule.ts';
import type { Phase, PlanWarning } from './season.ts';
import { planSeason } from './seasonPlan.ts';

/** Sports of an athlete who chose none. */
const DEFAULT_SPORTS: readonly Sport[] = ['running', 'strength'];
/** Weeks of a schedule. */
const SCHEDULE_WEEKS = 4;

export interface CoachPrinciple {
  principleType: string;
  context: string;
  principle: string;
}

export interface PlanAllInput {
  today: Day;
  /** All weeks of the season, or the first four. */
  horizon: 'season' | 4;
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
  principles: readonly CoachPrinciple[];
}

export interface PlanAllOutput {
  phases: readonly Pick<Phase, 'phaseType' | 'startDate' | 'endDate' | 'weeklyVolume'>[];
  weeks: readonly PlannedWeek[];
  warnings: readonly PlanWarning[];
  /** One for each principle, in order; null where it is not understood, and then it changes nothing. */
  principles: readonly { compiled: string | null; applied: number }[];
}

export type PlanAllResult = { ok: true; plan: PlanAllOutput } | { ok: false; conflict: Conflict };

/** Season and schedule in one: everything the planner makes from an athlete, races and a day. */
export function planAll({ today, horizon, athlete, sports, races, principles }: PlanAllInput): PlanAllResult {
  const chosen = sports.length > 0 ? sports : DEFAULT_SPORTS;
  const ahead = races.filter(({ raceDate }) => raceDate >= today);
  const season = planSeason({ today, athlete, sports: chosen, races: ahead });
  const schedule = planSchedule({
    today,
    athlete,
    sports: chosen,
    races: ahead,
    season,
    raceType: mainRace(ahead)?.raceType ?? null,
    firstWeek: mondayOf(today),
    count: horizon === 'season' ? season.weeks.length : SCHEDULE_WEEKS,
    past: [],
    keep: [],
  });
  if (!schedule.ok) return schedule;
  return {
    ok: true,
    plan: {
      phases: season.phases.map(({ phaseType, startDate, endDate, weeklyVolume }) => ({
        phaseType,
        startDate,
        endDate,
        weeklyVolume,
      })),
      weeks: schedule.weeks,
      warnings: [...season.warnings, ...schedule.warnings],
      principles: principles.map(() => ({ compiled: null, applied: 0 })),
    },
  };
}
