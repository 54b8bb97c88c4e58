import { IconBookmark, IconBookmarkPlus, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RosterViews_coach$key } from '../../__generated__/RosterViews_coach.graphql.ts';
import type { RosterViewsDeleteMutation } from '../../__generated__/RosterViewsDeleteMutation.graphql.ts';
import type { RosterViewsSaveMutation } from '../../__generated__/RosterViewsSaveMutation.graphql.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { type Act, useAct } from '../../forms/useAct.ts';
import { nameOf } from '../../names.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import { RenameGroupDialog } from './RenameGroupDialog.tsx';
import { isSameRoster, type RosterWords, viewWords } from './rosterChoice.ts';
import { useRenameGroup } from './useRenameGroup.ts';

/** A view as the server takes it. */
const inputOf = (name: string, { q: search, show, sort, group }: RosterWords) => ({
  name,
  search,
  show: nameOf(show),
  sort: nameOf(sort),
  group: group || null,
});

function useSaveView(act: Act<RosterViewsSaveMutation>) {
  return useAct<RosterViewsSaveMutation>(
    graphql`
      mutation RosterViewsSaveMutation($input: SaveRosterViewInput!) {
        saveRosterView(input: $input) {
          ... on SaveRosterViewPayload @alias(as: "payload") {
            coach {
              ...RosterViews_coach
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    act,
  );
}

interface RosterViewsProps {
  coach: RosterViews_coach$key;
  /** What is looked at. */
  words: RosterWords;
  onChoose: (words: RosterWords) => void;
}

/** The views of the roster that the coach keeps: to look at one again, keep this one, or give it up. */
export function RosterViews({ coach: key, words, onChoose }: RosterViewsProps) {
  const { rosterViews } = useFragment(
    graphql`
      fragment RosterViews_coach on Coach {
        rosterViews @required(action: THROW) {
          name
          search
          show
          sort
          group
        }
      }
    `,
    key,
  );
  const [isNaming, setNaming] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const followGroup = (from: string, to: string) => {
    if (words.group === from) onChoose({ ...words, group: to });
  };
  const [renameBack] = useRenameGroup({
    failed: 'Failed to give the group its old name',
    says: (_payload, { name }) => ({ title: 'Group renamed', description: `It is “${name}” again.` }),
    done: (_payload, { group, name }) => followGroup(group, name),
  });
  const [restore] = useSaveView({
    failed: 'Failed to bring the view back',
    says: (_payload, { name }) => ({ title: 'View is back', description: `“${name}” is in Views again.` }),
  });
  const [remove] = useAct<RosterViewsDeleteMutation>(
    graphql`
      mutation RosterViewsDeleteMutation($input: DeleteRosterViewInput!) {
        deleteRosterView(input: $input) {
          ... on DeleteRosterViewPayload @alias(as: "payload") {
            coach {
              ...RosterViews_coach
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to delete the view',
      says: (_payload, { name }) => ({
        title: 'View deleted',
        description: `“${name}” is no longer kept.`,
        ...undoOf(views.find((view) => view.name === name)),
      }),
    },
  );
  const undoOf = (deleted: { name: string; words: RosterWords } | undefined) =>
    deleted && { action: { label: 'Undo', onPress: () => void restore(inputOf(deleted.name, deleted.words)) } };
  const views = rosterViews.map((view) => ({ name: view.name, words: viewWords(view) }));
  const current = views.find((view) => isSameRoster(view.words, words));
  return (
    <>
      <Menu
        label="Views of your athletes"
        trigger={
          <Button size="small" tone="ghost" icon={<IconBookmark size={16} aria-hidden />}>
            {current?.name ?? 'Views'}
          </Button>
        }
      >
        {views.map((view) => (
          <MenuItem
            key={view.name}
            icon={<IconCheck size={16} aria-hidden visibility={view === current ? 'visible' : 'hidden'} />}
            aria-current={view === current || undefined}
            onSelect={() => onChoose(view.words)}
          >
            {view.name}
          </MenuItem>
        ))}
        {views.length > 0 && <MenuSeparator />}
        <MenuItem icon={<IconBookmarkPlus size={16} aria-hidden />} onSelect={() => setNaming(true)}>
          Save This View…
        </MenuItem>
        {words.group !== '' && (
          <MenuItem icon={<IconPencil size={16} aria-hidden />} onSelect={() => setRenaming(true)}>
            Rename Group “{words.group}”…
          </MenuItem>
        )}
        {current && (
          <MenuItem
            tone="danger"
            icon={<IconTrash size={16} aria-hidden />}
            onSelect={() => remove({ name: current.name })}
          >
            Delete “{current.name}”
          </MenuItem>
        )}
      </Menu>
      {isNaming && <NameView words={words} known={views.map(({ name }) => name)} onClose={() => setNaming(false)} />}
      {isRenaming && (
        <RenameGroupDialog
          group={words.group}
          onRenamed={followGroup}
          onUndo={(group, name) => void renameBack({ group, name })}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}

interface NameViewProps {
  words: RosterWords;
  /** Names that are used. */
  known: readonly string[];
  onClose: () => void;
}

function NameView({ words, known, onClose }: NameViewProps) {
  const [name, setName] = useState('');
  const [save, isSaving, refusal] = useSaveView({
    says: (_payload, input) => ({ title: 'View saved', description: `“${input.name}” is in Views now.` }),
    done: onClose,
  });
  return (
    <FormDialog
      title="Save This View"
      description="What you search, show and sort by, to look at again."
      submitLabel="Save View"
      size="small"
      canSubmit={name.trim() !== ''}
      busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        save(inputOf(name.trim(), words));
      }}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint={known.includes(name.trim()) ? 'You keep a view of this name; it is replaced.' : 'At most 40 characters.'}
        error={refusal ?? undefined}
      >
        <TextInput value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
      </Field>
    </FormDialog>
  );
}
