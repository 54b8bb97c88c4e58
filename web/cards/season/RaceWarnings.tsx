import { IconAlertTriangle } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { RaceWarnings_race$key } from '../../__generated__/RaceWarnings_race.graphql.ts';
import { styled } from '../../ui/theme.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2', marginTop: '$2' });
const Line = styled('li', {
  display: 'flex',
  gap: '$2',
  maxWidth: '$prose',
  fontSize: '$2',
  lineHeight: '$normal',
  color: '$warning',
  '& svg': { marginTop: '0.15em' },
  '& span': { display: 'block', color: '$textMuted' },
});

// about the season as a whole; a card of its own says it
const SHOWN_ONCE = 'TOO_MANY_A_RACES';

/** What is difficult about a race in this season, and what to do about it. */
export function RaceWarnings({ race }: { race: RaceWarnings_race$key }) {
  const { raceName, result, warnings } = useFragment(
    graphql`
      fragment RaceWarnings_race on Race {
        raceName
        result {
          status
        }
        warnings {
          kind
          message
          recommendation
        }
      }
    `,
    race,
  );
  const own = warnings.filter(({ kind }) => kind !== SHOWN_ONCE);
  // what has been raced needs no advice
  if (own.length === 0 || result) return null;
  return (
    <List aria-label={`Warnings about ${raceName}`}>
      {own.map(({ kind, message, recommendation }, index) => (
        <Line key={`${kind}-${index}`}>
          <IconAlertTriangle size={16} aria-hidden />
          <div>
            {message}
            <span>{recommendation}</span>
          </div>
        </Line>
      ))}
    </List>
  );
}
