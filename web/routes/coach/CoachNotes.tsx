import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CoachNotes_athlete$key } from '../../__generated__/CoachNotes_athlete.graphql.ts';
import type { CoachNotesMutation } from '../../__generated__/CoachNotesMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

/** What the coach writes down about the athlete, for themself; what is typed stays until it is saved. */
export function CoachNotes({ athlete: key }: { athlete: CoachNotes_athlete$key }) {
  const { id, firstName, coachNotes } = useFragment(
    graphql`
      fragment CoachNotes_athlete on Athlete {
        id
        firstName
        coachNotes
      }
    `,
    key,
  );
  const [save, isSaving] = useAct<CoachNotesMutation>(
    graphql`
      mutation CoachNotesMutation($input: UpdateCoachNotesInput!) {
        updateCoachNotes(input: $input) {
          ... on UpdateCoachNotesPayload @alias(as: "payload") {
            athlete {
              ...CoachNotes_athlete
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'Failed to save your notes', says: { title: 'Notes saved' } },
  );
  const saved = coachNotes ?? '';
  const [typed, setTyped] = useState(saved);
  // saved elsewhere: shown, unless something is being typed here
  const [known, setKnown] = useState(saved);
  if (saved !== known) {
    setKnown(saved);
    if (typed.trim() === known.trim()) setTyped(saved);
  }
  const isChanged = typed.trim() !== saved.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ athleteId: id, notes: typed });
  };
  return (
    <Card aria-labelledby="coach-notes">
      <form onSubmit={submit}>
        <Stack>
          <Heading id="coach-notes">Your Notes</Heading>
          <Field label={`About ${firstName}`} hint={`For you alone: ${firstName} does not see them here.`}>
            <Textarea rows={5} maxLength={10_000} value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Inline gap={3} justify="between">
            <Text size={2} tone="muted" role="status">
              {isChanged ? 'Not saved yet' : ''}
            </Text>
            <Button type="submit" size="small" busy={isSaving} disabled={!isChanged}>
              Save Notes
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
