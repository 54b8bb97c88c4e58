import type { TrainingPreferences, WorkoutTime, Blackout } from '../athlete/athlete.ts';
import { blackoutErrors, LONGEST_BLACKOUT_LABEL } from '../athlete/blackout.ts';
import { addDays, type Day, WEEKDAYS } from '../calendar/calendar.ts';
import { dayName, weekdayName } from '../calendar/dayNames.ts';
import { gluedParts } from '../principles/clauses.ts';
import { conflictsAmong } from '../principles/conflicts.ts';
import { compilePrinciple } from '../principles/compile.ts';
import type { PrincipleRule, RuleBody } from '../principles/rule.ts';
import { bodyWords } from '../principles/words.ts';
import { listOf } from '../units/listOf.ts';
import { readIntents } from './request/readIntents.ts';
import { DAY, isDated, isWeekly, namesOnly, noteOn, placeless, plainly } from './constraintGuards.ts';
import { spelledOut } from './shortForms.ts';
import type { DateTag } from './request/tags.ts';
import type { RequestIntent } from './request/intent.ts';
import { timeText } from '../units/timeText.ts';

/** One sentence of what an athlete says the plan should know, and what the plan makes of it. */
export interface ReadConstraint {
  text: string;
  /** Hold in every week. */
  rules: readonly PrincipleRule[];
  dates: readonly Blackout[];
  /** The only time of day for training; null: not told. */
  time: WorkoutTime | null;
  /** "No swim on Friday"; null: it could not be read, and nothing follows from it. */
  understood: string | null;
  /** The sentence before it that it cannot be kept beside; then nothing follows from it. */
  contradicts?: string;
}

type Reading = Omit<ReadConstraint, 'text' | 'contradicts'>;

/** Days ahead that a date may name. */
const HORIZON_DAYS = 365;
const EVERYONE: PrincipleRule['scope'] = { phases: [], kinds: [], who: [], firstWeeks: null };
const ANY = { types: [], quality: 'any' } as const;

const DAYS = `${DAY}(?:(?:\\s*(?:,|&|\\+|\\/|and|or)\\s*|\\s+)${DAY})*`;
/** "I can only train on Tue, Thu and Sat": the principles' reader knows this of a sport alone. */
const ONLY_DAYS = [
  new RegExp(
    `^(?:i (?:can|could|may) )?(?:train(?:ing)? )?only (?:train(?:ing)? )?(?:on |at )?(?:the )?(${DAYS})$`,
    'i',
  ),
  new RegExp(`^(?:(?:i (?:can|could) )?train(?:ing)? )?(?:on )?(${DAYS}) only$`, 'i'),
];
/** "45 minutes per session on weekdays": a limit for each day, whether it is told as that of a day or of a workout. */
const EACH_DAY = new RegExp(
  `^(?:(?:i|we) (?:have|can train|train) )?(?:only |at most |max(?:imum)? |no more than |up to )*(\\d+(?:[.,]\\d+)? ?(?:h|hours?|min|mins|minutes)|an hour|one hour|half an hour|\\d+h\\d+) (?:a|per|each|every) (?:day|session|workout)(?: (?:max(?:imum)?|at most))?(?:(?:,| on)? (${DAYS}))?$`,
  'i',
);
const CLOSED = 'impossible|busy|taken|blocked|out|not possible|full|unavailable|closed';
const CLOSED_DAYS = [
  new RegExp(`^(${DAYS})(?: ?[:=])? (?:(?:are|is) (?:always )?)?(?:${CLOSED}|off|nothing)$`, 'i'),
  new RegExp(`^nothing(?: on)? (${DAYS})$`, 'i'),
];
/** The plan knows one time of day for all workouts, so that only a sentence about all of them is read. */
const TIMES: readonly (readonly [RegExp, WorkoutTime])[] = (
  [
    ['(?:in the |the )?mornings?', 'morning'],
    ['(?:at )?(?:midday|noon|lunch(?: ?time)?)', 'midday'],
    ['(?:in the |the )?afternoons?', 'afternoon'],
    ['(?:in the |the )?evenings?', 'evening'],
  ] as const
).map(([words, time]) => [
  new RegExp(`^(?:i )?(?:can )?(?:only )?(?:prefer |train )?(?:only )?${words}(?: only)?$`, 'i'),
  time,
]);
/** Of several wishes only the cap would be left. */
const OTHER_WISH = /\b(?:no|never|swim|run|ride|bike|strength|gym)\w*\b/i;

