import { graphql, useFragment } from 'react-relay';
import type { YourCoach_athlete$key } from '../../__generated__/YourCoach_athlete.graphql.ts';
import { EndCoaching } from '../../cards/coaching/EndCoaching.tsx';
import { Initials } from '../../cards/coaching/Initials.tsx';
import { dateOf } from '../../cards/coaching/personText.ts';
import { WhatCoachesSee } from '../../cards/coaching/WhatCoachesSee.tsx';
import { ThreadSection } from '../../cards/thread/ThreadSection.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { showToast } from '../../ui/Toast.tsx';
import { SettingsCard } from './SettingsCard.tsx';

const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$6' });

/** Settings: who coaches the athlete, what they see, and the way to end it. */
export function YourCoach({ athlete: key }: { athlete: YourCoach_athlete$key }) {
  const { id, coachings } = useFragment(
    graphql`
      fragment YourCoach_athlete on Athlete {
        id
        coachings @required(action: THROW) {
          since
          coach {
            id
            firstName
            lastName
          }
        }
      }
    `,
    key,
  );
  return (
    <SettingsCard place="your-coach" title={coachings.length > 1 ? 'Your Coaches' : undefined}>
      {coachings.length === 0 ? (
        <Text tone="muted">Nobody coaches you. A coach sends you a link; nothing is shared before you accept it.</Text>
      ) : (
        <List>
          {coachings.map(({ since, coach }) => {
            const name = `${coach.firstName} ${coach.lastName}`;
            return (
              <li key={coach.id}>
                <Stack gap={4}>
                  <Inline gap={3}>
                    <Initials firstName={coach.firstName} lastName={coach.lastName} />
                    <div>
                      <Text weight="semibold">{name}</Text>
                      <Text tone="muted" size={2}>
                        Since {dateOf(since)}
                      </Text>
                    </div>
                  </Inline>
                  <WhatCoachesSee firstName={coach.firstName} />
                  <ThreadSection
                    athleteId={id}
                    aboutId={coach.id}
                    hint={`Messages between you and ${coach.firstName}; nobody else reads them.`}
                  />
                  <EndCoaching
                    athleteId={id}
                    coachId={coach.id}
                    title={`End coaching with ${name}?`}
                    label="End Coaching"
                    whom={name}
                    onEnded={() =>
                      showToast({
                        title: 'Coaching Ended',
                        description: `${name} no longer sees your training.`,
                        tone: 'success',
                      })
                    }
                  >
                    {coach.firstName} can no longer see or change your training, at once. Your plan stays as it is. Only
                    a new invitation brings you together again.
                  </EndCoaching>
                </Stack>
              </li>
            );
          })}
        </List>
      )}
    </SettingsCard>
  );
}
