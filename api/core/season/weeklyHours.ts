import type { Day } from '../calendar/calendar.ts';
import {
  AFTER_LONG_B,
  B_WEEK_EXTRA_HOURS,
  COMEBACK_FACTORS,
  FIRST_BACK,
  RAMP_FACTOR,
  RAMP_HOURS,
  RAMP_WINDOW_WEEKS,
  RETURN_RAMP_FACTOR,
  RETURN_RAMP_WEEKS,
  MIN_STEP_HOURS,
  STEP_FACTOR,
  STEP_FACTOR_MAX,
  STEP_FACTOR_MIN,
  TAPER_REFERENCE_WEEKS,
} from '../constants/season.ts';
import { CTL_DAYS } from '../constants/load.ts';
import { LOADING_PHASES } from './phases.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';

export interface WeekSlot {
  weekStartDate: Day;
  phaseType: PhaseType;
  /** Loading phases: fraction of `effectiveHours`. Taper, race and recovery: fraction of the volume before the taper. */
  fraction: number;
  /** Hours that training for this race may reach. */
  effectiveHours: number;
  capacity: number;
  /** Hours that the week holds at the most, whatever else allows more, until somebody has cleared the athlete; left out: nobody has to. */
  held?: number;
  tssPerHour: number;
  /** The week steps back to this fraction of the last loading week wherever the cycle stands; null for an ordinary week. */
  forcedStep: number | null;
  /** A race that is not the week's goal, by rule of B races: its hours, what the week may hold with it as a fraction of its plan, and does a week that has loaded step back for it; null without. */
  tuneUp: { hours: number; weekFactor: number; stepsBack?: boolean } | null;
  /** Change of the phase's volume by hand: new over old. */
  scale: number;
  isLost: boolean;
  /** Part of the hours that blocked dates leave room for, 0 to below 1; left out where none is blocked. */
  room?: number;
  /** Growth over the longest of the last four weeks that a principle, or coming back, allows, a fraction; left out without one. */
  growth?: number;
  /** Loading weeks in a row that a principle allows; left out without one. */
  loadingWeeks?: number;
}

export interface RampRules {
  /** Hours of the first week when nothing was trained before. */
  startHours: number;
  /** Hours that are trained now: no loading week asks for less of somebody who has the time; 0 when unknown. */
  presentHours: number;
  /** CTL points a week. */
  rampLimit: number;
  /** Loading weeks in a row before a step-back. */
  loadingWeeks: number;
}

export interface RampState {
  /** Hours of the last weeks, up to four, latest last. */
  recentHours: readonly number[];
  /** Hours of the last loading weeks, up to three, latest last. */
  loads: readonly number[];
  loadingWeeksSinceStep: number;
  ctl: number;
  /** Loading weeks left of the faster return after a race or recovery. */
  returnWeeksLeft: number;
  bestLoad: number;
  /** Weeks in a row, up to now, without training. */
  lostWeeks: number;
  /** Hours that the next loading weeks may hold after time off. */
  comeback: readonly number[];
  /** Hours of the races of the week before that were not its goal. */
  racedHours: number;
  /** The week before was one of recovery. */
  isRecovered: boolean;
}

export interface WeekHours {
  kind: WeekKind;
  /** Not rounded. */
  hours: number;
}

/** CTL moves towards the week's mean daily load by this part in seven days. */
const CTL_WEEK_GAIN = 1 - Math.exp(-7 / CTL_DAYS);

export function freshState(ctl: number): RampState {
  return {
    recentHours: [],
    loads: [],
    loadingWeeksSinceStep: 0,
    ctl,
    returnWeeksLeft: 0,
    bestLoad: 0,
    lostWeeks: 0,
    comeback: [],
    racedHours: 0,
    isRecovered: false,
  };
}

/**
 * Hours of each week. Loading weeks climb to their target no faster than the ramp rules allow; after some of them a week steps back; taper, race and
 * recovery weeks follow the mean of the last three loading weeks.
 */
export function weeklyHours(
  slots: readonly WeekSlot[],
  rules: RampRules,
  start: RampState,
): { weeks: readonly WeekHours[]; states: readonly RampState[] } {
  let state = start;
  const weeks: WeekHours[] = [];
  const states: RampState[] = [];
  slots.forEach((slot, i) => {
    states.push(state);
    const week = isOff(slot)
      ? lostWeek(slot)
      : isLoading(slot)
        ? loadingPhaseWeek({ slot, next: slots[i + 1], afterNext: slots[i + 2], rules, state })
        : relativeWeek(slot, rules, state);
    weeks.push(week);
    state = after(state, slot, week);
  });
  return { weeks, states };
}

