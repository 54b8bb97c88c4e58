import { getNamedType, type GraphQLSchema, isObjectType, isUnionType } from 'graphql';

const SECRET = 'renewalOfSecret';

/**
 * Extensions of a field whose value is told once and nowhere kept. `renewal` is a sentence for who asks again: how to come by
 * another one.
 */
export const secret = (renewal: string) => ({ [SECRET]: renewal });

/** Null: the field tells no secret. */
export const renewalOf = ({
  extensions,
}: {
  extensions?: Readonly<Record<string, unknown>> | null | undefined;
}): string | null => (extensions?.[SECRET] as string | undefined) ?? null;

/** Names of the mutations that answer with such a field. */
export function mutationsWithSecrets(schema: GraphQLSchema): ReadonlySet<string> {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const telling = mutations.filter(({ type }) => {
    const named = getNamedType(type);
    const results = isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : [];
    return results.some((result) => Object.values(result.getFields()).some((field) => renewalOf(field) !== null));
  });
  return new Set(telling.map(({ name }) => name));
}
