import { graphql, useFragment } from 'react-relay';
import type { FeedbackSummary_workout$key } from '../__generated__/FeedbackSummary_workout.graphql.ts';
import { Stack } from '../ui/Layout.tsx';
import { Text } from '../ui/Text.tsx';
import { completionWord, skipReasonWord } from '../words.ts';
import { timeText } from '../../api/core/units/timeText.ts';

/** What the athlete told of a workout, for someone else to read. */
export function FeedbackSummary({ workout: key }: { workout: FeedbackSummary_workout$key }) {
  const { feedback } = useFragment(
    graphql`
      fragment FeedbackSummary_workout on Workout {
        feedback {
          completionStatus
          actualDuration
          perceivedExertion
          feelingRating
          notes
          reasonForSkip
        }
      }
    `,
    key,
  );
  if (!feedback) return <Text tone="muted">The athlete has told nothing of it yet.</Text>;
  const { completionStatus, actualDuration, perceivedExertion, feelingRating, notes, reasonForSkip } = feedback;
  const facts = [
    actualDuration == null ? null : timeText(actualDuration),
    perceivedExertion == null ? null : `Effort ${perceivedExertion}/10`,
    feelingRating == null ? null : `Feeling ${feelingRating}/10`,
    reasonForSkip == null ? null : `Reason: ${skipReasonWord(reasonForSkip) ?? reasonForSkip.toLowerCase()}`,
  ].filter((fact) => fact !== null);
  return (
    <Stack gap={2}>
      <Text weight="medium">{completionWord(completionStatus) ?? completionStatus}</Text>
      {facts.length > 0 && <Text tone="muted">{facts.join(' · ')}</Text>}
      {notes && <Text css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{notes}</Text>}
    </Stack>
  );
}
