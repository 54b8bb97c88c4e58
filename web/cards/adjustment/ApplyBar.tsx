import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { isLasting, type Suggestion } from './conversation.ts';

interface ApplyBarProps {
  suggestion: Suggestion;
  /** How many of its changes are wanted. */
  chosen: number;
  busy: boolean;
  onApply: () => void;
}

/** How much of the suggestion is chosen, and the way to have it done. */
export function ApplyBar({ suggestion, chosen, busy, onApply }: ApplyBarProps) {
  const lasting = isLasting(suggestion);
  return (
    <Inline gap={3} justify="between">
      <Text size={2} tone="muted" css={{ flex: '1 1 12rem' }}>
        {lasting
          ? 'Nothing has changed yet.'
          : `${chosen} of ${suggestion.changes.length} chosen. Nothing has changed yet.`}
      </Text>
      <Button
        tone="primary"
        css={{ flexGrow: 1, '@small': { flexGrow: 0 } }}
        busy={busy}
        disabled={!lasting && chosen === 0}
        onClick={onApply}
      >
        {lasting ? 'Remember This' : 'Apply Changes'}
      </Button>
    </Inline>
  );
}
