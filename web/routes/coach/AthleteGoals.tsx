import { graphql, useFragment } from 'react-relay';
import type { Sport } from '../../../api/core/codes/sport.ts';
import type { AthleteGoals_athlete$key } from '../../__generated__/AthleteGoals_athlete.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { raceTypeName } from '../../cards/race.tsx';
import { EXPERIENCE_LABELS, FITNESS_LABELS, SPORT_LABELS } from '../../copy.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { wordOf } from '../../names.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$4' });
const Item = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  fontSize: '$3',
  lineHeight: '$normal',
});

/** What the athlete trains for, and how fit they said they are. */
export function AthleteGoals({ athlete: key }: { athlete: AthleteGoals_athlete$key }) {
  const { raceGoal, assessments } = useFragment(
    graphql`
      fragment AthleteGoals_athlete on Athlete {
        raceGoal {
          raceType
          raceName
          targetDate
        }
        assessments {
          id
          sport
          experienceLevel
          currentFitnessLevel
          weeklyVolume
        }
      }
    `,
    key,
  );
  return (
    <>
      <Card aria-labelledby="race-goals">
        <Stack>
          <Heading id="race-goals">Race Goals</Heading>
          {raceGoal ? (
            <List>
              <Item>
                <Inline>
                  <strong>{raceGoal.raceName ?? raceTypeName(raceGoal.raceType)}</strong>
                  <Badge>{raceTypeName(raceGoal.raceType)}</Badge>
                </Inline>
                <Text tone="muted">{raceGoal.targetDate ? fullDate(raceGoal.targetDate) : 'No date yet'}</Text>
              </Item>
            </List>
          ) : (
            <Text tone="muted">No race goal yet</Text>
          )}
        </Stack>
      </Card>
      <Card aria-labelledby="fitness-assessment">
        <Stack>
          <Heading id="fitness-assessment">Fitness Assessment</Heading>
          {assessments.length === 0 ? (
            <Text tone="muted">No assessment yet</Text>
          ) : (
            <List>
              {assessments.map(({ id, sport, experienceLevel, currentFitnessLevel, weeklyVolume }) => (
                <Item key={id}>
                  <strong>{SPORT_LABELS[wordOf(sport) as Sport] ?? sport}</strong>
                  <Text tone="muted">
                    {EXPERIENCE_LABELS[wordOf(experienceLevel)] ?? experienceLevel} · Fitness:{' '}
                    {FITNESS_LABELS[wordOf(currentFitnessLevel)] ?? currentFitnessLevel}
                    {weeklyVolume && ` · ${weeklyVolume} a week`}
                  </Text>
                </Item>
              ))}
            </List>
          )}
        </Stack>
      </Card>
    </>
  );
}