const NOTHING: Reading = { rules: [], dates: [], time: null, understood: null };

const ruleOf = (body: RuleBody): PrincipleRule => ({ body, scope: EVERYONE });

const isOfAnything = (body: RuleBody): boolean =>
  'what' in body && body.what.types.length === 0 && body.what.quality === 'any';

/** "No training on Monday": what concerns days as a whole, in the words of the preferences that it becomes. */
function ruleWords(body: RuleBody): string {
  if (!isOfAnything(body)) return bodyWords(body);
  if (body.kind === 'days' && !body.rather)
    return `${body.only ? 'Training only' : 'No training'} on ${listOf(body.days.map(weekdayName))}`;
  if (body.kind === 'length')
    return `At most ${timeText(body.minutes)} ${body.days.length === 0 ? 'a day' : `on ${listOf(body.days.map(weekdayName))}`}`;
  return bodyWords(body);
}

const kept = (rules: readonly PrincipleRule[]): Reading => ({
  ...NOTHING,
  rules,
  understood: rules.map(({ body }) => ruleWords(body)).join('; '),
});

function asPrinciple(text: string): Reading | null {
  const { state, rules } = compilePrinciple({ principleType: 'general', context: '', principle: text });
  // who an athlete is, their own sentence need not say
  const isTheirs = rules.every(({ scope }) => scope.who.length === 0);
  return state === 'compiled' && isTheirs ? kept(rules) : null;
}

function asDays(text: string): Reading | null {
  const daysIn = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(text)?.[1]).find((days) => days !== undefined);
  const only = daysIn(ONLY_DAYS);
  const days = only ?? daysIn(CLOSED_DAYS);
  if (days === undefined) return null;
  const listed = days.replace(new RegExp(`(${DAY})\\s+(?=${DAY}\\b)`, 'gi'), '$1, ');
  // the principles' reader knows the names of days
  const read = asPrinciple(`No training on ${listed}`);
  const [rule] = read?.rules ?? [];
  if (rule?.body.kind !== 'days' || read!.rules.length !== 1) return null;
  return kept([ruleOf({ ...rule.body, only: only !== undefined })]);
}

function asEachDay(text: string): Reading | null {
  const [, amount, days] = EACH_DAY.exec(text) ?? [];
  if (amount === undefined) return null;
  return asPrinciple(`At most ${amount} per workout${days === undefined ? '' : ` on ${days}`}`);
}

function asTime(text: string): Reading | null {
  const found = TIMES.find(([pattern]) => pattern.test(text));
  return found ? { ...NOTHING, time: found[1], understood: `Workouts ${timeOfDayText(found[1])}` } : null;
}

const timeOfDayText = (time: WorkoutTime) => (time === 'midday' ? 'in the middle of the day' : `in the ${time}`);

/** Caps that come with their reason: "Kids at home on Wednesdays, so at most 30 minutes". */
function asCap(text: string, intents: readonly RequestIntent[]): Reading | null {
  if (OTHER_WISH.test(text)) return null;
  const caps = intents.flatMap((intent) =>
    intent.kind === 'prefer' && intent.preference.kind === 'maxMinutes' ? [intent.preference] : [],
  );
  const isAll = intents.every(({ kind }) => kind === 'prefer' || kind === 'cap') && intents.length <= 2 * caps.length;
  if (caps.length === 0 || !isAll) return null;
  return kept(caps.map(({ days, minutes }) => ruleOf({ kind: 'length', what: ANY, minutes, days })));
}

