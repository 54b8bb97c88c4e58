import {
  type FieldNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/**
 * Names of all fields that are asked for below this one, at any depth. Includes those that a variable turns off, so it may
 * say too much and never too little. Documents are parsed once, so each field is looked at once.
 */
export function namesBelow({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const [only] = fieldNodes;
  const found = fieldNodes.length === 1 ? known.get(only!) : undefined;
  if (found) return found;
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
        visit(fragments[selection.name.value]!.selectionSet);
      } else if (selection.selectionSet) visit(selection.selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet) visit(selectionSet);
  if (fieldNodes.length === 1) known.set(only!, names);
  return names;
}

const DETAIL = 'detailOfWorkout';

/** Extensions of a field of `Workout` that reads its long parts: steps, reasons or instructions. Without them a workout may be loaded that lacks those. */
export const READS_DETAILS = { [DETAIL]: true };

const details = new WeakMap<GraphQLSchema, readonly string[]>();

function detailsIn(schema: GraphQLSchema): readonly string[] {
  const known = details.get(schema);
  if (known) return known;
  const { Workout } = schema.getTypeMap();
  const fields = isObjectType(Workout) ? Object.values(Workout.getFields()) : [];
  const names = fields.filter(({ extensions }) => extensions[DETAIL]).map(({ name }) => name);
  details.set(schema, names);
  return names;
}

/** Is anything asked for below this field that needs the long parts of workouts? */
export function asksForDetails(info: GraphQLResolveInfo): boolean {
  const names = namesBelow(info);
  return detailsIn(info.schema).some((name) => names.has(name));
}
