// What a season must contain, as numbers: each bound says of an athlete's plan how often it was asked and how often it held.
import { effectiveHours } from '../../../core/athlete/profile.ts';
import { threeZoneOf } from '../../../core/athlete/zones.ts';
import { addDays } from '../../../core/calendar/calendar.ts';
import type { ExperienceLevel } from '../../../core/codes/athlete.ts';
import { baseSportsOf, type RaceType } from '../../../core/codes/race.ts';
import { EASY_TARGETS, SHORT_TEMPO_MINUTES, VO2MAX_EVERY } from '../../../core/constants/hardDays.ts';
import { MIN_WORKOUT } from '../../../core/constants/lengths.ts';
import type { PlannedWeek } from '../../../core/week/schedule.ts';
import { rungOfId } from '../../../core/workout/families/ladder.ts';
import { partsOf, TYPE_OF_SPORT } from '../../../core/workout/sport.ts';
import { isTest } from '../../../core/workout/thresholdTest.ts';
import { flattenSteps, mainSetMinutes, sportOf } from '../../../core/workout/prescription/stepSums.ts';
import type { PlannedWorkout } from '../../../core/workout/workout.ts';
import type { Person } from './people.ts';

type Weeks = readonly PlannedWeek[];
type Sport = 'run' | 'bike' | 'swim';
/** True or false for each time that the bound is asked; empty where it does not concern the athlete. */
type Bound = (person: Person, weeks: Weeks) => readonly boolean[];

const isRace = ({ workoutType }: PlannedWorkout) => workoutType === 'race';
const endurance = ({ workouts }: PlannedWeek) =>
  workouts.filter((workout) => !isRace(workout) && workout.workoutType !== 'strength');
const loads = (weeks: Weeks) => weeks.filter(({ kind }) => kind === 'load');
const minutesOf = (workouts: readonly PlannedWorkout[]) => workouts.reduce((sum, { duration }) => sum + duration, 0);
const trained = ({ workouts }: PlannedWeek) => minutesOf(workouts.filter((workout) => !isRace(workout)));
const hardDays = (week: PlannedWeek) =>
  new Set(
    endurance(week)
      .filter(({ isHard }) => isHard)
      .map(({ scheduledDate }) => scheduledDate),
  ).size;

/** Minutes of a sport in a workout, a brick's part alone. */
const minutesIn = (workout: PlannedWorkout, sport: Sport) =>
  flattenSteps(workout.steps)
    .filter((step) => sportOf(step, workout.workoutType) === sport)
    .reduce((sum, { durationSec }) => sum + durationSec / 60, 0);

const longest = (weeks: Weeks, sport: Sport) =>
  Math.max(0, ...weeks.flatMap((week) => endurance(week).map((workout) => minutesIn(workout, sport))));

/** The week with the most endurance training. */
const largest = (weeks: Weeks) =>
  loads(weeks).reduce((most, week) => (minutesOf(endurance(week)) > minutesOf(endurance(most)) ? week : most));

const TEMPOS = ['run-tempo', 'bike-tempo', 'swim-css-minus'];
const isShortTempo = (workout: PlannedWorkout) =>
  TEMPOS.includes(rungOfId(workout.templateId)?.family ?? '') && mainSetMinutes(workout) <= SHORT_TEMPO_MINUTES;

/** Easy, with at least six quick repetitions of a minute at most; walking breaks are none, and who takes them has no quick steps. */
const isLight = ({ isHard, steps, templateId, description }: PlannedWorkout) =>
  !isHard &&
  (rungOfId(templateId)?.family === 'run-walk' ||
    description === 'Run and walk' ||
    steps.some(
      (step) =>
        'repeat' in step &&
        step.repeat >= 6 &&
        step.steps.some(({ kind, durationSec, effort }) => kind === 'work' && durationSec <= 60 && effort >= 1),
    ));

/** Share below the first threshold, and all of it, seconds. */
function easySeconds(weeks: Weeks): { easy: number; all: number } {
  let [easy, all] = [0, 0];
  for (const workout of weeks.flatMap(endurance)) {
    for (const step of flattenSteps(workout.steps)) {
      const sport = sportOf(step, workout.workoutType);
      if (sport === null) continue;
      all += step.durationSec;
      if (threeZoneOf(sport, step.effort) === 1) easy += step.durationSec;
    }
  }
  return { easy, all };
}