/** Nothing can be trained: lost, or blocked throughout. */
const isOff = ({ isLost, room }: WeekSlot): boolean => isLost || room === 0;

function lostWeek({ phaseType }: WeekSlot): WeekHours {
  return { kind: phaseType === 'taper' || phaseType === 'race' ? phaseType : 'recovery', hours: 0 };
}

function isLoading(slot: WeekSlot | undefined): boolean {
  return slot !== undefined && LOADING_PHASES.includes(slot.phaseType);
}

function isTaperOrRace(slot: WeekSlot | undefined): boolean {
  return slot?.phaseType === 'taper' || slot?.phaseType === 'race';
}

/** A week of the ramp, the two that follow it, and how far the ramp has come. */
interface RampWeek {
  slot: WeekSlot;
  next: WeekSlot | undefined;
  afterNext: WeekSlot | undefined;
  rules: RampRules;
  state: RampState;
}

function loadingPhaseWeek(week: RampWeek): WeekHours {
  const { slot, rules, state } = week;
  const load = withRace(slot, loadHours(slot, rules, state));
  const lastLoad = state.loads.at(-1);
  const room = (slot.room ?? 1) * load;
  if (lastLoad === undefined || !stepsBack(week, lastLoad, load)) {
    // a week that blocked dates make so small is a rest from loading, and later weeks are not measured by it
    const isRest = slot.room !== undefined && lastLoad !== undefined && room <= STEP_FACTOR * lastLoad;
    return { kind: isRest ? 'step' : 'load', hours: room };
  }
  const step = Math.min(stepHours(slot, lastLoad), slot.room === undefined ? Infinity : room);
  return {
    kind: 'step',
    hours: Math.min(step, slot.capacity, slot.tuneUp ? roomBesideRace(slot.tuneUp, lastLoad) : step),
  };
}

function stepHours({ forcedStep }: WeekSlot, lastLoad: number): number {
  if (forcedStep !== null) return forcedStep * lastLoad;
  return Math.max(STEP_FACTOR * lastLoad, Math.min(MIN_STEP_HOURS, STEP_FACTOR_MAX * lastLoad));
}

/**
 * A week steps back when the cycle is full, unless taper or race follows and does the job. A B race takes the step-back of the following week onto its
 * own; where the race leaves too little room for a step-back, the week before it steps back instead.
 */
function stepsBack({ slot, next, afterNext, rules, state }: RampWeek, lastLoad: number, load: number): boolean {
  if (slot.forcedStep !== null && roomForStep(slot, lastLoad)) return true;
  const done = state.loadingWeeksSinceStep;
  if (done > 0 && slot.tuneUp?.stepsBack === true && roomForStep(slot, lastLoad)) return true;
  // a principle counts the weeks before a taper too
  if (done >= (slot.loadingWeeks ?? Infinity) && roomForStep(slot, lastLoad)) return true;
  if (isTaperOrRace(next)) return false;
  const loadingWeeks = Math.min(rules.loadingWeeks, slot.loadingWeeks ?? Infinity);
  if (done >= loadingWeeks) return true;
  const dueNext = done === loadingWeeks - 1 && isLoading(next) && !isTaperOrRace(afterNext);
  if (!dueNext || !roomForStep(slot, lastLoad)) return false;
  return slot.tuneUp !== null || !roomForStep(next!, load);
}

function roomForStep(slot: WeekSlot, lastLoad: number): boolean {
  return slot.tuneUp === null || roomBesideRace(slot.tuneUp, lastLoad) >= STEP_FACTOR_MIN * lastLoad;
}

/** Hours that a B race leaves for training in a week planned with `hours`. */
function roomBesideRace(race: { hours: number; weekFactor: number }, hours: number): number {
  return Math.max(race.weekFactor * hours - race.hours, B_WEEK_EXTRA_HOURS);
}

function withRace(slot: WeekSlot, hours: number): number {
  return slot.tuneUp ? Math.min(hours, roomBesideRace(slot.tuneUp, hours)) : hours;
}

