import type { TrainingPreferences } from '../athlete/athlete.ts';
import { blackoutOn, mostMinutesOn, shortTimeOn } from '../athlete/blackout.ts';
import { blockedText, shortTimeText } from '../athlete/blackoutText.ts';
import { type Day, dayNumber } from '../calendar/calendar.ts';
import { EASY_DAYS_AFTER_LONG_C } from '../constants/raceWeek.ts';
import { MIN_LONG_WORKOUT } from '../constants/lengths.ts';
import type { WeekKind } from '../codes/phase.ts';
import type { Reason } from '../codes/reason.ts';
import {
  afterRaceReason,
  capReason,
  complementaryReason,
  dayReason,
  hardSpacingReason,
  injuryNoteReason,
  injurySubstitutionReason,
  latestDayReason,
  longDayBlockedReason,
  longDayReason,
  longRunGrowthReason,
  phaseReason,
  raceNearReason,
  raceReason,
  racePaceReason,
  rungReasons,
  shareReason,
  strengthDayReason,
  thresholdTestReason,
  isEasyThroughout,
  isRecoveryDay,
} from './reasons.ts';
import { racePaceMinutes, racePaceTargets } from '../rules/racePace.ts';
import type { ChosenWorkout } from '../workout/prescribedWorkout.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { isTest } from '../workout/thresholdTest.ts';
import { isHardDay } from '../rules/placement.ts';
import { type DayPlan, type Draft, layoutKey, type WeekContext, type WeekRules } from './draft.ts';
import { principleReason } from './principles/planned.ts';
import { isComplementary } from './allocate.ts';
import { runLimitOf } from './sizes.ts';
import { lengthRule } from './weekRules.ts';
import type { BuiltWorkout } from './builtWorkout.ts';

export function reasonsOf(
  context: WeekContext,
  { draft, day, workout }: BuiltWorkout,
  weekMinutes: number,
  racePace: readonly RacePaceOfWeek[],
): Reason[] {
  if (draft.race)
    return [
      raceReason({ raceName: draft.race.raceName, priority: draft.race.priority, raceDate: draft.race.raceDate }),
    ];
  const { week, phaseName, weekInPhase } = context;
  // a key workout that the week left easy is none, and before a race nobody recovers from it
  const isPlain =
    (draft.role === 'key' && isEasyThroughout(workout)) ||
    (draft.role === 'recovery' && !isRecoveryDay(context.races, day.date));
  const plain = isPlain ? 'easy' : draft.role;
  const role = plain === 'easy' && !workout.isHard && !isEasyThroughout(workout) ? 'steady' : plain;
  const inPhase = (kind: WeekKind) =>
    phaseReason({ phaseName, phaseType: week.phaseType, kind, role, week: weekInPhase + 1 });
  const reasons = [inPhase(week.kind)];
  // a step-back week says why it is short, and a brick still has to say what the run off the bike is for
  if (role === 'brick' && week.kind === 'step') reasons.push(inPhase('load'));
  reasons.push(whyThisDay(context, draft, day), whyThisLong(context, { draft, day }, workout.duration, weekMinutes));
  if (isTest(workout.templateId)) reasons.push(thresholdTestReason({ sport: draft.sport }));
  reasons.push(...whyThisRung(context, workout.templateId), ...whyRacePace(workout, racePace));
  reasons.push(...whyNearRace(context, day), ...whyInjury(context, draft), ...whyThisSport(context, draft));
  if (context.rules !== null) reasons.push(...whyPrinciples(context, context.rules, draft));
  return reasons;
}

type RacePaceOfWeek = Parameters<typeof racePaceReason>[0];

/** Minutes at the effort of the race that the week holds, by its targets for them. */
export function racePaceOf(context: WeekContext, built: readonly BuiltWorkout[]): readonly RacePaceOfWeek[] {
  const { week, raceType, limits, input } = context;
  const { races, season } = input;
  const targets = racePaceTargets({ week, raceType, level: limits.level, races, weeks: season.weeks });
  const training = built.flatMap(({ draft, workout }) => (draft.race ? [] : workout));
  return targets.map((target) => ({ ...target, minutes: racePaceMinutes(training, target.sport) }));
}

/** What the workout's minutes at the effort of the race are for; nothing where it has none. */
const whyRacePace = (workout: ChosenWorkout, racePace: readonly RacePaceOfWeek[]): Reason[] =>
  racePace.filter(({ sport }) => racePaceMinutes([workout], sport) > 0).map(racePaceReason);

/** What moved the athlete to the rung of the workout; nothing where it is another one. */
function whyThisRung({ memory: { rungs } }: WeekContext, templateId: string | null): Reason[] {
  const place = rungOfId(templateId);
  const own = place === null ? undefined : rungs[place.family];
  return own?.rung === place?.rung && own !== undefined ? rungReasons(own) : [];
}

