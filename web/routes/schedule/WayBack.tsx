import { graphql, useFragment } from 'react-relay';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import type { WayBack_athlete$key } from '../../__generated__/WayBack_athlete.graphql.ts';
import { shortDay } from '../../cards/dateText.ts';
import { intensityName } from '../../cards/intensity.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const SHOWN_DAYS = 7;

const Days = styled('ol', { display: 'flex', flexDirection: 'column', fontSize: '$3', lineHeight: '$normal' });
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: '$3',
  paddingY: '$2',
  '& + &': { borderTop: '1px solid $colors$line' },
});
const Quiet = styled('span', { color: '$textMuted' });

/** The coming seven days as they stand, today first. */
export function WayBack({ athlete: key }: { athlete: WayBack_athlete$key }) {
  const { today, schedule } = useFragment(
    graphql`
      fragment WayBack_athlete on Athlete {
        today
        schedule {
          weeks @required(action: THROW) {
            workouts {
              id
              scheduledDate
              description
              duration
              intensity
            }
          }
        }
      }
    `,
    key,
  );
  const workouts = schedule?.weeks.flatMap((week) => week.workouts) ?? [];
  const days = Array.from({ length: SHOWN_DAYS }, (_, index): Day => addDays(today, index));
  return (
    <Stack gap={2} as="section">
      <Heading as="h3" size={4}>
        Your next seven days
      </Heading>
      <Days aria-label="Your next seven days">
        {days.map((day) => {
          const ofDay = workouts.filter(({ scheduledDate }) => scheduledDate === day);
          return (
            <Row key={day}>
              <Quiet>{shortDay(day)}</Quiet>
              <div>
                {ofDay.length === 0 && <Quiet>Rest</Quiet>}
                {ofDay.map(({ id, description, duration, intensity }) => (
                  <div key={id}>
                    {description} <Quiet>{`${duration} min, ${intensityName(intensity).toLowerCase()}`}</Quiet>
                  </div>
                ))}
              </div>
            </Row>
          );
        })}
      </Days>
    </Stack>
  );
}
