import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

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

const DETAILS = ['steps', 'reasons', 'instructions'];

/** Are the long parts of workouts asked for below this field? */
export function asksForDetails(info: GraphQLResolveInfo): boolean {
  const names = namesBelow(info);
  return DETAILS.some((name) => names.has(name));
}
