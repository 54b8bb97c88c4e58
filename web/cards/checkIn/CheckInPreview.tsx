import { IconAlertTriangle } from '@tabler/icons-react';
import { BeforeAfter } from '../../forms/Change.tsx';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { ChangeList } from '../adjustment/ChangeList.tsx';
import { minutesOfChanges } from '../adjustment/changeSides.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import type { AdaptationData } from './toldAdaptation.ts';
import { CameHead, CameNotes, Frame } from './cameOf.tsx';

type Changes = AdaptationData['changes'];

const BECAUSE = / \(([^()]+)\)\.$/;

/** Why, where it is the same for all of them, told once instead of with each. */
function whyOnce(changes: Changes): { why: string | null; changes: Changes } {
  const [why, ...others] = new Set(changes.map(({ changeDescription }) => BECAUSE.exec(changeDescription)?.[1]));
  if (why === undefined || others.length > 0) return { why: null, changes };
  return {
    why,
    changes: changes.map((change) => ({
      ...change,
      changeDescription: change.changeDescription.replace(BECAUSE, '.'),
    })),
  };
}

interface CheckInPreviewProps {
  proposed: AdaptationData;
  busy: boolean;
  onApply: () => void;
  onKeep: () => void;
}

/** What the plan would make of a check-in that is saved, workout by workout, before it does. */
export function CheckInPreview({ proposed, busy, onApply, onKeep }: CheckInPreviewProps) {
  const { changes, advice, proposals } = proposed;
  const { before, after } = minutesOfChanges(changes);
  const { why, changes: shown } = whyOnce(changes);
  const isRed = changes.some(({ reasonKind }) => reasonKind === 'READINESS_RED');
  return (
    <Frame aria-label="What your check-in would change">
      <CameHead>
        {changes.length === 1 ? '1 change' : `${changes.length} changes`} to your plan, if you want{' '}
        {changes.length === 1 ? 'it' : 'them'}
      </CameHead>
      {isRed && (
        <Notice tone="warning" icon={<IconAlertTriangle size={18} aria-hidden />} title="Your answers say red">
          This week your body needs rest more than training. We recommend that you apply this.
        </Notice>
      )}
      <Text css={{ color: 'inherit' }}>
        Your check-in is saved. Nothing in your plan has changed yet.
        {before !== after && (
          <>
            {' '}
            These workouts: <BeforeAfter before={timeText(before)} after={timeText(after)} />
          </>
        )}
      </Text>
      {why && <Text css={{ color: 'inherit' }}>Why: {why}.</Text>}
      {/* in sight however much would change */}
      <Inline gap={3}>
        <Button tone="primary" busy={busy} onClick={onApply}>
          Apply
        </Button>
        <Button disabled={busy} onClick={onKeep}>
          Keep My Plan as It Is
        </Button>
      </Inline>
      <ChangeList label="What would change" changes={shown} leftOut={null} />
      <CameNotes notes={[...advice, ...proposals]} />
    </Frame>
  );
}

/** The answer was to leave the plan. */
export function KeptPlan() {
  return (
    <Frame role="status" aria-label="What your check-in changed">
      <CameHead>You keep your plan as it is.</CameHead>
      <Text css={{ color: 'inherit' }}>Your check-in is saved, and nothing in your plan follows from it.</Text>
    </Frame>
  );
}
