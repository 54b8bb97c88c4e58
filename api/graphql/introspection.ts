import {
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** What one field of the schema's own description costs: it asks no database. So the question that tools ask for the whole schema costs about 8,000. */
const EACH = 0.2;

/** How many things each list of the schema's own description holds, for each thing on which it stands. */
function sizesOf(schema: GraphQLSchema): Readonly<Record<string, number>> {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = withFields.flatMap((type) => Object.values(type.getFields()));
  const sum = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((total, each) => total + of(each), 0);
  const eachType = (count: number) => count / types.length;
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: eachType(fields.length),
    args: sum(fields, ({ args }) => args.length) / fields.length,
    interfaces: eachType(sum(withFields, (type) => type.getInterfaces().length)),
    possibleTypes: eachType(sum(types.filter(isAbstractType), (type) => schema.getPossibleTypes(type).length)),
    enumValues: eachType(sum(types.filter(isEnumType), (type) => type.getValues().length)),
    inputFields: eachType(sum(types.filter(isInputObjectType), (type) => Object.keys(type.getFields()).length)),
  };
}

/** Tells what a document asks of the schema's own description costs, in the measure of all other fields. It is valid: no fragment holds itself. */
export function createIntrospectionCost(schema: GraphQLSchema): (document: DocumentNode) => number {
  const sizes = sizesOf(schema);
  return ({ definitions }) => {
    const fragments = new Map(
      definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
      ),
    );
    const known = new Map<SelectionSetNode, number>();
    /** `isInside`: of the description; outside only the way into it counts. */
    const costOf = (set: SelectionSetNode | undefined, isInside: boolean): number => {
      if (!set) return 0;
      const before = known.get(set);
      if (before !== undefined) return before;
      const cost = set.selections.reduce((sum, selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + costOf(fragments.get(selection.name.value), isInside);
        if (selection.kind === Kind.INLINE_FRAGMENT) return sum + costOf(selection.selectionSet, isInside);
        const {
          name: { value: name },
          selectionSet,
        } = selection;
        if (!isInside) return name === '__schema' || name === '__type' ? sum + costOf(selectionSet, true) : sum;
        return sum + EACH + (Object.hasOwn(sizes, name) ? sizes[name]! : 1) * costOf(selectionSet, true);
      }, 0);
      known.set(set, cost);
      return cost;
    };
    const operations = definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? [each.selectionSet] : [],
    );
    return Math.ceil(operations.reduce((sum, set) => sum + costOf(set, false), 0));
  };
}
