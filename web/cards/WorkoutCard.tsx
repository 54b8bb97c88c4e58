import { IconCheck, IconLock } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import { timeText, timesText } from '../../api/core/units/timeText.ts';
import { dayName } from '../../api/core/calendar/dayNames.ts';
import type { Compliance } from '../../api/core/codes/compliance.ts';
import { useDraggable } from '../dnd/useDraggable.ts';
import { Badge } from '../ui/Badge.tsx';
import { CheckBox } from '../ui/choices.tsx';
import { focusRing, styled } from '../ui/theme.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { WorkoutCard_workout$key } from '../__generated__/WorkoutCard_workout.graphql.ts';
import { complianceOf } from './compliance.ts';
import { ComplianceNote } from './ComplianceNote.tsx';
import { intensityName, intensityTone } from './intensity.ts';
import { MOVE_HINT_ID } from './MoveHint.tsx';
import { MoveToMenu } from './MoveToMenu.tsx';
import { useScheduleActions } from './ScheduleActions.tsx';
import { SportIcon, sportName } from './sport.tsx';
import { NoWrap } from './NoWrap.tsx';
import { TellDone } from './TellDone.tsx';
import { type Moment, WorkoutStatusIcon } from './WorkoutStatusIcon.tsx';

/** The type under which workouts are dragged and days take them. */
export const WORKOUT_ITEM = 'workout';

export interface WorkoutItem {
  id: string;
  scheduledDate: string;
  workout: WorkoutCard_workout$key;
}

const Frame = styled('article', {
  position: 'relative',
  minWidth: 0,
  padding: '$2 $2 $2 $3',
  color: '$text',
  backgroundColor: '$surface',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  boxShadow: '$small',
  overflow: 'hidden',
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: 'border-color $transitions$fast, box-shadow $transitions$fast, opacity $transitions$fast',
  // a finger has rested long enough: it may drag now
  '&[data-held]': { borderColor: '$accent', boxShadow: '$large' },
  '&::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: '3px',
    backgroundColor: '$lineStrong',
  },
  variants: {
    tone: {
      easy: { '&::before': { backgroundColor: '$easy' } },
      moderate: { '&::before': { backgroundColor: '$moderate' } },
      hard: { '&::before': { backgroundColor: '$hard' } },
      max: { '&::before': { backgroundColor: '$max' } },
      neutral: {},
    },
    // over: the edge tells what became of it, no longer how hard it is
    compliance: {
      asPlanned: { '&::before': { backgroundColor: '$success' } },
      near: { '&::before': { backgroundColor: '$moderate' } },
      far: { '&::before': { backgroundColor: '$hard' } },
      missed: { '&::before': { backgroundColor: '$danger' } },
      excused: { '&::before': { backgroundColor: '$textSubtle' } },
      noPlan: { '&::before': { backgroundColor: '$textSubtle' } },
    },
    look: {
      plain: { '@hover': { '&:hover': { borderColor: '$lineStrong', boxShadow: '$medium' } } },
      today: { borderColor: '$accent', boxShadow: '0 0 0 1px $colors$accent' },
      past: { backgroundColor: '$sunken', boxShadow: 'none', color: '$textMuted' },
      done: { backgroundColor: '$successSoft', borderColor: 'transparent', boxShadow: 'none', cursor: 'pointer' },
      partlyDone: { backgroundColor: '$warningSoft', borderColor: 'transparent', boxShadow: 'none', cursor: 'pointer' },
    },
    chosen: { true: { borderColor: '$accent', backgroundColor: '$accentSoft', boxShadow: '0 0 0 1px $colors$accent' } },
    dragged: { true: { opacity: 0.35 } },
    lifted: { true: { boxShadow: '$large', borderColor: '$accent', cursor: 'grabbing', transform: 'rotate(1.2deg)' } },
  },
});

const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '1.5rem',
  fontSize: '$2',
  color: '$textMuted',
  whiteSpace: 'nowrap',
});
const Push = styled('span', {
  marginLeft: 'auto',
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  '@media print': { display: 'none' },
});

// the whole card is the button's face
const Open = styled('button', {
  ...focusRing,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  width: '100%',
  margin: '$1 0 $2',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  fontSize: '$3',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  color: 'inherit',
  cursor: 'inherit',
  overflowWrap: 'anywhere',
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$medium' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid $colors$focus', outlineOffset: '-3px' },
});

const Facts = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minWidth: 0,
  color: '$textMuted',
  '& > :first-child': { marginRight: 'auto' },
});

const workoutFragment = graphql`
  fragment WorkoutCard_workout on Workout {
    id
    scheduledDate
    workoutType
    intensity
    duration
    status
    description
    locked
    feedback {
      completionStatus
      actualDuration
      reasonForSkip
    }
  }
`;

function momentOf(day: string, today: string): Moment {
  return day === today ? 'today' : day < today ? 'past' : 'upcoming';
}

function lookOf(status: string, moment: Moment) {
  if (status === 'COMPLETED') return 'done';
  if (status === 'PARTIALLY_COMPLETED') return 'partlyDone';
  if (status === 'SKIPPED' || moment === 'past') return 'past';
  return moment === 'today' ? 'today' : 'plain';
}

