import { graphql, useFragment } from 'react-relay';
import type { GivenCard_race$key } from '../../__generated__/GivenCard_race.graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { CourseField } from './CourseField.tsx';
import { GivenForm } from './GivenForm.tsx';

/** Who changed it last, for the athlete and for their coach. */
const CHANGED_BY = {
  own: { ATHLETE: 'you', COACH: 'your coach' },
  coached: { ATHLETE: 'the athlete', COACH: 'a coach' },
} as const;

/** What the plan is made of besides the athlete: the course, the weather, what was practised. */
export function GivenCard({ race: key, isOwn }: { race: GivenCard_race$key; isOwn: boolean }) {
  const { id, dayPlan } = useFragment(
    graphql`
      fragment GivenCard_race on Race {
        id
        dayPlan {
          legs {
            kind
          }
          given {
            hasBikeCourse
            hasRunCourse
            ...GivenForm_given
          }
          changedByRole
        }
      }
    `,
    key,
  );
  if (!dayPlan) return null;
  const { legs, given, changedByRole } = dayPlan;
  const kinds = new Set(legs.map(({ kind }) => kind));
  const names: Readonly<Record<string, string>> = CHANGED_BY[isOwn ? 'own' : 'coached'];
  const changedBy = changedByRole == null ? undefined : names[changedByRole];
  return (
    <Card aria-label="What the plan is made of">
      <Stack gap={5}>
        <div>
          <Heading>What the plan is made of</Heading>
          {changedBy && (
            <Text size={2} tone="muted">
              Last changed by {changedBy}.
            </Text>
          )}
        </div>
        {kinds.has('RIDE') && <CourseField raceId={id} leg="bike" isThere={given.hasBikeCourse} />}
        {kinds.has('RUN') && <CourseField raceId={id} leg="run" isThere={given.hasRunCourse} />}
        <GivenForm raceId={id} given={given} />
      </Stack>
    </Card>
  );
}
