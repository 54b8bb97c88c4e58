import { BEGINNER_TEST_WEEKS } from '../../constants/hardDays.ts';
import { type Day, mondayOf, weekdayOf } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import { isTest, TEST_NAMES, TEST_TEMPLATES, type TestedType } from '../../workout/thresholdTest.ts';
import type { Operation } from '../../change/operations.ts';
import type { WeekOfSeason } from '../../rules/context.ts';
import type { ReadIntents, RequestIntent } from './intent.ts';
import { isStillPlanned, named, nounOf } from './lookUp.ts';
import { OF_TEST, TEST_SPORTS } from './nouns.ts';
import { daysAhead, spanName } from './places.ts';
import type { ConversationTurn, RequestInput, RequestWorkout } from './request.ts';
import type { Limit, RequestDraft, RequestOutcome } from './requestDraft.ts';
import { tagsOf } from './scan.ts';
import type { Horizon, Tag } from './tags.ts';
import { wordsOfText } from './words.ts';

const OF = `(?:${OF_TEST}|new)`;
/** "a threshold run test", "test my FTP", "retest my CSS". */
const TEST = new RegExp(
  `\\b(?:(?:(?:an?|another|the|my|one) )?(?:${OF} ){1,4}(?:re-?)?test(?:ing)?|(?:do )?(?:re-?)?test (?:of )?(?:my |the )?${OF}(?: ${OF}){0,2}(?: again)?)(?= |$)`,
);
/** One that lies behind, or that is spoken of as planned. */
const KNOWN =
  /\b(?:did|done|was|were|had|finished|failed|missed|skipped|results?|re ?schedul(?:e|ing))\b|^(?:so |and )?i (?:have|have got) /;
/** Beside the test, nothing is said but that it is wanted, and when. */
const FILLING: ReadonlySet<string> = new Set(
  'i you we us me a an the my like love want wanted need would could can may might should please to do have put add plan schedule book get fit give time for in on it some day sometime somewhere there into up again soon now then good idea feel if possible is be able let ready due'.split(
    ' ',
  ),
);
const ADDING: ReadonlySet<string> = new Set(['add', 'fit', 'make', 'do']);

const isFilling = (tag: Tag): boolean => {
  if (tag.t === 'word') return FILLING.has(tag.word);
  if (tag.t === 'act') return ADDING.has(tag.act);
  // it stands in the place of the test
  if (tag.t === 'workout') return tag.text === 'a workout';
  return tag.t === 'date' || tag.t === 'prep' || tag.t === 'stop' || tag.t === 'comma' || tag.t === 'pronoun';
};

const WHICH_SPORT = 'Which sport should be tested: the run, the bike or the swim?';

/** The text, with the sport that was asked for since: "the bike" makes "bike test next week" of "test next week". */
function withSport(text: string, history: readonly ConversationTurn[]): string {
  const [before, asked] = history.slice(-2);
  const named = TEST_SPORTS.find(([word]) => word.test(text.toLowerCase()))?.[1];
  if (asked?.content !== WHICH_SPORT || before?.role !== 'athlete' || named === undefined) return text;
  return before.content.replace(/\btest/i, `${named} test`);
}

/** Wishes for tests, and what else the text asks for, read by `readOthers`; null: it asks for no test. */
export function wantedTests(
  { text, conversationHistory }: Pick<RequestInput, 'text' | 'conversationHistory'>,
  horizon: Horizon,
  readOthers: (text: string) => ReadIntents,
): ReadIntents | null {
  const whole = withSport(text, conversationHistory);
  const alone = wantedTestIn(whole, horizon);
  if (alone !== null) return alone;
  const parts = whole.split(/ (?:and|then) |[,;.] /i);
  const tests = parts.map((part) => wantedTestIn(part, horizon));
  const asked = tests.flatMap((test) => test?.intents ?? []);
  if (asked.length === 0) return null;
  const others = readOthers(parts.filter((_, i) => tests[i] === null).join(', '));
  return { ...others, intents: [...asked, ...others.intents] };
}