/** One workout of a schedule: opens on click, moves by drag, by M and by its menu. */
export function WorkoutCard({ workout: key }: { workout: WorkoutCard_workout$key }) {
  const workout = useFragment(workoutFragment, key);
  const { today, openWorkout, refuseMove, tellDone } = useScheduleActions();
  const moment = momentOf(workout.scheduledDate, today);
  const look = lookOf(workout.status, moment);
  const isDone = look === 'done' || look === 'partlyDone';
  const compliance = complianceOf(workout, today);
  // how a race went is told with its result
  const isUntold = !isDone && !workout.feedback && moment !== 'upcoming' && workout.workoutType !== 'RACE';
  const title = workout.description || sportName(workout.workoutType);
  const choice = useChoice(workout, moment);
  const { ref, isDragging } = useDraggable<WorkoutItem>({
    type: WORKOUT_ITEM,
    id: workout.id,
    label: `${title}, ${dayName(workout.scheduledDate)}`,
    item: { id: workout.id, scheduledDate: workout.scheduledDate, workout: key },
    canDrag: !isDone,
    onRefused: refuseMove,
  });
  return (
    <Frame
      ref={ref}
      tone={compliance ? undefined : intensityTone(workout.intensity)}
      compliance={compliance?.level}
      look={look}
      chosen={choice.isChosen}
      dragged={isDragging}
      data-compliance={compliance?.level}
    >
      <Top>
        <SportIcon type={workout.workoutType} />
        <VisuallyHidden>{sportName(workout.workoutType)}</VisuallyHidden>
        <Minutes planned={workout.duration} done={workout.feedback?.actualDuration} />
        <Push data-no-drag>
          {choice.isChoosing ? (
            <Choice
              aria-label={`Choose ${title}, ${dayName(workout.scheduledDate)}`}
              checked={choice.isChosen}
              onChange={choice.toggle}
            />
          ) : (
            <MoveToMenu
              workoutId={workout.id}
              title={title}
              from={workout.scheduledDate}
              completed={isDone}
              untold={isUntold}
              onChoose={choice.toggle}
            />
          )}
        </Push>
      </Top>
      <Open
        data-drag-focus
        aria-describedby={MOVE_HINT_ID}
        aria-keyshortcuts="m"
        onClick={({ ctrlKey, metaKey }) => {
          if (choice.toggle && (choice.isChoosing || ctrlKey || metaKey)) choice.toggle();
          else openWorkout(workout.id);
        }}
      >
        <NoWrap text={title} />
      </Open>
      <Facts>
        <Intensity intensity={workout.intensity} onTint={isDone} />
        {workout.locked && <LockMark />}
        <WorkoutStatusIcon status={workout.status} moment={moment} />
      </Facts>
      {compliance && <Note {...compliance} />}
      {isUntold && tellDone && <TellDone title={title} onTell={() => tellDone(workout.id)} />}
    </Frame>
  );
}

/** Whether the workout is one of several that are acted on together; `toggle` is undefined where it stays, or nothing is done to several. */
function useChoice(
  { id, status, workoutType }: { id: string; status: string; workoutType: string },
  moment: Moment,
): { isChosen: boolean; isChoosing: boolean; toggle: (() => void) | undefined } {
  const { selection } = useScheduleActions();
  if (!selection || status !== 'SCHEDULED' || moment === 'past' || workoutType === 'RACE')
    return { isChosen: false, isChoosing: false, toggle: undefined };
  const { ids, toggle } = selection;
  return { isChosen: ids.has(id), isChoosing: ids.size > 0, toggle: () => toggle(id) };
}

/** The box of a card while several are chosen. */
function Choice(props: Pick<ComponentProps<'input'>, 'aria-label' | 'checked' | 'onChange'>) {
  return (
    <CheckBox css={{ margin: '$1' }}>
      <input type="checkbox" {...props} />
      <IconCheck size={14} stroke={3} aria-hidden />
    </CheckBox>
  );
}

/** `onTint`: the card has a colour of its own, which an easy badge would drown in. */
function Intensity({ intensity, onTint = false }: { intensity: string; onTint?: boolean }) {
  const name = intensityName(intensity);
  return (
    <Badge
      tone={intensityTone(intensity)}
      title={name}
      css={{
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        ...(onTint && { backgroundColor: '$surface' }),
      }}
    >
      {name}
    </Badge>
  );
}

/** '45/60 min' when another time was done than planned. */
function Minutes({ planned, done }: { planned: number; done: number | null | undefined }) {
  if (typeof done !== 'number' || done === planned) return <span>{timeText(planned)}</span>;
  return (
    <span>
      <span aria-hidden>{timesText(done, planned, '/')}</span>
      <VisuallyHidden>{timesText(done, planned, ' of ')}</VisuallyHidden>
    </span>
  );
}

const Over = styled('div', { marginTop: '$2' });

function Note(compliance: { level: Compliance; words: string }) {
  return (
    <Over>
      <ComplianceNote {...compliance} />
    </Over>
  );
}

function LockMark() {
  return (
    <span role="img" aria-label="Kept in place" title="Kept in place: placed by you or your coach">
      <IconLock size={14} stroke={1.75} aria-hidden />
    </span>
  );
}

/** What follows the pointer while the card is dragged. */
export function WorkoutCardPreview({ workout: key }: { workout: WorkoutCard_workout$key }) {
  const workout = useFragment(workoutFragment, key);
  const tone = intensityTone(workout.intensity);
  const title = workout.description || sportName(workout.workoutType);
  return (
    <Frame tone={tone} lifted>
      <Top>
        <SportIcon type={workout.workoutType} />
        <span>{timeText(workout.duration)}</span>
      </Top>
      <Open as="p">{title}</Open>
      <Facts>
        <Intensity intensity={workout.intensity} />
      </Facts>
    </Frame>
  );
}
