import { addDays, type Day } from '../../calendar/calendar.ts';
import { MONTH_NAMES } from '../../calendar/dayNames.ts';
import { correctionIn, type TimeKind } from './formWords.ts';
import type { ReportedEvent } from './request.ts';

/** What keeps an athlete from training as planned for some days, as they told it. */
export interface Circumstance {
  kind: TimeKind;
  from: Day;
  to: Day;
  /** Time for training on each of the days; null: not told. */
  minutes: number | null;
}

/** A request that was applied. */
export interface AppliedRequest {
  request: string;
  /** Day on which it was asked. */
  on: Day;
  events: readonly ReportedEvent[];
  /** Days that are kept free of all training for it. */
  keptFree: readonly Day[];
  /** Days of the workouts that it changed. */
  changed: readonly Day[];
}

const DATE = `(\\d{1,2}) (${MONTH_NAMES.join('|')})`;
const SPAN = `(?:on ${DATE}|from ${DATE} to ${DATE})`;
const MINUTES = '(?<minutes>\\d+) minutes a day';

/** The words of forms (`wordsOfForm`), read back: the reader of requests makes changes of some of them, and no event. */
const FORMS: readonly (readonly [Circumstance['kind'], RegExp])[] = [
  ['tired', new RegExp(`^I am tired: only easy workouts ${SPAN}\\.$`)],
  ['away', new RegExp(`^I am away ${SPAN}\\.$`)],
  ['travelling', new RegExp(`^I am travelling ${SPAN} and have ${MINUTES}\\.$`)],
  ['life', new RegExp(`^Life is busy: I have ${MINUTES} ${SPAN}\\.$`)],
];

/** The first such date from that day on. */
function dateFrom(on: Day, date: string, month: string): Day {
  const rest = `${String(MONTH_NAMES.indexOf(month as never) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const year = Number(on.slice(0, 4));
  const day: Day = `${year}-${rest}` as Day;
  return day >= on ? day : (`${year + 1}-${rest}` as Day);
}

function ofForm({ request, on }: AppliedRequest): Circumstance | null {
  const told = correctionIn(request)?.rest ?? request;
  for (const [kind, pattern] of FORMS) {
    const match = pattern.exec(told);
    if (match === null) continue;
    const minutes = match.groups?.['minutes'];
    const [date, month, ...more] = match.slice(1).filter((part) => part !== undefined && part !== minutes);
    const from = dateFrom(on, date!, month!);
    const to = more.length === 2 ? dateFrom(from, more[0]!, more[1]!) : from;
    return { kind, from, to, minutes: minutes === undefined ? null : Number(minutes) };
  }
  return null;
}

const KINDS: Readonly<Partial<Record<ReportedEvent['kind'], Circumstance['kind']>>> = {
  travel: 'travelling',
  deadline: 'life',
  fatigue: 'tired',
};

/** What the athlete told with a request of why they train less for some days; null: nothing, or an illness or injury, which have records of their own. */
export function circumstanceOf(applied: AppliedRequest): Circumstance | null {
  const form = ofForm(applied);
  if (form !== null) return form;
  const { events, keptFree, changed } = applied;
  for (const { kind: told, from, to } of events) {
    const kind = KINDS[told];
    if (kind === undefined) continue;
    // who names no end is eased for as long as the changes reach
    const last = to ?? [...keptFree, ...changed, from].toSorted().at(-1)!;
    return { kind: kind === 'travelling' && keptFree.length > 0 ? 'away' : kind, from, to: last, minutes: null };
  }
  return null;
}

/** True where one of these requests told otherwise since, or that it is over. */
export const isCorrected = (kind: Circumstance['kind'], since: readonly Pick<AppliedRequest, 'request'>[]): boolean =>
  since.some(({ request }) => correctionIn(request)?.kind === kind);

/** The last of each kind that is not over on that day; earliest first. `told`: the latest first. */
export function openCircumstances<Told extends Circumstance>(told: readonly Told[], today: Day): Told[] {
  const latest = told.filter(({ kind }, i) => told.findIndex((other) => other.kind === kind) === i);
  return latest.filter(({ to }) => to >= today).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** For so long a circumstance is looked for after it was told, days: no span of a request is longer. */
export const LONGEST_CIRCUMSTANCE = 60;

/** The span as far as its days are still kept free; null: none of them is. */
export function keptOf<Told extends Circumstance>(told: Told, isFree: (day: Day) => boolean): Told | null {
  let to = told.to;
  while (to >= told.from && !isFree(to)) to = addDays(to, -1);
  return to < told.from ? null : { ...told, to };
}
