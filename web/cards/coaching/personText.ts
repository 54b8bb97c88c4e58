import type { Gender } from '../../../api/core/codes/athlete.ts';
import { GENDER_LABELS } from '../../copy.ts';
import { wordOf } from '../../names.ts';

/** "38 years • Female"; null: nothing is known yet. */
export function ageAndGender(age: number | null | undefined, gender: string | null | undefined): string | null {
  const parts = [
    age == null ? null : `${age} years`,
    gender == null ? null : (GENDER_LABELS[wordOf(gender) as Gender] ?? gender),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' • ');
}

/** The day of an instant in the reader's own zone: "4 Sep 2026". */
export function dateOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}
