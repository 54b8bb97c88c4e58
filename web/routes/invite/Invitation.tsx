import { IconCheck, IconMailOff, IconUserHeart } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { Invitation_invite$key } from '../../__generated__/Invitation_invite.graphql.ts';
import { dateOf } from '../../cards/coaching/personText.ts';
import { WhatCoachesSee } from '../../cards/coaching/WhatCoachesSee.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { signInFor } from '../guards.ts';
import { useAnswerInvite } from './useAnswerInvite.ts';
import { closedInviteWord } from '../../words.ts';

interface InvitationProps {
  /** Null: no such invitation. */
  invite: Invitation_invite$key | null;
  token: string;
  isSignedIn: boolean;
}

/** The invitation in words, with the answer that fits who looks at it. */
export function Invitation({ invite: key, token, isSignedIn }: InvitationProps) {
  const invite = useFragment(
    graphql`
      fragment Invitation_invite on InvitePreview {
        coachFirstName
        coachLastName
        status
        expiresAt
        isOwn
        isCoachedAlready
      }
    `,
    key,
  );
  const { accept, decline, isBusy, outcome } = useAnswerInvite(token);
  if (!invite) {
    return (
      <Closed title="This invitation does not exist" isSignedIn={isSignedIn}>
        Check that the link is whole, or ask your coach for a new one.
      </Closed>
    );
  }
  const { coachFirstName: first, status } = invite;
  const coach = `${first} ${invite.coachLastName}`;
  if (outcome === 'accepted') {
    return (
      <Card padding="large">
        <EmptyState
          icon={<IconCheck size={24} />}
          title={`${coach} is your coach now`}
          action={
            <ButtonLink as={Link} to="/dashboard" tone="primary" size="large">
              Go to Dashboard
            </ButtonLink>
          }
        >
          You see who your coach is, and can end it at any time, in your settings.
        </EmptyState>
      </Card>
    );
  }
  if (outcome === 'declined') {
    return (
      <Closed title="Invitation declined" isSignedIn={isSignedIn}>
        {first} sees nothing of your training.
      </Closed>
    );
  }
  if (invite.isOwn && status === 'OPEN') {
    return (
      <Closed title="This is your own invitation" isSignedIn={isSignedIn}>
        Send its link to the athlete whom you want to coach.
      </Closed>
    );
  }
  if (invite.isCoachedAlready && !invite.isOwn) {
    return (
      <Closed title={`${coach} coaches you already`} isSignedIn={isSignedIn}>
        There is nothing more to do.
      </Closed>
    );
  }
  if (status !== 'OPEN') {
    return (
      <Closed title="This invitation is closed" isSignedIn={isSignedIn}>
        {closedInviteWord(status) ?? ''}{' '}
        {invite.isOwn ? 'Make a new one for the next athlete.' : `Ask ${first} for a new one.`}
      </Closed>
    );
  }
  return (
    <Card padding="large">
      <Stack gap={6}>
        <Stack gap={2}>
          <IconUserHeart size={32} stroke={1.5} aria-hidden />
          <Heading as="h1" size={7}>
            {coach} would like to coach you
          </Heading>
          <Text tone="muted" size={4}>
            Good until {dateOf(invite.expiresAt)}. Nothing is shared before you accept.
          </Text>
        </Stack>
        <WhatCoachesSee firstName={first} />
        {isSignedIn ? (
          <Inline gap={3}>
            <Button tone="primary" size="large" busy={isBusy} onClick={accept}>
              Accept
            </Button>
            <Button size="large" disabled={isBusy} onClick={decline}>
              Decline
            </Button>
          </Inline>
        ) : (
          <Stack gap={3}>
            <Notice title="Sign in to answer">This page waits for you: you come back here afterwards.</Notice>
            <Inline gap={3}>
              <ButtonLink
                as={Link}
                to={`/register?next=${encodeURIComponent(`/invite/${token}`)}`}
                tone="primary"
                size="large"
              >
                Create Account
              </ButtonLink>
              <ButtonLink as={Link} to={signInFor(`/invite/${token}`)} size="large">
                Sign In
              </ButtonLink>
            </Inline>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Closed({ title, isSignedIn, children }: { title: string; isSignedIn: boolean; children: ReactNode }) {
  return (
    <Card padding="large">
      <EmptyState
        icon={<IconMailOff size={24} />}
        title={title}
        action={
          isSignedIn ? (
            <ButtonLink as={Link} to="/dashboard">
              Go to Dashboard
            </ButtonLink>
          ) : (
            <ButtonLink href="/">Home</ButtonLink>
          )
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
