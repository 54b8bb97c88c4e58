import * as fc from 'fast-check';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { DAYS } from '../../test/core/principles/days.ts';
import { SPACING } from '../../test/core/principles/spacing.ts';
import * as lengths from '../../test/core/requests/lengths.ts';
import * as life from '../../test/core/requests/life.ts';
import * as moves from '../../test/core/requests/moves.ts';
import * as removals from '../../test/core/requests/removals.ts';
import { lived, someLife } from '../../test/core/life.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { scheduleInput, triathlete, triathlon } from '../../test/core/schedules.ts';
import { addDays, type Day, daysBetween, mondayOf, weekdayOf, WEEKDAYS } from '../calendar/calendar.ts';
import { adapt } from '../change/adapt.ts';
import { clearBlocked } from '../change/clearBlocked.ts';
import { lighterWeek } from '../change/lighterWeek.ts';
import { applyOperations } from '../change/operations.ts';
import { followPrinciple } from '../change/operations/followPrinciple.ts';
import { compilePrinciple } from '../principles/compile.ts';
import type { TaughtPrinciple } from '../principles/rule.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { type MeasuredProof, weekProofs } from '../week/weekProof.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { readRequest } from './request/readRequest.ts';
import { timeText } from '../units/timeText.ts';

const { seed, numRuns } = fc.readConfigureGlobal();

const limited = triathlete({
  unavailableDays: ['monday'],
  maxMinutesByDay: { tuesday: 60, thursday: 60 },
  longWorkoutDays: ['sunday'],
});
// planning costs most: many athletes' weeks are lived on a few dozen plans
const plans = [
  // days of every sort, and all sports
  triathlon(limited, undefined, { count: 7 }),
  ...fc
    .sample(aSeasonCase, { seed: seed!, numRuns: Math.min(400, Math.ceil((numRuns ?? 40) / 4)) })
    .map((season) => scheduleInput(season, { count: 7 })),
].flatMap((from) => {
  const result = planSchedule(from);
  return result.ok ? [{ from, weeks: result.weeks }] : [];
});
const aSchedule = fc
  .record({ plan: fc.constantFrom(...plans), skip: fc.nat({ max: 3 }) })
  .map(({ plan, skip }) => fourWeeks(plan.from, plan.weeks, skip));

const PRINCIPLES: readonly TaughtPrinciple[] = [...DAYS, ...SPACING].map(({ context = '', ...words }, i) => ({
  id: `p${i}`,
  by: 'Max Mustermann',
  rules: compilePrinciple({ principleType: '', context, ...words }).rules,
}));
const SENTENCES = Object.values({ ...moves, ...lengths, ...removals, ...life }).flatMap((cases) =>
  cases.map(({ text }) => text),
);

const KINDS = [
  'move',
  'edit',
  'add',
  'remove',
  'skip',
  'complete',
  'lived',
  'request',
  'block',
  'principle',
  'lighter',
  'undo',
] as const;
const anAct = fc.record({
  // people move and add more than anything, and break what planners keep
  kind: fc.constantFrom(...KINDS, 'move', 'move', 'move', 'add', 'add', 'edit', 'edit', 'edit'),
  which: fc.nat(),
  day: fc.integer({ min: 0, max: 27 }),
  minutes: fc.integer({ min: 20, max: 240 }),
  isHard: fc.boolean(),
  life: someLife,
  text: fc.constantFrom(...SENTENCES),
  principle: fc.constantFrom(...PRINCIPLES),
});
type Act = typeof anAct extends fc.Arbitrary<infer T> ? T : never;

interface State {
  workouts: readonly ScheduledWorkout[];
  limits: ScheduleLimits;
}

const changed = (state: State, id: string, over: Partial<ScheduledWorkout>): State => ({
  ...state,
  workouts: state.workouts.map((each) => (each.id === id ? { ...each, ...over } : each)),
});
const withPrinciple = (limits: ScheduleLimits, principle: TaughtPrinciple): ScheduleLimits => ({
  ...limits,
  principles: [...(limits.principles ?? []).filter(({ id }) => id !== principle.id), principle],
});
const withBlocked = ({ athlete, ...limits }: ScheduleLimits, day: Day): ScheduleLimits => {
  const { preferences } = athlete;
  const blackoutDates = [...(preferences.blackoutDates ?? []), { from: day, to: day, label: 'Wedding' }];
  return { ...limits, athlete: { ...athlete, preferences: { ...preferences, blackoutDates } } };
};

