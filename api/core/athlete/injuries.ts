import type { Injury } from './athlete.ts';
import { addDays, type Day, daysBetween } from '../calendar/calendar.ts';
import { BIRTH_WEEKS, CLEARANCE_ROWS, COMEBACK_WEEKS } from '../constants/clearance.ts';
import {
  AREA,
  AREA_NAMES,
  HARD_INTENSITIES,
  HEALING_DAYS,
  HEALING_FACTOR,
  HEALING_STEP,
  INJURY_ROWS,
  type InjuryRow,
  type InjuryStage,
  SHARE,
  type SportLimits,
  WEEKS_WITHOUT_THRESHOLD,
  WEEKS_WITHOUT_VO2MAX,
} from '../constants/injuries.ts';
import { RUN_WALK_MINUTES, UNBROKEN_MINUTES } from '../constants/workouts.ts';
import { percentText } from '../units/percentText.ts';
import { careText } from '../messages/care.ts';
import { ATHLETE } from '../messages/reader.ts';
import type { Intensity } from '../codes/workout.ts';
import { TRAINED_SPORTS, type TrainedSport } from '../codes/sport.ts';
import type { WorkoutFeature, SportRestriction } from '../codes/injury.ts';

export type InjuryRestrictions = Readonly<Record<TrainedSport, SportRestriction>>;

const FREE: SportRestriction = {
  banned: false,
  noIntensities: [],
  avoid: [],
  capMinutes: null,
  volumeFactor: 1,
  noConsecutiveDays: false,
  walkRun: false,
  walkRunWeek: null,
  onlyWalk: false,
  note: '',
  care: '',
  substitute: [],
  substituteFactor: 1,
};

const ROWS: readonly InjuryRow[] = [...CLEARANCE_ROWS, ...INJURY_ROWS];

const HEEL = /\b(plantar|heel)/;
const BONE_STRESS = /\b(stress fracture|stress reaction|bone stress|metatars)/;

type Named = Pick<Injury, 'injuryType' | 'affectedArea'>;

const textOf = ({ injuryType, affectedArea }: Named) => `${injuryType} ${affectedArea}`.toLowerCase();

/** The areas of a row that these injuries name, as a note says them. */
function areasOf({ pattern }: InjuryRow, injuries: readonly Injury[]): string {
  const words = injuries.flatMap((injury) => pattern?.exec(textOf(injury))?.[0] ?? []);
  return [...new Set(words.map((word) => AREA_NAMES[word as keyof typeof AREA_NAMES] ?? word))].sort().join(' or ');
}

function rowsOf(injury: Named): readonly InjuryRow[] {
  let text = textOf(injury);
  // "plantar fasciitis, left foot" is no bone injury although it names the foot
  if (HEEL.test(text) && !BONE_STRESS.test(text)) text = text.replace(/\b(foot|feet)\b/g, '');
  const known = ROWS.filter((row) => row.pattern?.test(text));
  return known.length > 0 ? known : ROWS.filter((row) => row.pattern === null);
}

/** Whole weeks since the injury, on that day; 0 where either is unknown, so that the most careful counts. */
function weeksSince({ dateOccurred }: Pick<Injury, 'dateOccurred'>, day: Day | undefined): number {
  if (dateOccurred === null || day === undefined) return 0;
  return Math.max(0, Math.floor(daysBetween(dateOccurred, day) / 7));
}

const stageAfter = ({ stages }: InjuryRow, weeks: number): InjuryStage | null =>
  stages?.find(({ beforeWeek }) => weeks < beforeWeek) ?? null;

/** What running still asks for once the last stage is over: a run that walking broke until then is fast last of all. */
function afterStages({ stages }: InjuryRow, injury: Injury, day: Day | undefined): Partial<SportRestriction> | null {
  const last = stages?.at(-1);
  if (last === undefined || injury.isRecovered) return null;
  const since = weeksSince(injury, day) - last.beforeWeek;
  if (since < 0 || since >= WEEKS_WITHOUT_VO2MAX) return null;
  const isNoneHard = since < WEEKS_WITHOUT_THRESHOLD;
  return {
    noIntensities: isNoneHard ? HARD_INTENSITIES : ['vo2max'],
    avoid: ['hills', 'strides', 'above-threshold'],
    note: isNoneHard ? 'Nothing hard yet.' : 'Nothing above threshold yet.',
  };
}

/** What a row forbids so many weeks after the injury; null: it is over. */
const limitsAfter = (row: InjuryRow, weeks: number): SportLimits | null =>
  row.stages === undefined ? row.limits : (stageAfter(row, weeks)?.limits ?? null);

