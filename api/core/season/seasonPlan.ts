import { raceHoursOf } from '../race/raceSize.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import { addDays, type Day, daysBetween, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import { TSS_PER_HOUR } from '../constants/load.ts';
import {
  CONSISTENT_BLOCK_PHASES,
  CONSISTENT_SEASON_WEEKS,
  CONSISTENT_TARGETS,
  MAX_RACE_WEEKS,
  MAX_SEASON_WEEKS,
} from '../constants/season.ts';
import { seedFitness } from '../load/fitness.ts';
import { goalRaces, LOADING_PHASES, type PhaseSpan, phaseSpans, type PhaseWeeks, seasonPhaseWeeks } from './phases.ts';
import {
  countedSports,
  currentHours,
  effectiveHours,
  hoursAtStart,
  loadingWeeksOf,
  rampLimit,
  startHours,
} from '../athlete/profile.ts';
import type { Race } from '../race/race.ts';
import type { RaceType } from '../codes/race.ts';
import type { Goals, Phase, Season, SeasonInput, WeekTarget } from './season.ts';
import { describePhases, phaseVolume } from './seasonTexts.ts';
import { seasonWarnings } from './seasonWarnings.ts';
import {
  freshState,
  type RampRules,
  type RampState,
  type WeekHours,
  weeklyHours,
  type WeekSlot,
} from './weeklyHours.ts';
import { disciplineOf, steeringRace, weekSlots } from './weekSlots.ts';

/**
 * The season from today to the end of the last race's recovery, at most 104 weeks. Later weeks are cut off with a warning (RACE_BEYOND_SEASON); races
 * before today are left out; with no race ahead the season trains consistently for 12 weeks. The first A race is the goal; without an A race see mainRace.
 */
export function planSeason(input: SeasonInput): Season {
  const { today, athlete, sports } = input;
  const races = input.races.filter(
    ({ raceDate }) => raceDate >= today && weeksBetween(today, raceDate) < MAX_RACE_WEEKS,
  );
  if (races.length === 0) {
    return {
      ...planConsistentSeason({ today, athlete, sports, weeks: CONSISTENT_SEASON_WEEKS }),
      warnings: seasonWarnings(input),
    };
  }
  const weeks = seasonPhaseWeeks(today, athlete, sports, races);
  return seasonOf({ today, athlete, sports, races }, weeks.slice(0, MAX_SEASON_WEEKS));
}

/** Training without races: blocks of loading weeks and a step-back, base, base, build, their volume rising and then held. `weeks` 1 to 104. */
export function planConsistentSeason(input: Omit<SeasonInput, 'races'> & { weeks: number }): Season {
  const blockWeeks = loadingWeeksOf(input.athlete, countedSports(null, input.sports)) + 1;
  const count = Math.max(1, Math.min(MAX_SEASON_WEEKS, Math.floor(input.weeks)));
  const weeks = Array.from(
    { length: count },
    (_, i) => CONSISTENT_BLOCK_PHASES[Math.floor(i / blockWeeks) % CONSISTENT_BLOCK_PHASES.length]!,
  );
  return seasonOf({ ...input, races: [] }, weeks);
}

function seasonOf(input: SeasonInput, phaseWeeks: PhaseWeeks): Season {
  const { today, sports, races } = input;
  const spans = phaseSpans(today, phaseWeeks);
  const plan = freshPlan({ ...input, phases: spans });
  const { weeks } = weeklyHours(plan.slots, plan.rules, plan.state);
  return {
    seasonStart: today,
    seasonEnd: spans.at(-1)!.endDate,
    phases: describePhases(spans, plan.volumes, sports, races),
    weeks: plan.slots.map((slot, i) => weekTarget(slot, weeks[i]!)),
    warnings: races.length > 0 ? seasonWarnings(input) : [],
  };
}

interface PlanInput extends Goals {
  phases: readonly PhaseSpan[];
  /** Mondays of weeks without training. */
  lostWeeks?: readonly Day[];
}

/** Mean hours a week of each phase as the planner would set them. */
export function plannedVolumes(input: PlanInput): readonly number[] {
  return freshPlan(input).volumes;
}

/** Slots of the phases, the athlete's rules and start, and each phase's mean hours before B races and blocked dates take their part: so that neither changes a phase. */
function freshPlan({ phases, athlete, sports, races, lostWeeks = [] }: PlanInput): {
  slots: readonly WeekSlot[];
  rules: RampRules;
  state: RampState;
  volumes: readonly number[];
} {
  const first = steeringRace(races, mondayOf(phases[0]!.startDate))?.raceType ?? null;
  const rules = rampRules(first, athlete, sports, races);
  const state = freshState(
    seedFitness(hoursAtStart(athlete, first, sports), TSS_PER_HOUR[disciplineOf(first, sports)].base).ctl,
  );
  const slots = weekSlots(phases, athlete, sports, races, lostWeeks);
  const { weeks } = weeklyHours(slots.map(asPhaseWeek), rules, state);
  let next = 0;
  const volumes = phases.map(({ startDate, endDate }) => {
    const count = weeksBetween(startDate, endDate) + 1;
    const hours = weeks.slice(next, next + count).reduce((sum, week) => sum + week.hours, 0);
    next += count;
    return hours / count;
  });
  return { slots, rules, state, volumes };
}

