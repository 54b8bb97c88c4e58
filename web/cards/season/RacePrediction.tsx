import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { longClockText } from '../../../api/core/units/clock.ts';
import type { RacePrediction_race$key } from '../../__generated__/RacePrediction_race.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { TextLink } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const Line = styled('p', {
  marginTop: '$2',
  maxWidth: '$prose',
  fontSize: '$2',
  lineHeight: '$normal',
  color: '$textMuted',
});

/** The finish time to expect; on demand each method, and what would support a goal that is faster. */
export function RacePrediction({ race }: { race: RacePrediction_race$key }) {
  const { id, raceName, result, prediction } = useFragment(
    graphql`
      fragment RacePrediction_race on Race {
        id
        raceName
        result {
          status
        }
        prediction {
          summary
          support
          methods {
            label
            seconds
            evidence
          }
        }
      }
    `,
    race,
  );
  const [isOpen, show] = useState(false);
  // what has been raced is told by its result
  if (!prediction || result) return null;
  const { summary, support, methods } = prediction;
  return (
    <div>
      <Line>{summary}</Line>
      <Inline gap={3} css={{ marginTop: '$1', '@media print': { display: 'none' } }}>
        {/* below the season plan of whoever's it is */}
        <TextLink as={Link} to={`race/${id}`} aria-label={`Race-day plan of ${raceName}`} css={{ fontSize: '$2' }}>
          Race-day plan
        </TextLink>
        {methods.length > 0 && (
          <Button
            size="small"
            tone="ghost"
            aria-expanded={isOpen}
            aria-label={`How ${raceName} is predicted`}
            onClick={() => show(!isOpen)}
          >
            How
          </Button>
        )}
      </Inline>
      {isOpen && (
        <ul aria-label={`Prediction of ${raceName}`}>
          {methods.map(({ label, seconds, evidence }) => (
            <Line key={`${label} ${evidence}`} as="li">
              {label}, {evidence}: {longClockText(seconds)}
            </Line>
          ))}
          {support && <Line as="li">{support}</Line>}
        </ul>
      )}
    </div>
  );
}
