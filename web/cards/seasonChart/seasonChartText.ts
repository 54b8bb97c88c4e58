import { addDays, type Day, daysBetween, mondayOf, weeksBetween } from '../../../api/core/calendar/calendar.ts';
import { hoursToFiveMinutes, timeText } from '../../../api/core/units/timeText.ts';
import { hoursText, longClockText } from '../../../api/core/units/clock.ts';
import { dateRange, fullDate } from '../dateText.ts';
import { phaseAndKind } from '../phaseText.ts';
import { type ChartLoadDay, type ChartRace, type ChartSeason, type ChartWeek, isTimeOff } from './seasonChartData.ts';
import { formBand } from '../../words.ts';

/** '+8', '−12', '0'. */
export function signed(value: number): string {
  const whole = Math.round(value);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** A band of form in words. */
export const bandOf = (band: string) => formBand(band) ?? { name: band, meaning: '', tone: 'neutral' as const };

export interface ChartPlace {
  day: Day;
  /** Null after the last week. */
  week: ChartWeek | null;
  /** Null where no load is known. */
  load: ChartLoadDay | null;
  /** Races of the week. */
  races: readonly ChartRace[];
}

/** What the chart shows of a day. */
export function placeAt({ weeks, load, races }: ChartSeason, day: Day): ChartPlace {
  return {
    day,
    week: weeks[weeksBetween(weeks[0]!.weekStartDate, day)] ?? null,
    load: load[daysBetween(load[0]?.date ?? day, day)] ?? null,
    races: races.filter(({ raceDate }) => mondayOf(raceDate) === mondayOf(day)),
  };
}

/** 'Build · training week'. */
export const weekPhase = (week: ChartWeek) => (isTimeOff(week) ? 'Time off' : phaseAndKind(week.phaseType, week.kind));

export const weekRangeOf = (day: Day) => dateRange(mondayOf(day), addDays(mondayOf(day), 6));

/** A place as one sentence, to be read aloud. */
export function placeText({ day, week, load, races }: ChartPlace): string {
  return [
    `Week ${weekRangeOf(day)}`,
    week && `${weekPhase(week)}; ${hoursToFiveMinutes(week.plannedHours)} planned`,
    week && week.doneHours !== null && `${timeText(60 * week.doneHours)} done`,
    load &&
      `${fullDate(day)}: fitness ${Math.round(load.fitness)}, fatigue ${Math.round(load.fatigue)}, form ${signed(load.form)}`,
    ...races.map((race) => raceText(race)),
  ]
    .filter(Boolean)
    .join('; ');
}

type Times = Pick<ChartRace, 'goalSec' | 'lowSec' | 'highSec'>;

/** 'goal 3:10:00, predicted 3:07–3:15 h'; '' where there is neither. */
export function timesText({ goalSec, lowSec, highSec }: Times): string {
  const goal = goalSec == null ? [] : [`goal ${longClockText(goalSec)}`];
  const range = lowSec == null || highSec == null ? [] : [`predicted ${hoursText(lowSec)}–${hoursText(highSec)} h`];
  return [...goal, ...range].join(', ');
}

/** 'Lake Olympic, A race: form +8, fresh; goal 2:30:00, predicted 2:25–2:37 h'. */
export function raceText(race: ChartRace): string {
  const { raceName, priority, form, band } = race;
  const words = form === null ? '' : `: form ${signed(form)}${band ? `, ${bandOf(band).name.toLowerCase()}` : ''}`;
  const times = timesText(race);
  return `${raceName}, ${priority} race${words}${times && `${words ? '; ' : ': '}${times}`}`;
}

/** The whole chart in two sentences. */
export function seasonSummary({ weeks, load, races }: ChartSeason): string {
  const most = weeks.reduce((max, week) => (week.plannedHours > max.plannedHours ? week : max));
  const peak = load.length > 0 ? load.reduce((max, day) => (day.fitness > max.fitness ? day : max)) : null;
  const first = `${weeks.length} weeks; the largest, ${weekRangeOf(most.weekStartDate)}, has ${hoursToFiveMinutes(most.plannedHours)}.`;
  const second = peak
    ? ` Fitness goes from ${Math.round(load[0]!.fitness)} to ${Math.round(peak.fitness)} on ${fullDate(peak.date)}.`
    : '';
  const forms = races.filter(({ form }) => form !== null).map((race) => ` ${raceText(race)}.`);
  return first + second + forms.join('');
}
