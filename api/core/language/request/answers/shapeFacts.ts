import { isDone } from '../../../codes/workout.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../../calendar/calendar.ts';
import { COACH_ANSWERS } from '../../../messages/coachAnswers.ts';
import { dayName } from '../../../calendar/dayNames.ts';
import { countOf } from '../../../units/countOf.ts';
import { isStillPlanned, named, nounOf, PLURALS } from '../lookUp.ts';
import type { RequestInput } from '../request.ts';
import { upper } from '../why/wording.ts';
import { listOf } from '../../../units/listOf.ts';
import { dayFacts, facts, inDays, minutesOf, meant, spanText, type Teller, weekOf } from './planFacts.ts';
import { inWeek, OF_WEEKS } from './weekFacts.ts';
import { timeText } from '../../../units/timeText.ts';

const allDays = ({ limits: { today, lastDay } }: RequestInput): readonly Day[] =>
  Array.from({ length: Math.max(0, daysBetween(today, lastDay)) + 1 }, (_, index) => addDays(today, index));

const nextRace = ({ limits: { races, today } }: RequestInput) =>
  [...races].filter(({ raceDate }) => raceDate >= today).sort((a, b) => (a.raceDate < b.raceDate ? -1 : 1))[0];

const UNTIL_RACE =
  /\b(?:before|until|till|to|ahead of|left (?:before|until|till)) (?:the |my )?(?:big )?(?:race|half|marathon|triathlon|event)\b/;

/** "How many rides before the race": workouts of a kind, up to the day before it. */
const countBeforeRace: Teller = (asked, input) => {
  if (!/\bhow (?:many|often)\b/.test(asked.words) || !UNTIL_RACE.test(asked.words)) return null;
  if (/\bhow many (?:days|weeks|months|sleeps|km|kilomet\w+|miles)\b/.test(asked.words)) return null;
  const race = nextRace(input);
  if (race === undefined) return 'No race lies ahead in your season plan.';
  const open = input.workouts.filter(
    (each) =>
      isStillPlanned(each, input.limits.today) && each.scheduledDate < race.raceDate && each.workoutType !== 'race',
  );
  const there = meant(open, asked.workout);
  const [sport] = asked.workout?.sports ?? [];
  const what = sport === undefined ? 'workout' : nounOf(sport);
  return `${countOf(there.length, what)} before ${race.raceName} on ${dayName(race.raceDate)}, ${timeText(minutesOf(there))} in all.`;
};

/** How many days are free, or hold nothing hard. */
const countDays: Teller = ({ words, days }, input) => {
  const isFree = /\bhow many (?:\w+ )?(?:rest days?|free days?|days? off|off days?|days? free)\b/.test(words);
  const isEasy = /\bhow many easy days?\b/.test(words);
  if (!(isFree || isEasy) || /\b(?:should|need|best|take)\b/.test(words)) return null;
  const span = (/\bmonth\b/.test(words) ? allDays(input) : (days ?? weekOf(input.limits.today))).filter(
    (day) => day >= input.limits.firstDay && day <= input.limits.lastDay,
  );
  if (span.length === 0) return null;
  const found = span.filter((day) => {
    const there = inDays(input.workouts, [day]);
    return isFree ? there.length === 0 : there.length > 0 && there.every(({ isHard, isLong }) => !isHard && !isLong);
  });
  return `${countOf(found.length, isFree ? 'rest day' : 'easy day')} ${spanText(span)}${found.length === 0 ? '' : `: ${listOf(found.map(dayName))}`}.`;
};

const easyShare: Teller = ({ words, days }, input) => {
  if (!/\b(?:percent(?:age)?|share|proportion|how much|fraction)\b.*\b(?:easy|hard|intens\w+)\b/.test(words))
    return null;
  const there = inDays(input.workouts, days ?? weekOf(input.limits.today)).filter(
    ({ workoutType, status }) => workoutType !== 'strength' && status !== 'skipped',
  );
  const all = minutesOf(there);
  if (all === 0) return null;
  const hard = there.filter(({ isHard }) => isHard);
  const easy = Math.round((100 * (all - minutesOf(hard))) / all);
  return `${easy} % of the time ${spanText(days ?? weekOf(input.limits.today))} is in workouts that are easy or moderate, the rest in ${countOf(hard.length, 'hard workout')}, warm-up included.`;
};

