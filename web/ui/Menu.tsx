import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { keyframes, styled } from './theme.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

const Content = styled(Radix.Content, {
  zIndex: '$popover',
  minWidth: '12rem',
  maxWidth: 'min(20rem, 92vw)',
  maxHeight: 'min(24rem, var(--radix-dropdown-menu-content-available-height))',
  overflowY: 'auto',
  padding: '$1',
  backgroundColor: '$raised',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  boxShadow: '$large',
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  animation: `${appear} 120ms ease-out`,
});

const Item = styled(Radix.Item, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '2.25rem',
  padding: '$2 $3',
  borderRadius: '$small',
  fontSize: '$3',
  lineHeight: '$snug',
  color: '$text',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  '@touch': { minHeight: '$touch' },
  '& svg': { color: '$textSubtle' },
  '&[data-highlighted]': { backgroundColor: '$hover' },
  '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  variants: { tone: { danger: { color: '$danger', '& svg': { color: '$danger' } } } },
});

interface MenuProps {
  /** The button that opens it; must pass a ref on. */
  trigger: ReactNode;
  /** Names the list for assistive technology when the trigger's text does not. */
  label?: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align={align} sideOffset={6} collisionPadding={8} {...(label ? { 'aria-label': label } : {})}>
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps extends Omit<ComponentProps<typeof Item>, 'children'> {
  icon?: ReactNode;
  children: ReactNode;
}

/** With `asChild` the entry is its only child, such as a link. */
export function MenuItem({ icon, asChild, children, ...rest }: MenuItemProps) {
  if (asChild)
    return (
      <Item asChild {...rest}>
        {children}
      </Item>
    );
  return (
    <Item {...rest}>
      {icon}
      {children}
    </Item>
  );
}

export const MenuLabel = styled(Radix.Label, {
  padding: '$2 $3',
  fontSize: '$1',
  fontWeight: '$medium',
  color: '$textSubtle',
});
export const MenuSeparator = styled(Radix.Separator, { height: '1px', margin: '$1', backgroundColor: '$line' });