/** Minutes, longest stretch and long runs at the effort of the race in the last ten weeks before it [section 3]. */
type RaceWork = readonly [minutes: number, block: number, longs: number];
type ByLevel = Readonly<Record<ExperienceLevel, RaceWork>>;
const byLevel = (beginner: RaceWork, intermediate: RaceWork, advanced: RaceWork): ByLevel => ({
  beginner,
  intermediate,
  advanced,
  veteran: advanced,
});
const RACE_WORK: Readonly<Partial<Record<RaceType, Readonly<Partial<Record<Sport, ByLevel>>>>>> = {
  marathon: { run: byLevel([60, 20, 1], [130, 40, 3], [200, 60, 4]) },
  'half-marathon': { run: byLevel([40, 15, 1], [80, 25, 2], [110, 35, 3]) },
  '5k': { run: byLevel([25, 0, 0], [45, 0, 0], [60, 0, 0]) },
  '10k': { run: byLevel([25, 0, 0], [45, 0, 0], [60, 0, 0]) },
  'sprint-tri': { run: byLevel([30, 0, 0], [60, 0, 0], [80, 0, 0]), bike: byLevel([30, 0, 0], [60, 0, 0], [80, 0, 0]) },
  'olympic-tri': {
    run: byLevel([30, 0, 0], [60, 0, 0], [80, 0, 0]),
    bike: byLevel([30, 0, 0], [60, 0, 0], [80, 0, 0]),
  },
  'half-ironman': {
    run: byLevel([40, 15, 0], [80, 25, 0], [110, 30, 0]),
    bike: byLevel([90, 20, 0], [180, 40, 0], [260, 60, 0]),
  },
  ironman: {
    run: byLevel([60, 20, 0], [120, 30, 0], [170, 40, 0]),
    bike: byLevel([150, 30, 0], [300, 60, 0], [450, 90, 0]),
  },
};

function raceWork({ raceType, level, input }: Person, weeks: Weeks): boolean[] {
  const { raceDate } = input.races[0]!;
  const last = weeks.filter(
    ({ weekStartDate }) => weekStartDate >= addDays(raceDate, -70) && weekStartDate <= raceDate,
  );
  return Object.entries(RACE_WORK[raceType] ?? {}).map(([sport, wanted]) => {
    const [minutes, block, longs] = wanted[level];
    const paced = last.flatMap(endurance).map((workout) => ({
      isLong: workout.isLong,
      steps: flattenSteps(workout.steps).filter(
        (step) => step.raceEffort === true && sportOf(step, workout.workoutType) === sport,
      ),
    }));
    const lengths = paced.flatMap(({ steps }) => steps.map(({ durationSec }) => durationSec / 60));
    const sum = lengths.reduce((all, each) => all + each, 0);
    const longCount = paced.filter(({ isLong, steps }) => isLong && steps.length > 0).length;
    return sum >= 0.95 * minutes && Math.max(0, ...lengths) >= 0.9 * block && longCount >= longs;
  });
}

/** Share of the largest week's endurance minutes in the longest workout, and from where on it need not grow [section 4]. */
const LONGEST: Readonly<
  Partial<Record<RaceType, Readonly<Partial<Record<Sport, readonly [share: number, most: number]>>>>>
> = {
  ironman: { bike: [0.34, 360], run: [0.155, 165] },
  'half-ironman': { bike: [0.32, 240], run: [0.165, 120] },
  'half-marathon': { run: [0.33, 120] },
  'gran-fondo': { bike: [0.42, 300] },
};
/** Minutes of the long run where the week has so many hours. */
const MARATHON_LONG_RUN = 150;
const MARATHON_LONG_FROM = 5;
const MARATHON_SHARES = [0.5, 0.5, 0.5, 0.5, 0.44, 0.37, 0.32, 0.32];

