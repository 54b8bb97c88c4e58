import { addDays, type Day, daysBetween, mondayOf } from '../../../calendar/calendar.ts';
import { dayName } from '../../../calendar/dayNames.ts';
import { countOf } from '../../../units/countOf.ts';
import type { RequestInput, RequestWorkout } from '../request.ts';
import { upper } from '../why/wording.ts';
import { listOf } from '../../../units/listOf.ts';
import { type AskedOfPlan, inDays, minutesOf, type Teller, weekOf } from './planFacts.ts';
import { timeText } from '../../../units/timeText.ts';

/** What stands in a week, or was done in it. */
export const inWeek = (monday: Day, { workouts }: RequestInput): readonly RequestWorkout[] =>
  inDays(workouts, weekOf(monday)).filter(({ status }) => status !== 'skipped');

const KINDS = {
  load: 'a training week',
  step: 'a lighter week',
  taper: 'a taper week',
  race: 'a race week',
  recovery: 'a recovery week',
} as const;

const ORDINAL_WEEK = /\bweek (one|two|three|four|five|six|[1-6])\b|\b(first|second|third|fourth|last) week\b/;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const PLACES = ['first', 'second', 'third', 'fourth'];

/** The Monday of the week that a comparison is about: of those in sight, where it has a number. */
function weekAsked({ words, days }: AskedOfPlan, { limits }: RequestInput): Day {
  const found = ORDINAL_WEEK.exec(words);
  const nth = found?.[1] ?? found?.[2];
  if (nth === 'last') return mondayOf(limits.lastDay);
  if (nth !== undefined) {
    const index = NUMBERS.includes(nth)
      ? NUMBERS.indexOf(nth)
      : PLACES.includes(nth)
        ? PLACES.indexOf(nth)
        : Number(nth) - 1;
    return addDays(mondayOf(limits.firstDay), 7 * index);
  }
  return mondayOf(days?.[0] ?? limits.today);
}

/** "Is week three easier", "is next week bigger": its hours beside those of its neighbours. */
const comparedWeek: Teller = (asked, input) => {
  if (!/\bweeks?\b/.test(asked.words)) return null;
  if (
    !/\b(?:easier|harder|lighter|heavier|bigger|smaller|tougher|less|more|shorter|longer|the same|jump|compared?|recovery|easy|rest|deload|build|hardest|easiest|toughest|biggest|hard)\b/.test(
      asked.words,
    ) ||
    !(ORDINAL_WEEK.test(asked.words) || /\b(?:this|next|the|which|last|coming) (?:\w+ )?weeks?\b/.test(asked.words)) ||
    !/^(?:so |and |hmm |,)*(?:is|are|will|was|does|how|why is|which|when is)\b/.test(asked.words)
  )
    return null;
  if (
    (asked.workout?.sports.length ?? 0) > 0 ||
    /\b(?:workouts?|sessions?|days?)\b|\bhow (?:many|often|do|should|can|long)\b/.test(asked.words)
  )
    return null;
  const { limits } = input;
  if (/\bwhich (?:\w+ )?week\b/.test(asked.words)) return biggestWeek(asked, input);
  const monday = weekAsked(asked, input);
  if (monday > limits.lastDay || monday < limits.firstDay) return null;
  const week = limits.season.weeks.find(({ weekStartDate }) => weekStartDate === monday);
  const kind = week === undefined ? '' : `, ${KINDS[week.kind]} of the ${week.phaseType} phase`;
  const around = [-7, 7]
    .map((days) => addDays(monday, days))
    .filter((day) => day >= limits.firstDay && day <= limits.lastDay);
  const beside = around.map((day) => `${timeText(minutesOf(inWeek(day, input)))} in the week from ${dayName(day)}`);
  return `The week from ${dayName(monday)}${kind}, holds ${timeText(minutesOf(inWeek(monday, input)))}${beside.length === 0 ? '' : `, beside ${listOf(beside)}`}.`;
};

