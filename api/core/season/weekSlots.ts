import { groupedBy } from '../units/groupedBy.ts';
import { raceHoursOf } from '../race/raceSize.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import { roomOfWeek } from '../athlete/blackout.ts';
import { addDays, type Day, mondayOf, weekdayIndex, weeksBetween } from '../calendar/calendar.ts';
import { TSS_PER_HOUR } from '../constants/load.ts';
import {
  BASE_BREAK_EVERY_WEEKS,
  BASE_BREAK_FACTOR,
  B_WEEK_FACTOR,
  CONSISTENT_HOLD_STEP,
  CONSISTENT_TARGETS,
  COSTLY_B_TYPES,
  COSTLY_B_WEEK_FACTOR,
  EARLY_RACE_WEEKDAYS,
  LONG_BASE_WEEKS,
  PHASE_TARGETS,
  RACE_WEEK_MAX,
  RECOVERY_FRACTION_UNKNOWN,
  STEP_FACTOR,
  TAPER_FACTORS,
  TAPER_MEAN_MIN,
  WEEK_BEFORE_EARLY_B,
} from '../constants/season.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { goalRaces, isCostlyB, LOADING_PHASES, mainRace, type PhaseSpan, racesInOrder } from './phases.ts';
import { comesBack, heldPart } from '../athlete/injuries.ts';
import { COMEBACK_GROWTH } from '../constants/clearance.ts';
import { countedSports, effectiveHours, heldHours, loadingWeeksOf } from '../athlete/profile.ts';
import type { Race } from '../race/race.ts';
import { isRunningRace, type RaceType } from '../codes/race.ts';
import type { PhaseType } from '../codes/phase.ts';
import type { WeekSlot } from './weeklyHours.ts';

/**
 * Race that a week is trained for: the next A race; without one the main race, then any later race. After the last race it is that race; null
 * without races.
 */
export function steeringRace(races: readonly Race[], weekStartDate: Day): Race | null {
  return steering(raceCalendar(races), weekStartDate);
}

/** As steeringRace, for callers that ask it of many weeks: the races are sorted once. */
export function steeringRaceByWeek(races: readonly Race[]): (weekStartDate: Day) => Race | null {
  const calendar = raceCalendar(races);
  return (weekStartDate) => steering(calendar, weekStartDate);
}

interface RaceCalendar {
  ordered: readonly Race[];
  goals: readonly Race[];
  main: Race | null;
  /** Races that are followed by recovery weeks. */
  recoveredFrom: readonly Race[];
  /** Races that share the week of a loading phase or a taper, by its Monday: B races, and A races that the phases do not know yet. */
  tuneUps: ReadonlyMap<Day, readonly Race[]>;
}

function raceCalendar(races: readonly Race[]): RaceCalendar {
  const ordered = racesInOrder(races);
  const goals = goalRaces(races);
  const tuneUps = groupedBy(
    ordered.filter(({ priority }) => priority !== 'C'),
    ({ raceDate }) => mondayOf(raceDate),
  );
  return {
    ordered,
    goals,
    main: mainRace(races),
    recoveredFrom: racesInOrder([...goals, ...ordered.filter(isCostlyB)]),
    tuneUps,
  };
}

const firstFrom = (races: readonly Race[], day: Day): Race | undefined => races.find(({ raceDate }) => raceDate >= day);

function steering({ ordered, goals, main }: RaceCalendar, weekStartDate: Day): Race | null {
  if (goals.length === 0 && main && main.raceDate >= weekStartDate) return main;
  return firstFrom(goals, weekStartDate) ?? firstFrom(ordered, weekStartDate) ?? goals.at(-1) ?? main;
}

