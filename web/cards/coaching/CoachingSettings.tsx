import { useEffect, useRef } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import { Link, useLocation } from 'react-router';
import type { CoachingSettings_viewer$key } from '../../__generated__/CoachingSettings_viewer.graphql.ts';
import type { CoachingSettingsEnableMutation } from '../../__generated__/CoachingSettingsEnableMutation.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { showFailure } from '../season/saveFailure.ts';
import { Invites } from './Invites.tsx';

interface CoachingSettingsProps {
  viewer: CoachingSettings_viewer$key;
  /** The account has become a coach: whoever keeps who is signed in asks again. */
  onEnabled: () => void;
}

/** Settings: turn on the coach role, and invite athletes. */
export function CoachingSettings({ viewer: key, onEnabled }: CoachingSettingsProps) {
  const { coach } = useFragment(
    graphql`
      fragment CoachingSettings_viewer on Viewer {
        coach {
          id
          ...Invites_coach
        }
      }
    `,
    key,
  );
  const card = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // a link to this card comes before the card
    if (hash !== '#coaching') return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [hash]);
  const [commit, isBusy] = useMutation<CoachingSettingsEnableMutation>(graphql`
    mutation CoachingSettingsEnableMutation {
      enableCoaching {
        user {
          id
          isCoach
        }
        coach {
          id
          ...Invites_coach
        }
      }
    }
  `);
  const enable = () =>
    commit({
      variables: {},
      updater: (store) => {
        const made = store.getRootField('enableCoaching')?.getLinkedRecord('coach');
        if (made) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(made, 'coach');
      },
      onCompleted: onEnabled,
      onError: (error) => showFailure('Failed to turn on coaching', error.message),
    });
  return (
    <Card id="coaching" ref={card} aria-labelledby="i-coach-athletes" tabIndex={-1} css={{ outline: 'none', scrollMarginTop: '$16' }}>
      <Stack gap={5}>
        <Inline gap={3} justify="between">
          <Heading id="i-coach-athletes">I coach athletes</Heading>
          {coach && (
            <ButtonLink as={Link} to="/coach/dashboard" size="small">
              Coach Dashboard
            </ButtonLink>
          )}
        </Inline>
        {coach ? (
          <Invites coach={coach} />
        ) : (
          <Stack gap={4} align="start">
            <Text tone="muted">
              Your account gets a coach dashboard and a workout library beside your own training, which stays as it is.
              You then invite athletes; each of them decides.
            </Text>
            <Button tone="primary" busy={isBusy} onClick={enable}>
              Turn on coaching
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