type Doing = (state: State, act: Act, weeks: ReturnType<typeof fourWeeks>['weeks'], at: number) => State;

/** What people, coaches and the planner do to a schedule; people may do what no rule allows. */
const ACTS: Record<Exclude<(typeof KINDS)[number], 'undo'>, Doing> = {
  move: (state, { which, day }) => {
    const one = state.workouts[which % state.workouts.length];
    const scheduledDate = addDays(state.limits.firstDay, day);
    return one === undefined
      ? state
      : changed(state, one.id, { scheduledDate, dayOfWeek: weekdayOf(scheduledDate), locked: true });
  },
  edit: (state, { which, minutes, isHard }) => {
    const one = state.workouts[which % state.workouts.length];
    return one === undefined ? state : changed(state, one.id, { duration: minutes, isHard, locked: true });
  },
  add: (state, { which, day, minutes }, _, at) => {
    const like = state.workouts[which % state.workouts.length];
    if (like === undefined || like.workoutType === 'race') return state;
    const scheduledDate = addDays(state.limits.firstDay, day);
    const added = { ...like, id: `a${at}`, scheduledDate, dayOfWeek: weekdayOf(scheduledDate), duration: minutes };
    return {
      ...state,
      workouts: [...state.workouts, { ...added, locked: true, status: 'scheduled', madeBy: 'coach' }],
    };
  },
  remove: (state, { which }) => ({
    ...state,
    workouts: state.workouts.filter((_, i) => i !== which % state.workouts.length),
  }),
  skip: (state, { which }) => {
    const one = state.workouts[which % state.workouts.length];
    return one === undefined ? state : changed(state, one.id, { status: 'skipped' });
  },
  complete: (state, { which }) => {
    const one = state.workouts[which % state.workouts.length];
    return one === undefined ? state : changed(state, one.id, { status: 'completed' });
  },
  // feedback, missed days, check-ins and illness
  lived: (state, act, weeks) => {
    const input = lived({ ...state, weeks }, act.life);
    const { workouts } = applyOperations(input.workouts, adapt(input).operations, input.limits);
    return { workouts, limits: input.limits };
  },
  request: (state, { text }) => {
    const answer = readRequest({ text, conversationHistory: [], ...state });
    return 'changes' in answer
      ? { ...state, workouts: applyOperations(state.workouts, answer.changes, state.limits).workouts }
      : state;
  },
  block: (state, { day }) => {
    const limits = withBlocked(state.limits, addDays(state.limits.firstDay, day));
    return { limits, workouts: clearBlocked(state.workouts, limits, state.limits).workouts };
  },
  principle: (state, { principle }, weeks) => {
    const limits = withPrinciple(state.limits, principle);
    const follower = {
      principleId: principle.id,
      weeks: weeks.map(({ weekStartDate }) => weekStartDate),
      yielding: new Map(),
      isFree: () => true,
    };
    return { limits, workouts: followPrinciple(state.workouts, planningContextOf(limits), follower).workouts };
  },
  lighter: (state, { day, which }) => {
    const firstDay = addDays(state.limits.firstDay, 7 * Math.floor(day / 7));
    const asked = { firstDay, lastDay: addDays(firstDay, 6), percent: 10 + (which % 80) };
    return {
      ...state,
      workouts: applyOperations(state.workouts, lighterWeek(state.workouts, state.limits, asked).changes, state.limits)
        .workouts,
    };
  },
};

const isTraining = ({ workoutType, status }: ScheduledWorkout) => workoutType !== 'race' && status !== 'skipped';
const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
const sum = (workouts: readonly ScheduledWorkout[]) => workouts.reduce((all, { duration }) => all + duration, 0);
const SHORT = Object.fromEntries(WEEKDAYS.map((day) => [`${day[0]!.toUpperCase()}${day.slice(1, 3)}`, day]));

interface Seen {
  monday: Day;
  training: readonly ScheduledWorkout[];
  all: readonly ScheduledWorkout[];
  limits: ScheduleLimits;
}