const SUPERLATIVE =
  /\b(longest|biggest|shortest|toughest|hardest|heaviest|most (?:intense|difficult|demanding|brutal))\b|\bwhich (?:day|workout|session|one|run|ride|swim)\b.*\b(hardest|toughest|longest|shortest|worst|heaviest)\b/;

/** "The longest swim in the plan", "which day is hardest": one workout, and not all that could be meant. */
const most: Teller = (asked, input) => {
  const found = SUPERLATIVE.exec(asked.words);
  if (found === null || /\b(?:ever|last year|pb|record)\b/.test(asked.words)) return null;
  const what = found[1] ?? found[2]!;
  const isAll =
    asked.days === null && /\b(?:plan|month|all|whole|schedule|season|ahead|until|before)\b/.test(asked.words);
  const isOfSport = (asked.workout?.sports.length ?? 0) > 0;
  const span = asked.days ?? (isAll || isOfSport ? allDays(input) : weekOf(input.limits.today));
  // what is longest is no long one of its own
  const workout = asked.workout && { ...asked.workout, kind: null };
  const open = meant(inDays(input.workouts, span), workout).filter(
    (each) => isStillPlanned(each, input.limits.today) && each.workoutType !== 'race',
  );
  if (open.length === 0) return null;
  const byLength = [...open].sort((a, b) => b.duration - a.duration);
  if (what === 'shortest') return facts([byLength.at(-1)!], input);
  if (/^week\b|\b(?:hardest|toughest|biggest|longest|heaviest) week\b/.test(asked.words)) return null;
  if (/longest|biggest/.test(what)) return facts([byLength[0]!], input);
  const [hardest] = [...open].filter(({ isHard }) => isHard).sort((a, b) => b.tss - a.tss);
  if (hardest === undefined) return `Nothing hard is planned then; the longest is: ${facts([byLength[0]!], input)}`;
  const longest = byLength[0]!;
  return `Hardest: ${facts([hardest], input)}${longest === hardest ? '' : ` Longest: ${facts([longest], input)}`}`;
};

const IN_IT =
  /\b(?:rests?|recover(?:y|ies)|breaks?|pauses?) between (?:the |my )?(?:intervals|repeats|reps|sets|efforts)\b|\b(?:which|what|how many|list|show|any|are there|is there)\b.*\b(?:drills?|exercises?|sets?|reps?|repetitions?|squats?|lunges?|steps|intervals? (?:in|are)|repeats?|main set|warm up in)\b/;

/** Drills of a swim, sets of a strength workout: from what it says to do. */
const stepsOf: Teller = (asked, input) => {
  if (!IN_IT.test(asked.words) || /\b(?:should i do|best|good) (?:drills?|exercises?)\b/.test(asked.words)) return null;
  const isStrength =
    /\b(?:squats?|lunges?|exercises?|sets?|reps?|repetitions?)\b/.test(asked.words) && asked.workout === null;
  const isSwim = /\bdrills?\b/.test(asked.words) && asked.workout === null;
  const open = input.workouts.filter((each) => isStillPlanned(each, input.limits.today));
  const ofKind =
    isStrength || isSwim
      ? open.filter(({ workoutType }) => workoutType === (isSwim ? 'swim' : 'strength'))
      : meant(open, asked.workout);
  const [next] = inDays(ofKind, asked.days ?? allDays(input));
  if (next === undefined) return null;
  return `${facts([next], input)} ${next.instructions === '' ? 'Its steps, with sets, repetitions and drills, stand in it: open the workout on the schedule.' : next.instructions}`;
};

const COUNTS_MOST =
  /\b(?:optional|minimum|prioriti[sz]\w+|important|essential|least important|which ones?|afford to (?:miss|skip)|can (?:be )?(?:miss|skip)(?:ped|ed)?|non negotiable|must do)\b/;
/** "Which sessions are optional": what counts most in these days, and what may go first. */
const priorities: Teller = (asked, input) => {
  if (!COUNTS_MOST.test(asked.words) || /\b(?:strength|gym|warm|cool|eat|drink|sleep|stretch\w*)\b/.test(asked.words))
    return null;
  if (!/\b(?:which|what|is|are|how|if|do)\b/.test(asked.words)) return null;
  const week = weekOf(asked.days?.[0] ?? input.limits.today);
  const open = inDays(input.workouts, week).filter((each) => isStillPlanned(each, input.limits.today));
  const key = open.filter(({ isHard, isLong }) => isHard || isLong);
  const others = open.filter((each) => !key.includes(each));
  if (open.length === 0) return null;
  const most =
    key.length === 0 ? 'Nothing of this week is hard or long' : `What counts most is ${listOf(key.map(named))}`;
  return `${most}${others.length === 0 ? '.' : `; ${listOf(others.map(named))} may go first.`}`;
};

