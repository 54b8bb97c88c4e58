import { graphql, useFragment } from 'react-relay';
import type { WeeklyReview_overview$key } from '../__generated__/WeeklyReview_overview.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { FoldedOnPhone } from '../ui/Disclosure.tsx';
import { Inline, Stack } from '../ui/Layout.tsx';
import { Heading, Text } from '../ui/Text.tsx';
import { fullDate } from './dateText.ts';
import { NoWrap } from './NoWrap.tsx';
import { VoiceNote } from './VoiceNote.tsx';

/** What the coach says of the week behind and the one ahead. */
export function WeeklyReview({ overview: key }: { overview: WeeklyReview_overview$key }) {
  const { review, reviewWeek, reviewVoice, reviewModelMissed } = useFragment(
    graphql`
      fragment WeeklyReview_overview on Overview {
        review
        reviewWeek
        reviewVoice
        reviewModelMissed
      }
    `,
    key,
  );
  return (
    <Card aria-label="Weekly coach review">
      <Stack gap={3}>
        <Inline justify="between" align="baseline" gap={3}>
          <Heading>Weekly Coach Review</Heading>
          <Text size={2} tone="subtle">
            Monday {fullDate(reviewWeek)}
          </Text>
        </Inline>
        {review.length === 0 ? (
          <Text tone="muted">Your first review comes with your first week of training.</Text>
        ) : (
          <>
            <Text size={4} css={{ maxWidth: '$prose' }}>
              <NoWrap text={review[0]!} />
            </Text>
            <FoldedOnPhone summary="Read on">
              <Stack gap={3}>
                {review.slice(1).map((sentence) => (
                  <Text key={sentence} tone="muted" css={{ maxWidth: '$prose' }}>
                    <NoWrap text={sentence} />
                  </Text>
                ))}
                <VoiceNote voice={reviewVoice} modelMissed={reviewModelMissed} />
              </Stack>
            </FoldedOnPhone>
          </>
        )}
      </Stack>
    </Card>
  );
}
