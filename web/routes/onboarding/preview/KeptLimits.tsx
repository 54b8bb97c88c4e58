import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { PlannedWeek } from '../../../../api/core/week/schedule.ts';
import { dateRange } from '../../../cards/dateText.ts';
import { ProofIcon } from '../../../cards/ProofBadge.tsx';
import { constraintText, limitCount } from '../../../cards/proofText.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { styled } from '../../../ui/theme.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

const Folded = styled(Disclosure, {
  '& summary': { width: 'fit-content', fontSize: '$3', color: '$accent' },
  '& summary svg': { display: 'inline', verticalAlign: '-0.2em' },
  '&[open] summary': { marginBottom: '$2' },
});
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(40%)',
  gap: '$3',
  paddingY: '$2',
  fontSize: '$3',
  lineHeight: '$snug',
  '& + &': { borderTop: '1px solid $colors$line' },
  '& > span:last-child': { textAlign: 'right', color: '$textMuted' },
  variants: { holds: { true: { '& > svg': { color: '$success' } }, false: { '& > svg': { color: '$warning' } } } },
});

/** The limits of the first week with their numbers, for who asks. */
export function KeptLimits({ weeks }: { weeks: readonly PlannedWeek[] }) {
  const { proof, weekStartDate, weekEndDate } = weeks[0]!;
  const lines = proof.filter(({ kind }) => kind !== 'target').toSorted((a, b) => Number(a.holds) - Number(b.holds));
  const kept = lines.filter(({ holds }) => holds).length;
  const isKept = kept === lines.length;
  return (
    <Folded>
      <summary>
        <ProofIcon kept={isKept} />{' '}
        {isKept ? `Keeps all ${limitCount(kept)}` : `${limitCount(lines.length - kept)} not kept`},{' '}
        {dateRange(weekStartDate, weekEndDate)}
      </summary>
      <ul>
        {lines.map(({ constraint, value, holds }, at) => (
          <Line key={at} holds={holds}>
            {holds ? <IconCircleCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
            <span>
              <VisuallyHidden>{holds ? 'Kept: ' : 'Not kept: '}</VisuallyHidden>
              {constraintText(constraint)}
            </span>
            <span>{value}</span>
          </Line>
        ))}
      </ul>
    </Folded>
  );
}
