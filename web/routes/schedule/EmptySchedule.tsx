import { IconCalendarPlus } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { EmptySchedule_athlete$key } from '../../__generated__/EmptySchedule_athlete.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { Eyebrow, Heading, Text, TextLink } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { ConsistentTraining } from '../../cards/schedule/ConsistentTraining.tsx';
import type { Generate } from '../../cards/schedule/useGenerating.ts';

// side by side where the page has room for both, whatever the sidebar leaves of it
const Options = styled('div', {
  display: 'grid',
  gap: '$5',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

interface EmptyScheduleProps {
  athlete: EmptySchedule_athlete$key;
  busy: boolean;
  /** The planner was asked and does not know the athlete yet. */
  needsOnboarding: boolean;
  onGenerate: Generate;
}

/** No schedule yet: what will be here, and the ways to get it. */
export function EmptySchedule({ athlete: key, busy, needsOnboarding, onGenerate }: EmptyScheduleProps) {
  const { seasonPlan } = useFragment(
    graphql`
      fragment EmptySchedule_athlete on Athlete {
        seasonPlan {
          id
        }
      }
    `,
    key,
  );
  if (seasonPlan) {
    return (
      <Card>
        <EmptyState
          icon={<IconCalendarPlus size={24} />}
          title="Get Started"
          action={
            <Button tone="primary" size="large" wraps busy={busy} onClick={() => onGenerate({ mode: 'SEASON_PLAN' })}>
              Generate Training Schedule from Season Plan
            </Button>
          }
        >
          Your season plan is ready. The next 4 weeks of workouts follow from it, inside the limits you gave, and each
          workout says why it is there.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading size={6}>Get Started</Heading>
        <Text tone="muted" size={4}>
          You have no training schedule yet. There are two ways to get your next 4 weeks.
        </Text>
      </Stack>
      <Options>
        <Card as="section">
          <Stack gap={4} align="start">
            <Eyebrow>Option 1</Eyebrow>
            <Heading as="h3">Train for a race</Heading>
            <Text tone="muted">
              Make a season plan first. It divides the time until your race into phases, and the schedule follows it.
            </Text>
            <ButtonLink as={Link} to="/season-plan" tone="primary">
              Go to Season Plan
            </ButtonLink>
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap={4}>
            <Eyebrow>Option 2</Eyebrow>
            <Heading as="h3">Train consistently</Heading>
            <Text tone="muted">No race in mind: steady weeks in the sports you like, within the hours you have.</Text>
            <ConsistentTraining busy={busy} onGenerate={onGenerate} />
            {needsOnboarding && (
              <Notice role="alert" title="We need to know you first">
                A schedule starts from your week and your fitness.{' '}
                <TextLink as={Link} to="/onboarding">
                  Complete the onboarding
                </TextLink>
                , then come back here.
              </Notice>
            )}
          </Stack>
        </Card>
      </Options>
    </Stack>
  );
}
