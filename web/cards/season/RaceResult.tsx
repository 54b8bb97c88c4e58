import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { longClockText } from '../../../api/core/units/clock.ts';
import type { RaceResult_race$key } from '../../__generated__/RaceResult_race.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useSeasonActions } from './SeasonActions.tsx';
import { raceStatusWord } from '../../words.ts';

/** How a race went, from its day on; or the way to tell it. */
export function RaceResult({ race: key, today }: { race: RaceResult_race$key; today: Day }) {
  const { id, raceName, raceDate, result } = useFragment(
    graphql`
      fragment RaceResult_race on Race {
        id
        raceName
        raceDate
        result {
          status
          finishSeconds
          feeling
          notes
        }
      }
    `,
    key,
  );
  const actions = useSeasonActions();
  if (raceDate > today) return null;
  const facts = result && [
    raceStatusWord(result.status) ?? result.status,
    result.finishSeconds && longClockText(result.finishSeconds),
    result.feeling && `felt ${result.feeling}/10`,
  ];
  return (
    <div>
      <Inline gap={3} css={{ marginTop: '$2' }}>
        {facts && (
          <Text as="span" weight="medium">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        )}
        {actions && (
          <Button
            size="small"
            tone={result ? 'ghost' : 'secondary'}
            // where it wraps, its words begin where the others do
            css={result ? { marginLeft: '-$3' } : {}}
            onClick={() => actions.enterResult(id)}
            aria-label={`${result ? 'Edit' : 'Enter'} result of ${raceName}`}
          >
            {result ? 'Edit Result' : 'Enter Result'}
          </Button>
        )}
      </Inline>
      {result?.notes && (
        <Text size={2} tone="muted" css={{ marginTop: '$1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {result.notes}
        </Text>
      )}
    </div>
  );
}
