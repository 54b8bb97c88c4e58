import type { Injury } from './athlete.ts';
import { type Day, daysBetween } from '../calendar/calendar.ts';
import {
  AREA,
  AREA_NAMES,
  HARD_INTENSITIES,
  HEALING_DAYS,
  HEALING_FACTOR,
  HEALING_STEP,
  INJURY_ROWS,
  type InjuryRow,
  SHARE,
  WEEKS_WITHOUT_THRESHOLD,
  WEEKS_WITHOUT_VO2MAX,
} from '../constants/injuries.ts';
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
  note: '',
  care: '',
  substitute: [],
  substituteFactor: 1,
};

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
  const known = INJURY_ROWS.filter((row) => row.pattern?.test(text));
  return known.length > 0 ? known : INJURY_ROWS.filter((row) => row.pattern === null);
}

/** Who has to clear the athlete before anything hard: of the first that asks for it; null: nobody. */
export const clearanceBy = (
  injuries: readonly Pick<Injury, 'injuryType' | 'affectedArea' | 'isRecovered'>[],
): string | null =>
  injuries
    .filter(({ isRecovered }) => !isRecovered)
    .flatMap(rowsOf)
    .flatMap(({ clearedBy }) => clearedBy ?? [])[0] ?? null;

const named = (limits: Partial<SportRestriction>, areas: string): Partial<SportRestriction> =>
  limits.note?.includes(AREA) ? { ...limits, note: limits.note.replace(AREA, areas) } : limits;

function combine(a: SportRestriction, b: Partial<SportRestriction>): SportRestriction {
  const other = { ...FREE, ...b };
  const caps = [a.capMinutes, other.capMinutes].filter((cap) => cap !== null);
  return {
    banned: a.banned || other.banned,
    noIntensities: [...new Set([...a.noIntensities, ...other.noIntensities])],
    avoid: [...new Set([...a.avoid, ...other.avoid])],
    capMinutes: caps.length > 0 ? Math.min(...caps) : null,
    volumeFactor: Math.min(a.volumeFactor, other.volumeFactor),
    noConsecutiveDays: a.noConsecutiveDays || other.noConsecutiveDays,
    walkRun: a.walkRun || other.walkRun,
    care: '',
    note: a.note.includes(other.note) ? a.note : [a.note, other.note].filter((note) => note !== '').join(' '),
    substitute: [...new Set([...a.substitute, ...other.substitute])],
    substituteFactor: Math.min(a.substituteFactor, other.substituteFactor),
  };
}

/** Whole weeks of the return from a healed injury; null: it is over, or does not count. */
function weekOfReturn(injury: Injury, day: Day | undefined): number | null {
  if (!injury.isRecovered || injury.dateOccurred === null || day === undefined) return null;
  const days = daysBetween(injury.dateOccurred, day);
  return days >= 0 && days < HEALING_DAYS ? Math.floor(days / 7) : null;
}

/** What a healed injury still asks of its sport in that week of the return: volume first, then threshold, then vo2max. */
function healingLimits(own: Partial<SportRestriction>, week: number): Partial<SportRestriction> {
  const volumeFactor = Math.min(1, HEALING_FACTOR + HEALING_STEP * week);
  const isFast = week >= WEEKS_WITHOUT_VO2MAX;
  const noIntensities = week < WEEKS_WITHOUT_THRESHOLD ? HARD_INTENSITIES : isFast ? [] : (['vo2max'] as const);
  const share = week === 0 ? 'half' : percentText(Math.round(100 * volumeFactor));
  const pace = week < WEEKS_WITHOUT_THRESHOLD ? ' Nothing hard yet.' : isFast ? '' : ' Nothing above threshold yet.';
  return {
    ...own,
    avoid: isFast ? [] : (own.avoid ?? []),
    volumeFactor,
    noIntensities,
    note: `${own.note?.replace(SHARE, share) ?? ''}${pace}`,
  };
}

/**
 * What the injuries leave of each sport: bans, caps in minutes, a factor on the weekly minutes and where they may go.
 * Healed injuries count only when they occurred less than six weeks before `today`, less from week to week; without `today`
 * they do not count.
 * The order of the list does not matter.
 */
export function injuryRestrictions(injuries: readonly Injury[], today?: Day): InjuryRestrictions {
  const unhealed = injuries.filter((injury) => !injury.isRecovered);
  const active = new Set(unhealed.flatMap(rowsOf));
  const healing = new Map<InjuryRow, number>();
  for (const injury of injuries) {
    const week = weekOfReturn(injury, today);
    if (week !== null) for (const row of rowsOf(injury)) healing.set(row, Math.min(week, healing.get(row) ?? week));
  }
  const merged = TRAINED_SPORTS.map((sport) => {
    let limits = FREE;
    for (const row of INJURY_ROWS) {
      if (active.has(row)) limits = combine(limits, named(row.limits[sport] ?? {}, areasOf(row, unhealed)));
      const own = row.healing[sport];
      if (own && healing.has(row)) limits = combine(limits, healingLimits(own, healing.get(row)!));
    }
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

/** The restrictions of each week by its Monday: what heals allows more from week to week. Of this week, those of `today`. */
export function restrictionsByWeek(injuries: readonly Injury[], today: Day): (monday: Day) => InjuryRestrictions {
  const known = new Map<Day, InjuryRestrictions>();
  const now = injuryRestrictions(injuries, today);
  const heals = injuries.some((injury) => weekOfReturn(injury, today) !== null);
  return (monday) => {
    if (!heals || monday <= today) return now;
    const found = known.get(monday) ?? injuryRestrictions(injuries, monday);
    known.set(monday, found);
    return found;
  };
}

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