/** A text that asks for a test of a threshold and for nothing else; null: it asks for something else. */
function wantedTestIn(text: string, horizon: Horizon): ReadIntents | null {
  const words = wordsOfText(text);
  const written = words.join(' ');
  const found = TEST.exec(written);
  if (found === null || KNOWN.test(written)) return null;
  const rest = written.replace(found[0], 'a workout').split(' ');
  const tags = tagsOf(rest, horizon);
  if (!tags.every(isFilling)) return null;
  const dates = tags.filter((tag) => tag.t === 'date');
  // "Friday 15 January" is one day
  const [when = null, ...others] = dates.filter(
    ({ bare }, i) => bare === undefined || dates[i + 1] === undefined || weekdayOf(dates[i + 1]!.days[0]!) !== bare,
  );
  if (others.length > 0) return null;
  const type = TEST_SPORTS.find(([word]) => word.test(found[0]))?.[1] ?? null;
  return {
    intents: [{ kind: 'test', type, when }],
    lasting: false,
    until: null,
    ambiguous: when?.ambiguous ?? null,
    vague: when?.vague === true,
    idle: [],
    parts: [],
  };
}

/** Why a week is none to test in, a sentence; null: it is one. */
function reasonAgainst({ target, limits, weekInPlan }: WeekOfSeason, type: TestedType): string | null {
  if (target?.kind === 'taper' || target?.kind === 'race')
    return 'So close to a race nothing is tested: the race will tell.';
  if (target?.kind === 'recovery' || target?.phaseType === 'recovery')
    return 'In the weeks after a race nothing is tested: the body recovers first.';
  if (type === 'run' && limits.isNewRunner) return 'A running test comes once you run half an hour without a break.';
  if (limits.level === 'beginner' && weekInPlan < BEGINNER_TEST_WEEKS)
    return `Tests come after ${BEGINNER_TEST_WEEKS} weeks of training, when you know what hard feels like.`;
  return null;
}

/** Minutes that are tried, those of the workout first. */
const LENGTHS = [45, 60] as const;
/** Places that are tried for one test. */
const MAX_PLACES = 12;

/** The longer test first, as long as the workout first. */
const testsFor = (workout: RequestWorkout, workoutType: TestedType): Operation[] =>
  TEST_TEMPLATES[workoutType].flatMap((templateId) =>
    [workout.duration, ...LENGTHS].map((minutes) => ({
      op: 'replace' as const,
      workoutId: workout.id,
      workoutType,
      minutes,
      intensity: 'threshold' as const,
      templateId,
    })),
  );

/** The test in place of the workout, after these operations; the limit that forbids it where none of the lengths holds. */
function putTest(
  workout: RequestWorkout,
  before: readonly Operation[],
  type: TestedType,
  draft: RequestDraft,
): Limit | null {
  let first: Limit | null = null;
  for (const test of testsFor(workout, type)) {
    const limit = draft.keepAll([...before, test]);
    if (limit === null) return null;
    first ??= limit;
  }
  return first;
}

/** What else a test may ask for: nothing, or that another hard workout of its week becomes easy. */
const easings = (workout: RequestWorkout, draft: RequestDraft): (RequestWorkout | null)[] => [
  null,
  ...draft
    .workouts()
    .filter(
      (each) =>
        each.isHard &&
        !each.isLong &&
        each.id !== workout.id &&
        mondayOf(each.scheduledDate) === mondayOf(workout.scheduledDate) &&
        isStillPlanned(each, draft.today) &&
        !draft.staying.has(each.id),
    ),
];

/** The workout of the week whose place the test could take on its own day. */
const fitting = (
  ofSport: readonly RequestWorkout[],
  monday: Day,
  type: TestedType,
  draft: RequestDraft,
): RequestWorkout | undefined =>
  ofSport
    .filter(
      ({ scheduledDate }) => mondayOf(scheduledDate) === monday && reasonAgainst(draft.week(monday), type) === null,
    )
    .find((workout) => testsFor(workout, type).some((test) => draft.limitOf(test) === null));

const byWorth = (a: RequestWorkout, b: RequestWorkout): number =>
  Number(b.isHard) - Number(a.isHard) ||
  Number(a.isLong) - Number(b.isLong) ||
  (a.scheduledDate < b.scheduledDate ? -1 : 1);

/** The sport that is meant: the one that is named, or the only one of the plan. */
function typeOf({ type }: Asked, draft: RequestDraft): TestedType | null {
  if (type !== null) return type;
  const trained = (Object.keys(TEST_TEMPLATES) as TestedType[]).filter((each) => draft.sports.has(each));
  return trained.length === 1 ? trained[0]! : null;
}