/** "Which week is hardest". */
const biggestWeek: Teller = ({ words }, input) => {
  if (!/\b(?:hardest|toughest|biggest|heaviest|longest|most)\b/.test(words)) return null;
  const { limits } = input;
  const [first] = limits.season.weeks
    .filter(({ weekStartDate, weekEndDate }) => weekEndDate >= limits.today && weekStartDate <= limits.lastDay)
    .map(({ weekStartDate }) => ({ monday: weekStartDate, minutes: minutesOf(inWeek(weekStartDate, input)) }))
    .sort((a, b) => b.minutes - a.minutes);
  return first === undefined
    ? null
    : `The biggest week in sight is that from ${dayName(first.monday)}, with ${timeText(first.minutes)}.`;
};

const LIGHTER_WEEK =
  /\b(?:recovery|easy|easier|rest|resting|deload|step back|unload|lighter|light|down|off|quiet) weeks?\b/;
/** "Is this a recovery week", "when is the next easy week". */
const lighterWeek: Teller = ({ words }, { limits }) => {
  if (!LIGHTER_WEEK.test(words) || /\b(?:should|why|need|what (?:do|should|is a)|how)\b/.test(words)) return null;
  const ahead = limits.season.weeks.filter(({ weekEndDate }) => weekEndDate >= limits.today);
  const [now] = ahead;
  const isLight = ({ kind }: { kind: keyof typeof KINDS }): boolean => kind !== 'load' && kind !== 'race';
  const next = ahead.find((week) => week !== now && isLight(week));
  const is = now === undefined ? '' : `This week is ${KINDS[now.kind]} of the ${now.phaseType} phase. `;
  return next === undefined
    ? `${is}No lighter or recovery week lies ahead in the weeks that are planned.`
    : `${is}The next lighter or recovery week is that from ${dayName(next.weekStartDate)}: ${KINDS[next.kind]}.`;
};

/** Weeks of a phase that are left. */
const phaseLeft: Teller = ({ words }, { limits }) => {
  const phase =
    /\bhow (?:many weeks|long)\b.*\b(base|build|peak|taper|recovery)\b|\b(?:still|another|more)\b.*\b(base|build|peak|taper|recovery) weeks?\b/.exec(
      words,
    );
  const type = phase?.[1] ?? phase?.[2];
  if (type === undefined || !/\b(?:left|remain\w*|more|still|another|last|to go|does|will)\b/.test(words)) return null;
  const left = limits.season.weeks.filter(
    ({ weekEndDate, phaseType }) => weekEndDate >= limits.today && phaseType === type,
  );
  return left.length === 0
    ? `No week of the ${type} phase lies ahead in what is planned.`
    : `${upper(countOf(left.length, 'week'))} of the ${type} phase, this one included where it is of it: the last begins on ${dayName(left.at(-1)!.weekStartDate)}.`;
};

/** Which week of the plan this is. */
const weekNumber: Teller = ({ words }, { limits }) => {
  if (
    !/\bhow (?:many weeks|long) (?:have i|did i|am i)\b|\bwhere (?:in (?:the|my) plan )?(?:are we|am i)\b|\b(?:what|which) week (?:number )?(?:is (?:it|this)|are we|am i)\b|\bweek number\b/.test(
      words,
    )
  )
    return null;
  const week = limits.season.weeks.find(({ weekEndDate }) => weekEndDate >= limits.today);
  const phase = week === undefined ? '' : ` of the ${week.phaseType} phase, ${KINDS[week.kind]}`;
  const count = limits.weekOne === undefined ? null : Math.floor(daysBetween(limits.weekOne, limits.today) / 7) + 1;
  return `This is ${count === null ? 'a week' : `week ${count} of your schedule, one`}${phase}.`;
};

/** How far ahead the schedule reaches. */
const reach: Teller = ({ words }, { limits }) =>
  /\b(?:how far|how long|weeks) ahead\b|\bhow (?:far|long) (?:does|do|is|can) (?:the |my |you )?(?:plan|schedule)\b|\bplan (?:\w+ )?(?:weeks|months) ahead\b/.test(
    words,
  )
    ? `Day by day the schedule reaches to ${dayName(limits.lastDay)}; the season plan has the weeks and races beyond, and each week the schedule grows by one.`
    : null;

/** Questions about weeks: how big, how light, how many, which. */
export const OF_WEEKS: readonly Teller[] = [phaseLeft, reach, lighterWeek, comparedWeek, weekNumber];
