import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { MessageLineDeleteMutation } from '../../__generated__/MessageLineDeleteMutation.graphql.ts';
import type { MessageLineRestoreMutation } from '../../__generated__/MessageLineRestoreMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import { Text } from '../../ui/Text.tsx';
import { momentText } from '../momentText.ts';
import { EditMessageForm } from './EditMessageForm.tsx';
import type { ThreadMessage } from './threadMessage.ts';
import { Reactions } from './Reactions.tsx';

void graphql`
  fragment MessageLine_message on Message {
    id
    text
    isDeleted
    sentAt
    editedAt
    author {
      role
      firstName
      isYou
    }
    reactions {
      emoji
      count
      isYours
    }
  }
`;

/** One message, with what its reader can do to it. */
export function MessageLine({ message, onChange }: { message: ThreadMessage; onChange: () => void }) {
  const { id, text, isDeleted, sentAt, editedAt, author } = message;
  const [restore] = useAct<MessageLineRestoreMutation>(
    graphql`
      mutation MessageLineRestoreMutation($input: RestoreMessageInput!) {
        restoreMessage(input: $input) {
          threadMessage {
            id
          }
        }
      }
    `,
    { failed: 'Failed to restore the message', done: onChange },
  );
  const [remove, isRemoving] = useAct<MessageLineDeleteMutation>(
    graphql`
      mutation MessageLineDeleteMutation($input: DeleteMessageInput!) {
        deleteMessage(input: $input) {
          threadMessage {
            id
          }
        }
      }
    `,
    {
      failed: 'Failed to delete the message',
      done: () => {
        onChange();
        const action = { label: 'Undo', onPress: () => restore({ messageId: id }) };
        showToast({ title: 'Message deleted', duration: HINT_MS, action });
      },
    },
  );
  const [isEdited, setEdited] = useState(false);
  const name = author.isYou ? 'You' : (author.firstName ?? (author.role === 'COACH' ? 'A coach' : 'The athlete'));
  return (
    <li>
      <Stack gap={1}>
        <Inline gap={2}>
          <Text as="span" weight="medium">
            {name}
          </Text>
          <Text as="span" size={2} tone="muted">
            {momentText(sentAt)}
            {editedAt && !isDeleted && ', edited'}
          </Text>
        </Inline>
        {isEdited && text != null ? (
          <EditMessageForm messageId={id} text={text} onClose={() => setEdited(false)} onChange={onChange} />
        ) : (
          <Text tone={isDeleted ? 'muted' : undefined} css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {isDeleted ? 'Deleted' : text}
          </Text>
        )}
        {!isDeleted && !isEdited && (
          <Inline gap={1}>
            <Reactions message={message} onChange={onChange} />
            {author.isYou && (
              <Menu
                align="start"
                trigger={
                  <Button
                    size="small"
                    tone="ghost"
                    aria-label="Change message"
                    busy={isRemoving}
                    icon={<IconDots size={16} aria-hidden />}
                  />
                }
              >
                <MenuItem icon={<IconPencil size={16} aria-hidden />} onSelect={() => setEdited(true)}>
                  Edit
                </MenuItem>
                <MenuItem icon={<IconTrash size={16} aria-hidden />} onSelect={() => remove({ messageId: id })}>
                  Delete
                </MenuItem>
              </Menu>
            )}
          </Inline>
        )}
      </Stack>
    </li>
  );
}