/** The days in a row, from `today` on. */
function rangesOf(days: readonly Day[], today: Day): { from: Day; to: Day }[] {
  const ranges: { from: Day; to: Day }[] = [];
  for (const day of [...new Set(days)].sort()) {
    if (day < today) continue;
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

const isCertain = (dates: DateTag | null): dates is DateTag =>
  dates !== null &&
  dates.grain !== 'recurring' &&
  dates.bare === undefined &&
  dates.time === undefined &&
  dates.ends === undefined &&
  !dates.vague &&
  (dates.parts ?? []).every(isCertain);

/** Days without training, or with few minutes, that a wish names. */
function daysOf(intent: RequestIntent): { dates: DateTag | null; minutes: number | null } | null {
  if (intent.kind === 'free' && intent.can === undefined && intent.what.workout === null)
    return { dates: intent.what.dates, minutes: null };
  if (intent.kind === 'remove' && intent.what.workout?.sports.length === 0 && intent.what.workout.kind === null)
    return { dates: intent.what.dates, minutes: null };
  if (
    intent.kind === 'resize' &&
    intent.what.workout === null &&
    intent.length.atMost &&
    intent.length.minutes !== null
  )
    return { dates: intent.what.dates, minutes: intent.length.minutes };
  return null;
}

/** What names the dates that a sentence blocks. */
export const labelOf = (text: string): string => plainly(text).slice(0, LONGEST_BLACKOUT_LABEL);

/** Every year, and every whole date to come, that the words name is one of these: what is read is what was written. */
function areNamed(text: string, dates: readonly Blackout[], today: Day): boolean {
  const edges = dates.flatMap(({ from, to }) => [from, to]);
  const wholeDates = text.match(/\b20\d\d-\d\d-\d\d\b/g) ?? [];
  const years = text.match(/\b20\d\d\b/g) ?? [];
  return (
    wholeDates.every((date) => date < today || edges.includes(date)) &&
    years.every((year) => edges.some((edge) => edge.startsWith(year)))
  );
}

/** "Away 10 to 14 December", as dates that are blocked. */
function asDates(text: string, intents: readonly RequestIntent[], today: Day): Reading | null {
  const named = intents.filter(({ kind }) => kind !== 'event').map(daysOf);
  const isTravel = intents.every((intent) => intent.kind !== 'event' || intent.event.kind === 'travel');
  if (named.length === 0 || !isTravel) return null;
  const label = labelOf(text);
  const dates: Blackout[] = [];
  for (const each of named) {
    if (each === null || !isCertain(each.dates)) return null;
    for (const range of rangesOf(each.dates.days, today))
      dates.push({ ...range, label, ...(each.minutes !== null && { mostMinutes: each.minutes }) });
  }
  const isDaily = /\b(?:a|per|each) day\b/i.test(text) || dates.every(({ from, to }) => from === to);
  if (!isDaily && dates.some(({ mostMinutes }) => mostMinutes !== undefined)) return null;
  const days = named.flatMap((each) => each?.dates?.days ?? []);
  if (dates.length === 0 || !namesOnly(text, days) || !areNamed(text, dates, today)) return null;
  if (dates.some((range) => blackoutErrors(range).length > 0)) return null;
  return { ...NOTHING, dates, understood: datesText(dates) };
}

const rangeText = ({ from, to }: Blackout) => (from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`);

/** "No training on Saturday 12 December". */
export function datesText(dates: readonly Blackout[]): string {
  return dates
    .map((range) =>
      typeof range.mostMinutes === 'number'
        ? `At most ${timeText(range.mostMinutes)} ${range.from === range.to ? 'on' : 'a day,'} ${rangeText(range)}`
        : `No training ${range.from === range.to ? 'on ' : ''}${rangeText(range)}`,
    )
    .join('; ');
}

function readOne(sentence: string, today: Day): Reading {
  const text = placeless(plainly(spelledOut(sentence)));
  const time = asTime(text);
  if (time) return time;
  const isOfWeeks = isWeekly(text);
  const lasting = isOfWeeks ? (asDays(text) ?? asEachDay(text) ?? asPrinciple(text)) : null;
  if (lasting) return lasting;
  if (!isOfWeeks && !isDated(text)) return NOTHING;
  const read = readIntents(text, { today, firstDay: today, lastDay: addDays(today, HORIZON_DAYS) });
  if (read.ambiguous !== null) return NOTHING;
  return (
    (isOfWeeks ? asCap(text, read.intents) : null) ??
    (isDated(text) ? asDates(text, read.intents, today) : null) ??
    NOTHING
  );
}

/** What a list of sentences says, where each of them is read. */
function readAll(parts: readonly string[], today: Day): Reading | null {
  const all = parts.map((part) => readOne(part, today));
  if (all.some(({ understood }) => understood === null)) return null;
  return {
    rules: all.flatMap(({ rules }) => rules),
    dates: all.flatMap(({ dates }) => dates),
    time: all.find(({ time }) => time !== null)?.time ?? null,
    understood: all.map(({ understood }) => understood).join('; '),
  };
}

const trimmed = (part: string) => part.replace(/^[\s\-–*•,;!]+|[\s.,;!]+$/g, '');
const partsOf = (text: string, between: RegExp): string[] => text.split(between).map(trimmed).filter(Boolean);

/** A name of a month, as it stands after the full stop of "10. December". */
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/**
 * Ends of sentences, of which a question keeps its mark. The full stop of "max. 60 min", "12.1." and "10. December" is none; that of
 * "until 8. No strength" is one.
 */
const SENTENCES = new RegExp(
  `[;\\n!]+|(?<=\\?)|(?<!\\d|\\bmax|\\bapprox)\\.(?=\\s|$)|(?<=\\d)\\.(?=\\s+(?!(?:${MONTH}|to|and|or|until|till)\\b)[a-z])`,
  'i',
);

/** What was said first holds: nothing follows from a sentence that cannot be kept beside it. */
function withoutContradictions(read: readonly ReadConstraint[]): readonly ReadConstraint[] {
  const standing: ReadConstraint[] = [];
  return read.map((one) => {
    const other = standing.find((each) => areAgainst(each, one));
    if (other) return { text: one.text, ...NOTHING, contradicts: other.text };
    standing.push(one);
    return one;
  });
}

const areAgainst = (one: ReadConstraint, other: ReadConstraint): boolean =>
  (one.time !== null && other.time !== null && one.time !== other.time) ||
  conflictsAmong([one, other].map(({ text, rules }) => ({ id: text, rules }))).length > 0;

/**
 * What an athlete's own words about their weeks come to, sentence by sentence. Rules and times do not depend on `today`, dates do. A
 * sentence that is not read for certain is not read at all: nothing follows from it, and who wrote it is told. So they are of one that
 * contradicts what they said before.
 */
export function readConstraints(text: string, today: Day): readonly ReadConstraint[] {
  const read = partsOf(text, SENTENCES).map((sentence): ReadConstraint => {
    const whole = readOne(sentence, today);
    if (whole.understood !== null) return { text: sentence, ...whole };
    const parts = gluedParts(partsOf(sentence, /,|\bbut\b/));
    return { text: sentence, ...((parts[0] === sentence ? null : readAll(parts, today)) ?? NOTHING) };
  });
  return withoutContradictions(read);
}

/** Why nothing follows from a sentence; null: it could not be read, or the plan keeps it. */
export function constraintNote({
  text = '',
  understood = null,
  contradicts,
}: Partial<Pick<ReadConstraint, 'text' | 'understood' | 'contradicts'>>): string | null {
  if (contradicts !== undefined) return `It contradicts “${contradicts}”, so the plan does not keep it.`;
  return understood === null ? noteOn(text) : null;
}

export interface Constrained {
  preferences: TrainingPreferences;
  /** Those that no preference says. */
  rules: readonly PrincipleRule[];
}

const isOfAll = ({ scope }: PrincipleRule) => JSON.stringify(scope) === JSON.stringify(EVERYONE);

/** The preferences with what the constraints add to them; the rest is left to rules. What would leave no day to train on stays a rule. */
export function withConstraints(
  preferences: TrainingPreferences,
  constraints: readonly Pick<ReadConstraint, 'rules' | 'time'>[],
): Constrained {
  const rest: PrincipleRule[] = [];
  let now = preferences;
  for (const { rules, time } of constraints) {
    if (time !== null) now = { ...now, preferredWorkoutTimes: time };
    for (const rule of rules) {
      const next = isOfAll(rule) ? withRule(now, rule.body) : null;
      if (next === null) rest.push(rule);
      else now = next;
    }
  }
  return { preferences: now, rules: rest };
}

/** Null: it is no matter of the preferences. */
function withRule(now: TrainingPreferences, body: RuleBody): TrainingPreferences | null {
  if (body.kind === 'hours' && body.most >= 1)
    return { ...now, weeklyHoursAvailable: Math.min(now.weeklyHoursAvailable, body.most) };
  if (body.kind === 'days' && isOfAnything(body) && !body.rather) {
    const unavailableDays = WEEKDAYS.filter(
      (day) => now.unavailableDays.includes(day) || body.days.includes(day) !== body.only,
    );
    const longWorkoutDays = now.longWorkoutDays.filter((day) => !unavailableDays.includes(day));
    return longWorkoutDays.length === 0 ? null : { ...now, unavailableDays, longWorkoutDays };
  }
  if (body.kind === 'length' && isOfAnything(body)) {
    const days = body.days.length === 0 ? WEEKDAYS : body.days;
    const caps = now.maxMinutesByDay ?? {};
    const added = days.map((day) => [day, Math.min(caps[day] ?? Infinity, body.minutes)] as const);
    return { ...now, maxMinutesByDay: { ...caps, ...Object.fromEntries(added) } };
  }
  return null;
}
