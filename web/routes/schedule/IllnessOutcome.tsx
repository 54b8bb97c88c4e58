import { IconInfoCircle, IconStethoscope } from '@tabler/icons-react';
import type { WayBack_athlete$key } from '../../__generated__/WayBack_athlete.graphql.ts';
import { ChangeList } from '../../cards/adjustment/ChangeList.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import type { IllnessTelling } from './IllnessDialog.tsx';
import type { IllnessAnswer } from './useIllness.ts';
import { WayBack } from './WayBack.tsx';

/** Advice that must not be overlooked. */
const URGENT: readonly string[] = ['SEE_A_DOCTOR', 'RACE_AFTER_FEVER'];

const UNCHANGED = {
  ill: 'Nothing in your schedule had to change.',
  well: 'Your schedule leads you back step by step as it stands: nothing more had to change.',
};

/** The list says of each change why. */
const clearedText = (count: number) =>
  `${count} ${count === 1 ? 'change' : 'changes'} to your schedule: rest first, then back step by step.`;

interface IllnessOutcomeProps {
  answer: IllnessAnswer;
  athlete: WayBack_athlete$key;
  telling: IllnessTelling;
  onClose: () => void;
}

/** What the plan made of an illness or of its end, and what to mind. */
export function IllnessOutcome({ answer, athlete, telling, onClose }: IllnessOutcomeProps) {
  const { summary, changes, advice } = answer;
  return (
    <Stack gap={5}>
      <Text>
        {changes.length === 0 ? UNCHANGED[telling] : telling === 'well' ? summary : clearedText(changes.length)}
      </Text>
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
      {changes.length > 0 && <ChangeList label="What changed" changes={changes} leftOut={null} brief />}
      {telling === 'well' && <WayBack athlete={athlete} />}
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Stack>
  );
}
