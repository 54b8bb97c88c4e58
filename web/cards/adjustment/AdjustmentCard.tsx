import type { AdjustmentChat_athlete$key } from '../../__generated__/AdjustmentChat_athlete.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { AdjustmentChat } from './AdjustmentChat.tsx';
import { CHAT_PROMISE } from './promise.ts';
import type { ChatScreen } from './useApplyAdjustment.ts';

interface AdjustmentCardProps {
  athlete: AdjustmentChat_athlete$key;
  screen: ChatScreen;
  rememberUndo: RememberUndo;
}

/** The chat about the schedule as a card of a screen. */
export function AdjustmentCard(props: AdjustmentCardProps) {
  return (
    <Card aria-label="Ask your coach">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading>Ask Your Coach</Heading>
          <Text tone="muted">{CHAT_PROMISE}</Text>
        </Stack>
        <AdjustmentChat {...props} />
      </Stack>
    </Card>
  );
}
