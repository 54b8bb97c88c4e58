import { Link } from 'react-router';
import { FORM_AREAS } from '../../../api/core/language/request/formWords.ts';
import type { Circumstances_athlete$key } from '../../__generated__/Circumstances_athlete.graphql.ts';
import { Circumstances } from '../../cards/circumstances/Circumstances.tsx';
import type { Circumstance } from '../../cards/circumstances/circumstanceText.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { IllnessTelling } from './IllnessDialog.tsx';

interface OwnCircumstancesProps {
  athlete: Circumstances_athlete$key;
  onTell: (telling: IllnessTelling) => void;
}

/** What the plan makes room for, each with its end and its change: both are shown before they are made. */
export function OwnCircumstances({ athlete, onTell }: OwnCircumstancesProps) {
  return (
    <Circumstances
      athlete={athlete}
      actions={(circumstance) => <Actions circumstance={circumstance} onTell={onTell} />}
    />
  );
}

interface ActionsProps extends Pick<OwnCircumstancesProps, 'onTell'> {
  circumstance: Circumstance;
}

function Actions({ circumstance, onTell }: ActionsProps) {
  const { kind, area } = circumstance;
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
  if (kind === 'INJURED')
    // what the form does not know ends where it stands
    return FORM_AREAS.some((known) => area?.toLowerCase().includes(known)) ? (
      <Button size="small" onClick={() => onTell('injured')}>
        It Is Better
      </Button>
    ) : (
      <ButtonLink as={Link} to="/profile" size="small">
        Open Profile
      </ButtonLink>
    );
  return (
    <>
      <Button size="small" onClick={() => onTell({ over: circumstance })}>
        It Is Over
      </Button>
      <Button size="small" tone="ghost" onClick={() => onTell(circumstance)}>
        Change
      </Button>
    </>
  );
}
