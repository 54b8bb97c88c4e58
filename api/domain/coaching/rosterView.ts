import type { RosterView } from '../../generated/prisma/client.ts';
import type { Viewer } from '../kernel/access.ts';
import { announceCoach } from '../kernel/coachFeed.ts';
import { NotPossible } from '../kernel/errors.ts';
import { lockCoach } from '../kernel/maxRows.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { coachOf } from './coaching.ts';
import { rosterViewNameSchema, rosterViewSchema } from './rosterView.schema.ts';

const MAX_VIEWS = 30;

export function rosterViewsOf({ db }: Deps, coachId: string): Promise<RosterView[]> {
  return db.rosterView.findMany({ where: { coachId }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}

/**
 * Keeps a filter and an order of the roster under a name, in place of what was kept under it. Throws InvalidInput, Forbidden,
 * NotPossible (TOO_MANY_VIEWS).
 */
export async function saveRosterView(deps: Deps, viewer: Viewer, input: unknown): Promise<string> {
  const coachId = coachOf(viewer);
  const { name, search, ...asked } = parse(rosterViewSchema, input);
  const view = { ...asked, search: search ?? '' };
  await deps.db.$transaction(async (tx) => {
    await lockCoach(tx, coachId);
    const now = deps.clock();
    const { count } = await tx.rosterView.updateMany({ where: { coachId, name }, data: view });
    if (count > 0) return;
    if ((await tx.rosterView.count({ where: { coachId } })) >= MAX_VIEWS)
      throw new NotPossible('TOO_MANY_VIEWS', `You keep ${MAX_VIEWS} views. Delete one first.`);
    await tx.rosterView.create({ data: { ...view, id: newId(now), coachId, name, createdAt: now } });
  });
  await announceCoach(deps, coachId);
  return coachId;
}

/** Deleting what is not there changes nothing. Throws InvalidInput, Forbidden. */
export async function deleteRosterView(deps: Deps, viewer: Viewer, input: unknown): Promise<string> {
  const coachId = coachOf(viewer);
  const { name } = parse(rosterViewNameSchema, input);
  await deps.db.rosterView.deleteMany({ where: { coachId, name } });
  await announceCoach(deps, coachId);
  return coachId;
}