/** The rows that count on that day, with the least weeks since an injury of each. */
function openRows(injuries: readonly Injury[], day: Day | undefined): ReadonlyMap<InjuryRow, number> {
  const open = new Map<InjuryRow, number>();
  for (const injury of injuries) {
    if (injury.isRecovered) continue;
    for (const row of rowsOf(injury)) {
      const weeks = row.stages === undefined ? 0 : weeksSince(injury, day);
      if (limitsAfter(row, weeks) !== null) open.set(row, Math.min(weeks, open.get(row) ?? weeks));
    }
  }
  return open;
}

/** The rows that somebody has to clear on that day, and the weeks since. */
function uncleared(injuries: readonly Injury[], day: Day): readonly (readonly [row: InjuryRow, weeks: number])[] {
  // each week of a season asks for it
  if (injuries.length === 0) return [];
  const open = openRows(injuries, day);
  return CLEARANCE_ROWS.flatMap((row) => {
    const weeks = open.get(row);
    return weeks === undefined ? [] : [[row, weeks] as const];
  });
}

/** Who has to clear the athlete on that day before anything hard: of the first that asks for it; null: nobody. */
export const clearanceBy = (injuries: readonly Injury[], day: Day): string | null =>
  uncleared(injuries, day)[0]?.[0].clearedBy ?? null;

/** Part of the usual week's hours that nothing may grow past until the athlete is cleared, 0 to 1; null: nobody has to clear them. */
export function heldPart(injuries: readonly Injury[], day: Day): number | null {
  const parts = uncleared(injuries, day).map(([row, weeks]) => stageAfter(row, weeks)?.weekPart ?? 1);
  return parts.length === 0 ? null : Math.min(...parts);
}

/** Do hours grow by small steps on that day, because who had to be cleared has come back but lately? */
export function comesBack(injuries: readonly Injury[], day: Day): boolean {
  // each week of a season asks for it
  if (injuries.length === 0 || heldPart(injuries, day) !== null) return false;
  if (heldPart(injuries, addDays(day, -7 * COMEBACK_WEEKS)) !== null) return true;
  return injuries.some(
    (injury) =>
      injury.isRecovered &&
      injury.dateOccurred !== null &&
      CLEARANCE_ROWS.some(({ stages, pattern }) => stages !== undefined && pattern?.test(textOf(injury))) &&
      daysBetween(injury.dateOccurred, day) < 7 * (BIRTH_WEEKS + COMEBACK_WEEKS),
  );
}

/** What is allowed follows from the day on which it occurred. */
export const hasStages = (injury: Named): boolean => rowsOf(injury).some(({ stages }) => stages !== undefined);

const named = (limits: Partial<SportRestriction>, areas: string): Partial<SportRestriction> =>
  limits.note?.includes(AREA) ? { ...limits, note: limits.note.replace(AREA, areas) } : limits;

const least = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));

function combine(a: SportRestriction, b: Partial<SportRestriction>): SportRestriction {
  const other = { ...FREE, ...b };
  return {
    banned: a.banned || other.banned,
    noIntensities: [...new Set([...a.noIntensities, ...other.noIntensities])],
    avoid: [...new Set([...a.avoid, ...other.avoid])],
    capMinutes: least(a.capMinutes, other.capMinutes),
    volumeFactor: Math.min(a.volumeFactor, other.volumeFactor),
    noConsecutiveDays: a.noConsecutiveDays || other.noConsecutiveDays,
    walkRun: a.walkRun || other.walkRun,
    walkRunWeek: least(a.walkRunWeek, other.walkRunWeek),
    onlyWalk: a.onlyWalk || other.onlyWalk,
    care: '',
    note: a.note.includes(other.note) ? a.note : [a.note, other.note].filter((note) => note !== '').join(' '),
    substitute: [...new Set([...a.substitute, ...other.substitute])],
    substituteFactor: Math.min(a.substituteFactor, other.substituteFactor),
  };
}

/** The day from which the return counts: as long after the injury as it takes to heal, or when it was told to have healed, if that was later; null: not known. */
function returnBegins({ healsInWeeks = 0, stages }: InjuryRow, { dateOccurred, recoveredOn }: Injury): Day | null {
  if (dateOccurred === null) return null;
  const heals = addDays(dateOccurred, 7 * healsInWeeks);
  return recoveredOn && stages === undefined && recoveredOn > heals ? recoveredOn : heals;
}

