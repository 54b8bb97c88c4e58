import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PrincipleManager_principles$key } from '../../__generated__/PrincipleManager_principles.graphql.ts';
import type { PrincipleManagerDeleteMutation } from '../../__generated__/PrincipleManagerDeleteMutation.graphql.ts';
import { styled } from '../../ui/theme.ts';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { useAct } from '../../forms/useAct.ts';
import { ApplyPrincipleDialog } from './ApplyPrincipleDialog.tsx';
import { PrincipleDialog } from './PrincipleDialog.tsx';
import { PrincipleItem } from './PrincipleItem.tsx';
import { useSavePrinciple } from './useSavePrinciple.ts';
import { useUndoPrinciple } from './useUndoPrinciple.ts';

const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  '& > li': { padding: '$5 0' },
  '& > li:first-child': { paddingTop: 0 },
  '& > li:last-child': { paddingBottom: 0 },
  '& > li + li': { borderTop: '1px solid $colors$line' },
});

interface PrincipleManagerProps {
  principles: PrincipleManager_principles$key;
  /** Only shown, without the buttons of each. */
  readOnly?: boolean;
  /** Something was saved or taken away: the list is loaded anew. */
  onChanged: () => void;
}

/** Principles in their order, each to be edited, switched off and taken away. */
export function PrincipleManager({ principles: key, readOnly = false, onChanged }: PrincipleManagerProps) {
  const principles = useFragment(
    graphql`
      fragment PrincipleManager_principles on Principle @relay(plural: true) {
        id
        principle
        ...PrincipleItem_principle
        ...PrincipleDialog_principle
        ...ApplyPrincipleDialog_principle
      }
    `,
    key,
  );
  const [open, setOpen] = useState<{ kind: 'edit' | 'delete' | 'apply'; id: string } | null>(null);
  const { update, apply, isBusy } = useSavePrinciple(onChanged);
  const [undo, isUndoing] = useUndoPrinciple(onChanged);
  const [remove, isDeleting] = useAct<PrincipleManagerDeleteMutation>(
    graphql`
      mutation PrincipleManagerDeleteMutation($input: DeletePrincipleInput!) {
        deletePrinciple(input: $input) {
          deletedPrincipleId
        }
      }
    `,
    {
      failed: 'Failed to delete coaching principle',
      says: { title: 'Principle Deleted', description: 'What it shaped stays as it is.' },
      done: () => {
        setOpen(null);
        onChanged();
      },
    },
  );
  const acts = readOnly
    ? undefined
    : {
        onEdit: (id: string) => setOpen({ kind: 'edit', id }),
        onDelete: (id: string) => setOpen({ kind: 'delete', id }),
        onApply: (id: string) => setOpen({ kind: 'apply', id }),
        onSwitch: (id: string, isActive: boolean) => void update({ principleId: id, isActive }, false, () => {}),
        onUndo: undo,
        isUndoing,
      };
  const chosen = principles.find(({ id }) => id === open?.id);
  return (
    <>
      <List>
        {principles.map((principle) => (
          <li key={principle.id}>
            <PrincipleItem principle={principle} acts={acts} />
          </li>
        ))}
      </List>
      {open?.kind === 'edit' && chosen && (
        <PrincipleDialog key={chosen.id} principle={chosen} onSaved={onChanged} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'apply' && chosen && (
        <ApplyPrincipleDialog
          principle={chosen}
          busy={isBusy}
          onApply={(id) => apply(id, () => setOpen(null))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'delete' && chosen && (
        <ConfirmDialog
          title="Delete this principle?"
          confirmLabel="Delete"
          busy={isDeleting}
          onConfirm={() => remove({ principleId: chosen.id })}
          onClose={() => setOpen(null)}
        >
          Schedules planned from now on no longer follow “{chosen.principle}”. What is planned stays. To pause it,
          switch it off instead.
        </ConfirmDialog>
      )}
    </>
  );
}

/** The button that adds one, with its dialog. */
export function useAddPrinciple(
  onChanged: () => void,
  athlete?: { id: string; firstName: string },
): { dialog: ReactNode; add: () => void } {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <PrincipleDialog principle={null} athlete={athlete} onSaved={onChanged} onClose={() => setOpen(false)} />
  );
  return { dialog, add: () => setOpen(true) };
}
