import { IconAlertCircle } from '@tabler/icons-react';
import { createContext, use, useId, useMemo, type ReactNode } from 'react';
import { styled } from './theme.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Wiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<Wiring | null>(null);

/** Attributes that tie a control to the Field around it; its own attributes win. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$2', minWidth: 0 });

const labelStyle = {
  display: 'block',
  fontSize: '$3',
  fontWeight: '$medium',
  lineHeight: '$snug',
  color: '$text',
} as const;
const Label = styled('label', labelStyle);
const Legend = styled('legend', { ...labelStyle, marginBottom: '$2' });

const Mark = styled('span', { color: '$danger', marginLeft: '$1' });
const Aside = styled('span', { color: '$textSubtle', fontWeight: '$regular', marginLeft: '$2' });

const Hint = styled('p', { fontSize: '$2', lineHeight: '$normal', color: '$textSubtle' });

const Error = styled('p', {
  display: 'flex',
  gap: '$2',
  fontSize: '$2',
  lineHeight: '$normal',
  color: '$danger',
  '& svg': { marginTop: '0.1em' },
});

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; announced when it appears. */
  error?: string | undefined;
  required?: boolean;
  /** Writes "(optional)" after the label. */
  optional?: boolean;
  children: ReactNode;
}

/** `aria-required` is for the control; the star is for the eye. */
function Marks({ required = false, optional = false }: { required?: boolean; optional?: boolean }) {
  return (
    <>
      {required && <Mark aria-hidden>*</Mark>}
      {optional && <Aside>(optional)</Aside>}
    </>
  );
}

function useWiring({ hint, error, required = false }: Pick<FieldProps, 'hint' | 'error' | 'required'>) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const wiring = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
  return { wiring, hintId, errorId };
}

function Notes({
  hint,
  hintId,
  error,
  errorId,
}: {
  hint: ReactNode;
  hintId?: string;
  error?: string;
  errorId?: string;
}) {
  return (
    <>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && (
        <Error id={errorId} role="alert">
          <IconAlertCircle size={16} aria-hidden />
          {error}
        </Error>
      )}
    </>
  );
}

/** Label, hint and error around one control, which reads its id and aria attributes from here. */
export function Field({ label, hint, error, required, optional, children }: FieldProps) {
  const { wiring, hintId, errorId } = useWiring({ hint, error, required });
  return (
    <Root>
      <Label htmlFor={wiring.id}>
        {label}
        <Marks required={required} optional={optional} />
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <Notes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </Root>
  );
}

/** The same around several controls (chips, radio cards): a fieldset with a legend. */
export function FieldGroup({ label, hint, error, required, optional, children }: FieldProps) {
  const { wiring, hintId, errorId } = useWiring({ hint, error, required });
  return (
    <fieldset aria-describedby={wiring.describedBy} aria-invalid={wiring.invalid || undefined}>
      <Legend>
        {label}
        <Marks required={required} optional={optional} />
        {required && <VisuallyHidden> (required)</VisuallyHidden>}
      </Legend>
      <Root>
        {children}
        <Notes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </Root>
    </fieldset>
  );
}
