import { IconShieldCheck, IconShieldExclamation } from '@tabler/icons-react';
import { styled } from '../ui/theme.ts';
import { type Limit, proofSummary } from './proofText.ts';

const Kept = styled(IconShieldCheck, { color: '$success' });
const NotKept = styled(IconShieldExclamation, { color: '$warning' });
const Line = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  fontSize: '$2',
  color: '$textMuted',
  // as high in either state: what stands below stays where it is
  paddingY: '$1',
  variants: {
    kept: {
      true: {},
      false: {
        paddingX: '$2',
        // its shield stands where the other one does
        marginX: '-$2',
        borderRadius: '$medium',
        color: '$onWarningSoft',
        backgroundColor: '$warningSoft',
        fontWeight: '$medium',
      },
    },
  },
});

export const isKept = (proof: readonly Limit[]): boolean => proof.every(({ holds }) => holds);

/** A shield: whole, or with a mark where a limit of the week is broken. */
export const ProofIcon = ({ kept }: { kept: boolean }) =>
  kept ? <Kept size={16} aria-hidden /> : <NotKept size={16} aria-hidden />;

/** "1 limit broken by your move", at a glance. */
export function ProofBadge({ proof }: { proof: readonly Limit[] }) {
  const kept = isKept(proof);
  return (
    <Line kept={kept}>
      <ProofIcon kept={kept} />
      {proofSummary(proof)}
    </Line>
  );
}
