import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { OnboardingAnswers } from '../onboardingAnswers.ts';
import type { StepProps } from './StepProps.ts';
import { startPlanner, usePlanner } from './usePlanner.ts';

const load = async () => ({ default: (await import('./preview/PlanPreview.tsx')).PlanPreview });
const PlanPreview = lazy(load);

/** Before anybody looks at a plan. */
export function fetchPlanner(): void {
  startPlanner();
  // what does not come now comes with the plan
  load().catch(() => {});
}

/** The day here, or where the account is; Sweden writes days as we do: 2026-11-20. */
const todayIn = (timeZone: string | undefined): Day =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());

interface PlanPreviewSectionProps extends Pick<StepProps, 'form'> {
  /** Of the account; left out: the browser's. */
  timeZone: string | undefined;
  goTo: (step: number) => void;
}

/** The season and first week of the answers just given, planned here in the browser while they change. */
export function PlanPreviewSection({ form, timeZone, goTo }: PlanPreviewSectionProps) {
  // fields that are not on this step are part of it as well
  const answers = useWatch({ control: form.control }) as OnboardingAnswers;
  const today = todayIn(timeZone);
  const { preview, hasFailed, retry } = usePlanner(answers, today);
  return (
    <Stack gap={5} as="section" aria-labelledby="your-plan" aria-busy={!preview && !hasFailed}>
      <div>
        <Heading as="h3" size={5} id="your-plan">
          Your plan
        </Heading>
        <Text tone="muted">Made of your answers, here in your browser. It changes as you change them.</Text>
      </div>
      {hasFailed ? (
        <EmptyState title="No preview just now" action={<Button onClick={retry}>Try Again</Button>}>
          Your answers are safe: complete the setup, and your plan is made all the same.
        </EmptyState>
      ) : (
        <Suspense fallback={<Waiting />}>
          {preview ? <PlanPreview preview={preview} today={today} goTo={goTo} /> : <Waiting />}
        </Suspense>
      )}
    </Stack>
  );
}

/** As high as a plan. */
function Waiting() {
  return (
    <Stack gap={6} role="status" aria-label="Making your plan">
      <Skeleton css={{ height: '4.5rem' }} />
      <Skeleton css={{ height: '9rem', '@small': { height: '4.5rem' } }} />
      <Skeleton css={{ height: '34rem' }} />
      <Skeleton css={{ height: '30rem' }} />
    </Stack>
  );
}
