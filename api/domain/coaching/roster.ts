import { InvalidInput } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { byName, type SquadMember } from './squad.ts';

export const ROSTER_SORTS = ['attention', 'name', 'joined', 'lastHeard'] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

const MAX_SEARCHED = 100;

/** A person's words for a search, without case and accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const ORDERS: Readonly<Record<RosterSort, (a: SquadMember, b: SquadMember) => number>> = {
  attention: () => 0,
  name: byName,
  joined: (a, b) => b.assignedAt.getTime() - a.assignedAt.getTime() || byName(a, b),
  lastHeard: (a, b) => (a.attention.lastHeardOn ?? '').localeCompare(b.attention.lastHeardOn ?? '') || byName(a, b),
};

/**
 * Of these athletes those whose name or e-mail holds every word of the search; joined: the newest first, lastHeard: the
 * longest silent first. Throws InvalidInput for a search of more than 100 characters.
 */
export function rosterOf(squad: readonly SquadMember[], search: string, sort: RosterSort): SquadMember[] {
  if (search.length > MAX_SEARCHED)
    throw new InvalidInput([{ path: 'search', message: `Search must be at most ${MAX_SEARCHED} characters.` }]);
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = squad.filter(({ firstName, lastName, email }) => {
    const text = plain(`${firstName} ${lastName} ${email}`);
    return words.every((word) => text.includes(word));
  });
  return found.toSorted(ORDERS[sort]);
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
