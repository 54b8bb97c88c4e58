import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Spinner } from './Spinner.tsx';
import { css, focusRing, styled } from './theme.ts';

const look = css({
  ...focusRing,
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: '$medium',
  fontWeight: '$medium',
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color $transitions$fast, border-color $transitions$fast, color $transitions$fast',
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.5 },
  variants: {
    tone: {
      primary: {
        backgroundColor: '$accent',
        color: '$onAccent',
        boxShadow: '$small',
        '&:hover:not(:disabled):not([aria-disabled="true"])': { backgroundColor: '$accentHover' },
      },
      secondary: {
        backgroundColor: '$surface',
        color: '$text',
        borderColor: '$lineStrong',
        boxShadow: '$small',
        '&:hover:not(:disabled):not([aria-disabled="true"])': { backgroundColor: '$hover' },
      },
      ghost: {
        backgroundColor: 'transparent',
        color: '$textMuted',
        '&:hover:not(:disabled):not([aria-disabled="true"])': { backgroundColor: '$hover', color: '$text' },
      },
      danger: {
        backgroundColor: '$danger',
        color: '$onDanger',
        '&:hover:not(:disabled):not([aria-disabled="true"])': { backgroundColor: '$dangerHover' },
      },
    },
    size: {
      small: { minHeight: '$controlSmall', paddingX: '$3', fontSize: '$2', '@touch': { minHeight: '$touch' } },
      medium: { minHeight: '$control', paddingX: '$4', fontSize: '$3', '@touch': { minHeight: '$touch' } },
      large: { minHeight: '$controlLarge', paddingX: '$5', fontSize: '$4', '@small': { paddingX: '$6' } },
    },
    wide: { true: { width: '100%' } },
    // a long label goes on in a second line where the space is narrow
    wraps: { true: { maxWidth: '100%', paddingY: '$2', lineHeight: '$snug', whiteSpace: 'normal' } },
  },
  defaultVariants: { tone: 'secondary', size: 'medium' },
});

const StyledButton = styled('button', look);

/** A link that looks like a button: `<ButtonLink as={Link} to="/login">`. */
export const ButtonLink = styled('a', look);

const Label = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  variants: { faded: { true: { opacity: 0 } } },
});
const Centre = styled('span', { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /** Work is under way: takes no presses but keeps the focus, with a spinner over the label; the width stays. */
  busy?: boolean;
  icon?: ReactNode;
}

const refuse = (event: SyntheticEvent) => event.preventDefault();

export function Button({ busy = false, icon, children, disabled, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <StyledButton
      type={type}
      disabled={!busy && disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...rest}
    >
      <Label faded={busy}>
        {icon}
        {children}
      </Label>
      {busy && (
        <Centre aria-hidden>
          <Spinner />
        </Centre>
      )}
    </StyledButton>
  );
}

const StyledIconButton = styled('button', {
  ...focusRing,
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$medium',
  backgroundColor: 'transparent',
  color: '$textMuted',
  cursor: 'pointer',
  transition: 'background-color $transitions$fast, color $transitions$fast',
  '&:hover:not(:disabled)': { backgroundColor: '$hover', color: '$text' },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  variants: {
    size: {
      small: { square: '$controlSmall', '@touch': { square: '$touch' } },
      medium: { square: '$control', '@touch': { square: '$touch' } },
    },
    tone: { danger: { '&:hover:not(:disabled)': { backgroundColor: '$dangerSoft', color: '$onDangerSoft' } } },
    outlined: { true: { borderColor: '$lineStrong', backgroundColor: '$surface' } },
  },
  defaultVariants: { size: 'medium' },
});

interface IconButtonProps extends Omit<ComponentProps<typeof StyledIconButton>, 'aria-label'> {
  /** The name that assistive technology reads. */
  label: string;
}

export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <StyledIconButton type={type} aria-label={label} {...rest} />;
}