/** Weeks of the phases, one slot each, in order. A phase that starts in mid-week counts its whole first week. `lostWeeks` are Mondays. */
export function weekSlots(
  phases: readonly PhaseSpan[],
  athlete: Athlete,
  sports: readonly Sport[],
  races: readonly Race[],
  lostWeeks: readonly Day[] = [],
): WeekSlot[] {
  const calendar = raceCalendar(races);
  const lost = new Set(lostWeeks);
  const slots: WeekSlot[] = [];
  const heldIn = (weekStartDate: Day, raceType: RaceType | null) => {
    const part = heldPart(athlete.injuries, weekStartDate);
    if (part === null) return comesBack(athlete.injuries, weekStartDate) ? { growth: COMEBACK_GROWTH } : {};
    const held = part * heldHours(athlete, raceType, sports);
    return { capacity: held, held, growth: COMEBACK_GROWTH };
  };
  let taperWeeks = 0;
  for (const phase of phases) {
    const weeks = weeksBetween(phase.startDate, phase.endDate) + 1;
    if (phase.phaseType !== 'race') taperWeeks = phase.phaseType === 'taper' ? weeks : 0;
    for (let i = 0; i < weeks; i++) {
      const weekStartDate = addDays(mondayOf(phase.startDate), 7 * i);
      const raceType = steering(calendar, weekStartDate)?.raceType ?? null;
      const effective = effectiveHours(athlete, raceType, sports);
      slots.push({
        weekStartDate,
        phaseType: phase.phaseType,
        fraction: fractionOf(phase, i, weeks, taperWeeks, calendar, weekStartDate),
        effectiveHours: effective,
        capacity: effective,
        ...heldIn(weekStartDate, raceType),
        tssPerHour: TSS_PER_HOUR[disciplineOf(raceType, sports)][phase.phaseType],
        forcedStep:
          phase.phaseType === 'base' && weeks > LONG_BASE_WEEKS && (i + 1) % BASE_BREAK_EVERY_WEEKS === 0
            ? BASE_BREAK_FACTOR
            : null,
        tuneUp: tuneUpOf(calendar, phase.phaseType, weekStartDate),
        scale: 1,
        isLost: lost.has(weekStartDate),
      });
    }
    if (phase.phaseType === 'race') {
      easeBeforeEarlyRace(slots, taperWeeks, calendar);
      taperWeeks = 0;
    }
  }
  blockDays(slots, athlete);
  return races.length > 0 ? slots : consistentSlots(slots, loadingWeeksOf(athlete, countedSports(null, sports)));
}

/** Writes into the slots what the athlete's blocked dates leave of their weeks. */
function blockDays(slots: WeekSlot[], { preferences }: Athlete): void {
  if ((preferences.blackoutDates ?? []).length === 0) return;
  for (const slot of slots) {
    const room = roomOfWeek(preferences, slot.weekStartDate);
    if (room < 1) slot.room = room;
  }
}

/** Blocks of loading weeks and one step-back at rising targets; then the volume is held with a smaller step-back. */
function consistentSlots(slots: readonly WeekSlot[], loadingWeeks: number): WeekSlot[] {
  const blockWeeks = loadingWeeks + 1;
  return slots.map((slot, i) => {
    if (!LOADING_PHASES.includes(slot.phaseType)) return slot;
    const block = Math.floor(i / blockWeeks);
    const held = block >= CONSISTENT_TARGETS.length;
    const fraction = CONSISTENT_TARGETS[Math.min(block, CONSISTENT_TARGETS.length - 1)]!;
    return { ...slot, fraction, forcedStep: held && i % blockWeeks === loadingWeeks ? CONSISTENT_HOLD_STEP : null };
  });
}

/** Scale of the load that an hour of training is worth. */
export function disciplineOf(raceType: RaceType | null, sports: readonly Sport[]): 'triathlon' | 'running' {
  if (raceType) return isRunningRace(raceType) ? 'running' : 'triathlon';
  return countedSports(null, sports).some((sport) => sport !== 'running') ? 'triathlon' : 'running';
}

