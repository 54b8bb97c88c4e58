import { styled } from '../ui/theme.ts';

const Figures = styled('span', { whiteSpace: 'nowrap' });

/** "3 × 8 min": read at a glance only while it stands on one line. */
const REPEATS = /(\d+ × [\d.,:]+(?: \p{L}+)?)/u;

/** A session's name, whose figures stay together where the words break. */
export function Unbroken({ text }: { text: string }) {
  // every other part is one of the figures
  return text.split(REPEATS).map((part, index) => (index % 2 === 1 ? <Figures key={index}>{part}</Figures> : part));
}
