import { Button } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';

const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

/** The sentences that a question offers, as they stand in it between quotation marks. */
const choicesIn = (question: string): readonly string[] => [
  ...new Set([...question.matchAll(/“([^”]+)”/g)].map(([, sentence]) => sentence!)),
];

interface ChoicesProps {
  question: string;
  onChoose: (sentence: string) => void;
}

/** What may be answered to a question, to be chosen instead of typed; none where it offers nothing. */
export function Choices({ question, onChoose }: ChoicesProps) {
  const choices = choicesIn(question);
  if (choices.length === 0) return null;
  return (
    <Chips role="group" aria-label="Choices">
      {choices.map((choice) => (
        <Button key={choice} size="small" wraps css={{ borderRadius: '$pill' }} onClick={() => onChoose(choice)}>
          {choice}
        </Button>
      ))}
    </Chips>
  );
}
