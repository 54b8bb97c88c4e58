import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import type { MadeWeeks } from './useGenerating.ts';

const Frame = styled('div', { outline: 'none', '@media print': { display: 'none' } });

interface MadeWeeksNoticeProps {
  made: MadeWeeks | null;
  /** Number of the latest change of the schedule: of other weeks nothing was said. */
  revision: number;
  /** The focus goes there: what asked for them is gone. */
  takesFocus?: boolean;
}

/** That weeks were just made, and what there is to know about them, for as long as they stand as they were made. */
export function MadeWeeksNotice({ made, revision, takesFocus = true }: MadeWeeksNoticeProps) {
  if (made?.revision !== revision) return null;
  return <Made key={revision} {...made} takesFocus={takesFocus} />;
}

function Made({ warnings, unchanged, takesFocus }: MadeWeeks & { takesFocus: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, [takesFocus]);
  const isWarned = warnings.length > 0;
  return (
    <Frame ref={frame} tabIndex={-1}>
      <Notice
        tone={isWarned ? 'warning' : 'success'}
        role="status"
        icon={isWarned ? <IconAlertTriangle size={18} aria-hidden /> : <IconCircleCheck size={18} aria-hidden />}
        title={unchanged ? 'The four weeks are as they were' : 'The next four weeks are planned'}
      >
        <Stack gap={2}>
          <p>
            {unchanged
              ? 'The planner would make them just so today.'
              : 'Undo, or the history of the schedule, takes all of it back.'}
          </p>
          {warnings.map(({ message, recommendation }) => (
            <p key={message}>
              {message} {recommendation}
            </p>
          ))}
        </Stack>
      </Notice>
    </Frame>
  );
}
