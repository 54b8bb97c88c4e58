import type { Sport, TrainedSport } from '../../codes/sport.ts';
import { STRENGTH_BY_PHASE, STRENGTH_MIN_WEEK_HOURS } from '../../constants/strength.ts';
import type { InjuryRestrictions } from '../../athlete/injuries.ts';
import type { SportRestriction } from '../../codes/injury.ts';
import { countedSports, loadingWeeksOf } from '../../athlete/profile.ts';
import type { RaceType } from '../../codes/race.ts';
import type { ScheduleInput } from '../../rules/scheduleInput.ts';
import type { Season, WeekTarget } from '../../season/season.ts';
import type { AthleteLimits } from '../../rules/athleteLimits.ts';
import type { WeekRules } from '../draft.ts';
import type { Intensity } from '../../codes/workout.ts';

/** What a week is planned from; principles make it tighter. */
export interface WeekBasis {
  raceType: RaceType | null;
  sports: readonly Sport[];
  limits: AthleteLimits;
  restrictions: InjuryRestrictions;
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
  currentRunMinutes,
  isNewRunner,
});

const HARD: readonly Intensity[] = ['hard', 'threshold', 'vo2max', 'race-pace'];

/** Level, age and injuries set limits; principles make them smaller. */
export function applyPrinciples(
  known: WeekBasis,
  week: WeekTarget,
  weekRules: WeekRules,
  { athlete, season }: ScheduleInput,
): WeekBasis {
  let { limits, restrictions } = known;
  const out = new Set<Sport>();
  const isLess = isTakenFrom(week, season);
  for (const active of weekRules.rules) {
    const { body } = active.rule;
    if (body.kind === 'rest' && body.least > limits.restDays) {
      limits = within(limits, { restDays: body.least });
      weekRules.fired.add(active);
    }
    if (
      body.kind === 'perDay' &&
      body.what.types.length === 0 &&
      body.what.quality === 'any' &&
      body.most < limits.workoutsADay
    ) {
      limits = within(limits, { workoutsADay: body.most });
      weekRules.fired.add(active);
    }
    if (body.kind === 'hours' && isLess && week.plannedHours >= body.most - 0.01) weekRules.fired.add(active);
    if (
      body.kind === 'ramp' &&
      isLess &&
      weekRules.largestBefore !== null &&
      week.kind === 'load' &&
      week.plannedHours >= weekRules.largestBefore * (1 + body.percent / 100) - 0.02
    )
      weekRules.fired.add(active);
    if (
      body.kind === 'step' &&
      isLess &&
      week.kind === 'step' &&
      weekRules.loadsBefore === body.weeks &&
      body.weeks < loadingWeeksOf(athlete, countedSports(known.raceType, known.sports))
    )
      weekRules.fired.add(active);
    if (body.kind !== 'count' || body.weeks > 1) continue;
    const { what, most } = body;
    if (what.quality === 'hard' && what.types.length === 0 && most < limits.hardDays) {
      weekRules.fired.add(active);
      limits = within(limits, { hardDays: most });
    }
    if (most > 0) continue;
    if (what.quality === 'any')
      for (const sport of known.sports)
        if (what.types.some((type) => TYPE[sport] === type)) {
          out.add(sport);
          if (
            sport !== 'strength' ||
            (STRENGTH_BY_PHASE[week.phaseType] > 0 && week.plannedHours >= STRENGTH_MIN_WEEK_HOURS)
          )
            weekRules.fired.add(active);
        }
    if (what.quality === 'hard' && what.types.length > 0) restrictions = without(restrictions, what.types, HARD);
    if (what.quality === 'vo2max') restrictions = without(restrictions, what.types, ['vo2max']);
  }
  const sports = known.sports.filter((sport) => !out.has(sport));
  return { raceType: known.raceType, sports: sports.length > 0 ? sports : known.sports, limits, restrictions };
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

function without(
  restrictions: InjuryRestrictions,
  types: readonly string[],
  intensities: readonly Intensity[],
): InjuryRestrictions {
  const tighter = (type: TrainedSport): SportRestriction =>
    types.length > 0 && !types.includes(type)
      ? restrictions[type]
      : { ...restrictions[type], noIntensities: [...new Set([...restrictions[type].noIntensities, ...intensities])] };
  return {
    run: tighter('run'),
    bike: tighter('bike'),
    swim: tighter('swim'),
    strength: types.includes('strength') ? tighter('strength') : restrictions.strength,
  };
}
