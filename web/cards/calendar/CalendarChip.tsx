import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { timeText, timesText } from '../../../api/core/units/timeText.ts';
import type { CalendarChip_workout$key } from '../../__generated__/CalendarChip_workout.graphql.ts';
import { css, focusRing, styled } from '../../ui/theme.ts';
import { ActivityIcon } from '../activities/ActivityIcon.tsx';
import { activityName, distance, movingTime } from '../activities/activityText.ts';
import { complianceOf } from '../compliance.ts';
import { ComplianceNote } from '../ComplianceNote.tsx';
import { NoWrap } from '../NoWrap.tsx';
import { useScheduleActions } from '../ScheduleActions.tsx';
import { SportIcon, sportName } from '../sport.tsx';
import { useUnits } from '../units/ownUnits.ts';

const chip = css({
  ...focusRing,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  width: '100%',
  minWidth: 0,
  minHeight: '$touch',
  padding: '$1 $2',
  border: '1px solid $colors$line',
  borderLeft: '3px solid $colors$lineStrong',
  borderRadius: '$small',
  backgroundColor: '$surface',
  color: '$text',
  fontSize: '$2',
  lineHeight: '$snug',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'box-shadow $transitions$fast',
  '@hover': { '&:hover': { boxShadow: '$medium' } },
  variants: {
    level: {
      asPlanned: { borderLeftColor: '$success' },
      near: { borderLeftColor: '$moderate' },
      far: { borderLeftColor: '$hard' },
      missed: { borderLeftColor: '$danger' },
      excused: { borderLeftColor: '$textSubtle' },
      noPlan: { borderLeftColor: '$success' },
      beside: { borderLeftStyle: 'dashed', borderLeftColor: '$textSubtle' },
    },
  },
});
const WorkoutButton = styled('button', chip, { appearance: 'none', fontFamily: 'inherit' });
const ActivityLink = styled(Link, chip);
const Top = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  color: '$textMuted',
  whiteSpace: 'nowrap',
  '& svg': { flexShrink: 0 },
});
const Title = styled('span', {
  fontWeight: '$medium',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});

/** A planned workout of the past in the room of a few words: what it was, how long, and how near it came. */
export function CalendarChip({ workout: key }: { workout: CalendarChip_workout$key }) {
  const workout = useFragment(
    graphql`
      fragment CalendarChip_workout on Workout {
        id
        scheduledDate
        workoutType
        description
        duration
        status
        feedback {
          actualDuration
          reasonForSkip
        }
      }
    `,
    key,
  );
  const { today, openWorkout } = useScheduleActions();
  const compliance = complianceOf(workout, today);
  const done = workout.feedback?.actualDuration;
  const isOther = typeof done === 'number' && done !== workout.duration;
  return (
    <WorkoutButton
      type="button"
      level={compliance?.level}
      data-compliance={compliance?.level}
      onClick={() => openWorkout(workout.id)}
    >
      <Top>
        <SportIcon type={workout.workoutType} size={15} />
        {isOther ? timesText(done, workout.duration, ' of ') : timeText(workout.duration)}
      </Top>
      <Title>
        <NoWrap text={workout.description || sportName(workout.workoutType)} />
      </Title>
      {compliance && <ComplianceNote {...compliance} />}
    </WorkoutButton>
  );
}

interface BesideChipProps {
  activity: { activityId: string; recordedSport: string; movingSec: number; distanceM: number | null | undefined };
}

/** What was recorded and counts for no workout; leads to its own page. */
export function BesideChip({ activity: { activityId, recordedSport, movingSec, distanceM } }: BesideChipProps) {
  const units = useUnits();
  const length = distanceM == null ? null : distance(distanceM, recordedSport, units);
  return (
    <ActivityLink to={`/activities/${encodeURIComponent(activityId)}`} level="beside">
      <Top>
        <ActivityIcon sport={recordedSport} />
        {movingTime(movingSec)}
      </Top>
      <Title>{[activityName(recordedSport), length].filter(Boolean).join(', ')}</Title>
    </ActivityLink>
  );
}
