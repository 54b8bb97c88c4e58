import { IconInfoCircle, IconStethoscope } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ChangeList } from '../../cards/adjustment/ChangeList.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { type IllnessAnswer, type IllnessPreviewed, type ToldIllness, useReportIllness } from './useIllness.ts';

/** Advice that must not be overlooked. */
const URGENT: readonly string[] = ['SEE_A_DOCTOR', 'RACE_AFTER_FEVER'];

const TEXTS = {
  ill: {
    unchanged: 'Nothing in your schedule has to change.',
    apply: 'Adapt My Plan',
  },
  well: {
    unchanged: 'Your schedule leads you back step by step as it stands: nothing more has to change.',
    apply: 'I Am Well Again',
  },
} as const;

/** The list says of each change why. */
const clearedText = (count: number) =>
  `${count} ${count === 1 ? 'change' : 'changes'} to your schedule: rest first, then back step by step.`;

interface IllnessPreviewProps {
  told: ToldIllness;
  previewed: IllnessPreviewed;
  telling: 'ill' | 'well';
  onBack: () => void;
  onAnswer: (answer: IllnessAnswer) => void;
}

/** What the plan would make of an illness or of its end, and what to mind; told once that is agreed to. */
export function IllnessPreview({ told, previewed, telling, onBack, onAnswer }: IllnessPreviewProps) {
  const { summary, changes, advice } = previewed;
  const { unchanged, apply } = TEXTS[telling];
  const [report, isBusy, refusal] = useReportIllness(onAnswer);
  const agree = useRef<HTMLButtonElement>(null);
  // the button that was pressed for it is gone
  useEffect(() => agree.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap={5}>
      <Text>{changes.length === 0 ? unchanged : telling === 'well' ? summary : clearedText(changes.length)}</Text>
      {advice.map(({ kind, text }) => (
        <Notice
          key={kind}
          tone={URGENT.includes(kind) ? 'warning' : 'info'}
          icon={
            URGENT.includes(kind) ? <IconStethoscope size={18} aria-hidden /> : <IconInfoCircle size={18} aria-hidden />
          }
        >
          {text}
        </Notice>
      ))}
      {changes.length > 0 && <ChangeList label="What would change" changes={changes} leftOut={null} brief />}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
        <Button ref={agree} tone="primary" busy={isBusy} onClick={() => report(told)}>
          {apply}
        </Button>
      </DialogActions>
    </Stack>
  );
}