function asPhaseWeek(slot: WeekSlot): WeekSlot {
  if (slot.room === undefined) return slot.tuneUp === null ? slot : { ...slot, tuneUp: null };
  const { room: _, ...whole } = slot;
  return { ...whole, tuneUp: null };
}

/** What the athlete has trained before a week that is planned anew. */
export interface TrainingState {
  /** Hours of the last weeks, up to four, latest last. */
  recentHours: readonly number[];
  loadingWeeksSinceStep: number;
  ctl: number;
}

/**
 * Weeks of stored phases from `firstWeek`, a Monday, on. `before` is what was really trained; null starts afresh from the athlete's present hours.
 * A phase whose weeklyVolume was changed by hand has its weeks scaled by new over old, still inside the ramp rules and the available hours.
 */
export function weekTargets(
  input: PlanInput & {
    phases: readonly Phase[];
    firstWeek: Day;
    before: TrainingState | null;
    /** Takes hours, growth or loading weeks from a week. */
    tighten?: (slot: WeekSlot) => WeekSlot;
  },
): readonly WeekTarget[] {
  const { before } = input;
  const phases = [...input.phases].sort((a, b) => daysBetween(b.startDate, a.startDate));
  if (phases.length === 0) return [];
  const plan = freshPlan({ ...input, phases });
  const asPlanned = scaled(plan.slots, phases, plan.volumes, input.athlete);
  const slots = input.tighten ? asPlanned.map(input.tighten) : asPlanned;
  const from = slots.findIndex(({ weekStartDate }) => weekStartDate >= input.firstWeek);
  if (from < 0) return [];
  const state = before
    ? stateFrom(before, weeklyHours(slots, plan.rules, plan.state).states[from]!, plan.state, slots[from]!)
    : plan.state;
  const ahead = slots.slice(from);
  const { weeks } = weeklyHours(ahead, plan.rules, state);
  return ahead.map((slot, i) => weekTarget(slot, weeks[i]!));
}

function stateFrom(before: TrainingState, planned: RampState, fresh: RampState, slot: WeekSlot): RampState {
  if (before.recentHours.length === 0) return { ...fresh, ctl: before.ctl };
  const recentHours = before.recentHours.slice(-4);
  const most = Math.max(...recentHours);
  // in recovery the last weeks are small by plan; elsewhere nobody tapers from hours that were never trained
  const loads = slot.phaseType === 'recovery' ? planned.loads : planned.loads.map((hours) => Math.min(hours, most));
  return { ...planned, recentHours, loads, loadingWeeksSinceStep: before.loadingWeeksSinceStep, ctl: before.ctl };
}

function weekTarget({ weekStartDate, phaseType }: WeekSlot, { kind, hours }: WeekHours): WeekTarget {
  return {
    weekStartDate,
    weekEndDate: addDays(weekStartDate, 6),
    phaseType,
    kind,
    plannedHours: Math.round(hours * 100) / 100,
  };
}

/** Weeks of phases whose volume was changed by hand follow the change; more is allowed up to the available hours. */
function scaled(
  slots: readonly WeekSlot[],
  phases: readonly Phase[],
  volumes: readonly number[],
  athlete: Athlete,
): readonly WeekSlot[] {
  const phaseOf = phases.flatMap((phase, i) =>
    Array.from({ length: weeksBetween(phase.startDate, phase.endDate) + 1 }, () => i),
  );
  return slots.map((slot, i) => {
    const scale = phases[phaseOf[i]!]!.weeklyVolume / phaseVolume(volumes[phaseOf[i]!]!);
    if (scale === slot.scale) return slot;
    const capacity = Math.min(athlete.preferences.weeklyHoursAvailable, slot.held ?? Infinity);
    return scale > 1 ? { ...slot, scale, capacity } : { ...slot, scale };
  });
}

/** The ramp follows the most careful of the season's goals, the start the first race. */
function rampRules(
  first: RaceType | null,
  athlete: Athlete,
  sports: readonly Sport[],
  races: readonly Race[],
): RampRules {
  const goals = goalRaces(races).map(({ raceType }) => raceType);
  // without a race the hours are held below what the athlete has, for good
  const most = first === null ? CONSISTENT_TARGETS.at(-1)! * effectiveHours(athlete, null, sports) : Infinity;
  const counted = (goals.length > 0 ? goals : [first]).map((raceType) => countedSports(raceType, sports));
  return {
    startHours: startHours(athlete, first, sports),
    presentHours: Math.min(currentHours(athlete, first, sports) ?? 0, most),
    rampLimit: Math.min(...counted.map((of) => rampLimit(athlete, of))),
    loadingWeeks: Math.min(...counted.map((of) => loadingWeeksOf(athlete, of))),
  };
}

/**
 * Hours of a week for workouts other than races. C races, and B races of taper, race and recovery weeks, take theirs from the week's hours; A races,
 * and B races of load and step weeks, have theirs on top.
 */
export function hoursBesideRaces(week: WeekTarget, races: readonly Race[]): number {
  const loading = LOADING_PHASES.includes(week.phaseType);
  const inside = races.filter(
    ({ raceDate, priority }) =>
      mondayOf(raceDate) === week.weekStartDate && (priority === 'C' || (priority === 'B' && !loading)),
  );
  const raceHours = inside.reduce((sum, race) => sum + raceHoursOf(race), 0);
  return Math.max(0, week.plannedHours - raceHours);
}
