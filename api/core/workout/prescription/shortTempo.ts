import { SHORT_TEMPO_MINUTES } from '../../constants/hardDays.ts';
import { type EnduranceTemplate, isSet, type Part, workSecondsOf } from './template.ts';

const workMinutesOf = ({ parts }: EnduranceTemplate): number =>
  parts.reduce((sum, { elements }) => sum + workSecondsOf(elements) / 60, 0);

/** No more work than a short tempo may hold. */
export const isShort = (template: EnduranceTemplate): boolean => workMinutesOf(template) <= SHORT_TEMPO_MINUTES;

/** The same with so few repetitions. */
export function shortened(template: EnduranceTemplate): EnduranceTemplate {
  const share = Math.min(1, SHORT_TEMPO_MINUTES / workMinutesOf(template));
  const fewer = (element: Part['elements'][number]) =>
    isSet(element) ? { ...element, reps: Math.max(1, Math.floor(share * element.reps)) } : element;
  const parts = template.parts.map((part) => ({ ...part, elements: part.elements.map(fewer) }));
  return { ...template, isExact: true, parts };
}
