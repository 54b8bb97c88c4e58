import { styled } from '../ui/theme.ts';

const Figures = styled('span', { whiteSpace: 'nowrap' });

/** "3 × 8 min", "3:16 of 5:55 h", "205 TSS": read at a glance only while it stands on one line. */
const FIGURES = /(\d+ × [\d.,:]+(?: \p{L}+)?|\d+:\d+ (?:of|to) \d+:\d+ h\b|[\d.,:]+ (?:h|min|TSS|km|m)\b)/u;

/** A sentence or a workout's name, whose figures stay together where the words break. */
export function NoWrap({ text }: { text: string }) {
  // every other part is one of the figures
  return text.split(FIGURES).map((part, index) => (index % 2 === 1 ? <Figures key={index}>{part}</Figures> : part));
}
