import { IconAlertCircle } from '@tabler/icons-react';
import { focusRing, styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { STEPS } from './validationErrors.ts';

const List = styled('ol', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$2',
});
const Step = styled('button', {
  ...focusRing,
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: '$touch',
  minHeight: '$touch',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  backgroundColor: 'transparent',
  color: '$textSubtle',
  fontSize: '$2',
  fontWeight: '$medium',
  textAlign: 'left',
  lineHeight: '$snug',
  cursor: 'pointer',
  '&:hover': { color: '$text' },
  '&[aria-current="step"]': { color: '$text' },
  '& svg': { color: '$danger' },
  // ends where the bar above it does
  'li:last-child > &': { justifyContent: 'flex-end' },
});
const Number = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  square: '1.5rem',
  borderRadius: '50%',
  fontSize: '$1',
  fontWeight: '$semibold',
  backgroundColor: '$neutralSoft',
  color: '$onNeutralSoft',
  transition: 'background-color $transitions$base, color $transitions$base',
  variants: {
    place: {
      before: { backgroundColor: '$accentSoft', color: '$onAccentSoft' },
      here: { backgroundColor: '$accent', color: '$onAccent' },
      after: {},
    },
  },
});
// on a phone the heading below says the name
const Name = styled(VisuallyHidden, {
  '@medium': { position: 'static', width: 'auto', height: 'auto', margin: 0, overflow: 'visible', clipPath: 'none' },
});

interface StepListProps {
  /** 1 to 4. */
  current: number;
  /** Steps that hold an answer the server refused. */
  invalid: ReadonlySet<number>;
  onChoose: (step: number) => void;
}

/** Where one is, and a way to any step. */
export function StepList({ current, invalid, onChoose }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <List>
        {STEPS.map((name, index) => {
          const step = index + 1;
          const place = step < current ? 'before' : step === current ? 'here' : 'after';
          return (
            <li key={name}>
              <Step type="button" aria-current={place === 'here' ? 'step' : undefined} onClick={() => onChoose(step)}>
                <VisuallyHidden>Step</VisuallyHidden>
                <Number place={place}>{step}</Number>
                <Name>{name}</Name>
                {invalid.has(step) && (
                  <>
                    <IconAlertCircle size={16} aria-hidden />
                    <VisuallyHidden>(needs attention)</VisuallyHidden>
                  </>
                )}
              </Step>
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">{`Step ${current} of ${STEPS.length}`}</VisuallyHidden>
    </nav>
  );
}
