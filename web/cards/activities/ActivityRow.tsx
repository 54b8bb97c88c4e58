import { IconDots, IconLink, IconLinkOff, IconTrash } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { ActivityRow_activity$key } from '../../__generated__/ActivityRow_activity.graphql.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { Text } from '../../ui/Text.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import { fullDate, shortWeekday } from '../dateText.ts';
import { NoWrap } from '../NoWrap.tsx';
import { sportName } from '../sport.tsx';
import { useUnits } from '../units/ownUnits.ts';
import { ActivityIcon } from './ActivityIcon.tsx';
import { activityName, distance, loadBy, movingTime } from './activityText.ts';

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$3',
  paddingY: '$3',
  '& + &': { borderTop: '1px solid $colors$line' },
});
const Figure = styled('span', { color: '$textSubtle' });
const Page = styled(Link, {
  ...focusRing,
  fontSize: '$3',
  fontWeight: '$medium',
  color: '$text',
  textDecorationColor: '$colors$lineStrong',
  textUnderlineOffset: '3px',
  borderRadius: '$small',
  '&:hover': { textDecorationColor: 'currentColor' },
});
// a phone puts beside each other what wider windows put below
const Lines = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '$2',
  '@medium': { display: 'block' },
});
const Facts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '$6',
  '@medium': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.2fr)', alignItems: 'center' },
});

export interface ActivityActs {
  onMatch: (activityId: string) => void;
  onUnmatch: (activityId: string) => void;
  onDelete: (activity: { id: string; name: string; workout: string | null }) => void;
}

interface ActivityRowProps {
  activity: ActivityRow_activity$key;
  /** Left out: it is only shown. */
  acts?: ActivityActs;
}

/** One recording: what it was, what it adds up to and which workout it counts for. */
export function ActivityRow({ activity: key, acts }: ActivityRowProps) {
  const {
    id,
    recordedSport: sport,
    date,
    movingSec,
    distanceM,
    tss,
    measure,
    measureNote,
    workout,
  } = useFragment(
    graphql`
      fragment ActivityRow_activity on Activity {
        id
        recordedSport
        date
        movingSec
        distanceM
        tss
        measure
        measureNote
        workout {
          id
          description
          workoutType
        }
      }
    `,
    key,
  );
  const units = useUnits();
  const day = `${shortWeekday(date)} ${fullDate(date)}`;
  const name = `${activityName(sport)} on ${day}`;
  const workoutName = workout ? workout.description || sportName(workout.workoutType) : null;
  const sums = [movingTime(movingSec), distanceM == null ? null : distance(distanceM, sport, units)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Row aria-label={name}>
      <Figure>
        <ActivityIcon sport={sport} />
      </Figure>
      <Facts>
        <Lines>
          <Page to={`/activities/${encodeURIComponent(id)}`} aria-label={name}>
            {activityName(sport)}
          </Page>
          <Text size={2} tone="muted">
            {day}
          </Text>
        </Lines>
        <Lines>
          <Text>{sums}</Text>
          <Text size={2} tone="muted">
            {loadBy(tss, measure)}
          </Text>
          {measureNote && (
            <Text size={2} tone="muted">
              {measureNote}
            </Text>
          )}
        </Lines>
        <Text tone={workoutName ? 'default' : 'muted'}>
          <NoWrap text={workoutName ? `Counts for ${workoutName}` : 'Counts for no workout'} />
        </Text>
      </Facts>
      {acts && (
        <Menu
          label={name}
          trigger={
            <IconButton label={`Options for ${name}`} size="small">
              <IconDots size={18} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<IconLink size={18} aria-hidden />} onSelect={() => acts.onMatch(id)}>
            {workoutName ? 'Change workout' : 'Choose workout'}
          </MenuItem>
          {workoutName && (
            <MenuItem icon={<IconLinkOff size={18} aria-hidden />} onSelect={() => acts.onUnmatch(id)}>
              Count for no workout
            </MenuItem>
          )}
          <MenuItem
            tone="danger"
            icon={<IconTrash size={18} aria-hidden />}
            onSelect={() => acts.onDelete({ id, name, workout: workoutName })}
          >
            Delete
          </MenuItem>
        </Menu>
      )}
    </Row>
  );
}
