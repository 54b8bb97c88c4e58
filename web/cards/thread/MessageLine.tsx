import { IconTrash } from '@tabler/icons-react';
import { graphql } from 'react-relay';
import type { MessageLineDeleteMutation } from '../../__generated__/MessageLineDeleteMutation.graphql.ts';
import type { MessageLineReactMutation } from '../../__generated__/MessageLineReactMutation.graphql.ts';
import type { MessageLineRestoreMutation } from '../../__generated__/MessageLineRestoreMutation.graphql.ts';
import { REACTIONS } from '../../../api/core/codes/thread.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import { Text } from '../../ui/Text.tsx';
import { momentText } from '../momentText.ts';

export interface ThreadMessage {
  readonly id: string;
  /** Null: it was deleted. */
  readonly text: string | null | undefined;
  readonly isDeleted: boolean;
  readonly sentAt: string;
  readonly editedAt: string | null | undefined;
  readonly author: {
    readonly role: string;
    readonly firstName: string | null | undefined;
    readonly isYou: boolean;
  };
  readonly reactions: readonly { readonly emoji: string; readonly count: number; readonly isYours: boolean }[];
}

/** One message, with what its reader can do to it. */
export function MessageLine({ message, onChange }: { message: ThreadMessage; onChange: () => void }) {
  const { id, text, isDeleted, sentAt, editedAt, author, reactions } = message;
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
  const [react, isReacting] = useAct<MessageLineReactMutation>(
    graphql`
      mutation MessageLineReactMutation($input: ReactToMessageInput!) {
        reactToMessage(input: $input) {
          ... on ReactToMessagePayload @alias(as: "payload") {
            threadMessage {
              id
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'Failed to set the reaction', done: onChange },
  );
  const name = author.isYou ? 'You' : (author.firstName ?? (author.role === 'COACH' ? 'A coach' : 'The athlete'));
  const mine = (emoji: string) => reactions.some((each) => each.emoji === emoji && each.isYours);
  const countOf = (emoji: string) => reactions.find((each) => each.emoji === emoji)?.count ?? 0;
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
        <Text tone={isDeleted ? 'muted' : undefined} css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {isDeleted ? 'Deleted' : text}
        </Text>
        {!isDeleted && (
          <Inline gap={1}>
            {REACTIONS.map((emoji) => (
              <Button
                key={emoji}
                size="small"
                tone={mine(emoji) ? undefined : 'ghost'}
                aria-pressed={mine(emoji)}
                aria-label={`${emoji}, ${countOf(emoji)}`}
                disabled={isReacting}
                onClick={() => react({ messageId: id, emoji, isOn: !mine(emoji) })}
              >
                {emoji}
                {countOf(emoji) > 0 && ` ${countOf(emoji)}`}
              </Button>
            ))}
            {author.isYou && (
              <Button
                size="small"
                tone="ghost"
                busy={isRemoving}
                icon={<IconTrash size={16} aria-hidden />}
                onClick={() => remove({ messageId: id })}
              >
                Delete
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </li>
  );
}
