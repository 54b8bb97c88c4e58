import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { timeText } from '../../api/core/units/timeText.ts';
import type { Day } from '../../api/core/calendar/calendar.ts';
import { dayName } from '../../api/core/calendar/dayNames.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Inline, Stack } from '../ui/Layout.tsx';
import { Heading, Text, TextLink } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import type {
  WorkoutDetails_workout$data,
  WorkoutDetails_workout$key,
} from '../__generated__/WorkoutDetails_workout.graphql.ts';
import { complianceOf } from './compliance.ts';
import { ComplianceNote } from './ComplianceNote.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { type Feedback, FeedbackForm } from './FeedbackForm.tsx';
import { intensityName, intensityTone } from './intensity.ts';
import { linesBesideSteps } from './instructionLines.ts';
import { useUnits } from './units/ownUnits.ts';
import { ProfileGraph } from './ProfileGraph.tsx';
import { RaceDayLink } from './RaceDayLink.tsx';
import { ReasonList } from './ReasonList.tsx';
import { SportIcon, sportName } from './sport.tsx';
import { FeedbackSummary } from './FeedbackSummary.tsx';
import type { KnownThresholds } from './workoutProfile.ts';
import { ThreadSection } from './thread/ThreadSection.tsx';
import { statusName } from './WorkoutStatusIcon.tsx';

const Columns = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  '@medium': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)',
    '& > :last-child': { paddingLeft: '$6', borderLeft: '1px solid $colors$line' },
  },
  // on a phone, a workout of the past is opened to say how it went
  variants: { feedbackFirst: { true: { flexDirection: 'column-reverse', justifyContent: 'flex-end' } } },
});
const Sport = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$1' });

interface WorkoutDetailsProps {
  workout: WorkoutDetails_workout$key;
  today: Day;
  /** Of the athlete; null: not known. */
  thresholds: KnownThresholds | null;
  busy: boolean;
  /** Left out: someone else tells how it went, and that is shown. */
  onSubmitFeedback?: (feedback: Feedback) => void;
  /** Left out: the viewer only looks. */
  onEdit?: () => void;
  onDelete?: () => void;
  /** The button that copies it; it is there for one of any day. */
  copy?: ReactNode;
  /** The button that begins it. */
  start?: ReactNode;
}

/** Everything about one workout: its steps, what to mind, why it is there, and how it went. */
export function WorkoutDetails({
  workout: key,
  today,
  thresholds,
  busy,
  onSubmitFeedback,
  onEdit,
  onDelete,
  copy,
  start,
}: WorkoutDetailsProps) {
  const workout = useFragment(
    graphql`
      fragment WorkoutDetails_workout on Workout {
        id
        scheduledDate
        workoutType
        intensity
        duration
        tss
        doneTss
        isRecorded
        status
        instructions
        locked
        feedback {
          completionStatus
          actualDuration
          reasonForSkip
        }
        steps {
          ...ProfileFigure_block @relay(mask: false)
        }
        reasons {
          kind
        }
        rung {
          text
        }
        deviceStates {
          provider
          sentence
          notes
        }
        ...RaceDayLink_workout
        ...ProfileGraph_workout
        ...ReasonList_workout
        ...FeedbackForm_workout
        ...FeedbackSummary_workout
      }
    `,
    key,
  );
  // races belong to the season plan, and what has come stays as it was planned
  const isOpen = workout.status === 'SCHEDULED' && workout.workoutType !== 'RACE' && workout.scheduledDate >= today;
  const isFuture = workout.scheduledDate > today;
  const moment = isFuture ? 'upcoming' : workout.scheduledDate === today ? 'today' : 'past';
  const units = useUnits();
  const compliance = complianceOf(workout, today);
  const toMind = linesBesideSteps(workout.instructions, workout.workoutType, workout.steps, thresholds, units).join(
    '\n',
  );
  return (
    <Stack gap={6}>
      <Inline gap={3}>
        <Sport>
          <SportIcon type={workout.workoutType} />
          <Text as="span">{sportName(workout.workoutType)}</Text>
        </Sport>
        <Badge tone={intensityTone(workout.intensity)}>{intensityName(workout.intensity)}</Badge>
        <Text as="span">{timeText(workout.duration)}</Text>
        <Text as="span" tone="muted">
          {workout.isRecorded && workout.doneTss != null
            ? `Load ${Math.round(workout.doneTss)} recorded, ${Math.round(workout.tss)} planned`
            : `Load ${Math.round(workout.tss)}`}
        </Text>
        <Text as="span" tone="muted">
          {statusName(workout.status, moment)}
        </Text>
        {compliance && <ComplianceNote {...compliance} />}
        {workout.locked && (
          <Text as="span" tone="muted">
            Kept in place
          </Text>
        )}
        <OnDevices states={workout.deviceStates} />
      </Inline>
      {start}
      <RaceDayLink workout={workout} today={today} isCoached={onSubmitFeedback === undefined} />
      <Columns feedbackFirst={moment === 'past'}>
        <Stack gap={6}>
          {workout.steps.length > 0 && <ProfileGraph workout={workout} thresholds={thresholds} />}
          {toMind && (
            <Part title={workout.steps.length > 0 ? 'What to mind' : 'What to do'}>
              <Text css={{ whiteSpace: 'pre-line' }}>{toMind}</Text>
            </Part>
          )}
          {workout.rung && (
            <Part title="Ladder">
              <Text>{workout.rung.text}</Text>
            </Part>
          )}
          {workout.reasons.length > 0 && (
            <Part title="Why this workout">
              <ReasonList workout={workout} ofAnother={onSubmitFeedback === undefined} />
            </Part>
          )}
        </Stack>
        <Part title="Workout feedback">
          {!onSubmitFeedback ? (
            <FeedbackSummary workout={workout} />
          ) : isFuture ? (
            <Text tone="muted">You can say how it went on {dayName(workout.scheduledDate)} or after.</Text>
          ) : (
            <>
              <FeedbackForm key={workout.id} workout={workout} busy={busy} onSubmit={onSubmitFeedback} />
              {!workout.isRecorded && (
                <Text tone="muted">
                  Recorded on a device?{' '}
                  <TextLink as={Link} to="/performance#activities">
                    Upload activity
                  </TextLink>
                </Text>
              )}
            </>
          )}
        </Part>
      </Columns>
      <Part title="Messages">
        <ThreadSection key={workout.id} aboutId={workout.id} hint="Between athlete and coaches, about this workout." />
      </Part>
      <Inline gap={3} justify="between">
        <DownloadMenu workoutId={workout.id} />
        <Inline gap={3}>
          {copy}
          {isOpen && onEdit && onDelete && (
            <>
              <Button size="small" icon={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
                Delete
              </Button>
              <Button size="small" icon={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
                Edit
              </Button>
            </>
          )}
        </Inline>
      </Inline>
    </Stack>
  );
}

/** What became of the workout at each device account, and what its copy lacks; what was kept before there were any says nothing. */
function OnDevices({ states }: { states: WorkoutDetails_workout$data['deviceStates'] | undefined }) {
  return states?.map(({ provider, sentence, notes }) => (
    <Text as="span" tone="muted" key={provider}>
      {[sentence, ...(notes ?? [])].join(' ')}
    </Text>
  ));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading as="h3" size={4}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
