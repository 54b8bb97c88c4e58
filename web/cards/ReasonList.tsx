import { graphql, useFragment } from 'react-relay';
import { Badge } from '../ui/Badge.tsx';
import { styled } from '../ui/theme.ts';
import type { ReasonList_workout$key } from '../__generated__/ReasonList_workout.graphql.ts';
import { athletesSourceWord, sourceWord } from '../words.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$3' });
const Line = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$1',
  fontSize: '$3',
  lineHeight: '$normal',
});

interface ReasonListProps {
  workout: ReasonList_workout$key;
  /** It is an athlete's whom the reader coaches. */
  ofAnother: boolean;
}

/** Why a workout is what it is, and where each reason comes from. */
export function ReasonList({ workout, ofAnother }: ReasonListProps) {
  const wordFor = ofAnother ? athletesSourceWord : sourceWord;
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
          <Badge tone="outline">{wordFor(source) ?? 'Training rule'}</Badge>
          {text}
        </Line>
      ))}
    </List>
  );
}
