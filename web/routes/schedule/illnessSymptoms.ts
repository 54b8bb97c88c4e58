import type { Symptom as AnySymptom } from '../../__generated__/IllnessDialog_athlete.graphql.ts';
import type { Known } from '../../names.ts';

export type Symptom = Known<AnySymptom>;

/** In the order in which they are offered; `serious` ones forbid training and ask for a doctor. */
export const SYMPTOMS: readonly { value: Symptom; label: string; serious?: true }[] = [
  { value: 'COLD', label: 'Cold' },
  { value: 'COUGH', label: 'Cough' },
  { value: 'STOMACH', label: 'Stomach' },
  { value: 'FEVER', label: 'Fever', serious: true },
  { value: 'CHEST_PAIN', label: 'Chest pain', serious: true },
  { value: 'PALPITATIONS', label: 'Palpitations', serious: true },
  { value: 'BREATHLESS', label: 'Out of breath', serious: true },
];

/** Those that this page knows. */
export const knownSymptoms = (symptoms: readonly AnySymptom[]): Symptom[] =>
  SYMPTOMS.map(({ value }) => value).filter((value) => symptoms.includes(value));

export const isSerious = (symptoms: readonly Symptom[]): boolean =>
  SYMPTOMS.some(({ value, serious }) => serious && symptoms.includes(value));

/** A cold and nothing else stays above the neck. */
export const looksMild = (symptoms: readonly Symptom[]): boolean => symptoms.length === 1 && symptoms[0] === 'COLD';
