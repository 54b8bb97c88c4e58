import { parseId, encodeId, type IdType } from '../core/units/ids.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { LOOKS_UP } from './cost.ts';

/** Something with an id of its own. */
export const Node = builder.interfaceRef<object>('Node').implement({
  description: 'Anything that can be fetched again by its id.',
  // each type encodes its own id, without waiting: an id that is a promise makes its whole object one
  fields: (t) => ({
    id: t.id({ description: 'Globally unique: `<type>_<uuid>`.', resolve: (node) => (node as { id: string }).id }),
  }),
});

type Load = (uuid: string, context: Context) => Promise<object | null>;
interface Kind {
  typename: string;
  load: Load;
}
const kinds = new Map<IdType, Kind>();

/** Tells how an object of a Node type is found; `load` answers null for what the viewer may not see. */
export function nodeKind(type: IdType, typename: string, load: Load): void {
  kinds.set(type, { typename, load });
}

/** The id field of a Node type. */
export const idOf = (type: IdType) => (row: { id: string }) => encodeId(type, row.id);

async function findNode(id: string, context: Context): Promise<object | null> {
  const parsed = parseId(id);
  const kind = parsed && kinds.get(parsed.type);
  const found = kind ? await kind.load(parsed.uuid, context) : null;
  return found && { ...found, __typename: kind!.typename };
}

const MAX_NODES = 100;

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    description: 'Anything by its id; null: no such thing, or not one that you may see.',
    authScopes: { public: true },
    args: { id: t.arg.id({ description: 'Id of any object.' }) },
    resolve: (_root, { id }, context) => findNode(id, context) as Promise<{ id: string } | null>,
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    nullOnError: true,
    description: 'Several things by their ids, in the order of the ids; null where `node` would be null.',
    authScopes: { public: true },
    complexity: ({ ids }) => ({ field: LOOKS_UP * new Set(ids).size, multiplier: Math.max(1, ids.length) }),
    args: { ids: t.arg.idList({ description: 'Ids of any objects, at most 100.' }) },
    resolve: (_root, { ids }, context) => {
      if (ids.length > MAX_NODES) throw new InvalidInput([{ path: 'ids', message: `At most ${MAX_NODES} ids.` }]);
      const found = new Map([...new Set(ids)].map((id) => [id, findNode(id, context)]));
      return Promise.all(ids.map((id) => found.get(id))) as Promise<({ id: string } | null)[]>;
    },
  }),
}));
