import { useCallback, useState } from 'react';
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import type { useReportIllnessMutation$data } from '../../__generated__/useReportIllnessMutation.graphql.ts';
import { type Answered, useMutation } from '../../forms/useMutation.ts';

type Result = NonNullable<useReportIllnessMutation$data['reportIllness']>;
/** What the plan made of an illness. */
export type IllnessAnswer = NonNullable<Extract<Result, { __typename: 'ReportIllnessPayload' }>['adaptation']>;

const NO_SCHEDULE: IllnessAnswer = { summary: '', changes: [], advice: [], revision: null };

/** Tells something of an illness with a mutation of ours, whose result is that of `answerOf`; `refusal` says why the last try failed. */
export function useIllnessMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  answerOf: (response: Answered<TMutation>['response']) => Result,
  onAnswer: (answer: IllnessAnswer) => void,
) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<TMutation>(mutation);
  const tell = useCallback(
    (variables: VariablesOf<TMutation>) => {
      setRefusal(null);
      commit({
        variables,
        onCompleted: (response) => {
          const result = answerOf(response);
          if (result.__typename === 'ReportIllnessPayload') onAnswer(result.adaptation ?? NO_SCHEDULE);
          else setRefusal('message' in result ? result.message : 'Please try again.');
        },
        onError: (error) => setRefusal(error.message),
      });
    },
    [answerOf, commit, onAnswer],
  );
  return { tell, isBusy, refusal };
}
