import { type Sport, SPORTS } from '../codes/sport.ts';
import { addDays, type Day, daysBetween, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import {
  CONSISTENT_BLOCK_PHASES,
  CONSISTENT_SEASON_WEEKS,
  HISTORY_WEEKS,
  LOWERED_BEFORE_DAYS,
  MAX_RACE_WEEKS,
  MAX_SEASON_WEEKS,
  TAPER_HORIZON_DIVISOR,
} from '../constants/season.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { goalRaces, type PhaseSpan, phaseSpans, seasonPhaseWeeks } from './phases.ts';
import { countedSports, loadingWeeksOf } from '../athlete/profile.ts';
import type { PlanRace } from '../race/race.ts';
import type { Phase, SeasonInput, StoredPhase } from './season.ts';
import type { PlanWarning } from '../codes/warning.ts';
import type { PhaseType } from '../codes/phase.ts';
import { plannedVolumes } from './seasonPlan.ts';
import { describePhases, phaseVolume } from './seasonTexts.ts';
import { seasonWarnings } from './seasonWarnings.ts';

/** A season on file and the athlete it is for: all that planning it anew needs. */
export interface SeasonOnFile extends SeasonInput {
  races: readonly PlanRace[];
  /** By start, without gaps; empty: nothing planned yet. */
  phases: readonly StoredPhase[];
  /** Mondays of weeks in which the athlete cannot train. */
  lostWeeks: readonly Day[];
  /** After a break the phases up to the next A race begin again. */
  restart?: Restart;
}

/** A new beginning after a break in training. */
export interface Restart {
  /** Monday of the first week back. */
  monday: Day;
  /** The break was so long that base comes back first. */
  isBaseFirst: boolean;
}

export interface ReplannedPhase extends Phase {
  /** The phase on file that it carries on, with its edits; null: new. */
  id: string | null;
  plannedVolume: number;
  isEdited: boolean;
}

export interface Replan {
  seasonStart: Day;
  seasonEnd: Day;
  phases: readonly ReplannedPhase[];
  warnings: readonly PlanWarning[];
}

/**
 * The season from this week on, planned anew in one piece with the weeks that have passed: those stay as they were, and an A race among them is recovered
 * from as its result says. At most 104 weeks ahead. Phases that carry on keep their ids, and edited ones their edits.
 */
export function replanSeason(season: SeasonOnFile): Replan {
  const known = knownOf(season);
  return withWeeks(season, known, weeksAhead({ ...season, races: known.races }, known.history.start));
}

/** What only takes load away before and after a race. */
const LOWERING: readonly PhaseType[] = ['taper', 'race', 'recovery'];

/**
 * The season on file with the taper, the race week and the recovery of the next A race, where that is three weeks away at most and its
 * phases pass over it; all other weeks stay what they are. Null: there is nothing to lower.
 */
export function lowerTowardsRace(season: SeasonOnFile): { race: PlanRace; replan: Replan } | null {
  const { today, phases } = season;
  const known = knownOf(season);
  const goal = goalRaces(known.races).find(({ raceDate }) => raceDate >= today);
  const race = known.races.find((each) => each === goal);
  if (race === undefined || daysBetween(today, race.raceDate) > LOWERED_BEFORE_DAYS) return null;
  const monday = mondayOf(today);
  const anew = weeksAhead({ ...season, races: known.races }, known.history.start);
  const onFile = anew.map((_, i) => phaseOn(phases, addDays(monday, 7 * i + 6)));
  const raceWeek = weeksBetween(monday, race.raceDate);
  const after = anew.findIndex((type, i) => i > raceWeek && type !== 'recovery');
  const until = after === -1 ? anew.length : after;
  const ahead = anew.map((type, i) => (i < until && LOWERING.includes(type) ? type : (onFile[i] ?? type)));
  if (ahead.slice(0, until).every((type, i) => type === onFile[i])) return null;
  return { race, replan: withWeeks(season, known, ahead) };
}

const phaseOn = (phases: readonly StoredPhase[], day: Day): PhaseType | undefined =>
  phases.find(({ startDate, endDate }) => startDate <= day && endDate >= day)?.phaseType;

interface KnownSeason {
  history: History;
  start: Day;
  races: readonly PlanRace[];
}

function knownOf(season: SeasonOnFile): KnownSeason {
  const { today } = season;
  const history = historyOf(season);
  const start = history.start ?? today;
  const races = season.races.filter(
    ({ raceDate }) => raceDate >= mondayOf(start) && weeksBetween(today, raceDate) < MAX_RACE_WEEKS,
  );
  return { history, start, races };
}

/** The season with these weeks from this one on, after those that have passed. */
function withWeeks(season: SeasonOnFile, { history, start, races }: KnownSeason, ahead: readonly PhaseType[]): Replan {
  const { today, athlete, sports, lostWeeks } = season;
  const spans = phaseSpans(start, [...history.weeks, ...ahead], lostWeeks);
  const volumes = plannedVolumes({ phases: spans, athlete, sports, races, lostWeeks });
  const described = describePhases(spans, volumes, sports, races, lostWeeks);
  return {
    seasonStart: start,
    seasonEnd: spans.at(-1)!.endDate,
    phases: carriedOn(described, season.phases, sports, mondayOf(today)),
    warnings: seasonWarnings({ today, athlete, sports, races: season.races, since: start }),
  };
}

interface History {
  /** First day; null: nothing has passed. */
  start: Day | null;
  /** Up to last week. */
  weeks: readonly PhaseType[];
}

/** Weeks on file that have passed, the last year of them; nothing where the season ended before this week. */
function historyOf({ today, phases }: SeasonOnFile): History {
  const monday = mondayOf(today);
  const last = phases.at(-1);
  if (!last || last.endDate < addDays(monday, -1)) return { start: null, weeks: [] };
  const first = phases[0]!.startDate;
  const earliest = addDays(monday, -7 * HISTORY_WEEKS);
  const start = first < earliest ? earliest : first;
  const count = weeksBetween(start, monday);
  if (count < 0 || start > today) return { start: null, weeks: [] };
  const typeOf = (day: Day) => phases.find(({ endDate }) => endDate >= day)!.phaseType;
  return { start, weeks: Array.from({ length: count }, (_, i) => typeOf(addDays(mondayOf(start), 7 * i + 6))) };
}

/** The new beginning, where it leaves the next A race its whole taper; near a race what was planned towards it stays. */
function restartOf({ restart, today, races }: SeasonOnFile, lastGoal: Day | undefined): Restart | undefined {
  const goal = goalRaces(races).find(({ raceDate }) => raceDate >= today);
  if (restart === undefined || goal === undefined || (lastGoal !== undefined && lastGoal >= restart.monday))
    return undefined;
  const { taperWeeks } = RACE_TYPE_NUMBERS[goal.raceType];
  const weeks = weeksBetween(restart.monday, goal.raceDate) + 1;
  return weeks > TAPER_HORIZON_DIVISOR * taperWeeks ? restart : undefined;
}

/** Phases from this week on, as they follow from the start of the season, the last A race that has passed or the last break. */
function weeksAhead(season: SeasonOnFile, start: Day | null): readonly PhaseType[] {
  const { today, athlete, sports, races, lostWeeks } = season;
  const monday = mondayOf(today);
  const lastGoal = goalRaces(races).findLast(({ raceDate }) => raceDate < monday)?.raceDate;
  const restart = restartOf(season, lastGoal);
  const anchor = restart?.monday ?? (lastGoal ? mondayOf(lastGoal) : (start ?? today));
  const counted = races.filter(({ raceDate }) => raceDate >= mondayOf(anchor) && (start !== null || raceDate >= today));
  const planned =
    counted.length > 0 ? seasonPhaseWeeks(anchor, athlete, sports, counted, lostWeeks, restart?.isBaseFirst) : [];
  const weeks = planned.slice(weeksBetween(anchor, monday), weeksBetween(anchor, monday) + MAX_SEASON_WEEKS);
  if (counted.some(({ raceDate }) => raceDate >= today)) return weeks;
  const blockWeeks = loadingWeeksOf(athlete, countedSports(null, sports)) + 1;
  const isLost = (i: number) => lostWeeks.includes(addDays(monday, 7 * i));
  const consistent = (i: number) =>
    CONSISTENT_BLOCK_PHASES[Math.floor(i / blockWeeks) % CONSISTENT_BLOCK_PHASES.length]!;
  const rest = Array.from({ length: Math.max(0, CONSISTENT_SEASON_WEEKS - weeks.length) }, (_, i) => consistent(i));
  return [...weeks, ...rest.map((phase, i) => (isLost(weeks.length + i) ? 'recovery' : phase))];
}

/** Phases with what they carry on from those on file; phases that have passed stay as they are on file. */
function carriedOn(
  phases: readonly Phase[],
  onFile: readonly StoredPhase[],
  sports: readonly Sport[],
  monday: Day,
): readonly ReplannedPhase[] {
  const before = alignedPhases(phases, onFile);
  return phases.map((phase, i) => {
    const old = before[i] ?? null;
    const plannedVolume = phase.weeklyVolume;
    if (!old) return { ...phase, id: null, plannedVolume, isEdited: false };
    if (phase.endDate < monday && old.startDate === phase.startDate && old.endDate === phase.endDate) return { ...old };
    if (!old.isEdited) return { ...phase, id: old.id, plannedVolume, isEdited: false };
    return {
      ...phase,
      id: old.id,
      plannedVolume,
      isEdited: true,
      weeklyVolume: old.weeklyVolume === old.plannedVolume ? phase.weeklyVolume : old.weeklyVolume,
      description: old.description,
      focusAreas: old.focusAreas,
      sportPreferences: keptSports(phase, old, sports),
    };
  });
}

/** Sports chosen for the phase, with those that its race needs now and without those that only the race before needed. */
function keptSports({ baseSports }: Phase, old: Phase, sports: readonly Sport[]): readonly Sport[] {
  const isChosen = (sport: Sport) =>
    old.sportPreferences.includes(sport) && (sports.includes(sport) || !old.baseSports.includes(sport));
  return SPORTS.filter((sport) => baseSports.includes(sport) || isChosen(sport));
}

/** For each phase the one on file that it carries on: same type, in the same order, as many as can be, each as near in time as can be; null without one. */
export function alignedPhases<T extends PhaseSpan>(
  phases: readonly PhaseSpan[],
  onFile: readonly T[],
): readonly (T | null)[] {
  const most = 10_000;
  const worth = (a: PhaseSpan, b: PhaseSpan) =>
    a.phaseType === b.phaseType ? most - Math.min(most / 2, Math.abs(daysBetween(a.startDate, b.startDate))) : 0;
  const best = Array.from({ length: phases.length + 1 }, () => Array.from(onFile, () => 0).concat(0));
  for (let i = phases.length - 1; i >= 0; i--) {
    for (let j = onFile.length - 1; j >= 0; j--) {
      const pair = worth(phases[i]!, onFile[j]!);
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, pair > 0 ? pair + best[i + 1]![j + 1]! : 0);
    }
  }
  const aligned: (T | null)[] = [];
  let j = 0;
  for (let i = 0; i < phases.length; i++) {
    while (j < onFile.length && best[i]![j + 1]! === best[i]![j]!) j++;
    const old = onFile[j];
    const pair = old ? worth(phases[i]!, old) : 0;
    const isPair = pair > 0 && best[i]![j]! === pair + best[i + 1]![j + 1]!;
    aligned.push(isPair ? old! : null);
    if (isPair) j++;
  }
  return aligned;
}

/** Weekly hours as the phase would have them without its edit. */
export function isResized({
  weeklyVolume,
  plannedVolume,
}: Pick<StoredPhase, 'weeklyVolume' | 'plannedVolume'>): boolean {
  return phaseVolume(weeklyVolume) !== phaseVolume(plannedVolume);
}
