import { useCallback, useState } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { GenerateScheduleInput } from '../../__generated__/useGenerateScheduleMutation.graphql.ts';
import { PAGE_TITLE_ID } from '../../ui/Page.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { type RememberUndo, undoable } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

/** Milliseconds; a toast with warnings takes longer to read. */
const HINT_MS = 8000;

const NOT_ONBOARDED = 'NOT_ONBOARDED';

/** Limits that cannot be kept together, and the smallest ways out. */
export interface Conflict {
  message: string;
  constraints: readonly string[];
  relaxations: readonly string[];
}

export type Generate = (input: Omit<GenerateScheduleInput, 'athleteId'>) => void;

/** `generateSchedule` with what the screen shows of the athlete, what the planner warns of, and each refusal. */
interface GenerateMutation extends MutationParameters {
  readonly variables: { readonly input: GenerateScheduleInput };
  readonly response: {
    readonly generateSchedule:
      | {
          readonly __typename: string;
          readonly revision?: { readonly id: string };
          readonly unchanged?: boolean;
          readonly warnings?: readonly { readonly message: string; readonly recommendation: string }[];
          readonly kind?: string;
          readonly message?: string;
          readonly constraints?: readonly string[];
          readonly relaxations?: readonly string[];
        }
      | null
      | undefined;
  };
}

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to generate schedule', tone: 'destructive' });
}

interface Generated {
  description: string;
  /** Null: the reader's own. */
  athleteId: string | null;
  remember: RememberUndo;
}

/**
 * Makes the four weeks anew by the screen's own mutation. When the athlete's limits contradict each other nothing changes
 * and `conflict` says which; `needsOnboarding` is set when the planner does not know the athlete yet.
 */
export function useGenerating<Mutation extends GenerateMutation>(
  mutation: GraphQLTaggedNode,
  { description, athleteId, remember }: Generated,
) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [needsOnboarding, setNeedsOnboarding] = useState(false);
  const [commit, isBusy] = useMutation<Mutation>(mutation);
  const markFocus = useFocusKept(isBusy, PAGE_TITLE_ID);
  const generate: Generate = useCallback(
    (input) => {
      markFocus();
      setConflict(null);
      setNeedsOnboarding(false);
      commit({
        variables: { input: athleteId === null ? input : { ...input, athleteId } },
        onCompleted: ({ generateSchedule: result }) => {
          if (result.revision) {
            const warnings = result.warnings!.map(({ message, recommendation }) => `${message} ${recommendation}`);
            remember(undoable({ ...result, revision: result.revision }), {
              title: 'Schedule Generated',
              description: [description, ...warnings].join(' '),
              tone: 'success',
              ...(warnings.length > 0 ? { duration: HINT_MS } : {}),
            });
          } else if (result.__typename === 'PlanConflict') {
            setConflict({
              message: result.message!,
              constraints: result.constraints!,
              relaxations: result.relaxations!,
            });
          } else if (result.kind === NOT_ONBOARDED) {
            setNeedsOnboarding(true);
          } else {
            failed(result.message);
          }
        },
        onError: (error) => failed(error.message),
      });
    },
    [athleteId, commit, description, markFocus, remember],
  );
  return [generate, { isBusy, conflict, needsOnboarding }] as const;
}
