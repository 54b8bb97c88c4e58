import { useState } from 'react';
import { rest, RestError } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { OfferedAdaptation } from './useUploadActivity.ts';

const Changes = styled('ul', { paddingLeft: '$5', listStyle: 'disc' });

interface AdaptationOfferProps {
  offer: OfferedAdaptation;
  onApplied: () => void;
  onClose: () => void;
}

/** What the plan would change because of an activity, to apply or to leave. */
export function AdaptationOffer({ offer, onApplied, onClose }: AdaptationOfferProps) {
  const [isBusy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    try {
      await rest('POST', '/api/training-schedule/apply-changes', {
        suggestionId: offer.suggestionId,
        scope: 'this-week',
      });
      showToast({
        title: 'Plan Adjusted',
        description: 'Training shows the new plan; undo takes it back.',
        tone: 'success',
      });
      onApplied();
    } catch (error) {
      setBusy(false);
      const description = (error instanceof RestError && error.serverMessage) || 'Please try again.';
      showToast({ title: 'Failed to adjust the plan', description, tone: 'destructive' });
    }
  };
  return (
    <Notice tone="info" role="status" title="Your plan could follow this">
      <Stack gap={3}>
        {offer.explanation && <p>{offer.explanation}</p>}
        <Changes>
          {offer.changes.map(({ id, changeDescription }) => (
            <li key={id}>{changeDescription}</li>
          ))}
        </Changes>
        <Inline gap={3}>
          <Button size="small" tone="primary" busy={isBusy} onClick={() => void apply()}>
            Adjust My Plan
          </Button>
          <Button size="small" onClick={onClose}>
            Leave It
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