function longestOf({ raceType, level }: Person, weeks: Weeks): boolean[] {
  const week = largest(weeks);
  const minutes = minutesOf(endurance(week));
  if (raceType === 'marathon') {
    const days = endurance(week).filter(({ workoutType }) => workoutType === 'run').length;
    const most = level === 'beginner' ? 165 : 180;
    const least = minutes >= 60 * MARATHON_LONG_FROM ? MARATHON_LONG_RUN : 0;
    return [longest(weeks, 'run') >= 0.95 * Math.min(most, Math.max(least, MARATHON_SHARES[days]! * minutes))];
  }
  return Object.entries(LONGEST[raceType] ?? {}).map(
    ([sport, [share, most]]) => longest(weeks, sport as Sport) >= 0.95 * Math.min(most, share * minutes),
  );
}

const SPORTS: readonly Sport[] = ['run', 'bike', 'swim'];
const ofSport = (week: PlannedWeek, sport: Sport) => endurance(week).filter(({ workoutType }) => workoutType === sport);
const ordinary = (week: PlannedWeek, sport: Sport) =>
  Math.max(
    0,
    ...ofSport(week, sport)
      .filter(({ isLong }) => !isLong)
      .map(({ duration }) => duration),
  );

/** Workouts that train the sport: a brick is one of each of its two. */
const timesTrained = (week: PlannedWeek, sport: Sport) =>
  endurance(week).filter(({ workoutType }) => partsOf(workoutType).includes(sport)).length;
/** How many of them an easier week keeps of a loading one. */
const keptOf = ({ kind }: PlannedWeek, load: PlannedWeek, sport: Sport) =>
  Math.ceil((kind === 'race' ? 0.6 : 0.8) * timesTrained(load, sport));

/** Each easier week and sport, with the three loading weeks before it. */
function easierWeeks(
  weeks: Weeks,
  check: (week: PlannedWeek, before: Weeks, sport: Sport) => boolean | null,
): boolean[] {
  return weeks.flatMap((week, i) => {
    const before = loads(weeks.slice(0, i)).slice(-3);
    const isEasier = week.kind === 'step' || week.kind === 'taper' || week.kind === 'race';
    if (!isEasier || before.length < 3) return [];
    return SPORTS.map((sport) => check(week, before, sport)).filter((held) => held !== null);
  });
}

/** What a loading week of at least four of a sport's easy workouts holds besides equal ones. */
const differ = (minutes: readonly number[]): boolean => {
  const sorted = [...minutes].sort((a, b) => a - b);
  return sorted.at(-1)! >= 1.2 * sorted[sorted.length >> 1]! || sorted.at(-1)! - sorted[0]! >= 12;
};

const DIFFERENT_SETS = { running: 16, cycling: 14, swimming: 14 };
/** Of two sports [D], and of three. */
const DIFFERENT_SETS_OF_SEVERAL = [24, 30];

