import { addDays, type Day, mondayOf } from '../../../calendar/calendar.ts';
import { dayName } from '../../../calendar/dayNames.ts';
import { type FormBand, formBand } from '../../../load/form.ts';
import type { RequestInput } from '../request.ts';
import { listOf } from '../../../units/listOf.ts';
import { inDays, type Teller, weekOf } from './planFacts.ts';
import { timeText } from '../../../units/timeText.ts';

/** What is asked of load and form as they are: for this the caller reckons them. */
export const mayAskForm = (text: string): boolean =>
  /\b(?:form|shape|load|tsb|ctl|atl|fitness|fatigued?|fresh|freshness|rested|over ?reach\w*|over ?train\w*|fitter)\b/i.test(
    text,
  );

const BANDS: Readonly<Record<FormBand, string>> = {
  strained: 'more fatigue than most bear for long, so take it easy',
  tired: 'tired enough to get fitter',
  neutral: 'load and rest are about even',
  fresh: 'rested and ready to go hard',
  transition: 'very rested, and fitness begins to fade',
};

/** The planned time of the weeks. */
function plannedLoad(input: RequestInput): string {
  const { today, lastDay } = input.limits;
  const mondays = [0, 7, 14].map((days) => addDays(mondayOf(today), days)).filter((monday) => monday <= lastDay);
  const texts = mondays.map((monday) => {
    const there = inDays(input.workouts, weekOf(monday)).filter(({ status }) => status !== 'skipped');
    return `${timeText(there.reduce((sum, { duration }) => sum + duration, 0))} from ${dayName(monday)}`;
  });
  return `Your planned load, as hours a week: ${listOf(texts)}.`;
}

const RISES = /\b(?:load|volume|hours)\b.*\b(?:up|down|more|less|rising|falling|grow\w*|increas\w*|drop\w*)\b/;
const OF_FORM =
  /\b(?:my|the|your|current|training|am i|do i|will i|is|how)\b.*\b(?:form|shape|load|tsb|ctl|atl|fitness|fatigued?|fresh|freshness|over ?reach\w*|over ?train\w*|too (?:tired|rested))\b(?! (?:check|drills?|cues?|when|while)\b)/;
const OF_MOVING =
  /\b(?:running|swim|swimming|run|cycling|good) form\b|\blos(?:e|ing)\b.*\bfitness\b|\bbuild(?:ing)? fitness\b|\btoo late\b|\bfresh (?:food|air|fruit)\b|\b(?:mean|stand for|calculate\w*)\b/;

/** "-8", with the sign of arithmetic. */
const signed = (value: number): string => `${Math.round(value)}`.replace('-', '−');

function formOn(day: Day, { form = [] }: RequestInput): string | null {
  const at = form.findIndex((each) => each.day === day);
  const is = form[at];
  if (is === undefined) return null;
  const before = form[at - 1] ?? is;
  return `fitness (CTL) ${Math.round(is.fitness)}, fatigue (ATL) ${Math.round(is.fatigue)}, form (TSB) ${signed(is.form)}: ${BANDS[formBand(is.form, before.fitness)]}`;
}

/** Form as it is, and as it will be on a day that is named; where it is not reckoned, what is planned and where it stands. */
function formText(days: readonly Day[] | null, input: RequestInput): string {
  const { today } = input.limits;
  const is = formOn(today, input);
  if (is === null)
    return `${plannedLoad(input)} Your form, as fitness against fatigue, is on the Performance page. If you feel worn out, say “I am tired”, and the plan follows.`;
  const day = days?.length === 1 && days[0]! > today ? days[0]! : null;
  const then = day === null ? null : formOn(day, input);
  const later = then === null ? '' : ` On ${dayName(day!)}, if you do what is planned: ${then}.`;
  return `Today: ${is}.${later} ${plannedLoad(input)}`;
}

/** How load and form are, and what becomes of them. */
export const loadFact: Teller = ({ words, days }, input) => {
  if (RISES.test(words)) return plannedLoad(input);
  return OF_FORM.test(words) && !OF_MOVING.test(words) ? formText(days, input) : null;
};
