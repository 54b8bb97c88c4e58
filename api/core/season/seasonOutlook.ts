import { type Day, daysBetween, mondayOf } from '../calendar/calendar.ts';
import { formBand, type FormBand } from '../load/form.ts';
import { tenth } from '../units/tenth.ts';
import type { Fitness, ProjectedDay } from '../load/fitness.ts';
import type { Phase, WeekTarget } from './season.ts';
import { fitnessAtStart, type PastLoad, seasonLoad } from './seasonLoad.ts';
import { weekTargets } from './seasonPlan.ts';
import type { SeasonOnFile } from './seasonReplan.ts';
import { compare } from '../units/compare.ts';

/** How an athlete stands on the morning of an A or B race. */
export interface RaceDay {
  raceId: string;
  raceDate: Day;
  /** Fitness (CTL) and fatigue (ATL) of the evening before, TSS per day. */
  fitness: number;
  fatigue: number;
  /** The day before's fitness less its fatigue. */
  form: number;
  band: FormBand;
}

export interface SeasonOutlook {
  /** On the eve of the first week. */
  start: Fitness;
  weeks: readonly WeekTarget[];
  load: readonly ProjectedDay[];
  raceDays: readonly RaceDay[];
}

/** Hours of every week of the phases, the load of every day, and the form on the A and B races among them. */
export function seasonOutlook(
  input: Omit<SeasonOnFile, 'today' | 'phases'> & { phases: readonly Phase[]; past: PastLoad | null },
): SeasonOutlook {
  const { phases, athlete, sports, races, lostWeeks, past } = input;
  const first = phases[0];
  if (!first) return { start: { ctl: 0, atl: 0 }, weeks: [], load: [], raceDays: [] };
  const weeks = weekTargets({
    phases,
    athlete,
    sports,
    races,
    lostWeeks,
    firstWeek: mondayOf(first.startDate),
    before: null,
  });
  const load = seasonLoad({ weeks, athlete, sports, races, past });
  const firstDay = weeks[0]!.weekStartDate;
  const raceDays = races.flatMap(({ id, raceDate, priority }): RaceDay[] => {
    const at = daysBetween(firstDay, raceDate);
    const day = load[at];
    if (!day || priority === 'C') return [];
    const { ctl, atl } = load[at - 1] ?? day;
    return [
      {
        raceId: id,
        raceDate,
        fitness: tenth(ctl),
        fatigue: tenth(atl),
        form: tenth(day.tsb),
        band: formBand(day.tsb, ctl),
      },
    ];
  });
  return {
    start: past?.start ?? fitnessAtStart(firstDay, { athlete, sports, races }),
    weeks,
    load: load.map(({ tss, ctl, atl, tsb, day }) => ({
      tss: tenth(tss),
      ctl: tenth(ctl),
      atl: tenth(atl),
      tsb: tenth(tsb),
      day,
    })),
    raceDays: raceDays.sort((a, b) => compare(a.raceDate, b.raceDate) || compare(a.raceId, b.raceId)),
  };
}
