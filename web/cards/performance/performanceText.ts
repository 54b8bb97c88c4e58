import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { FORM_BAND_NAMES, formBand as bandOfForm, sharesOf } from '../../../api/core/load/form.ts';
import { percentText } from '../../../api/core/units/percentText.ts';
import { timesText } from '../../../api/core/units/timeText.ts';
import { dateRange, fullDate, shortDay } from '../dateText.ts';
import type { ChartRace } from '../seasonChart/seasonChartData.ts';
import { signed } from '../seasonChart/seasonChartText.ts';
import { sportName } from '../sport.tsx';
import {
  type Amount,
  amountOf,
  type Measure,
  type SportSeries,
  type Volume,
  type Zones,
  zoneShares,
} from './performanceData.ts';

export interface LoadDay {
  readonly date: Day;
  readonly tss: number;
  readonly fitness: number;
  readonly fatigue: number;
  readonly form: number;
  readonly isPlanned: boolean;
}

/** '4 – 10 Jan'. */
export const weekRange = (monday: Day) => dateRange(monday, addDays(monday, 6));

export const points = (value: number) => String(Math.round(value));

/** What the weeks before this one hold; where nothing was planned or done, that. */
export function pastVolumeText(past: Volume): string {
  const { planned, done } = amountOf(past, 'hours');
  if (planned === 0 && done === 0) return 'Nothing was planned or done in the weeks before this one.';
  return `In the weeks before this one: ${doneOfPlanned({ planned, done }, 'hours')} done, load ${doneOfPlanned(amountOf(past, 'load'), 'load')}.`;
}

/** '5:30 of 7:00 h', '310 of 420'. */
export function doneOfPlanned({ planned, done }: Amount, measure: Measure): string {
  if (measure === 'load') return `${points(done)} of ${points(planned)}`;
  return timesText(60 * done, 60 * planned, ' of ');
}

/** What the bands of form mean while training. */
const FORM_WORDS = {
  strained: { name: 'High strain', meaning: 'more than most bear for long; take it easy', tone: 'danger' },
  tired: { name: 'Building', meaning: 'tired enough to get fitter', tone: 'success' },
  neutral: { name: 'Steady', meaning: 'load and rest are about even', tone: 'neutral' },
  fresh: { name: 'Fresh', meaning: 'rested and ready to go hard', tone: 'info' },
  transition: { name: 'Very rested', meaning: 'fitness is beginning to fade', tone: 'neutral' },
} as const;

/** The bands, the lowest first, with the shares of fitness at which they begin and end. */
export const formBands = FORM_BAND_NAMES.map((band) => ({ ...FORM_WORDS[band], ...sharesOf(band) }));

/** A day with the fitness of the evening before, which its form is judged against. */
export interface JudgedDay extends LoadDay {
  readonly wokeWith: number;
}

/** Of the first day only its own fitness is known. */
export const judged = (days: readonly LoadDay[]): readonly JudgedDay[] =>
  days.map((day, index) => ({ ...day, wokeWith: (days[index - 1] ?? day).fitness }));

/** The band that the form of a day lies in. */
export const formBand = ({ form, wokeWith }: JudgedDay) => FORM_WORDS[bandOfForm(form, wokeWith)];

const percent = (share: number) => percentText(Math.round(share * 100));

/** 'below −30%', '−30% to −10%'. */
export function shareText({ from, to }: { from: number; to: number }): string {
  if (from === -Infinity) return `below ${percent(to)}`;
  return to === Infinity ? `above ${percent(from)}` : `${percent(from)} to ${percent(to)}`;
}

/** A day as one sentence, to be read aloud. */
export function loadText(day: JudgedDay, races: readonly ChartRace[]): string {
  const { date, tss, fitness, fatigue, form, isPlanned } = day;
  return [
    `${shortDay(date)} ${date.slice(0, 4)}`,
    `load ${points(tss)}${isPlanned ? ', planned' : ''}`,
    `fitness ${points(fitness)}, fatigue ${points(fatigue)}, form ${signed(form)}, ${formBand(day).name.toLowerCase()}`,
    ...races.map(({ raceName, priority }) => `${raceName}, ${priority} race`),
  ].join('; ');
}

/** The load chart in two sentences. */
export function loadSummary(days: readonly LoadDay[], today: Day): string {
  const first = days[0]!;
  const now = days.find(({ date }) => date === today) ?? days.at(-1)!;
  const last = days.at(-1)!;
  const past = `Fitness went from ${points(first.fitness)} on ${fullDate(first.date)} to ${points(now.fitness)} today.`;
  if (last.date <= today) return past;
  return `${past} What is planned leads to ${points(last.fitness)} on ${fullDate(last.date)}, with form ${signed(last.form)}.`;
}

/** A week by sport as one sentence. */
export function volumeText(
  monday: Day,
  sports: readonly SportSeries[],
  total: Volume,
  at: number,
  measure: Measure,
): string {
  const words = (volume: Volume) => doneOfPlanned(amountOf(volume, measure), measure);
  const each = sports
    .filter(({ weeks }) => weeks[at]!.plannedMinutes > 0 || weeks[at]!.doneMinutes > 0)
    .map(({ workoutType, weeks }) => `${sportName(workoutType)} ${words(weeks[at]!)}`);
  return [`Week ${weekRange(monday)}`, `${measure === 'hours' ? '' : 'load '}${words(total)} done`, ...each].join('; ');
}

/** 'easy 82%, moderate 11%, hard 7%'. */
export function zonesText(zones: Zones): string {
  const shares = zoneShares(zones);
  if (!shares) return 'nothing done';
  return `easy ${percentText(shares[0])}, moderate ${percentText(shares[1])}, hard ${percentText(shares[2])}`;
}
