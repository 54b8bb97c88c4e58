import { RACE_AHEAD_DAYS } from '../../core/constants/attention.ts';
import type { Viewer } from '../kernel/access.ts';
import { InvalidInput } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { unreadOf } from '../message/thread.ts';
import { byName, type SquadMember } from './squad.ts';
import { type AthleteTraining, readSquadTraining } from './squadTraining.ts';

/** An athlete with what an order or a choice had to look at. */
export interface ListedAthlete extends SquadMember {
  /** Messages that the coach has not read; 0 also where nothing looked. */
  unread: number;
  /** Null: nothing looked. */
  training: AthleteTraining | null;
}

/** Who is shown. */
export const ROSTER_CHOICES = ['everybody', 'attention', 'unread', 'checkInPending', 'raceAhead'] as const;
export type RosterChoice = (typeof ROSTER_CHOICES)[number];
export const ROSTER_SORTS = [
  'attention',
  'name',
  'joined',
  'lastHeard',
  'lastWorkout',
  'consistency',
  'form',
  'nextRace',
  'unread',
] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

export const MAX_SEARCHED = 100;

/** A person's words for a search, without case and accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The least first; who has none comes last. */
function rising(of: (one: ListedAthlete) => number | string | null) {
  return (a: ListedAthlete, b: ListedAthlete): number => {
    const [x, y] = [of(a), of(b)];
    if (x === y) return byName(a, b);
    if (x === null || y === null) return x === null ? 1 : -1;
    return x < y ? -1 : 1;
  };
}

const ORDERS: Readonly<Record<RosterSort, (a: ListedAthlete, b: ListedAthlete) => number>> = {
  attention: () => 0,
  name: byName,
  joined: rising(({ assignedAt }) => -assignedAt.getTime()),
  lastHeard: rising(({ attention }) => attention.lastHeardOn ?? ''),
  lastWorkout: rising(({ training }) => training?.lastWorkoutOn ?? ''),
  consistency: rising(({ training }) => training?.consistency ?? null),
  form: rising(({ training }) => training?.form.at(-1) ?? null),
  nextRace: rising(({ raceInDays }) => raceInDays),
  unread: rising(({ unread }) => -unread),
};
const BY_TRAINING: readonly RosterSort[] = ['lastWorkout', 'consistency', 'form'];

const CHOSEN: Readonly<Record<RosterChoice, (one: ListedAthlete) => boolean>> = {
  everybody: () => true,
  attention: ({ attention }) => attention.reasons.length > 0,
  unread: ({ unread }) => unread > 0,
  checkInPending: ({ checkedIn }) => !checkedIn,
  raceAhead: ({ raceInDays }) => raceInDays !== null && raceInDays <= RACE_AHEAD_DAYS,
};

interface RosterAsked {
  search: string;
  sort: RosterSort;
  show: RosterChoice;
  /** Null: of whatever group. */
  group: string | null;
}

/**
 * Of these athletes those who are chosen, in that group, and whose name or e-mail holds every word of the search, in that order. What only some
 * orders and choices look at is read for these alone. Throws InvalidInput for a search of more than 100 characters.
 */
export async function rosterOf(
  deps: Deps,
  viewer: Viewer,
  squad: readonly SquadMember[],
  { search, sort, show, group }: RosterAsked,
): Promise<ListedAthlete[]> {
  if (search.length > MAX_SEARCHED)
    throw new InvalidInput([{ path: 'search', message: `Search must be at most ${MAX_SEARCHED} characters.` }]);
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = squad.filter(({ firstName, lastName, email, groups }) => {
    if (group !== null && !groups.includes(group)) return false;
    const text = plain(`${firstName} ${lastName} ${email}`);
    return words.every((word) => text.includes(word));
  });
  const athleteIds = found.map(({ athleteId }) => athleteId);
  const [messages, training] = await Promise.all([
    [sort, show].includes('unread') ? unreadOf(deps, viewer, { athleteIds }) : [],
    BY_TRAINING.includes(sort) ? readSquadTraining(deps, viewer, athleteIds) : null,
  ]);
  const unread = new Map<string, number>();
  for (const each of messages) unread.set(each.athleteId, (unread.get(each.athleteId) ?? 0) + each.unread);
  return found
    .map((one) => ({
      ...one,
      unread: unread.get(one.athleteId) ?? 0,
      training: training?.get(one.athleteId) ?? null,
    }))
    .filter(CHOSEN[show])
    .toSorted(ORDERS[sort]);
}
/** Numbers of the coach's roster. */
export interface RosterNumbers {
  athletes: number;
  /** Athletes who have not checked in for the week that runs. */
  checkInsPending: number;
  libraryWorkouts: number;
}

export async function rosterNumbers(
  { db }: Deps,
  coachId: string,
  squad: readonly SquadMember[],
): Promise<RosterNumbers> {
  const libraryWorkouts = await db.libraryWorkout.count({ where: { coachId, deletedAt: null } });
  return {
    athletes: squad.length,
    checkInsPending: squad.filter(({ checkedIn }) => !checkedIn).length,
    libraryWorkouts,
  };
}
