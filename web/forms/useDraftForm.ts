import { useCallback, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';

/** What was typed into a dialog that was closed unsaved, until the page is left. */
export type Drafts = Map<string, unknown>;

/**
 * A form that survives its dialog: closed unsaved and opened again under the same `key`, it holds what was typed.
 * `keep` stores the fields, `forget` drops them, `startOver` is there while restored text is shown.
 */
export function useDraftForm<Values extends FieldValues>(drafts: Drafts, key: string, saved: DefaultValues<Values>) {
  const [baseline] = useState(saved);
  const [restored, setRestored] = useState(() => drafts.get(key) as Values | undefined);
  const form = useForm<Values>({
    defaultValues: baseline,
    ...(restored ? { values: restored, resetOptions: { keepDefaultValues: true } } : {}),
  });
  // read while rendering, so that the form keeps track of it
  const { isDirty } = form.formState;

  const keep = useCallback(() => {
    if (isDirty) drafts.set(key, form.getValues());
    else drafts.delete(key);
  }, [drafts, form, isDirty, key]);
  const forget = useCallback(() => {
    drafts.delete(key);
  }, [drafts, key]);
  const startOver = useCallback(() => {
    drafts.delete(key);
    setRestored(undefined);
    form.reset(baseline as Values);
  }, [baseline, drafts, form, key]);

  /** Writes objections beside their fields, and leads the reader to the first. */
  const showErrors = useCallback(
    (errors: readonly { path: string; message: string }[]) => {
      for (const [at, { path, message }] of errors.entries())
        form.setError(path as Path<Values>, { message }, { shouldFocus: at === 0 });
    },
    [form],
  );
  return { form, keep, forget, startOver: restored ? startOver : null, showFaults: showErrors };
}
