import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { timeText } from '../../api/core/units/timeText.ts';
import type { Day } from '../../api/core/calendar/calendar.ts';
import { clockOf } from '../../api/core/athlete/trainingTimes.ts';
import type { WorkoutLink_workout$key } from '../__generated__/WorkoutLink_workout.graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { focusRing, styled } from '../ui/theme.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { intensityName, intensityTone } from './intensity.ts';
import { SportIcon, sportName } from './sport.tsx';
import { NoWrap } from './NoWrap.tsx';
import { type Moment, WorkoutStatusIcon } from './WorkoutStatusIcon.tsx';

const Row = styled(Link, {
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minWidth: 0,
  minHeight: '$control',
  padding: '$1 $2',
  borderRadius: '$medium',
  color: '$text',
  textDecoration: 'none',
  transition: 'background-color $transitions$fast, box-shadow $transitions$fast',
  '@touch': { minHeight: '$touch' },
  variants: {
    prominent: {
      true: {
        // at the narrowest, what it is stands under its name
        flexWrap: 'wrap',
        minHeight: '4rem',
        padding: '$3 $4',
        backgroundColor: '$surface',
        border: '1px solid $colors$accentLine',
        borderRadius: '$large',
        boxShadow: '$small',
        '@hover': { '&:hover': { boxShadow: '$medium' } },
      },
      false: { '@hover': { '&:hover': { backgroundColor: '$hover' } } },
    },
  },
});
const Emblem = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '$medium',
  variants: {
    prominent: { true: { square: '2.5rem' }, false: { square: '2rem' } },
    tone: {
      easy: { backgroundColor: '$easySoft', color: '$onEasySoft' },
      moderate: { backgroundColor: '$moderateSoft', color: '$onModerateSoft' },
      hard: { backgroundColor: '$hardSoft', color: '$onHardSoft' },
      max: { backgroundColor: '$maxSoft', color: '$onMaxSoft' },
      neutral: { backgroundColor: '$neutralSoft', color: '$onNeutralSoft' },
    },
  },
});
const Words = styled('span', {
  display: 'block',
  flex: '1 1 0',
  minWidth: 0,
  variants: { prominent: { true: { flexBasis: '5rem' } } },
});
const Title = styled('span', {
  display: 'block',
  fontSize: '$3',
  fontWeight: '$medium',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  variants: {
    prominent: { true: { fontSize: '$4', fontWeight: '$semibold' } },
    faded: { true: { color: '$textMuted' } },
  },
});
/** Go to the next line together. */
const Signs = styled('span', { display: 'flex', alignItems: 'center', gap: '$3' });
const Facts = styled('span', { display: 'block', fontSize: '$2', color: '$textMuted', whiteSpace: 'nowrap' });

interface WorkoutLinkProps {
  workout: WorkoutLink_workout$key;
  today: Day;
  /** Drawn as the thing to do. */
  prominent?: boolean;
  /** Minute of the day at which it starts, shown where it is prominent; null: no time. */
  startsAt?: number | null;
}

/** A workout in one line; it leads to the workout in the schedule. */
export function WorkoutLink({ workout: key, today, prominent = false, startsAt = null }: WorkoutLinkProps) {
  const workout = useFragment(
    graphql`
      fragment WorkoutLink_workout on Workout {
        id
        scheduledDate
        workoutType
        intensity
        duration
        status
        description
      }
    `,
    key,
  );
  const { id, scheduledDate, workoutType, intensity, duration, status } = workout;
  const moment: Moment = scheduledDate === today ? 'today' : scheduledDate < today ? 'past' : 'upcoming';
  const tone = intensityTone(intensity);
  const name = workout.description || sportName(workoutType);
  return (
    <Row to={`/training-schedule?workout=${encodeURIComponent(id)}`} prominent={prominent}>
      <Emblem tone={tone} prominent={prominent}>
        <SportIcon type={workoutType} size={prominent ? 22 : 18} />
      </Emblem>
      <Words prominent={prominent}>
        <Title prominent={prominent} faded={moment === 'past' && status !== 'COMPLETED'}>
          <VisuallyHidden>{sportName(workoutType)}: </VisuallyHidden>
          <NoWrap text={name} />
        </Title>
        {prominent && (
          <Facts>
            {startsAt !== null && status === 'SCHEDULED'
              ? `${clockOf(startsAt)} · ${timeText(duration)}`
              : timeText(duration)}
          </Facts>
        )}
      </Words>
      {!prominent && <Facts as="span">{timeText(duration)}</Facts>}
      {prominent ? (
        <Signs>
          <Badge tone={tone}>{intensityName(intensity)}</Badge>
          <WorkoutStatusIcon status={status} moment={moment} />
        </Signs>
      ) : (
        moment !== 'upcoming' && <WorkoutStatusIcon status={status} moment={moment} />
      )}
    </Row>
  );
}