/** The principles that shaped the workout, each once. */
function whyPrinciples(context: WeekContext, { shaped }: WeekRules, draft: Draft): Reason[] {
  const known = shaped.get(draft);
  if (known === undefined && draft.lengthRule !== 'principle-cap') return [];
  const by = known === undefined ? [] : [...known];
  if (draft.lengthRule === 'principle-cap' && draft.sport !== 'strength') {
    const least = lengthRule(context, draft);
    // where another principle made it shorter still, the cap did nothing
    if (least !== null && draft.minutes >= least.minutes && !by.includes(least.active)) by.push(least.active);
  }
  return by.map(principleReason);
}

/** What keeps a long workout off that date; null: nothing that the athlete said of the date. */
function whyNotLong(preferences: TrainingPreferences, date: Day): string | null {
  const blackout = blackoutOn(preferences, date);
  if (blackout !== null) return blockedText(date, blackout);
  const short = shortTimeOn(preferences, date);
  return short !== null && mostMinutesOn(preferences, date) < MIN_LONG_WORKOUT ? shortTimeText(date, short) : null;
}

/** Days to the nearest hard one within a week, before the day or after it; null: there is none. */
function daysToHard(context: WeekContext, day: number, direction: -1 | 1): number | null {
  for (let days = 1; days < 7; days += 1) if (isHardDay(context, day + direction * days)) return days;
  return null;
}

function whyThisDay(context: WeekContext, draft: Draft, day: DayPlan): Reason {
  if (draft.isLong) {
    const { preferences } = context.athlete;
    if (preferences.longWorkoutDays.includes(day.weekday)) return longDayReason(day.weekday);
    const long = context.days.filter(({ weekday }) => preferences.longWorkoutDays.includes(weekday));
    for (const { date } of long) {
      const what = whyNotLong(preferences, date);
      if (what !== null) return longDayBlockedReason({ weekday: day.weekday, blocked: date, what });
    }
    return latestDayReason(day.weekday);
  }
  if (draft.sport === 'strength') return strengthDayReason({ weekday: day.weekday });
  if (draft.isHard) {
    const daysSinceHard = daysToHard(context, day.number, -1);
    return hardSpacingReason({ date: day.date, daysSinceHard, daysUntilHard: daysToHard(context, day.number, 1) });
  }
  const sameAsLastWeek = context.memory.layout.has(layoutKey(day.index, draft.workoutType));
  return dayReason({ weekday: day.weekday, sessionsThatDay: day.drafts.length + day.kept.length, sameAsLastWeek });
}

function whyThisLong(
  context: WeekContext,
  { draft, day }: Pick<BuiltWorkout, 'draft' | 'day'>,
  minutes: number,
  weekMinutes: number,
): Reason {
  if (draft.lengthRule === 'long-run-growth' && draft.sport === 'running') {
    const { recentRun: longestRecent, recentRunFrom: from } = context;
    return longRunGrowthReason({ minutes, longestRecent, limit: runLimitOf(context), from });
  }
  if (draft.lengthRule === 'share' || draft.lengthRule === 'long-run-growth')
    return shareReason({ minutes, weekMinutes });
  // the strictest day of a week holds for all of it, those before its race too
  if (draft.lengthRule === 'recovery-cap' && !isRecoveryDay(context.races, day.date))
    return capReason({ minutes, limitedBy: 'race-near' });
  return capReason({ minutes, limitedBy: draft.lengthRule });
}

function whyNearRace(context: WeekContext, day: DayPlan): Reason[] {
  const reasons: Reason[] = [];
  for (const { raceName, raceDate, priority, raceType } of context.races) {
    const after = day.number - dayNumber(raceDate);
    const told = priority === 'C' ? (EASY_DAYS_AFTER_LONG_C[raceType] ?? 0) : 7;
    if (after < 0 && after >= (priority === 'A' ? -6 : -2) && priority !== 'C')
      reasons.push(raceNearReason({ raceName, daysBefore: -after }));
    if (after > 0 && after <= told && !day.near.mayBeHard)
      reasons.push(afterRaceReason({ raceName, daysAfter: after }));
  }
  return reasons;
}

function whyInjury({ athlete, restrictions }: WeekContext, draft: Draft): Reason[] {
  if (athlete.injuries.length === 0) return [];
  const areas = athlete.injuries
    .map(({ affectedArea }) => affectedArea)
    .sort()
    .join(', ');
  const reasons: Reason[] = [];
  if (draft.insteadOf !== null)
    reasons.push(injurySubstitutionReason({ from: draft.insteadOf, to: draft.sport, areas }));
  const types =
    draft.workoutType === 'brick'
      ? (['bike', 'run'] as const)
      : draft.workoutType === 'race'
        ? []
        : ([draft.workoutType] as const);
  const told = new Set<string>();
  for (const type of types) {
    const { note, care } = restrictions[type];
    if (note === '' || told.has(note)) continue;
    told.add(note);
    reasons.push(injuryNoteReason({ note, care, areas }));
  }
  return reasons;
}

function whyThisSport(context: WeekContext, { sport, insteadOf }: Draft): Reason[] {
  if (sport === 'strength' || insteadOf !== null || !isComplementary(context, sport)) return [];
  return [complementaryReason({ sport })];
}