/** Whole weeks since the return from a healed injury of that row began, and whether it is over; null: it does not count. */
function returnOn(row: InjuryRow, injury: Injury, day: Day | undefined): { week: number; isOver: boolean } | null {
  const begins = injury.isRecovered ? returnBegins(row, injury) : null;
  if (begins === null || day === undefined || day < injury.dateOccurred!) return null;
  const days = daysBetween(begins, day);
  const lasts = (row.healingDays ?? HEALING_DAYS) - 7 * (row.healsInWeeks ?? 0);
  return { week: Math.max(0, Math.floor(days / 7)), isOver: days >= lasts };
}

/** Whole weeks of that return; null: it is over, or does not count. */
function weekOfReturn(row: InjuryRow, injury: Injury, day: Day | undefined): number | null {
  const found = returnOn(row, injury, day);
  return found === null || found.isOver ? null : found.week;
}

/** The last rung of less than half an hour without a break. */
const LAST_BROKEN = RUN_WALK_MINUTES.findIndex((minutes) => minutes >= UNBROKEN_MINUTES) - 1;

/** The rung of running and walking in turns in that week of the return; null: running is not begun anew. */
function rungOfReturn(row: InjuryRow, week: number, isHealed: boolean): number | null {
  const from = (isHealed ? row.healedRunsFromWeek : undefined) ?? row.runsFromWeek;
  if (from === undefined) return null;
  const weeks = Math.max(0, week - from);
  const aWeek = isHealed ? (row.healedRungsAWeek ?? 1) : 1;
  // one a week from half an hour without a break on
  return Math.min(aWeek * weeks, LAST_BROKEN + weeks - Math.floor(LAST_BROKEN / aWeek));
}

/** Where the return, or its last stage, is over, who began running anew walks in between until the ladder ends, and runs nothing hard before half an hour without a break. */
function stillWalks(row: InjuryRow, injury: Injury, day: Day | undefined): Partial<SportRestriction> | null {
  const { run } = row.healing;
  const { isRecovered, dateOccurred } = injury;
  if (run?.walkRun !== true || day === undefined) return null;
  const stages = row.stages !== undefined && dateOccurred !== null ? weeksSince(injury, day) : null;
  const found = isRecovered
    ? returnOn(row, injury, day)
    : stages !== null && { week: stages, isOver: stageAfter(row, stages) === null };
  if (!found || !found.isOver) return null;
  const rung = rungOfReturn(row, found.week, isRecovered);
  const minutes = rung === null ? undefined : RUN_WALK_MINUTES[rung];
  if (minutes === undefined) return null;
  const note = 'Walk for a minute now and then in longer runs.';
  if (minutes >= UNBROKEN_MINUTES) return { walkRun: true, walkRunWeek: rung, note };
  const { capMinutes = null } = run;
  return {
    walkRun: true,
    walkRunWeek: rung,
    capMinutes,
    noIntensities: HARD_INTENSITIES,
    note: 'Come back by walking and running in turns. Nothing hard yet.',
  };
}

/** What a healed injury still asks of its sport in that week of the return: volume first, then threshold, then vo2max. */
function healingLimits(own: Partial<SportRestriction>, week: number): Partial<SportRestriction> {
  const volumeFactor = Math.min(1, HEALING_FACTOR + HEALING_STEP * week);
  // who still walks in turns runs nothing fast
  const isNoneHard = own.walkRun === true || week < WEEKS_WITHOUT_THRESHOLD;
  const isFast = !isNoneHard && week >= WEEKS_WITHOUT_VO2MAX;
  const noIntensities = isNoneHard ? HARD_INTENSITIES : isFast ? [] : (['vo2max'] as const);
  const share = week === 0 ? 'half' : percentText(Math.round(100 * volumeFactor));
  const pace = isNoneHard ? ' Nothing hard yet.' : isFast ? '' : ' Nothing above threshold yet.';
  return {
    ...own,
    avoid: isFast ? [] : (own.avoid ?? []),
    volumeFactor,
    noIntensities,
    note: `${own.note?.replace(SHARE, share) ?? ''}${pace}`,
  };
}

/** Running and walking in turns, from its first rung on where running is begun anew. */
const begun = (
  row: InjuryRow,
  weeks: number,
  limits: Partial<SportRestriction>,
  isHealed: boolean,
): Partial<SportRestriction> => {
  const walkRunWeek = limits.walkRun === true ? rungOfReturn(row, weeks, isHealed) : null;
  return walkRunWeek === null ? limits : { ...limits, walkRunWeek };
};

