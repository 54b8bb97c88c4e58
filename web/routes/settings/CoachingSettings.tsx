import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { CoachingSettings_viewer$key } from '../../__generated__/CoachingSettings_viewer.graphql.ts';
import type { CoachingSettingsEnableMutation } from '../../__generated__/CoachingSettingsEnableMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { Invites } from './Invites.tsx';
import { SettingsCard } from './SettingsCard.tsx';

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
  const [enable, isBusy] = useAct<CoachingSettingsEnableMutation>(
    graphql`
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
    `,
    {
      failed: 'Failed to turn on coaching',
      updater: (store) => {
        const made = store.getRootField('enableCoaching')?.getLinkedRecord('coach');
        if (made) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(made, 'coach');
      },
      done: onEnabled,
    },
  );
  return (
    <SettingsCard
      place="coaching"
      action={
        coach && (
          <ButtonLink as={Link} to="/coach/dashboard" size="small">
            Coach Dashboard
          </ButtonLink>
        )
      }
    >
      {coach ? (
        <Invites coach={coach} />
      ) : (
        <Stack gap={4} align="start">
          <Text tone="muted">
            Your account gets a coach dashboard and a workout library beside your own training, which stays as it is.
            You then invite athletes; each of them decides.
          </Text>
          <Button tone="primary" busy={isBusy} onClick={() => enable()}>
            Turn On Coaching
          </Button>
        </Stack>
      )}
    </SettingsCard>
  );
}
