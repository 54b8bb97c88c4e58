import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';

const Reasons = styled('ul', { paddingLeft: '$5', listStyle: 'disc' });

/** What later weeks could not take of the changes applied last, each in a sentence; nothing where they took all. */
export function SkippedWeeks({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Notice role="status" title="Some later weeks stay as they are">
      <Reasons>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Reasons>
    </Notice>
  );
}
