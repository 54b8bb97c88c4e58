import * as fc from 'fast-check';

import { aSeasonCase, someBlackouts } from '../../test/core/arbitraries.ts';
import { measuring, placingIn, saysNo } from '../../test/core/placing.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { runs } from '../../test/propertyRuns.ts';
import { addDays, type Day, dayNumber, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import type { RuleCode } from '../codes/rule.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import type { ScheduledWorkout, ScheduleLimits } from '../rules/context.ts';
import { runsOn } from '../rules/placement.ts';
import { recoveryCap } from '../rules/raceNearness.ts';
import { RULES, ruleOf } from '../rules/rules.ts';
import { partsOf, TYPE_OF_SPORT } from '../workout/sport.ts';
import { ENDURANCE_SPORTS } from '../codes/sport.ts';
import type { WeekContext } from './draft.ts';
import { planSchedule } from './planSchedule.ts';

/** Limits that placing asks about a day or a workout, and those that it asks for minutes. */
const ASKED: readonly RuleCode[] = [
  'RACE_NEAR',
  'BLOCKED_DATE',
  'UNAVAILABLE_DAY',
  'INJURY',
  'SESSIONS_A_DAY',
  'HARD_DAYS',
  'HARD_DAYS_APART',
  'HARD_AFTER_LONG_RUN',
  'REST_DAYS',
  'STRENGTH_EVE',
];
const CAPPED: readonly RuleCode[] = ['RACE_NEAR', 'INJURY', 'DAY_CAP', 'SHORT_DATE', 'AGE_CAP', 'LONG_RUN_GROWTH'];

/** Where placing says no and nothing is broken: it is stricter there than what is measured. */
const STRICTER: Partial<Record<RuleCode, (placement: WeekContext, day: number, of: ScheduledWorkout) => boolean>> = {
  RACE_NEAR: ({ races }, day, { workoutType }) =>
    ENDURANCE_SPORTS.some(
      (sport) => partsOf(workoutType).includes(TYPE_OF_SPORT[sport]) && recoveryCap(day, sport, races) < MIN_WORKOUT,
    ),
  // of two runs in a row the later one is measured, by what its own week allows
  INJURY: (placement, day) => runsOn(placement, day) || (day === placement.monday + 6 && runsOn(placement, day + 1)),
};

const TYPES = ['run', 'bike', 'swim', 'strength', 'brick'] as const;

interface Draw {
  type: (typeof TYPES)[number];
  isHard: boolean;
  isLong: boolean;
  /** 0 Monday to 6 Sunday. */
  index: number;
  minutes: number;
}

const aDraw: fc.Arbitrary<Draw> = fc.record({
  type: fc.constantFrom(...TYPES),
  isHard: fc.boolean(),
  isLong: fc.boolean(),
  index: fc.nat({ max: 6 }),
  minutes: fc.integer({ min: 20, max: 90 }),
});
const someChanges = fc.array(
  fc.record({
    at: fc.nat({ max: 30 }),
    days: fc.integer({ min: -4, max: 4 }),
    type: fc.option(fc.constantFrom(...TYPES)),
    isHard: fc.option(fc.boolean()),
    isLong: fc.option(fc.boolean()),
  }),
  { maxLength: 8 },
);
const aBlockedCase = aSeasonCase.chain((season) =>
  someBlackouts(season.today).map((blackoutDates) => {
    const { athlete } = season;
    return { ...season, athlete: { ...athlete, preferences: { ...athlete.preferences, blackoutDates } } };
  }),
);

interface Week {
  limits: ScheduleLimits;
  monday: Day;
  workouts: readonly ScheduledWorkout[];
  placement: WeekContext;
  /** They look for their days. */
  candidates: readonly ScheduledWorkout[];
}

/** The week in the middle of three of a plan that people have changed, some of it placed and the rest standing; null: there is no plan. */
const aWeek: fc.Arbitrary<Week | null> = fc
  .record({
    season: fc.oneof(aSeasonCase, aBlockedCase),
    skip: fc.nat({ max: 10 }),
    changes: someChanges,
    // half of the weeks have room for more
    isThinned: fc.boolean(),
    placed: fc.array(fc.nat({ max: 30 })),
    draws: fc.array(aDraw, { minLength: 10, maxLength: 10 }),
    isYoung: fc.nat({ max: 5 }).map((drawn) => drawn === 0),
  })
  .map(({ season, skip, changes, isThinned, placed, draws, isYoung }) => {
    const drawn = scheduleInput(season, { count: 13 });
    const input = isYoung ? { ...drawn, athlete: { ...drawn.athlete, age: 16 } } : drawn;
    const result = planSchedule(input);
    if (!result.ok || result.weeks.length < 3) return null;
    const first = Math.min(skip, result.weeks.length - 3);
    const weeks = result.weeks.slice(first, first + 3);
    const [firstDay, monday, lastDay] = [weeks[0]!.weekStartDate, weeks[1]!.weekStartDate, weeks[2]!.weekEndDate];
    const workouts = weeks
      .flatMap((week) => week.workouts)
      .map((workout, i): ScheduledWorkout => {
        const standing = { ...workout, id: `${i}`, status: 'scheduled', locked: false, madeBy: 'planner' } as const;
        const change = changes.find(({ at }) => at === i);
        if (change === undefined || workout.workoutType === 'race') return standing;
        const day = addDays(workout.scheduledDate, change.days);
        const isHard = change.isHard ?? workout.isHard;
        return {
          ...standing,
          scheduledDate: day,
          dayOfWeek: weekdayOf(day),
          workoutType: change.type ?? workout.workoutType,
          isHard,
          isLong: change.isLong ?? workout.isLong,
          intensity: isHard ? 'threshold' : 'easy',
        };
      })
      .filter(({ scheduledDate }) => scheduledDate >= firstDay && scheduledDate <= lastDay)
      .filter(
        ({ scheduledDate, workoutType }, i) =>
          !isThinned || workoutType === 'race' || mondayOf(scheduledDate) !== monday || i % 2 === 0,
      );
    const { athlete, sports, races, raceType } = input;
    const limits: ScheduleLimits = {
      today: input.today > monday ? input.today : monday,
      athlete,
      sports,
      races,
      raceType,
      season: input.season,
      past: result.weeks.slice(0, first).flatMap((week) => week.workouts),
      firstDay,
      lastDay,
    };
    const [like] = workouts;
    const candidates =
      like === undefined
        ? []
        : draws
            .map((draw) => candidateOf(draw, monday, like))
            .filter(({ scheduledDate }) => scheduledDate >= limits.today);
    const placement = placingIn(limits, monday, workouts, ({ id }) => placed.includes(Number(id)));
    return { limits, monday, workouts, placement, candidates };
  });

function candidateOf(
  { type, isHard, isLong, index, minutes }: Draw,
  monday: Day,
  like: ScheduledWorkout,
): ScheduledWorkout {
  const day = addDays(monday, index);
  return {
    ...like,
    id: 'candidate',
    scheduledDate: day,
    dayOfWeek: weekdayOf(day),
    workoutType: type,
    isHard,
    isLong,
    intensity: isHard ? 'threshold' : 'easy',
    duration: minutes,
  };
}

const told = ({ dayOfWeek, workoutType, isHard, isLong }: ScheduledWorkout) =>
  `${dayOfWeek} ${workoutType}${isHard ? ' hard' : ''}${isLong ? ' long' : ''}`;

test('placing asks these limits', () => {
  expect(RULES.filter(({ closes, forbids }) => closes ?? forbids).map(({ code }) => code)).toEqual(ASKED);
  expect(new Set(RULES.filter(({ atMost }) => atMost).map(({ code }) => code))).toEqual(new Set(CAPPED));
});

test('a limit forbids what would break it, and nothing else', () => {
  const answers = new Set<string>();
  fc.assert(
    fc.property(aWeek, (week) => {
      if (week === null) return;
      const { limits, workouts, placement, candidates } = week;
      const { broken, worseWith } = measuring(workouts, limits);
      for (const whole of candidates) {
        const day = dayNumber(whole.scheduledDate);
        const most = Math.min(...CAPPED.map((code) => ruleOf(code).atMost!(placement, day, whole)));
        const candidate = { ...whole, duration: Math.min(whole.duration, most) };
        if (most < 1) continue;
        const worse = worseWith(candidate);
        for (const code of ASKED) {
          const no = saysNo(code, placement, day, candidate);
          // what is broken already may be none the worse for it
          if (no && (broken.has(code) || STRICTER[code]?.(placement, day, candidate))) continue;
          answers.add(`${code} ${no}`);
          expect(`${told(candidate)} ${code} ${no}`).toBe(`${told(candidate)} ${code} ${worse.has(code)}`);
        }
      }
    }),
    // fewer would not meet every answer of every limit
    { numRuns: Math.max(120, runs(120).numRuns) },
  );
  expect(ASKED.filter((code) => !answers.has(`${code} true`) || !answers.has(`${code} false`))).toEqual([]);
});

test('a workout that is as long as a limit lets it be keeps the limit, and a longer one breaks it', () => {
  const met = new Set<RuleCode>();
  fc.assert(
    fc.property(aWeek, (week) => {
      if (week === null) return;
      const { limits, workouts, placement, candidates } = week;
      const { worseWith } = measuring(workouts, limits);
      for (const candidate of candidates) {
        const day = dayNumber(candidate.scheduledDate);
        for (const code of CAPPED) {
          const most = ruleOf(code).atMost!(placement, day, candidate);
          if (most === Infinity || most < 1 || saysNo(code, placement, day, candidate)) continue;
          met.add(code);
          const breaks = [most, most + 1].map((duration) => worseWith({ ...candidate, duration }).has(code));
          // what other runs of the same week would let it grow to, placing leaves alone
          const mayGrow = code === 'LONG_RUN_GROWTH' && !breaks[1];
          expect([told(candidate), code, most, breaks]).toEqual([told(candidate), code, most, [false, !mayGrow]]);
        }
      }
    }),
    runs(60),
  );
  expect([...met].sort()).toEqual([...CAPPED].sort());
});
