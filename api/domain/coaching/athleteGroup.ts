import type { Viewer } from '../kernel/access.ts';
import { announceCoach } from '../kernel/coachFeed.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { lockCoach } from '../kernel/maxRows.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { athleteGroupSchema, renameGroupSchema } from './athleteGroup.schema.ts';
import { ACTIVE, coachOf } from './coaching.ts';

const MAX_GROUPS = 50;

/** Athletes whom a coach sorts together under a name. */
export interface AthleteGroup {
  name: string;
  athletes: number;
}

/** The coach's groups that somebody is in, by name. */
export async function groupsOf({ db }: { db: Pick<Tx, 'coachAssignment'> }, coachId: string): Promise<AthleteGroup[]> {
  const rows = await db.coachAssignment.findMany({ where: { coachId, ...ACTIVE }, select: { groups: true } });
  const counts = new Map<string, number>();
  for (const name of rows.flatMap(({ groups }) => groups)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, athletes]) => ({ name, athletes }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || (a.name < b.name ? -1 : 1));
}

/** Of each of those athletes what the viewer as their coach sorts them by; none of those whom they do not coach. */
export async function readCoachGroups(
  { db }: Deps,
  { coachId }: Viewer,
  athleteIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (coachId === null) return new Map();
  const rows = await db.coachAssignment.findMany({
    where: { coachId, athleteId: { in: [...athleteIds] }, ...ACTIVE },
    select: { athleteId: true, groups: true },
  });
  return new Map(rows.map(({ athleteId, groups }) => [athleteId, groups]));
}

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const inOrder = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));

/**
 * Puts athletes into a group of the coach's, or takes them out of it, `{athleteIds, group, isIn}`: all of them or nobody. A group is
 * there while somebody is in it, and is known however its name is capitalised. Answers the athletes. Throws InvalidInput, Forbidden,
 * NotFound where one of them is not the coach's, and NotPossible (TOO_MANY_GROUPS).
 */
export async function setAthleteGroup(
  deps: Deps,
  viewer: Viewer,
  input: unknown,
): Promise<{ coachId: string; athleteIds: string[] }> {
  const coachId = coachOf(viewer);
  const { athleteIds: given, group, isIn } = parse(athleteGroupSchema, input);
  const athleteIds = [...new Set(given)];
  await deps.db.$transaction(async (tx) => {
    // two that name a new group at once agree on its name
    await lockCoach(tx, coachId);
    const whose = { coachId, athleteId: { in: athleteIds }, ...ACTIVE };
    const rows = await tx.coachAssignment.findMany({ where: whose, select: { id: true, groups: true } });
    if (rows.length < athleteIds.length) throw new NotFound('Athlete not found');
    const known = await groupsOf({ db: tx }, coachId);
    const name = known.find((each) => isSameName(each.name, group))?.name;
    if (isIn && name === undefined && known.length >= MAX_GROUPS)
      throw new NotPossible('TOO_MANY_GROUPS', `You have ${MAX_GROUPS} groups. Empty one first.`);
    for (const { id, groups } of rows) {
      const others = groups.filter((each) => !isSameName(each, group));
      const next = isIn ? inOrder([...others, name ?? group]) : others;
      if (next.length !== groups.length)
        await tx.coachAssignment.update({ where: { id }, data: { groups: next }, select: { id: true } });
    }
  });
  await announceCoach(deps, coachId);
  return { coachId, athleteIds };
}

/**
 * Calls a group by another name, `{group, name}`, also in the views of the roster that show it and for athletes who may come back.
 * Answers who is in it. Throws InvalidInput, Forbidden, NotFound, and NotPossible (GROUP_EXISTS).
 */
export async function renameAthleteGroup(
  deps: Deps,
  viewer: Viewer,
  input: unknown,
): Promise<{ coachId: string; athleteIds: string[] }> {
  const coachId = coachOf(viewer);
  const { group, name } = parse(renameGroupSchema, input);
  const athleteIds = await deps.db.$transaction(async (tx) => {
    await lockCoach(tx, coachId);
    const known = await groupsOf({ db: tx }, coachId);
    if (!known.some((each) => isSameName(each.name, group))) throw new NotFound('Group not found');
    const other = known.find((each) => isSameName(each.name, name));
    if (other && !isSameName(name, group))
      throw new NotPossible('GROUP_EXISTS', `You have a group “${other.name}” already.`);
    const isIn = ({ groups }: { groups: readonly string[] }) => groups.some((each) => isSameName(each, group));
    const rows = await tx.coachAssignment.findMany({
      where: { coachId },
      select: { id: true, athleteId: true, groups: true },
    });
    const members = rows.filter(isIn);
    for (const { id, groups } of members) {
      const others = groups.filter((each) => !isSameName(each, group) && !isSameName(each, name));
      const data = { groups: inOrder([...others, name]) };
      await tx.coachAssignment.update({ where: { id }, data, select: { id: true } });
    }
    const views = await tx.rosterView.findMany({ where: { coachId }, select: { id: true, group: true } });
    const showing = views.filter((view) => view.group !== null && isSameName(view.group, group));
    await tx.rosterView.updateMany({ where: { id: { in: showing.map(({ id }) => id) } }, data: { group: name } });
    return members.map(({ athleteId }) => athleteId);
  });
  await announceCoach(deps, coachId);
  return { coachId, athleteIds };
}
