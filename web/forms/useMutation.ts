import { useMutation as useRelayMutation, type UseMutationConfig } from 'react-relay';
import type { Disposable, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

/**
 * A mutation as its caller hears of it. Fields of mutations are null on an error alone, and an answer with an error is
 * never heard: the network layer makes it `onError`.
 */
export type Answered<T extends MutationParameters> = Omit<T, 'response'> & {
  response: { [Field in keyof T['response']]: NonNullable<T['response'][Field]> };
};

/** Relay's own, with an answer that is whole. */
export function useMutation<T extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(config: UseMutationConfig<Answered<T>>) => Disposable, boolean] {
  return useRelayMutation<Answered<T>>(mutation);
}
