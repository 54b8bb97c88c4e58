import { styled } from '../ui/theme.ts';

const Figures = styled('span', { whiteSpace: 'nowrap' });

/** "3 × 8 min", "5 h 57 min", "6.1 h", "205 TSS": read at a glance only while it stands on one line. */
const FIGURES = /(\d+ × [\d.,:]+(?: \p{L}+)?|\d+ h \d+ min|[\d.,]+ (?:h|min|TSS|km|m)\b)/u;

/** A sentence or a workout's name, whose figures stay together where the words break. */
export function NoWrap({ text }: { text: string }) {
  // every other part is one of the figures
  return text.split(FIGURES).map((part, index) => (index % 2 === 1 ? <Figures key={index}>{part}</Figures> : part));
}
