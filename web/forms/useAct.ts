import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { graphql, readInlineData, useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime';
import type { useAct_refusal$data, useAct_refusal$key } from '../__generated__/useAct_refusal.graphql.ts';
import { showToast, type ToastMessage } from '../ui/Toast.tsx';
import { type Failure, showFailure, type ShowErrors, TRY_AGAIN } from './saveFailure.ts';

const refusalFragment = graphql`
  fragment useAct_refusal on Refusal @inline {
    __typename
    kind
    message
    ... on InvalidInput {
      errors {
        path
        message
      }
    }
  }
`;

/** Why something was not done; of what the server never answered there are only words, if any. */
export type Refused = Partial<Omit<useAct_refusal$data, ' $fragmentType'>> & { isAnswer: boolean };

/** What a mutation with one field answers. */
type Answer<T extends MutationParameters> = NonNullable<T['response'][keyof T['response']]>;

/** What was done: what the document calls `payload`, or the whole answer of a mutation that cannot be refused. */
export type Payload<T extends MutationParameters> =
  Answer<T> extends { readonly payload: infer P } ? NonNullable<P> : Answer<T>;

type Input<T extends MutationParameters> = T['variables'] extends { readonly input: infer I } ? I : undefined;

interface Made {
  readonly revision: { readonly id: string };
  readonly unchanged?: boolean;
}

/** The revision that an answer made; null: it names an earlier one, which is not to be taken back for it. */
const undoable = ({ revision, unchanged }: Made): string | null => (unchanged ? null : revision.id);

export interface Act<T extends MutationParameters> {
  /** Told in a toast when it was not done; where it is left out, the screen shows `refusal`. */
  failed?: Failure;
  /** Told in a toast when it was done; a success, unless it says otherwise. */
  says?: ToastMessage | ((payload: Payload<T>, input: Input<T>) => ToastMessage);
  /** That toast offers the way back to what was before the payload's revision. */
  remember?: Payload<T> extends Made ? (revisionId: string | null, message: ToastMessage) => void : never;
  /** It was done. */
  done?: (payload: Payload<T>, input: Input<T>) => void;
  /** It was not done. What is returned is told instead of the server's words; true: nothing more is to be told. */
  refused?: (why: Refused, answer: Partial<Answer<T>>) => string | true | void;
  /** Objections to single fields go there too. */
  showErrors?: ShowErrors;
  /** Shows it before the server has answered; a refusal takes that back. */
  optimistic?: (store: RecordSourceSelectorProxy) => void;
  /** Writes the answer where Relay would not. */
  updater?: (store: RecordSourceSelectorProxy) => void;
  /** Variables of the document besides `input`. */
  variables?: Omit<T['variables'], 'input'>;
}

/**
 * An act of the reader: a mutation, whether it is under way, and why the last try failed. Its document calls what was done
 * `payload`, and spreads `useAct_refusal` as `refusal`. What a single try does otherwise is given with its input.
 */
export function useAct<T extends MutationParameters>(mutation: GraphQLTaggedNode, act: Act<T> = {}) {
  const [commit, isBusy] = useMutation<T>(mutation);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const perform = useCallback(
    (...[input, once]: Input<T> extends undefined ? [] : [input: Input<T>, once?: Act<T>]) => {
      const { failed, says, remember, done, refused, showErrors, optimistic, updater, variables } = {
        ...latest.current,
        ...once,
      };
      const refuse = (why: Refused, answer: Partial<Answer<T>> = {}) => {
        if (why.errors) showErrors?.(why.errors);
        const told = refused?.(why, answer);
        if (told === true) return;
        const message = told || why.message;
        if (failed) showFailure(failed, message);
        else setRefusal(message || TRY_AGAIN);
      };
      setRefusal(null);
      return commit({
        variables: { ...variables, ...(input !== undefined && { input }) },
        optimisticUpdater: optimistic,
        updater,
        onCompleted: (response) => {
          const [answer] = Object.values(response) as [Answer<T> & { refusal?: useAct_refusal$key | null }];
          const payload = ('payload' in answer ? answer.payload : answer) as Payload<T> | null;
          if (!payload)
            return refuse({ ...readInlineData(refusalFragment, answer.refusal ?? null), isAnswer: true }, answer);
          if (says) {
            const message = {
              tone: 'success',
              ...(typeof says === 'function' ? says(payload, input!) : says),
            } as const;
            if (remember) remember(undoable(payload as unknown as Made), message);
            else showToast(message);
          }
          done?.(payload, input!);
        },
        onError: ({ message }) => refuse({ message, isAnswer: false }),
      });
    },
    [commit],
  );
  return [perform, isBusy, refusal] as const;
}