function fractionOf(
  { phaseType }: PhaseSpan,
  i: number,
  weeks: number,
  taperWeeks: number,
  calendar: RaceCalendar,
  weekStartDate: Day,
): number {
  if (phaseType === 'taper' || phaseType === 'race') {
    const factors = TAPER_FACTORS[Math.min(taperWeeks, TAPER_FACTORS.length - 1)]!;
    return factors[phaseType === 'race' ? factors.length - 1 : Math.min(i, factors.length - 2)]!;
  }
  if (phaseType === 'recovery') return recoveryFraction(calendar, weekStartDate);
  const [from, to] = PHASE_TARGETS[phaseType];
  return weeks === 1 ? to : from + ((to - from) * i) / (weeks - 1);
}

function recoveryFraction({ recoveredFrom }: RaceCalendar, weekStartDate: Day): number {
  const race = recoveredFrom.findLast(({ raceDate }) => raceDate < weekStartDate);
  if (!race) return RECOVERY_FRACTION_UNKNOWN;
  const weeksSince = weeksBetween(race.raceDate, weekStartDate) - 1 + (isEarly(race) ? 1 : 0);
  return recoveryVolume(race, weeksSince);
}

function recoveryVolume(race: Race, week: number): number {
  const volumes = RACE_TYPE_NUMBERS[race.raceType].recoveryVolume;
  return volumes[Math.min(week, volumes.length - 1)]!;
}

function isEarly(race: Race): boolean {
  return race.priority === 'A' && weekdayIndex(race.raceDate) < EARLY_RACE_WEEKDAYS;
}

/**
 * A race on Monday to Wednesday: the week before it gets the volume of race week and race week that of recovery. Where that would cut the whole taper by
 * more than 59%, the week before keeps as much as is missing. Changes the last slots in place.
 */
function easeBeforeEarlyRace(slots: WeekSlot[], taperWeeks: number, { goals }: RaceCalendar): void {
  const raceWeek = slots.at(-1)!;
  const before = slots.at(-2);
  const race = goals.find(({ raceDate }) => mondayOf(raceDate) === raceWeek.weekStartDate);
  if (!race || !isEarly(race)) return;
  const raceFactor = raceWeek.fraction;
  const recovery = Math.min(RACE_WEEK_MAX, recoveryVolume(race, 0));
  raceWeek.fraction = taperWeeks > 0 ? recovery : Math.max(TAPER_MEAN_MIN, recovery);
  if (!before) return;
  if (taperWeeks > 0) {
    const others = slots.slice(-1 - taperWeeks, -2).reduce((sum, { fraction }) => sum + fraction, raceWeek.fraction);
    before.fraction = Math.max(raceFactor, TAPER_MEAN_MIN * (taperWeeks + 1) - others);
  } else if (LOADING_PHASES.includes(before.phaseType)) {
    before.forcedStep = raceFactor;
  }
}

/**
 * Such races of a week, their hours together, and in a loading phase one early in the week after it, whose last days before it lie in this one. Weeks of race and
 * recovery are small already.
 */
function tuneUpOf({ tuneUps }: RaceCalendar, phaseType: PhaseType, weekStartDate: Day): WeekSlot['tuneUp'] {
  const isLoading = LOADING_PHASES.includes(phaseType);
  if (!isLoading && phaseType !== 'taper') return null;
  const inWeek = tuneUps.get(weekStartDate) ?? [];
  const after = (isLoading && tuneUps.get(addDays(weekStartDate, 7))) || [];
  const factors = [
    ...inWeek.map(({ raceType }) => (COSTLY_B_TYPES.includes(raceType) ? COSTLY_B_WEEK_FACTOR : B_WEEK_FACTOR)),
    ...after.flatMap(({ raceDate }) => WEEK_BEFORE_EARLY_B[weekdayIndex(raceDate)] ?? []),
  ];
  if (factors.length === 0) return null;
  const weekFactor = Math.min(...factors);
  // the days that are left are no place for the hours of a whole week
  const stepsBack = after.length > 0 && weekFactor <= STEP_FACTOR;
  return { hours: inWeek.reduce((sum, race) => sum + raceHoursOf(race), 0), weekFactor, stepsBack };
}
