import { withPlannedTimes } from '../prediction/plannedTimes.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import { type Day, mondayOf } from '../calendar/calendar.ts';
import { mainRace } from '../season/phases.ts';
import { knownOf } from '../prediction/knownOf.ts';
import { forecastOf } from '../prediction/forecast.ts';
import { predictRace } from '../prediction/predictRace.ts';
import { ATHLETE } from '../messages/reader.ts';
import { provedSchedule } from './planSchedule.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { conflictWarnings } from '../principles/conflicts.ts';
import type { PredictionMethod } from '../codes/prediction.ts';
import type { CompiledPrinciple, PrincipleText } from '../principles/rule.ts';
import { tightenSeason } from '../principles/season.ts';
import type { Race } from '../race/race.ts';
import { raceMetres } from '../race/raceMetres.ts';
import type { PlanConflict, PlannedWeek } from './schedule.ts';
import type { Phase } from '../season/season.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { planSeason } from '../season/seasonPlan.ts';
import type { PastWorkout } from '../workout/workout.ts';

/** Sports of an athlete who chose none. */
const DEFAULT_SPORTS: readonly Sport[] = ['running', 'strength'];
/** Weeks of a schedule. */
const SCHEDULE_WEEKS = 4;

export interface CoachPrinciple extends PrincipleText {
  /** "Max Mustermann"; left out: not known. */
  coach?: string;
}

export interface PlanAllInput {
  today: Day;
  /** All weeks of the season, or the first four. */
  horizon: 'season' | 4;
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
  principles: readonly CoachPrinciple[];
  /** What was trained in the weeks before this one; left out: not known. */
  past?: readonly PastWorkout[];
}

export interface PlanAllOutput {
  phases: readonly Pick<Phase, 'phaseType' | 'startDate' | 'endDate' | 'weeklyVolume'>[];
  weeks: readonly PlannedWeek[];
  warnings: readonly PlanWarning[];
  /** One for each principle, in order; null where it is not understood, and then it changes nothing. */
  principles: readonly { compiled: string | null; applied: number }[];
  /** One for each race from today on, in order. */
  races: readonly RaceTimes[];
}

/** Finish times of a race, seconds; null where nothing is known that would tell. */
export interface RaceTimes {
  raceDate: Day;
  predictedSec: {
    low: number;
    high: number;
    methods: readonly { method: PredictionMethod; sec: number }[];
  } | null;
  /** The goal, as far as thresholds and results allow it, else what is predicted. */
  plannedSec: number | null;
  /** The range, the goal and what is paced for, for people. */
  summary: string;
}

export type PlanAllResult = { ok: true; plan: PlanAllOutput } | { ok: false; conflict: PlanConflict };

/** Season and schedule in one: everything the planner makes from an athlete, races and a day. */
export function planAll({
  today,
  horizon,
  athlete,
  sports,
  races,
  principles,
  past = [],
}: PlanAllInput): PlanAllResult {
  const chosen = sports.length > 0 ? sports : DEFAULT_SPORTS;
  const ahead = withPlannedTimes(races, athlete, today).filter(({ raceDate }) => raceDate >= today);
  const compiled = principles.map((text) => compilePrinciple(text));
  const taught = compiled.flatMap(({ rules }, i) =>
    rules.length > 0 ? [{ id: String(i), by: principles[i]!.coach ?? '', rules }] : [],
  );
  const untaught = planSeason({ today, athlete, sports: chosen, races: ahead });
  const season = tightenSeason(untaught, { athlete, sports: chosen, races: ahead }, taught);
  const schedule = provedSchedule({
    today,
    athlete,
    sports: chosen,
    races: ahead,
    season,
    raceType: mainRace(ahead)?.raceType ?? null,
    firstWeek: mondayOf(today),
    count: horizon === 'season' ? season.weeks.length : SCHEDULE_WEEKS,
    past: past.filter(({ scheduledDate }) => scheduledDate < mondayOf(today)),
    keep: [],
    principles: taught,
  });
  if (!schedule.ok) return schedule;
  return {
    ok: true,
    plan: {
      phases: season.phases.map(({ phaseType, startDate, endDate, weeklyVolume }) => ({
        phaseType,
        startDate,
        endDate,
        weeklyVolume,
      })),
      weeks: schedule.weeks,
      warnings: [
        ...season.warnings,
        ...schedule.warnings,
        ...notCompiled(principles, compiled),
        ...conflictWarnings(taught),
      ],
      principles: compiled.map(({ words }, i) => ({
        compiled: words,
        applied: schedule.principles?.find(({ id }) => id === String(i))?.applied ?? 0,
      })),
      races: ahead.map((race) => timesOf(race, athlete, races, today)),
    },
  };
}

function timesOf(race: Race, { thresholds }: Athlete, races: readonly Race[], today: Day): RaceTimes {
  const known = knownOf(thresholds, races, today);
  const { raceType, raceDate, clearedBy } = race;
  const prediction = clearedBy === undefined ? predictRace(raceType, known, raceMetres(race)) : null;
  const predictedSec = prediction && {
    low: prediction.lowSec,
    high: prediction.highSec,
    methods: prediction.methods.map(({ name, seconds }) => ({ method: name, sec: seconds })),
  };
  const { plannedSec, summary } = forecastOf(race, known, ATHLETE);
  return { raceDate, predictedSec, plannedSec, summary };
}

/** Says of each principle without a rule why it has none. */
function notCompiled(texts: readonly PrincipleText[], compiled: readonly CompiledPrinciple[]): PlanWarning[] {
  return compiled.flatMap(({ state, because }, i) =>
    state === 'compiled'
      ? []
      : [
          {
            code: state === 'refused' ? 'PRINCIPLE_REFUSED' : 'PRINCIPLE_ADVICE_ONLY',
            message: `"${texts[i]!.principle}" ${state === 'refused' ? 'is refused' : 'is advice only'}: ${because}`,
            recommendation:
              state === 'refused'
                ? 'Write it as a limit that takes away, or leave it out.'
                : 'Write it as days, numbers of workouts, minutes or rest to make it a rule.',
          },
        ],
  );
}
