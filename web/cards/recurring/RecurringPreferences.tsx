import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { RecurringPreferences_athlete$key } from '../../__generated__/RecurringPreferences_athlete.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { useForgetPreference } from './useForgetPreference.ts';
import { opening } from '../../../api/core/messages/reader.ts';

const HEADING_ID = 'lasting-wishes';

const Wishes = styled('ul', { display: 'flex', flexDirection: 'column' });
const Row = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$2 $4',
  paddingY: '$3',
  '& + &': { borderTop: '1px solid $colors$line' },
  '&:last-child': { paddingBottom: 0 },
});
const Words = styled('div', { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });

/** "on Friday", "on Friday; no swim on Monday": as one sentence. */
const sentence = (parts: readonly string[]) => {
  const text = parts.join('; ');
  return text === '' ? '' : `${opening(text)}.`;
};

interface RecurringPreferencesProps {
  athlete: RecurringPreferences_athlete$key;
  rememberUndo: RememberUndo;
}

/** What the athlete asked for in every week to come, each to take back; nothing where there is none. */
export function RecurringPreferences({ athlete: key, rememberUndo }: RecurringPreferencesProps) {
  const { id: athleteId, standingChanges } = useFragment(
    graphql`
      fragment RecurringPreferences_athlete on Athlete {
        id
        standingChanges {
          id
          request
          changes
          since
          untilDate
        }
      }
    `,
    key,
  );
  const forget = useForgetPreference(athleteId, rememberUndo);
  const isForgetting = useRef(false);
  useEffect(() => {
    // the button that had the focus is gone with its wish
    if (isForgetting.current && document.activeElement === document.body) document.getElementById(HEADING_ID)?.focus();
    isForgetting.current = false;
  }, [standingChanges.length]);
  if (standingChanges.length === 0) return null;
  return (
    <Card aria-labelledby={HEADING_ID}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading id={HEADING_ID} tabIndex={-1} css={{ outline: 'none' }}>
            Lasting Wishes
          </Heading>
          <Text tone="muted">What you asked for in every week. New weeks are planned with it.</Text>
        </Stack>
        <Wishes>
          {standingChanges.map(({ id, request, changes, since, untilDate }) => (
            <Row key={id}>
              <Words>
                <Text weight="medium">“{request}”</Text>
                <Text size={2} tone="muted">
                  {sentence(changes)} Since {dayName(since)}
                  {untilDate ? `, until ${dayName(untilDate)}` : ''}.
                </Text>
              </Words>
              <Button
                size="small"
                aria-label={`Forget: ${request}`}
                onClick={() => {
                  isForgetting.current = true;
                  forget(id);
                }}
              >
                Forget
              </Button>
            </Row>
          ))}
        </Wishes>
      </Stack>
    </Card>
  );
}
