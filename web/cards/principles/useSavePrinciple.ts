import { useCallback } from 'react';
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
import { showToast } from '../../ui/Toast.tsx';
import { problemsOf } from '../coaching/outcomeProblems.ts';
import { showFailure } from '../../forms/saveFailure.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { useUndoPrinciple } from './useUndoPrinciple.ts';

const ADD_FAILED = 'Failed to add coaching principle';
const UPDATE_FAILED = 'Failed to update coaching principle';

const HINT_MS = 8000;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Adds or changes a principle; where asked, the schedules then follow it at once. `onSaved` may load the list anew. */
export function useSavePrinciple(onSaved: () => void) {
  const [commitAdd, isAdding] = useMutation<useSavePrincipleAddMutation>(graphql`
    mutation useSavePrincipleAddMutation($input: AddPrincipleInput!) {
      addPrinciple(input: $input) {
        __typename
        ... on AddPrinciplePayload {
          principle {
            id
            ...PrincipleItem_principle
          }
        }
        ... on InvalidInput {
          message
        }
      }
    }
  `);
  const [commitUpdate, isUpdating] = useMutation<useSavePrincipleUpdateMutation>(graphql`
    mutation useSavePrincipleUpdateMutation($input: UpdatePrincipleInput!) {
      updatePrinciple(input: $input) {
        __typename
        ... on UpdatePrinciplePayload {
          principle {
            id
            isActive
            ...PrincipleItem_principle
          }
        }
        ... on InvalidInput {
          message
        }
      }
    }
  `);
  const [commitApply, isApplying] = useMutation<useSavePrincipleApplyMutation>(graphql`
    mutation useSavePrincipleApplyMutation($input: ApplyPrincipleInput!) {
      applyPrinciple(input: $input) {
        __typename
        ... on ApplyPrinciplePayload {
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
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const [undo] = useUndoPrinciple(onSaved);
  const apply = useCallback(
    (principleId: string, onDone = () => {}) =>
      commitApply({
        variables: { input: { principleId } },
        onCompleted: ({ applyPrinciple: result }) => {
          onDone();
          if (result.__typename === 'ApplyPrinciplePayload') {
            const changed = result.outcomes.filter(({ changedWorkouts }) => changedWorkouts > 0);
            const sessions = changed.reduce((sum, { changedWorkouts }) => sum + changedWorkouts, 0);
            const done = `${counted(sessions, 'session')} of ${counted(changed.length, 'athlete')} ${sessions === 1 ? 'follows' : 'follow'} it now.`;
            const description = [done, ...problemsOf(result.outcomes)].join(' ');
            const { applicationId } = result;
            const action = applicationId == null ? undefined : { label: 'Undo', onPress: () => undo(applicationId) };
            showToast({ title: 'Changes applied!', description, tone: 'success', duration: HINT_MS, action });
          } else
            showFailure('Failed to apply changes', result.__typename === 'NotPossible' ? result.message : undefined);
          onSaved();
        },
        onError: (error) => showFailure('Failed to apply changes', error.message),
      }),
    [commitApply, onSaved, undo],
  );
  const settled = useCallback(
    (principleId: string, title: string, appliesNow: boolean, isActive = true) => {
      const later = isActive
        ? 'Schedules planned from now on follow it.'
        : 'Schedules planned from now on no longer follow it. What is planned stays.';
      showToast({ title, description: appliesNow ? 'Schedules are being changed.' : later, tone: 'success' });
      if (appliesNow) apply(principleId);
      else onSaved();
    },
    [apply, onSaved],
  );
  const add = useCallback(
    (input: AddPrincipleInput, appliesNow: boolean, onDone: () => void) =>
      commitAdd({
        variables: { input },
        onCompleted: ({ addPrinciple: result }) => {
          if (result.__typename !== 'AddPrinciplePayload')
            return showFailure(ADD_FAILED, result.__typename === 'InvalidInput' ? result.message : undefined);
          onDone();
          settled(result.principle.id, 'Principle Added', appliesNow);
        },
        onError: (error) => showFailure(ADD_FAILED, error.message),
      }),
    [commitAdd, settled],
  );
  const update = useCallback(
    (input: UpdatePrincipleInput, appliesNow: boolean, onDone: () => void) =>
      commitUpdate({
        variables: { input },
        onCompleted: ({ updatePrinciple: result }) => {
          if (result.__typename !== 'UpdatePrinciplePayload')
            return showFailure(UPDATE_FAILED, result.__typename === 'InvalidInput' ? result.message : undefined);
          onDone();
          const { id, isActive } = result.principle;
          const isSwitch = input.isActive !== undefined;
          settled(
            id,
            isSwitch ? (isActive ? 'Principle Switched On' : 'Principle Switched Off') : 'Principle Updated',
            appliesNow,
            isActive,
          );
        },
        onError: (error) => showFailure(UPDATE_FAILED, error.message),
      }),
    [commitUpdate, settled],
  );
  return { add, update, apply, isBusy: isAdding || isUpdating || isApplying };
}
