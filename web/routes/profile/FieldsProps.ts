import type { UseFormReturn } from 'react-hook-form';
import type { ProfileFields } from './profileForm.ts';

/** What each part of the form is given. */
export interface FieldsProps {
  form: UseFormReturn<ProfileFields>;
  /** What is wrong at a path of the form. */
  errorAt: (path: string) => string | undefined;
}
