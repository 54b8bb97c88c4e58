import { type FormEvent, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { EditMessageFormMutation } from '../../__generated__/EditMessageFormMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { MessageField } from './MessageField.tsx';

interface EditMessageFormProps {
  messageId: string;
  text: string;
  onClose: () => void;
  onChange: () => void;
}

/** A message of one's own in other words. What the server would not take stays as it was typed, with the reason. */
export function EditMessageForm({ messageId, text, onClose, onChange }: EditMessageFormProps) {
  const [words, setWords] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [edit, isSaving, problem] = useAct<EditMessageFormMutation>(graphql`
    mutation EditMessageFormMutation($input: EditMessageInput!) {
      editMessage(input: $input) {
        ... on EditMessagePayload @alias(as: "payload") {
          threadMessage {
            id
          }
        }
        ...useAct_refusal @alias(as: "refusal")
      }
    }
  `);
  const isSame = words.trim() === '' || words === text;
  const save = () => {
    if (isSame || isSaving) return;
    edit(
      { messageId, text: words },
      {
        done: () => {
          onClose();
          onChange();
        },
      },
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={onSubmit}>
      <Stack gap={2}>
        <MessageField
          label="Edit message"
          does="saves"
          error={problem ?? undefined}
          ref={field}
          value={words}
          readOnly={isSaving}
          onChange={setWords}
          onSubmit={save}
        />
        <Inline gap={2} justify="end">
          <Button size="small" tone="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" busy={isSaving} disabled={isSame}>
            Save
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