export const BOUNDS: Readonly<Record<string, Bound>> = {
  '1 the first eight loading weeks hold what is trained now': (
    { now, raceType, input: { athlete, sports } },
    weeks,
  ) => {
    const least = Math.min(now, effectiveHours(athlete, raceType, sports));
    return loads(weeks)
      .slice(0, 8)
      .map((week) => trained(week) / 60 >= 0.92 * least - 0.25);
  },
  '1 a week holds the hours of its label': (_, weeks) =>
    loads(weeks).map((week) => trained(week) >= 0.92 * 60 * week.plannedHours),
  '2 never four loading weeks without a hard day': ({ level }, weeks) => {
    if (level === 'beginner') return [];
    const hard = loads(weeks).map((week) => hardDays(week) > 0);
    return hard.slice(3).map((_, i) => hard.slice(i, i + 4).includes(true));
  },
  "2 a beginner's base holds a short tempo every other loading week from week 7 on": ({ level }, weeks) => {
    if (level !== 'beginner') return [];
    const late = weeks.filter(({ phaseType, kind }, i) => i >= 6 && phaseType === 'base' && kind === 'load');
    return late.filter((_, i) => i % 2 === 0).map((week) => week.workouts.some(isShortTempo));
  },
  '2 light quality in each loading week that asks for it': ({ level, input: { sports } }, weeks) => {
    if (sports.every((sport) => sport === 'swimming')) return [];
    const phase = level === 'advanced' || level === 'veteran' ? 'build' : 'base';
    return loads(weeks)
      .filter(({ phaseType }) => phaseType === phase)
      .map((week) => endurance(week).some(isLight));
  },
  '2 VO2max work in build, every week or every second': ({ level, raceType }, weeks) => {
    const every = VO2MAX_EVERY[raceType];
    if (level === 'beginner' || every === undefined) return [];
    const held = loads(weeks)
      .filter(({ phaseType }) => phaseType === 'build')
      .map((week) => week.workouts.some(({ intensity }) => intensity === 'vo2max'));
    return held.slice(every - 1).map((_, i) => held.slice(i, i + every).includes(true));
  },
  '2 each sport of several is hard in every second loading week from build on': ({ level, raceType }, weeks) => {
    const sports = baseSportsOf(raceType).map((sport) => TYPE_OF_SPORT[sport]);
    if (level === 'beginner' || sports.length === 1) return [];
    const late = loads(weeks).filter(({ phaseType }) => phaseType !== 'base' && phaseType !== 'recovery');
    return sports.flatMap((sport) => {
      const isHard = ({ isHard: hard, workoutType }: PlannedWorkout) =>
        hard && (workoutType === sport || (workoutType === 'brick' && sport !== 'swim'));
      return late.slice(1).map((week, i) => [...late[i]!.workouts, ...week.workouts].some(isHard));
    });
  },
  "2 the share of easy time is the level's, within 5 points": ({ level }, weeks) =>
    (['base', 'build'] as const).flatMap((phase) => {
      const { easy, all } = easySeconds(loads(weeks).filter(({ phaseType }) => phaseType === phase));
      const target = EASY_TARGETS[level][phase === 'base' ? 'base' : 'later'];
      return all < 3 * 3600 ? [] : [Math.abs(easy / all - target) <= 0.05];
    }),
  '3 work at the effort of the race': raceWork,
  '4 the longest workout': longestOf,
  '5 an easier week holds no longer workout': (_, weeks) =>
    easierWeeks(weeks, (week, before, sport) => {
      const length = ordinary(week, sport);
      return length === 0 ? null : length <= Math.max(...before.map((each) => ordinary(each, sport))) + 1;
    }),
  '5 an easier week keeps its workouts, where its hours hold them at their shortest': (_, weeks) =>
    easierWeeks(weeks, (week, before, sport) => {
      const least = SPORTS.reduce((sum, each) => sum + MIN_WORKOUT * keptOf(week, before.at(-1)!, each), 0);
      const strength = minutesOf(week.workouts.filter(({ workoutType }) => workoutType === 'strength'));
      if (least > 60 * week.plannedHours - strength) return null;
      return timesTrained(week, sport) >= keptOf(week, before.at(-1)!, sport);
    }),
  '5 easy workouts differ': (_, weeks) =>
    loads(weeks).flatMap((week) =>
      (['run', 'bike'] as const).flatMap((sport) => {
        const easy = ofSport(week, sport).filter(({ isLong, isHard }) => !isLong && !isHard);
        return easy.length < 4 ? [] : [differ(easy.map(({ duration }) => duration))];
      }),
    ),
  '6 no hard main set of the two loading weeks before': (_, weeks) => {
    const sets = loads(weeks).map((week) =>
      endurance(week).flatMap(({ isHard, templateId }) => (isHard && templateId !== null ? [templateId] : [])),
    );
    return sets.flatMap((here, i) => {
      const before = sets.slice(Math.max(0, i - 2), i).flat();
      return here.map((set) => !before.includes(set));
    });
  },
  '6 different main sets in a season': ({ weeks: toRace, input: { sports } }, weeks) => {
    if (toRace < 16) return [];
    // a rung that is made smaller is another set, and a test is one
    const sets = new Set(
      weeks
        .flatMap(endurance)
        .flatMap(({ templateId, description }) =>
          rungOfId(templateId) || isTest(templateId) ? [`${templateId} ${description}`] : [],
        ),
    );
    const wanted =
      sports.length === 1
        ? DIFFERENT_SETS[sports[0] as keyof typeof DIFFERENT_SETS]
        : DIFFERENT_SETS_OF_SEVERAL[sports.length - 2]!;
    return [sets.size >= wanted];
  },
};
