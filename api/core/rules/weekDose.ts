import type { PhaseType, WeekKind } from '../codes/phase.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { HARD_DOSE, type DosePart, MAX_WEEKS_WITHOUT_HARD } from '../constants/hardDays.ts';
import { LONG_CAPS } from '../constants/longWorkouts.ts';
import { PEAK_LONG_SHARES } from '../constants/peakLong.ts';
import { RACE_PACE_WEEKS } from '../constants/racePace.ts';
import { racePaceName } from '../messages/racePace.ts';
import { mondayOf } from '../calendar/calendar.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import type { PlanningContext, WeekOfSeason } from './context.ts';
import type { Proof } from './finding.ts';
import { hardDaysOf, mostHardDays } from './hardDaysPerWeek.ts';
import { brickMinutes, racePaceMinutes, racePaceTargetsOf } from './racePace.ts';
import { type MeasuredWeek, trainingOf } from './rule.ts';
import { timeText } from '../units/timeText.ts';

/** The part of the season by which quality is dosed; `loadsBefore` and `loads`: loading weeks of its phase. */
export function dosePartOf(
  { phaseType, kind }: { phaseType: PhaseType; kind: WeekKind },
  loadsBefore: number,
  loads: number,
): DosePart {
  if (kind === 'step') return 'step';
  if (phaseType !== 'base') return phaseType;
  return loadsBefore < Math.min(MAX_WEEKS_WITHOUT_HARD, Math.ceil(loads / 3)) ? 'first-base' : 'base';
}

type Season = PlanningContext['limits']['season'];

/** Loading weeks of the phase that the week lies in. */
function loadsOf({ weeks, phases }: Season, { monday, target }: WeekOfSeason): number {
  const phase = phases.find(({ startDate, endDate }) => mondayOf(startDate) <= monday && endDate >= monday);
  if (phase === undefined || target === null) return 0;
  const [first, last] = [mondayOf(phase.startDate), phase.endDate];
  return weeks.filter(
    ({ kind, phaseType, weekStartDate }) =>
      kind === 'load' && phaseType === target.phaseType && weekStartDate >= first && weekStartDate <= last,
  ).length;
}

const line = (constraint: string, limit: string, value: string): Proof => ({
  kind: 'target',
  constraint,
  limit,
  value,
  holds: true,
});

/** Hard days of the dose, as many as the limits leave of it. */
function hardLines(
  { races, week, limits: { season } }: PlanningContext,
  { monday, days, here }: MeasuredWeek,
): Proof[] {
  const of = week(monday);
  if (of.target === null) return [];
  const dose = HARD_DOSE[of.limits.level][dosePartOf(of.target, of.loadingWeekInPhase, loadsOf(season, of))];
  const raced = races.filter(({ raceDate }) => days.includes(raceDate));
  const wanted = Math.min(dose, mostHardDays(of.target, of.limits, raced));
  return wanted === 0 ? [] : [line('Hard days', `${wanted} wanted`, String(hardDaysOf(here).length))];
}

const NAMES: Readonly<Record<EnduranceSport, string>> = { running: 'run', cycling: 'ride', swimming: 'swim' };

/** The longest workouts of the sports whose length the race asks for, beside what they should grow to. */
function longLines({ week, limits: { season } }: PlanningContext, { monday, here }: MeasuredWeek): Proof[] {
  const { raceType, target } = week(monday);
  const shares = raceType === null || target?.phaseType === 'recovery' ? undefined : PEAK_LONG_SHARES[raceType];
  if (shares === undefined || raceType === null) return [];
  const hours = Math.max(0, ...season.weeks.map(({ plannedHours }) => plannedHours));
  return ENDURANCE_SPORTS.flatMap((sport) => {
    const share = shares[sport];
    const type = TYPE_OF_SPORT[sport];
    const lengths = trainingOf(here).flatMap((each) => {
      if (each.workoutType === type) return each.duration;
      return each.workoutType === 'brick' && type !== 'swim' ? brickMinutes(each, type) : [];
    });
    if (share === undefined || lengths.length === 0) return [];
    const peak = Math.round(Math.min(LONG_CAPS[raceType][sport], share * hours * 60));
    return [line(`Longest ${NAMES[sport]}`, `${timeText(peak)} at the season's peak`, timeText(Math.max(...lengths)))];
  });
}

/** Minutes at the effort of the race, beside the week's share of those that its last weeks should hold. */
const racePaceLines = (context: PlanningContext, { monday, here }: MeasuredWeek): Proof[] =>
  racePaceTargetsOf(context, monday).map(({ raceType, sport, wanted, total }) =>
    line(
      `At ${racePaceName(raceType, sport)}`,
      `${timeText(wanted)} wanted, ${timeText(total)} in the last ${RACE_PACE_WEEKS} weeks`,
      String(racePaceMinutes(trainingOf(here), sport)),
    ),
  );

/** What the week holds of its targets, measured as it stands: told, and never broken. */
export const weekDose = (context: PlanningContext, week: MeasuredWeek): Proof[] => [
  ...hardLines(context, week),
  ...racePaceLines(context, week),
  ...longLines(context, week),
];