/**
 * What the injuries leave of each sport: bans, caps in minutes, a factor on the weekly minutes and where they may go.
 * Healed injuries count for six weeks from the day on which they were told to have healed, less from week to week; without `today`
 * they do not count. What changes with the weeks since it occurred is the most careful without it.
 * The order of the list does not matter.
 */
export function injuryRestrictions(injuries: readonly Injury[], today?: Day): InjuryRestrictions {
  const unhealed = injuries.filter((injury) => !injury.isRecovered);
  const open = openRows(injuries, today);
  const healing = new Map<InjuryRow, number>();
  const lately = injuries
    .flatMap((injury) =>
      rowsOf(injury).flatMap((row) => [afterStages(row, injury, today), stillWalks(row, injury, today)]),
    )
    .filter((own) => own !== null);
  for (const injury of injuries) {
    for (const row of rowsOf(injury)) {
      const week = weekOfReturn(row, injury, today);
      if (week !== null) healing.set(row, Math.min(week, healing.get(row) ?? week));
    }
  }
  const merged = TRAINED_SPORTS.map((sport) => {
    let limits = FREE;
    for (const row of ROWS) {
      const weeks = open.get(row);
      if (weeks !== undefined) {
        const own = begun(row, weeks, limitsAfter(row, weeks)?.[sport] ?? {}, false);
        limits = combine(limits, named(own, areasOf(row, unhealed)));
      }
      const own = row.healing[sport];
      if (own && healing.has(row))
        limits = combine(limits, begun(row, healing.get(row)!, healingLimits(own, healing.get(row)!), true));
    }
    if (sport === 'run') for (const own of lately) limits = combine(limits, own);
    return [sport, limits] as const;
  });
  const bySport = Object.fromEntries(merged) as Record<TrainedSport, SportRestriction>;
  const withOpenSubstitutes = merged.map(([sport, limits]) => [
    sport,
    {
      ...limits,
      care: limits.note,
      note: careText(limits.note, ATHLETE),
      substitute: limits.substitute.filter((other) => !bySport[other].banned),
    },
  ]);
  return Object.fromEntries(withOpenSubstitutes) as Record<TrainedSport, SportRestriction>;
}

/** Sports that carry what an injury takes: those that the athlete has told of, else one that nobody has to learn first. */
function amongTold(restrictions: InjuryRestrictions, told: readonly TrainedSport[]): InjuryRestrictions {
  const known = { ...restrictions };
  for (const sport of TRAINED_SPORTS) {
    const { substitute } = restrictions[sport];
    const own = substitute.filter((other) => told.includes(other));
    const others = own.length > 0 ? own : substitute.filter((other) => other !== 'swim').slice(0, 1);
    known[sport] = { ...restrictions[sport], substitute: others };
  }
  return known;
}

/**
 * The restrictions of each week by its Monday: what heals, or has stages, allows more from week to week. Of this week, those of `today`. `told` are
 * the sports that the athlete has told of.
 */
export function restrictionsByWeek(
  injuries: readonly Injury[],
  today: Day,
  told: readonly TrainedSport[],
): (monday: Day) => InjuryRestrictions {
  const known = new Map<Day, InjuryRestrictions>();
  const now = amongTold(injuryRestrictions(injuries, today), told);
  const changes = injuries.some((injury) =>
    rowsOf(injury).some((row) =>
      injury.isRecovered
        ? weekOfReturn(row, injury, today) !== null || stillWalks(row, injury, today) !== null
        : row.stages !== undefined,
    ),
  );
  return (monday) => {
    if (!changes || monday <= today) return now;
    const found = known.get(monday) ?? amongTold(injuryRestrictions(injuries, monday), told);
    known.set(monday, found);
    return found;
  };
}

/** Running straight off the bike: not where runs are walks, or begun anew in turns with walking. */
export const mayRunOffBike = ({ run }: Pick<InjuryRestrictions, 'run'>): boolean =>
  !run.banned && !run.onlyWalk && run.walkRunWeek === null;

/** May a workout of this sport, intensity and content be planned? */
export function allowedFor(
  restrictions: InjuryRestrictions,
  sport: TrainedSport,
  intensity: Intensity,
  features: readonly WorkoutFeature[] = [],
): boolean {
  const limits = restrictions[sport];
  return (
    !limits.banned &&
    !limits.noIntensities.includes(intensity) &&
    !features.some((feature) => limits.avoid.includes(feature))
  );
}
