import type { EnduranceSport } from '../../../api/core/codes/sport.ts';
import { readRecentResult, RESULT_EXAMPLES, trainingEfforts } from '../../../api/core/language/recentResult.ts';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import type { StepProps } from './StepProps.ts';
import { useTyping } from './useTyping.ts';

const ASKS: Readonly<Record<EnduranceSport, string>> = {
  running: 'A distance and its time: it sets your paces.',
  cycling: 'Your best 20 minutes or hour in watts, or your FTP.',
  swimming: 'A swim of 400 and one of 200 with their times: they set your paces.',
};
const KINDS = { running: 'paces', cycling: 'power', swimming: 'paces' } as const;

// a line each on a phone
const Efforts = styled('dl', {
  display: 'grid',
  gap: '$1 $4',
  padding: '$2 $3',
  borderRadius: '$medium',
  backgroundColor: '$sunken',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '$1 $2' },
  '& dt': { fontSize: '$3', color: '$textMuted' },
  '& dd': { fontSize: '$3', fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums' },
  '@small': { gridTemplateColumns: 'repeat(3, auto)', '& > div': { flexDirection: 'column', gap: 0 } },
});

/** A recent race or test in one line, and the efforts of training that it makes. */
export function ResultField({ sport, form, errorAt, units }: StepProps & { sport: EnduranceSport }) {
  const at = `assessments.${sport}.recentResult` as const;
  const [isTyping, field] = useTyping(form.register(at));
  const typed = form.watch(at);
  const read = typed.trim() === '' ? null : readRecentResult(typed, sport, units);
  return (
    <Stack gap={2}>
      <Field
        label="Recent race or test"
        optional
        hint={ASKS[sport]}
        error={errorAt(at) ?? (read?.ok === false && !isTyping ? read.message : undefined)}
      >
        <TextInput autoComplete="off" maxLength={100} placeholder={RESULT_EXAMPLES[sport]} {...field} />
      </Field>
      {read?.ok && (
        <Efforts aria-label={`Your ${KINDS[sport]}`} aria-live="polite">
          {trainingEfforts(read, sport, units).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Efforts>
      )}
    </Stack>
  );
}
