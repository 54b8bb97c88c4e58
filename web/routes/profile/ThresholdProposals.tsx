import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type {
  ThresholdProposals_athlete$data,
  ThresholdProposals_athlete$key,
} from '../../__generated__/ThresholdProposals_athlete.graphql.ts';
import { zoneTables } from '../../../api/core/athlete/thresholds.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import { Text, TextLink } from '../../ui/Text.tsx';
import { thresholdWord } from '../../words.ts';
import { ProfileCard } from './Facts.tsx';
import { useDecideThreshold } from './useDecideThreshold.ts';
import { rangeText, Table, unitsOf } from './zoneText.tsx';

const Opener = styled('summary', {
  ...focusRing,
  cursor: 'pointer',
  color: '$textMuted',
  fontSize: '$3',
  borderRadius: '$small',
});
const Comparison = styled(Table, {
  maxWidth: '28rem',
  marginTop: '$2',
  '& thead th:not(:first-child)': { textAlign: 'right' },
});

type Proposal = ThresholdProposals_athlete$data['thresholdProposals'][number];

const UNKNOWN = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };

/** Whose curve shows the efforts; heart rate has none. */
const SPORT_OF: Readonly<Record<string, string | undefined>> = Object.freeze({
  FTP: 'CYCLING',
  RUN_THRESHOLD_SPEED: 'RUNNING',
  CSS: 'SWIMMING',
});

/** The zones of a threshold as they are and as they would be. */
function ZoneChange({ threshold, from, to }: Pick<Proposal, 'threshold' | 'from' | 'to'>) {
  const units = unitsOf(useUnits());
  const word = thresholdWord(threshold);
  if (!word) return null;
  const { key, table } = word;
  const before = from === null || from === undefined ? null : zoneTables({ ...UNKNOWN, [key]: from })[table]!;
  const after = zoneTables({ ...UNKNOWN, [key]: to })[table]!;
  return (
    <details>
      <Opener>Zones before and after</Opener>
      <Comparison>
        <caption>{units[table].title}</caption>
        <thead>
          <tr>
            <th scope="col">Zone</th>
            <th scope="col">Now</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {after.map((line, i) => (
            <tr key={line.name}>
              <th scope="row">{line.name}</th>
              <td>{before ? rangeText(before[i]!, units[table]) : 'by feel'}</td>
              <td>{rangeText(line, units[table])}</td>
            </tr>
          ))}
        </tbody>
      </Comparison>
    </details>
  );
}

interface ThresholdProposalsProps {
  athlete: ThresholdProposals_athlete$key;
  rememberUndo: RememberUndo;
}

/** What tests, races and recordings say of the thresholds on file; nothing is written before the athlete accepts it. */
export function ThresholdProposals({ athlete: key, rememberUndo }: ThresholdProposalsProps) {
  const { thresholdProposals } = useFragment(
    graphql`
      fragment ThresholdProposals_athlete on Athlete {
        thresholdProposals {
          proposalId
          threshold
          from
          to
          sentence
        }
      }
    `,
    key,
  );
  const { accept, dismiss, isBusy } = useDecideThreshold(rememberUndo);
  if (thresholdProposals.length === 0) return null;
  return (
    <ProfileCard
      id="new-thresholds"
      title="New Thresholds"
      text="Your latest efforts point to other values. Once you accept one, your zones and the workouts to come go by it."
    >
      <Stack as="ul" gap={5}>
        {thresholdProposals.map((proposal) => (
          <Stack as="li" key={proposal.proposalId} gap={3}>
            <Text weight="medium">{proposal.sentence}</Text>
            <ZoneChange {...proposal} />
            {SPORT_OF[proposal.threshold] && (
              <TextLink
                as={Link}
                to={`/performance/curves?sport=${SPORT_OF[proposal.threshold]}`}
                css={{ alignSelf: 'flex-start' }}
              >
                {proposal.threshold === 'FTP' ? 'See your power curve' : 'See your pace curve'}
              </TextLink>
            )}
            <Inline gap={2}>
              <Button
                tone="primary"
                disabled={isBusy}
                aria-label={`Accept ${thresholdWord(proposal.threshold)?.name ?? 'it'}`}
                onClick={() => accept(proposal.proposalId)}
              >
                Accept
              </Button>
              <Button
                disabled={isBusy}
                aria-label={`Not now: ${thresholdWord(proposal.threshold)?.name ?? 'it'}`}
                onClick={() => dismiss(proposal.proposalId)}
              >
                Not Now
              </Button>
            </Inline>
          </Stack>
        ))}
      </Stack>
    </ProfileCard>
  );
}
