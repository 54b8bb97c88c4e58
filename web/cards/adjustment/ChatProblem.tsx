import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Problem } from './conversation.ts';

interface ChatProblemProps {
  problem: Problem;
  /** Asks for the same again; null where nothing was asked. */
  onAskAgain: (() => void) | null;
}

/** Why there is no answer, with the way on. */
export function ChatProblem({ problem, onAskAgain }: ChatProblemProps) {
  if (problem.kind === 'noSchedule') return <NoSchedule message={problem.message} />;
  return (
    <Notice tone="danger" role="alert" icon={<IconAlertCircle size={18} aria-hidden />}>
      {problem.kind === 'notUnderstood' && 'Unable to process your request. Please try rephrasing.'}
      {problem.kind === 'unreachable' && `Unable to process your request. ${problem.message}`}
      {problem.kind === 'outdated' && (
        <Stack gap={3} align="start">
          <span>{problem.message}</span>
          {onAskAgain && (
            <Button size="small" onClick={onAskAgain}>
              Ask Again
            </Button>
          )}
        </Stack>
      )}
    </Notice>
  );
}

/** There is nothing yet that the coach could change. */
export function NoSchedule({ message }: { message?: string }) {
  return (
    <Stack gap={4} align="start" role={message ? 'alert' : undefined}>
      <Text tone="muted">
        {message ?? 'Your coach changes your training schedule when life does. Generate the schedule first.'}
      </Text>
      <ButtonLink as={Link} to="/training-schedule">
        Go to Training Schedule
      </ButtonLink>
    </Stack>
  );
}
