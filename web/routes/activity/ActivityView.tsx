import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { clockText } from '../../../api/core/units/clock.ts';
import type { ActivityView_activity$key } from '../../__generated__/ActivityView_activity.graphql.ts';
import { activityName, distance } from '../../cards/activities/activityText.ts';
import { removed, useDeleteActivity } from '../../cards/activities/useDeleteActivity.ts';
import { fullDate, shortWeekday } from '../../cards/dateText.ts';
import { FeedbackSummary } from '../../cards/FeedbackSummary.tsx';
import { sportName } from '../../cards/sport.tsx';
import { ThreadSection } from '../../cards/thread/ThreadSection.tsx';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { WorkoutLink } from '../../cards/WorkoutLink.tsx';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { measureWord } from '../../words.ts';
import { speedName, speedText } from './activityNumbers.ts';
import { EffortsCard } from './EffortsCard.tsx';
import { LapsCard } from './LapsCard.tsx';
import { StepsCard } from './StepsCard.tsx';
import { StreamsCard } from './StreamsCard.tsx';
import { ZonesCard } from './ZonesCard.tsx';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: '$5 $6',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: '$2', color: '$textMuted' },
  '& dd': {
    fontSize: '$6',
    fontWeight: '$semibold',
    letterSpacing: '$tight',
    lineHeight: '$snug',
    whiteSpace: 'nowrap',
  },
});
const Cards = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6',
  '@medium': { gap: '$8' },
});
const Pair = styled(Cards, { alignItems: 'start', '@large': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });

interface ActivityViewProps {
  activity: ActivityView_activity$key;
  /** Of whoever looks; else of an athlete whom they coach. */
  isOwn: boolean;
  /** Where to go once it is deleted. */
  back: string;
}

/** One recording: what it adds up to, second by second, and beside what was planned. */
export function ActivityView({ activity: key, isOwn, back }: ActivityViewProps) {
  const activity = useFragment(
    graphql`
      fragment ActivityView_activity on Activity {
        id
        recordedSport
        date
        movingSec
        distanceM
        tss
        measure
        measureNote
        averagePower
        normalizedPower
        averageHeartRate
        maxHeartRate
        athlete {
          today
        }
        workout {
          description
          workoutType
          feedback {
            completionStatus
          }
          ...WorkoutLink_workout
          ...FeedbackSummary_workout
        }
        ...StreamsCard_activity
        ...StepsCard_activity
        ...EffortsCard_activity
        ...LapsCard_activity
        ...ZonesCard_activity
      }
    `,
    key,
  );
  const { id, recordedSport: sport, date, workout, measureNote, measure } = activity;
  const units = useUnits();
  const name = activityName(sport);
  const day = `${shortWeekday(date)} ${fullDate(date)}`;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const [remove, removing] = useDeleteActivity(null, () => void navigate(back));
  const workoutName = workout ? workout.description || sportName(workout.workoutType) : null;
  return (
    <>
      <PageHeader
        title={workoutName ?? name}
        description={workoutName ? `${name}, ${day}` : day}
        actions={
          isOwn && (
            <Button size="small" icon={<IconTrash size={16} aria-hidden />} onClick={() => setAsking(true)}>
              Delete
            </Button>
          )
        }
      />
      <Cards>
        <Card aria-label="Sums">
          <Stack gap={4}>
            <Facts>
              {factsOf(activity, units).map(([title, value]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
            <Text size={2} tone="muted">
              {`Load ${measureWord(measure) ?? ''}.${measureNote ? ` ${measureNote}` : ''}`}
            </Text>
          </Stack>
        </Card>
        <StreamsCard activity={activity} />
        <StepsCard activity={activity} />
        <Pair>
          <EffortsCard activity={activity} isOwn={isOwn} />
          <ZonesCard activity={activity} />
        </Pair>
        <LapsCard activity={activity} />
        <Card aria-label="Messages">
          <Stack gap={3}>
            <Heading>Messages</Heading>
            <ThreadSection aboutId={id} hint="Between athlete and coaches, about this activity." />
          </Stack>
        </Card>
        <Card aria-label="Workout">
          <Stack gap={4}>
            <Heading>Workout</Heading>
            {!workout ? (
              <Text tone="muted">It counts for no workout.</Text>
            ) : (
              <>
                {isOwn ? (
                  <WorkoutLink workout={workout} today={activity.athlete.today} />
                ) : (
                  <Text weight="medium">{workoutName}</Text>
                )}
                {workout.feedback && <FeedbackSummary workout={workout} />}
              </>
            )}
          </Stack>
        </Card>
      </Cards>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${name} on ${day}?`}
          confirmLabel="Delete Activity"
          busy={removing}
          onConfirm={() => remove({ activityId: id }, { says: removed(`${name} on ${day} is gone.`) })}
          onClose={() => setAsking(false)}
        >
          {workoutName
            ? `It is removed, and ${workoutName} is again what it was before. Undo brings both back for seven days.`
            : 'It is removed for good, with its load: this cannot be undone.'}
        </ConfirmDialog>
      )}
    </>
  );
}

interface Sums {
  recordedSport: string;
  movingSec: number;
  distanceM: number | null | undefined;
  averagePower: number | null | undefined;
  normalizedPower: number | null | undefined;
  averageHeartRate: number | null | undefined;
  maxHeartRate: number | null | undefined;
  tss: number;
}

function factsOf(
  {
    recordedSport: sport,
    movingSec,
    distanceM,
    averagePower,
    normalizedPower,
    averageHeartRate,
    maxHeartRate,
    tss,
  }: Sums,
  units: ReturnType<typeof useUnits>,
): [title: string, value: string][] {
  const facts: [string, string | null][] = [
    ['Time', clockText(movingSec)],
    ['Distance', distanceM == null ? null : distance(distanceM, sport, units)],
    [speedName(sport), distanceM == null ? null : speedText(distanceM / movingSec, sport, units)],
    ['Mean power', averagePower == null ? null : `${averagePower} W`],
    ['Normalized', normalizedPower == null ? null : `${normalizedPower} W`],
    ['Heart rate', averageHeartRate == null ? null : `${averageHeartRate} bpm`],
    ['Highest', maxHeartRate == null ? null : `${maxHeartRate} bpm`],
    ['Load', String(Math.round(tss))],
  ];
  return facts.flatMap(([title, value]): [string, string][] => (value === null ? [] : [[title, value]]));
}
