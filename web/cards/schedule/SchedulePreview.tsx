import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { addDays } from '../../../api/core/calendar/calendar.ts';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { SchedulePreviewMutation } from '../../__generated__/SchedulePreviewMutation.graphql.ts';
import { BeforeAfter } from '../../forms/Change.tsx';
import { type Payload, useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { dateRange } from '../dateText.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import { intensityName } from '../intensity.ts';
import { sportName } from '../sport.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { GenerateConflict, GenerateInput } from './useGenerating.ts';

type Preview = Payload<SchedulePreviewMutation>;
type Week = Preview['weeks'][number];
type Snapshot = Week['kept'][number];

const Weeks = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  maxHeight: 'min(30rem, 55vh)',
  overflowY: 'auto',
});
const WeekFrame = styled('section', {
  padding: '$3',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
});
const Head = styled('div', { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 $3' });
const Rows = styled('ul', { marginTop: '$2', fontSize: '$3', lineHeight: '$normal', overflowWrap: 'anywhere' });
const Row = styled('li', { padding: '$2 0', borderTop: '1px solid $colors$line' });
const Day = styled('span', { display: 'block', fontSize: '$2', color: '$textMuted' });

const face = ({ workoutType, duration, intensity, description }: Snapshot) =>
  `${description || sportName(workoutType)}, ${timeText(duration)}, ${intensityName(intensity).toLowerCase()}`;
const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

interface SchedulePreviewProps {
  input: GenerateInput;
  athleteId?: string;
  busy: boolean;
  whose: string;
  onApply: () => void;
  onClose: () => void;
}

/** The four weeks as they are and as planning them anew would make them, to apply or to leave. */
export function SchedulePreview({ input, athleteId, busy, whose, onApply, onClose }: SchedulePreviewProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [conflict, setConflict] = useState<GenerateConflict | null>(null);
  const [ask, isAsking, failure] = useAct<SchedulePreviewMutation>(
    graphql`
      mutation SchedulePreviewMutation($input: GenerateScheduleInput!) {
        previewSchedule(input: $input) {
          ... on SchedulePreview @alias(as: "payload") {
            weeks {
              weekStartDate
              minutesBefore
              minutesAfter
              staying
              changes {
                workoutId
                before {
                  ...SchedulePreview_workout @relay(mask: false)
                }
                after {
                  ...SchedulePreview_workout @relay(mask: false)
                }
              }
              kept {
                ...SchedulePreview_workout @relay(mask: false)
              }
            }
            warnings {
              message
              recommendation
            }
          }
          ... on PlanConflict @alias(as: "conflict") {
            message
            constraints
            relaxations
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      done: setPreview,
      refused: (_why, answer) => {
        if (!answer.conflict) return;
        setConflict(answer.conflict);
        return true;
      },
    },
  );
  useEffect(() => {
    const request = ask({ ...input, ...(athleteId !== undefined && { athleteId }) });
    return () => request.dispose();
  }, [ask, input, athleteId]);
  const apply = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (preview) apply.current?.focus({ preventScroll: true });
  }, [preview]);
  const isSame = preview !== null && preview.weeks.every(({ changes }) => changes.length === 0);
  const isDone = conflict !== null || isSame;
  return (
    <Stack gap={4}>
      {!preview && !failure && !conflict && (
        <div role="status" aria-label="Planning the weeks" aria-busy={isAsking}>
          <Skeleton css={{ height: '18rem' }} />
        </div>
      )}
      {conflict && <ConflictNotice conflict={conflict} whose={whose} />}
      {preview?.warnings.map(({ message, recommendation }) => (
        <Notice key={message} tone="warning" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {message} {recommendation}
        </Notice>
      ))}
      {isSame && <Text>These four weeks are what the planner would make today: nothing would change.</Text>}
      {preview && (
        <Weeks role="region" aria-label="What would change" tabIndex={0}>
          {preview.weeks.map((week) => (
            <PreviewedWeek key={week.weekStartDate} week={week} />
          ))}
        </Weeks>
      )}
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>{isDone ? 'Close' : 'Keep It as It Is'}</Button>
        {!isDone && (
          <Button ref={apply} tone="primary" busy={busy} disabled={!preview} onClick={onApply}>
            Apply
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}

function PreviewedWeek({ week }: { week: Week }) {
  const { weekStartDate, minutesBefore, minutesAfter, staying, changes, kept } = week;
  const come = changes.filter(({ before }) => !before).length;
  const go = changes.filter(({ after }) => !after).length;
  const parts = [
    come > 0 && `${come} ${come === 1 ? 'comes' : 'come'}`,
    go > 0 && `${go} ${go === 1 ? 'goes' : 'go'}`,
    changes.length - come - go > 0 && `${changes.length - come - go} changed`,
    `${counted(staying, 'workout')} ${staying === 1 ? 'stays' : 'stay'}`,
  ].filter(Boolean);
  return (
    <WeekFrame aria-label={`Week of ${dayName(weekStartDate)}`}>
      <Head>
        <Heading as="h3" size={4}>
          {dateRange(weekStartDate, addDays(weekStartDate, 6))}
        </Heading>
        <Text as="span">
          <BeforeAfter before={timeText(minutesBefore)} after={timeText(minutesAfter)} />
        </Text>
      </Head>
      <Text size={2} tone="muted">
        {parts.join(', ')}
      </Text>
      {changes.length + kept.length > 0 && (
        <Rows>
          {changes.map(({ workoutId, before, after }) => (
            <Row key={workoutId}>
              <Day>{dayName((before ?? after)!.scheduledDate)}</Day>
              <BeforeAfter before={before ? face(before) : 'Nothing'} after={after ? face(after) : 'Left out'} />
            </Row>
          ))}
          {kept.map((workout) => (
            <Row key={`${workout.scheduledDate} ${face(workout)}`}>
              <Day>{dayName(workout.scheduledDate)}</Day>
              <IconLock size={14} aria-hidden /> {face(workout)} (moved or edited by hand: kept)
            </Row>
          ))}
        </Rows>
      )}
    </WeekFrame>
  );
}

// what a row tells of a workout
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment SchedulePreview_workout on SessionSnapshot {
    scheduledDate
    workoutType
    duration
    intensity
    description
  }
`;
