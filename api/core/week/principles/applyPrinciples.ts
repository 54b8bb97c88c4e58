import type { Sport, TrainedSport } from '../../codes/sport.ts';
import { STRENGTH_BY_PHASE, STRENGTH_MIN_WEEK_HOURS } from '../../constants/strength.ts';
import type { Athlete } from '../../athlete/athlete.ts';
import type { InjuryRestrictions } from '../../athlete/injuries.ts';
import type { SportRestriction } from '../../codes/injury.ts';
import { countedSports, loadingWeeksOf } from '../../athlete/profile.ts';
import type { RaceType } from '../../codes/race.ts';
import type { RaceEfforts } from '../../prediction/planned.ts';
import type { ScheduleInput } from '../../rules/scheduleInput.ts';
import type { Season, WeekTarget } from '../../season/season.ts';
import type { AthleteLimits } from '../../rules/athleteLimits.ts';
import type { WeekRules } from '../draft.ts';
import type { BodyOf, RuleKind } from '../../principles/rule.ts';
import type { Intensity } from '../../codes/workout.ts';

/** What a week is planned from; principles make it tighter. */
export interface WeekBasis {
  raceType: RaceType | null;
  sports: readonly Sport[];
  limits: AthleteLimits;
  restrictions: InjuryRestrictions;
  /** Efforts of the race that is trained for. */
  raceEfforts: RaceEfforts;
}

// not a spread: V8 gives such a copy another hidden class than the original has, and code that reads both kinds of object gets slower
const within = (
  {
    level,
    levelBySport,
    hardDays,
    hardRunSpacingDays,
    restDays,
    workoutsADay,
    longestWorkout,
    currentRunMinutes,
    isNewRunner,
  }: AthleteLimits,
  less: Partial<Pick<AthleteLimits, 'hardDays' | 'restDays' | 'workoutsADay'>>,
): AthleteLimits => ({
  level,
  levelBySport,
  hardDays: less.hardDays ?? hardDays,
  hardRunSpacingDays,
  restDays: less.restDays ?? restDays,
  workoutsADay: less.workoutsADay ?? workoutsADay,
  longestWorkout,
  currentRunMinutes,
  isNewRunner,
});

const HARD: readonly Intensity[] = ['hard', 'threshold', 'vo2max', 'race-pace'];

/** The week as its principles leave it so far. */
interface Tightening {
  known: WeekBasis;
  week: WeekTarget;
  weekRules: WeekRules;
  athlete: Athlete;
  /** The season took hours from the week for its principles. */
  isLess: boolean;
  limits: AthleteLimits;
  restrictions: InjuryRestrictions;
  /** Sports that have nothing left. */
  out: Set<Sport>;
}

/** What a rule makes of the week. True: the week is another one for it. */
type Tighten<Kind extends RuleKind> = (body: BodyOf<Kind>, tightening: Tightening) => boolean;

/** The kinds of rules that concern a week as a whole; the others are asked while workouts are placed. */
const TIGHTEN: { readonly [Kind in RuleKind]?: Tighten<Kind> } = {
  rest: ({ least }, tightening) => {
    if (least <= tightening.limits.restDays) return false;
    tightening.limits = within(tightening.limits, { restDays: least });
    return true;
  },
  perDay: ({ what, most }, tightening) => {
    if (what.types.length > 0 || what.quality !== 'any' || most >= tightening.limits.workoutsADay) return false;
    tightening.limits = within(tightening.limits, { workoutsADay: most });
    return true;
  },
  hours: ({ most }, { isLess, week }) => isLess && week.plannedHours >= most - 0.01,
  ramp: ({ percent }, { isLess, week, weekRules: { largestBefore } }) =>
    isLess &&
    largestBefore !== null &&
    week.kind === 'load' &&
    week.plannedHours >= largestBefore * (1 + percent / 100) - 0.02,
  step: ({ weeks }, { isLess, week, weekRules, athlete, known }) =>
    isLess &&
    week.kind === 'step' &&
    weekRules.loadsBefore === weeks &&
    weeks < loadingWeeksOf(athlete, countedSports(known.raceType, known.sports)),
  count: ({ what, most, weeks }, tightening) => {
    if (weeks > 1) return false;
    const isFewer = what.quality === 'hard' && what.types.length === 0 && most < tightening.limits.hardDays;
    if (isFewer) tightening.limits = within(tightening.limits, { hardDays: most });
    if (most > 0) return isFewer;
    if (what.quality === 'hard' && what.types.length > 0) forbid(tightening, what.types, HARD);
    if (what.quality === 'vo2max') forbid(tightening, what.types, ['vo2max']);
    return (what.quality === 'any' && takeOut(tightening, what.types)) || isFewer;
  },
};

/** Takes the sports out of the week. True: one of them would have been in it. */
function takeOut({ known, week, out }: Tightening, types: readonly string[]): boolean {
  const gone = known.sports.filter((sport) => types.includes(TYPE[sport]));
  for (const sport of gone) out.add(sport);
  const hasStrength = STRENGTH_BY_PHASE[week.phaseType] > 0 && week.plannedHours >= STRENGTH_MIN_WEEK_HOURS;
  return gone.some((sport) => sport !== 'strength' || hasStrength);
}

/** Level, age and injuries set limits; principles make them smaller. */
export function applyPrinciples(
  known: WeekBasis,
  week: WeekTarget,
  weekRules: WeekRules,
  { athlete, season }: ScheduleInput,
): WeekBasis {
  const { limits, restrictions } = known;
  const isLess = isTakenFrom(week, season);
  const tightening = { known, week, weekRules, athlete, isLess, limits, restrictions, out: new Set<Sport>() };
  for (const active of weekRules.rules) {
    const { body } = active.rule;
    const tighten = TIGHTEN[body.kind] as Tighten<RuleKind> | undefined;
    if (tighten?.(body, tightening)) weekRules.fired.add(active);
  }
  const sports = known.sports.filter((sport) => !tightening.out.has(sport));
  return {
    raceType: known.raceType,
    sports: sports.length > 0 ? sports : known.sports,
    limits: tightening.limits,
    restrictions: tightening.restrictions,
    raceEfforts: known.raceEfforts,
  };
}

/** Would the week be longer, or a step-back week not one, without the principles about hours? */
export function isTakenFrom(week: WeekTarget, { weeksUntaught }: Season): boolean {
  const untaught = weeksUntaught?.find(({ weekStartDate }) => weekStartDate === week.weekStartDate);
  return untaught === undefined || untaught.kind !== week.kind || untaught.plannedHours > week.plannedHours;
}

const TYPE: Readonly<Record<Sport, TrainedSport>> = {
  running: 'run',
  cycling: 'bike',
  swimming: 'swim',
  strength: 'strength',
};

function forbid(tightening: Tightening, types: readonly string[], intensities: readonly Intensity[]): void {
  const { restrictions } = tightening;
  const tighter = (type: TrainedSport): SportRestriction =>
    types.length > 0 && !types.includes(type)
      ? restrictions[type]
      : { ...restrictions[type], noIntensities: [...new Set([...restrictions[type].noIntensities, ...intensities])] };
  tightening.restrictions = {
    run: tighter('run'),
    bike: tighter('bike'),
    swim: tighter('swim'),
    strength: types.includes('strength') ? tighter('strength') : restrictions.strength,
  };
}
