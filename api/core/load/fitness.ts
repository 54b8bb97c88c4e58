import { addDays, daysBetween, type Day } from '../calendar/calendar.ts';
import { ATL_DAYS, CTL_DAYS } from '../constants/load.ts';

/** Fitness (CTL) and fatigue (ATL), TSS per day. */
export interface Fitness {
  ctl: number;
  atl: number;
}

export interface LoadDay extends Fitness {
  tss: number;
  /** Form of the day: the day before's CTL less its ATL. */
  tsb: number;
}

/** Share of a day's load that enters an average of so many days: exponential decay. */
const gain = (days: number): number => 1 - Math.exp(-1 / days);

/** CTL, ATL and TSB of each day from the state before the first and each day's TSS; a day without data is 0. */
export function loadSeries(start: Fitness, dailyTss: readonly number[]): LoadDay[] {
  const ctlGain = gain(CTL_DAYS);
  const atlGain = gain(ATL_DAYS);
  let { ctl, atl } = start;
  return dailyTss.map((tss) => {
    const tsb = ctl - atl;
    ctl += (tss - ctl) * ctlGain;
    atl += (tss - atl) * atlGain;
    return { tss, ctl, atl, tsb };
  });
}

export interface ProjectedDay extends LoadDay {
  day: Day;
}

/** Load of every day from `firstDay` to `lastDay`. `tssByDay`: actual TSS of past days, planned TSS of days to come; days not in it are 0. */
export function projectLoad(input: {
  start: Fitness;
  firstDay: Day;
  lastDay: Day;
  tssByDay: Readonly<Record<Day, number>>;
}): ProjectedDay[] {
  const days = Array.from({ length: Math.max(0, daysBetween(input.firstDay, input.lastDay) + 1) }, (_, i) =>
    addDays(input.firstDay, i),
  );
  const series = loadSeries(
    input.start,
    days.map((day) => input.tssByDay[day] ?? 0),
  );
  // written out: a field added after a spread costs microseconds in Node 20
  return series.map(({ tss, ctl, atl, tsb }, i) => ({ tss, ctl, atl, tsb, day: days[i]! }));
}

/** State of an athlete without enough history: the present hours, every day the same. */
export function seedFitness(weeklyHours: number, tssPerHour: number): Fitness {
  const daily = (weeklyHours * tssPerHour) / 7;
  return { ctl: daily, atl: daily };
}
