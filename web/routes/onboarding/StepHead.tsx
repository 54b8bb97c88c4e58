import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { STEPS } from './validationErrors.ts';

const INTROS = [
  'What are you training for? Everything else follows from it.',
  'Where you stand today. Be honest: the plan starts from here.',
  'The week you really have. These limits are kept, always.',
  'The last few things the plan should know about you.',
] as const;

/** What step 1 to 4 asks for; its heading takes the focus when the step comes. */
export function StepHead({ step }: { step: number }) {
  return (
    <Stack gap={1}>
      <Heading size={6} tabIndex={-1}>
        {STEPS[step - 1]}
      </Heading>
      <Text tone="muted">{INTROS[step - 1]}</Text>
    </Stack>
  );
}
