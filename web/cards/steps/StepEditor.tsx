import { useDeferredValue, useState } from 'react';
import { ProfileFigure } from '../ProfileFigure.tsx';
import { Segments } from '../performance/Segments.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import type { SteppedType } from '../../../api/core/workout/stepText/words.ts';
import { previewOf } from './stepPreview.ts';
import { StepRows } from './StepRows.tsx';
import { rowsOf } from './stepRowText.ts';

const Wrong = styled('code', {
  display: 'block',
  padding: '$2 $3',
  borderRadius: '$medium',
  backgroundColor: '$sunken',
  color: '$textMuted',
  fontSize: '$2',
  lineHeight: '$normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& mark': {
    backgroundColor: '$dangerSoft',
    color: '$onDangerSoft',
    borderRadius: '2px',
    outline: '1px solid $colors$danger',
  },
});

const EXAMPLES: Readonly<Record<SteppedType, string>> = {
  run: '15m easy, 5x(3m 106%, 3m easy), 10m easy',
  bike: '15m easy, 3x(12m 90%, 4m easy), 10m easy',
  swim: '8min easy, 8x(100m css, 15s rest), 5min easy',
  strength: 'warmup 5m mobility, 3x(10 squat, 60s rest), cooldown 5m stretching',
  brick: 'bike: 15m easy, 30m 75%, run: 15m easy',
};
const WAYS = [
  { value: 'line', label: 'Steps as a line', short: 'Line' },
  { value: 'form', label: 'Steps as a form', short: 'Form' },
] as const;

interface StepEditorProps {
  value: string;
  workoutType: SteppedType;
  /** What steps are good for, while there are none. */
  purpose: string;
  onChange: (text: string) => void;
  /** The server's objection. */
  error?: string | undefined;
}

/** The steps of a workout as one line of text, or as a form that writes it, with the graph of what it means. */
export function StepEditor({ value, workoutType, purpose, onChange, error }: StepEditorProps) {
  const [way, setWay] = useState<'line' | 'form'>('line');
  const preview = previewOf(useDeferredValue(value), workoutType);
  const wrong = preview.is === 'wrong' ? preview : null;
  const canForm = rowsOf(value) !== null;
  const hint =
    workoutType === 'swim'
      ? 'In the water m is metres, yd yards and min minutes; css is critical swim speed.'
      : workoutType === 'strength'
        ? 'A number is repetitions; rpe 7 says how hard.'
        : 'Lengths such as 3m, 90s, 0.8km or 0.5mi; easy, threshold, 106% or rpe 7; a note between quotation marks.';
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={3}>
        <Text weight="medium">Steps</Text>
        <Segments label="How to write the steps" options={WAYS} value={way} onChange={setWay} />
      </Inline>
      {way === 'form' && canForm ? (
        <StepRows value={value} workoutType={workoutType} onChange={onChange} />
      ) : (
        <Field
          label="Line of steps"
          optional
          hint={way === 'form' ? 'The form can show these steps once the line is complete.' : hint}
          error={wrong?.message ?? error}
        >
          <Textarea
            rows={3}
            maxLength={2000}
            spellCheck={false}
            autoCapitalize="off"
            placeholder={EXAMPLES[workoutType]}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      )}
      {way === 'form' && canForm && wrong && (
        <Text role="alert" tone="danger" size={2}>
          {wrong.message}
        </Text>
      )}
      {wrong && (
        <Wrong aria-hidden>
          {value.slice(0, wrong.at)}
          <mark>{value.slice(wrong.at, wrong.at + 1).trim() || '␣'}</mark>
          {value.slice(wrong.at + 1)}
        </Wrong>
      )}
      {preview.is === 'steps' && <ProfileFigure blocks={preview.blocks} workoutType={workoutType} />}
      {preview.is === 'empty' && (
        <Text tone="muted" size={2}>
          {purpose} Example: {EXAMPLES[workoutType]}
        </Text>
      )}
    </Stack>
  );
}