/** What a line of the proof must say, from the workouts alone and without the rules; by the name of the limit. */
const ORACLE: readonly (readonly [RegExp, (seen: Seen, found: RegExpExecArray) => string])[] = [
  [
    /^(\w{3}) unavailable$/,
    ({ training, all, monday }, [, day]) => {
      const on = ({ scheduledDate }: ScheduledWorkout) => weekdayOf(scheduledDate) === SHORT[day!];
      const race = all.some(
        (each) =>
          each.workoutType === 'race' &&
          each.status !== 'skipped' &&
          mondayOf(each.scheduledDate) === monday &&
          on(each),
      );
      return count(training.filter(on).length, 'workout') + (race ? ' and the race' : '');
    },
  ],
  [
    /^(\w{3}) at most \d+ min$/,
    ({ training }, [, day]) =>
      `${sum(training.filter(({ scheduledDate }) => weekdayOf(scheduledDate) === SHORT[day!]))} min`,
  ],
  [/^(?:Week|Available hours:) at most [\d:]+ (?:min|h)/, ({ training }) => timeText(sum(training))],
  [
    /^(?:At most \d+ hard days?|No hard day)$/,
    ({ training }) =>
      count(new Set(training.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate)).size, 'day'),
  ],
  [
    /^Hard days at least 2 days apart/,
    ({ training, all, limits }) => {
      const hard = [...limits.past, ...all.filter(isTraining)].filter(
        ({ isHard, workoutType }) => isHard && workoutType !== 'race',
      );
      const here = training.filter(({ isHard }) => isHard);
      const days = new Set(here.map(({ scheduledDate }) => scheduledDate)).size;
      const gaps = here
        .flatMap(({ scheduledDate }) => hard.map((other) => daysBetween(other.scheduledDate, scheduledDate)))
        .filter((gap) => gap > 0 && gap <= 7);
      const gap = Math.min(...gaps);
      if (days > 1 || gap < 2) return count(gap, 'day');
      return days === 0 ? 'no hard day' : '1 hard day';
    },
  ],
  [
    /^Strength at most/,
    ({ training, all, monday }) => {
      const strength = sum(training.filter(({ workoutType }) => workoutType === 'strength'));
      const given = all.filter(
        ({ scheduledDate, workoutType, status }) =>
          mondayOf(scheduledDate) === monday && !['race', 'strength'].includes(workoutType) && status === 'skipped',
      );
      const percent = (minutes: number) => (Math.round((1000 * strength) / minutes) / 10).toFixed(1);
      const stands = percent(sum(training));
      return given.length === 0 ? stands : `${stands}%, ${percent(sum(training) + sum(given))}% with what was skipped`;
    },
  ],
];

/** Lines that were checked, and those that were checked broken, by their place in the oracle. */
type Checked = Record<'lines' | 'broken', Set<number>>;

function check(state: State, weeks: ReturnType<typeof fourWeeks>['weeks'], checked: Checked): void {
  const proofs = weekProofs(
    planningContextOf(state.limits),
    state.workouts,
    weeks.map(({ weekStartDate, proof }) => ({ monday: weekStartDate, planned: proof })),
  );
  weeks.forEach(({ weekStartDate: monday }, i) => {
    const training = state.workouts.filter(
      (each) => isTraining(each) && each.scheduledDate >= monday && each.scheduledDate < addDays(monday, 7),
    );
    const seen = { monday, training, all: state.workouts, limits: state.limits };
    for (const { constraint, value, holds, excess } of proofs[i]! as MeasuredProof[]) {
      expect([constraint, holds]).toEqual([constraint, excess === 0]);
      ORACLE.forEach(([name, says], at) => {
        const found = name.exec(constraint);
        if (!found) return;
        expect([monday, constraint, value.replace(/\s?%$/, '')]).toEqual([monday, constraint, says(seen, found)]);
        checked.lines.add(at);
        if (!holds) checked.broken.add(at);
      });
    }
  });
}

// PROPERTY_RUNS=2000 looks at as many athletes
test('after acts of every kind, by anyone, the proof of each week is what its workouts are', () => {
  const checked: Checked = { lines: new Set(), broken: new Set() };
  const done = new Set<string>();
  fc.assert(
    fc.property(aSchedule, fc.array(anAct, { minLength: 30, maxLength: 30 }), ({ workouts, limits, weeks }, acts) => {
      const earlier: State[] = [];
      let state: State = { workouts, limits };
      acts.forEach((act, at) => {
        const { kind } = act;
        if (kind !== 'undo') earlier.push(state);
        state = kind === 'undo' ? (earlier.pop() ?? state) : ACTS[kind](state, act, weeks, at);
        done.add(kind);
        check(state, weeks, checked);
      });
    }),
    { numRuns: numRuns ?? 20 },
  );
  expect([...done].sort()).toEqual([...KINDS].sort());
  const all = ORACLE.map((_, at) => at);
  expect([...checked.lines].sort()).toEqual(all);
  expect([...checked.broken].sort()).toEqual(all);
});
