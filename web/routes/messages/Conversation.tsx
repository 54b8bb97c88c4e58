import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';

const ThreadPanel = lazy(async () => ({ default: (await import('../../cards/thread/ThreadPanel.tsx')).ThreadPanel }));

interface ConversationProps {
  /** Id of the thread, or of a coach to whom nobody has written yet. */
  aboutId: string;
  /** Whose thread with that coach it will be; left out: it is there. */
  athleteId?: string;
  title: string;
  /** Where what it is about stands; null: it is gone, or there is no such place. */
  place: string | null;
  /** The list does not stand beside it. */
  isAlone: boolean;
}

/** What is said in one conversation, and a place to write. */
export function Conversation({ aboutId, athleteId, title, place, isAlone }: ConversationProps) {
  return (
    <Card aria-labelledby="conversation">
      <Stack gap={5}>
        {isAlone && (
          <TextLink as={Link} to="/messages" preventScrollReset>
            <Inline gap={1} as="span">
              <IconArrowLeft size={16} aria-hidden />
              All Messages
            </Inline>
          </TextLink>
        )}
        <Inline gap={3} justify="between">
          <Heading id="conversation">{title}</Heading>
          {place && (
            <ButtonLink as={Link} to={place} size="small">
              Open
            </ButtonLink>
          )}
        </Inline>
        <Suspense fallback={<Text tone="muted">Loading messages…</Text>}>
          <ThreadPanel key={aboutId} aboutId={aboutId} athleteId={athleteId} />
        </Suspense>
      </Stack>
    </Card>
  );
}
