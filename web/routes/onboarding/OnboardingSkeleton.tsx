import { PRODUCT } from '../../copy.ts';
import { Card } from '../../ui/Card.tsx';
import { FieldSkeleton } from '../../ui/FieldSkeleton.tsx';
import { Columns, Inline, Stack } from '../../ui/Layout.tsx';
import { ProgressBar, Skeleton } from '../../ui/progress.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { STEPS } from './validationErrors.ts';
import { Frame } from './Frame.tsx';
import { StepHead } from './StepHead.tsx';

/** As large as the first step that is on its way. */
export function OnboardingSkeleton() {
  return (
    <Frame isWaiting>
      <Stack gap={3}>
        <Heading as="h1" size={7}>
          Set up {PRODUCT}
        </Heading>
        <Text tone="muted">Step 1 of {STEPS.length}</Text>
        <ProgressBar value={100 / STEPS.length} label="Onboarding progress" />
        <Skeleton css={{ height: '$touch' }} />
      </Stack>
      <Card padding="large">
        <Stack gap={8}>
          <StepHead step={1} />
          <Stack role="status" aria-label="Loading the questions" aria-busy gap={6}>
            <Stack gap={2}>
              <Skeleton css={{ width: '5rem', height: '1.1375rem' }} />
              <Columns gap={3}>
                {[1, 2, 3, 4, 5].map((type) => (
                  <Skeleton key={type} css={{ height: '3.94rem' }} />
                ))}
              </Columns>
            </Stack>
            <Columns>
              <FieldSkeleton />
              <FieldSkeleton />
            </Columns>
          </Stack>
          <Inline justify="end">
            <Skeleton css={{ width: '6rem', height: '3rem' }} />
          </Inline>
        </Stack>
      </Card>
    </Frame>
  );
}
