import { graphql } from 'react-relay';
import type {
  AddPrincipleInput,
  useSavePrincipleAddMutation,
} from '../../__generated__/useSavePrincipleAddMutation.graphql.ts';
import type { useSavePrincipleApplyMutation } from '../../__generated__/useSavePrincipleApplyMutation.graphql.ts';
import type {
  UpdatePrincipleInput,
  useSavePrincipleUpdateMutation,
} from '../../__generated__/useSavePrincipleUpdateMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import { problemsOf } from '../coaching/outcomeProblems.ts';
import { useUndoPrinciple } from './useUndoPrinciple.ts';
import { countOf } from '../../../api/core/units/countOf.ts';

/** Adds or changes a principle; where asked, the schedules then follow it at once. `onSaved` may load the list anew. */
export function useSavePrinciple(onSaved: () => void) {
  const [undo] = useUndoPrinciple(onSaved);
  const [actApply, isApplying] = useAct<useSavePrincipleApplyMutation>(
    graphql`
      mutation useSavePrincipleApplyMutation($input: ApplyPrincipleInput!) {
        applyPrinciple(input: $input) {
          ... on ApplyPrinciplePayload @alias(as: "payload") {
            principle {
              id
              ...PrincipleItem_principle
            }
            applicationId
            outcomes {
              athlete {
                firstName
                lastName
              }
              changedWorkouts
              problem
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to apply changes',
      says: ({ applicationId, outcomes }) => {
        const changed = outcomes.filter(({ changedWorkouts }) => changedWorkouts > 0);
        const workouts = changed.reduce((sum, { changedWorkouts }) => sum + changedWorkouts, 0);
        const done = `${countOf(workouts, 'workout')} of ${countOf(changed.length, 'athlete')} ${workouts === 1 ? 'follows' : 'follow'} it now.`;
        const description = [done, ...problemsOf(outcomes)].join(' ');
        const action = applicationId == null ? undefined : { label: 'Undo', onPress: () => undo(applicationId) };
        return { title: 'Changes applied!', description, duration: HINT_MS, action };
      },
    },
  );
  const apply = (principleId: string, onAnswered = () => {}) => {
    const answered = () => {
      onAnswered();
      onSaved();
    };
    actApply({ principleId }, { done: answered, refused: ({ isAnswer }) => (isAnswer ? answered() : undefined) });
  };
  const settled = (principleId: string, title: string, appliesNow: boolean, isActive = true) => {
    const later = isActive
      ? 'Schedules planned from now on follow it.'
      : 'Schedules planned from now on no longer follow it. What is planned stays.';
    showToast({ title, description: appliesNow ? 'Schedules are being changed.' : later, tone: 'success' });
    if (appliesNow) apply(principleId);
    else onSaved();
  };
  const [actAdd, isAdding] = useAct<useSavePrincipleAddMutation>(
    graphql`
      mutation useSavePrincipleAddMutation($input: AddPrincipleInput!) {
        addPrinciple(input: $input) {
          ... on AddPrinciplePayload @alias(as: "payload") {
            principle {
              id
              ...PrincipleItem_principle
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'Failed to add coaching principle' },
  );
  const [actUpdate, isUpdating] = useAct<useSavePrincipleUpdateMutation>(
    graphql`
      mutation useSavePrincipleUpdateMutation($input: UpdatePrincipleInput!) {
        updatePrinciple(input: $input) {
          ... on UpdatePrinciplePayload @alias(as: "payload") {
            principle {
              id
              isActive
              ...PrincipleItem_principle
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'Failed to update coaching principle' },
  );
  const add = (input: AddPrincipleInput, appliesNow: boolean, onDone: () => void) =>
    actAdd(input, {
      done: ({ principle }) => {
        onDone();
        settled(principle.id, 'Principle Added', appliesNow);
      },
    });
  const update = (input: UpdatePrincipleInput, appliesNow: boolean, onDone: () => void) =>
    actUpdate(input, {
      done: ({ principle: { id, isActive } }) => {
        onDone();
        const switched = isActive ? 'Principle Switched On' : 'Principle Switched Off';
        settled(id, input.isActive === undefined ? 'Principle Updated' : switched, appliesNow, isActive);
      },
    });
  return { add, update, apply, isBusy: isAdding || isUpdating || isApplying };
}
