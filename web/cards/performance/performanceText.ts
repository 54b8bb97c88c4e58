import { addDays, type Day } from '../../../api/core/calendar.ts';
import { dateRange, fullDate, shortDay } from '../dateText.ts';
import { hours } from '../durationText.ts';
import type { ChartRace } from '../seasonChart/seasonChartData.ts';
import { signed } from '../seasonChart/seasonChartText.ts';
import { sportName } from '../sport.tsx';
import { type Amount, amountOf, type Measure, type SportSeries, type Volume, type Zones, zoneShares } from './performanceData.ts';

export interface LoadDay {
  readonly date: Day;
  readonly tss: number;
  readonly fitness: number;
  readonly fatigue: number;
  readonly form: number;
  readonly isPlanned: boolean;
}

/** '4 – 10 Jan'. */
export const weekText = (monday: Day) => dateRange(monday, addDays(monday, 6));

export const points = (value: number) => String(Math.round(value));

/** '5.5 of 7 h', '310 of 420'. */
export function doneOfPlanned({ planned, done }: Amount, measure: Measure): string {
  if (measure === 'load') return `${points(done)} of ${points(planned)}`;
  return `${Math.round(done * 10) / 10} of ${hours(planned)}`;
}

/** Bands of form while training, in points: from `from` up to the next band. */
const FORM_WORDS = [
  { from: -Infinity, name: 'High strain', meaning: 'more than most bear for long; take it easy', tone: 'danger' },
  { from: -30, name: 'Building', meaning: 'tired enough to get fitter', tone: 'success' },
  { from: -10, name: 'Steady', meaning: 'load and rest are about even', tone: 'neutral' },
  { from: 5, name: 'Fresh', meaning: 'rested and ready to go hard', tone: 'info' },
  { from: 25, name: 'Very rested', meaning: 'fitness is beginning to fade', tone: 'neutral' },
] as const;

export const formBands = FORM_WORDS.map((band, index) => ({ ...band, to: FORM_WORDS[index + 1]?.from ?? Infinity }));

/** The band that a form lies in. */
export const formBand = (form: number) => formBands.findLast(({ from }) => Math.round(form) >= from) ?? formBands[0]!;

/** A day as one sentence, to be read aloud. */
export function loadText({ date, tss, fitness, fatigue, form, isPlanned }: LoadDay, races: readonly ChartRace[]): string {
  return [
    `${shortDay(date)} ${date.slice(0, 4)}`,
    `load ${points(tss)}${isPlanned ? ', planned' : ''}`,
    `fitness ${points(fitness)}, fatigue ${points(fatigue)}, form ${signed(form)}, ${formBand(form).name.toLowerCase()}`,
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
export function volumeText(monday: Day, sports: readonly SportSeries[], total: Volume, at: number, measure: Measure): string {
  const words = (volume: Volume) => doneOfPlanned(amountOf(volume, measure), measure);
  const each = sports
    .filter(({ weeks }) => weeks[at]!.plannedMinutes > 0 || weeks[at]!.doneMinutes > 0)
    .map(({ workoutType, weeks }) => `${sportName(workoutType)} ${words(weeks[at]!)}`);
  return [`Week ${weekText(monday)}`, `${measure === 'hours' ? '' : 'load '}${words(total)} done`, ...each].join('; ');
}

/** 'easy 82 %, moderate 11 %, hard 7 %'. */
export function zonesText(zones: Zones): string {
  const shares = zoneShares(zones);
  if (!shares) return 'nothing done';
  return `easy ${shares[0]} %, moderate ${shares[1]} %, hard ${shares[2]} %`;
}
