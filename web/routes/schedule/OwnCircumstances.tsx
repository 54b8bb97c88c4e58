import type { Circumstances_athlete$key } from '../../__generated__/Circumstances_athlete.graphql.ts';
import { Circumstances } from '../../cards/circumstances/Circumstances.tsx';
import type { Circumstance } from '../../cards/circumstances/circumstanceText.ts';
import { useRevert } from '../../cards/useRevert.ts';
import { Button } from '../../ui/Button.tsx';
import type { IllnessTelling } from './IllnessDialog.tsx';

interface OwnCircumstancesProps {
  athleteId: string;
  athlete: Circumstances_athlete$key;
  onTell: (telling: IllnessTelling) => void;
}

/** What the plan makes room for, each with its end, its change and the way back. */
export function OwnCircumstances({ athleteId, athlete, onTell }: OwnCircumstancesProps) {
  const [undo, isUndoing] = useRevert(athleteId, 'schedule');
  return (
    <Circumstances
      athlete={athlete}
      actions={(circumstance) => (
        <Actions circumstance={circumstance} isUndoing={isUndoing} onUndo={undo} onTell={onTell} />
      )}
    />
  );
}

interface ActionsProps extends Pick<OwnCircumstancesProps, 'onTell'> {
  circumstance: Circumstance;
  isUndoing: boolean;
  onUndo: (revisionId: string) => void;
}

function Actions({ circumstance, isUndoing, onUndo, onTell }: ActionsProps) {
  const { kind, revision } = circumstance;
  if (kind === 'ILL')
    return (
      <>
        <Button size="small" onClick={() => onTell('well')}>
          I Feel Well Again
        </Button>
        <Button size="small" tone="ghost" onClick={() => onTell('ill')}>
          Update Symptoms
        </Button>
      </>
    );
  // the dialog says of each part of the body whether it is better
  if (kind === 'INJURED')
    return (
      <Button size="small" onClick={() => onTell('injured')}>
        It Is Better
      </Button>
    );
  return (
    <>
      {revision && (
        <Button size="small" busy={isUndoing} onClick={() => onUndo(revision.id)}>
          It Is Over
        </Button>
      )}
      <Button size="small" tone="ghost" onClick={() => onTell(circumstance)}>
        Change
      </Button>
    </>
  );
}
