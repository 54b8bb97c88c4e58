import { styled } from '../../ui/theme.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { activityName, movingTime } from './activityText.ts';

const Line = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  padding: '$2',
  fontSize: '$3',
  color: 'inherit',
  '& svg': { flexShrink: 0 },
});

interface BesideLinesProps {
  recordings: readonly { activityId: string; recordedSport: string; movingSec: number }[];
}

/** What was recorded on a day and counts for no workout of it. */
export function BesideLines({ recordings }: BesideLinesProps) {
  return recordings.map(({ activityId, recordedSport, movingSec }) => (
    <Line key={activityId}>
      <ActivityIcon sport={recordedSport} />
      <span>
        {activityName(recordedSport)}, {movingTime(movingSec)}, recorded beside the plan
      </span>
    </Line>
  ));
}