type Asked = Extract<RequestIntent, { kind: 'test' }>;

/** Puts the test in place of a hard workout of its sport, in the days that are named, or in the first week that suits. */
export function resolveTest(intent: Asked, draft: RequestDraft, outcome: RequestOutcome): void {
  const type = typeOf(intent, draft);
  if (type === null) {
    outcome.questions.push(WHICH_SPORT);
    return;
  }
  const name = TEST_NAMES[type];
  const open = daysAhead(draft);
  const days = (intent.when?.days ?? open).filter((day) => open.includes(day));
  const only = intent.when?.days.length === 1 ? days[0] : undefined;
  outcome.understood.push(`put in ${name}${whenText(intent.when, days)}`);
  if (days.length === 0) {
    outcome.limits.push({ code: 'OUTSIDE', message: 'The date must be inside the current 4-week schedule.' });
    return;
  }
  const ofSport = draft
    .workouts()
    .filter((each) => each.workoutType === type && isStillPlanned(each, draft.today) && !draft.staying.has(each.id));
  const there = ofSport.find(({ templateId, scheduledDate }) => isTest(templateId) && days.includes(scheduledDate));
  if (there !== undefined) {
    outcome.notes.push(`There is one already, on ${dayName(there.scheduledDate)}.`);
    return;
  }
  const placed = place(ofSport, days, only, type, draft);
  if ('workout' in placed) {
    const room =
      placed.eased === null ? '' : ` It is the hard workout of its week, so ${named(placed.eased)} becomes easy.`;
    outcome.notes.push(
      `It takes the place of ${named(placed.workout)}.${room} Do it rested; with its result a new threshold is proposed.`,
    );
    return;
  }
  const other = only === undefined ? undefined : fitting(ofSport, mondayOf(only), type, draft);
  if (other !== undefined) outcome.notes.push(`It would fit on ${dayName(other.scheduledDate)}.`);
  outcome.limits.push(
    placed.limit ?? { code: 'OTHER', message: `No ${nounOf(type)} is planned then whose place ${name} could take.` },
  );
}

/** What comes before the test: the other workout eased, its own moved to the day. */
const roomFor = (workout: RequestWorkout, day: Day, eased: RequestWorkout | null): Operation[] => [
  ...(eased === null ? [] : [{ op: 'ease' as const, workoutId: eased.id, intensity: 'easy' as const }]),
  ...(day === workout.scheduledDate ? [] : [{ op: 'move' as const, workoutId: workout.id, toDate: day }]),
];

/** Puts the test in the first place that holds, week by week; the first limit where there is none. */
function place(
  ofSport: readonly RequestWorkout[],
  days: readonly Day[],
  only: Day | undefined,
  type: TestedType,
  draft: RequestDraft,
): { workout: RequestWorkout; eased: RequestWorkout | null } | { limit: Limit | null } {
  let limit: Limit | null = null;
  const candidates: { workout: RequestWorkout; day: Day; eased: RequestWorkout | null }[] = [];
  for (const monday of new Set(days.map(mondayOf))) {
    const against = reasonAgainst(draft.week(monday), type);
    if (against !== null) limit ??= { code: 'OTHER', message: against };
    const inWeek = against === null ? ofSport.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday) : [];
    for (const workout of inWeek.sort(byWorth)) {
      const day = days.includes(workout.scheduledDate) ? workout.scheduledDate : only;
      if (day !== undefined) for (const eased of easings(workout, draft)) candidates.push({ workout, day, eased });
    }
  }
  // the test alone first, then what makes room for it
  candidates.sort((a, b) => Number(a.eased !== null) - Number(b.eased !== null));
  for (const { workout, day, eased } of candidates.slice(0, MAX_PLACES)) {
    const refused = putTest(workout, roomFor(workout, day, eased), type, draft);
    if (refused === null) return { workout, eased };
    limit ??= refused;
  }
  return { limit };
}

/** " on Thursday 7 January"; nothing where no day was named. */
function whenText(when: Asked['when'], days: readonly Day[]): string {
  if (when === null || days.length === 0) return '';
  return days.length === 1 ? ` on ${dayName(days[0]!)}` : `, ${spanName(days)}`;
}
