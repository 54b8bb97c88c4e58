import type { FormEvent } from 'react';
import { graphql } from 'react-relay';
import type { MessageFormMutation } from '../../__generated__/MessageFormMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { MessageField } from './MessageField.tsx';
import { useDraft } from './useDraft.ts';

interface MessageFormProps {
  athleteId: string;
  aboutId: string;
  onSent: () => void;
}

/** Writes to a thread. What could not be sent stays where it was typed, and sent again it is there once. */
export function MessageForm({ athleteId, aboutId, onSent }: MessageFormProps) {
  const { draft, isEmpty, type, clear } = useDraft(`${athleteId} ${aboutId}`);
  const [send, isSending, problem] = useAct<MessageFormMutation>(graphql`
    mutation MessageFormMutation($input: SendMessageInput!) {
      sendMessage(input: $input) {
        ... on SendMessagePayload @alias(as: "payload") {
          threadMessage {
            id
          }
        }
        ...useAct_refusal @alias(as: "refusal")
      }
    }
  `);
  const submit = () => {
    if (isEmpty || isSending) return;
    send(
      { athleteId, aboutId, ...draft },
      {
        done: () => {
          clear();
          onSent();
        },
      },
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap={2}>
        <MessageField
          label="Message"
          does="sends"
          value={draft.text}
          readOnly={isSending}
          onChange={type}
          onSubmit={submit}
        />
        <Inline gap={3} justify="between">
          <Text size={2} tone="muted" role="status">
            {problem === null ? '' : `Not sent: ${problem}`}
          </Text>
          <Button type="submit" size="small" busy={isSending} disabled={isEmpty}>
            Send
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
