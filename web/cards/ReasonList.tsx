import { graphql, useFragment } from 'react-relay';
import { tableOf } from '../../api/core/units/tableOf.ts';
import { Badge } from '../ui/Badge.tsx';
import { styled } from '../ui/theme.ts';
import type { ReasonList_workout$key } from '../__generated__/ReasonList_workout.graphql.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$3' });
const Line = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$1',
  fontSize: '$3',
  lineHeight: '$normal',
});

const SOURCES: Readonly<Record<string, string>> = tableOf({
  PHASE: 'Training phase',
  RULE: 'Training rule',
  PRINCIPLE: 'Coaching principle',
  CHECK_IN: 'Your check-in',
  FEEDBACK: 'Your feedback',
  ATHLETE: 'Your choice',
  COACH: 'Your coach',
});

/** The same, told to a coach of their athlete. */
const TO_COACH: Readonly<Record<string, string>> = tableOf({
  ...SOURCES,
  CHECK_IN: 'Their check-in',
  FEEDBACK: 'Their feedback',
  ATHLETE: 'Their choice',
  COACH: 'Coach',
});

interface ReasonListProps {
  workout: ReasonList_workout$key;
  /** It is an athlete's whom the reader coaches. */
  ofAnother: boolean;
}

/** Why a workout is what it is, and where each reason comes from. */
export function ReasonList({ workout, ofAnother }: ReasonListProps) {
  const sources = ofAnother ? TO_COACH : SOURCES;
  const { reasons } = useFragment(
    graphql`
      fragment ReasonList_workout on Workout {
        reasons {
          kind
          text
          source
        }
      }
    `,
    workout,
  );
  return (
    <List>
      {reasons.map(({ kind, text, source }, index) => (
        <Line key={`${kind}-${index}`}>
          <Badge tone="outline">{sources[source] ?? 'Training rule'}</Badge>
          {text}
        </Line>
      ))}
    </List>
  );
}