/** Days with two workouts. */
const doubleDays: Teller = ({ words, days }, input) => {
  if (
    !/\bdouble days?\b|\bdays? (?:with|of|that has|has) (?:two|2|both)\b|\b(?:two|2) (?:workouts|sessions|things) (?:on|in) (?:one|a|the same) day\b|\btwice (?:on|in) (?:one|a|the same) day\b/.test(
      words,
    )
  )
    return null;
  if (/\b(?:can|should|could|may|ok|okay)\b/.test(words)) return null;
  const found = (days ?? allDays(input)).filter((day) => inDays(input.workouts, [day]).length > 1).slice(0, 6);
  return found.length === 0
    ? 'No day in sight has two workouts.'
    : `Two workouts a day: ${listOf(found.map(dayName))}.`;
};

const SPORT = '(?:swim|run|ride|bike|cycle|running|swimming|cycling|riding|strength)';
const OF_SPORTS = new RegExp(
  `\\bwhich sport\\b|\\b${SPORT}\\b.*\\b(?:more|less|longer|as much)\\b.*\\bthan\\b.*\\b${SPORT}\\b|\\b(?:split|balance|ratio|distribution) (?:of|between)\\b`,
);
/** How much of each sport. */
const bySport: Teller = ({ words, days }, input) => {
  if (!OF_SPORTS.test(words)) return null;
  const span = days ?? weekOf(input.limits.today);
  const there = inDays(input.workouts, span).filter(({ status }) => status !== 'skipped');
  const types = [...new Set(there.map(({ workoutType }) => workoutType))]
    .map((type) => ({ type, minutes: minutesOf(there.filter(({ workoutType }) => workoutType === type)) }))
    .sort((a, b) => b.minutes - a.minutes);
  return types.length === 0
    ? null
    : `${upper(spanText(span))}: ${listOf(types.map(({ type, minutes }) => `${timeText(minutes)} of ${PLURALS[type] ?? 'training'}`))}.`;
};

/** The last one of a kind: before the race, or the last that was done. */
const lastOne: Teller = ({ words, workout }, input) => {
  const isAhead = /\blast\b.*\bbefore (?:the |my )?(?:race|half|marathon|event)\b/.test(words);
  if (!isAhead && !/^when (?:did|was|have)\b.*\blast\b/.test(words)) return null;
  const race = nextRace(input);
  const all = meant(
    inDays(
      input.workouts,
      input.workouts.map(({ scheduledDate }) => scheduledDate),
    ),
    workout,
  );
  const found = isAhead
    ? all.filter(
        ({ scheduledDate, workoutType }) =>
          workoutType !== 'race' && (race === undefined || scheduledDate < race.raceDate),
      )
    : all.filter(isDone);
  const last = found.at(-1);
  return last === undefined ? 'None of it is in the weeks in sight.' : facts([last], input);
};

const HOW_FAR = /\bhow (?:far|many (?:km|k|kilomet\w+|kms|miles|meters|metres))\b|\b(?:distance|mileage)\b/;
/** How far a workout is: time is what is planned. */
const distanceOf: Teller = (asked, input) => {
  if (!HOW_FAR.test(asked.words) || /\b(?:race|half|marathon|triathlon|event|ahead)\b/.test(asked.words)) return null;
  const span = asked.days ?? allDays(input);
  const there = meant(inDays(input.workouts, span), asked.workout).filter(({ workoutType }) => workoutType !== 'race');
  const isOne = there.length > 0 && (asked.workout !== null || asked.days?.length === 1);
  const time =
    asked.days !== null && asked.days.length > 1
      ? ` ${upper(spanText(span))}: ${timeText(minutesOf(there))}.`
      : isOne
        ? ` ${facts(there.slice(0, 1), input)}`
        : '';
  return `${COACH_ANSWERS.distance}${time}`;
};

/** "What's the plan", "what's coming up". */
const upNext: Teller = ({ words, days, workout }, input) => {
  if (days !== null || workout !== null) return null;
  if (
    !/^(?:what is (?:the plan|my plan|the schedule|coming(?: up)?|up next|next|up|to do)|what do i have(?: to do)?|what now|show me (?:the|my) (?:plan|schedule))(?: next| now| please)?$/.test(
      words,
    )
  )
    return null;
  return dayFacts(allDays(input).slice(0, 7), null, input);
};

