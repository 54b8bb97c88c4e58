import { IconMessageCircle } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useCallback, useState } from 'react';
import type { AdjustmentChat as Chat } from '../../cards/adjustment/AdjustmentChat.tsx';
import { CHAT_PROMISE } from '../../cards/adjustment/promise.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Text } from '../../ui/Text.tsx';
import { FailureNotice } from './FailureNotice.tsx';

const AdjustmentChat = lazy(async () => ({
  default: (await import('../../cards/adjustment/AdjustmentChat.tsx')).AdjustmentChat,
}));

type CoachSheetProps = Pick<ComponentProps<typeof Chat>, 'athlete' | 'rememberUndo'>;

/** The chat about the schedule, from the button beside the title; it gives way to the schedule once something is applied. */
export function CoachSheet(props: CoachSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button icon={<IconMessageCircle size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Ask Your Coach
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="Ask Your Coach">
        <Stack gap={5}>
          <Text tone="muted">{CHAT_PROMISE}</Text>
          <FailureNotice>
            <Suspense fallback={<ChatSkeleton />}>
              <AdjustmentChat {...props} screen="schedule" onApplied={close} />
            </Suspense>
          </FailureNotice>
        </Stack>
      </Sheet>
    </>
  );
}

function ChatSkeleton() {
  return (
    <Stack gap={4} role="status" aria-label="Loading the conversation" aria-busy>
      <Skeleton css={{ height: '5rem' }} />
      <Skeleton css={{ height: '4rem' }} />
    </Stack>
  );
}
