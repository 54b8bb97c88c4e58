import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { ChangeList } from './ChangeList.tsx';
import { VoiceNote } from '../VoiceNote.tsx';
import type { Suggestion } from './conversation.ts';

interface SuggestionMessageProps {
  suggestion: Suggestion;
  /** Of its changes, those that are not wanted; null where it cannot be applied any more. */
  leftOut: readonly string[] | null;
  onLeaveOut: (changeId: string, isOut: boolean) => void;
}

/** What the coach says: what was understood, each change with its before and after, and why, or one question. */
export function SuggestionMessage({ suggestion, leftOut, onLeaveOut }: SuggestionMessageProps) {
  const { understood, changes, explanation, question, voice, modelMissed } = suggestion;
  return (
    <Stack gap={3}>
      <Text tone="muted">{understood}</Text>
      {changes.length > 0 && (
        <ChangeList label="Suggested changes" changes={changes} leftOut={leftOut} onLeaveOut={onLeaveOut} />
      )}
      {explanation && <Text>{explanation}</Text>}
      {question && <Text weight="medium">{question}</Text>}
      <VoiceNote voice={voice} modelMissed={modelMissed} />
    </Stack>
  );
}