const DAY_BEFORE =
  /\b(?:the |my )?(day|night|week) before (?:the |my )?(?:big )?(?:race|half|marathon|triathlon|event)\b/;

/** What is planned just before the race. */
const beforeRace: Teller = ({ words }, input) => {
  const found = DAY_BEFORE.exec(words);
  const race = nextRace(input);
  if (
    found === null ||
    race === undefined ||
    found[1] === 'night' ||
    !/\b(?:what|anything|do i|is there|which)\b/.test(words)
  )
    return null;
  const [from, count] = found[1] === 'week' ? [addDays(race.raceDate, -7), 7] : [addDays(race.raceDate, -1), 1];
  return dayFacts(
    Array.from({ length: count }, (_, index) => addDays(from, index)),
    null,
    input,
  );
};

/** How much of what lay behind today was done. */
const doneSoFar: Teller = ({ words }, input) => {
  if (
    !/\b(?:ahead or behind|behind (?:on )?(?:the |my )?(?:plan|schedule)|on (?:track|schedule)|how is (?:my|the) (?:season|training|plan|month) going|how am i doing|missed so far|how much (?:have i|did i) (?:do|done|miss\w*)|keeping up)\b/.test(
      words,
    )
  )
    return null;
  const { today } = input.limits;
  const behind = input.workouts.filter(({ scheduledDate }) => scheduledDate < today);
  if (behind.length === 0) return null;
  const done = behind.filter(isDone);
  const race = nextRace(input);
  const ahead =
    race === undefined
      ? ''
      : ` ${race.raceName} is in ${countOf(daysBetween(today, race.raceDate), 'day')}; what you may reach stands on its page in the season plan.`;
  return `Of ${countOf(behind.length, 'workout')} since ${dayName(input.limits.firstDay)}, ${done.length} ${done.length === 1 ? 'is' : 'are'} done.${ahead}`;
};

const ENOUGH =
  /\b(?:am i|are we|is (?:it|this|that|my|the)|do i|will (?:it|this|that|i))\b.*\b(?:enough|sufficient|long enough|too little|prepared|ready)\b/;

/** Whether the training is enough for the race: what is planned at most, and who judges that. */
const isEnough: Teller = ({ words }, input) => {
  if (
    !ENOUGH.test(words) ||
    !/\b(?:half|marathon|race|triathlon|event|ironman|doing|train\w*|long (?:run|ride)|plan)\b/.test(words)
  )
    return null;
  if (/\b(?:eat|drink|sleep|rest|fuel|warm)\b/.test(words)) return null;
  const open = input.workouts.filter((each) => isStillPlanned(each, input.limits.today) && each.workoutType !== 'race');
  const [longest] = [...open]
    .filter(({ workoutType }) => workoutType === 'run')
    .sort((a, b) => b.duration - a.duration);
  const weekly = minutesOf(inWeek(mondayOf(input.limits.today), input));
  const run =
    longest === undefined ? '' : `, and the longest run ahead is ${timeText(longest.duration)} (${named(longest)})`;
  return `Your plan is made to be enough for your race within your hours: this week holds ${timeText(weekly)}${run}. How ready you are shows in what you may reach: it stands on the page of your race in the season plan.`;
};

/** What was before the weeks in sight. */
const longAgo: Teller = ({ days, workout }, { limits }) => {
  if (days === null || days.length > 7 || days.at(-1)! >= limits.firstDay) return null;
  const there = limits.past.filter(
    ({ scheduledDate, workoutType }) =>
      days.includes(scheduledDate) &&
      (workout === null || workout.sports.length === 0 || workout.sports.includes(workoutType)),
  );
  if (there.length === 0) return `What was ${spanText(days)} is on the Performance page.`;
  return there
    .map(
      ({ scheduledDate, workoutType, duration }) =>
        `The ${nounOf(workoutType)} on ${dayName(scheduledDate)}: ${timeText(duration)}.`,
    )
    .join(' ');
};

/** Questions of one shape each: counting, comparing, superlatives, what is in a workout. */
export const SHAPES: readonly Teller[] = [
  countBeforeRace,
  countDays,
  easyShare,
  lastOne,
  bySport,
  doubleDays,
  distanceOf,
  upNext,
  stepsOf,
  ...OF_WEEKS,
  most,
  beforeRace,
  doneSoFar,
  isEnough,
  priorities,
  longAgo,
];