function loadHours(slot: WeekSlot, rules: RampRules, state: RampState): number {
  const ctlCap = (7 * (state.ctl + rules.rampLimit / CTL_WEEK_GAIN)) / slot.tssPerHour;
  const before = state.recentHours.at(-1);
  const lastLoad = state.loads.at(-1);
  const largest = Math.max(0, ...state.recentHours);
  if (before === undefined || (lastLoad === undefined && (state.lostWeeks > 0 || largest === 0))) {
    return Math.min(rules.startHours * Math.min(1, slot.scale), slot.capacity, ctlCap);
  }
  const [comeback] = state.comeback;
  const { effectiveHours } = slot;
  const target = Math.max(slot.fraction * effectiveHours, Math.min(rules.presentHours, effectiveHours)) * slot.scale;
  // nothing grows by a part of itself from nothing: after weeks off, coming back says how much
  const parts = largest === 0 ? [] : partsAllowed(slot, state);
  const most = Math.min(...parts.map((part) => part * largest));
  if (comeback !== undefined) {
    return Math.min(target, comeback, slot.capacity, ctlCap, most);
  }
  const limit = Math.max(RAMP_FACTOR * largest, largest + RAMP_HOURS);
  const returning = state.returnWeeksLeft > 0 && state.bestLoad > 0;
  const allowed = returning ? Math.min(Math.max(limit, RETURN_RAMP_FACTOR * before), mostBack(state, before)) : limit;
  return Math.min(target, allowed, slot.capacity, ctlCap, most);
}

/** What a return may reach: the largest loading week before, in the first week after recovery a part of it. */
const mostBack = ({ isRecovered, bestLoad }: RampState, before: number): number =>
  isRecovered ? Math.min(bestLoad, Math.max(FIRST_BACK.ofBest * bestLoad, FIRST_BACK.ofBefore * before)) : bestLoad;

/** What a loading week may hold of the largest of the last four, where more than the ramp limits it. */
const partsAllowed = ({ growth }: WeekSlot, { racedHours }: RampState): number[] => [
  ...(growth === undefined ? [] : [1 + growth]),
  ...(racedHours < AFTER_LONG_B.fromHours ? [] : [AFTER_LONG_B.part]),
];

function relativeWeek(slot: WeekSlot, rules: RampRules, state: RampState): WeekHours {
  const reference = beforeTaper(rules, state);
  const kind = slot.phaseType as Extract<WeekKind, PhaseType>;
  const hours = Math.min(slot.fraction * slot.scale * reference, reference, slot.capacity);
  // other than in a loading week the race takes its hours from these
  const most = slot.tuneUp ? roomBesideRace(slot.tuneUp, hours) + slot.tuneUp.hours : Infinity;
  return { kind, hours: Math.min(hours, most) * (slot.room ?? 1) };
}

/** Mean of the last three loading weeks; without any, of what was trained lately, else the start. */
function beforeTaper(rules: RampRules, state: RampState): number {
  const trained = state.recentHours.filter((hours) => hours > 0).sort((a, b) => a - b);
  const known = state.loads.length > 0 ? state.loads : trained.slice(-TAPER_REFERENCE_WEEKS);
  return known.length > 0 ? known.reduce((sum, hours) => sum + hours, 0) / known.length : rules.startHours;
}

/** Less than before, the longer the time off; nothing where nothing was trained before. */
function comebackAfter(lostWeeks: number, lastLoad: number | undefined): readonly number[] {
  if (lastLoad === undefined) return [];
  return COMEBACK_FACTORS[Math.min(lostWeeks, COMEBACK_FACTORS.length) - 1]!.map((factor) => factor * lastLoad);
}

function after(state: RampState, slot: WeekSlot, { kind, hours }: WeekHours): RampState {
  const load = kind === 'load';
  const relative = kind === 'race' || kind === 'recovery';
  const lostWeeks = isOff(slot) ? state.lostWeeks + 1 : 0;
  return {
    recentHours: [...state.recentHours, hours].slice(-RAMP_WINDOW_WEEKS),
    loads: load ? [...state.loads, hours].slice(-TAPER_REFERENCE_WEEKS) : state.loads,
    loadingWeeksSinceStep: load ? state.loadingWeeksSinceStep + 1 : 0,
    ctl: state.ctl + ((hours * slot.tssPerHour) / 7 - state.ctl) * CTL_WEEK_GAIN,
    returnWeeksLeft: relative ? RETURN_RAMP_WEEKS : Math.max(0, state.returnWeeksLeft - (load ? 1 : 0)),
    bestLoad: load ? Math.max(state.bestLoad, hours) : state.bestLoad,
    lostWeeks,
    racedHours: slot.tuneUp?.hours ?? 0,
    isRecovered: kind === 'recovery' && !isOff(slot),
    comeback: isOff(slot) ? comebackAfter(lostWeeks, state.loads.at(-1)) : state.comeback.slice(load ? 1 : 0),
  };
}
