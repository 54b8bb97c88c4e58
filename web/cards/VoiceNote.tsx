import { Text } from '../ui/Text.tsx';

const BUILT_IN = 'built-in';

interface VoiceNoteProps {
  /** built-in, or the name of a language model. */
  voice: string;
  /** A language model was to answer and could not. */
  modelMissed: boolean;
}

/** Who speaks, where it is not a matter of course. */
export function VoiceNote({ voice, modelMissed }: VoiceNoteProps) {
  if (voice === BUILT_IN && !modelMissed) return null;
  return (
    <Text size={2} tone="subtle">
      {voice === BUILT_IN ? 'Answered by the built-in coach.' : `Answered by ${voice}, checked against your plan.`}
    </Text>
  );
}
