import type { Athlete as AthleteRow, Prisma } from '../generated/prisma/client.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { Athlete } from './athlete.ts';
import type { FieldsOf } from './builder.ts';
import type { Context } from './context.ts';

type Found = Promise<ReadonlyMap<string, AthleteRow>>;
interface Asked {
  ids: Set<string>;
  found: Found;
}
const asked = new WeakMap<Context, Map<string, Asked>>();

/**
 * The athlete, as far as the viewer may see them; null: not, or no id was given. Those that the entries of one list ask for are read
 * together, in as many statements as one.
 */
export async function athleteIfSeen(query: object, id: string | null, context: Context): Promise<AthleteRow | null> {
  const lists = asked.get(context) ?? new Map<string, Asked>();
  asked.set(context, lists);
  const key = JSON.stringify(query);
  const list = lists.get(key) ?? begin(query, context, () => lists.delete(key));
  lists.set(key, list);
  if (id !== null) list.ids.add(id);
  return (await list.found).get(id ?? '') ?? null;
}

function begin(query: object, { deps, viewer }: Context, close: () => void): Asked {
  const ids = new Set<string>();
  // the entries of a list are resolved one after the other before any of them waits
  const found = Promise.resolve().then(async () => {
    close();
    if (ids.size === 0) return new Map<string, AthleteRow>();
    const rows = await deps.db.athlete.findMany({
      ...(query as Prisma.AthleteFindManyArgs),
      where: { AND: [{ id: { in: [...ids] } }, visibleTo(viewer).athlete] },
    });
    return new Map(rows.map((row) => [row.id, row]));
  });
  return { ids, found };
}

/** The field `athlete` of an entry that names one, as far as the viewer may still see them. */
export const seenAthleteField = <Shape extends { athleteId: string }>(
  t: FieldsOf<Shape>,
  description = 'The athlete; null: you may no longer see them.',
) =>
  t.prismaField({
    type: Athlete,
    nullable: true,
    description,
    resolve: (query, { athleteId }, _args, context) => athleteIfSeen(query, athleteId, context),
  });
